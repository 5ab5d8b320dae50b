#pragma once

#include "gpu/program/checks/touch_observer.h"
#include "gpu/recipe/message_value.h"

#include <array>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

// What the host part of a program does, as the checks hear of it.

namespace tilescope
{

/// A place in the program's machine code, such as the return address of a call; 0: not known.
using CallSite = std::uintptr_t;

struct SourcePlace {
    std::string file; ///< empty if unknown
    int line = 0;     ///< 0 if unknown
};

enum class MemoryKind : std::uint8_t {
    Device,  ///< cudaMalloc: for kernels alone
    Managed, ///< cudaMallocManaged
    Pinned   ///< cudaMallocHost
};

struct HostAllocation {
    std::uintptr_t address = 0;
    std::size_t bytes = 0;
    MemoryKind kind = MemoryKind::Device;
    CallSite site = 0;
    std::size_t pitch = 0; ///< of cudaMallocPitch; 0: no rows
};

/// The directions of cudaMemcpy.
enum class CopyDirection : std::uint8_t { HostToHost, HostToDevice, DeviceToHost, DeviceToDevice, Default };

struct HostCopy {
    std::uintptr_t to = 0, from = 0;
    std::size_t width = 0, rows = 1; ///< bytes of a row
    std::size_t toPitch = 0, fromPitch = 0;
    CopyDirection direction = CopyDirection::Default;
    CallSite site = 0;
    std::optional<std::size_t> toRoom = {}, fromRoom = {}; ///< bytes of host memory from there on, if they are known
    std::uintptr_t stream = 0;
};

/// A parameter of 4 or 8 bytes.
struct LaunchValue {
    unsigned parameter = 1; ///< its number
    std::uint64_t value = 0;
};

/// A launch that has run, perhaps up to a fault.
struct HostLaunch {
    std::string kernel;
    std::array<std::uint64_t, 3> grid{1, 1, 1}, block{1, 1, 1};
    std::vector<LaunchValue> values = {};
    CallSite site = 0;
    bool observed = true; ///< else nothing below is known
    bool faulted = false;
    bool hasOtherResult = false;                                ///< it prints, or stores in variables
    std::vector<std::pair<std::uintptr_t, Touch>> touches = {}; ///< by the start of the allocation
    std::vector<std::string> unfilledConstants = {}; ///< __constant__ variables that nobody filled and it read
    std::optional<StrayAccess> stray = {};
    std::function<bool(std::uint64_t value)> isHostAddress = {}; ///< memory of the host is there
    std::uintptr_t stream = 0;
};

/// A call that returned an error.
struct HostFailure {
    std::string what;    ///< "cudaMalloc", or the kernel's name
    std::string error;   ///< "cudaErrorInvalidValue"
    Message reason = {}; ///< a sentence
    CallSite site = 0;
    bool isLaunch = false;    ///< by <<<>>>, which returns nothing
    bool isDiscarded = false; ///< the program does not look at what the call returns
};

} // namespace tilescope
