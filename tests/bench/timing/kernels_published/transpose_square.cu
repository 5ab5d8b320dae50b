// A square, one value a thread of 16x16: reads along rows and writes down columns, or with LOADS the other way round.
// https://github.com/ayush-os/transpose/blob/7f2491a9/README.md
//   A100, 4096x4096 LOADS=0: 161.14 us; 4096x4096 LOADS=1: 143.6 us
__global__ void turn(float* out, const float* in, int side)
{
    int x = blockIdx.x * blockDim.x + threadIdx.x, y = blockIdx.y * blockDim.y + threadIdx.y;
    if (x >= side || y >= side)
        return;
#if LOADS
    out[y * side + x] = in[x * side + y];
#else
    out[x * side + y] = in[y * side + x];
#endif
}
