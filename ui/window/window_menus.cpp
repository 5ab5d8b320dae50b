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

WindowMenus buildMenus(QMenuBar& bar, WindowActions& actions, const std::function<void(const QString&)>& openSample)
{
    WindowMenus menus;
    auto* file = bar.addMenu(WindowActions::tr("&File"));
    file->addAction(actions.open);
    file->addAction(actions.openProgram);
    menus.recent = file->addMenu(WindowActions::tr("Open &recent"));
    addSamples(*file->addMenu(WindowActions::tr("Open s&ample")), openSample);
    file->addAction(actions.paste);
    file->addSeparator();
    actions.place(MenuSection::FileKernel, *file, file->addSeparator());
    file->addAction(actions.openSession);
    menus.recentSessions = file->addMenu(WindowActions::tr("Recen&t sessions"));
    file->addActions({actions.saveSession, actions.saveSessionAs});
    file->addSeparator();
    actions.place(MenuSection::FileExport, *file, file->addSeparator());
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
    run->addAction(actions.pin);
    actions.place(MenuSection::RunGpu, *run);

    auto* kernel = bar.addMenu(WindowActions::tr("&Kernel"));
    kernel->addAction(actions.runKernel);
    actions.place(MenuSection::KernelText, *kernel, kernel->addSeparator());
    kernel->addAction(actions.kernelDifferences);
    actions.place(MenuSection::KernelSearch, *kernel, kernel->addSeparator());
    kernel->addAction(actions.breakKernel);
    kernel->addSeparator();
    actions.place(MenuSection::KernelFile, *kernel);

    auto* view = bar.addMenu(WindowActions::tr("&View"));
    view->addActions(
        {actions.source, actions.result, actions.wipe, actions.sideBySide, actions.difference, actions.reuse});
    view->addSeparator();
    view->addActions({actions.toggleShown, actions.differenceSides, actions.gainMenu, actions.sharedReuse});
    view->addSeparator();
    view->addAction(actions.overlayMenu);
    view->addSeparator();
    auto* pixels = view->addMenu(WindowActions::tr("P&ixels"));
    pixels->addActions({actions.inspect, actions.histogram, actions.drawLine, actions.goToPixel});
    actions.place(MenuSection::ViewPixels, *pixels);
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
    auto* presentation = view->addMenu(WindowActions::tr("Pr&esentation"));
    presentation->addAction(actions.present);
    actions.place(MenuSection::ViewPresentation, *presentation);
    view->addActions({actions.hidePanels, actions.fullScreen});

    bar.setCornerWidget(new LayoutSwitch(actions));

    auto* help = bar.addMenu(WindowActions::tr("&Help"));
    help->addActions({actions.start, actions.guide});
    menus.texts = help->addMenu(WindowActions::tr("The five &texts"));
    help->addAction(actions.keys);
    actions.place(MenuSection::HelpFind, *help, help->addSeparator());
    help->addActions({actions.device, actions.about});
    return menus;
}

} // namespace tilescope
