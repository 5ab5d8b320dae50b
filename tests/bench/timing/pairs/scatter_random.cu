//@ block 256x1
#if LOSS
#define AT(i) ((unsigned)(i) * 2654435761u % (unsigned)n)
#else
#define AT(i) ((i) + ((unsigned)(i) * 2654435761u % (unsigned)n == 0xFFFFFFFFu)) // never true
#endif
__global__ void gather(const float* in, float* out, int n)
{
    int i = blockIdx.x * 256 + threadIdx.x;
    if (i < n)
        out[i] = in[AT(i)]; // loses 1
}
