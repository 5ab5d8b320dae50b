#include "gpu/emulator/execute/block_runner.h"

#include <cstring>

namespace tilescope::emulator
{
namespace
{

using ptx::Special;

template <class T>
void put(std::byte* file, std::uint32_t slot, std::uint32_t lane, T value)
{
    std::memcpy(file + slot + lane * sizeof value, &value, sizeof value);
}

/// A special register that differs between lanes.
std::uint32_t laneValue(Special special, const Dim3& block, std::uint32_t thread, std::uint32_t lane)
{
    const std::uint32_t bit = 1U << lane;
    switch (special) {
    case Special::TidX: return thread % block.x;
    case Special::TidY: return thread / block.x % block.y;
    case Special::TidZ: return thread / block.x / block.y;
    case Special::LaneId: return lane;
    case Special::LanemaskEq: return bit;
    case Special::LanemaskLt: return bit - 1;
    case Special::LanemaskLe: return bit | (bit - 1);
    case Special::LanemaskGt: return ~(bit | (bit - 1));
    case Special::LanemaskGe: return ~(bit - 1);
    default: return 0;
    }
}

bool differsBetweenLanes(Special special)
{
    switch (special) {
    case Special::TidX:
    case Special::TidY:
    case Special::TidZ:
    case Special::LaneId:
    case Special::LanemaskEq:
    case Special::LanemaskLt:
    case Special::LanemaskLe:
    case Special::LanemaskGt:
    case Special::LanemaskGe: return true;
    default: return false;
    }
}

/// A special register that is the same for all lanes and blocks. There is only one multiprocessor.
std::uint64_t scalarValue(Special special, const LaunchSetup& setup, std::uint32_t warp)
{
    const Dim3 &grid = setup.launch->grid, &block = setup.launch->block;
    switch (special) {
    case Special::NtidX: return block.x;
    case Special::NtidY: return block.y;
    case Special::NtidZ: return block.z;
    case Special::NctaidX: return grid.x;
    case Special::NctaidY: return grid.y;
    case Special::NctaidZ: return grid.z;
    case Special::WarpId: return warp;
    case Special::NwarpId: return setup.warps;
    case Special::NsmId: return 1;
    case Special::DynamicSmemSize: return setup.launch->dynamicSharedBytes;
    case Special::TotalSmemSize: return setup.sharedBytes;
    default: return 0;
    }
}

std::uint64_t parameterBits(const ParameterSlot& slot, const std::vector<std::byte>& block)
{
    std::uint64_t value = 0;
    if (slot.offset + std::size_t{slot.bytes} <= block.size())
        std::memcpy(&value, block.data() + slot.offset, slot.bytes);
    return value;
}

} // namespace

/// Constants, parameters and special registers in a warp's register file, constant for the whole launch.
void BlockRunner::fillSlots(std::uint32_t warp)
{
    std::byte* const to = file(warp);
    for (const ConstantSlot& constant : m_program.constants)
        put(to, constant.slot, 0, constant.value);
    for (const ParameterSlot& parameter : m_program.parameters)
        put(to, parameter.slot, 0, parameterBits(parameter, m_setup.parameters));
    for (const GlobalSlot& global : m_program.globals)
        put(to, global.slot, 0,
            m_setup.memory->globalAddress(m_setup.module, global.variable) + static_cast<std::uint64_t>(global.offset));
    for (const SpecialSlot& special : m_program.specials) {
        if (!differsBetweenLanes(special.special)) {
            put(to, special.slot, 0, scalarValue(special.special, m_setup, warp));
            continue;
        }
        for (std::uint32_t lane = 0; lane < laneCount; ++lane)
            put(to, special.slot, lane,
                laneValue(special.special, m_setup.launch->block, warp * laneCount + lane, lane));
    }
}

} // namespace tilescope::emulator
