#pragma once

#include "gpu/image/image.h"
#include "gpu/recipe/plan.h"
#include "gpu/recipe/recipe.h"

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <vector>

namespace tilescope
{

/// Parts that most plans are made of.

constexpr int warpSize = 32; ///< threads

/// Enough blocks to cover width × height threads; the last ones may extend beyond.
Dim3 gridOver(int width, int height, BlockSize block);

Dim3 blockOf(BlockSize block);

/// The bytes of a picture.
std::size_t pictureBytes(int width, int height, PixelFormat format);

/// A buffer "input" that holds the input's pixels.
Buffer inputBuffer(const Image& input);

/// The pitch of a picture that kernels read and write in words of up to 16 bytes: a multiple of 256 bytes, as
/// cudaMallocPitch gives it, and of the bytes of 16 pixels, so that a group of 16 pixels never extends into the next
/// row. That is a multiple of 256 for grey, 768 for RGB, 256 for floats.
std::size_t pitchOf(int width, PixelFormat format);

/// A buffer "input" with the input's pixels in rows of pitchOf() bytes, padded with zeros.
Buffer pitchedInputBuffer(const Image& input);

/// A buffer of such rows that a kernel fills; the padding is dropped.
Buffer pitchedResultBuffer(const std::string& name, int width, int height, PixelFormat format);

/// A buffer that a kernel fills.
Buffer resultBuffer(const std::string& name, std::size_t bytes);

/// A texture of 8-bit texels over a buffer, point-sampled, with coordinates in pixels.
Texture pixelTexture(std::size_t buffer, int width, int height, Texture::Address address);

/// The numbers' bytes, for a buffer or a constant.
std::vector<std::byte> bytesOf(std::span<const float> numbers);
std::vector<std::byte> bytesOf(std::span<const std::int32_t> numbers);

/// A block of one thread per pixel that reads `halo` more pixels on each side, without a shared tile.
TileGeometry haloGeometry(BlockSize block, int halo);

/// The same with a tightly packed shared tile that holds block and halo.
TileGeometry sharedTileGeometry(BlockSize block, int halo, int elementBytes);

/// A filter's width at 1/scale of its size: the nearest odd number, 3 or more.
std::int64_t scaledWidth(std::int64_t width, int scale);

/// The text of a kernel file under gpu/operations, embedded in the program, by its path there: "sobel/shared.cu".
/// Throws std::logic_error for a path that does not exist, which is an error in an operation's own code.
const std::string& kernelText(const std::string& path);

/// The same as a KernelSource named by the path.
inline KernelSource kernelSource(const std::string& path) { return {path, kernelText(path)}; }

/// Parts of plans that call NVIDIA's libraries. Argument orders: gpu/cuda/libraries/library_call.h.

inline constexpr std::int32_t nppReplicate = 2; ///< NPP_BORDER_REPLICATE

/// A call of the library's function, without arguments yet.
Launch libraryLaunch(const std::string& library, const std::string& function);

/// NPP's filters support only the replicated border (they return NPP_NOT_SUPPORTED_MODE_ERROR for others). Throws
/// SettingError for any other border, with this one as the nearest.
void checkNppBorder(const Recipe& completed);

/// Compile-time sizes: gives the compiler the block's sides and the integer arguments of every kernel that the plan
/// launches as constants, so that it unrolls loops over them and folds expressions of them. The sizes of the picture
/// (its sides and its pitch) remain run-time arguments, so that another picture needs no recompilation.
///
/// They are inserted after the brace that opens the kernel's body, as a `const` that hides CUDA's blockDim and as
/// __builtin_assume() for arguments, so that line numbers do not change. Other functions see them if the compiler
/// inlines these into the kernel. A kernel that is launched twice with different sizes gets only those that agree.
void fixSizes(Plan& plan);

} // namespace tilescope
