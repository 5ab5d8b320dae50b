// Covariance by warpgroups with tiles of 192 × 192: each number fetched is used 192 times instead of 128, and three
// warpgroups share it. One such block fills a multiprocessor. The numbers are TF32, in the layout that the Tensor Cores
// need in shared memory: see turned.cu.

__device__ unsigned sharedAddress(const void* place) { return (unsigned)__cvta_generic_to_shared(place); }

// The block and the Tensor Memory Accelerator (TMA) share a barrier in shared memory that counts arrivals and bytes.
__device__ void makeBarrier(unsigned long long* barrier)
{
    asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" ::"r"(sharedAddress(barrier)) : "memory");
}

__device__ void expectBytes(unsigned long long* barrier, unsigned bytes)
{
    asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], %1;" ::"r"(sharedAddress(barrier)), "r"(bytes)
                 : "memory");
}

__device__ void waitFor(unsigned long long* barrier, unsigned phase)
{
    unsigned done = 0;
    while (!done)
        asm volatile("{\n\t.reg .pred p;\n\tmbarrier.try_wait.parity.shared::cta.b64 p, [%1], %2;\n\t"
                     "selp.u32 %0, 1, 0, p;\n\t}"
                     : "=r"(done)
                     : "r"(sharedAddress(barrier)), "r"(phase)
                     : "memory");
}

// Starts a bulk copy of `bytes` bytes, a multiple of 16, to shared memory; the TMA counts them at the barrier.
__device__ void copyBulk(void* to, const void* from, unsigned bytes, unsigned long long* barrier)
{
    asm volatile("cp.async.bulk.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1], %2, [%3];" ::"r"(
                     sharedAddress(to)),
                 "l"(from), "r"(bytes), "r"(sharedAddress(barrier))
                 : "memory");
}

// The descriptor of a tile for the Tensor Cores, in units of 16 bytes: its address, 1,024 bytes from 8 rows to the next
// 8, and the 128-byte swizzling of the groups of 16 bytes in a row (PTX ISA, matrix descriptor).
__device__ unsigned long long descriptorOf(const void* tile)
{
    return sharedAddress(tile) / 16 | 1ull << 16 | 64ull << 32 | 1ull << 62;
}

// Products are asynchronous: they are started in groups, and the warps must wait for a group to complete.
__device__ void beginGroup() { asm volatile("wgmma.fence.sync.aligned;" ::: "memory"); }
__device__ void endGroup() { asm volatile("wgmma.commit_group.sync.aligned;" ::: "memory"); }
__device__ void waitForAllButTheLastGroup() { asm volatile("wgmma.wait_group.sync.aligned 1;" ::: "memory"); }
__device__ void waitForAllGroups() { asm volatile("wgmma.wait_group.sync.aligned 0;" ::: "memory"); }

// One instruction of four warps: multiplies the numbers of 64 rows and 192 columns in 8 images, directly from shared
// memory, and adds the products to the sums, of which a lane has 96.
__device__ __forceinline__ void multiplyAdd(float (&sums)[96], unsigned long long a, unsigned long long b)
{
    asm volatile("wgmma.mma_async.sync.aligned.m64n192k8.f32.tf32.tf32 {"
                 "%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, "
                 "%16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, "
                 "%32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, "
                 "%48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63, "
                 "%64, %65, %66, %67, %68, %69, %70, %71, %72, %73, %74, %75, %76, %77, %78, %79, "
                 "%80, %81, %82, %83, %84, %85, %86, %87, %88, %89, %90, %91, %92, %93, %94, %95}, "
                 "%96, %97, 1, 1, 1;"
                 : "+f"(sums[0]), "+f"(sums[1]), "+f"(sums[2]), "+f"(sums[3]), "+f"(sums[4]), "+f"(sums[5]),
                   "+f"(sums[6]), "+f"(sums[7]), "+f"(sums[8]), "+f"(sums[9]), "+f"(sums[10]), "+f"(sums[11]),
                   "+f"(sums[12]), "+f"(sums[13]), "+f"(sums[14]), "+f"(sums[15]), "+f"(sums[16]), "+f"(sums[17]),
                   "+f"(sums[18]), "+f"(sums[19]), "+f"(sums[20]), "+f"(sums[21]), "+f"(sums[22]), "+f"(sums[23]),
                   "+f"(sums[24]), "+f"(sums[25]), "+f"(sums[26]), "+f"(sums[27]), "+f"(sums[28]), "+f"(sums[29]),
                   "+f"(sums[30]), "+f"(sums[31]), "+f"(sums[32]), "+f"(sums[33]), "+f"(sums[34]), "+f"(sums[35]),
                   "+f"(sums[36]), "+f"(sums[37]), "+f"(sums[38]), "+f"(sums[39]), "+f"(sums[40]), "+f"(sums[41]),
                   "+f"(sums[42]), "+f"(sums[43]), "+f"(sums[44]), "+f"(sums[45]), "+f"(sums[46]), "+f"(sums[47]),
                   "+f"(sums[48]), "+f"(sums[49]), "+f"(sums[50]), "+f"(sums[51]), "+f"(sums[52]), "+f"(sums[53]),
                   "+f"(sums[54]), "+f"(sums[55]), "+f"(sums[56]), "+f"(sums[57]), "+f"(sums[58]), "+f"(sums[59]),
                   "+f"(sums[60]), "+f"(sums[61]), "+f"(sums[62]), "+f"(sums[63]), "+f"(sums[64]), "+f"(sums[65]),
                   "+f"(sums[66]), "+f"(sums[67]), "+f"(sums[68]), "+f"(sums[69]), "+f"(sums[70]), "+f"(sums[71]),
                   "+f"(sums[72]), "+f"(sums[73]), "+f"(sums[74]), "+f"(sums[75]), "+f"(sums[76]), "+f"(sums[77]),
                   "+f"(sums[78]), "+f"(sums[79]), "+f"(sums[80]), "+f"(sums[81]), "+f"(sums[82]), "+f"(sums[83]),
                   "+f"(sums[84]), "+f"(sums[85]), "+f"(sums[86]), "+f"(sums[87]), "+f"(sums[88]), "+f"(sums[89]),
                   "+f"(sums[90]), "+f"(sums[91]), "+f"(sums[92]), "+f"(sums[93]), "+f"(sums[94]), "+f"(sums[95])
                 : "l"(a), "l"(b));
}

// One thread starts the copies that fill a pair of tiles with a chunk of images: the block's rows of C, then its
// columns. The rows of a tile, 128 bytes each, are contiguous in global memory too.
__device__ void fetch(unsigned int (&pair)[2][192][32], const unsigned int* chunk, int firstRow, int firstColumn,
                      unsigned long long* full)
{
    expectBytes(full, sizeof pair);
    copyBulk(pair[0], chunk + firstRow * 32, sizeof pair[0], full);
    copyBulk(pair[1], chunk + firstColumn * 32, sizeof pair[1], full);
}

extern "C" __global__ void __launch_bounds__(384, 1)
    covariance(const unsigned int* words, float* partial, int rowsOfPart, int pitch)
{
    // C is symmetric: blocks above the diagonal exit at once, all their threads together.
    if (blockIdx.x > blockIdx.y)
        return;

    // Four pairs of tiles, used in turn, 32 images each, and for each pair a barrier that counts its bytes. One thread
    // initialises the barriers and requests the first chunks from the TMA.
    extern __shared__ __align__(1024) unsigned int tiles[][2][192][32];
    __shared__ unsigned long long full[4];
    int firstRow = blockIdx.y * 192, firstColumn = blockIdx.x * 192;
    int chunks = rowsOfPart / 32, wordsOfChunk = pitch * 32;
    words += blockIdx.z * chunks * wordsOfChunk;
    bool asks = threadIdx.x == 0 && threadIdx.y == 0;
    if (asks) {
        for (int i = 0; i < 4; ++i) makeBarrier(&full[i]);
        asm volatile("fence.proxy.async.shared::cta;" ::: "memory");
        for (int i = 0; i < min(3, chunks); ++i)
            fetch(tiles[i], words + i * wordsOfChunk, firstRow, firstColumn, &full[i]);
    }
    __syncthreads();

    float sums[96] = {};
    int warpgroup = threadIdx.y / 4; // it computes 64 × 192 elements
    int chunk = 0, stage = 0, phase = 0;
    do {
        // The warpgroup waits until the chunk has arrived and starts its products, 8 images (32 bytes) at a time.
        waitFor(&full[stage], phase);
        unsigned long long a = descriptorOf(tiles[stage][0][64 * warpgroup]), b = descriptorOf(tiles[stage][1]);
        beginGroup();
#pragma unroll
        for (int k = 0; k < 4; ++k) multiplyAdd(sums, a + 2 * k, b + 2 * k);
        endGroup();

        // While they run, it waits for the products of the chunk before. When every warp has finished with that chunk's
        // tiles, one thread requests the chunk that replaces it.
        waitForAllButTheLastGroup();
        __syncthreads();
        int next = chunk + 3, free = stage == 0 ? 3 : stage - 1;
        if (asks && next < chunks)
            fetch(tiles[free], words + next * wordsOfChunk, firstRow, firstColumn, &full[free]);
        if (++stage == 4)
            stage = 0, phase ^= 1; // the next phase of every barrier begins
    } while (++chunk < chunks);
    waitForAllGroups();

    // A warp has 16 rows of C: a lane has two of them, 8 apart, and of each row two neighbouring columns in every 8.
    int y = firstRow + 16 * threadIdx.y + threadIdx.x / 4;
    float* row = partial + (blockIdx.z * pitch + y) * pitch + firstColumn + 2 * (threadIdx.x % 4);
#pragma unroll
    for (int j = 0; j < 24; ++j) {
        *(float2*)&row[8 * j] = make_float2(sums[4 * j], sums[4 * j + 1]);
        *(float2*)&row[8 * pitch + 8 * j] = make_float2(sums[4 * j + 2], sums[4 * j + 3]);
    }
}
