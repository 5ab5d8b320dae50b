//@ block 256x1
//@ result int 1 x 1 zero
//@ grid ceil(width * height / 1024)
//@ threads 256, 1
__global__ void highest(const unsigned char* in, int* out, int n)
{
    __shared__ int best;
    if (threadIdx.x == 0) best = 0;
    __syncthreads();
    int i = blockIdx.x * 256 + threadIdx.x, m = 0;
    if (4 * i + 3 < n) {
        uchar4 v = ((const uchar4*)in)[i];
        m = max(max(v.x, v.y), max(v.z, v.w));
    }
    atomicMax(&best, m);
    __syncthreads();
    if (threadIdx.x == 0) atomicMax(out, best);
}
