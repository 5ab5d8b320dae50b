// sizes: 512x512 2048x2048
//@ block 16x16
//@ result uchar4 width x height
// A colour picture turned by 30 degrees, between four pixels.
__global__ void rotate(const uchar4* in, uchar4* out, int width, int height)
{
    int x = blockIdx.x * blockDim.x + threadIdx.x, y = blockIdx.y * blockDim.y + threadIdx.y;
    if (x >= width || y >= height) return;
    float dx = x - 0.5f * width, dy = y - 0.5f * height;
    float u = 0.8660254f * dx - 0.5f * dy + 0.5f * width, v = 0.5f * dx + 0.8660254f * dy + 0.5f * height;
    int column = floorf(u), row = floorf(v);
    if (column < 0 || row < 0 || column >= width - 1 || row >= height - 1) {
        out[y * width + x] = make_uchar4(0, 0, 0, 255);
        return;
    }
    float a = u - column, b = v - row;
    const uchar4* at = in + row * width + column;
    uchar4 p = at[0], q = at[1], r = at[width], s = at[width + 1];
    float pw = (1 - a) * (1 - b), qw = a * (1 - b), rw = (1 - a) * b, sw = a * b;
    float red = pw * p.x + qw * q.x + rw * r.x + sw * s.x, green = pw * p.y + qw * q.y + rw * r.y + sw * s.y;
    float blue = pw * p.z + qw * q.z + rw * r.z + sw * s.z;
    out[y * width + x] = make_uchar4(red, green, blue, 255);
}
