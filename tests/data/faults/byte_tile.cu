// Neighbouring bytes belong to different threads; one byte more is read than was stored.
extern "C" __global__ void k(const float* in, float* out, int n)
{
    __shared__ unsigned char tile[132];
    int i = blockIdx.x * 128 + threadIdx.x;
    tile[threadIdx.x] = (unsigned char)in[i];
    __syncthreads();
    out[i] = tile[threadIdx.x + 1]; // [load]
}
