// sizes: 64x64 160x160
//@ block 256x1
//@ grid ceil(width * height / 256)
//@ threads 256, 1
// Gravity of all bodies on each, 256 at a time from shared memory.
__global__ void gravity(const float* in, float* out, int n)
{
    __shared__ float3 bodies[256];
    int i = blockIdx.x * 256 + threadIdx.x;
    float mass = i < n ? in[i] : 0, x = i % 64, y = i / 64, ax = 0, ay = 0;
    for (int first = 0; first < n; first += 256) {
        int k = first + threadIdx.x;
        bodies[threadIdx.x] = make_float3(k % 64, k / 64, k < n ? in[k] : 0);
        __syncthreads();
        #pragma unroll 8
        for (int j = 0; j < 256; ++j) {
            float dx = bodies[j].x - x, dy = bodies[j].y - y, r = rsqrtf(dx * dx + dy * dy + 0.01f);
            float f = bodies[j].z * r * r * r;
            ax += f * dx;
            ay += f * dy;
        }
        __syncthreads();
    }
    if (i < n) out[i] = sqrtf(ax * ax + ay * ay) * mass;
}
