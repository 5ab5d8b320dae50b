#pragma once

#include "gpu/cuda/backend/owners.h"

namespace tilescope::cuda
{

// Copies and fills, queued in the stream's order. Host memory is pinned, or it must live until the copy has ended. No
// bytes are no call. All throw CudaError.

void copyToDevice(void* device, const void* host, std::size_t bytes, driver::Stream stream);
void copyFromDevice(void* host, const void* device, std::size_t bytes, driver::Stream stream);
void copyOnDevice(void* to, const void* from, std::size_t bytes, driver::Stream stream);

/// `rows` of `rowBytes`, which begin so many bytes apart.
void copyRows(void* to, std::size_t toPitch, const void* from, std::size_t fromPitch, std::size_t rowBytes,
              std::size_t rows, driver::Stream stream);

/// Tightly packed rows of device memory into an array.
void copyToArray(driver::Array to, const void* from, std::size_t rowBytes, std::size_t rows, driver::Stream stream);

void fillWithZeros(void* memory, std::size_t bytes, driver::Stream stream);

} // namespace tilescope::cuda
