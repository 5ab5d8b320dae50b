#include "ui/findings/gain_text.h"

#include "ui/parts/duration_text.h"
#include "ui/parts/figure_difference.h"
#include "ui/parts/figure_text.h"
#include "ui/parts/finding_text.h"
#include "ui/translation.h"

#include <QStringList>

#include <algorithm>
#include <string_view>
#include <vector>

namespace tilescope
{

namespace
{

constexpr std::size_t mostFigures = 4;

/// What every cure may change; the finding's own figure comes first.
std::vector<std::string_view> keysFor(FindingKind kind)
{
    std::vector<std::string_view> keys{"shared_wavefronts", "sectors", "bytes_per_pixel", "halo_redundancy",
                                       "warp_instructions"};
    const auto found = std::ranges::find(keys, factsOf(kind).figure);
    if (found != keys.end())
        std::rotate(keys.begin(), found, found + 1);
    return keys;
}

QString step(const QString& name, const QString& before, const QString& after, const QString& difference)
{
    const QString change = QStringLiteral("%1 %2 → %3").arg(name, before, after);
    return difference.isEmpty() ? change : QStringLiteral("%1 (%2)").arg(change, difference);
}

QStringList changes(const Gain& gain, const Registry& registry)
{
    const Report &before = *gain.before, &after = gain.after;
    const Likeness likeness = likenessOf(subjectOf(after), subjectOf(before), registry);
    QStringList parts;
    for (const std::string_view key : keysFor(gain.kind)) {
        const Figure& figure = figureNamed(key);
        const auto was = figure.of(before), is = figure.of(after);
        if (!was || !is || *was == *is || static_cast<std::size_t>(parts.size()) == mostFigures)
            continue;
        const QString base = figureText(*was, figure.unit);
        parts << step(figureWords(figure), base, figureText(*is, figure.unit),
                      figureDifference(*is, *was, figure.better, likeness, base).text);
    }
    const auto was = timeOf(before), is = timeOf(after);
    if (was && is && before.time && after.time)
        parts << step(tr("GPU time"), durationText(was->medianUs), durationText(is->medianUs),
                      timeDifference(*is, *was, registry).text);
    return parts;
}

QString comparison(const Gain& gain, const Registry& registry)
{
    if (!gain.before)
        return tr("There was no complete run to compare with.");
    const QStringList parts = changes(gain, registry);
    const QString against =
        gain.pin ? tr("Compared with %1").arg(QLatin1Char(gain.pin)) : tr("Compared with the previous run");
    if (parts.isEmpty())
        return gain.after.counters && gain.before->counters ? tr("%1: no counter changed.").arg(against)
                                                            : tr("Nothing was counted in these runs.");
    const auto isEstimated = [](const Report& run) { return run.counters && !run.counters->exact; };
    return isEstimated(*gain.before) || isEstimated(gain.after)
               ? tr("%1, estimated from some of the blocks: %2.").arg(against, listed(parts))
               : tr("%1: %2.").arg(against, listed(parts));
}

QString rest(const Gain& gain)
{
    const auto left = std::ranges::count(gain.after.findings, gain.kind, &Finding::kind);
    QStringList said;
    said << (left == 0 ? tr("No finding \"%1\" is left.").arg(kindInWords(gain.kind))
                       : tr("Remaining \"%1\" findings: %2.").arg(kindInWords(gain.kind)).arg(left));
    const bool wasWrong = gain.before && gain.before->check && gain.before->check->mismatches > 0;
    if (gain.after.check && gain.after.check->mismatches > 0)
        said << tr("The image differs from the reference.");
    else if (gain.after.check && wasWrong)
        said << tr("The image matches the reference again.");
    return sentences(said);
}

} // namespace

QString gainText(const Gain& gain, const Registry& registry)
{
    return sentences({comparison(gain, registry), rest(gain)});
}

} // namespace tilescope
