#pragma once

#include "gpu/cuda/backend/owners.h"
#include "gpu/recipe/plan.h"

namespace tilescope::cuda
{

/// A texture object with its array. Coordinates are pixels (x + 0.5 is a texel's centre), except with Wrap and Mirror,
/// for which CUDA supports only normalised ones (0…1).
class TextureObject
{
public:
    /// Throws SettingError for what CUDA does not support (linear filtering of bytes that are read as bytes),
    /// CudaError.
    explicit TextureObject(const Texture& description);
    TextureObject(TextureObject&& other) noexcept;
    TextureObject& operator=(TextureObject&& other) noexcept;
    ~TextureObject();

    const Texture& description() const { return m_description; }
    driver::Texture handle() const { return m_handle; }

    /// Copies tightly packed rows from device memory into the array.
    void copyFrom(const void* device, driver::Stream stream);

private:
    Texture m_description;
    Array m_array;
    driver::Texture m_handle = 0;
};

} // namespace tilescope::cuda
