// The block that comes last, by a counter behind a fence, adds what all have stored.
__device__ unsigned ticket;

extern "C" __global__ void k(const float* in, float* out, int n)
{
    __shared__ bool last;
    if (threadIdx.x == 0) {
        out[1 + blockIdx.x] = in[blockIdx.x * 128];
        __threadfence();
        last = atomicAdd(&ticket, 1u) == gridDim.x - 1;
        if (last) {
            float sum = 0;
            for (unsigned b = 0; b < gridDim.x; ++b)
                sum += ((volatile float*)out)[1 + b];
            out[0] = sum;
        }
    }
}
