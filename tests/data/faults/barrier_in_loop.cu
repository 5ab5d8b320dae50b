// The first warp has one turn more than the others, which do not come to its last barrier.
extern "C" __global__ void k(const float* in, float* out, int n)
{
    __shared__ float tile[128];
    float sum = 0;
    for (int j = threadIdx.x; j < 160; j += 128) { // [loop]
        tile[threadIdx.x] = in[j];
        __syncthreads(); // [barrier]
        sum += tile[threadIdx.x];
    }
    out[blockIdx.x * 128 + threadIdx.x] = sum;
}
