// sizes: 512x512 1536x1536
//@ block 256x1
//@ result int 65536 x 1 zero
#if LOSS
#define BIN(i) (((i) / 8 * 4 + (i) % 2) % 65536)
#else
#define BIN(i) ((i) % 65536)
#endif
__global__ void add(const unsigned char* in, int* out, int n)
{
    int i = blockIdx.x * 256 + threadIdx.x;
    if (i < n)
        atomicMin(&out[BIN(i)], (int)in[i] - i % 7); // loses 1
}
