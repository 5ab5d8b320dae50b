// sizes: 256x256 640x480
//@ block 256x1
//@ result int 32 x 1024 zero
//@ grid ceil(width * height / 256)
//@ threads 256, 1
__global__ void vote(const unsigned char* in, int* out, int width, int height)
{
    int i = blockIdx.x * 256 + threadIdx.x, x = i % width, y = i / width;
    if (x + 1 >= width || y + 1 >= height) return;
    int edge = abs(in[i + 1] - in[i]) + abs(in[i + width] - in[i]);
    if (edge < 60) return;
    float longest = sqrtf((float)(width * width + height * height));
    for (int k = 0; k < 32; ++k) {
        float s, c;
        __sincosf(k * 0.0981748f, &s, &c);
        int r = (x * c + y * s + longest) * (511.0f / longest);
        atomicAdd(&out[k * 1024 + r], 1);
    }
}
