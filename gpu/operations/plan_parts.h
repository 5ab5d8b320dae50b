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

/// Small pieces that most plans are made of.

constexpr int warpSize = 32; ///< threads

/// Enough blocks to cover width × height threads; the last ones may hang over.
Dim3 gridOver(int width, int height, BlockSize block);

Dim3 blockOf(BlockSize block);

/// The bytes of a picture.
std::size_t pictureBytes(int width, int height, PixelFormat format);

/// A buffer "input" that holds the input's pixels.
Buffer inputBuffer(const Image& input);

/// Bytes from one row of a picture to the next where kernels read and write it in words of up to 16 bytes: a multiple
/// of 256, as cudaMallocPitch gives it, and of the bytes of 16 pixels, so that groups of 16 pixels never reach the next
/// row: 256 for grey, 768 for RGB, 256 for floats.
std::size_t pitchOf(int width, PixelFormat format);

/// A buffer "input" that holds the input's pixels in rows of pitchOf() bytes, zeros between them.
Buffer pitchedInputBuffer(const Image& input);

/// A buffer of such rows that a kernel fills; what it writes between them is dropped.
Buffer pitchedResultBuffer(const std::string& name, int width, int height, PixelFormat format);

/// A buffer that a kernel fills.
Buffer resultBuffer(const std::string& name, std::size_t bytes);

/// A texture of 8-bit texels over a buffer, point-sampled, with coordinates in pixels.
Texture pixelTexture(std::size_t buffer, int width, int height, Texture::Address address);

/// The numbers' bytes, as a buffer or a constant wants them.
std::vector<std::byte> bytesOf(std::span<const float> numbers);
std::vector<std::byte> bytesOf(std::span<const std::int32_t> numbers);

/// A block of one thread a pixel that reads `halo` pixels further on each side, from no shared tile.
TileGeometry haloGeometry(BlockSize block, int halo);

/// The same with a tightly packed shared tile that holds block and halo.
TileGeometry sharedTileGeometry(BlockSize block, int halo, int elementBytes);

/// The text of a kernel file under gpu/operations, carried inside the program, by its path there: "sobel/shared.cu".
/// Throws std::logic_error for a path that no folder has; only a slip in an operation's own code can ask for one.
const std::string& kernelText(const std::string& path);

/// The same as a source: its name is the path.
inline KernelSource kernelSource(const std::string& path) { return {path, kernelText(path)}; }

/// Pieces of plans that call NVIDIA's libraries. Argument orders: gpu/cuda/libraries/library_call.h.

inline constexpr std::int32_t nppReplicate = 2; ///< NPP_BORDER_REPLICATE

/// A call of the library's function, its arguments still to come.
Launch libraryLaunch(const std::string& library, const std::string& function);

/// NPP's filters know the replicated border alone (they give the status NPP_NOT_SUPPORTED_MODE_ERROR for others).
/// Throws SettingError for another, with that one as the nearest.
void checkNppBorder(const Recipe& completed);

/// Compile-time sizes: tells the compiler the block's sides and the whole-number arguments of every kernel that the
/// plan launches, as if they were written in its text, so that it unrolls loops over them and computes with them
/// beforehand. The sizes of the picture (its sides, and its rows' bytes) stay run-time arguments: another picture needs
/// no other code.
///
/// They are put behind the brace that opens the kernel's body, as a `const` that stands before CUDA's blockDim and as
/// __builtin_assume() for arguments, so that lines stay where they are. Functions beside the kernel see them where the
/// compiler puts those into it. A kernel that is launched twice with different sizes is told those that agree.
void fixSizes(Plan& plan);

} // namespace tilescope
