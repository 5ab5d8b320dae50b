// sizes: 512x512 3072x3072
//@ block 256x1
//@ result unsigned char width x height
// Where a word begins, as far as values in classes of eight go: most threads leave at the first letter.
__global__ void find(const unsigned char* in, unsigned char* out, int n)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i + 12 > n) return;
    const unsigned char word[12] = {4, 4, 4, 5, 5, 4, 4, 4, 4, 5, 5, 6};
    int k = 0;
    while (k < 12 && in[i + k] / 16 == word[k]) ++k;
    out[i] = k;
}
