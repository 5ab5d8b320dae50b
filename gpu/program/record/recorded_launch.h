#pragma once

#include "gpu/recipe/plan.h"
#include "gpu/recipe/shared_bytes.h"

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

namespace tilescope
{

/// Memory that the program has allocated on the GPU, before a launch.
struct RecordedMemory {
    std::size_t region = 0; ///< of the emulator (emulator::regionShift): where the program and the kernel have it
    SharedBytes content;
    bool operator==(const RecordedMemory&) const = default;
};

/// A __constant__ or __device__ variable of the launch's module, before the launch.
struct RecordedVariable {
    std::string name;
    bool isConstant = false;
    SharedBytes content;
    bool operator==(const RecordedVariable&) const = default;
};

/// A texture or surface object before a launch.
struct RecordedTexture {
    Texture description;      ///< without its buffer; of width 0 if there is none of this number any more
    SharedBytes texels;       ///< tightly packed; none of a surface
    std::uint64_t memory = 0; ///< of a surface: its address
    bool operator==(const RecordedTexture&) const = default;
};

/// One launch of a program.
struct RecordedLaunch {
    std::size_t number = 0; ///< in the order of the launches, from 1
    std::size_t module = 0; ///< that the kernel is in, by its number in the program
    std::string kernel;     ///< its name in the PTX
    std::string file;       ///< the place of the launch in the program; empty: unknown
    int line = 0;           ///< from 1; 0: unknown
    Dim3 grid, block;
    std::size_t sharedBytes = 0;       ///< dynamic shared memory of a block
    std::vector<std::byte> parameters; ///< of the kernel, laid out
    bool isCooperative = false;        ///< its blocks run at the same time: not observed, since repeated ones do not
    std::string fault = {};            ///< the error that ended it, in a sentence; empty: none
    std::string faultFile = {};        ///< the source; empty: unknown
    int faultLine = 0;                 ///< of the source, or of the PTX if it has no lines of one; 0: unknown
    /// Whether the memory before it was recorded, so that it can be repeated.
    bool isObserved = false;
    std::vector<RecordedMemory> memory = {};
    std::vector<RecordedVariable> variables = {};
    std::vector<RecordedTexture> textures = {}; ///< a handle is an index plus 1
    bool operator==(const RecordedLaunch&) const = default;
};

/// Launches at one place that did not run, because an error of a kernel before has ended the use of the GPU.
struct SkippedLaunch {
    std::string kernel, file;
    int line = 0; ///< 0: unknown
    std::size_t count = 0;
    bool operator==(const SkippedLaunch&) const = default;
};

/// What to record.
struct RecordRequest {
    std::vector<std::size_t> launches = {}; ///< to observe, by their numbers; empty: the first of each kernel with the
                                            ///< same grid, block and shared memory
    std::size_t bytes = std::size_t{1} << 30; ///< of memory, all launches together; those beyond it are not observed
    std::string noCode = {}; ///< why the GPU has no code of the program's own, in a sentence; empty: it has
};

} // namespace tilescope
