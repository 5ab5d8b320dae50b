// Four floats at once from an address that is no multiple of 16.
extern "C" __global__ void k(const float* in, float* out, int n)
{
    int i = blockIdx.x * 128 + threadIdx.x;
    float4 v = *reinterpret_cast<const float4*>(in + threadIdx.x); // [load]
    out[i] = v.x + v.y + v.z + v.w;
}
