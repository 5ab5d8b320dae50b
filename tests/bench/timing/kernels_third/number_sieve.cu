// sizes: 64x64 128x128
//@ block 256x1
//@ result int ceil(width * height / 32) x 1
//@ grid ceil(width * height / 32)
//@ threads 256, 1
// Primes among 32,768 odd numbers per block: each thread strikes out the multiples of its own ones, as bits.
__global__ void sieve(const unsigned char* in, int* out)
{
    __shared__ unsigned struck[1024];
    __shared__ int count;
    int t = threadIdx.x, first = blockIdx.x * 65536 + in[blockIdx.x] / 2 * 2 + 1, primes = 0;
    for (int k = t; k < 1024; k += 256) struck[k] = 0;
    if (t == 0) count = 0;
    __syncthreads();
    for (int p = 2 * t + 3; p < 2048; p += 512) {
        int k = (p - first % p) % p;
        for (k = (k % 2 ? k + p : k) / 2; k < 32768; k += p)
            if (first + 2 * k > p) atomicOr(&struck[k / 32], 1u << k % 32);
    }
    __syncthreads();
    for (int k = t; k < 1024; k += 256) primes += __popc(~struck[k]);
    atomicAdd(&count, primes);
    __syncthreads();
    if (t == 0) out[blockIdx.x] = count;
}
