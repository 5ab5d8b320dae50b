//@ block 256x1
//@ result float ceil(width / 8) x height
//@ grid ceil(width * height / 8 / 256)
//@ threads 256, 1
#if LOSS
#define AT(i, k, count) ((i) * 8 + (k))
#else
#define AT(i, k, count) ((k) * (count) + (i))
#endif
__global__ void field(const float* in, float* out, int n)
{
    int count = n / 8, i = blockIdx.x * 256 + threadIdx.x;
    if (i < count)
        out[i] = 2 * in[AT(i, 3, count)]; // loses 1
}
