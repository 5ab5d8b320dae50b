//@ block 256x1
//@ grid ceil(width * height / 8192)
//@ threads 256, 1
__global__ void reverse(const float* in, float* out, int n)
{
    __shared__ float s[8192];
    int base = blockIdx.x * 8192;
    for (int k = threadIdx.x; k < 8192; k += 256) s[k] = base + k < n ? in[base + k] : 0;
    __syncthreads();
    for (int k = threadIdx.x; k < 8192; k += 256)
        if (base + k < n) out[base + k] = s[8191 - k];
}
