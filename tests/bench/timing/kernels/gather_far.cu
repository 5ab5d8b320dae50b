//@ block 256x1
//@ result float width / 4 x height
//@ grid ceil(width * height / 1024)
//@ threads 256, 1
__global__ void gather(const float* in, float* out, int n)
{
    int i = blockIdx.x * 256 + threadIdx.x;
    if (i >= n / 4) return;
    unsigned h = i;
    float s = 0;
    #pragma unroll
    for (int k = 0; k < 4; ++k) {
        h = h * 1664525u + 1013904223u;
        s += in[(h >> 4) % n];
    }
    out[i] = s;
}
