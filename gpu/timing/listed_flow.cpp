#include "gpu/timing/listed_code.h"

#include <algorithm>
#include <map>
#include <optional>
#include <set>

namespace tilescope::timing
{

namespace
{

using MachineInstruction = sass::Instruction;

bool isJump(const MachineInstruction& in) { return in.name() == "BRA"; }

/// Whether threads may go on behind the branch: @P0 BRA, and BRA.U !UP0 or BRA P0.
bool isConditional(const MachineInstruction& in)
{
    return !in.guard.empty() || in.operands.find(',') != std::string::npos;
}

class Flow
{
public:
    explicit Flow(const sass::Function& function) : m_list(function.instructions) {}

    std::vector<ListedBlock> run()
    {
        if (!findBlocks())
            return {};
        findUsual();
        return joined();
    }

    std::vector<ListedCall> calls()
    {
        std::vector<ListedCall> found;
        if (!findBlocks())
            return found;
        std::map<std::uint32_t, std::vector<std::uint32_t>> rare; ///< by range: calls that it goes to
        for (const auto& [first, range] : m_ranges)
            for (const std::uint32_t next : range.successors)
                if (m_ranges.at(next).isRare)
                    rare[first].push_back(next);
        findUsual();
        for (const std::uint32_t at : m_usual)
            for (const std::uint32_t next : rare[at])
                if (std::optional<ListedCall> call = callOf(m_ranges.at(at), m_ranges.at(next)))
                    found.push_back(std::move(*call));
        return found;
    }

private:
    struct Range {
        std::uint32_t first = 0, end = 0;
        std::vector<std::uint32_t> successors; ///< first instructions
        bool isRare = false;
    };

    bool findBlocks()
    {
        std::set<std::uint32_t> leaders{0};
        const auto size = static_cast<std::uint32_t>(m_list.size());
        for (std::uint32_t i = 0; i < size; ++i) {
            const std::string_view name = m_list[i].name();
            if (name == "BRX" || name == "JMX" || name == "BRXU" || name == "JMXU" || name == "JMP")
                return false;
            if (!isJump(m_list[i]) && name != "EXIT" && name != "RET" && name != "CALL")
                continue;
            leaders.insert(i + 1);
            if (name == "CALL" && m_list[i].target != MachineInstruction::noTarget)
                leaders.insert(m_list[i].target);
            if (isJump(m_list[i])) {
                if (m_list[i].target == MachineInstruction::noTarget)
                    return false;
                leaders.insert(m_list[i].target);
            }
        }
        leaders.insert(size);
        for (auto it = leaders.begin(); *it < size; ++it)
            m_ranges.emplace(*it, rangeOf(*it, *std::next(it)));
        return !m_ranges.empty();
    }

    Range rangeOf(std::uint32_t first, std::uint32_t end) const
    {
        Range range{first, end, {}, false};
        const MachineInstruction& last = m_list[end - 1];
        const std::string_view name = last.name();
        range.isRare = name == "CALL";
        const bool jumps = isJump(last) && !last.has("DIV");
        const bool ends =
            (isJump(last) && jumps && !isConditional(last)) || name == "RET" || (name == "EXIT" && last.guard.empty());
        if (jumps)
            range.successors.push_back(last.target);
        if (!ends && end < m_list.size())
            range.successors.push_back(end);
        return range;
    }

    void findUsual()
    {
        std::vector<std::uint32_t> open{0};
        while (!open.empty()) {
            const std::uint32_t at = open.back();
            open.pop_back();
            Range& range = m_ranges.at(at);
            std::erase_if(range.successors, [this](std::uint32_t next) { return m_ranges.at(next).isRare; });
            if (m_usual.insert(at).second)
                for (const std::uint32_t next : range.successors)
                    open.push_back(next);
        }
    }

    std::optional<ListedCall> callOf(const Range& from, const Range& block) const
    {
        ListedCall call;
        call.branch = from.end - 1;
        call.call = block.end - 1;
        const std::uint32_t function = m_list[call.call].target;
        if (function == MachineInstruction::noTarget || from.successors.size() != 1)
            return std::nullopt;
        call.otherwise = from.successors.front();
        add(block, call);
        const auto isReturn = [this](std::uint32_t at) { return m_list[m_ranges.at(at).end - 1].name() == "RET"; };
        const auto isUsual = [this](std::uint32_t at) { return m_usual.contains(at); };
        const std::optional<std::uint32_t> end = addShortest(function, isReturn, call);
        if (!end)
            return std::nullopt;
        add(m_ranges.at(*end), call);
        const std::optional<std::uint32_t> back = addShortest(block.end, isUsual, call);
        if (!back)
            return std::nullopt;
        call.back = *back;
        return call;
    }

    static void add(const Range& range, ListedCall& call)
    {
        for (std::uint32_t i = range.first; i < range.end; ++i)
            call.instructions.push_back(i);
    }

    /// Adds the fewest instructions from one range to another, without that; which it is.
    template <class IsEnd>
    std::optional<std::uint32_t> addShortest(std::uint32_t from, const IsEnd& isEnd, ListedCall& call) const
    {
        std::map<std::uint32_t, std::uint32_t> before;                     ///< by range: the one on the way to it
        std::set<std::pair<std::uint32_t, std::uint32_t>> open{{0, from}}; ///< instructions, range
        std::map<std::uint32_t, std::uint32_t> least{{from, 0}};
        while (!open.empty()) {
            const auto [count, at] = *open.begin();
            open.erase(open.begin());
            const auto range = m_ranges.find(at);
            if (range == m_ranges.end())
                return std::nullopt;
            if (isEnd(at)) {
                std::vector<std::uint32_t> way;
                for (std::uint32_t part = at; part != from; part = before.at(part))
                    way.push_back(before.at(part));
                for (auto part = way.rbegin(); part != way.rend(); ++part)
                    add(m_ranges.at(*part), call);
                return at;
            }
            for (const std::uint32_t next : range->second.successors) {
                const std::uint32_t further = count + range->second.end - range->second.first;
                if (const auto known = least.find(next); known != least.end() && known->second <= further)
                    continue;
                least[next] = further;
                before[next] = at;
                open.insert({further, next});
            }
        }
        return std::nullopt;
    }

    /// Blocks of which one always follows the other are one. An exit ends one, because whole warps may leave there.
    std::vector<ListedBlock> joined() const
    {
        std::map<std::uint32_t, std::uint32_t> before; ///< how many blocks go to each
        for (const std::uint32_t at : m_usual)
            for (const std::uint32_t next : m_ranges.at(at).successors)
                ++before[next];
        const auto follower = [&](std::uint32_t at) {
            const Range& range = m_ranges.at(at);
            const bool isOne = range.successors.size() == 1 && m_list[range.end - 1].name() != "EXIT" &&
                               range.successors[0] != 0 && before[range.successors[0]] == 1 && range.successors[0] > at;
            return isOne ? range.successors[0] : MachineInstruction::noTarget;
        };
        std::set<std::uint32_t> followers;
        for (const std::uint32_t at : m_usual)
            if (const std::uint32_t next = follower(at); next != MachineInstruction::noTarget)
                followers.insert(next);
        std::vector<ListedBlock> blocks;
        for (const std::uint32_t at : m_usual) {
            if (followers.contains(at))
                continue;
            ListedBlock& block = blocks.emplace_back();
            for (std::uint32_t part = at; part != MachineInstruction::noTarget; part = follower(part))
                for (std::uint32_t i = m_ranges.at(part).first; i < m_ranges.at(part).end; ++i)
                    block.push_back(i);
        }
        return blocks;
    }

    const std::vector<MachineInstruction>& m_list;
    std::map<std::uint32_t, Range> m_ranges; ///< by first instruction
    std::set<std::uint32_t> m_usual;         ///< of these, those that warps usually come to
};

} // namespace

std::vector<ListedBlock> usualBlocks(const sass::Function& function) { return Flow(function).run(); }

std::vector<ListedCall> callsOf(const sass::Function& function) { return Flow(function).calls(); }

} // namespace tilescope::timing
