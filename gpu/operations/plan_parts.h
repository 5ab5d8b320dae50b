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

} // namespace tilescope
