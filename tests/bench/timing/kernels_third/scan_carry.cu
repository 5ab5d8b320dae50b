// sizes: 640x480 4096x2160
//@ block 256x1
//@ result unsigned int width x height
//@ grid height
//@ threads 256, 1
// The rows of an integral image: a block goes along its row and keeps the sum so far.
__global__ void rows(const unsigned char* in, unsigned int* out, int width, int height)
{
    __shared__ unsigned warps[8];
    int t = threadIdx.x, lane = t % 32;
    unsigned carry = 0;
    for (int x0 = 0; x0 < width; x0 += 256) {
        int x = x0 + t;
        unsigned v = x < width ? in[blockIdx.x * width + x] : 0;
        for (int k = 1; k < 32; k *= 2) {
            unsigned other = __shfl_up_sync(~0u, v, k);
            if (lane >= k) v += other;
        }
        if (lane == 31) warps[t / 32] = v;
        __syncthreads();
        unsigned before = carry;
        for (int w = 0; w < 8; ++w) {
            if (w == t / 32) v += before;
            before += warps[w];
        }
        carry = before;
        if (x < width) out[blockIdx.x * width + x] = v;
        __syncthreads();
    }
}
