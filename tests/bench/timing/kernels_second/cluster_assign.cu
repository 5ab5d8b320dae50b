// sizes: 256x256 1024x1024
//@ block 256x1
//@ result int 96 x 1 zero
//@ grid ceil(width * height / 1024)
//@ threads 256, 1
// A step of k-means with 24 means: the nearest one, then sums in shared memory, then in global.
__global__ void assign(const uchar4* in, int* out, int n)
{
    __shared__ int sums[96];
    __shared__ int3 means[24];
    int t = threadIdx.x;
    if (t < 96) sums[t] = 0;
    if (t < 24) means[t] = make_int3(t * 10, 240 - t * 10, t * 53 % 256);
    __syncthreads();
    for (int k = 0; k < 4; ++k) {
        int i = blockIdx.x * 1024 + k * 256 + t, best = 0, least = 1 << 30;
        if (i >= n) break;
        uchar4 p = in[i];
        for (int m = 0; m < 24; ++m) {
            int r = means[m].x - p.x, g = means[m].y - p.y, b = means[m].z - p.z, d = r * r + g * g + b * b;
            if (d < least) least = d, best = m;
        }
        atomicAdd(&sums[4 * best], p.x);
        atomicAdd(&sums[4 * best + 1], p.y);
        atomicAdd(&sums[4 * best + 2], p.z);
        atomicAdd(&sums[4 * best + 3], 1);
    }
    __syncthreads();
    if (t < 96 && sums[t]) atomicAdd(&out[t], sums[t]);
}
