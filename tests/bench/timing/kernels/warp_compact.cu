//@ block 256x1
//@ result int width x height zero
//@ grid ceil(width * height / 256)
//@ threads 256, 1
__global__ void compact(const unsigned char* in, int* out, int n)
{
    int i = blockIdx.x * 256 + threadIdx.x, lane = threadIdx.x % 32;
    bool keep = i < n && in[i] > 127;
    unsigned kept = __ballot_sync(~0u, keep);
    if (keep) out[i - lane + __popc(kept & ((1u << lane) - 1))] = i;
}
