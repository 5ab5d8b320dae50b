// sizes: 512x512 2048x2048
//@ block 256x1
//@ result unsigned int 256 x 1 zero
//@ grid 528
//@ threads 256, 1
// Lanes with the same value add once.
__global__ void count(const unsigned char* in, unsigned int* out, int n)
{
    for (int first = blockIdx.x * 256; first < n; first += gridDim.x * 256) {
        int i = first + threadIdx.x;
        unsigned present = __ballot_sync(~0u, i < n);
        if (i >= n) continue;
        unsigned same = __match_any_sync(present, (int)in[i]);
        if (threadIdx.x % 32 == __ffs(same) - 1) atomicAdd(&out[in[i]], __popc(same));
    }
}
