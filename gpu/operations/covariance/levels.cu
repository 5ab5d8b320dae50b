// Launches of the strategy that multiplies levels, which are 8-bit integers, and centres the sums.

// Third launch: a pixel's levels in four images become one word. Words after the last pixel and the last image stay
// zero.
extern "C" __global__ void pack(const float* images, unsigned int* words, int rows, int pixels, int pitch)
{
    int pixel = blockIdx.x * blockDim.x + threadIdx.x;

    // The warp reads four row segments of D and writes one row segment of words.
    if (pixel < pixels)
        for (int word = blockIdx.y * blockDim.y + threadIdx.y; 4 * word < rows; word += gridDim.y * blockDim.y) {
            unsigned int levels = 0;
            for (int row = 4 * word; row < rows && row < 4 * word + 4; ++row)
                levels |= (unsigned int)images[row * pitch + pixel] << 8 * (row - 4 * word);
            words[word * pitch + pixel] = levels;
        }
}

// Last launch: adds the parts and subtracts the share of the means. All numbers are integers and exact:
//     m² C = m Σxy − Σx Σy, with levels of 0…255, so that white times white is 255².
extern "C" __global__ void addLevels(const int* partial, const unsigned int* sums, float* output, int parts, int rows,
                                     int pixels, int pitch)
{
    int x = blockIdx.x * blockDim.x + threadIdx.x;
    int y = blockIdx.y * blockDim.y + threadIdx.y;

    // C is symmetric: lanes above the diagonal and lanes beyond the edge have no element and skip the
    // rest.
    if (x <= y && y < pixels) {
        // For each part the warp reads one row segment.
        long long sum = 0;
        for (int part = 0; part < parts; ++part)
            sum += partial[(part * pitch + y) * pitch + x];
        long long centred = sum * rows - (long long)sums[x] * sums[y];

        // The warp writes its elements to consecutive addresses, and mirrored at the diagonal, one below the other.
        float element = (float)centred / ((float)rows * rows * (255.0f * 255.0f));
        output[y * pixels + x] = element;
        output[x * pixels + y] = element;
    }
}
