#include "ui/kernel/line_counter.h"

#include "gpu/recipe/report_rates.h"
#include "ui/parts/compact_number.h"

#include <QCoreApplication>

namespace tilescope
{

namespace
{

QString tr(const char* text) { return QCoreApplication::translate("LineCounter", text); }

std::optional<double> countUnlessIdle(std::uint64_t count, std::uint64_t chances)
{
    if (chances == 0)
        return std::nullopt;
    return static_cast<double>(count);
}

std::optional<double> ratio(std::uint64_t value, std::uint64_t ideal)
{
    if (ideal == 0)
        return std::nullopt;
    return static_cast<double>(value) / static_cast<double>(ideal);
}

} // namespace

QString titleOf(LineCounter counter)
{
    switch (counter) {
    case LineCounter::GlobalSectors: return tr("Global sectors");
    case LineCounter::GlobalOverIdeal: return tr("Global sectors over ideal");
    case LineCounter::SharedOverIdeal: return tr("Shared wavefronts over ideal");
    case LineCounter::DivergentBranches: return tr("Divergent branches");
    case LineCounter::Instructions: return tr("Instructions");
    case LineCounter::None: return tr("No figures");
    }
    return {};
}

QString meaningOf(LineCounter counter)
{
    switch (counter) {
    case LineCounter::GlobalSectors:
        return tr("Sectors of 32 bytes that the line's loads, stores and atomics move to and from the device's memory, "
                  "global and local. None where the line reads a texture: its sectors are not counted.");
    case LineCounter::GlobalOverIdeal:
        return tr("Sectors per request of the line's loads and stores of global memory, over what they would be if the "
                  "same bytes lay side by side. 1× is coalesced.");
    case LineCounter::SharedOverIdeal:
        return tr("Wavefronts of the line's shared memory accesses, over what they would be without bank conflicts. "
                  "2× takes twice as long.");
    case LineCounter::DivergentBranches:
        return tr("Branches of the line on which the lanes of a warp disagreed, so that it took both ways one after "
                  "the other. Counted in the compiler's PTX.");
    case LineCounter::Instructions:
        return tr("PTX instructions that warps executed for the line. The hardware's own number differs.");
    case LineCounter::None: return tr("Only the text.");
    }
    return {};
}

QString absenceOf(LineCounter counter)
{
    switch (counter) {
    case LineCounter::GlobalSectors:
    case LineCounter::GlobalOverIdeal: return tr("No line of this file reads or writes global memory.");
    case LineCounter::SharedOverIdeal: return tr("No line of this file reads or writes shared memory.");
    case LineCounter::DivergentBranches: return tr("No line of this file branches.");
    case LineCounter::Instructions: return tr("No line of this file was executed.");
    case LineCounter::None: return {};
    }
    return {};
}

bool isOverIdeal(LineCounter counter)
{
    return counter == LineCounter::GlobalOverIdeal || counter == LineCounter::SharedOverIdeal;
}

std::optional<double> figureOf(const Counters& c, LineCounter counter)
{
    switch (counter) {
    case LineCounter::GlobalSectors:
        if (const auto moved = movedOf(c))
            return countUnlessIdle(moved->sectors, moved->requests);
        return std::nullopt;
    case LineCounter::GlobalOverIdeal:
        return ratio(c.globalLoad.sectors + c.globalStore.sectors,
                     c.globalLoad.sectorsIdeal + c.globalStore.sectorsIdeal);
    case LineCounter::SharedOverIdeal:
        return ratio(c.sharedLoad.wavefronts + c.sharedStore.wavefronts,
                     c.sharedLoad.wavefrontsIdeal + c.sharedStore.wavefrontsIdeal);
    case LineCounter::DivergentBranches: return countUnlessIdle(c.divergentBranches, c.branches);
    case LineCounter::Instructions: return countUnlessIdle(c.instructions, c.instructions);
    case LineCounter::None: return std::nullopt;
    }
    return std::nullopt;
}

QString figureText(double figure, LineCounter counter)
{
    if (!isOverIdeal(counter))
        return compactNumber(figure);
    return figure < 99.95 ? QString::number(figure, 'f', 1) + QChar(0x00D7) : compactNumber(figure) + QChar(0x00D7);
}

} // namespace tilescope
