#include "ui/timeline/waves.h"

#include "ui/translation.h"

#include <algorithm>

namespace tilescope
{

std::uint64_t Waves::inLast() const
{
    const std::uint64_t before = count() > 0 ? (count() - 1) * perWave() : 0;
    return blocks - before;
}

std::uint64_t Waves::blocksOf(std::uint64_t multiprocessor) const
{
    return blocks / multiprocessors + (multiprocessor < blocks % multiprocessors ? 1 : 0);
}

Waves wavesOf(const Timeline& timeline)
{
    return {std::uint64_t{timeline.grid.x} * timeline.grid.y * timeline.grid.z,
            static_cast<std::uint64_t>(std::max(1, timeline.multiprocessors)),
            static_cast<std::uint64_t>(std::max(1, timeline.resident))};
}

double cyclesUntil(const Timeline& timeline, const Waves& waves, std::uint64_t blocks)
{
    if (blocks == 0)
        return 0;
    const auto fewer = static_cast<double>(waves.most() - std::min(blocks, waves.most()));
    return std::max(0.0, timeline.timing.cycles - fewer * timeline.timing.cyclesPerBlock);
}

double idleShare(const Timeline& timeline, const Waves& waves)
{
    const double whole = cyclesUntil(timeline, waves, waves.most());
    if (whole <= 0)
        return 0;
    double busy = 0;
    for (std::uint64_t i = 0; i < waves.multiprocessors; ++i)
        busy += cyclesUntil(timeline, waves, waves.blocksOf(i));
    return 1 - busy / (whole * static_cast<double>(waves.multiprocessors));
}

QString wavesText(const Waves& waves)
{
    return tr("%1, %2 at a time on each of %3 multiprocessors: %4.")
        .arg(counted(waves.blocks, tr("1 block"), tr("%1 blocks")), number(waves.resident),
             number(waves.multiprocessors), counted(waves.count(), tr("1 wave"), tr("%1 waves")));
}

QString lastWaveText(const Waves& waves)
{
    if (waves.isLastFull())
        return tr("The last wave is full: every multiprocessor is busy to the end.");
    const QString busy = number(waves.busyInLast()), all = number(waves.multiprocessors);
    if (waves.busyInLast() < waves.multiprocessors)
        return waves.count() == 1 ? tr("The only wave keeps %1 of %2 multiprocessors busy.").arg(busy, all)
                                  : tr("The last wave keeps %1 of %2 multiprocessors busy.").arg(busy, all);
    return tr("The last wave has %1 of %2 blocks: all multiprocessors are busy, but with fewer blocks than fit.")
        .arg(number(waves.inLast()), number(waves.perWave()));
}

} // namespace tilescope
