// sizes: 256x256 1024x1024
//@ block 32x32
//@ result float height x height
__global__ void product(const float* in, float* out, int width, int height)
{
    __shared__ float a[32][32], b[32][32];
    int tx = threadIdx.x, ty = threadIdx.y, r = blockIdx.y * 32 + ty, c = blockIdx.x * 32 + tx;
    float s = 0;
    for (int k = 0; k < width; k += 32) {
        a[ty][tx] = in[r * width + k + tx];
        b[ty][tx] = in[(k + ty) * width + c];
        __syncthreads();
        #pragma unroll
        for (int j = 0; j < 32; ++j) s += a[ty][j] * b[j][tx];
        __syncthreads();
    }
    if (r < height && c < height) out[r * height + c] = s;
}
