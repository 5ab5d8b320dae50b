#include "gpu/cuda/backend/copies.h"

namespace tilescope::cuda
{

void copyToDevice(void* device, const void* host, std::size_t bytes, driver::Stream stream)
{
    if (bytes > 0)
        check(api().memcpyHtoDAsync(addressOf(device), host, bytes, stream), "cuMemcpyHtoDAsync");
}

void copyFromDevice(void* host, const void* device, std::size_t bytes, driver::Stream stream)
{
    if (bytes > 0)
        check(api().memcpyDtoHAsync(host, addressOf(device), bytes, stream), "cuMemcpyDtoHAsync");
}

void copyOnDevice(void* to, const void* from, std::size_t bytes, driver::Stream stream)
{
    if (bytes > 0)
        check(api().memcpyDtoDAsync(addressOf(to), addressOf(from), bytes, stream), "cuMemcpyDtoDAsync");
}

void copyRows(void* to, std::size_t toPitch, const void* from, std::size_t fromPitch, std::size_t rowBytes,
              std::size_t rows, driver::Stream stream)
{
    driver::RectangleCopy copy;
    copy.fromDevice = addressOf(from);
    copy.fromPitch = fromPitch;
    copy.toDevice = addressOf(to);
    copy.toPitch = toPitch;
    copy.widthBytes = rowBytes;
    copy.rows = rows;
    check(api().memcpy2DAsync(&copy, stream), "cuMemcpy2DAsync on the device");
}

void copyToArray(driver::Array to, const void* from, std::size_t rowBytes, std::size_t rows, driver::Stream stream)
{
    driver::RectangleCopy copy;
    copy.fromDevice = addressOf(from);
    copy.fromPitch = rowBytes;
    copy.toType = driver::MemoryType::InArray;
    copy.toArray = to;
    copy.widthBytes = rowBytes;
    copy.rows = rows;
    check(api().memcpy2DAsync(&copy, stream), "cuMemcpy2DAsync to an array");
}

void fillWithZeros(void* memory, std::size_t bytes, driver::Stream stream)
{
    if (bytes > 0)
        check(api().memsetD8Async(addressOf(memory), 0, bytes, stream), "cuMemsetD8Async");
}

} // namespace tilescope::cuda
