#include "gpu/emulator/observe/trace/trace_memory.h"

#include "gpu/emulator/execute/finding_text.h"

#include <algorithm>
#include <cstring>

namespace tilescope::emulator
{

namespace
{

/// Ordered by offset; the extern array extends to the end of shared memory.
std::vector<TraceVariable> variablesOf(const std::vector<ptx::Variable>& variables, std::size_t regionBytes)
{
    std::vector<TraceVariable> result;
    for (const ptx::Variable& variable : variables) {
        const std::size_t room = regionBytes - std::min(variable.offset, regionBytes);
        result.push_back({plainName(variable.name), variable.offset, variable.isExtern ? room : variable.bytes});
    }
    std::ranges::stable_sort(result, {}, &TraceVariable::offset);
    return result;
}

} // namespace

TraceMemory::TraceMemory(const Plan& plan, const LaunchSetup& setup, const WorkerMemory& worker)
    : m_setup(setup), m_worker(worker)
{
    addBuffers(plan);
    addSpaces();
}

void TraceMemory::addBuffers(const Plan& plan)
{
    for (std::size_t i = FirstFreeRegion; i < m_setup.regions.size(); ++i) {
        const Memory::Named* owner = m_setup.memory->owner(static_cast<std::uint64_t>(i) << regionShift);
        TraceRegion region;
        region.name = owner ? plainName(owner->name) : "";
        region.bytes = m_setup.regions[i].bytes;
        const std::size_t buffer = i - FirstFreeRegion;
        if (buffer < plan.buffers.size()) {
            region.buffer = static_cast<int>(buffer);
            region.picture = heldPicture(plan, buffer);
        }
        m_regions.push_back(std::move(region));
    }
}

void TraceMemory::addSpaces()
{
    const auto add = [this](TraceSpace space, const std::string& name, std::size_t bytes,
                            std::vector<TraceVariable> variables) {
        const bool one = variables.size() == 1;
        m_regions.push_back({space, one ? variables[0].name : name, 0, bytes, -1, std::move(variables), {}});
        return static_cast<std::uint32_t>(m_regions.size() - 1);
    };
    const ptx::Kernel& kernel = *m_setup.program->kernel;
    const std::size_t constantBytes = m_setup.regions[ConstantRegion].bytes;
    m_shared = add(TraceSpace::Shared, "shared", m_setup.sharedBytes, variablesOf(kernel.shared, m_setup.sharedBytes));
    m_constant = add(TraceSpace::Constant, "constant", constantBytes,
                     variablesOf(m_setup.program->module->constant, constantBytes));
    m_local = add(TraceSpace::Local, "local", kernel.localBytes, {});
    m_nowhere = add(TraceSpace::Global, "no memory", 0, {});
}

std::uint32_t TraceMemory::regionAt(std::uint64_t index) const
{
    switch (index) {
    case SharedRegion: return m_shared;
    case LocalRegion: return m_local;
    case ConstantRegion: return m_constant;
    default: break;
    }
    const bool known = index >= FirstFreeRegion && index < m_setup.regions.size();
    return known ? static_cast<std::uint32_t>(index - FirstFreeRegion) : m_nowhere;
}

TraceMemory::Place TraceMemory::find(Space space, std::uint32_t warp, unsigned lane, std::uint64_t address,
                                     std::uint64_t bytes) const
{
    Place place{m_shared, 0, nullptr};
    std::uint64_t at = address;
    if (space == Space::Local) {
        place.region = m_local;
    } else if (space == Space::Mapped) {
        // Beyond the middle of a region's range, a negative offset from the next one is more likely.
        constexpr std::uint64_t reach = std::uint64_t{1} << regionShift;
        const std::uint64_t index = (address + reach / 2) >> regionShift;
        place.region = regionAt(index);
        at = address - (index << regionShift);
    }
    place.offset = static_cast<std::uint32_t>(at);
    const std::uint64_t size = m_regions[place.region].bytes;
    if (at >= size || bytes > size - at)
        return place;
    if (place.region == m_shared)
        place.host = m_worker.shared.data() + at;
    else if (place.region == m_local)
        place.host = m_worker.local.data() + (std::uint64_t{warp} * laneCount + lane) * size + at;
    else
        place.host = m_setup.regions[address >> regionShift].host + at;
    return place;
}

SparseBuffers::SparseBuffers(const Plan& plan, const LaunchSetup& setup, const Image& input)
{
    for (std::size_t i = 0; i < plan.buffers.size(); ++i) {
        const Region& region = setup.regions[FirstFreeRegion + i];
        Pages pages{region.host, region.bytes, Memory::contentOf(plan.buffers[i], input), {}};
        if (plan.buffers[i].fill != Buffer::Fill::Zero) // newly allocated memory is zero
            pages.filled.resize((region.bytes + pageBytes - 1) / pageBytes, false);
        m_buffers.push_back(std::move(pages));
    }
}

void SparseBuffers::touchPages(std::uint64_t address, std::uint64_t bytes)
{
    const std::uint64_t index = (address >> regionShift) - FirstFreeRegion; // wraps for the windows, which are below
    const std::uint64_t at = address & ((std::uint64_t{1} << regionShift) - 1);
    if (index >= m_buffers.size() || bytes == 0 || at >= m_buffers[index].bytes)
        return;
    Pages& pages = m_buffers[index];
    const std::uint64_t last = std::min(at + bytes, pages.bytes) - 1;
    for (std::uint64_t page = at / pageBytes; page <= last / pageBytes && page < pages.filled.size(); ++page)
        if (!pages.filled[page])
            fill(pages, page);
}

void SparseBuffers::fill(Pages& pages, std::uint64_t page)
{
    pages.filled[page] = true;
    const std::uint64_t begin = page * pageBytes, count = std::min(pageBytes, pages.bytes - begin);
    if (pages.content.bytes.empty())
        std::memset(pages.host + begin, 0xCD, count);
    else
        std::memcpy(pages.host + begin, pages.content.bytes.data() + begin, count);
}

} // namespace tilescope::emulator
