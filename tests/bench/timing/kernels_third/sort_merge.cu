// sizes: 512x512 2048x1024
//@ block 128x1
//@ result int width x height
//@ grid ceil(width * height / 8 / 128)
//@ threads 128, 1
// Two ascending lists become one: a thread searches where its eight values begin, then merges.
__device__ int key(const unsigned char* in, int i)
{
    return 4 * i + in[i] % 4;
}
__global__ void merge(const unsigned char* in, int* out, int n)
{
    int first = 8 * (blockIdx.x * 128 + threadIdx.x), half = n / 2;
    if (first >= 2 * half) return;
    const unsigned char* second = in + half;
    int low = max(first - half, 0), high = min(first, half);
    while (low < high) {
        int middle = (low + high) / 2;
        if (key(in, middle) <= key(second, first - 1 - middle)) low = middle + 1;
        else high = middle;
    }
    int a = low, b = first - low;
    for (int k = first; k < min(first + 8, 2 * half); ++k) {
        bool isOfFirst = b >= half || (a < half && key(in, a) <= key(second, b));
        out[k] = isOfFirst ? key(in, a++) : key(second, b++);
    }
}
