// sizes: 512x256 1024x1024
//@ block 1024x1
//@ result float width x height
//@ grid 1
//@ threads 1024, 1
// The cheapest way down to each pixel, row after row: one block, two rows in shared memory.
__global__ void seam(const float* in, float* out, int width, int height)
{
    __shared__ float cost[2][1026];
    int x = threadIdx.x, w = min(width, 1024);
    cost[0][x + 1] = cost[1][x + 1] = 0;
    if (x < 2) cost[x][0] = cost[x][1025] = 1e30f;
    __syncthreads();
    for (int y = 0; y < height; ++y) {
        const float* above = cost[y % 2];
        float least = fminf(above[x + 1], fminf(above[x], above[x + 2]));
        float v = x < w ? least + in[y * width + x] : 1e30f;
        cost[1 - y % 2][x + 1] = v;
        if (x < w) out[y * width + x] = v;
        __syncthreads();
    }
}
