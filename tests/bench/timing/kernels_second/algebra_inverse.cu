// sizes: 512x512 2048x2048
//@ block 64x1
//@ grid ceil(width * height / 16 / 64)
//@ threads 64, 1
// A 4 × 4 matrix for each thread, inverted in registers by Gauss and Jordan without pivots.
__global__ void inverse(const float* in, float* out, int n)
{
    int i = blockIdx.x * 64 + threadIdx.x;
    if (i >= n / 16) return;
    float a[4][4];
    #pragma unroll
    for (int k = 0; k < 4; ++k) {
        float4 row = ((const float4*)in)[4 * i + k];
        a[k][0] = row.x, a[k][1] = row.y, a[k][2] = row.z, a[k][3] = row.w;
        a[k][k] += 1000;
    }
    #pragma unroll
    for (int p = 0; p < 4; ++p) {
        float pivot = 1 / a[p][p];
        a[p][p] = 1;
        #pragma unroll
        for (int c = 0; c < 4; ++c) a[p][c] *= pivot;
        #pragma unroll
        for (int r = 0; r < 4; ++r)
            if (r != p) {
                float factor = a[r][p];
                a[r][p] = 0;
                #pragma unroll
                for (int c = 0; c < 4; ++c) a[r][c] -= factor * a[p][c];
            }
    }
    #pragma unroll
    for (int k = 0; k < 4; ++k) ((float4*)out)[4 * i + k] = make_float4(a[k][0], a[k][1], a[k][2], a[k][3]);
}
