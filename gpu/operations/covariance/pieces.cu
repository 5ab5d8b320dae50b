// A set of images that several GPUs share: each takes the images from `begin` on, up to `end`, in pieces that fit its
// memory. A piece becomes words of four levels, which the kernel of integer.cu multiplies; the sums of the products are
// whole numbers, so that it does not matter which GPU adds them, and in which order. At last NCCL adds the sums of all
// GPUs.

// The piece that is at work: its first image, how many images it has, and where the GPU's share ends.
struct Piece {
    int first, rows, end;
};

// First launch: before the first piece. `share` says where the GPU's images begin and end.
extern "C" __global__ void start(const int* share, Piece* piece)
{
    piece->first = share[0];
    piece->rows = 0;
    piece->end = share[1];
}

// First launch of every piece: the images after those of the last piece. A GPU with fewer images than the others has
// none left in the end.
extern "C" __global__ void advance(Piece* piece, int mostRows)
{
    int first = piece->first + piece->rows;
    piece->first = first;
    piece->rows = min(mostRows, piece->end - first);
}

// A pixel of an image of the set, as its level: of a patch of the picture, or the hash of its place.
__device__ unsigned int patchLevel(const unsigned char* input, int row, int pixel, int width, int patchWidth,
                                   int patchesAcross, int stride, int step)
{
    int patch = row * step;
    int corner = patch / patchesAcross * stride * width + patch % patchesAcross * stride;
    return input[corner + pixel / patchWidth * width + pixel % patchWidth];
}

__device__ unsigned int generatedLevel(int row, int pixel, int pixels)
{
    unsigned int hash = (unsigned int)row * pixels + pixel;
    hash = (hash ^ hash >> 16) * 0x7feb352du;
    hash = (hash ^ hash >> 15) * 0x846ca68bu;
    return hash >> 24;
}

// Second launch of a piece: four images of a pixel become one word, and the pixel's levels are added up. Words after
// the piece's last image become zero: the piece before may have had more. The warp handles 32 neighbouring pixels; it
// writes one row segment of words at a time, and adds its sums once. `levelOf(image, pixel)` is the level of one of the
// piece's images.
template <typename LevelOf>
__device__ void pack(const Piece* piece, unsigned int* words, unsigned long long* sums, int wordRows, int pixels,
                     int pitch, LevelOf levelOf)
{
    int pixel = blockIdx.x * blockDim.x + threadIdx.x;
    if (pixel >= pixels)
        return;
    unsigned long long sum = 0;
    for (int word = blockIdx.y * blockDim.y + threadIdx.y; word < wordRows; word += gridDim.y * blockDim.y) {
        unsigned int levels = 0;
        for (int i = 0; i < 4 && 4 * word + i < piece->rows; ++i) {
            unsigned int level = levelOf(4 * word + i, pixel);
            levels |= level << 8 * i;
            sum += level;
        }
        words[word * pitch + pixel] = levels;
    }
    atomicAdd(&sums[pixel], sum);
}

// It comes in four kinds, by the source of the images. Patches of the picture:
extern "C" __global__ void packPatches(const Piece* piece, unsigned int* words, unsigned long long* sums, int wordRows,
                                       int pixels, int pitch, const unsigned char* input, int width, int patchWidth,
                                       int patchesAcross, int stride, int step)
{
    pack(piece, words, sums, wordRows, pixels, pitch, [=](int image, int pixel) {
        return patchLevel(input, piece->first + image, pixel, width, patchWidth, patchesAcross, stride, step);
    });
}

// Images that are stored, one after the other, all of them:
extern "C" __global__ void packStack(const Piece* piece, unsigned int* words, unsigned long long* sums, int wordRows,
                                     int pixels, int pitch, const unsigned char* stack)
{
    pack(piece, words, sums, wordRows, pixels, pitch, [=](int image, int pixel) -> unsigned int {
        return stack[(long long)(piece->first + image) * pixels + pixel];
    });
}

// Images that are read from a file: `stack` holds those of the piece.
extern "C" __global__ void packRead(const Piece* piece, unsigned int* words, unsigned long long* sums, int wordRows,
                                    int pixels, int pitch, const unsigned char* stack)
{
    pack(piece, words, sums, wordRows, pixels, pitch,
         [=](int image, int pixel) -> unsigned int { return stack[(long long)image * pixels + pixel]; });
}

// And images of noise:
extern "C" __global__ void packGenerated(const Piece* piece, unsigned int* words, unsigned long long* sums,
                                         int wordRows, int pixels, int pitch)
{
    pack(piece, words, sums, wordRows, pixels, pitch,
         [=](int image, int pixel) { return generatedLevel(piece->first + image, pixel, pixels); });
}

// Fourth launch of a piece, after the products: adds their parts to the sums of all pieces so far. C is symmetric: of
// its lower half, row after row without gaps, NCCL has half as much to add.
extern "C" __global__ void accumulate(const int* partial, long long* products, int parts, int pixels, int pitch)
{
    int x = blockIdx.x * blockDim.x + threadIdx.x;
    int y = blockIdx.y * blockDim.y + threadIdx.y;

    // For each part the warp reads one row segment; lanes above the diagonal and beyond the edge have no element.
    if (x <= y && y < pixels) {
        long long sum = 0;
        for (int part = 0; part < parts; ++part)
            sum += partial[(part * pitch + y) * pitch + x];
        products[(long long)y * (y + 1) / 2 + x] += sum;
    }
}

// Last launch, on the sums of all GPUs: subtracts the share of the means,
//     m C = Σxy − Σx Σy / m, with levels of 0…255, so that white times white is 255².
extern "C" __global__ void finish(const long long* products, const unsigned long long* sums, float* output, int rows,
                                  int pixels)
{
    __shared__ float tile[32][33];
    int left = blockIdx.x * 32, top = blockIdx.y * 32;
    if (left > top)
        return; // above the diagonal: another block mirrors what it computes

    // In doubles, for both terms can be of 16 digits. The warp computes and writes one row segment of the lower half at
    // a time, and keeps it in the tile; lanes above the diagonal have no element.
    for (int row = threadIdx.y; row < 32; row += blockDim.y) {
        int x = left + threadIdx.x, y = top + row;
        if (x <= y && y < pixels) {
            double ofMeans = (double)sums[x] * ((double)sums[y] / rows);
            double centred = (double)products[(long long)y * (y + 1) / 2 + x] - ofMeans;
            tile[row][threadIdx.x] = (float)(centred / rows / (255.0 * 255.0));
            output[y * pixels + x] = tile[row][threadIdx.x];
        }
    }
    __syncthreads();

    // Mirrored at the diagonal: the warp writes a row segment of the upper half, which is a column of the tile. The
    // tile's rows are 33 numbers apart, so that a column lies in 32 banks.
    for (int row = threadIdx.y; row < 32; row += blockDim.y) {
        int x = top + threadIdx.x, y = left + row;
        if (y < x && x < pixels)
            output[y * pixels + x] = tile[threadIdx.x][row];
    }
}
