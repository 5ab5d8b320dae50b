// The image set: D has one image per row and one pixel per column, first as levels 0…255, then centred and scaled to
// 0…1. Its rows begin `pitch` numbers apart. In every kernel here a thread handles one pixel and strides over the
// images, so any number of images works.

// First launch, from the picture: image number `row` is patch number row · step, in reading order.
extern "C" __global__ void gather(const unsigned char* input, float* images, int rows, int pixels, int pitch, int width,
                                  int patchWidth, int patchesAcross, int stride, int step)
{
    int pixel = blockIdx.x * blockDim.x + threadIdx.x;

    // The warp copies a segment of a patch; its reads are split where the patch continues in the picture's next row.
    if (pixel < pixels) {
        int inPatch = pixel / patchWidth * width + pixel % patchWidth;
        for (int row = blockIdx.y * blockDim.y + threadIdx.y; row < rows; row += gridDim.y * blockDim.y) {
            int patch = row * step;
            int corner = patch / patchesAcross * stride * width + patch % patchesAcross * stride;
            images[row * pitch + pixel] = input[corner + inPatch];
        }
    }
}

// First launch, from a folder: its images are stored one after the other, as bytes.
extern "C" __global__ void unpack(const unsigned char* stack, float* images, int rows, int pixels, int pitch)
{
    int pixel = blockIdx.x * blockDim.x + threadIdx.x;

    // The warp reads consecutive bytes and writes consecutive floats.
    if (pixel < pixels)
        for (int row = blockIdx.y * blockDim.y + threadIdx.y; row < rows; row += gridDim.y * blockDim.y)
            images[row * pitch + pixel] = stack[row * pixels + pixel];
}

// First launch, generated: every level is a hash of its place (C. Wellons, “Prospecting for Hash Functions”, 2018).
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

// Second launch: the sum of every pixel over all images; divided by their number it is the mean image.
extern "C" __global__ void mean(const float* images, unsigned int* sums, int rows, int pixels, int pitch)
{
    int pixel = blockIdx.x * blockDim.x + threadIdx.x;

    // The warp reads row segments of D, eight at a time, so that eight loads are in flight before the first number is
    // added. Levels are integers: the sums are exact in any order of the warps.
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
    // that four loads are in flight before the first store.
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

// Third launch for Tensor Cores: the same, and rounded to TF32, which keeps 10 bits after the point: half a unit of the
// last of them is added to the number's bits, and the bits after it are cleared.
extern "C" __global__ void centreRounded(float* images, const unsigned int* sums, int rows, int pixels, int pitch)
{
    int pixel = blockIdx.x * blockDim.x + threadIdx.x;

    // The warp fetches its part of the mean image once and then changes row segments of D in place, four at a time, so
    // that four loads are in flight before the first store.
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
