// Third launch of strategies whose Tensor Cores read shared memory themselves: D centred, rounded to TF32 as
// `centreRounded` does it, and transposed: 32 images of a pixel are a row of 128 bytes, the rows of all pixels follow
// one another, and then those of the next 32 images. The Tensor Cores need a row's groups of 16 bytes swizzled, group i
// at place i ^ pixel % 8, so that the groups i of 8 rows are in different banks.
extern "C" __global__ void centreTurned(const float* images, const unsigned int* sums, unsigned int* words, int rows,
                                        int pixels, int pitch)
{
    // A block transposes 32 images of 32 pixels at a time. The tile's rows are padded by one word, so that the words of
    // a column are in different banks.
    __shared__ float tile[32][33];
    int pixel = blockIdx.x * 32 + threadIdx.x;
    float meanLevel = pixel < pixels ? (float)sums[pixel] / rows : 0;
    for (int first = blockIdx.y * 32; first < rows; first += gridDim.y * 32) {
        // Each warp reads row segments of four images; zeros after the last image.
#pragma unroll
        for (int i = threadIdx.y; i < 32; i += 8) {
            bool isThere = first + i < rows && pixel < pixels;
            tile[i][threadIdx.x] = isThere ? (images[(first + i) * pitch + pixel] - meanLevel) * (1.0f / 255) : 0;
        }
        __syncthreads();

        // Each warp writes the rows of four pixels; a lane writes the number of image threadIdx.x.
#pragma unroll
        for (int i = threadIdx.y; i < 32; i += 8) {
            unsigned int* row = words + (first / 32 * pitch + blockIdx.x * 32 + i) * 32;
            row[threadIdx.x ^ i % 8 * 4] = (__float_as_uint(tile[threadIdx.x][i]) + 0x1000) & 0xffffe000;
        }
        __syncthreads();
    }
}
