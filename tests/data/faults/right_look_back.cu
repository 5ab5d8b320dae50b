// Each block adds to the sum that the block before it has published, as a scan by look-back does. The sum and the sign
// that it is there are one word, which is stored and loaded as one.
__device__ volatile unsigned long long published[1024];
extern "C" __global__ void k(const float* in, float* out, int n)
{
    int i = blockIdx.x * 128 + threadIdx.x;
    if (threadIdx.x == 0) {
        const unsigned long long isThere = 1ULL << 32;
        unsigned long long before = isThere; // and 0
        if (blockIdx.x > 0) {
            do {
                before = published[blockIdx.x - 1];
            } while (!(before & isThere));
        }
        published[blockIdx.x] = isThere | __float_as_uint(__uint_as_float((unsigned)before) + in[i]);
    }
    out[i] = in[i];
}
