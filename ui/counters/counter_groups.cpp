#include "ui/counters/counter_groups.h"

#include "ui/parts/figure_text.h"
#include "ui/translation.h"

#include <QStringList>

namespace tilescope
{

std::vector<CounterGroup> counterGroups()
{
    return {
        {tr("Global memory"),
         {"global_load_requests", "global_load_sectors", "global_load_sectors_per_request", "global_store_requests",
          "global_store_sectors", "global_store_sectors_per_request"}},
        {tr("Shared memory"),
         {"shared_load_requests", "shared_load_wavefronts", "shared_store_requests", "shared_store_wavefronts",
          "shared_wavefronts_over_ideal", "async_copies"}},
        {tr("Constant and texture"), {"constant_requests", "constant_addresses", "texture_requests"}},
        {tr("Local memory"),
         {"local_load_requests", "local_load_sectors", "local_load_sectors_per_request", "local_store_requests",
          "local_store_sectors", "local_store_sectors_per_request"}},
        {tr("Atomics"), {"atomic_requests", "global_atomic_sectors", "shared_atomic_wavefronts"}},
        {tr("Control flow"), {"branches", "divergent_branches", "divergent_share", "barriers"}},
        {tr("Instructions"), {"warp_instructions", "thread_instructions", "active_lanes"}},
    };
}

QString countersText(const Counters& counters)
{
    QStringList lines;
    const QString mark = counters.exact ? QString() : QStringLiteral("≈ ");
    for (const CounterGroup& group : counterGroups())
        for (const std::string& key : group.keys) {
            const Figure& figure = figureNamed(key);
            const double value = figure.of(counters).value_or(0);
            if (value == 0 || figure.unit != FigureUnit::Count)
                continue;
            QString line = QStringLiteral("%1: %2%3").arg(figureName(figure), mark, figureText(value, figure.unit));
            if (const auto ideal = figure.idealOf(counters))
                line += tr(" (ideal: %1)").arg(figureText(*ideal, figure.unit));
            lines << line;
        }
    return lines.join(QLatin1Char('\n'));
}

} // namespace tilescope
