#include "ui/window/help_dialogs.h"

#include "ui/panels/labels.h"
#include "ui/window/window_actions.h"

#include <QAction>
#include <QCoreApplication>
#include <QDialog>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QKeySequence>
#include <QVBoxLayout>

namespace tilescope
{

static QDialog* makeDialog(const QString& title, QWidget* content, QWidget* parent)
{
    auto* dialog = new QDialog(parent);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setWindowTitle(title);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close);
    QObject::connect(buttons, &QDialogButtonBox::rejected, dialog, &QDialog::reject);
    auto* column = new QVBoxLayout(dialog);
    column->setContentsMargins(24, 24, 24, 16);
    column->setSpacing(16);
    column->addWidget(content);
    column->addWidget(buttons);
    dialog->show();
    return dialog;
}

void showKeys(const WindowActions& actions, QWidget* parent)
{
    auto* content = new QWidget;
    auto* form = new QFormLayout(content);
    form->setContentsMargins(0, 0, 0, 0);
    form->setHorizontalSpacing(32);
    form->setVerticalSpacing(4);
    const auto add = [form](const QString& key, const QString& meaning) {
        form->addRow(headingLabel(key), new QLabel(meaning));
    };
    for (const auto* action : {actions.open,
                               actions.paste,
                               actions.save,
                               actions.openSession,
                               actions.saveSession,
                               actions.saveSessionAs,
                               actions.undo,
                               actions.redo,
                               actions.copyCommand,
                               actions.runAgain,
                               actions.cancel,
                               actions.pin,
                               actions.toggleShown,
                               actions.wipe,
                               actions.sideBySide,
                               actions.difference,
                               actions.lessGain,
                               actions.moreGain,
                               actions.grid,
                               actions.block,
                               actions.profiles,
                               actions.values,
                               actions.inspect,
                               actions.histogram,
                               actions.goToPixel,
                               actions.fit,
                               actions.zoom100,
                               actions.zoom200,
                               actions.zoom400,
                               actions.nextFinding,
                               actions.previousFinding,
                               actions.hidePanels,
                               actions.fullScreen,
                               actions.keys,
                               actions.quit}) {
        QString meaning = action->text().remove(QLatin1Char('&'));
        add(action->shortcut().toString(QKeySequence::NativeText), meaning.remove(QChar(0x2026)));
    }
    add(WindowActions::tr("B, held"), WindowActions::tr("Look at the source"));
    add(WindowActions::tr("Wheel"), WindowActions::tr("Zoom at the cursor; Shift finely, Ctrl coarsely"));
    add(WindowActions::tr("Drag"), WindowActions::tr("Pan the picture"));
    add(WindowActions::tr("Arrow keys"), WindowActions::tr("Pan, or move the inspected pixel; Shift by ten"));
    add(WindowActions::tr("Alt and drag"), WindowActions::tr("Draw a line to see the values along it"));
    add(WindowActions::tr("Drag the end of a wipe"), WindowActions::tr("Turn its line; Shift in steps of 15°"));
    add(WindowActions::tr("Double click on its line"), WindowActions::tr("Upright through the middle"));
    add(WindowActions::tr("Double click on a slider"), WindowActions::tr("Back to its default"));
    makeDialog(WindowActions::tr("Keys"), content, parent);
}

void showAbout(QWidget* parent)
{
    auto* content = new QWidget;
    auto* column = new QVBoxLayout(content);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(12);
    auto* name = headingLabel(QStringLiteral("Tilescope %1").arg(QCoreApplication::applicationVersion()));
    QFont large = name->font();
    large.setPointSizeF(large.pointSizeF() * 1.6);
    name->setFont(large);
    column->addWidget(name);
    column->addWidget(new QLabel(WindowActions::tr("See what CUDA memory strategies do to an image.")));
    column->addWidget(mutedLabel(WindowActions::tr(
        "Free software under the GNU General Public License, version 3 or later, with an exception that allows it to "
        "be "
        "linked with NVIDIA's CUDA libraries. There is no warranty, to the extent that the law permits.")));
    column->addWidget(mutedLabel(
        WindowActions::tr("Made with Qt %1, Eigen, QCustomPlot and nlohmann-json.").arg(QLatin1String(qVersion()))));
    content->setFixedWidth(440);
    makeDialog(WindowActions::tr("About Tilescope"), content, parent);
}

} // namespace tilescope
