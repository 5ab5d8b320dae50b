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

// Sobel from a texture: every thread fetches its 3×3 window through the texture cache, built for such neighbourhoods.
extern "C" __global__ void sobel(cudaTextureObject_t picture, unsigned char* output, int width, int height)
{
    const int maskX[3][3] = {{-1, 0, 1}, {-2, 0, 2}, {-1, 0, 1}};
    const int maskY[3][3] = {{-1, -2, -1}, {0, 0, 0}, {1, 2, 1}};
    int x = blockIdx.x * blockDim.x + threadIdx.x;
    int y = blockIdx.y * blockDim.y + threadIdx.y;

    // Lanes beyond the image's right or bottom edge have no pixel and skip the rest.
    if (x < width && y < height) {
        // For each mask element the warp fetches one row segment of neighbours from the texture.
        int gx = 0, gy = 0;
        for (int dy = -1; dy <= 1; ++dy)
            for (int dx = -1; dx <= 1; ++dx) {
                int pixel = tex2D<unsigned char>(picture, mirrored(x + dx, width), mirrored(y + dy, height));
                gx += maskX[dy + 1][dx + 1] * pixel;
                gy += maskY[dy + 1][dx + 1] * pixel;
            }

        // The warp writes the gradients' magnitudes to consecutive bytes, one per lane.
        output[y * width + x] = min(255, abs(gx) + abs(gy));
    }
}
