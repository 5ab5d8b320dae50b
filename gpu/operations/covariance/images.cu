// The image set: D has an image a row and a pixel a column, first as levels 0…255, then centred and scaled to 0…1. Its
// rows begin `pitch` numbers apart.
// In every kernel here a thread looks after one pixel and strides down the images, so that any number of them will do.

// First launch, from the picture: image number `row` is patch number row · step, in reading order.
extern "C" __global__ void gather(const unsigned char* input, float* images, int rows, int pixels, int pitch, int width,
                                  int patchWidth, int patchesAcross, int stride, int step)
{
    int pixel = blockIdx.x * blockDim.x + threadIdx.x;

    // The warp copies a stretch of a patch; its reads break where the patch goes on in the picture's next row.
    if (pixel < pixels) {
        int inPatch = pixel / patchWidth * width + pixel % patchWidth;
        for (int row = blockIdx.y * blockDim.y + threadIdx.y; row < rows; row += gridDim.y * blockDim.y) {
            int patch = row * step;
            int corner = patch / patchesAcross * stride * width + patch % patchesAcross * stride;
            images[row * pitch + pixel] = input[corner + inPatch];
        }
    }
}

// First launch, from a folder: its images lie in the stack one after the other, as bytes.
extern "C" __global__ void unpack(const unsigned char* stack, float* images, int rows, int pixels, int pitch)
{
    int pixel = blockIdx.x * blockDim.x + threadIdx.x;

    // The warp reads bytes side by side and writes floats side by side.
    if (pixel < pixels)
        for (int row = blockIdx.y * blockDim.y + threadIdx.y; row < rows; row += gridDim.y * blockDim.y)
            images[row * pitch + pixel] = stack[row * pixels + pixel];
}

// First launch, from nothing: every level is a hash of its place (C. Wellons, “Prospecting for Hash Functions”, 2018).
extern "C" __global__ void generate(float* images, int rows, int pixels, int pitch)
{
    int pixel = blockIdx.x * blockDim.x + threadIdx.x;

    // The warp computes what it writes; nothing is read.
    if (pixel < pixels)
        for (int row = blockIdx.y * blockDim.y + threadIdx.y; row < rows; row += gridDim.y * blockDim.y) {
            unsigned int hash = row * pixels + pixel;
            hash = (hash ^ hash >> 16) * 0x7feb352du;
            hash = (hash ^ hash >> 15) * 0x846ca68bu;
            images[row * pitch + pixel] = hash >> 24;
        }
}

// Second launch: the sum of every pixel over all images, of which the mean image is a quotient away.
extern "C" __global__ void mean(const float* images, unsigned int* sums, int rows, int pixels, int pitch)
{
    int pixel = blockIdx.x * blockDim.x + threadIdx.x;

    // The warp reads row segments of D, eight at a time, so that eight loads are on their way before the first number is
    // added. Levels are whole numbers: the sums are exact, whichever warp adds first.
    if (pixel < pixels) {
        unsigned int sum = 0;
        int step = gridDim.y * blockDim.y;
#pragma unroll 8
        for (int row = blockIdx.y * blockDim.y + threadIdx.y; row < rows; row += step)
            sum += (unsigned int)images[row * pitch + pixel];
        atomicAdd(&sums[pixel], sum);
    }
}

// Third launch: subtract the mean image from every image; white becomes 1.
extern "C" __global__ void centre(float* images, const unsigned int* sums, int rows, int pixels, int pitch)
{
    int pixel = blockIdx.x * blockDim.x + threadIdx.x;

    // The warp fetches its part of the mean image once and then changes row segments of D in place, four at a time, so
    // that four loads are on their way before the first store.
    if (pixel < pixels) {
        float meanLevel = (float)sums[pixel] / rows;
        int step = gridDim.y * blockDim.y;
        for (int row = blockIdx.y * blockDim.y + threadIdx.y; row < rows; row += 4 * step) {
            float levels[4];
#pragma unroll
            for (int i = 0; i < 4; ++i)
                levels[i] = row + i * step < rows ? images[(row + i * step) * pitch + pixel] : 0;
#pragma unroll
            for (int i = 0; i < 4; ++i)
                if (row + i * step < rows)
                    images[(row + i * step) * pitch + pixel] = (levels[i] - meanLevel) * (1.0f / 255);
        }
    }
}

// Third launch for tensor cores: the same, and rounded to TF32, which keeps 10 bits after the point: half of the last
// of them is added to the number's bits, and those after it are taken away.
extern "C" __global__ void centreRounded(float* images, const unsigned int* sums, int rows, int pixels, int pitch)
{
    int pixel = blockIdx.x * blockDim.x + threadIdx.x;

    // The warp fetches its part of the mean image once and then changes row segments of D in place, four at a time, so
    // that four loads are on their way before the first store.
    if (pixel < pixels) {
        float meanLevel = (float)sums[pixel] / rows;
        int step = gridDim.y * blockDim.y;
        for (int row = blockIdx.y * blockDim.y + threadIdx.y; row < rows; row += 4 * step) {
            float levels[4];
#pragma unroll
            for (int i = 0; i < 4; ++i)
                levels[i] = row + i * step < rows ? images[(row + i * step) * pitch + pixel] : 0;
#pragma unroll
            for (int i = 0; i < 4; ++i)
                if (row + i * step < rows) {
                    float centred = (levels[i] - meanLevel) * (1.0f / 255);
                    images[(row + i * step) * pitch + pixel] =
                        __uint_as_float((__float_as_uint(centred) + 0x1000) & 0xffffe000);
                }
        }
    }
}
