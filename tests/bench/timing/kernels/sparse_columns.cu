//@ block 256x1
//@ result float width x 8
//@ grid ceil(width * 8 / 256)
//@ threads 256, 1
// Entries of one column of a row's eight lie beside those of the other rows (ELLPACK).
__global__ void rows(const int* in, float* out, int width, int height)
{
    int r = blockIdx.x * 256 + threadIdx.x, rows = width * 8, n = width * height;
    if (r >= rows) return;
    float s = 0;
    for (int k = 0; k < 16; ++k) {
        int column = in[(k * rows + r) % n] * 37;
        s += in[column % n] * 0.5f;
    }
    out[r] = s;
}
