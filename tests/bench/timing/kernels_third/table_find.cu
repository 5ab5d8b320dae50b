// sizes: 256x256 2048x1024
//@ block 256x1
//@ result int width x height
//@ bind table = input
// Keys are sought in a hash table from their own place on, and most threads of a warp wait for the last.
__global__ void find(const int* in, const int* table, int* out, int n)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n) return;
    int key = in[i] % 8, tries = 0;
    unsigned at = i * 2654435761u % n;
    while (tries < 64 && table[at] * 5 % 8 != key) {
        at = at + 1 < n ? at + 1 : 0;
        ++tries;
    }
    out[i] = tries < 64 ? (int)at : -1;
}
