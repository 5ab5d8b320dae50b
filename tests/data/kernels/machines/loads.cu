// Loads through the read-only cache, of every width.
extern "C" __global__ void words(const unsigned* in, unsigned* out)
{
    unsigned t = threadIdx.x, n = blockDim.x;
    out[0 * n + t] = __ldg(in + n - 1 - t);
    out[1 * n + t] = __ldg((const unsigned char*)in + t);
    out[2 * n + t] = __ldg((const short*)in + t);
    float f = __ldg((const float*)in + t);
    out[3 * n + t] = __float_as_uint(f);
    uint2 pair = __ldg((const uint2*)in + t / 2);
    out[4 * n + t] = pair.x ^ pair.y;
    uint4 four = __ldg((const uint4*)in + t / 4);
    out[5 * n + t] = four.x + four.y + four.z + four.w;
}
