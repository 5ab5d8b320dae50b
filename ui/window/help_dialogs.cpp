#include "ui/window/help_dialogs.h"

#include "ui/device/device_dialog.h"
#include "ui/language/language.h"
#include "ui/parts/labels.h"
#include "ui/session/settings_model.h"
#include "ui/shell/window_actions.h"
#include "ui/window/guide_dialog.h"
#include "ui/window/keys_dialog.h"

#include <QCoreApplication>
#include <QDialog>
#include <QDialogButtonBox>
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

template <typename Dialog, typename Make>
static void bringForward(QWidget* parent, const Make& make)
{
    auto* dialog = parent->findChild<Dialog*>();
    if (!dialog)
        dialog = make();
    dialog->show();
    dialog->raise();
    dialog->activateWindow();
}

void showKeys(const QMenuBar& menus, QWidget* parent)
{
    bringForward<KeysDialog>(parent, [&] { return new KeysDialog(keyGroups(menus), parent); });
}

void showGuide(QWidget* parent)
{
    bringForward<GuideDialog>(parent, [&] { return new GuideDialog(parent); });
}

void showDevice(const SettingsModel& settings, QWidget* parent)
{
    bringForward<DeviceDialog>(parent, [&] {
        auto* dialog = new DeviceDialog(parent);
        const auto follow = [dialog, &settings] { dialog->setEnvironment(settings.environment()); };
        QObject::connect(&settings, &SettingsModel::environmentChanged, dialog, follow);
        follow();
        dialog->showGpu(settings.recipe().gpu.value_or(""));
        return dialog;
    });
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
        "Free software under the GNU General Public License, version 3 or later, with an exception that allows linking "
        "with NVIDIA's CUDA libraries. There is no warranty, to the extent permitted by law.")));
    column->addWidget(mutedLabel(
        WindowActions::tr("Made with Qt %1, Eigen, QCustomPlot and nlohmann-json.").arg(QLatin1String(qVersion()))));
    if (!spokenLanguage().isRead)
        column->addWidget(mutedLabel(WindowActions::tr(
            "These texts were machine-translated and have not been reviewed by a speaker of the language.")));
    content->setFixedWidth(440);
    makeDialog(WindowActions::tr("About Tilescope"), content, parent);
}

} // namespace tilescope
