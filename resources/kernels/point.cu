//@ title Point operation
//@ summary Every pixel of the result depends on one pixel of the picture.
//@ parameter gain = 1.5 in 0..4 step 0.1 What a value is multiplied by
//@ parameter offset = -20 in -255..255 What is added to it
//@ reference expected

// A thread computes one pixel: a warp reads 32 neighbouring pixels of a row and writes as many.
__global__ void brighten(const unsigned char* input, unsigned char* output, int width, int height, float gain, int offset)
{
    int x = blockIdx.x * blockDim.x + threadIdx.x;
    int y = blockIdx.y * blockDim.y + threadIdx.y;
    if (x >= width || y >= height)
        return;
    float value = gain * input[y * width + x] + offset;
    output[y * width + x] = (unsigned char)fminf(fmaxf(value, 0.0f), 255.0f);
}

// The reference: the result is compared with it.
__global__ void expected(const unsigned char* input, unsigned char* output, int width, int height, float gain, int offset)
{
    int x = blockIdx.x * blockDim.x + threadIdx.x;
    int y = blockIdx.y * blockDim.y + threadIdx.y;
    if (x >= width || y >= height)
        return;
    float value = gain * input[y * width + x] + offset;
    output[y * width + x] = value < 0 ? 0 : value > 255 ? 255 : (unsigned char)value;
}
