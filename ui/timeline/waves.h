#pragma once

#include "gpu/timing/timeline.h"

#include <QString>

#include <algorithm>
#include <cstdint>

namespace tilescope
{

/// The blocks of a launch over all multiprocessors: block i goes to multiprocessor i modulo their number, each holds
/// `resident` at a time, and a wave is what all hold at once. A value.
struct Waves {
    std::uint64_t blocks = 0;
    std::uint64_t multiprocessors = 1, resident = 1;

    std::uint64_t perWave() const { return multiprocessors * resident; }
    std::uint64_t count() const { return perWave() > 0 ? (blocks + perWave() - 1) / perWave() : 0; }
    std::uint64_t inLast() const;                                                    ///< blocks of the last wave
    std::uint64_t busyInLast() const { return std::min(inLast(), multiprocessors); } ///< multiprocessors with a block
    bool isLastFull() const { return inLast() == perWave(); }
    std::uint64_t blocksOf(std::uint64_t multiprocessor) const;
    std::uint64_t most() const { return blocksOf(0); } ///< of one multiprocessor
};

Waves wavesOf(const Timeline& timeline);

/// When a multiprocessor with that many blocks is done, in cycles: one with the most blocks at the end of the launch, a
/// block fewer takes LaunchTiming::cyclesPerBlock less.
double cyclesUntil(const Timeline& timeline, const Waves& waves, std::uint64_t blocks);

/// The share of the multiprocessors' time in which they have nothing to do, since others have more blocks.
double idleShare(const Timeline& timeline, const Waves& waves);

QString wavesText(const Waves& waves);    ///< "3,600 blocks, 8 at a time on each of 132 multiprocessors: 4 waves."
QString lastWaveText(const Waves& waves); ///< "The last wave keeps 44 of 132 multiprocessors busy."

} // namespace tilescope
