// sizes: 512x512 2048x2048
//@ block 256x1
//@ result unsigned char width x height
// How far back in its 32 values a run of like ones begins, by a vote.
__global__ void runs(const unsigned char* in, unsigned char* out, int n)
{
    int i = blockIdx.x * 256 + threadIdx.x, lane = threadIdx.x % 32;
    int v = i < n ? in[i] / 8 : -1, before = __shfl_up_sync(~0u, v, 1);
    unsigned starts = __ballot_sync(~0u, lane == 0 || v != before);
    int start = 31 - __clz(starts & (~0u >> (31 - lane)));
    if (i < n) out[i] = lane - start;
}
