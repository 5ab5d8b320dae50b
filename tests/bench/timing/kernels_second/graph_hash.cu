// sizes: 256x256 1024x1024
//@ block 256x1
//@ result int width * 2 x height zero
//@ grid ceil(width * height / 256)
//@ threads 256, 1
//@ tolerance 100000000 which place a key gets depends on the order
// Keys go into a table twice as large, each to the first free place from its own.
__global__ void insert(const int* in, int* out, int n)
{
    int i = blockIdx.x * 256 + threadIdx.x;
    if (i >= n) return;
    int key = in[i] * 4096 + i % 4096 + 1;
    unsigned at = (unsigned)key * 2654435769u % (2 * n);
    for (int tries = 0; tries < 64; ++tries) {
        int found = atomicCAS(&out[at], 0, key);
        if (found == 0 || found == key) return;
        at = at + 1 < 2 * n ? at + 1 : 0;
    }
}
