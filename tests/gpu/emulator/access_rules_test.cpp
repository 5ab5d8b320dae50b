#include "gpu/emulator/observe/counters/access_rules.h"
#include "kernel_run.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <optional>
#include <sstream>

// What an access costs, against what an H200 counted for 1,795 accesses of random lanes and addresses
// (tests/data/counters/patterns.csv, made by micro/patterns.cu).

using namespace tilescope::emulator;
using tilescope::test::readData;

namespace
{

struct CountedAccess {
    std::string instruction;
    Target target = Target::Global;
    LaneAddresses lanes;
    std::uint32_t units = 0, requests = 0;
    std::optional<std::uint32_t> ideal;
};

Target targetNamed(const std::string& name)
{
    static const std::map<std::string, Target> targets{{"global", Target::Global},
                                                       {"shared", Target::Shared},
                                                       {"local", Target::Local},
                                                       {"constant", Target::Constant}};
    return targets.at(name);
}

AccessRule ruleNamed(const std::string& name)
{
    static const std::map<std::string, AccessRule> rules{{"load", AccessRule::Load},
                                                         {"store", AccessRule::Store},
                                                         {"increment", AccessRule::Increment},
                                                         {"atomic", AccessRule::Atomic},
                                                         {"compare_and_swap", AccessRule::CompareAndSwap},
                                                         {"matrix", AccessRule::Matrix},
                                                         {"copy_ca", AccessRule::Load}, // through L1, as loads are
                                                         {"copy", AccessRule::Copy}};
    return rules.at(name);
}

/// "0 32 - 64 …", a number for each lane, "-" if it sleeps.
void readLanes(const std::string& text, std::uint64_t (&lanes)[32])
{
    std::istringstream numbers(text);
    std::string number;
    for (std::uint64_t& lane : lanes)
        if (numbers >> number && number != "-")
            lane = std::stoull(number);
}

/// instruction,memory,rule,bytes,mask,units,ideal,requests,offsets, and a copy's destinations
CountedAccess countedAccessOf(const std::string& line)
{
    std::istringstream fields(line);
    const auto next = [&fields] {
        std::string field;
        std::getline(fields, field, ',');
        return field;
    };
    CountedAccess row;
    row.instruction = next();
    row.target = targetNamed(next());
    row.lanes.rule = ruleNamed(next());
    row.lanes.bytes = static_cast<std::uint32_t>(std::stoul(next()));
    row.lanes.mask = static_cast<std::uint32_t>(std::stoul(next(), nullptr, 16));
    row.units = static_cast<std::uint32_t>(std::stoul(next()));
    if (const std::string ideal = next(); !ideal.empty())
        row.ideal = static_cast<std::uint32_t>(std::stoul(ideal));
    row.requests = static_cast<std::uint32_t>(std::stoul(next()));
    readLanes(next(), row.lanes.at);
    readLanes(next(), row.lanes.to);
    return row;
}

const std::vector<CountedAccess>& countedAccesses()
{
    static const std::vector<CountedAccess> all = [] {
        std::vector<CountedAccess> read;
        std::istringstream text(readData("counters/patterns.csv"));
        std::string line;
        std::getline(text, line); // the heading
        while (std::getline(text, line))
            read.push_back(countedAccessOf(line));
        return read;
    }();
    return all;
}

bool isGlobalAtomic(const CountedAccess& row)
{
    return row.target == Target::Global &&
           (row.lanes.rule == AccessRule::Atomic || row.lanes.rule == AccessRule::CompareAndSwap);
}

} // namespace

TEST(AccessRules, CostWhatTheHardwareCounts)
{
    EXPECT_EQ(countedAccesses().size(), 1795U);
    for (std::size_t i = 0; i < countedAccesses().size(); ++i) {
        const CountedAccess& row = countedAccesses()[i];
        const AccessCost cost = costOf(row.lanes, row.target);
        EXPECT_EQ(cost.requests, row.requests) << row.instruction << ", row " << i + 2;
        EXPECT_TRUE(isGlobalAtomic(row) || cost.units == row.units)
            << row.instruction << ", row " << i + 2 << ": " << cost.units << ", on the hardware " << row.units;
    }
}

/// Where two addresses of one sector are updated by several lanes each, the hardware sometimes takes a turn more.
TEST(AccessRules, GlobalAtomicsCostThatOrALittleMore)
{
    int all = 0, exact = 0;
    for (const CountedAccess& row : countedAccesses()) {
        if (!isGlobalAtomic(row))
            continue;
        const std::uint32_t units = costOf(row.lanes, row.target).units;
        EXPECT_GE(row.units, units) << row.instruction;
        EXPECT_LE(row.units, units + 2) << row.instruction;
        ++all;
        exact += row.units == units;
    }
    EXPECT_EQ(all, 180);
    EXPECT_EQ(exact, 173);
}

/// Nsight Compute computes the ideal with a model of its own, which merges the passes of some 16-byte loads otherwise
/// than the hardware does.
TEST(AccessRules, TheIdealIsNsightComputes)
{
    int otherwise = 0;
    for (const CountedAccess& row : countedAccesses()) {
        const AccessCost cost = costOf(row.lanes, row.target);
        EXPECT_LE(cost.ideal, cost.units) << row.instruction;
        const bool isSame = !row.ideal || cost.ideal == *row.ideal;
        const bool mayDiffer = row.lanes.bytes == 16 && row.lanes.rule == AccessRule::Load;
        EXPECT_TRUE(isSame || mayDiffer) << row.instruction << ": " << cost.ideal;
        otherwise += !isSame;
    }
    EXPECT_EQ(otherwise, 9);
}

TEST(AccessRules, OneAddressCostsTheSameByTheQuickWay)
{
    for (const Target target : {Target::Global, Target::Shared, Target::Constant})
        for (const AccessRule rule : {AccessRule::Load, AccessRule::Store, AccessRule::Increment, AccessRule::Atomic,
                                      AccessRule::CompareAndSwap})
            for (const std::uint32_t bytes : {1U, 2U, 4U, 8U, 16U})
                for (const std::uint32_t mask : {~0U, 1U, 0x8000'0000U, 0xFF00U, 0x0001'0001U, 0x0F0F'0000U}) {
                    const bool isAtomic = rule == AccessRule::Atomic || rule == AccessRule::CompareAndSwap;
                    if ((rule == AccessRule::Increment && bytes != 4) || (isAtomic && bytes != 4 && bytes != 8) ||
                        (target == Target::Constant && rule != AccessRule::Load))
                        continue;
                    LaneAddresses lanes;
                    std::ranges::fill(lanes.at, 4096U);
                    lanes.mask = mask;
                    lanes.bytes = bytes;
                    lanes.rule = rule;
                    EXPECT_EQ(uniformCost(mask, bytes, target, rule), costOf(lanes, target))
                        << "target " << static_cast<int>(target) << ", rule " << static_cast<int>(rule) << ", " << bytes
                        << " bytes, mask " << std::hex << mask;
                }
}
