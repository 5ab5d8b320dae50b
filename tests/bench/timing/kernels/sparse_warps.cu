//@ block 128x1
//@ result float height * 4 x 1
//@ grid height
//@ threads 128, 1
// One warp for each row.
__global__ void rows(const float* in, float* out, int width, int height)
{
    int r = blockIdx.x * 4 + threadIdx.x / 32, lane = threadIdx.x % 32, n = width * height;
    unsigned h = r * 2654435761u;
    int length = 16 + (h >> 24);
    float s = 0;
    for (int k = lane; k < length; k += 32) s += in[(h + k * 40503u * 16) % n] * k;
    for (int k = 16; k > 0; k /= 2) s += __shfl_xor_sync(~0u, s, k);
    if (lane == 0) out[r] = s;
}
