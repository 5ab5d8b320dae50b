// sizes: 64x64 128x128
//@ block 128x1
//@ result double width x height
__global__ void pull(const float* in, double* out, int n)
{
    __shared__ float tile[128];
    int i = blockIdx.x * 128 + threadIdx.x;
    double x = i < n ? in[i] + i * 0.01 : 0, force = 0;
    for (int base = 0; base < n; base += 128) {
        __syncthreads();
        tile[threadIdx.x] = base + threadIdx.x < n ? in[base + threadIdx.x] : 0;
        __syncthreads();
        for (int k = 0; k < 128; ++k) {
            double d = tile[k] - x;
            force += d * (d * d + 0.25);
        }
    }
    if (i < n) out[i] = force;
}
