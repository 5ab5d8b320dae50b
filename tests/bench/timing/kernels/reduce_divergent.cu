//@ block 256x1
//@ result float ceil(width * height / 256) x 1
//@ grid ceil(width * height / 256)
//@ threads 256, 1
__global__ void sums(const float* in, float* out, int n)
{
    __shared__ float s[256];
    int t = threadIdx.x, i = blockIdx.x * 256 + t;
    s[t] = i < n ? in[i] : 0;
    __syncthreads();
    for (int k = 1; k < 256; k *= 2) {
        int at = 2 * k * t;
        if (at < 256) s[at] += s[at + k];
        __syncthreads();
    }
    if (t == 0) out[blockIdx.x] = s[0];
}
