// Masks of parts of a warp, as CUDA allows them.
extern "C" __global__ void k(const float* in, float* out, int n)
{
    int lane = threadIdx.x % 32, i = blockIdx.x * 128 + threadIdx.x;
    float v = in[i];
    unsigned all = 0xffffffffu;
    if (lane < 16) // each side names itself
        v += __shfl_xor_sync(0xffffu, v, 5);
    else
        v *= __shfl_xor_sync(0xffff0000u, v, 9);
    unsigned some = __ballot_sync(all, lane % 3 == 1);
    if (lane % 3 == 1) {
        v += __shfl_sync(some, v, 1) + __popc(__ballot_sync(some, v > 2));
        __syncwarp(some);
    }
    unsigned group = __match_any_sync(all, lane % 5);
    v += __shfl_sync(group, v, __ffs(group) - 1);
    double wide = v;
    if (lane < 16) // the upper lanes of a sum read beyond the mask, and nobody needs them
        for (int step = 8; step > 0; step /= 2) {
            v += __shfl_down_sync(0xffffu, v, step);
            wide += __shfl_down_sync(0xffffu, wide, step);
        }
    if (lane >= 8 && lane < 24)
        for (int step = 1; step < 16; step *= 2) {
            float below = __shfl_up_sync(0xffff00u, v, step);
            if (lane - 8 >= step)
                v += below;
        }
    if (lane & 1) { // any __syncwarp() will do
        wide = sqrt(wide);
        __syncwarp();
        wide += 1;
    } else {
        __syncwarp();
        wide *= 2;
    }
    for (int turn = 0; turn < lane % 4; ++turn) {
        unsigned active = __activemask();
        v += __shfl_sync(active, v, __ffs(active) - 1);
    }
    if (blockIdx.x == 1) {
        if (lane >= 20)
            return; // the others need not wait for these
        v += __popc(__ballot_sync(all, v > 3));
        __syncwarp();
        v += __shfl_xor_sync(all, v, 3);
        float right = __shfl_down_sync(all, v, 1); // of the last one nobody's
        v += lane == 19 ? 0 : right;
    }
    out[i] = v + (float)wide;
}
