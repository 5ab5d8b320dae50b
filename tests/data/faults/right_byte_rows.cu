// Bytes of one word by different threads and warps, none twice.
extern "C" __global__ void k(const float* in, float* out, int n)
{
    __shared__ unsigned char tile[128];
    int t = threadIdx.x, i = blockIdx.x * 128 + t;
    tile[t / 4 + 32 * (t % 4)] = (unsigned char)in[i];
    __syncthreads();
    out[i] = tile[t] + tile[(t + 77) % 128];
}
