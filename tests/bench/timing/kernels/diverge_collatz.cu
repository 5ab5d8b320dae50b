// sizes: 512x512 1536x1536
//@ block 256x1
//@ result int width x height
__global__ void collatz(const unsigned char* in, int* out, int n)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n) return;
    unsigned v = i + 1 + in[i];
    int steps = 0;
    while (v != 1 && steps < 300) {
        v = v & 1 ? 3 * v + 1 : v / 2;
        ++steps;
    }
    out[i] = steps;
}
