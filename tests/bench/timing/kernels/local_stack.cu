// sizes: 256x256 1024x1024
//@ block 128x1
__global__ void walk(const unsigned char* in, unsigned char* out, int n)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n) return;
    int stack[16], top = 0, visited = 0;
    stack[top++] = 1;
    while (top > 0 && visited < 200) {
        int node = stack[--top];
        visited += 1;
        if (node < 64) {
            stack[top++] = 2 * node;
            if (in[i] + node & 1) stack[top++] = 2 * node + 1;
        }
    }
    out[i] = visited;
}
