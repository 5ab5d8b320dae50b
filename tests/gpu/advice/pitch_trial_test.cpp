#include "gpu/advice/pitch_trial.h"

#include <gtest/gtest.h>

using namespace tilescope;
using namespace tilescope::advice;

namespace
{

/// A warp of a block `blockWidth` threads wide reads the elements of its own pixels from a tile.
ConflictPattern rowsOf(unsigned blockWidth, unsigned pitch, unsigned bytes)
{
    ConflictPattern access;
    access.bytes = bytes;
    access.mask = 0xFFFF'FFFF;
    access.times = 1;
    access.wavefrontsIdeal = 1;
    for (unsigned lane = 0; lane < 32; ++lane)
        access.addresses[lane] = (lane / blockWidth * pitch + lane % blockWidth) * bytes;
    access.wavefronts = wavefrontsOf(access);
    return access;
}

/// Neighbouring lanes read down a column.
ConflictPattern columnOf(unsigned pitch)
{
    ConflictPattern access = rowsOf(1, pitch, 4);
    access.wavefronts = wavefrontsOf(access);
    return access;
}

} // namespace

TEST(Wavefronts, FollowTheBanks)
{
    struct Case {
        const char* what;
        ConflictPattern access;
        unsigned wavefronts;
    };
    ConflictPattern broadcast = rowsOf(32, 32, 4);
    broadcast.addresses.fill(400);
    ConflictPattern half = columnOf(32);
    half.mask = 0x0000'FFFF;
    const Case cases[] = {
        {"32 neighbouring words", rowsOf(32, 36, 4), 1},
        {"two rows of 16 words, 20 apart: banks 0 to 3 are asked twice", rowsOf(16, 20, 4), 2},
        {"two rows of 16 words, 16 apart", rowsOf(16, 16, 4), 1},
        {"four rows of 8 words, 12 apart: 0-7, 12-19, 24-31, 4-11", rowsOf(8, 12, 4), 2},
        {"a column of a tile 32 wide: all in one bank", columnOf(32), 32},
        {"a column of a tile 33 wide", columnOf(33), 1},
        {"half a warp down a column", half, 16},
        {"one word for all", broadcast, 1},
        {"bytes side by side: eight words", rowsOf(32, 36, 1), 1},
        {"8 bytes a lane: two half-warps", rowsOf(32, 32, 8), 2},
        {"16 bytes a lane: four quarters", rowsOf(32, 32, 16), 4},
    };
    for (const Case& c : cases)
        EXPECT_EQ(wavefrontsOf(c.access), c.wavefronts) << c.what;
}

TEST(PitchTrial, FindsThePaddingThatCures)
{
    // A halo tile of floats with a block 16 wide has no bank conflicts only if the pitch is 16 (mod 32), so one more
    // element would not have helped; with a block 8 wide it must be 8 or 24 (mod 32).
    struct Case {
        ConflictPattern access;
        int pitch, elementBytes;
        unsigned best;
    };
    const Case cases[] = {{rowsOf(16, 20, 4), 20, 4, 48},
                          {rowsOf(8, 12, 4), 12, 4, 24},
                          {columnOf(32), 32, 4, 33},
                          {columnOf(64), 64, 4, 65}};
    for (const Case& c : cases) {
        const auto best = bestPitch(std::span(&c.access, 1), c.pitch, c.elementBytes);
        ASSERT_TRUE(best) << c.pitch;
        EXPECT_EQ(best->pitch, c.best);
        EXPECT_EQ(best->wavefronts, 1U);
        EXPECT_EQ(best->wavefrontsBefore, c.access.wavefronts);
    }
}

TEST(PitchTrial, SaysWhenNoPitchHelps)
{
    const ConflictPattern free = rowsOf(32, 36, 4);
    EXPECT_FALSE(bestPitch(std::span(&free, 1), 36, 4));
    // Every second word of one row: the row's own stride conflicts, for any pitch.
    ConflictPattern stride = rowsOf(32, 64, 4);
    for (unsigned lane = 0; lane < 32; ++lane)
        stride.addresses[lane] = lane * 8;
    EXPECT_FALSE(bestPitch(std::span(&stride, 1), 64, 4));
    EXPECT_FALSE(bestPitch({}, 20, 4));
    EXPECT_FALSE(bestPitch(std::span(&stride, 1), 0, 4));
}

TEST(PitchTrial, WeighsAllAccessesOfAKernel)
{
    // Rows have no conflicts at 33 or 32; the column has conflicts at 32. The trial must find a pitch that fixes both.
    const ConflictPattern accesses[] = {rowsOf(32, 32, 4), columnOf(32)};
    const auto best = bestPitch(accesses, 32, 4);
    ASSERT_TRUE(best);
    EXPECT_EQ(best->pitch, 33U);
    EXPECT_EQ(best->wavefronts, 2U);
    EXPECT_EQ(best->wavefrontsBefore, 33U);
}
