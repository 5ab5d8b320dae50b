#include "ui/palette/setting_commands.h"

#include "gpu/operations/registry.h"
#include "ui/parts/number_control.h"
#include "ui/settings/settings_panel.h"

#include <QCheckBox>
#include <QComboBox>
#include <QCoreApplication>
#include <QDoubleSpinBox>
#include <QPointer>
#include <QRegularExpression>

#include <optional>

namespace tilescope
{

namespace
{

QString tr(const char* text) { return QCoreApplication::translate("PaletteCommand", text); }

PaletteCommand setting(const QString& title, const QString& meaning)
{
    PaletteCommand made;
    made.path = tr("Settings");
    made.title = title;
    made.meaning = meaning;
    return made;
}

void addStrategies(SettingsPanel& settings, const Registry& registry, QList<PaletteCommand>& into)
{
    for (const auto& operation : registry.operations()) {
        for (const auto& strategy : operation.strategies) {
            PaletteCommand made;
            made.path = tr("Strategy") + PaletteCommand::separator() + QString::fromStdString(operation.title);
            made.title = QString::fromStdString(strategy.title);
            made.words = QString::fromStdString(operation.name + " " + strategy.name);
            made.meaning = QString::fromStdString(strategy.idea);
            made.isChecked =
                settings.recipe().operation == operation.name && settings.recipe().strategy == strategy.name;
            made.run = [&settings, operation = operation.name, strategy = strategy.name] {
                settings.pickOperation(operation, strategy);
            };
            into << made;
        }
    }
}

void addLists(const SettingsPanel& settings, QList<PaletteCommand>& into)
{
    for (auto* box : settings.findChildren<QComboBox*>()) {
        for (int item = 0; item < box->count(); ++item) {
            const QString meaning = box->itemData(item, Qt::ToolTipRole).toString();
            PaletteCommand made = setting(box->itemText(item), meaning.isEmpty() ? box->toolTip() : meaning);
            made.path += PaletteCommand::separator() + box->accessibleName();
            made.words = box->itemData(item).toString();
            made.isChecked = box->currentIndex() == item;
            made.run = [box = QPointer<QComboBox>(box), item] {
                if (box && item < box->count())
                    box->setCurrentIndex(item);
            };
            into << made;
        }
    }
}

void addTicks(const SettingsPanel& settings, QList<PaletteCommand>& into)
{
    for (auto* box : settings.findChildren<QCheckBox*>()) {
        PaletteCommand made = setting(box->text(), box->accessibleDescription());
        made.isChecked = box->isChecked();
        made.run = [box = QPointer<QCheckBox>(box)] {
            if (box)
                box->toggle();
        };
        into << made;
    }
}

/// The block that is typed anywhere in the text, as "32x8", "32 x 8" or "32×8".
std::optional<BlockSize> typedBlock(const QString& typed)
{
    static const QRegularExpression sides(QStringLiteral("\\b(\\d{1,4})\\s*[x×X]\\s*(\\d{1,4})\\b"));
    const auto found = sides.match(typed);
    if (!found.hasMatch())
        return std::nullopt;
    return BlockSize{found.captured(1).toInt(), found.captured(2).toInt()};
}

void addBlocks(SettingsPanel& settings, const std::optional<BlockSize>& typed, QList<PaletteCommand>& into)
{
    QList<BlockSize> sizes{{8, 8}, {16, 16}, {32, 4}, {32, 8}, {32, 32}};
    if (typed && !sizes.contains(*typed))
        sizes << *typed;
    for (const BlockSize size : sizes) {
        PaletteCommand made =
            setting(tr("Block %1×%2").arg(size.width).arg(size.height), tr("%L1 threads a block").arg(size.threads()));
        made.isChecked = settings.recipe().block == size;
        made.run = [&settings, size] {
            Recipe recipe = settings.recipe();
            recipe.block = size;
            settings.applyRecipe(recipe);
        };
        into << made;
    }
}

/// A number that is typed is offered to everything that takes one.
void addNumbers(const SettingsPanel& settings, const QString& typed, QList<PaletteCommand>& into)
{
    static const QRegularExpression number(QStringLiteral("(?<![\\w.])-?\\d{1,7}(?:\\.\\d{1,6})?(?![\\w.])"));
    const auto found = number.match(typed);
    if (!found.hasMatch())
        return;
    const double value = found.captured().toDouble();
    for (auto* control : settings.findChildren<NumberControl*>()) {
        const auto* spin = control->spinBox();
        PaletteCommand made = setting(QStringLiteral("%1 %2").arg(spin->accessibleName(), found.captured()),
                                      spin->accessibleDescription());
        made.isChecked = control->value() == value;
        made.run = [control = QPointer<NumberControl>(control), value] {
            if (control)
                control->enter(value);
        };
        into << made;
    }
}

} // namespace

QList<PaletteCommand> settingCommands(SettingsPanel& settings, const Registry& registry, const QString& typed)
{
    QList<PaletteCommand> commands;
    addStrategies(settings, registry, commands);
    const auto block = typedBlock(typed);
    addBlocks(settings, block, commands);
    if (!block)
        addNumbers(settings, typed, commands);
    addTicks(settings, commands);
    addLists(settings, commands);
    return commands;
}

} // namespace tilescope
