#include "ui/kernel/line_counter.h"

#include "ui/parts/charts/warp_state.h"
#include "ui/parts/figure_text.h"
#include "ui/translation.h"

namespace tilescope
{

namespace
{

struct Entry {
    LineCounter counter;
    const char* key;     ///< of the figure
    const char* chances; ///< key of a count that is 0 where the figure does not apply; null: unneeded
    const char* absence;
};

constexpr Entry entries[] = {
    {LineCounter::GlobalSectors, "sectors", "memory_requests",
     QT_TRANSLATE_NOOP("tilescope", "No line of this file reads or writes global memory.")},
    {LineCounter::GlobalOverIdeal, "global_sectors_over_ideal", nullptr,
     QT_TRANSLATE_NOOP("tilescope", "No line of this file reads or writes global memory.")},
    {LineCounter::SharedOverIdeal, "shared_wavefronts_over_ideal", nullptr,
     QT_TRANSLATE_NOOP("tilescope", "No line of this file reads or writes shared memory.")},
    {LineCounter::DivergentBranches, "divergent_branches", "branches",
     QT_TRANSLATE_NOOP("tilescope", "No line of this file branches.")},
    {LineCounter::Instructions, "warp_instructions", "warp_instructions",
     QT_TRANSLATE_NOOP("tilescope", "No line of this file was executed.")},
};

/// Null for LineCounter::None.
const Entry* entryOf(LineCounter counter)
{
    for (const Entry& entry : entries)
        if (entry.counter == counter)
            return &entry;
    return nullptr;
}

const Figure* figureBehind(LineCounter counter)
{
    const Entry* const entry = entryOf(counter);
    return entry ? &figureNamed(entry->key) : nullptr;
}

} // namespace

QString titleOf(LineCounter counter)
{
    if (counter == LineCounter::Stalls)
        return tr("Stalls, predicted");
    const Figure* const figure = figureBehind(counter);
    return figure ? figureName(*figure) : tr("No figures");
}

QString meaningOf(LineCounter counter)
{
    if (counter == LineCounter::Stalls)
        return tr("The share of all warp cycles in which a warp is stalled before an instruction on this line. "
                  "Predicted by simulating a multiprocessor, not measured.");
    const Figure* const figure = figureBehind(counter);
    return figure ? figureMeaning(*figure) : tr("Source only, without figures.");
}

QString absenceOf(LineCounter counter)
{
    if (counter == LineCounter::Stalls)
        return tr("No warp stalls on any line of this file.");
    const Entry* const entry = entryOf(counter);
    return entry ? tr(entry->absence) : QString();
}

bool isOverIdeal(LineCounter counter)
{
    const Figure* const figure = figureBehind(counter);
    return figure && figure->unit == FigureUnit::Ratio;
}

std::optional<double> figureOf(const Counters& counters, LineCounter counter)
{
    const Entry* const entry = entryOf(counter);
    if (!entry || (entry->chances && figureNamed(entry->chances).of(counters).value_or(0) == 0))
        return std::nullopt;
    return figureNamed(entry->key).of(counters);
}

QString figureText(double figure, LineCounter counter)
{
    if (counter == LineCounter::Stalls)
        return shareText(figure);
    if (!isOverIdeal(counter))
        return compactNumber(figure);
    return (figure < 99.95 ? QString::number(figure, 'f', 1) : compactNumber(figure)) + QChar(0x00D7);
}

} // namespace tilescope
