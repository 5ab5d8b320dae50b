#include "ui/window/window_menus.h"

#include "gpu/image/sample.h"
#include "ui/shell/window_actions.h"
#include "ui/translation.h"
#include "ui/window/layout_switch.h"

#include <QMenu>
#include <QMenuBar>
#include <QSize>

namespace tilescope
{

static void addSamples(QMenu& menu, const std::function<void(const QString&)>& openSample)
{
    menu.setToolTipsVisible(true);
    for (const auto& sample : samples()) {
        auto* sizes = menu.addMenu(translated(sample.title));
        sizes->menuAction()->setToolTip(translated(sample.meaning));
        QList<QSize> choices = {{sample.defaultWidth, sample.defaultHeight}};
        for (const QSize size : {QSize(256, 256), {512, 512}, {515, 509}, {1024, 1024}, {1920, 1080}, {4096, 4096}})
            if (!choices.contains(size))
                choices << size;
        for (const QSize size : choices) {
            const QString name = QStringLiteral("sample:%1@%2x%3")
                                     .arg(QString::fromStdString(sample.name))
                                     .arg(size.width())
                                     .arg(size.height());
            sizes->addAction(QStringLiteral("%1 × %2").arg(size.width()).arg(size.height()),
                             [openSample, name] { openSample(name); });
        }
    }
}

WindowMenus buildMenus(QMenuBar& bar, const WindowActions& actions,
                       const std::function<void(const QString&)>& openSample)
{
    WindowMenus menus;
    auto* file = bar.addMenu(WindowActions::tr("&File"));
    file->addAction(actions.open);
    menus.recent = file->addMenu(WindowActions::tr("Open &recent"));
    addSamples(*file->addMenu(WindowActions::tr("Open s&ample")), openSample);
    file->addAction(actions.paste);
    file->addSeparator();
    file->addActions({actions.newKernel, actions.openKernel});
    file->addSeparator();
    file->addAction(actions.openSession);
    menus.recentSessions = file->addMenu(WindowActions::tr("Recen&t sessions"));
    file->addActions({actions.saveSession, actions.saveSessionAs});
    file->addSeparator();
    file->addAction(actions.exportMenu);
    file->addSeparator();
    file->addAction(actions.quit);

    auto* edit = bar.addMenu(WindowActions::tr("&Edit"));
    edit->addActions({actions.undo, actions.redo, actions.back});
    edit->addSeparator();
    edit->addAction(actions.copyCommand);

    auto* run = bar.addMenu(WindowActions::tr("&Run"));
    run->addActions({actions.runAgain, actions.cancel});
    run->addSeparator();
    run->addAction(actions.where);
    run->addSeparator();
    run->addActions({actions.readSilicon, actions.restartGpu, actions.pin, actions.pinRecorded});

    auto* kernel = bar.addMenu(WindowActions::tr("&Kernel"));
    kernel->addActions({actions.runKernel, actions.revertKernel});
    kernel->addSeparator();
    kernel->addActions({actions.kernelDifferences, actions.findInKernel, actions.nextFinding, actions.previousFinding});
    kernel->addSeparator();
    kernel->addAction(actions.breakKernel);
    kernel->addSeparator();
    kernel->addActions({actions.openKernel, actions.saveKernel});

    auto* view = bar.addMenu(WindowActions::tr("&View"));
    view->addActions(
        {actions.source, actions.result, actions.wipe, actions.sideBySide, actions.difference, actions.reuse});
    view->addSeparator();
    view->addActions({actions.toggleShown, actions.differenceSides, actions.gainMenu, actions.sharedReuse});
    view->addSeparator();
    view->addAction(actions.overlayMenu);
    view->addSeparator();
    view->addMenu(WindowActions::tr("P&ixels"))
        ->addActions({actions.inspect, actions.pixelStory, actions.histogram, actions.drawLine, actions.goToPixel});
    view->addMenu(WindowActions::tr("&Zoom"))
        ->addActions({actions.fit, actions.zoom100, actions.zoom200, actions.zoom400, actions.zoomBlock});
    view->addSeparator();
    auto* theme = view->addMenu(WindowActions::tr("The&me"));
    for (const auto& [choice, action] : actions.themes)
        theme->addAction(action);
    auto* language = view->addMenu(WindowActions::tr("L&anguage"));
    language->setToolTipsVisible(true);
    for (const auto& [code, action] : actions.languages)
        language->addAction(action);
    auto* layout = view->addMenu(WindowActions::tr("La&yout"));
    for (const auto& [name, action] : actions.layouts)
        layout->addAction(action);
    layout->addSeparator();
    layout->addAction(actions.resetLayout);
    menus.panels = view->addMenu(WindowActions::tr("&Panels"));
    view->addSeparator();
    view->addMenu(WindowActions::tr("Pr&esentation"))
        ->addActions({actions.present, actions.nextChart, actions.previousChart});
    view->addActions({actions.hidePanels, actions.fullScreen});

    bar.setCornerWidget(new LayoutSwitch(actions));

    auto* help = bar.addMenu(WindowActions::tr("&Help"));
    help->addActions({actions.start, actions.guide});
    menus.texts = help->addMenu(WindowActions::tr("The five &texts"));
    help->addActions(
        {actions.findCommand, actions.keys, actions.glossary, actions.explainTerms, actions.device, actions.about});
    return menus;
}

} // namespace tilescope
