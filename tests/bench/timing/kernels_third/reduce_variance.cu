// sizes: 1024x512 4096x4096
//@ block 256x1
//@ result float height x 1
//@ grid height
//@ threads 256, 1
// Welford's mean and squares along a row, joined over lanes and warps.
struct Moments {
    float count, mean, squares;
};
__device__ Moments joined(Moments a, Moments b)
{
    float count = a.count + b.count, d = b.mean - a.mean, share = count > 0 ? b.count / count : 0;
    return {count, a.mean + d * share, a.squares + b.squares + d * d * a.count * share};
}
__global__ void variance(const float* in, float* out, int width, int height)
{
    __shared__ Moments warps[8];
    int t = threadIdx.x;
    Moments own = {0, 0, 0};
    for (int x = t; x < width; x += 256) {
        float v = in[blockIdx.x * width + x], d = v - own.mean;
        own.count += 1;
        own.mean += d / own.count;
        own.squares += d * (v - own.mean);
    }
    for (int k = 16; k > 0; k /= 2)
        own = joined(own, {__shfl_down_sync(~0u, own.count, k), __shfl_down_sync(~0u, own.mean, k),
                           __shfl_down_sync(~0u, own.squares, k)});
    if (t % 32 == 0) warps[t / 32] = own;
    __syncthreads();
    if (t > 0) return;
    for (int k = 1; k < 8; ++k) own = joined(own, warps[k]);
    out[blockIdx.x] = own.squares / own.count;
}
