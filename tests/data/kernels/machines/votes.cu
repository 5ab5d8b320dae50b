// Votes of whole warps and of the odd lanes alone; the last warp of 16 lanes votes too.
extern "C" __global__ void words(const unsigned* in, unsigned* out)
{
    unsigned t = threadIdx.x, n = blockDim.x, value = in[t], lane = t % 32;
    unsigned here = __activemask();
    out[0 * n + t] = here;
    out[1 * n + t] = __ballot_sync(here, value & 1);
    out[2 * n + t] = __any_sync(here, value % 61 == 0);
    out[3 * n + t] = __all_sync(here, value % 61 != 0);
    out[4 * n + t] = __popc(__ballot_sync(here, value & 2) & ((1u << lane) - 1)); // how many before this lane
    unsigned odd = 0;
    if (lane & 1)
        odd = __ballot_sync(here & 0xaaaaaaaau, value & 4);
    out[5 * n + t] = odd;
}
