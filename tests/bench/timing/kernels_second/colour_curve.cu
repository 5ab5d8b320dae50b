// sizes: 512x512 3072x2048
//@ block 128x1
//@ grid ceil(width * height / 4 / 128)
//@ threads 128, 1
//@ constant curve float = gaussian(8, 5)
// A curve in constant memory, which lanes read at different places.
__constant__ float curve[289];
__global__ void apply(const uchar4* in, uchar4* out, int n)
{
    int i = blockIdx.x * 128 + threadIdx.x;
    if (i >= n / 4) return;
    uchar4 p = in[i];
    p.x = 1e4f * curve[p.x];
    p.y = 1e4f * curve[p.y];
    p.z = 1e4f * curve[p.z];
    out[i] = p;
}
