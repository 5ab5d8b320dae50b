// sizes: 256x256 1024x1024
//@ block 32x4
//@ result float height x height
//@ grid ceil(height / 8), ceil(height / 64)
//@ threads 32, 4
// One 16 × 8 tile for each warp, of numbers rounded to tf32.
__global__ void product(const float* in, float* out, int width, int height)
{
    int lane = threadIdx.x, row = (blockIdx.y * 4 + threadIdx.y) * 16 + lane / 4, column = blockIdx.x * 8;
    float d[4] = {};
    for (int k = lane % 4; k < width; k += 8) {
        unsigned a[4], b[2];
        a[0] = __float_as_uint(in[row * width + k]);
        a[1] = __float_as_uint(in[(row + 8) * width + k]);
        a[2] = __float_as_uint(in[row * width + k + 4]);
        a[3] = __float_as_uint(in[(row + 8) * width + k + 4]);
        b[0] = __float_as_uint(in[k * width + column + lane / 4]);
        b[1] = __float_as_uint(in[(k + 4) * width + column + lane / 4]);
        asm("mma.sync.aligned.m16n8k8.row.col.f32.tf32.tf32.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, "
            "{%0, %1, %2, %3};"
            : "+f"(d[0]), "+f"(d[1]), "+f"(d[2]), "+f"(d[3])
            : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "r"(b[0]), "r"(b[1]));
    }
    float* to = out + row * height + column + lane % 4 * 2;
    to[0] = d[0];
    to[1] = d[1];
    to[8 * height] = d[2];
    to[8 * height + 1] = d[3];
}
