// sizes: 256x256 1024x1024
//@ block 128x1
//@ grid 528
//@ threads 128, 1
//@ buffer counter int 1 zero
//@ bind next = counter
// Blocks take 1,024 values each from a counter until none are left, and some take longer.
__global__ void queue(const unsigned char* in, int* next, float* out, int n)
{
    __shared__ int taken;
    for (;;) {
        __syncthreads();
        if (threadIdx.x == 0) taken = atomicAdd(next, 1024);
        __syncthreads();
        int first = taken;
        if (first >= n) return;
        for (int i = first + threadIdx.x; i < min(first + 1024, n); i += 128) {
            float v = in[i];
            for (int k = 0; k < in[i] / 4; ++k) v = v * 0.99f + 1;
            out[i] = v;
        }
    }
}
