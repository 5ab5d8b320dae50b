// sizes: 512x512 2048x2048
//@ block 256x1
__global__ void power(const int* in, int* out, int n)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n) return;
    unsigned base = in[i] + 2, result = 1, modulus = 9973 + i % 3, e = i % 1024;
    while (e) {
        if (e & 1) result = result * base % modulus;
        base = base * base % modulus;
        e /= 2;
    }
    out[i] = result;
}
