// sizes: 512x512 1536x1536
//@ block 128x1
//@ grid ceil(width * height / 16 / 128)
//@ threads 128, 1
__global__ void sort(const float* in, float* out, int n)
{
    int g = blockIdx.x * 128 + threadIdx.x;
    if ((g + 1) * 16 > n) return;
    float v[16];
    for (int i = 0; i < 16; ++i) v[i] = in[g * 16 + i];
    for (int i = 1; i < 16; ++i) {
        float a = v[i];
        int j = i;
        for (; j > 0 && v[j - 1] > a; --j) v[j] = v[j - 1];
        v[j] = a;
    }
    for (int i = 0; i < 16; ++i) out[g * 16 + i] = v[i];
}
