#pragma once

#include <cstddef>
#include <span>
#include <string>
#include <vector>

/// The classes of instructions that bench_peers measures, each written three times: in PTX, OpenCL C and C++. The three
/// compute the same from the same numbers, so that their results can be compared.
namespace tilescope::peers
{

/// The shape of all loops: a thread (work-item) repeats a class's step on four numbers of its own.
constexpr unsigned lanes = 32, threads = 256, blocks = 4, items = threads * blocks;
constexpr unsigned chains = 4;   ///< numbers of a thread; each step changes one of them, in turn
constexpr unsigned repeats = 32; ///< steps of a round
constexpr unsigned memoryWords = 1024;
constexpr int textureSide = 64;

/// What a class's loops begin with.
struct ClassData {
    /// Of each chain, and then of p and of q, the numbers of all threads.
    std::vector<std::byte> values;
    /// A permutation in one cycle: to follow it reads scattered places.
    std::vector<unsigned> memory;
    /// One float a texel: the coordinate of a texel of the same row.
    std::vector<float> texels;
};

struct PeerClass {
    const char* name;
    enum class Element { F32, U32, F64 } element;
    /// What a step uses beside registers. `Local` is CUDA's shared memory: a copy of `ClassData::memory` for each
    /// block.
    enum class Uses { Registers, Local, Global, Image, LinearImage } uses;
    /// In PTX, a line for each instruction: `$` stands for the chain's number, `^` for that of the next one, `&` for
    /// the step's number. %p and %q differ between lanes; %c is a predicate, %t, %f0 to %f3 and %g are temporary;
    /// %local and %memory are the addresses of the memory, %place and %own that of the thread's own word in it.
    const char* ptx;
    /// The same in OpenCL C, with x0 to x3, p, q, memory and place.
    const char* opencl;
    /// The same in C++, for vectors of 32 lanes: changes the chains in `data.values`, and `data.memory`.
    void (*cpp)(ClassData& data, unsigned rounds);
    double tolerance = 0; ///< by which results may differ, relative for numbers above 1
};

std::span<const PeerClass> peerClasses();

bool usesTexture(const PeerClass& row);
std::size_t elementBytes(const PeerClass& row);
unsigned instructionsOfStep(const PeerClass& row);
/// Of a launch, in millions; those of the loop itself do not count.
double millionsOfWarpInstructions(const PeerClass& row, unsigned rounds);

ClassData classData(const PeerClass& row);
/// A kernel "k" with the arguments values, result, memory, texture and rounds.
std::string ptxOf(const PeerClass& row);
/// The same in OpenCL C, with the arguments values, result, memory, rounds and, for a class that uses it, texture. With
/// a barrier at the end of each round a compiler cannot run one work-item's loop after the other's, and may compute the
/// steps of many work-items together.
std::string openClOf(const PeerClass& row, bool hasBarriers);

/// Whether this processor has the instructions that the loops of C++ are compiled for.
bool canRunPlainLoops();

/// The largest difference between two results of a class, in multiples of what it tolerates; 0 if they are equal.
double difference(const PeerClass& row, std::span<const std::byte> a, std::span<const std::byte> b);

} // namespace tilescope::peers
