// sizes: 128x128 512x512
//@ block 128x1
//@ result unsigned char width x height
// Fermat's test with products of 64 bits.
__global__ void primes(const int* in, unsigned char* out, int n)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n) return;
    unsigned long long m = 2 * (unsigned)i + 100001 + 2 * in[i], result = 1, power = 2;
    for (unsigned long long e = m - 1; e > 0; e >>= 1) {
        if (e & 1) result = result * power % m;
        power = power * power % m;
    }
    out[i] = result == 1 ? 255 : 0;
}
