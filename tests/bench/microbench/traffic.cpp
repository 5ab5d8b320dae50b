#include "tests/bench/microbench/traffic.h"

#include "tests/bench/microbench/gpu_launch.h"

#include <algorithm>
#include <cstdio>
#include <string>

namespace tilescope::bench
{

namespace
{

constexpr unsigned threads = 256;
constexpr unsigned operations = 1U << 22; ///< of a launch, each by one thread

/// The start of a launch, which is no traffic.
double emptyUs()
{
    static const double us =
        runOnGpu({"__global__ void run(unsigned* out) { if (blockDim.x == 1) out[0] = 1; }\n", 132, threads, 2})
            .microseconds;
    return us;
}

std::string emptyArray(std::size_t bytes) { return "empty:uint32:" + std::to_string(bytes / 4); }

/// One element of `type` for each thread: `reads` and `writes` say what is done with it.
std::string streamText(const char* type, bool reads, bool writes, bool isInPlace)
{
    const std::string element = type;
    std::string body;
    if (reads)
        body += "    " + element + " v = (" + (isInPlace ? "(" : "(const ") + element + "*)a)[i];\n";
    else
        body += "    " + element + " v = {};\n";
    if (writes)
        body += "    ((" + element + "*)" + (isInPlace ? "a" : "b") + ")[i] = v;\n";
    else
        body += "    if (*(unsigned*)&v == 0x12345678u) out[0] = 1;\n";
    return "__global__ void run(unsigned* out, unsigned* a, unsigned* b, unsigned n)\n{\n"
           "    unsigned i = blockIdx.x * blockDim.x + threadIdx.x;\n    if (i >= n) return;\n" +
           body + "}\n";
}

/// Each of `groups` threads side by side goes to a place of its own: the places are permuted over the array.
std::string sectorText(unsigned group, unsigned bytes, bool isStore)
{
    const std::string of = std::to_string(group);
    const std::string access =
        isStore ? "a[at] = h;\n" : "unsigned v = a[at];\n    if (v == 0x12345678u) out[0] = 1;\n";
    return "__global__ void run(unsigned* out, unsigned* a, unsigned places)\n{\n"
           "    unsigned i = blockIdx.x * blockDim.x + threadIdx.x, g = i / " +
           of +
           ", h = g * 2654435761u;\n    h ^= h >> 15;\n    h *= 2246822519u;\n    h ^= h >> 13;\n"
           "    unsigned long long at = (unsigned long long)(h & (places - 1)) * " +
           std::to_string(bytes / 4) + " + i % " + of + ";\n    " + access + "}\n";
}

struct Atomic {
    const char* name;
    const char* code; ///< on `to`
};

const Atomic atomics[] = {
    {"red.add.u32", "atomicAdd(to, h | 1);"},        {"atom.add.u32", "x = atomicAdd(to, h | 1);"},
    {"red.add.f32", "atomicAdd((float*)to, 1.5f);"}, {"red.min.u32", "atomicMin(to, h);"},
    {"atom.cas.u32", "x = atomicCAS(to, h, i);"},
};

/// Each lane draws one of `places` addresses, `words` words apart; or each warp does.
std::string atomicText(const Atomic& atomic, bool ofWarp)
{
    return "__global__ void run(unsigned* out, unsigned* a, unsigned places, unsigned words)\n{\n"
           "    unsigned i = blockIdx.x * blockDim.x + threadIdx.x, h = " +
           std::string(ofWarp ? "i / 32" : "i") +
           " * 2654435761u, x = 0;\n    h ^= h >> 15;\n    h *= 2246822519u;\n    h ^= h >> 13;\n"
           "    unsigned* to = a + (h & (places - 1)) * words;\n    " +
           atomic.code + "\n    if (x == 0x12345678u) out[0] = 1;\n}\n";
}

const char* const sharedAtomicText =
    "__global__ void run(unsigned* out, unsigned places, unsigned words)\n{\n"
    "    __shared__ unsigned t[4096];\n    for (unsigned k = threadIdx.x; k < 4096; k += blockDim.x) t[k] = 0;\n"
    "    unsigned h = threadIdx.x * 2654435761u + 1, begin, end;\n    h ^= h >> 15;\n    __syncthreads();\n"
    "    asm volatile(\"mov.u32 %0, %%clock;\" : \"=r\"(begin) :: \"memory\");\n"
    "    #pragma unroll 4\n"
    "    for (int k = 0; k < 256; ++k) {\n        h = h * 1664525u + 1013904223u;\n"
    "        atomicAdd(&t[(h >> 16 & (places - 1)) * words], h);\n    }\n"
    "    __syncthreads();\n    asm volatile(\"mov.u32 %0, %%clock;\" : \"=r\"(end) :: \"memory\");\n"
    "    if (threadIdx.x == 0) out[0] = end - begin;\n    if (t[threadIdx.x] == 77) out[1] = 1;\n}\n";

/// Every warp adds the rows of its columns, `flight` loads at a time.
std::string flightText(unsigned flight)
{
    return "__global__ void run(unsigned* out, unsigned* a, unsigned rows, unsigned pitch)\n{\n"
           "    unsigned x = blockIdx.x * blockDim.x + threadIdx.x, s = 0, begin, end;\n"
           "    asm volatile(\"mov.u32 %0, %%clock;\" : \"=r\"(begin) :: \"memory\");\n"
           "    for (unsigned y = 0; y < rows; y += " +
           std::to_string(flight) + ") {\n        unsigned v[" + std::to_string(flight) +
           "];\n        #pragma unroll\n        for (unsigned k = 0; k < " + std::to_string(flight) +
           "; ++k) asm volatile(\"ld.global.u32 %0, [%1];\" : \"=r\"(v[k]) : \"l\"(a + (y + k) * pitch + x));\n"
           "        #pragma unroll\n        for (unsigned k = 0; k < " +
           std::to_string(flight) +
           "; ++k) s += v[k];\n    }\n    asm volatile(\"mov.u32 %0, %%clock;\" : \"=r\"(end) : \"r\"(s) : "
           "\"memory\");\n"
           "    if (threadIdx.x == 0) atomicMax(out, end - begin);\n    if (s == 0x12345678u) out[1] = s;\n}\n";
}

} // namespace

void printStreams()
{
    struct Way {
        const char* name;
        bool reads, writes, isInPlace;
    };
    std::printf(
        "\n| stream | bytes of the launch | hot, µs | cold, µs | hot, GB/s | cold |\n|---|---|---|---|---|---|\n");
    for (const Way& way : {Way{"read", true, false, false}, Way{"write", false, true, false},
                           Way{"copy", true, true, false}, Way{"update", true, true, true}})
        for (const auto& [type, size] :
             {std::pair{"unsigned char", 1U}, std::pair{"unsigned", 4U}, std::pair{"uint4", 16U}})
            for (const std::size_t megabytes : {2, 8, 16, 32, 48, 64, 96, 128, 256}) {
                const bool isDouble = way.reads && way.writes && !way.isInPlace;
                const std::size_t bytes = (megabytes << 20) / (isDouble ? 2 : 1), n = bytes / size;
                if (n > 1U << 27)
                    continue;
                const GpuResult result = runOnGpu({streamText(type, way.reads, way.writes, way.isInPlace),
                                                   static_cast<unsigned>(n / threads),
                                                   threads,
                                                   2,
                                                   {{"a", emptyArray(bytes)},
                                                    {"b", emptyArray(isDouble || !way.reads ? bytes : 4)},
                                                    {"n", std::to_string(n)}}});
                const double moved = static_cast<double>(bytes) * (way.reads + way.writes) / 1e3;
                std::printf("| %s, %s | %zu MB | %.1f | %.1f | %.0f | %.0f |\n", way.name, type, megabytes,
                            result.microseconds, result.coldMicroseconds, moved / (result.microseconds - emptyUs()),
                            moved / (result.coldMicroseconds - emptyUs()));
                std::fflush(stdout);
            }
}

void printSectors()
{
    std::printf("\n| %u lanes, places in no order | array | hot, µs | cold, µs | 10^9 sectors/s, hot | cold |\n"
                "|---|---|---|---|---|---|\n",
                operations);
    struct Way {
        const char* name;
        unsigned group, bytes;
        bool isStore;
    };
    for (const Way& way : {Way{"load, a sector each", 1, 32, false}, Way{"load, a line each", 1, 128, false},
                           Way{"load, 8 a sector", 8, 32, false}, Way{"load, 16 two sectors", 16, 64, false},
                           Way{"load, 32 a line", 32, 128, false}, Way{"store, a sector each", 1, 32, true},
                           Way{"store, 4 half a sector", 4, 32, true}, Way{"store, 8 a sector", 8, 32, true},
                           Way{"store, 16 two sectors", 16, 64, true}, Way{"store, 32 a line", 32, 128, true}})
        for (const std::size_t megabytes : {4, 16, 32, 64, 256}) {
            const std::size_t bytes = megabytes << 20;
            const GpuResult result =
                runOnGpu({sectorText(way.group, way.bytes, way.isStore),
                          operations / threads,
                          threads,
                          2,
                          {{"a", emptyArray(bytes)}, {"places", std::to_string(bytes / way.bytes)}}});
            const double sectors = double(operations) / way.group * std::max(1U, way.group / 8) / 1e3;
            std::printf("| %s | %zu MB | %.1f | %.1f | %.1f | %.1f |\n", way.name, megabytes, result.microseconds,
                        result.coldMicroseconds, sectors / (result.microseconds - emptyUs()),
                        sectors / (result.coldMicroseconds - emptyUs()));
            std::fflush(stdout);
        }
}

void printAtomics(unsigned multiprocessors)
{
    std::printf("\n| %u atomics on global memory | addresses | words apart | µs | 10^9/s |\n|---|---|---|---|---|\n",
                operations);
    const auto row = [](const Atomic& atomic, bool ofWarp, unsigned places, unsigned words) {
        const GpuResult result = runOnGpu({atomicText(atomic, ofWarp),
                                           operations / threads,
                                           threads,
                                           2,
                                           {{"a", "zeros:uint32:" + std::to_string(std::size_t{places} * words)},
                                            {"places", std::to_string(places)},
                                            {"words", std::to_string(words)}}});
        std::printf("| `%s`, %s | %u | %u | %.1f | %.2f |\n", atomic.name, ofWarp ? "one a warp" : "one a lane", places,
                    words, result.microseconds, operations / 1e3 / (result.microseconds - emptyUs()));
        std::fflush(stdout);
    };
    for (const unsigned places : {1U, 2U, 4U, 16U, 64U, 256U, 1024U, 16384U, 1U << 20})
        for (const unsigned words : {1U, 8U, 32U}) {
            row(atomics[0], false, places, words);
            if (words == 1)
                row(atomics[0], true, places, words);
        }
    for (std::size_t i = 1; i < std::size(atomics); ++i)
        for (const unsigned places : {1U, 64U, 16384U, 1U << 20})
            row(atomics[i], false, places, 1);
    std::printf("\n| atomics on shared memory by 1024 threads | addresses | words apart | cycles of a warp's |\n"
                "|---|---|---|---|\n");
    for (const unsigned words : {1U, 32U})
        for (const unsigned places : {1U, 2U, 4U, 8U, 16U, 32U, 64U, 128U, 256U, 1024U}) {
            if (places * words > 4096)
                continue;
            const GpuResult result = runOnGpu({sharedAtomicText,
                                               multiprocessors,
                                               1024,
                                               2,
                                               {{"places", std::to_string(places)}, {"words", std::to_string(words)}}});
            std::printf("| `red.shared.add.u32` | %u | %u | %.2f |\n", places, words, result.out[0] / 256.0 / 32);
            std::fflush(stdout);
        }
}

void printFlights(unsigned multiprocessors)
{
    std::printf(
        "\n| warps of a multiprocessor | loads of each under way | array | cycles of a round |\n|---|---|---|---|\n");
    constexpr unsigned rows = 512;
    for (const std::size_t megabytes : {8, 256})
        for (const unsigned warps : {1U, 4U, 16U})
            for (const unsigned flight : {1U, 2U, 4U, 8U, 16U}) {
                const std::size_t pitch = std::size_t{multiprocessors} * warps * 32;
                const std::size_t own = (megabytes << 20) / 4 / pitch;
                const auto read = static_cast<unsigned>(std::min<std::size_t>(rows, own) / flight * flight);
                const GpuResult result =
                    runOnGpu({flightText(flight),
                              multiprocessors,
                              warps * 32,
                              2,
                              {{"a", emptyArray(megabytes << 20)},
                               {"rows", std::to_string(read)},
                               {"pitch", std::to_string(megabytes > 50 ? own / read * pitch : pitch)}}});
                std::printf("| %u | %u | %zu MB | %.0f |\n", warps, flight, megabytes,
                            result.out[0] * double(flight) / read);
                std::fflush(stdout);
            }
}

} // namespace tilescope::bench
