// sizes: 512x512 2048x4096
//@ block 16x16
//@ result float height x width
//@ grid ceil(width / 64), ceil(height / 64)
//@ threads 16, 16
// Four by four values per thread, turned in registers.
__global__ void turn(const float* in, float* out, int width, int height)
{
    int x = 4 * (blockIdx.x * 16 + threadIdx.x), y = 4 * (blockIdx.y * 16 + threadIdx.y);
    if (x + 4 > width || y + 4 > height) return;
    float4 a = *(const float4*)&in[y * width + x], b = *(const float4*)&in[(y + 1) * width + x];
    float4 c = *(const float4*)&in[(y + 2) * width + x], d = *(const float4*)&in[(y + 3) * width + x];
    *(float4*)&out[x * height + y] = make_float4(a.x, b.x, c.x, d.x);
    *(float4*)&out[(x + 1) * height + y] = make_float4(a.y, b.y, c.y, d.y);
    *(float4*)&out[(x + 2) * height + y] = make_float4(a.z, b.z, c.z, d.z);
    *(float4*)&out[(x + 3) * height + y] = make_float4(a.w, b.w, c.w, d.w);
}
