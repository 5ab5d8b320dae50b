// Calls that stay calls: scalars, structs by value in and out, nested calls, a guarded one, pointers to locals.
struct Pixel {
    float r, g, b;
    unsigned char alpha;
};
struct Window {
    int bounds[4];
    float weight[3];
};
__device__ __noinline__ float halve(float v)
{
    return v * 0.5f;
}
__device__ __noinline__ Pixel mix(Pixel a, Pixel b, float t)
{
    Pixel result;
    result.r = a.r + (b.r - a.r) * t;
    result.g = a.g + (b.g - a.g) * halve(t);
    result.b = b.b;
    result.alpha = a.alpha;
    return result;
}
__device__ __noinline__ float pick(Window window, int index)
{
    return window.weight[index] + window.bounds[index & 3];
}
__device__ __noinline__ void bump(float* value)
{
    *value += 1.0f;
}
__device__ __noinline__ signed char narrow(unsigned char a, short b, bool c)
{
    return c ? a : b;
}
__device__ __noinline__ long long widen(double a, long long b)
{
    return static_cast<long long>(a) + b;
}
extern "C" __global__ void calls(const Pixel* in, float* out, Window window, int n)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n)
        return;
    Pixel mixed = mix(in[i], in[i + 1], 0.25f);
    float value = halve(mixed.r) + mixed.g + mixed.alpha;
    if (i & 1)
        bump(&value);
    value += pick(window, i % 3);
    value += narrow(i, i * 3, i & 4);
    value += widen(value, i);
    out[i] = value + mixed.b;
}
