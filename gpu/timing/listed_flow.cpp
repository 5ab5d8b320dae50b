#include "gpu/timing/listed_code.h"

#include <algorithm>
#include <map>
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

} // namespace tilescope::timing
