// sizes: 512x512 1536x1536
//@ block 64x1
__global__ void sort(const int* in, int* out, int n)
{
    __shared__ int s[64];
    int t = threadIdx.x, i = blockIdx.x * 64 + t;
    s[t] = i < n ? in[i] : 1 << 30;
    for (int k = 0; k < 64; ++k) {
        __syncthreads();
        int a = 2 * t + k % 2;
        if (a + 1 < 64 && s[a] > s[a + 1]) {
            int v = s[a];
            s[a] = s[a + 1];
            s[a + 1] = v;
        }
    }
    __syncthreads();
    if (i < n) out[i] = s[t];
}
