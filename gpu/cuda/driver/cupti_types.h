#pragma once

#include "gpu/cuda/driver/driver_types.h"

#include <cstddef>
#include <cstdint>

/// The part of CUPTI that Tilescope uses, declared here so that building needs no CUDA Toolkit: the same from
/// CUDA 12.6, which introduced the range profiler, to 13. Where CUPTI's headers are installed,
/// tests/gpu/cuda/driver_abi_test.cpp compares everything here with them.
namespace tilescope::cupti
{

using Result = int; ///< CUptiResult

/// The codes that are looked at or passed on as the reason for something else.
constexpr Result success = 0, notSupported = 27, virtualisedDevice = 33, oldProfiler = 38, confidentialComputing = 41,
                 miningDevice = 42, sliDevice = 44, wslDevice = 45;

enum class SupportLevel : int { Unknown = 0, Unsupported = 1, Disabled = 2, Supported = 3 };
enum class ProfilerApi : int { Range = 0 };
enum class ProfilerType : int { Range = 0 };
enum class MetricType : int { Counter = 0 };
enum class Range : int { User = 2 };
enum class Replay : int { User = 3 };

using Host = struct HostState*;
using Profiler = struct ProfilerState*;

/// The beginning of every structure of parameters. CUPTI wants to know where the last member ends, which
/// is not the size of a structure that ends with padding: `made`.
struct Parameters {
    std::size_t structSize = 0;
    void* reserved = nullptr;
};

/// Parameters with their size; `last` is the last member.
template <typename Structure, typename Member>
Structure made(Member Structure::*last)
{
    Structure structure;
    const auto* const begin = reinterpret_cast<const std::byte*>(&structure);
    const auto* const end = reinterpret_cast<const std::byte*>(&(structure.*last) + 1);
    structure.head.structSize = static_cast<std::size_t>(end - begin);
    return structure;
}

struct Initialise {
    Parameters head;
    static Initialise make() { return {{sizeof(Parameters), nullptr}}; }
};

struct DeviceSupported {
    Parameters head;
    driver::Device device = 0;
    SupportLevel isSupported{}, architecture{}, sli{}, virtualGpu{}, confidentialCompute{}, mining{}, wsl{};
    ProfilerApi api = ProfilerApi::Range;
    static DeviceSupported make() { return made(&DeviceSupported::api); }
};

struct ChipName {
    Parameters head;
    std::size_t device = 0;
    const char* name = nullptr;
    static ChipName make() { return made(&ChipName::name); }
};

struct HostInitialise {
    Parameters head;
    ProfilerType type = ProfilerType::Range;
    const char* chip = nullptr;
    const std::uint8_t* availability = nullptr;
    Host host = nullptr;
    static HostInitialise make() { return made(&HostInitialise::host); }
};

struct HostDeinitialise {
    Parameters head;
    Host host = nullptr;
    static HostDeinitialise make() { return made(&HostDeinitialise::host); }
};

struct BaseMetrics {
    Parameters head;
    Host host = nullptr;
    MetricType type = MetricType::Counter;
    const char** names = nullptr;
    std::size_t count = 0;
    static BaseMetrics make() { return made(&BaseMetrics::count); }
};

struct AddMetrics {
    Parameters head;
    Host host = nullptr;
    const char** names = nullptr;
    std::size_t count = 0;
    static AddMetrics make() { return made(&AddMetrics::count); }
};

struct ConfigImageSize {
    Parameters head;
    Host host = nullptr;
    std::size_t bytes = 0;
    static ConfigImageSize make() { return made(&ConfigImageSize::bytes); }
};

struct ConfigImage {
    Parameters head;
    Host host = nullptr;
    std::size_t bytes = 0;
    std::uint8_t* image = nullptr;
    static ConfigImage make() { return made(&ConfigImage::image); }
};

struct Evaluate {
    Parameters head;
    Host host = nullptr;
    const std::uint8_t* counterData = nullptr;
    std::size_t counterDataBytes = 0, range = 0;
    const char** names = nullptr;
    std::size_t count = 0;
    double* values = nullptr;
    static Evaluate make() { return made(&Evaluate::values); }
};

struct Enable {
    Parameters head;
    driver::Context context = nullptr;
    Profiler profiler = nullptr;
    static Enable make() { return made(&Enable::profiler); }
};

/// For cuptiRangeProfilerDisable, Start and PopRange alike.
struct OnlyProfiler {
    Parameters head;
    Profiler profiler = nullptr;
    static OnlyProfiler make() { return made(&OnlyProfiler::profiler); }
};

struct CounterDataSize {
    Parameters head;
    Profiler profiler = nullptr;
    const char** names = nullptr;
    std::size_t count = 0, mostRanges = 0;
    std::uint32_t mostNodes = 0;
    std::size_t bytes = 0;
    static CounterDataSize make() { return made(&CounterDataSize::bytes); }
};

struct CounterDataInitialise {
    Parameters head;
    Profiler profiler = nullptr;
    std::size_t bytes = 0;
    std::uint8_t* counterData = nullptr;
    static CounterDataInitialise make() { return made(&CounterDataInitialise::counterData); }
};

struct SetConfig {
    Parameters head;
    Profiler profiler = nullptr;
    std::size_t configBytes = 0;
    const std::uint8_t* config = nullptr;
    std::size_t counterDataBytes = 0;
    std::uint8_t* counterData = nullptr;
    Range range = Range::User;
    Replay replay = Replay::User;
    std::size_t mostRangesPerPass = 0;
    std::uint16_t nestingLevels = 0, minNestingLevel = 0;
    std::size_t pass = 0;
    std::uint16_t targetNestingLevel = 0;
    static SetConfig make() { return made(&SetConfig::targetNestingLevel); }
};

struct PushRange {
    Parameters head;
    Profiler profiler = nullptr;
    const char* name = nullptr;
    static PushRange make() { return made(&PushRange::name); }
};

struct Stop {
    Parameters head;
    Profiler profiler = nullptr;
    std::size_t pass = 0, targetNestingLevel = 0;
    std::uint8_t isAllPassSubmitted = 0;
    static Stop make() { return made(&Stop::isAllPassSubmitted); }
};

struct DecodeData {
    Parameters head;
    Profiler profiler = nullptr;
    std::size_t rangesDropped = 0;
    static DecodeData make() { return made(&DecodeData::rangesDropped); }
};

} // namespace tilescope::cupti
