// Sobel from global memory: every thread reads its 3×3 window itself, so each pixel is fetched up to nine times.
extern "C" __global__ void sobel(const unsigned char* input, unsigned char* output, int width, int height)
{
    const int maskX[3][3] = {{-1, 0, 1}, {-2, 0, 2}, {-1, 0, 1}};
    const int maskY[3][3] = {{-1, -2, -1}, {0, 0, 0}, {1, 2, 1}};
    int x = blockIdx.x * blockDim.x + threadIdx.x;
    int y = blockIdx.y * blockDim.y + threadIdx.y;

    // Lanes that hang over the picture's right or bottom edge have no pixel and sit out the rest.
    if (x < width && y < height) {
        // For each mask element the warp reads one row segment of neighbours from global memory, clamped to the picture.
        int gx = 0, gy = 0;
        for (int dy = -1; dy <= 1; ++dy)
            for (int dx = -1; dx <= 1; ++dx) {
                int pixel = input[min(max(y + dy, 0), height - 1) * width + min(max(x + dx, 0), width - 1)];
                gx += maskX[dy + 1][dx + 1] * pixel;
                gy += maskY[dy + 1][dx + 1] * pixel;
            }

        // The warp writes the gradients' magnitudes side by side, one byte a lane.
        output[y * width + x] = min(255, abs(gx) + abs(gy));
    }
}
