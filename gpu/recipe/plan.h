#pragma once

#include "gpu/image/image.h"
#include "gpu/image/picture_part.h"
#include "gpu/recipe/annotations.h"
#include "gpu/recipe/recipe.h"
#include "gpu/recipe/shared_bytes.h"

#include <nlohmann/json_fwd.hpp>

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <variant>
#include <vector>

namespace tilescope
{

class StoredImages;

struct Dim3 {
    unsigned x = 1, y = 1, z = 1;
    bool operator==(const Dim3&) const = default;
};

/// One kernel file: what a student reads and a compiler compiles.
struct KernelSource {
    std::string name; ///< file name shown in messages, such as "sobel/shared.cu"
    std::string text;
    /// PTX that another compiler has made, which is run instead of the text. The text is then the source file `name`,
    /// to whose lines the PTX's .loc directives refer; if `name` ends in ".ptx", it is the PTX itself.
    std::string ptx = {};
    bool operator==(const KernelSource&) const = default;
};

/// Device memory, aligned to 256 bytes as by cudaMalloc.
struct Buffer {
    std::string name; ///< the name in findings: "input", "output", "padded"
    std::size_t bytes = 0;
    /// The content before the first launch: undefined (on a GPU whatever was there; the emulator fills it with 0xCD so
    /// that a missing store shows), zeros, the input image's pixels, or given bytes.
    enum class Fill { None, Zero, Input, Bytes } fill = Fill::None;
    SharedBytes content; ///< for Fill::Bytes
    /// For a picture with a row pitch of `pitchBytes`, as cudaMallocPitch gives it: the bytes of each row that are
    /// pixels. The padding is zeros in the input and undefined in the result. 0: tightly packed.
    std::size_t rowBytes = 0, pitchBytes = 0;
    /// For a copy of the input with a border, packed, which a launch makes: the border's pixels on each side.
    int inputBorder = 0;
    bool isPitched() const { return pitchBytes > rowBytes; }
    bool operator==(const Buffer&) const = default;
};

/// Which of the plan's pictures a buffer holds, and how: rows of pixels.
struct HeldPicture {
    enum class Which { None, Input, Result } which = Which::None;
    int border = 0; ///< pixels on each side: the first pixel is that at (−border, −border)
    std::size_t bytes = 0, rowBytes = 0, pitchBytes = 0; ///< as Buffer's

    /// The pixel of a byte, and which of the pixel's bytes it is.
    struct Place {
        int x = 0, y = 0;
        std::size_t byte = 0;
    };
    /// None for the padding of a row, and if the buffer's bytes are not rows of a picture with these sides.
    std::optional<Place> at(std::size_t offset, int width, int height) const;
    bool operator==(const HeldPicture&) const = default;
};

struct Plan;
HeldPicture heldPicture(const Plan& plan, std::size_t buffer);

/// The bytes of a buffer without the padding of its rows.
std::size_t usedBytes(const Buffer& buffer);

/// The number that bytes of the type hold: one of "unsigned char", "float" and those of Plan::resultType of one value.
double numberIn(const std::string& type, const std::byte* bytes);

/// The buffer's rows without padding, from its content.
std::vector<std::byte> packedRows(const Buffer& buffer, std::span<const std::byte> held);

/// The buffer's content for these rows; the padding is zeros.
std::vector<std::byte> pitchedRows(const Buffer& buffer, std::span<const std::byte> rows);

/// A kernel argument: a buffer's address, a texture object made over a buffer, a number, or the bytes of any other
/// value.
struct BufferArgument {
    std::size_t buffer = 0; ///< index into Plan::buffers
    bool operator==(const BufferArgument&) const = default;
};
struct TextureArgument {
    std::size_t texture = 0; ///< index into Plan::textures
    bool operator==(const TextureArgument&) const = default;
};
/// An address or a texture object in a struct.
struct PlacedAddress {
    std::size_t offset = 0;
    std::variant<BufferArgument, TextureArgument> what;
    bool operator==(const PlacedAddress&) const = default;
};
struct ValueArgument {
    std::string type; ///< "double", "size_t", "float2": for messages
    std::vector<std::byte> bytes;
    std::vector<PlacedAddress> addresses = {}; ///< which take the place of eight of the bytes
    bool operator==(const ValueArgument&) const = default;
};
using Argument = std::variant<BufferArgument, TextureArgument, std::int32_t, std::uint32_t, float, ValueArgument>;

/// The buffers and textures that a launch passes with the argument.
std::vector<std::variant<BufferArgument, TextureArgument>> addressesIn(const Argument& argument);

/// A texture object over a pitched array, copied from a buffer before the first launch. Coordinates are
/// in pixels, or 0…1 across the texture if they are normalised. CUDA supports Wrap and Mirror only with normalised
/// coordinates and clamps otherwise.
struct Texture {
    std::size_t buffer = 0;
    int width = 0, height = 0;
    PixelFormat format = PixelFormat::Grey8; ///< Grey8 or Float32
    enum class Address { Clamp, Border, Wrap, Mirror } address = Address::Clamp;
    enum class Filter { Point, Linear } filter = Filter::Point;
    bool normalisedRead = false; ///< 8-bit texels are read as floats 0…1
    bool normalisedCoordinates = false;
    /// `depth` planes of width × height texels, one after the other: of one volume, or each a layer of its own; or the
    /// six faces of a cube (of several, one after the other). On devices Tilescope makes single planes only.
    enum class Shape { Plane, Volume, Layers, Cube } shape = Shape::Plane;
    int depth = 1;
    int channels = 1; ///< 1, 2 or 4 numbers of the format in a texel; on devices 1
    /// A surface object instead, by which kernels load and store the buffer itself. Not on devices.
    bool isSurface = false;
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
    /// Empty, or "npp", "cublas", "cufft", "nccl": then `kernel` names a function of that library, which has no source,
    /// takes `arguments` as described in gpu/cuda/libraries/library_call.h, and chooses grid and block itself.
    std::string library = {};
    bool operator==(const Launch&) const = default;
};

/// How a block of the main launch maps to the picture; drawn by the overlays. In pixels of the result unless noted.
struct TileGeometry {
    int blockWidth = 0, blockHeight = 0; ///< pixels that one block writes
    int haloX = 0, haloY = 0;            ///< pixels read beyond them on each side
    bool hasSharedTile = false;
    int tileWidth = 0, tileHeight = 0; ///< elements of the shared tile
    int tilePitch = 0;                 ///< elements from one tile row to the next
    int elementBytes = 0;
    std::size_t sharedBytes = 0; ///< per block, dynamic and static
    /// The part of the picture that the blocks write: the first one begins at its corner. Empty: all of the picture.
    PixelRect region = {};

    /// The pixels that the blocks write, of a picture of this size; those at the right and bottom may hang over them.
    PixelRect written(int pictureWidth, int pictureHeight) const
    {
        return region.isEmpty() ? PixelRect{0, 0, pictureWidth, pictureHeight} : region;
    }
    bool operator==(const TileGeometry&) const = default;
};

/// Several GPUs execute the same launches at the same time, each for its own part of the work.
struct Shares {
    std::size_t buffer = 0;            ///< its content says which part is a GPU's
    std::vector<SharedBytes> contents; ///< of that buffer, for each GPU: the first is its own; empty: there
                                       ///< is one GPU
    std::size_t gpus() const { return contents.empty() ? 1 : contents.size(); }
    bool operator==(const Shares&) const = default;
};

/// These launches are executed several times, in order, before those after them: for input that is processed in pieces.
struct Repetition {
    std::size_t first = 0, end = 0; ///< of the launches; none if they are equal
    int times = 1;
    bool operator==(const Repetition&) const = default;
};

/// Images that are read from a file before each repetition, while the GPUs work on those of the repetition before.
struct StoredPieces {
    std::shared_ptr<const StoredImages> images; ///< null: nothing is read
    std::size_t buffer = 0;                     ///< that the images are copied into
    int imagesOfPiece = 0;                      ///< at most; the last repetition may have fewer, or none
    struct Range {
        std::int64_t first = 0, end = 0; ///< images
        bool operator==(const Range&) const = default;
    };
    std::vector<Range> ranges; ///< of each GPU
    bool operator==(const StoredPieces&) const = default;
};

/// A recipe applied to one picture: everything that a backend needs to execute it without knowing operations.
struct Plan {
    std::vector<KernelSource> sources;
    std::vector<std::string> definitions; ///< "NAME=VALUE" options for the compiler
    std::vector<Buffer> buffers;
    std::vector<Texture> textures;
    std::vector<Constant> constants;
    std::vector<Launch> launches;  ///< executed in order on one stream
    Repetition repetition;         ///< on devices only
    StoredPieces storedPieces;     ///< on devices only; not in JSON, because the file is this machine's
    Shares shares;                 ///< on devices only
    std::size_t mainLaunch = 0;    ///< the launch whose blocks the overlays draw
    std::size_t pictureBuffer = 0; ///< the result
    int pictureWidth = 0, pictureHeight = 0;
    PixelFormat pictureFormat = PixelFormat::Grey8;
    /// The type of the result buffer's values, one of "int", "unsigned int", "short", "unsigned short", "double" and
    /// "uchar2", "uchar4", if it is not that of the picture, which is made of them: floats, grey or RGB without the
    /// last value. Empty: the buffer holds the picture.
    std::string resultType;
    DisplayScale display;                 ///< for a float picture
    std::vector<std::size_t> sideBuffers; ///< further buffers to read back, for Operation::annotate
    std::vector<Message> notes;           ///< sentences for the user, such as which fallback was used and why
    /// The minimum compute capability that the kernels are compiled for: 80 for 8.0; 0: any. Older devices are refused.
    int minimumCapability = 0;
    /// Whether it uses instructions of exactly this architecture (sm_90a for 90), so that newer devices are refused
    /// too.
    bool architectureSpecific = false;
    Message deviceOnly; ///< why the emulator cannot run the plan, in a sentence; empty: it can
    TileGeometry geometry;
    bool operator==(const Plan&) const = default;
};

/// Limits of the machine that a plan is to run on.
struct DeviceLimits {
    std::string name;
    int maxThreadsPerBlock = 1024;
    int maxBlockX = 1024, maxBlockY = 1024, maxBlockZ = 64;
    std::size_t maxSharedBytesPerBlock = 101'376; ///< with opt-in; 99 KB is the limit that every GPU since Ampere
                                                  ///< supports
    std::size_t constantBytes = 65'536;
    int maxTextureWidth = 131'072, maxTextureHeight = 65'536; ///< texels of a two-dimensional texture
    bool operator==(const DeviceLimits&) const = default;
};

/// If the plan exceeds the limits, throws SettingError with the reason and the nearest setting that works.
void checkLimits(const Plan& plan, const DeviceLimits& limits);

nlohmann::json toJson(const Plan& plan);
Plan planFromJson(const nlohmann::json& json);

/// Whether this is one of NVIDIA's libraries that a launch can call instead of a kernel: "npp", "cublas", "cufft",
/// "nccl".
bool isLibrary(const std::string& library);

/// The usual spelling: "NPP", "cuBLAS", "cuFFT", "NCCL"; any other name unchanged.
std::string libraryTitle(const std::string& library);

/// Whether any launch calls a library.
bool callsLibrary(const Plan& plan);

/// The sentence for Plan::deviceOnly that says why the emulator cannot run a launch of the library.
Message libraryDeviceOnly(const std::string& library);

/// The head of a kernel in a text.
struct KernelHead {
    int line = 0;                         ///< of its name, from 1; 0 if the text has no kernel of that name
    std::string parameters;               ///< as written, on one line: "const float* input, int width"
    std::size_t body = std::string::npos; ///< where its body begins, after the brace; npos if it has none
};
KernelHead kernelHead(const std::string& text, const std::string& kernel);

/// One of its parameters.
struct KernelParameter {
    std::string name; ///< "input", "width"; empty for one without a name
    /// The type that it has or points to, without qualifiers: "unsigned char" of "const unsigned char* input"
    std::string type;
    bool isPointer = false;     ///< or an array
    bool pointsToConst = false; ///< as in "const float* input"
};
std::vector<KernelParameter> parametersOf(const KernelHead& head);

/// The bytes of one of CUDA's own types: 3 for "uchar3", 1 for "unsigned char"; nothing for any other name.
std::optional<std::size_t> builtInTypeBytes(const std::string& type);

} // namespace tilescope
