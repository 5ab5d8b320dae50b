//@ block 256x1
//@ result float width x height zero
// Every million of elements is permuted.
__global__ void scatter(const float* in, float* out, int n)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n) return;
    unsigned h = i * 0x9E375u & 0xFFFFF;
    h = (h ^ h >> 9) * 0x2545Fu & 0xFFFFF;
    unsigned to = (i & ~0xFFFFF) | h;
    if (to < n) out[to] = in[i];
}
