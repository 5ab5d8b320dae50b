// The larger of 0 and x, four floats a thread.
// https://github.com/sylvia-ymlin/CUDA-Kernel-Optimization/blob/b115f741/kernels/README.md
//   T4, 33554432: 1149 us
__global__ void relu(const float4* in, float4* out, int floats)
{
    int at = blockIdx.x * blockDim.x + threadIdx.x;
    if (4 * at >= floats)
        return;
    float4 v = in[at];
    out[at] = make_float4(max(0.0f, v.x), max(0.0f, v.y), max(0.0f, v.z), max(0.0f, v.w));
}
