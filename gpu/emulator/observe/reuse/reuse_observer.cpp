#include "gpu/emulator/observe/reuse/reuse_observer.h"

#include <algorithm>
#include <atomic>
#include <bit>

namespace tilescope::emulator
{
namespace
{

bool isShared(const AccessEvent& event, std::uint64_t address)
{
    return event.space == Space::Shared || (event.space == Space::Mapped && address >> regionShift == SharedRegion);
}

constexpr std::uint64_t offsetMask = (std::uint64_t{1} << regionShift) - 1;

} // namespace

ReuseTarget::ReuseTarget(const LaunchSetup& launchSetup, const Plan& plan, std::size_t inputBuffer,
                         std::span<CopyOrigins> originsOfBuffers)
    : setup(launchSetup), flow(*launchSetup.program->kernel), copies(launchSetup.regions.size(), nullptr)
{
    inputAddress = setup.memory->bufferAddress(inputBuffer);
    inputRowBytes = plan.buffers[inputBuffer].rowBytes;
    inputPitch = plan.buffers[inputBuffer].pitchBytes;
    inputBytes = usedBytes(plan.buffers[inputBuffer]);
    for (std::size_t buffer = 0; buffer < originsOfBuffers.size(); ++buffer)
        if (buffer != inputBuffer && !originsOfBuffers[buffer].empty())
            copies[setup.memory->bufferAddress(buffer) >> regionShift] = &originsOfBuffers[buffer];
    for (const Texture& texture : plan.textures)
        texelBytes.push_back(texture.buffer == inputBuffer ? bytesPerPixel(texture.format) * texture.channels : 0);
}

std::uint64_t ReuseTarget::pixelByte(std::uint64_t offset) const
{
    if (inputPitch > inputRowBytes)
        offset = offset / inputPitch * inputRowBytes + std::min(offset % inputPitch, inputRowBytes);
    return std::min(offset, inputBytes);
}

ReuseObserver::ReuseObserver(const ReuseTarget& target)
    : m_target(target), m_global(1), m_shared(1), m_loaded(target.flow.loads() * target.setup.warps * laneCount),
      m_lastStore(target.flow.stores() * target.setup.warps * laneCount), m_owners(target.setup.sharedBytes)
{
}

void ReuseObserver::clear()
{
    for (std::vector<ReadPatch>* patches : {&m_global, &m_shared})
        for (ReadPatch& each : *patches)
            each.clear();
}

void ReuseObserver::onBlockBegin(std::uint64_t)
{
    m_event = 0;
    std::fill(m_loaded.begin(), m_loaded.end(), Loaded());
    std::fill(m_lastStore.begin(), m_lastStore.end(), 0);
    std::fill(m_owners.begin(), m_owners.end(), Owner());
}

void ReuseObserver::onBlockEnd()
{
    if (!m_handOn)
        return;
    m_handOn();
    clear();
}

ReadPatch& ReuseObserver::patch(std::vector<ReadPatch>& patches, std::uint16_t shift)
{
    if (shift >= patches.size())
        patches.resize(shift + std::size_t{1});
    return patches[shift];
}

/// The access's shift, if shifts are sorted; records the access if requested.
std::uint16_t ReuseObserver::follow(const AccessEvent& event)
{
    if (!m_trail && !m_finder)
        return 0;
    const auto firstLane = static_cast<unsigned>(std::countr_zero(event.mask));
    const std::uint64_t first = event.address(firstLane);
    if (m_trail) {
        m_trail->add(first);
        m_trail->mix((std::uint64_t{event.site} << 32 | event.warp) + (std::uint64_t{event.mask} << 16));
        for (std::uint32_t rest = event.mask; rest; rest &= rest - 1)
            m_trail->mix(event.address(static_cast<unsigned>(std::countr_zero(rest))) - first);
    }
    return m_finder ? m_finder->shiftOf(first) : std::uint16_t{0};
}

void ReuseObserver::onAccess(const AccessEvent& event)
{
    ++m_event;
    if (event.atomic)
        return;
    const std::uint64_t first = event.address(static_cast<unsigned>(std::countr_zero(event.mask)));
    const bool goesToInput = !event.store && event.space == Space::Mapped && !isShared(event, first) &&
                             first >> regionShift == m_target.inputAddress >> regionShift;
    const std::uint16_t shift = goesToInput ? follow(event) : std::uint16_t{0};
    for (std::uint32_t rest = event.mask; rest; rest &= rest - 1) {
        const auto lane = static_cast<unsigned>(std::countr_zero(rest));
        const std::uint64_t address = event.address(lane);
        if (isShared(event, address))
            sharedLane(event, lane, event.space == Space::Shared ? address : address & offsetMask);
        else if (event.space == Space::Mapped)
            globalLane(event, lane, address, shift);
    }
}

void ReuseObserver::globalLane(const AccessEvent& event, unsigned lane, std::uint64_t address, std::uint16_t shift)
{
    const std::uint64_t region = address >> regionShift, offset = address & offsetMask;
    const std::uint32_t thread = event.warp * laneCount + lane;
    CopyOrigins* copy = region < m_target.copies.size() ? m_target.copies[region] : nullptr;
    if (event.store) {
        const Loaded* value = copy ? stored(event.site, thread) : nullptr;
        for (std::uint64_t i = 0; copy && i < event.bytes && offset + i < copy->size(); ++i) // other blocks may read it
            std::atomic_ref((*copy)[offset + i])
                .store(value && i < value->bytes ? static_cast<std::uint32_t>(value->byte + i + 1) : 0,
                       std::memory_order_relaxed);
        return;
    }
    if (region == m_target.inputAddress >> regionShift) {
        ReadPatch& reads = patch(m_global, shift);
        const std::uint64_t begin = m_target.pixelByte(offset), end = m_target.pixelByte(offset + event.bytes);
        for (std::uint64_t byte = begin; byte < end; ++byte)
            reads.add(byte);
        keep(event.site, thread, begin, static_cast<std::uint32_t>(end - begin), shift);
        return;
    }
    if (!copy)
        return;
    std::uint64_t firstByte = none;
    for (std::uint64_t i = 0; i < event.bytes && offset + i < copy->size(); ++i) {
        const std::uint32_t origin = std::atomic_ref((*copy)[offset + i]).load(std::memory_order_relaxed);
        ++(origin == 0 ? m_ofOthers : m_ofCopies);
        if (origin == 0)
            continue;
        m_global[0].add(origin - 1);
        if (i == 0)
            firstByte = origin - 1;
    }
    if (firstByte != none)
        keep(event.site, thread, firstByte, event.bytes, 0);
}

void ReuseObserver::sharedLane(const AccessEvent& event, unsigned lane, std::uint64_t offset)
{
    if (offset >= m_owners.size() || event.bytes > m_owners.size() - offset)
        return; // will fault
    if (!event.store) {
        for (std::uint64_t i = 0; i < event.bytes; ++i)
            if (const Owner& owner = m_owners[offset + i]; owner.byte != none)
                patch(m_shared, owner.shift).add(owner.byte);
        return;
    }
    // A value with more bytes than were loaded counts by its first ones: reading all of it is reading the pixel once.
    const Loaded* value = stored(event.site, event.warp * laneCount + lane);
    for (std::uint64_t i = 0; i < event.bytes; ++i)
        m_owners[offset + i] = value && i < value->bytes ? Owner{value->byte + i, value->shift} : Owner();
}

void ReuseObserver::onTexel(const TexelEvent& event)
{
    ++m_event;
    if (event.texture >= m_target.texelBytes.size() || m_target.texelBytes[event.texture] == 0)
        return;
    const auto bytes = static_cast<std::uint64_t>(m_target.texelBytes[event.texture]);
    for (std::uint32_t rest = event.mask; rest; rest &= rest - 1) {
        const auto lane = static_cast<unsigned>(std::countr_zero(rest));
        if (event.texels[lane] < 0)
            continue;
        const std::uint64_t byte = static_cast<std::uint64_t>(event.texels[lane]) * bytes;
        for (std::uint64_t i = 0; i < bytes; ++i)
            m_global[0].add(byte + i);
        keep(event.site, event.warp * laneCount + lane, byte, static_cast<std::uint32_t>(bytes), 0);
    }
}

void ReuseObserver::keep(std::uint32_t site, std::uint32_t thread, std::uint64_t byte, std::uint32_t bytes,
                         std::uint16_t shift)
{
    const std::uint32_t load = m_target.flow.loadOrdinal(site);
    if (load != ptx::noIndex)
        m_loaded[load * m_target.setup.warps * laneCount + thread] = {byte, m_event, shift,
                                                                      static_cast<std::uint8_t>(bytes)};
}

/// What a thread stores: the newest of the loads that reach the store, unless it is older than the thread's last store
/// at this site. Then this store has another value, such as the black beyond a border.
const ReuseObserver::Loaded* ReuseObserver::stored(std::uint32_t site, std::uint32_t thread)
{
    const std::uint32_t store = m_target.flow.storeOrdinal(site);
    if (store == ptx::noIndex)
        return nullptr;
    const std::uint64_t threads = m_target.setup.warps * laneCount;
    std::uint32_t& last = m_lastStore[store * threads + thread];
    const Loaded* newest = nullptr;
    for (const std::uint32_t load : m_target.flow.loadsOf(site)) {
        const Loaded& loaded = m_loaded[load * threads + thread];
        if (loaded.when > last && (!newest || loaded.when > newest->when))
            newest = &loaded;
    }
    last = m_event;
    return newest;
}

} // namespace tilescope::emulator
