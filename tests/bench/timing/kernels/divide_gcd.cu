//@ block 128x1
__global__ void gcd(const int* in, int* out, int n)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n) return;
    int a = i % 5040 + 1, b = in[i] + 60;
    while (b) {
        int t = a % b;
        a = b;
        b = t;
    }
    out[i] = a;
}
