// sizes: 256x256 1536x1536
//@ block 32x8
// A step of Floyd and Warshall's shortest paths: all that go through node 7.
__global__ void through(const int* in, int* out, int width, int height)
{
    int x = blockIdx.x * blockDim.x + threadIdx.x, y = blockIdx.y * blockDim.y + threadIdx.y;
    if (x < width && y < height) out[y * width + x] = min(in[y * width + x], in[y * width + 7] + in[7 * width + x]);
}
