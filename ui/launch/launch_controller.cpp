#include "ui/launch/launch_controller.h"

#include "gpu/operations/registry.h"
#include "gpu/run/runner.h"
#include "ui/kernel/kernel_controller.h"
#include "ui/kernel/kernel_files.h"
#include "ui/kernel/kernel_panel.h"
#include "ui/launch/binding_model.h"
#include "ui/launch/launch_panel.h"
#include "ui/session/saved/kernel_file.h"
#include "ui/session/session.h"
#include "ui/session/settings_model.h"
#include "ui/session/side_runner.h"
#include "ui/session/source_picture.h"
#include "ui/sessions/session_controller.h"
#include "ui/shell/message_bar.h"
#include "ui/shell/paged_panel.h"
#include "ui/shell/window_actions.h"
#include "ui/shell/window_docks.h"
#include "ui/translation.h"

#include <QAction>
#include <QFileInfo>

namespace tilescope
{

constexpr int restMs = 150;
static const QString countsTopic = QStringLiteral("values per pixel");

static QWidget* makeLaunchPanel(const WindowParts& parts)
{
    auto* panel = new LaunchPanel;
    new LaunchController(parts, *panel, parts.docks.panel<KernelPanel>());
    return panel;
}

PanelPage launchPanelPage()
{
    return {.key = launchPanel, .title = LaunchPanel::tr("Launch"), .make = makeLaunchPanel, .isOptional = true};
}

LaunchController::LaunchController(const WindowParts& parts, LaunchPanel& panel, KernelPanel& kernel)
    : QObject(&panel), m_parts(parts), m_panel(panel), m_kernel(kernel)
{
    m_rest.setSingleShot(true);
    m_rest.setInterval(restMs);
    connect(&m_rest, &QTimer::timeout, this, &LaunchController::show);
    const auto later = [this] {
        if (m_panel.isVisible())
            m_rest.start();
    };
    connect(&panel, &LaunchPanel::becameVisible, this, &LaunchController::show);
    connect(&kernel, &KernelPanel::textChanged, this, later);
    // The page is offered first: it may be what was asked for.
    connect(&parts.settings, &SettingsModel::changed, this, &LaunchController::offer);
    connect(&parts.source, &SourcePicture::opened, this, &LaunchController::offer);
    connect(&parts.settings, &SettingsModel::changed, this, later);
    connect(&parts.source, &SourcePicture::opened, this, later);
    connect(&panel.model(), &BindingModel::editWanted, this, &LaunchController::take, Qt::QueuedConnection);
    connect(&panel, &LaunchPanel::saveWanted, this, &LaunchController::save);
}

QString LaunchController::file() const
{
    const Operation& operation = m_parts.settings.operation();
    const QString path = QString::fromStdString(operation.file);
    if (path.isEmpty() || path.startsWith(u':'))
        return {};
    return isKernelFile(path) ? path : path + u'/' + QString::fromStdString(m_parts.settings.strategy().source.name);
}

void LaunchController::offer()
{
    m_parts.docks.pagesOf(launchPanel)->setOffered(launchPanel, m_parts.settings.strategy().bindings != nullptr);
}

void LaunchController::show()
{
    const Strategy& strategy = m_parts.settings.strategy();
    const Operation& operation = m_parts.settings.operation();
    const ImagePtr image = m_parts.session.image();
    if (!strategy.bindings || !image)
        return;
    if (m_image != image || m_isPreparedGrey != operation.greyOnly) {
        m_image = image;
        m_isPreparedGrey = operation.greyOnly;
        m_prepared = operation.greyOnly && image->format() == PixelFormat::Rgb8
                         ? std::make_shared<const Image>(toGrey(*image))
                         : image;
    }
    const std::string text = m_kernel.text();
    Recipe recipe = m_parts.settings.recipe();
    recipe.source = text;
    const bool isKernel = operation.file.ends_with(".cu");
    try {
        recipe = m_parts.session.registry().completed(recipe);
        const PixelCounts counts = hasSameText(m_countedFor, recipe) ? m_counts : PixelCounts();
        Inputs inputs(counts.areColours() ? *image : *m_prepared); // as the run takes it
        inputs.pixelCounts = counts;
        if (strategy.openCounts && m_countedFor != recipe)
            askPixelCounts(recipe);
        m_panel.model().setLaunches(strategy.bindings(recipe, inputs),
                                    isKernel ? operation.parameters : std::vector<Parameter>(), recipe.parameters,
                                    text);
        m_panel.setNote(m_panel.model().hasMissing()
                            ? tr("A parameter has no value. Choose a value, or enter an expression.")
                            : tr("Click in \"Given\" to change a value; the notes in the source are updated."));
    } catch (const SettingError& error) { // the rows stay as they were
        m_panel.setNote(translated(messageOf(error)));
    }
    const QString path = file();
    m_panel.setFile(QFileInfo(path).fileName(), text != strategy.source.text);
}

/// The run tries them; the side runner may have to try them again.
void LaunchController::askPixelCounts(const Recipe& recipe)
{
    m_parts.side.ask<PixelCounts>(
        countsTopic, this,
        [recipe](Runner& runner, const RunControl& control) { return runner.pixelCounts(recipe, control); },
        [this, recipe](const PixelCounts& counts) {
            m_countedFor = recipe;
            m_counts = counts;
            show();
        },
        [](const RunFailure&) {}); // the run reports it
}

void LaunchController::take(const LaunchEdit& edit)
{
    m_kernel.setText(edited(m_kernel.text(), edit));
    show();
    if (edit.what != LaunchEdit::What::Slider)
        m_parts.actions.runKernel->trigger();
}

void LaunchController::save()
{
    const QString path = file();
    const std::string text = m_kernel.text();
    try {
        writeKernel(text, path); // whose operation is then read again
        m_parts.sessions.ownWasSaved(text);
        m_parts.messages.clear(MessageBar::Topic::KernelFile);
    } catch (const KernelFileError& error) {
        m_parts.messages.post(MessageBar::Topic::KernelFile, MessageBar::Severity::Error, translated(messageOf(error)));
    }
}

} // namespace tilescope
