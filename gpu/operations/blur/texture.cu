// The coordinate of 0 … n - 1 that is fetched for i. BORDER, defined at compile time, says what lies beyond the image.
// The texture itself does 0, the nearest pixel, and 1, black. This function does 2, the image mirrored about its
// outermost pixels, because textures mirror only coordinates of 0 … 1.
__device__ int mirrored(int i, int n)
{
    if (BORDER != 2) return i;
    int period = max(2 * n - 2, 1); // forwards, then backwards
    i = abs(i) % period;
    return min(i, period - i);
}

// Blur from a texture: every thread fetches its window through the texture cache. Texels have one, two or four channels
// and never three: a row of RGB pixels is a row of 3 width grey texels here, alternately red, green and blue.
extern "C" __global__ void blur_rgb(cudaTextureObject_t picture, uchar3* output, int width, int height,
                                    const float* filter, int filterWidth)
{
    int radius = filterWidth / 2;
    int x = blockIdx.x * blockDim.x + threadIdx.x;
    int y = blockIdx.y * blockDim.y + threadIdx.y;

    // Lanes beyond the image's right or bottom edge have no pixel and skip the rest.
    if (x < width && y < height) {
        // For each filter element the warp reads one weight, the same for all lanes, and fetches a row segment of each
        // channel. The texture would replicate its last texel, which is one channel only, so columns are clamped here.
        float red = 0, green = 0, blue = 0;
        for (int row = 0; row < filterWidth; ++row)
            for (int column = 0; column < filterWidth; ++column) {
                float weight = filter[row * filterWidth + column];
                int fromX = mirrored(x + column - radius, width), fromY = mirrored(y + row - radius, height);
                if (BORDER == 0) fromX = min(max(fromX, 0), width - 1);
                red += weight * tex2D<unsigned char>(picture, 3 * fromX, fromY);
                green += weight * tex2D<unsigned char>(picture, 3 * fromX + 1, fromY);
                blue += weight * tex2D<unsigned char>(picture, 3 * fromX + 2, fromY);
            }

        // The warp rounds its sums to the nearest level and writes them to consecutive addresses, three bytes per lane.
        output[y * width + x] = make_uchar3(red + 0.5f, green + 0.5f, blue + 0.5f);
    }
}

// The same for a grey image.
extern "C" __global__ void blur_grey(cudaTextureObject_t picture, unsigned char* output, int width,
                                     int height, const float* filter, int filterWidth)
{
    int radius = filterWidth / 2;
    int x = blockIdx.x * blockDim.x + threadIdx.x;
    int y = blockIdx.y * blockDim.y + threadIdx.y;

    // Lanes beyond the image's right or bottom edge have no pixel and skip the rest.
    if (x < width && y < height) {
        // For each filter element the warp reads one weight, the same for all lanes, and fetches one row segment.
        float grey = 0;
        for (int row = 0; row < filterWidth; ++row)
            for (int column = 0; column < filterWidth; ++column) {
                float weight = filter[row * filterWidth + column];
                int fromX = mirrored(x + column - radius, width), fromY = mirrored(y + row - radius, height);
                grey += weight * tex2D<unsigned char>(picture, fromX, fromY);
            }

        // The warp rounds its sums to the nearest level and writes them to consecutive bytes, one per lane.
        output[y * width + x] = grey + 0.5f;
    }
}
