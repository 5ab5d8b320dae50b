#include "gpu/program/runtime/call.h"

#include <algorithm>
#include <cstdio>
#include <iterator>
#include <utility>

// Errors: the last one, names and sentences.

using namespace tilescope;

namespace
{

struct ErrorText {
    cudaError_t code;
    const char* text;
};

constexpr ErrorText errorNames[] = {
#define TILESCOPE_ERROR_NAME(name, value) {name, #name},
    TILESCOPE_CUDA_ERRORS(TILESCOPE_ERROR_NAME)
#undef TILESCOPE_ERROR_NAME
};

/// Programs print these; of others, the name says enough.
constexpr ErrorText errorSentences[] = {
    {cudaSuccess, "no error"},
    {cudaErrorInvalidValue, "invalid argument"},
    {cudaErrorMemoryAllocation, "out of memory"},
    {cudaErrorInvalidConfiguration, "invalid configuration argument"},
    {cudaErrorInvalidSymbol, "invalid device symbol"},
    {cudaErrorInvalidDevice, "invalid device ordinal"},
    {cudaErrorInvalidDeviceFunction, "invalid device function"},
    {cudaErrorInvalidKernelImage, "device kernel image is invalid"},
    {cudaErrorNoKernelImageForDevice, "no kernel image is available for execution on the device"},
    {cudaErrorInvalidPtx, "a PTX JIT compilation failed"},
    {cudaErrorIllegalAddress, "an illegal memory access was encountered"},
    {cudaErrorMisalignedAddress, "misaligned address"},
    {cudaErrorAssert, "device-side assert triggered"},
    {cudaErrorLaunchFailure, "unspecified launch failure"},
    {cudaErrorNotSupported, "operation not supported"},
    {cudaErrorInitializationError, "initialization error"},
    {cudaErrorInvalidPitchValue, "invalid pitch argument"},
    {cudaErrorInvalidDevicePointer, "invalid device pointer"},
    {cudaErrorInvalidMemcpyDirection, "invalid copy direction for memcpy"},
    {cudaErrorInsufficientDriver, "CUDA driver version is insufficient for CUDA runtime version"},
    {cudaErrorNoDevice, "no CUDA-capable device is detected"},
    {cudaErrorInvalidResourceHandle, "invalid resource handle"},
    {cudaErrorIllegalState, "the operation cannot be performed in the present state"},
    {cudaErrorNotReady, "device not ready"},
    {cudaErrorLaunchOutOfResources, "too many resources requested for launch"},
    {cudaErrorLaunchTimeout, "the launch timed out and was terminated"},
    {cudaErrorPeerAccessAlreadyEnabled, "peer access is already enabled"},
    {cudaErrorPeerAccessNotEnabled, "peer access has not been enabled"},
    {cudaErrorHostMemoryAlreadyRegistered, "part or all of the requested memory range is already mapped"},
    {cudaErrorHostMemoryNotRegistered, "pointer does not correspond to a registered memory region"},
    {cudaErrorCooperativeLaunchTooLarge, "too many blocks in cooperative launch"},
    {cudaErrorStreamCaptureUnsupported, "operation not permitted when stream is capturing"},
    {cudaErrorUnknown, "unknown error"},
};

template <std::size_t count>
const char* textOf(const ErrorText (&texts)[count], cudaError_t error, const char* otherwise)
{
    const auto* const found = std::ranges::find(texts, error, &ErrorText::code);
    return found == std::end(texts) ? otherwise : found->text;
}

} // namespace

cudaError_t& tilescope::lastError()
{
    thread_local cudaError_t error = cudaSuccess;
    return error;
}

cudaError_t tilescope::fail(cudaError_t code, const char* sentence)
{
    std::fflush(stdout);
    const char* const name = DriverScope::isInside() ? driverErrorName(code) : cudaGetErrorName(code);
    std::fprintf(stderr, "emulator: %s (%s)\n", sentence, name);
    Device& device = Device::instance();
    if (device.broken == cudaSuccess)
        device.checks().failed(name, sentence);
    return DriverScope::isInside() ? code : lastError() = code;
}

/// Of a call that waits.
cudaError_t tilescope::waitedResult()
{
    Device::instance().checks().synchronised();
    return Device::instance().broken;
}

extern "C" {

cudaError_t cudaGetLastError()
{
    Device::instance().checks().errorAsked();
    return std::exchange(lastError(), Device::instance().broken);
}
cudaError_t cudaPeekAtLastError()
{
    Device::instance().checks().errorAsked();
    return lastError();
}
const char* cudaGetErrorName(cudaError_t error) { return textOf(errorNames, error, "unrecognized error code"); }
const char* cudaGetErrorString(cudaError_t error) { return textOf(errorSentences, error, cudaGetErrorName(error)); }

} // extern "C"
