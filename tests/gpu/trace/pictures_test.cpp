#include "gpu/emulator/observe/trace/access_picture.h"
#include "gpu/emulator/observe/trace/replay.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <functional>
#include <set>

// The pictures of single accesses, computed by hand, and stepping forwards and backwards through shared memory.

using namespace tilescope;

namespace
{

using OffsetOf = std::function<unsigned(unsigned lane)>;

struct Access {
    TraceEvent event;
    TraceLanes lanes;
};

Access accessOf(TraceSpace space, unsigned bytes, std::uint32_t mask, const OffsetOf& offset)
{
    Access access;
    access.event.space = space;
    access.event.bytes = static_cast<std::uint8_t>(bytes);
    access.event.mask = mask;
    for (unsigned lane = 0; lane < 32; ++lane)
        if ((mask >> lane) & 1)
            access.lanes.offsets[lane] = offset(lane);
    return access;
}

BankPicture banksOf(unsigned bytes, std::uint32_t mask, const OffsetOf& offset)
{
    const Access access = accessOf(TraceSpace::Shared, bytes, mask, offset);
    return bankPicture(access.event, access.lanes);
}

SectorPicture sectorsOf(unsigned bytes, std::uint32_t mask, const OffsetOf& offset, std::uint64_t base = 0)
{
    Access access = accessOf(TraceSpace::Global, bytes, mask, offset);
    BlockTrace trace;
    trace.regions.resize(1);
    trace.regions[0].base = base;
    trace.lanes.push_back(access.lanes);
    return sectorPicture(trace, access.event);
}

constexpr std::uint32_t all = 0xFFFF'FFFF;

struct BankRow {
    const char* name;
    unsigned bytes;
    std::uint32_t mask;
    OffsetOf offset;
    unsigned wavefronts, ideal;
    std::size_t cells;
};

} // namespace

TEST(BankPictures, CountWavefronts)
{
    const std::vector<BankRow> rows{
        {"side by side", 4, all, [](unsigned l) { return 4 * l; }, 1, 1, 32},
        {"one word", 4, all, [](unsigned) { return 64U; }, 1, 1, 32},
        {"every other word", 4, all, [](unsigned l) { return 8 * l; }, 2, 1, 32},
        {"a column of 32 words", 4, all, [](unsigned l) { return 128 * l; }, 32, 1, 32},
        {"a column of 33 words", 4, all, [](unsigned l) { return 132 * l; }, 1, 1, 32},
        {"half the lanes of a column", 4, 0xFFFF, [](unsigned l) { return 128 * l; }, 16, 1, 16},
        {"bytes of eight words", 1, all, [](unsigned l) { return l; }, 1, 1, 32},
        {"8 bytes a lane", 8, all, [](unsigned l) { return 8 * l; }, 2, 2, 64},
        {"16 bytes a lane", 16, all, [](unsigned l) { return 16 * l; }, 4, 4, 128},
        {"16 bytes, two rows at once", 16, 0xFF, [](unsigned l) { return l < 4 ? 16 * l : 512 + 16 * (l - 4); }, 2, 1,
         32},
    };
    for (const BankRow& row : rows) {
        SCOPED_TRACE(row.name);
        const BankPicture picture = banksOf(row.bytes, row.mask, row.offset);
        EXPECT_EQ(picture.wavefronts, row.wavefronts);
        EXPECT_EQ(picture.ideal, row.ideal);
        EXPECT_EQ(picture.cells.size(), row.cells);
    }
}

TEST(BankPictures, GiveEachWavefrontOneWordOfABank)
{
    const BankPicture picture = banksOf(8, all, [](unsigned l) { return 24 * l % 768; });
    std::set<std::tuple<unsigned, unsigned, std::uint32_t>> served;
    std::set<std::pair<unsigned, unsigned>> slots;
    for (const BankPicture::Cell& cell : picture.cells) {
        EXPECT_EQ(cell.bank, cell.word % 32);
        EXPECT_LT(cell.wavefront, picture.wavefronts);
        if (served.insert({cell.wavefront, cell.bank, cell.word}).second) {
            EXPECT_TRUE(slots.insert({cell.wavefront, cell.bank}).second) << "two words of a bank at once";
        }
    }
}

TEST(BankPictures, MarkBroadcastsAndTheWorstBank)
{
    // Lanes 0 and 1 share a word; lane 2's word is in the same bank.
    const BankPicture picture = banksOf(4, 0b111, [](unsigned l) { return l == 2 ? 128U : 0U; });
    ASSERT_EQ(picture.cells.size(), 3U);
    EXPECT_TRUE(picture.cells[0].broadcast);
    EXPECT_TRUE(picture.cells[1].broadcast);
    EXPECT_FALSE(picture.cells[2].broadcast);
    EXPECT_EQ(picture.cells[0].wavefront, picture.cells[1].wavefront);
    EXPECT_NE(picture.cells[0].wavefront, picture.cells[2].wavefront);
    EXPECT_EQ(picture.wordsOfBank[0], 2U);
    EXPECT_EQ(picture.wordsOfBank[1], 0U);
}

TEST(BankPictures, TryOtherPitches)
{
    const Access column = accessOf(TraceSpace::Shared, 4, all, [](unsigned l) { return 16 + 128 * l; });
    const auto at = [&](std::size_t from, std::size_t to, std::size_t begin) {
        return bankPictureAtPitch(column.event, column.lanes, from, to, begin).wavefronts;
    };
    EXPECT_EQ(at(128, 128, 0), 32U);
    EXPECT_EQ(at(128, 132, 0), 1U);
    EXPECT_EQ(at(128, 136, 16), 2U);
    EXPECT_EQ(at(0, 132, 0), 32U) << "no pitch to begin with";
    EXPECT_EQ(bankPictureAtPitch(column.event, column.lanes, 128, 132, 16).cells[1].word, (16U + 132) / 4);
}

TEST(SectorPictures, CountSectorsLinesAndBytes)
{
    const SectorPicture row = sectorsOf(4, all, [](unsigned l) { return 4 * l; });
    EXPECT_EQ(row.sectors.size(), 4U);
    EXPECT_EQ(row.ideal, 4U);
    EXPECT_EQ(row.lines, 1U);
    EXPECT_EQ(row.bytesUsed, 128U);
    EXPECT_EQ(row.bytesMoved, 128U);
    EXPECT_EQ(row.sectors[1].begin, 32);
    EXPECT_EQ(row.sectors[1].usedBytes, all);
    EXPECT_EQ(row.sectors[1].lanes, 0xFF00U);

    const SectorPicture shifted = sectorsOf(4, all, [](unsigned l) { return 4 * l + 4; });
    EXPECT_EQ(shifted.sectors.size(), 5U);
    EXPECT_EQ(shifted.lines, 2U);
    EXPECT_EQ(shifted.sectors[0].usedBytes, 0xFFFF'FFF0U);

    const SectorPicture column = sectorsOf(1, all, [](unsigned l) { return 512 * (31 - l); });
    EXPECT_EQ(column.sectors.size(), 32U);
    EXPECT_EQ(column.ideal, 1U);
    EXPECT_EQ(column.bytesUsed, 32U);
    EXPECT_EQ(column.bytesMoved, 1024U);
    EXPECT_EQ(column.sectors[0].lanes, 1U << 31) << "by address";

    const SectorPicture one = sectorsOf(4, all, [](unsigned) { return 8U; });
    EXPECT_EQ(one.sectors.size(), 1U);
    EXPECT_EQ(one.bytesUsed, 4U) << "asked for by all, moved once";
}

TEST(SectorPictures, WideLanesShareSectorsAllOverTheWarp)
{
    const SectorPicture wide = sectorsOf(16, all, [](unsigned l) { return 16 * l; });
    EXPECT_EQ(wide.sectors.size(), 16U);
    EXPECT_EQ(wide.ideal, 16U);
    const SectorPicture twice = sectorsOf(8, all, [](unsigned l) { return 8 * (l % 16); });
    EXPECT_EQ(twice.sectors.size(), 4U) << "two half-warps that ask for the same";
    EXPECT_EQ(twice.lines, 1U);
}

TEST(SectorPictures, BeginBeforeARegionThatIsNotAligned)
{
    const SectorPicture picture = sectorsOf(
        4, 1, [](unsigned) { return 0U; }, 8);
    ASSERT_EQ(picture.sectors.size(), 1U);
    EXPECT_EQ(picture.sectors[0].begin, -8);
    EXPECT_EQ(picture.sectors[0].usedBytes, 0xF00U);
}

TEST(ConstantPictures, GatherLanesByAddress)
{
    const Access access = accessOf(TraceSpace::Constant, 4, 0xFF, [](unsigned l) { return l % 2 ? 0U : 8U; });
    const ConstantPicture picture = constantPicture(access.event, access.lanes);
    ASSERT_EQ(picture.addresses.size(), 2U);
    EXPECT_EQ(picture.addresses[0].offset, 8U);
    EXPECT_EQ(picture.addresses[0].lanes, 0x55U);
    EXPECT_EQ(picture.addresses[1].lanes, 0xAAU);
}

TEST(Pictures, AreEmptyOfOtherEvents)
{
    BlockTrace trace;
    trace.regions.resize(1);
    trace.lanes.resize(1);
    TraceEvent barrier;
    barrier.kind = TraceEvent::Kind::Barrier;
    barrier.mask = all;
    EXPECT_TRUE(sectorPicture(trace, barrier).sectors.empty());
    EXPECT_TRUE(bankPicture(barrier, trace.lanes[0]).cells.empty());
    EXPECT_TRUE(constantPicture(barrier, trace.lanes[0]).addresses.empty());
}

TEST(SharedReplays, StepToAndFro)
{
    // 3000 stores of a byte, each to the next of 64 places, between other events.
    BlockTrace trace;
    trace.sharedBytes = 64;
    trace.block = {32, 1, 1};
    std::vector<unsigned> stored{0};
    for (unsigned i = 0; i < 6000; ++i) {
        TraceEvent event;
        event.kind = i % 2 ? TraceEvent::Kind::Access : TraceEvent::Kind::Branch;
        event.space = TraceSpace::Shared;
        event.store = true;
        event.bytes = 1;
        event.mask = 1;
        event.lanes = static_cast<std::uint32_t>(trace.lanes.size());
        if (i % 2) {
            trace.lanes.emplace_back();
            trace.lanes.back().offsets[0] = i / 2 % 64;
            trace.lanes.back().values[0] = i / 128;
        }
        trace.events.push_back(event);
        stored.push_back((i + 1) / 2);
    }
    SharedReplay replay(trace);
    for (const std::size_t at : {6000U, 0U, 1U, 2U, 5999U, 3000U, 2999U, 1500U, 4000U, 128U, 127U, 99'999U, 1024U}) {
        SCOPED_TRACE(at);
        const SharedState& state = replay.seek(at);
        const unsigned count = stored[std::min<std::size_t>(at, 6000)];
        for (unsigned place = 0; place < 64; ++place) {
            const bool written = place < count;
            ASSERT_EQ(state.written[place], written);
            const unsigned last = written ? (count - 1 - place) / 64 * 64 + place : 0;
            ASSERT_EQ(state.bytes[place], written ? std::byte((2 * last + 1) / 128) : std::byte{0xCD});
        }
    }
}
