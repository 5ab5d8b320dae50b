// Third launches of the strategies that multiply FP16: a pixel's centred numbers in two images become one word, the
// first in the lower half. Words after the last pixel and the last image stay zero.

extern "C" __global__ void halve(const float* images, __half2* words, int rows, int pixels, int pitch)
{
    int pixel = blockIdx.x * blockDim.x + threadIdx.x;

    // The warp reads two row segments of D and writes one row segment of words.
    if (pixel < pixels)
        for (int word = blockIdx.y * blockDim.y + threadIdx.y; 2 * word < rows; word += gridDim.y * blockDim.y) {
            float first = images[2 * word * pitch + pixel];
            float second = 2 * word + 1 < rows ? images[(2 * word + 1) * pitch + pixel] : 0;
            words[word * pitch + pixel] = __floats2half2_rn(first, second);
        }
}

// The same, and the rounding error becomes a half too.
extern "C" __global__ void halveTwice(const float* images, __half2* words, __half2* lowWords, int rows, int pixels,
                                      int pitch)
{
    int pixel = blockIdx.x * blockDim.x + threadIdx.x;

    // The warp reads two row segments of D and writes one of high words and one of low words.
    if (pixel < pixels)
        for (int word = blockIdx.y * blockDim.y + threadIdx.y; 2 * word < rows; word += gridDim.y * blockDim.y) {
            float first = images[2 * word * pitch + pixel];
            float second = 2 * word + 1 < rows ? images[(2 * word + 1) * pitch + pixel] : 0;
            __half2 rounded = __floats2half2_rn(first, second);
            words[word * pitch + pixel] = rounded;
            lowWords[word * pitch + pixel] =
                __floats2half2_rn(first - __low2float(rounded), second - __high2float(rounded));
        }
}
