#include "gpu/emulator/observe/trace/sparse_buffers.h"

#include <algorithm>
#include <cstring>

namespace tilescope::emulator
{

SparseBuffers::SparseBuffers(const Plan& plan, const LaunchSetup& setup, const Image& input)
{
    for (std::size_t i = 0; i < plan.buffers.size(); ++i) {
        const Region& region = setup.regions[FirstFreeRegion + i];
        Pages pages{region.host, region.bytes, Memory::contentOf(plan.buffers[i], input), {}};
        if (plan.buffers[i].fill != Buffer::Fill::Zero) // fresh memory is zeros
            pages.filled.resize((region.bytes + pageBytes - 1) / pageBytes, false);
        m_buffers.push_back(std::move(pages));
    }
}

void SparseBuffers::touchPages(std::uint64_t address, std::uint64_t bytes)
{
    const std::uint64_t index = (address >> regionShift) - FirstFreeRegion; // wraps for the windows below
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
