// Each thread takes its neighbour's element and then stores its own, in one warp.
extern "C" __global__ void k(const float* in, float* out, int n)
{
    __shared__ float row[160];
    int t = threadIdx.x;
    row[t] = in[blockIdx.x * 128 + t];
    if (t < 32)
        row[t + 128] = 0;
    __syncthreads();
    if (t < 32) {
        float next = row[t + 1]; // [load]
        row[t] = next; // [store]
    }
    __syncthreads();
    out[blockIdx.x * 128 + t] = row[t];
}
