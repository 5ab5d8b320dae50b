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

// Template matching from two textures: every thread fetches its window of the image and the template.
extern "C" __global__ void match(cudaTextureObject_t picture, cudaTextureObject_t templateTexture, float* output,
                                 int width, int height, int templateWidth, int templateHeight,
                                 int templateSum, int templateSquares,
                                 int regionX, int regionY, int regionWidth, int regionHeight)
{
    int x = blockIdx.x * blockDim.x + threadIdx.x;
    int y = blockIdx.y * blockDim.y + threadIdx.y; // (x, y) is the thread's place in the region of the picture
    int left = regionX + x - templateWidth / 2, top = regionY + y - templateHeight / 2; // the window's corner

    // Lanes beyond the region's right or bottom edge have no pixel and skip the rest.
    if (x < regionWidth && y < regionHeight) {
        // For each template pixel the warp fetches one row segment of the image and one texel that all lanes share.
        // Outside the image the texture gives the border. No sum exceeds 64 × 64 × 255².
        int sum = 0, squares = 0, products = 0;
        for (int row = 0; row < templateHeight; ++row)
            for (int column = 0; column < templateWidth; ++column) {
                int fromX = mirrored(left + column, width), fromY = mirrored(top + row, height);
                int pixel = tex2D<unsigned char>(picture, fromX + 0.5f, fromY + 0.5f);
                int weight = tex2D<unsigned char>(templateTexture, column + 0.5f, row + 0.5f);
                sum += pixel;
                squares += pixel * pixel;
                products += pixel * weight;
            }

        // Each lane combines its sums in 64 bits, exactly; for flat windows covariance and bound are zero.
        long long pixels = templateWidth * templateHeight;
        long long covariance = pixels * products - (long long)sum * templateSum;
        long long variance = pixels * squares - (long long)sum * sum;
        long long templateVariance = pixels * templateSquares - (long long)templateSum * templateSum;
        float bound = sqrtf((float)variance * (float)templateVariance);

        // The warp writes its coefficients, coalesced; they are clamped because rounding may exceed -1 … 1.
        output[(regionY + y) * width + regionX + x] =
            fminf(fmaxf((float)covariance / (bound > 0 ? bound : 1.0f), -1.0f), 1.0f);
    }
}
