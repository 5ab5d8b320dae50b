#include "ui/palette/menu_commands.h"

#include "ui/mnemonics.h"
#include "ui/shell/window_docks.h"

#include <QAction>
#include <QDockWidget>
#include <QKeySequence>
#include <QMenu>
#include <QMenuBar>
#include <QPointer>
#include <QSet>
#include <QTextDocumentFragment>

namespace tilescope
{

namespace
{

QString meaningOf(const QAction& action)
{
    QString tip = action.toolTip();
    if (Qt::mightBeRichText(tip))
        tip = QTextDocumentFragment::fromHtml(tip).toPlainText();
    const QString key = QStringLiteral(" (%1)").arg(action.shortcut().toString(QKeySequence::NativeText));
    if (!action.shortcut().isEmpty() && tip.endsWith(key))
        tip.chop(key.size());
    return tip == plainName(action) || tip == action.iconText() ? QString() : tip; // Qt's default tool tip
}

PaletteCommand commandOf(QAction& action, const QString& path, WindowDocks* docks)
{
    PaletteCommand made;
    made.path = path;
    made.title = plainName(action);
    made.key = keyOf(action);
    made.meaning = meaningOf(action);
    made.isEnabled = action.isEnabled();
    made.isChecked = action.isCheckable() && action.isChecked();
    // A guarded pointer, as a menu that is refilled deletes its actions.
    made.run = [action = QPointer<QAction>(&action)] {
        if (action)
            action->trigger();
    };
    // Whoever looks for a panel by its name wants to see it: the toggle would hide one that is already shown.
    const auto* const dock = qobject_cast<const QDockWidget*>(action.parent());
    if (const auto panel = docks && dock ? docks->key(dock->objectName()) : std::nullopt) {
        made.isChecked = false;
        made.run = [docks, panel = *panel] { docks->show(panel); };
    }
    return made;
}

struct Collected {
    QList<PaletteCommand> commands;
    QSet<const QAction*> actions; ///< theirs
};

/// A command that is in two menus is listed at its first place. `closed` is the disabled menu that contains the
/// actions, if any: its reason applies to them.
void collect(const QList<QAction*>& actions, const QString& path, const QAction* closed, WindowDocks* docks,
             Collected& into)
{
    for (auto* action : actions) {
        if (action->isSeparator() || !action->isVisible() || action->text().isEmpty())
            continue;
        auto* menu = action->menu();
        if (!menu) {
            if (into.actions.contains(action))
                continue;
            into.actions << action;
            into.commands << commandOf(*action, path, docks);
            into.commands.back().isEnabled = action->isEnabled() && !closed;
            if (closed && !meaningOf(*closed).isEmpty())
                into.commands.back().meaning = meaningOf(*closed);
            continue;
        }
        emit menu->aboutToShow();
        const QString name = plainName(*action);
        collect(menu->actions(), path.isEmpty() ? name : path + PaletteCommand::separator() + name,
                action->isEnabled() ? closed : action, docks, into);
    }
}

} // namespace

QString plainName(const QAction& action)
{
    QString name = withoutMnemonic(action.text().section(QLatin1Char('\t'), 0, 0));
    name.replace(QStringLiteral(" × "), QStringLiteral("×"));
    return name.endsWith(QChar(0x2026)) ? name.chopped(1) : name;
}

QString keyOf(const QAction& action)
{
    QStringList keys;
    for (const auto& key : action.shortcuts())
        keys << key.toString(QKeySequence::NativeText);
    return keys.isEmpty() ? action.text().section(QLatin1Char('\t'), 1, 1) : keys.join(QStringLiteral(" / "));
}

QList<PaletteCommand> menuCommands(const QMenuBar& bar, WindowDocks* docks)
{
    Collected all;
    collect(bar.actions(), {}, nullptr, docks, all);
    return all.commands;
}

} // namespace tilescope
