#pragma once

#include <nlohmann/json_fwd.hpp>

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

namespace tilescope
{

/// A way between two levels of memory, in one direction.
enum class FlowPath {
    GlobalLoad,  ///< L1 cache → registers, loads of global memory
    GlobalStore, ///< registers → L1 cache
    Atomic,      ///< registers → L1 cache: atomic operations on global memory, which L2 carries out
    LocalLoad,   ///< L1 cache → registers, local memory
    LocalStore,  ///< registers → L1 cache
    Texture,     ///< L1 cache → registers, through the texture units
    SharedLoad,  ///< shared memory → registers
    SharedStore, ///< registers → shared memory, with atomics
    L2Load,      ///< L2 cache → L1 cache
    L2Store,     ///< L1 cache → L2 cache
    MemoryRead,  ///< device memory → L2 cache
    MemoryWrite  ///< L2 cache → device memory
};

enum class FlowKind {
    Counted,   ///< by the emulator, by the hardware's rules
    Modelled,  ///< follows from counts by the cache model in gpu/model/memory_flow.h
    NotCounted ///< there is traffic, but only its requests are known: textures
};

/// The traffic of one path, all launches together.
struct FlowAmount {
    FlowPath path = FlowPath::GlobalLoad;
    FlowKind kind = FlowKind::Counted;
    double lowerBytes = 0, upperBytes = 0; ///< equal unless a model gives bounds only. A sector counts as 32 bytes,
                                           ///< a wavefront as the 128 that it can move
    std::uint64_t requests = 0;            ///< 0 for what is modelled
    bool operator==(const FlowAmount&) const = default;
};

/// What a run moves between registers, shared memory, the caches and device memory: Nsight Compute's memory chart.
struct MemoryFlow {
    std::string gpu;         ///< whose caches are assumed
    std::size_t l1Bytes = 0; ///< for caching, of each multiprocessor: what shared memory leaves, in the launch that
                             ///< leaves least
    std::size_t l2Bytes = 0; ///< 0: not published
    bool exact = true;       ///< false: what is counted is an estimate from a sample of the blocks
    std::vector<FlowAmount> amounts; ///< of paths with traffic, in the order of FlowPath
    bool operator==(const MemoryFlow&) const = default;

    const FlowAmount* find(FlowPath path) const; ///< null: no traffic
};

/// The names in JSON and CSV: "global_load", "l2_store"; "counted", "modelled", "not_counted".
std::string keyOf(FlowPath path);
std::string keyOf(FlowKind kind);

nlohmann::json toJson(const MemoryFlow& flow);
MemoryFlow memoryFlowFromJson(const nlohmann::json& json, const std::string& path); ///< throws SettingError

} // namespace tilescope
