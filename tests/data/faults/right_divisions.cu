// Divides, and asks for remainders, only where the divisor is not 0.
extern "C" __global__ void k(const float* in, float* out, int n)
{
    int i = blockIdx.x * 128 + threadIdx.x;
    int count = (int)in[i] - (int)in[0];
    out[i] = (count != 0 ? 1000 / count : 0) + 1000 % (i + 1) + 0.0f / (count + 0.5f);
}
