// sizes: 128x128 512x512
//@ block 256x1
//@ result int width x height
// How many of 64 random points are in the circle: xorshift, no memory.
__global__ void points(const unsigned char* in, int* out, int n)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n) return;
    unsigned s = i * 2654435761u ^ in[i] | 1;
    int inside = 0;
    for (int k = 0; k < 64; ++k) {
        s ^= s << 13, s ^= s >> 17, s ^= s << 5;
        float x = (s & 0xFFFF) * (1 / 65536.0f), y = (s >> 16) * (1 / 65536.0f);
        inside += x * x + y * y < 1;
    }
    out[i] = inside;
}
