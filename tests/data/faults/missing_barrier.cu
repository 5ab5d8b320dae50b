// Each thread loads one element of the tile; nobody waits until the others have.
extern "C" __global__ void k(const float* in, float* out, int n)
{
    __shared__ float tile[128];
    int i = blockIdx.x * 128 + threadIdx.x;
    tile[threadIdx.x] = in[i]; // [store]
    out[i] = tile[127 - threadIdx.x]; // [load]
}
