// sizes: 512x512 1536x1536
//@ block 256x1
__global__ void sort(const float* in, float* out, int n)
{
    __shared__ float s[256];
    int t = threadIdx.x, i = blockIdx.x * 256 + t;
    s[t] = i < n ? in[i] : 1e30f;
    for (int k = 2; k <= 256; k *= 2)
        for (int j = k / 2; j > 0; j /= 2) {
            __syncthreads();
            int other = t ^ j;
            if (other > t && (s[t] > s[other]) == ((t & k) == 0)) {
                float v = s[t];
                s[t] = s[other];
                s[other] = v;
            }
        }
    __syncthreads();
    if (i < n) out[i] = s[t];
}
