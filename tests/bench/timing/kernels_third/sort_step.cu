// sizes: 512x512 2048x2048
//@ block 512x1
//@ grid ceil(width * height / 1024)
//@ threads 512, 1
// One step of a bitonic sort in global memory: partners are 4,096 places apart.
__global__ void step(const int* in, int* out, int n)
{
    int k = blockIdx.x * 512 + threadIdx.x, i = (k & ~4095) * 2 + (k & 4095), j = i + 4096;
    if (j >= n) return;
    int a = in[i], b = in[j];
    bool isExchanged = (a > b) != ((i & 16384) != 0);
    out[i] = isExchanged ? b : a;
    out[j] = isExchanged ? a : b;
}
