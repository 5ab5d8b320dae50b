// sizes: 1024x512 1024x4096
//@ block 32x4
//@ grid ceil(height / 4)
//@ threads 32, 4
// A warp for each row, of which each lane has up to eight times four values in registers.
__global__ void normalise(const float* in, float* out, int width, int height)
{
    int y = blockIdx.x * 4 + threadIdx.y, lane = threadIdx.x, quads = min(width, 1024) / 4;
    if (y >= height) return;
    const float4* row = (const float4*)in + y * (width / 4);
    float4 v[8];
    float sum = 0, squares = 0;
    #pragma unroll
    for (int k = 0; k < 8; ++k) {
        v[k] = lane + 32 * k < quads ? row[lane + 32 * k] : make_float4(0, 0, 0, 0);
        sum += v[k].x + v[k].y + v[k].z + v[k].w;
        squares += v[k].x * v[k].x + v[k].y * v[k].y + v[k].z * v[k].z + v[k].w * v[k].w;
    }
    for (int k = 16; k > 0; k /= 2) {
        sum += __shfl_xor_sync(~0u, sum, k);
        squares += __shfl_xor_sync(~0u, squares, k);
    }
    float mean = sum / width, scale = rsqrtf(squares / width - mean * mean + 1e-5f);
    float4* to = (float4*)out + y * (width / 4);
    #pragma unroll
    for (int k = 0; k < 8; ++k)
        if (lane + 32 * k < quads)
            to[lane + 32 * k] = make_float4((v[k].x - mean) * scale, (v[k].y - mean) * scale, (v[k].z - mean) * scale,
                                            (v[k].w - mean) * scale);
}
