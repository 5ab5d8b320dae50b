// sizes: 512x512 1536x1536
//@ block 128x1
// A step of PageRank on a graph whose nodes have 0 to 15 neighbours, most of them near.
__global__ void rank(const float* __restrict__ in, float* __restrict__ out, int n)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n) return;
    unsigned h = i * 2246822519u;
    int degree = h >> 28;
    float sum = 0;
    for (int k = 0; k < degree; ++k) {
        h = h * 1664525u + 1013904223u;
        int node = k % 4 == 3 ? (int)((h >> 4) % n) : min(max(i + (int)(h >> 24) - 128, 0), n - 1);
        sum += in[node] / (1 + (node & 15));
    }
    out[i] = 0.15f + 0.85f * sum;
}
