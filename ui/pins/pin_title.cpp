#include "ui/pins/pin_title.h"

#include "ui/parts/run_name.h"
#include "ui/translation.h"

#include <QLocale>

namespace tilescope
{

QString PinTitle::shown() const
{
    const QString own(QLatin1Char{letter});
    return isBaseline ? tr("%1, baseline").arg(own) : own;
}

QString PinTitle::plain() const { return QStringLiteral("%1: %2").arg(QLatin1Char(letter)).arg(name); }

static QString description(const PinnedRun& run, const Registry& registry)
{
    const QString settings = runDescription(*run.report, registry);
    return run.keptFrom.isValid()
               ? settings + QLatin1Char('\n') +
                     tr("Pinned on %1. The figures are from that day until the same settings are run again.")
                         .arg(QLocale().toString(run.keptFrom, tr("d MMMM yyyy")))
               : settings;
}

std::vector<PinTitle> pinTitles(const PinnedRuns& pins, const Registry& registry)
{
    std::vector<PinTitle> titles;
    for (const auto& run : pins.runs())
        titles.push_back({run.letter, pins.isBaseline(run), pinName(run, pins, registry), description(run, registry)});
    return titles;
}

QString differenceTitle(const std::vector<PinTitle>& pins)
{
    for (const auto& pin : pins)
        if (pin.isBaseline)
            return tr("difference from %1, %").arg(QLatin1Char(pin.letter));
    return {};
}

} // namespace tilescope
