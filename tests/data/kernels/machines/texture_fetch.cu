// One fetch a thread, at coordinates from a list.
extern "C" __global__ void fetch(cudaTextureObject_t texture, const float* x, const float* y, float* values)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    values[i] = tex2D<float>(texture, x[i], y[i]);
}

extern "C" __global__ void fetchBytes(cudaTextureObject_t texture, const float* x, const float* y, unsigned* values)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    values[i] = tex2D<unsigned char>(texture, x[i], y[i]);
}
