#include "ui/parts/run_name.h"

#include "ui/parts/duration_text.h"
#include "ui/translation.h"

#include <QLocale>
#include <QStringList>

#include <algorithm>

namespace tilescope
{

namespace
{

const QString nameSeparator = QStringLiteral(" · ");

QString strategyTitle(const Recipe& recipe, const Operation& operation, const Registry& registry)
{
    return translated(registry.strategy(operation, recipe.strategy).title);
}

/// The parameters that differ from the operation's declaration.
QStringList changesOf(const Recipe& recipe, const Operation& operation)
{
    QStringList parts;
    for (const Parameter& parameter : operation.parameters) {
        const auto set = recipe.parameters.find(parameter.name);
        if (set != recipe.parameters.end() && set->second != parameter.defaultValue)
            parts << QString::fromStdString(parameter.name + " " + toText(set->second));
    }
    if (recipe.source)
        parts << tr("edited kernel");
    if (recipe.gpu)
        parts << QString::fromStdString(*recipe.gpu);
    return parts;
}

QString machineOf(const Report& run)
{
    return run.backend == BackendChoice::Cuda ? QString::fromStdString(run.deviceName) : tr("Emulator");
}

QString pictureOf(const Report& run)
{
    return QStringLiteral("%1, %2\u00A0×\u00A0%3")
        .arg(QString::fromStdString(run.image.name))
        .arg(run.image.width)
        .arg(run.image.height);
}

QString timeText(const Report& run)
{
    if (run.time)
        return tr("%1, median of %L2 runs").arg(durationText(run.time->medianUs)).arg(run.time->runs);
    if (run.emulation)
        return tr("%1 (emulator time, not GPU time)").arg(durationText(run.emulation->comparableMs() * 1000));
    return {};
}

/// Whether this part differs between the pins and must be shown.
bool isTold(const PinnedRuns& pins, QString (*part)(const Report&))
{
    const auto& runs = pins.runs();
    return std::any_of(runs.begin(), runs.end(),
                       [&](const PinnedRun& run) { return part(*run.report) != part(*runs.front().report); });
}

} // namespace

QString blockText(BlockSize block) { return QStringLiteral("%1×%2").arg(block.width).arg(block.height); }

QString titleWithBlock(const std::string& title, const std::optional<BlockSize>& block)
{
    const QString name = translated(title);
    return block ? name + QLatin1Char(' ') + blockText(*block) : name;
}

QString settingsText(const Recipe& recipe, const Registry& registry)
{
    const Operation& operation = registry.operation(recipe.operation);
    const QStringList parts{translated(operation.title), strategyTitle(recipe, operation, registry),
                            blockText(recipe.block)};
    return (parts + changesOf(recipe, operation)).join(nameSeparator);
}

QString pinName(const PinnedRun& run, const PinnedRuns& pins, const Registry& registry)
{
    const Recipe& recipe = run.report->recipe;
    const Operation& operation = registry.operation(recipe.operation);
    const QStringList first{strategyTitle(recipe, operation, registry) + QLatin1Char(' ') + blockText(recipe.block)};
    QStringList parts{listed(first + changesOf(recipe, operation)), translated(operation.title)};
    if (isTold(pins, pictureOf))
        parts << pictureOf(*run.report);
    if (isTold(pins, machineOf))
        parts << machineOf(*run.report);
    if (run.keptFrom.isValid())
        parts.prepend(QLocale().toString(run.keptFrom, tr("d MMM"))); // first: narrow places cut the end
    return parts.join(nameSeparator);
}

QString runDescription(const Report& run, const Registry& registry)
{
    QStringList lines{settingsText(run.recipe, registry), tr("Image: %1").arg(pictureOf(run)),
                      tr("Machine: %1").arg(added(machineOf(run), QString::fromStdString(run.compiler)))};
    if (const QString time = timeText(run); !time.isEmpty())
        lines << tr("Time: %1").arg(time);
    if (!run.counters)
        lines << tr("Nothing was counted in this run.");
    return lines.join(QLatin1Char('\n'));
}

} // namespace tilescope
