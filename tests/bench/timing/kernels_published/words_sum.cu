// Two arrays are added, four floats a thread.
// https://github.com/sylvia-ymlin/CUDA-Kernel-Optimization/blob/b115f741/kernels/README.md
//   T4, 33554432: 1597 us
__global__ void sum(const float4* __restrict__ left, const float4* __restrict__ right, float4* __restrict__ out,
                    int floats)
{
    int at = blockIdx.x * blockDim.x + threadIdx.x;
    if (4 * at >= floats)
        return;
    float4 a = left[at], b = right[at];
    out[at] = make_float4(a.x + b.x, a.y + b.y, a.z + b.z, a.w + b.w);
}
