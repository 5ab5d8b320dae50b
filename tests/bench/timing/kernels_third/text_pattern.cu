// sizes: 512x512 2048x2048
//@ block 128x1
//@ result int ceil(width * height / 128) x 1
//@ grid ceil(width * height / 128 / 128)
//@ threads 128, 1
// Horspool's search: each thread looks for a word in 128 letters, and skips as far as the last letter lets it.
__global__ void search(const unsigned char* in, int* out, int n)
{
    __shared__ unsigned char skip[32];
    const unsigned char word[6] = {9, 9, 10, 9, 10, 10};
    int t = threadIdx.x, i = blockIdx.x * 128 + t;
    if (t < 32) {
        skip[t] = 6;
        for (int k = 0; k < 5; ++k)
            if (word[k] == t) skip[t] = 5 - k;
    }
    __syncthreads();
    if (i >= n / 128) return;
    int at = i * 128, end = min(at + 128, n - 5), found = 0;
    while (at < end) {
        int k = 5;
        while (k >= 0 && in[at + k] / 8 == word[k]) --k;
        found += k < 0;
        at += skip[in[at + 5] / 8];
    }
    out[i] = found;
}
