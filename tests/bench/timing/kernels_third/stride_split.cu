// sizes: 640x480 2560x1920
//@ block 192x1
//@ result float width x height * 3
// Interleaved colours become three planes of floats, as neural networks take them.
__global__ void split(const uchar3* in, float* out, int n)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n) return;
    uchar3 p = in[i];
    out[i] = p.x / 127.5f - 1;
    out[n + i] = p.y / 127.5f - 1;
    out[2 * n + i] = p.z / 127.5f - 1;
}
