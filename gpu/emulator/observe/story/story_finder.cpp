#include "gpu/emulator/observe/story/story_finder.h"

#include "gpu/emulator/observe/story/lane_history.h"
#include "gpu/emulator/observe/story/value_walk.h"
#include "gpu/recipe/message.h"

#include <algorithm>
#include <map>
#include <memory>
#include <optional>
#include <tuple>
#include <utility>

namespace tilescope::emulator
{
namespace
{

/// Where a value in shared memory comes from.
struct Origin {
    std::vector<BufferByte> bytes;
    bool isCopy = false;
};

/// A lane's part of a store.
struct LaneStore {
    std::size_t event = 0;
    std::uint32_t lane = 0, at = 0; ///< the byte of its value
};

class Finder
{
public:
    Finder(const Plan& plan, const ptx::Kernel& kernel, const BlockTrace& trace, const LanePaths& paths,
           const RunControl& control)
        : m_plan(plan), m_kernel(kernel), m_trace(trace), m_paths(paths), m_control(control), m_eventsOf(trace.warps())
    {
        for (std::size_t i = 0; i < trace.events.size(); ++i)
            if (trace.events[i].kind != TraceEvent::Kind::Release)
                m_eventsOf[trace.events[i].warp].push_back(i);
    }

    ValueStory find(const StoryTarget& target)
    {
        ValueStory story;
        story.grid = m_trace.grid;
        story.block = m_trace.block;
        story.index = m_trace.index;
        story.fault = m_trace.fault;
        if (const auto store = lastStore(target))
            explain(story, *store, target);
        return story;
    }

private:
    std::optional<LaneStore> lastStore(const StoryTarget& target) const
    {
        for (std::size_t i = m_trace.events.size(); i-- > 0;) {
            const TraceEvent& event = m_trace.events[i];
            const bool writes = event.kind == TraceEvent::Kind::Access && (event.store || event.atomic) &&
                                m_trace.regions[event.region].buffer == static_cast<int>(target.buffer);
            if (!writes)
                continue;
            for (std::uint32_t lane = 32; lane-- > 0;)
                if (const auto at = byteIn(event, lane, target.offset))
                    return LaneStore{i, lane, *at};
        }
        return std::nullopt;
    }

    /// The byte of the lane's access that is at this offset of its region.
    std::optional<std::uint32_t> byteIn(const TraceEvent& access, std::uint32_t lane, std::size_t offset) const
    {
        if (!((access.mask & ~access.outside) >> lane & 1))
            return std::nullopt;
        const std::uint32_t begin = m_trace.lanes[access.lanes].offsets[lane];
        return offset >= begin && offset - begin < access.bytes
                   ? std::optional(static_cast<std::uint32_t>(offset - begin))
                   : std::nullopt;
    }

    StoryAccess accessAt(std::size_t event, std::uint32_t lane) const
    {
        const TraceEvent& access = m_trace.events[event];
        const std::vector<std::size_t>& own = m_eventsOf[access.warp];
        const auto ofWarp = static_cast<std::size_t>(std::ranges::lower_bound(own, event) - own.begin());
        return {event, access.warp, lane, ofWarp, m_trace.sites[access.site].line};
    }
    const ptx::Instruction& instructionOf(std::size_t event) const
    {
        return m_kernel.instructions[m_trace.sites[m_trace.events[event].site].instruction];
    }

    const LaneHistory& historyOf(std::uint32_t warp, std::uint32_t lane)
    {
        std::unique_ptr<LaneHistory>& known = m_histories[{warp, lane}];
        if (!known) {
            if (m_control.stop.stop_requested())
                throw Cancelled();
            known = std::make_unique<LaneHistory>(m_kernel, m_trace, m_eventsOf[warp], m_paths.pathOf(warp), lane);
        }
        return *known;
    }

    ValueSources sources(const LaneStore& store, bool withBranches)
    {
        const TraceEvent& event = m_trace.events[store.event];
        const LaneHistory& history = historyOf(event.warp, store.lane);
        const auto execution = history.executionOf(store.event);
        if (!execution)
            return {{},
                    gpu::phrase(
                        "The store executes for only some of the lanes (predicated), so its reads are not listed.")};
        const unsigned element = store.at / elementBytes(instructionOf(store.event), event);
        return sourcesOf(m_kernel, m_trace, history, store.lane, *execution, element, withBranches);
    }

    void explain(ValueStory& story, const LaneStore& store, const StoryTarget& target)
    {
        const TraceEvent& event = m_trace.events[store.event];
        story.store = accessAt(store.event, store.lane);
        if (event.atomic) {
            story.incomplete =
                gpu::phrase("Threads add to this value with atomic instructions, so its reads are not listed.");
            return;
        }
        story.bits = accessBits(m_trace, event, store.lane, store.at, static_cast<std::uint32_t>(target.bytes));
        ValueSources found = sources(store, false);
        if (found.loads.empty() && found.incomplete.empty())
            found = sources(store, true); // it may be decided by a branch
        story.incomplete = found.incomplete;
        noteSharedBytes(event.warp, store.lane, found);
        for (const ValueSource& load : found.loads)
            for (StoryRead& read : readsOf(event.warp, store.lane, load))
                story.reads.push_back(std::move(read));
    }

    /// Collects the stores to every byte of shared memory that is read.
    void noteSharedBytes(std::uint32_t warp, std::uint32_t lane, const ValueSources& found)
    {
        for (const ValueSource& load : found.loads) {
            const TraceEvent& event = m_trace.events[*historyOf(warp, lane).executions()[load.execution].event];
            if (event.kind == TraceEvent::Kind::Access && event.space == TraceSpace::Shared)
                for (std::uint32_t i = 0; i < event.bytes; ++i)
                    m_storesTo[m_trace.lanes[event.lanes].offsets[lane] + i];
        }
        if (m_storesTo.empty())
            return;
        for (std::size_t i = 0; i < m_trace.events.size(); ++i) {
            const TraceEvent& event = m_trace.events[i];
            if (event.kind != TraceEvent::Kind::Access || event.space != TraceSpace::Shared ||
                !(event.store || event.atomic))
                continue;
            for (std::uint32_t writer = 0; writer < 32; ++writer)
                for (std::uint32_t at = 0; at < event.bytes && (event.mask & ~event.outside) >> writer & 1; ++at)
                    if (const auto known = m_storesTo.find(m_trace.lanes[event.lanes].offsets[writer] + at);
                        known != m_storesTo.end())
                        known->second.push_back({i, writer, at});
        }
    }

    std::vector<StoryRead> readsOf(std::uint32_t warp, std::uint32_t lane, const ValueSource& load)
    {
        const LaneHistory::Execution& execution = historyOf(warp, lane).executions()[load.execution];
        if (m_trace.events[*execution.event].kind == TraceEvent::Kind::Texture)
            return texelsOf(warp, lane, load.execution);
        return {readAt(*execution.event, lane, load.element)};
    }

    StoryRead readAt(std::size_t event, std::uint32_t lane, unsigned element)
    {
        const TraceEvent& access = m_trace.events[event];
        const ptx::Instruction& in = instructionOf(event);
        StoryRead read;
        read.access = accessAt(event, lane);
        read.bytes = elementBytes(in, access);
        const std::uint32_t at = element * read.bytes;
        read.offset = m_trace.lanes[access.lanes].offsets[lane] + at;
        read.bits = accessBits(m_trace, access, lane, at, read.bytes);
        describeType(read, in, element);
        describePlace(read, m_trace.regions[access.region]);
        return read;
    }

    void describeType(StoryRead& read, const ptx::Instruction& in, unsigned element) const
    {
        const ptx::Type own =
            element < in.destinations.size() && in.destinations[element].kind == ptx::Operand::Kind::Register
                ? m_kernel.registers[in.destinations[element].index].type
                : in.type;
        read.isFloat = (own == ptx::Type::F32 || own == ptx::Type::F64) && read.bytes >= 4;
        read.isSigned = ptx::isSigned(in.type);
    }

    void describePlace(StoryRead& read, const TraceRegion& region)
    {
        read.memory = region.name;
        read.element = read.offset;
        for (const TraceVariable& variable : region.variables)
            if (read.offset >= variable.offset && read.offset - variable.offset < variable.bytes) {
                read.memory = variable.name;
                read.element = read.offset - variable.offset;
            }
        switch (region.space) {
        case TraceSpace::Shared:
            read.from = StoryRead::From::Shared;
            findWriter(read);
            break;
        case TraceSpace::Constant: read.from = StoryRead::From::Constant; break;
        case TraceSpace::Local: read.from = StoryRead::From::Local; break;
        case TraceSpace::Global:
            read.isCopy = region.buffer >= 0;
            for (std::uint32_t i = 0; i < read.bytes && region.buffer >= 0; ++i)
                read.origin.push_back({static_cast<std::size_t>(region.buffer), read.offset + i});
            break;
        }
    }

    /// The stores to each of its bytes: the last before the read, else the first after it.
    void findWriter(StoryRead& read)
    {
        read.isCopy = true;
        for (std::uint32_t i = 0; i < read.bytes; ++i) {
            const std::vector<LaneStore>& stores = m_storesTo[static_cast<std::uint32_t>(read.offset) + i];
            const auto after = std::ranges::partition_point(
                stores, [&](const LaneStore& store) { return store.event < read.access.event; });
            const bool isWritten = after != stores.begin();
            if (!isWritten && after == stores.end()) {
                read.isCopy = false;
                continue;
            }
            // If several lanes of one store write a byte, the last of them remains.
            const LaneStore& store = isWritten ? *std::prev(after) : *after;
            if (i == 0)
                (isWritten ? read.writer : read.later) = accessAt(store.event, store.lane);
            const Origin& origin = originOf(store);
            read.isCopy = read.isCopy && origin.isCopy;
            read.origin.insert(read.origin.end(), origin.bytes.begin(), origin.bytes.end());
        }
        if (!read.isCopy) {
            std::ranges::sort(read.origin, {}, [](const BufferByte& b) { return std::pair(b.buffer, b.offset); });
            read.origin.erase(std::unique(read.origin.begin(), read.origin.end()), read.origin.end());
        }
    }

    const Origin& originOf(const LaneStore& store)
    {
        const auto [known, isNew] = m_origins.try_emplace({store.event, store.lane, store.at});
        if (!isNew)
            return known->second;
        const TraceEvent& event = m_trace.events[store.event];
        if (!event.atomic)
            known->second = event.copies ? copiedBy(store) : storedBy(store);
        return known->second;
    }

    /// An asynchronous copy: the n-th landing of a lane belongs to its n-th copy.
    Origin copiedBy(const LaneStore& store)
    {
        const TraceEvent& landing = m_trace.events[store.event];
        std::size_t number = 0;
        for (std::size_t i = 0; i < store.event; ++i) {
            const TraceEvent& event = m_trace.events[i];
            number += event.kind == TraceEvent::Kind::Access && event.copies && event.store &&
                      event.warp == landing.warp && event.site == landing.site && (event.mask >> store.lane & 1);
        }
        const LaneHistory& history = historyOf(landing.warp, store.lane);
        for (const LaneHistory::Execution& execution : history.executions()) {
            if (!execution.event || m_trace.events[*execution.event].site != landing.site || number-- > 0)
                continue;
            const TraceEvent& load = m_trace.events[*execution.event];
            const int buffer = m_trace.regions[load.region].buffer;
            if (buffer < 0)
                break;
            return {{{static_cast<std::size_t>(buffer), m_trace.lanes[load.lanes].offsets[store.lane] + store.at}},
                    true};
        }
        return {};
    }

    Origin storedBy(const LaneStore& store)
    {
        const TraceEvent& event = m_trace.events[store.event];
        const std::uint32_t size = elementBytes(instructionOf(store.event), event);
        const std::uint32_t first = store.at / size * size; // of the element
        const std::uint64_t bits = accessBits(m_trace, event, store.lane, first, size);
        const ValueSources found = sources(store, false);
        Origin origin;
        for (const ValueSource& load : found.loads)
            for (const StoryRead& read : plainReadsOf(event.warp, store.lane, load))
                origin.bytes.insert(origin.bytes.end(), read.origin.begin(), read.origin.end());
        if (found.loads.size() != 1 || !found.incomplete.empty() || origin.bytes.size() < size)
            return origin;
        // A copy of the whole load, or of a part of it that can be told by its value.
        const StoryRead read = plainReadsOf(event.warp, store.lane, found.loads[0]).front();
        std::vector<std::uint32_t> places;
        const std::uint64_t mask = size >= 8 ? ~std::uint64_t{0} : (std::uint64_t{1} << (8 * size)) - 1;
        for (std::uint32_t at = 0; at + size <= read.bytes && at < 8; at += size)
            if ((read.bits >> (8 * at) & mask) == bits)
                places.push_back(at);
        if (places.size() == 1 && read.isCopy)
            return {{read.origin[places[0] + store.at - first]}, true};
        return origin;
    }

    /// Reads of global memory and textures; a value that came through shared memory before is not followed further.
    std::vector<StoryRead> plainReadsOf(std::uint32_t warp, std::uint32_t lane, const ValueSource& load)
    {
        const LaneHistory::Execution& execution = historyOf(warp, lane).executions()[load.execution];
        const TraceEvent& event = m_trace.events[*execution.event];
        if (event.kind == TraceEvent::Kind::Texture)
            return texelsOf(warp, lane, load.execution);
        if (event.space == TraceSpace::Shared)
            return {StoryRead()};
        return {readAt(*execution.event, lane, load.element)};
    }

    /// The texels of a fetch; which one it is among those of its instruction follows from the order of events.
    std::vector<StoryRead> texelsOf(std::uint32_t warp, std::uint32_t lane, std::size_t execution)
    {
        const LaneHistory& history = historyOf(warp, lane);
        const LaneHistory::Execution& fetch = history.executions()[execution];
        const std::vector<const FetchedTexels*>& all = fetchesOf(warp, lane, fetch.site);
        std::size_t number = 0, executions = 0;
        for (std::size_t i = 0; i < history.executions().size(); ++i)
            if (history.executions()[i].site == fetch.site) {
                number += i < execution;
                ++executions;
            }
        std::vector<StoryRead> reads;
        const std::size_t each = executions ? all.size() / executions : 0; // 4 for a linear fetch
        for (std::size_t i = number * each; i < (number + 1) * each; ++i)
            reads.push_back(texelRead(*all[i], *fetch.event, lane));
        return reads;
    }

    const std::vector<const FetchedTexels*>& fetchesOf(std::uint32_t warp, std::uint32_t lane, std::uint32_t site)
    {
        const auto [known, isNew] = m_fetches.try_emplace({warp, lane, site});
        if (isNew)
            for (const FetchedTexels& fetched : m_paths.texels())
                if (fetched.warp == warp && fetched.site == site && (fetched.mask >> lane & 1))
                    known->second.push_back(&fetched);
        return known->second;
    }

    StoryRead texelRead(const FetchedTexels& fetched, std::size_t event, std::uint32_t lane) const
    {
        StoryRead read;
        read.from = StoryRead::From::Texture;
        read.access = accessAt(event, lane);
        const std::int64_t texel = fetched.texels[lane];
        read.isOutside = texel < 0;
        if (read.isOutside || fetched.texture >= m_plan.textures.size())
            return read;
        const Texture& texture = m_plan.textures[fetched.texture];
        read.memory = m_plan.buffers[texture.buffer].name;
        read.isFloat = texture.format == PixelFormat::Float32;
        read.bytes = static_cast<std::uint32_t>(texture.channels) * (read.isFloat ? 4 : 1);
        read.offset = read.element = static_cast<std::size_t>(texel);
        read.isCopy = true;
        for (std::uint32_t i = 0; i < read.bytes; ++i)
            read.origin.push_back({texture.buffer, static_cast<std::size_t>(texel) * read.bytes + i});
        return read;
    }

    const Plan& m_plan;
    const ptx::Kernel& m_kernel;
    const BlockTrace& m_trace;
    const LanePaths& m_paths;
    const RunControl& m_control;
    std::vector<std::vector<std::size_t>> m_eventsOf; ///< by warp
    std::map<std::pair<std::uint32_t, std::uint32_t>, std::unique_ptr<LaneHistory>> m_histories;
    std::map<std::size_t, std::vector<LaneStore>> m_storesTo; ///< bytes of shared memory that are read
    std::map<std::tuple<std::size_t, std::uint32_t, std::uint32_t>, Origin> m_origins;
    std::map<std::tuple<std::uint32_t, std::uint32_t, std::uint32_t>, std::vector<const FetchedTexels*>> m_fetches;
};

} // namespace

ValueStory findStory(const Plan& plan, const ptx::Kernel& kernel, const BlockTrace& trace, const LanePaths& paths,
                     const StoryTarget& target, const RunControl& control)
{
    return Finder(plan, kernel, trace, paths, control).find(target);
}

} // namespace tilescope::emulator
