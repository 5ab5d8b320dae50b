#include "gpu/program/device/loaded_module.h"

#include <algorithm>
#include <array>
#include <cstring>
#include <new>
#include <string_view>

namespace tilescope
{

using namespace emulator;

/// The file that was compiled: the first .cu file that the code names. Lines in headers are told as its own that led
/// there.
static std::string mainFileOf(std::string_view ptx)
{
    while (!ptx.empty()) {
        const std::string_view line = ptx.substr(0, ptx.find('\n'));
        ptx.remove_prefix(std::min(line.size() + 1, ptx.size()));
        const std::size_t sign = line.find_first_not_of(" \t"), open = line.find('"');
        const std::size_t close = line.find('"', open + 1);
        if (sign == line.npos || !line.substr(sign).starts_with(".file") || open == line.npos || close == line.npos)
            continue;
        const std::string_view name = line.substr(open + 1, close - open - 1);
        if (name.ends_with(".cu"))
            return std::string(name);
    }
    return {};
}

/// The emulator gives variables the regions after a plan's buffers: with as many buffers as there are regions in the
/// address space, these are the next ones in both.
LoadedModule::LoadedModule(const std::string& ptx, AddressSpace& space)
    : m_space(space), m_parsed(std::make_shared<ptx::Module>(ptx::parseModule(ptx, mainFileOf(ptx))))
{
    Plan plan;
    plan.buffers.resize(space.regions().size() - FirstFreeRegion);
    m_memory.prepare(plan, std::array{m_parsed}, Image{});
    const std::vector<Region> regions = m_memory.regions(0);
    for (std::size_t v = 0; v < m_parsed->global.size(); ++v)
        m_globals.push_back(place(regions[m_memory.globalAddress(0, v) >> regionShift], true));
    if (m_memory.heap()) {
        m_heap = m_space.allocateLast(DeviceHeap::usualBytes);
        if (!m_heap)
            throw std::bad_alloc();
    }
    m_constants = place(regions[ConstantRegion], false);
}

void LoadedModule::resizeHeap(std::size_t bytes)
{
    if (!m_heap || m_memory.heap()->isUsed())
        return;
    if (!m_space.replace(m_heap, bytes) && (bytes = DeviceHeap::usualBytes, !m_space.replace(m_heap, bytes)))
        throw std::bad_alloc();
    m_memory.resizeHeap(bytes);
}

LoadedModule::~LoadedModule()
{
    for (std::byte* global : m_globals)
        m_space.free(global);
    m_space.free(m_heap);
    m_space.free(m_constants);
}

std::byte* LoadedModule::place(const Region& content, bool last)
{
    std::byte* const to = last ? m_space.allocateLast(content.bytes) : m_space.allocate(content.bytes);
    if (!to)
        throw std::bad_alloc();
    if (content.bytes > 0)
        std::memcpy(to, content.host, content.bytes);
    return to;
}

std::shared_ptr<const Program> LoadedModule::decode(const std::string& kernel, const HandlerTable& handlers) const
{
    const ptx::Kernel* const found = m_parsed->findKernel(kernel);
    return found ? emulator::decode(m_parsed, *found, handlers, true) : nullptr;
}

std::optional<LoadedModule::Variable> LoadedModule::variable(const std::string& name) const
{
    if (const ptx::Variable* constant = m_parsed->findConstant(name))
        return Variable{m_constants + constant->offset, constant->bytes};
    for (std::size_t v = 0; v < m_parsed->global.size(); ++v)
        if (m_parsed->global[v].name == name)
            return Variable{m_globals[v], m_parsed->global[v].bytes};
    return std::nullopt;
}

std::vector<LoadedModule::NamedVariable> LoadedModule::variables() const
{
    std::vector<NamedVariable> list;
    for (const ptx::Variable& constant : m_parsed->constant)
        list.push_back(
            {constant.name, true, !constant.initialiser.empty(), {m_constants + constant.offset, constant.bytes}});
    for (std::size_t v = 0; v < m_parsed->global.size(); ++v)
        list.push_back({m_parsed->global[v].name,
                        false,
                        !m_parsed->global[v].initialiser.empty(),
                        {m_globals[v], m_parsed->global[v].bytes}});
    return list;
}

} // namespace tilescope
