#include "ui/palette/menu_commands.h"

#include "gpu/recipe/words/typed_number.h"
#include "ui/session/setting_list.h"
#include "ui/session/settings_model.h"
#include "ui/translation.h"

#include <QRegularExpression>

#include <cmath>
#include <optional>
#include <vector>

namespace tilescope
{

namespace
{

PaletteCommand setting(const QString& title, const QString& meaning)
{
    PaletteCommand made;
    made.path = tr("Settings");
    made.title = title;
    made.meaning = meaning;
    return made;
}

void addStrategies(SettingsModel& settings, QList<PaletteCommand>& into)
{
    for (const auto& operation : settings.registry().operations()) {
        for (const auto& strategy : operation.strategies) {
            PaletteCommand made;
            made.path = tr("Strategy") + PaletteCommand::separator() + translated(operation.title);
            made.title = translated(strategy.title);
            made.words = QString::fromStdString(operation.name + " " + strategy.name);
            const QString refusal = settings.machineRefusal(operation.name, strategy.name);
            made.meaning = refusal.isEmpty() ? translated(strategy.idea) : refusal;
            made.isEnabled = refusal.isEmpty();
            made.isChecked =
                settings.recipe().operation == operation.name && settings.recipe().strategy == strategy.name;
            made.run = [&settings, operation = operation.name, strategy = strategy.name] {
                settings.pickOperation(operation, strategy);
            };
            into << made;
        }
    }
}

void addList(SettingsModel& settings, const SettingList& list, QList<PaletteCommand>& into)
{
    for (const SettingList::Choice& choice : list.choices) {
        PaletteCommand made = setting(choice.title, choice.meaning.isEmpty() ? list.meaning : choice.meaning);
        made.path += PaletteCommand::separator() + list.label;
        made.words = QString::fromStdString(choice.value);
        made.isChecked = toText(settings.value(list.field)) == choice.value;
        made.run = [&settings, field = list.field, value = choice.value] { settings.change(field, value); };
        into << made;
    }
}

void addLists(SettingsModel& settings, QList<PaletteCommand>& into)
{
    addList(settings, operationList(settings.registry()), into);
    for (const Parameter& parameter : settings.operation().parameters)
        if (parameter.type == ParameterType::Choice)
            addList(settings, listOf(parameter), into);
    for (const SettingList& list : machineLists(settings.environment()))
        addList(settings, list, into);
}

void addTicks(SettingsModel& settings, QList<PaletteCommand>& into)
{
    std::vector<Parameter> declared = settings.operation().parameters;
    declared.push_back(compileTimeSizes());
    for (const Parameter& parameter : declared) {
        if (parameter.type != ParameterType::Boolean)
            continue;
        const bool isOn = settings.value(parameter.name) == ParameterValue(true);
        PaletteCommand made = setting(labelOf(parameter), translated(parameter.meaning));
        made.isChecked = isOn;
        made.run = [&settings, name = parameter.name, isOn] { settings.change(name, !isOn); };
        into << made;
    }
}

/// A block typed anywhere in the text, as "32x8", "32 x 8" or "32×8".
std::optional<BlockSize> typedBlock(const QString& typed)
{
    static const QRegularExpression sides(QStringLiteral("\\b(\\d{1,4})\\s*[x×X]\\s*(\\d{1,4})\\b"));
    const auto found = sides.match(typed);
    if (!found.hasMatch())
        return std::nullopt;
    return BlockSize{found.captured(1).toInt(), found.captured(2).toInt()};
}

void addBlocks(SettingsModel& settings, const std::optional<BlockSize>& typed, QList<PaletteCommand>& into)
{
    QList<BlockSize> sizes{{8, 8}, {16, 16}, {32, 4}, {32, 8}, {32, 32}};
    if (typed && !sizes.contains(*typed))
        sizes << *typed;
    for (const BlockSize size : sizes) {
        PaletteCommand made = setting(tr("Block %1×%2").arg(size.width).arg(size.height),
                                      tr("%L1 threads per block").arg(size.threads()));
        made.isChecked = settings.recipe().block == size;
        made.run = [&settings, size] { settings.setBlock(size); };
        into << made;
    }
}

/// Offers a typed number to every parameter that takes one.
void addNumbers(SettingsModel& settings, const QString& typed, QList<PaletteCommand>& into)
{
    static const QRegularExpression number(QStringLiteral("(?<![\\w.])-?\\d{1,7}(?:[.,]\\d{1,6}){0,2}(?![\\w.])"));
    const QString found = number.match(typed).captured();
    const std::vector<double> values = typedNumbers(found.toStdString());
    if (values.empty())
        return;
    const double value = values.front();
    const QString shown = found.contains(u',') ? QString::fromStdString(toText(ParameterValue(value))) : found;
    const auto whole = static_cast<std::int64_t>(std::llround(value));
    const auto add = [&](const QString& name, const QString& meaning, bool isChecked) -> PaletteCommand& {
        into << setting(QStringLiteral("%1 %2").arg(name, shown), meaning);
        into.back().words = found; // as typed, "1,25" for 1.25
        into.back().isChecked = isChecked;
        return into.back();
    };
    const BlockSize block = settings.recipe().block;
    add(tr("Block width"), tr("Threads of a block along x"), block.width == value).run = [&settings, whole] {
        settings.setBlockSide(Qt::Horizontal, static_cast<int>(whole));
    };
    add(tr("Block height"), tr("Threads of a block along y"), block.height == value).run = [&settings, whole] {
        settings.setBlockSide(Qt::Vertical, static_cast<int>(whole));
    };
    for (const Parameter& parameter : settings.operation().parameters) {
        const auto addValue = [&](const ParameterValue& wanted) {
            add(labelOf(parameter), translated(parameter.meaning), settings.value(parameter.name) == wanted).run =
                [&settings, name = parameter.name, wanted] { settings.change(name, wanted); };
        };
        if (parameter.type == ParameterType::Integer)
            addValue(whole);
        else if (parameter.type == ParameterType::Real)
            addValue(value);
    }
}

} // namespace

QList<PaletteCommand> settingCommands(SettingsModel& settings, const QString& typed)
{
    QList<PaletteCommand> commands;
    addStrategies(settings, commands);
    const auto block = typedBlock(typed);
    addBlocks(settings, block, commands);
    if (!block)
        addNumbers(settings, typed, commands);
    addTicks(settings, commands);
    addLists(settings, commands);
    return commands;
}

} // namespace tilescope
