#pragma once

#include "gpu/image/image.h"
#include "gpu/recipe/annotations.h"
#include "gpu/recipe/recipe.h"

#include <nlohmann/json_fwd.hpp>

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <variant>
#include <vector>

namespace tilescope
{

struct Dim3 {
    unsigned x = 1, y = 1, z = 1;
    bool operator==(const Dim3&) const = default;
};

/// One kernel file: what a student reads and what a compiler is given.
struct KernelSource {
    std::string name; ///< file name shown in messages and lines, such as "sobel/shared.cu"
    std::string text;
    bool operator==(const KernelSource&) const = default;
};

/// Device memory. It lies at a 256-byte-aligned address, as cudaMalloc gives it.
struct Buffer {
    std::string name; ///< as a finding names it: "input", "output", "padded"
    std::size_t bytes = 0;
    /// What it holds before the first launch: nothing (a GPU leaves it as it was; the emulator fills it with 0xCD so
    /// that a forgotten store shows), zeros, the input image's pixels, or given bytes.
    enum class Fill { None, Zero, Input, Bytes } fill = Fill::None;
    std::vector<std::byte> content; ///< for Fill::Bytes
    /// Of a picture whose rows begin at multiples of `pitchBytes`, as cudaMallocPitch gives them: the bytes of a row
    /// that are pixels. What follows them is zeros in the input and means nothing in the result. 0: tightly packed.
    std::size_t rowBytes = 0, pitchBytes = 0;
    bool isPitched() const { return pitchBytes > rowBytes; }
    bool operator==(const Buffer&) const = default;
};

/// The bytes of a buffer without those between its rows.
std::size_t usedBytes(const Buffer& buffer);

/// The buffer's rows one behind the other, from what it holds.
std::vector<std::byte> packedRows(const Buffer& buffer, std::span<const std::byte> held);

/// What the buffer holds when its rows are these; zeros between them.
std::vector<std::byte> pitchedRows(const Buffer& buffer, std::span<const std::byte> rows);

/// A kernel argument: a buffer's address, a texture object made over a buffer, or a number.
struct BufferArgument {
    std::size_t buffer = 0; ///< index into Plan::buffers
    bool operator==(const BufferArgument&) const = default;
};
struct TextureArgument {
    std::size_t texture = 0; ///< index into Plan::textures
    bool operator==(const TextureArgument&) const = default;
};
using Argument = std::variant<BufferArgument, TextureArgument, std::int32_t, std::uint32_t, float>;

/// A two-dimensional texture object over a pitched array copied from a buffer before the first launch. Coordinates are
/// in pixels, or of 0…1 across the texture where they are normalised. CUDA does Wrap and Mirror only with those and
/// else clamps.
struct Texture {
    std::size_t buffer = 0;
    int width = 0, height = 0;
    PixelFormat format = PixelFormat::Grey8; ///< Grey8 or Float32
    enum class Address { Clamp, Border, Wrap, Mirror } address = Address::Clamp;
    enum class Filter { Point, Linear } filter = Filter::Point;
    bool normalisedRead = false; ///< 8-bit texels read as 0…1 floats
    bool normalisedCoordinates = false;
    bool operator==(const Texture&) const = default;
};

/// Bytes for a __constant__ variable, filled before the first launch.
struct Constant {
    std::size_t source = 0; ///< index into Plan::sources
    std::string symbol;
    std::vector<std::byte> content;
    bool operator==(const Constant&) const = default;
};

struct Launch {
    std::string kernel;     ///< the extern "C" name in its source
    std::size_t source = 0; ///< index into Plan::sources
    Dim3 grid, block;
    std::size_t dynamicSharedBytes = 0;
    std::vector<Argument> arguments;
    /// Empty, or "npp", "cublas", "cufft": then `kernel` names a function of that library, which has no source, takes
    /// its `arguments` as gpu/cuda/libraries/library_call.h says, and chooses grid and block itself.
    std::string library = {};
    bool operator==(const Launch&) const = default;
};

/// How a block of the main launch lies on the picture; what the overlays draw. All in pixels of the result unless said.
struct TileGeometry {
    int blockWidth = 0, blockHeight = 0; ///< pixels that one block writes
    int haloX = 0, haloY = 0;            ///< pixels read beyond them, on each side
    bool hasSharedTile = false;
    int tileWidth = 0, tileHeight = 0; ///< elements of the shared tile
    int tilePitch = 0;                 ///< elements from one tile row to the next
    int elementBytes = 0;
    std::size_t sharedBytes = 0; ///< per block, dynamic and static
    bool operator==(const TileGeometry&) const = default;
};

/// A recipe made concrete for one picture: data that a backend can execute knowing nothing of operations.
struct Plan {
    std::vector<KernelSource> sources;
    std::vector<std::string> definitions; ///< "NAME=VALUE" for the compiler
    std::vector<Buffer> buffers;
    std::vector<Texture> textures;
    std::vector<Constant> constants;
    std::vector<Launch> launches;  ///< run in order on one stream
    std::size_t mainLaunch = 0;    ///< the one whose blocks the overlays draw
    std::size_t pictureBuffer = 0; ///< the result
    int pictureWidth = 0, pictureHeight = 0;
    PixelFormat pictureFormat = PixelFormat::Grey8;
    DisplayScale display;                 ///< of a float picture
    std::vector<std::size_t> sideBuffers; ///< further buffers to read back, for Operation::annotate
    std::vector<std::string> notes;       ///< sentences for the person, such as which fallback was taken and why
    /// What the kernels are compiled for at least: 80 for compute capability 8.0; 0: any. Older devices are refused.
    int minimumCapability = 0;
    /// Whether its instructions are only those of that very architecture (sm_90a for 90): newer devices are refused
    /// too.
    bool architectureSpecific = false;
    std::string deviceOnly; ///< why the emulator cannot run it, in a sentence; empty: it can
    TileGeometry geometry;
    bool operator==(const Plan&) const = default;
};

/// Limits of the machine that a plan shall run on.
struct DeviceLimits {
    std::string name;
    int maxThreadsPerBlock = 1024;
    int maxBlockX = 1024, maxBlockY = 1024, maxBlockZ = 64;
    std::size_t maxSharedBytesPerBlock = 101'376; ///< with opt-in; 99 KB is what every GPU since Ampere allows
    std::size_t constantBytes = 65'536;
    int maxTextureWidth = 131'072, maxTextureHeight = 65'536; ///< texels of a two-dimensional texture
    bool operator==(const DeviceLimits&) const = default;
};

/// Throws SettingError with the reason and the nearest setting that works when the plan cannot run within the limits.
void checkLimits(const Plan& plan, const DeviceLimits& limits);

nlohmann::json toJson(const Plan& plan);
Plan planFromJson(const nlohmann::json& json);

/// NVIDIA's libraries that a launch can call in place of a kernel of ours: "npp", "cublas", "cufft".
bool isLibrary(const std::string& library);

/// As people write it: "NPP", "cuBLAS", "cuFFT"; the name itself where it is none of them.
std::string libraryTitle(const std::string& library);

/// Whether any launch calls a library.
bool callsLibrary(const Plan& plan);

/// For Plan::deviceOnly, the sentence why the emulator cannot run a launch of the library.
std::string libraryDeviceOnly(const std::string& library);

/// A kernel's head in a text.
struct KernelHead {
    int line = 0;                         ///< of its name, from 1; 0 where the text has no kernel of that name
    std::string parameters;               ///< as written, on one line: "const float* input, int width"
    std::size_t body = std::string::npos; ///< where its body begins, after the brace; npos where it has none
};
KernelHead kernelHead(const std::string& text, const std::string& kernel);

/// The parameters' names in order: "input", "width"; empty for one that has none.
std::vector<std::string> parameterNames(const KernelHead& head);

} // namespace tilescope
