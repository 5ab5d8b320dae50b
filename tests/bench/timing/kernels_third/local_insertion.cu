// sizes: 256x256 1024x1024
//@ block 64x1
//@ grid ceil(width * height / 20 / 64)
//@ threads 64, 1
// Each thread sorts 20 values by insertion.
__global__ void sort(const int* in, int* out, int n)
{
    int i = blockIdx.x * 64 + threadIdx.x;
    if (i >= n / 20) return;
    int v[20];
    for (int k = 0; k < 20; ++k) {
        int value = in[20 * i + k] * 37 % 256, at = k;
        for (; at > 0 && v[at - 1] > value; --at) v[at] = v[at - 1];
        v[at] = value;
    }
    for (int k = 0; k < 20; ++k) out[20 * i + k] = v[k];
}
