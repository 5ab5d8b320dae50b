//@ block 128x1
//@ result float height * 4 x 1
//@ grid ceil(height * 4 / 128)
//@ threads 128, 1
// One thread for each row of a matrix whose rows have 1 to 32 entries.
__global__ void rows(const float* in, float* out, int width, int height)
{
    int r = blockIdx.x * 128 + threadIdx.x, n = width * height;
    if (r >= height * 4) return;
    unsigned h = r * 2654435761u;
    int length = 1 + (h >> 27);
    float s = 0;
    for (int k = 0; k < length; ++k) {
        h = h * 1664525u + 1013904223u;
        s += in[(h >> 3) % n] * (k + 1);
    }
    out[r] = s;
}
