// sizes: 512x512 2048x2048
//@ block 256x1
//@ result int width x height zero
//@ buffer counter int 1 zero
//@ bind count = counter
//@ tolerance 100000000 the order of the frontier is free
// A step of a breadth-first search: neighbours that were not reached go into a queue, a warp at a time.
__global__ void expand(const unsigned char* in, int* count, int* out, int width, int height)
{
    int i = blockIdx.x * 256 + threadIdx.x, lane = threadIdx.x % 32, n = width * height;
    const int steps[4] = {-1, 1, -width, width};
    bool isFrontier = i < n && in[i] > 150;
    for (int k = 0; k < 4; ++k) {
        int next = i + steps[k];
        bool isNew = isFrontier && next >= 0 && next < n && in[next] <= 150;
        unsigned news = __ballot_sync(~0u, isNew);
        if (news == 0) continue;
        int first = 0;
        if (lane == 0) first = atomicAdd(count, __popc(news));
        first = __shfl_sync(~0u, first, 0) + __popc(news & ((1u << lane) - 1));
        if (isNew && first < n) out[first] = next;
    }
}
