// sizes: 1024x1024 4096x3072
//@ block 256x1
//@ grid ceil(width * height / 16 / 256)
//@ threads 256, 1
// Sixteen bytes per thread, as four words.
__global__ void invert(const unsigned char* in, unsigned char* out, int n)
{
    int i = blockIdx.x * 256 + threadIdx.x;
    if (i >= n / 16) return;
    uint4 v = ((const uint4*)in)[i];
    ((uint4*)out)[i] = make_uint4(~v.x, ~v.y, ~v.z, ~v.w);
}
