#include "ui/shell/window_actions.h"

#include "ui/canvas/pictures/difference_picture.h"
#include "ui/language/language.h"

#include <QAction>
#include <QActionGroup>
#include <QKeySequence>
#include <QMenu>

namespace tilescope
{

WindowActions::WindowActions(QObject* parent) : QObject(parent)
{
    makeFile();
    makeEdit();
    makeRun();
    makeViews();
    makeOverlays();
    makeOverlayModes(); // after the overlays, which its menu contains
    makeZooms();
    makeLayouts();
    makeInspection();
    makeKernel();
    makeThemes();
    makeLanguages();
    makeHelp();
}

WindowActions::~WindowActions() = default;

/// The tip with the key.
static void setTip(QAction& action, const QString& tip)
{
    const QKeySequence key = action.shortcut();
    action.setToolTip(key.isEmpty() ? tip : QStringLiteral("%1 (%2)").arg(tip, key.toString(QKeySequence::NativeText)));
}

void WindowActions::makeFile()
{
    open = make(tr("&Open…"), tr("Open an image or a kernel"), {QKeySequence(tr("Ctrl+O"))});
    openProgram =
        make(tr("Open pro&gram…"), tr("Open a folder that contains a whole CUDA program, such as one with a Makefile"));
    paste = make(tr("&Paste image"), tr("Use the image on the clipboard"), {QKeySequence(tr("Ctrl+V"))});
    save = make(tr("&Save result…"), tr("Save the result as an image"), {QKeySequence(tr("Ctrl+Shift+S"))});
    quit = make(tr("&Quit"), tr("Close the window"), {QKeySequence(tr("Ctrl+Q"))});
    quit->setMenuRole(QAction::QuitRole);

    openSession = make(tr("Open sess&ion…"), tr("Open the settings and image of a saved session"),
                       {QKeySequence(tr("Ctrl+Shift+O"))});
    saveSession = make(tr("Sa&ve session"), tr("Save the settings and the name of the image as a session"),
                       {QKeySequence(tr("Ctrl+S"))});
    saveSessionAs =
        make(tr("&Save session as…"), tr("Save the session under another name"), {QKeySequence(tr("Ctrl+Alt+S"))});
}

void WindowActions::makeEdit()
{
    back = make(tr("&Back"), tr("Return to the pixel, block, warp or line that was chosen before"),
                {QKeySequence(tr("Alt+Left"))});
    back->setEnabled(false);
    undo = make(tr("&Undo"), tr("Undo the last change of a setting"), {QKeySequence(tr("Ctrl+Z"))});
    redo = make(tr("&Redo"), tr("Redo the last change that was undone"),
                {QKeySequence(tr("Ctrl+Shift+Z")), QKeySequence(tr("Ctrl+Y"))});
    copyCommand =
        make(tr("Co&py as command line"), tr("Copy the command line that runs these settings without a window"),
             {QKeySequence(tr("Ctrl+Shift+C"))});
}

void WindowActions::makeRun()
{
    runAgain = make({}, {}, {QKeySequence(tr("F5"))});
    nameRunAgain(false);
    cancel = make(tr("&Cancel"), tr("Stop the current run"), {QKeySequence(tr("Esc"))});
    cancel->setEnabled(false);
    m_where = std::make_unique<QMenu>();
    m_where->setToolTipsVisible(true);
    where = make(tr("Wher&e"), tr("Choose the GPU that runs the kernels: one in this computer, or one on a worker"));
    where->setMenu(m_where.get());
    pin = make(tr("&Pin this run"),
               tr("Keep the figures of this run (up to four runs), and compare every figure with the baseline"),
               {QKeySequence(tr("P"))});
}

void WindowActions::nameRunAgain(bool runsProgram)
{
    runAgain->setText(runsProgram ? tr("&Run program again") : tr("&Run kernel again"));
    setTip(*runAgain, runsProgram ? tr("Save the source if it was edited, and run the whole program again")
                                  : tr("Run and time every strategy again"));
}

void WindowActions::makeOverlays()
{
    grid = makeCheckable(tr("Bloc&k grid"), tr("Show the edges of the blocks"), {QKeySequence(tr("G"))}, true);
    block = makeCheckable(tr("Block under the &cursor"),
                          tr("Show the tile, the halo and the warps of the block under the cursor"),
                          {QKeySequence(tr("K"))}, true);
    grid->setIconText(tr("Grid")); // short, as the bar has little space
    block->setIconText(tr("Block"));
    boxes = makeCheckable(tr("Bo&xes"), tr("Show what the operation found, with its values"), {QKeySequence(tr("X"))},
                          true);
    profiles = makeCheckable(tr("&Profiles"),
                             tr("Show the profiles, one value per column or row, along the edges of the image"),
                             {QKeySequence(tr("Shift+L"))}, true);
    scale = makeCheckable(tr("Colour &scale"), tr("Show what the colours of the result mean"), {QKeySequence(tr("L"))},
                          true);
    values = makeCheckable(tr("Pixel &values"), tr("Show each pixel's value on it if pixels are large"),
                           {QKeySequence(tr("V"))}, true);
}

void WindowActions::makeOverlayModes()
{
    overlay = makeCheckable(tr("Block &overlay"), tr("Show blocks over the image"), {QKeySequence(tr("O"))}, true);
    nextOverlay =
        make(tr("&Next block overlay"), tr("Switch to the next block overlay"), {QKeySequence(tr("Shift+O"))});
    auto* group = new QActionGroup(this);
    const std::map<OverlayMode, std::pair<QString, QString>> texts{
        {OverlayMode::Grid, {tr("&Grid"), tr("The edges of all blocks")}},
        {OverlayMode::Halo, {tr("&Halo"), tr("The tile, the halo and the warps of the block under the cursor")}},
        {OverlayMode::Warps, {tr("&Warps"), tr("The warps of all blocks")}},
        {OverlayMode::Lanes,
         {tr("&Lanes"), tr("Show the lane of each pixel's thread in its warp, if pixels are large")}},
        {OverlayMode::Border, {tr("Bor&der"), tr("Show the area outside the image, and which pixel is read there")}},
        {OverlayMode::Banks, {tr("&Banks"), tr("The memory bank of each element of the block's shared tile")}},
        {OverlayMode::Order,
         {tr("Load o&rder"), tr("Which thread stores each element of the tile, and in which of its warp's stores")}}};
    m_overlayModes = std::make_unique<QMenu>();
    m_overlayModes->addActions({overlay, nextOverlay});
    m_overlayModes->addSeparator();
    overlayByZoom = makeCheckable(
        tr("By &zoom level"), tr("Automatic: the grid, halo, warps or lanes, depending on the zoom"), {}, true, group);
    m_overlayModes->addAction(overlayByZoom);
    for (const OverlayMode mode : tilescope::overlayModes) {
        const auto& [text, tip] = texts.at(mode);
        overlayModes[mode] = makeCheckable(text, tip, {}, false, group);
        m_overlayModes->addAction(overlayModes[mode]);
    }
    m_overlayModes->addSeparator();
    m_overlayModes->addActions({grid, block, boxes, profiles, scale, values});
    m_overlayModes->setToolTipsVisible(true);
    overlayMenu = make(tr("O&verlays"), tr("Overlays on the image (blocks on and off: O, next: Shift+O)"));
    overlayMenu->setIconText(tr("Overlay"));
    overlayMenu->setMenu(m_overlayModes.get());
}

void WindowActions::makeZooms()
{
    fit = make(tr("&Fit"), tr("The whole image"), {QKeySequence(tr("F"))});
    zoom100 = make(tr("&100 %"), tr("One screen pixel per image pixel"), {QKeySequence(tr("1"))});
    zoom200 = make(tr("&200 %"), tr("Twice the size"), {QKeySequence(tr("2"))});
    zoom400 = make(tr("&400 %"), tr("Four times the size"), {QKeySequence(tr("3"))});
    zoomBlock =
        make(tr("&Zoom to block"),
             tr("The block under the cursor, or the chosen block, with its halo; Ctrl+double-click does the same"),
             {QKeySequence(tr("Z"))});
}

void WindowActions::makeLayouts()
{
    auto* group = new QActionGroup(this);
    layouts[LayoutName::Learn] = makeCheckable(tr("&Learn"), tr("The image large, with the kernel beside it"),
                                               {QKeySequence(tr("Ctrl+1"))}, true, group);
    layouts[LayoutName::Inspect] =
        makeCheckable(tr("&Inspect"), tr("One pixel, one block, one line of the kernel, with its counters"),
                      {QKeySequence(tr("Ctrl+2"))}, false, group);
    layouts[LayoutName::Tune] = makeCheckable(tr("&Tune"), tr("Sweep, roofline and times side by side"),
                                              {QKeySequence(tr("Ctrl+3"))}, false, group);
    layouts[LayoutName::Lesson] = makeCheckable(tr("L&esson"), tr("A lesson beside the image and the kernel"),
                                                {QKeySequence(tr("Ctrl+4"))}, false, group);
    resetLayout = make(tr("&Reset layout"), tr("Restore the panels of this layout to their original positions"));
    present = makeCheckable(tr("Pr&esentation"), tr("Show the image and one panel in large type (Esc leaves)"),
                            {QKeySequence(tr("F10"))}, false);
    present->setIconText(tr("Present"));
    fullScreen = makeCheckable(tr("Full screen"), tr("Fill the screen"), {QKeySequence(tr("F11"))}, false);
    hidePanels =
        makeCheckable(tr("Hide panels"), tr("Show only the image (Esc leaves)"), {QKeySequence(tr("F9"))}, false);
}

void WindowActions::followLayout(QObject* context, const std::function<void(LayoutName)>& follow) const
{
    for (const auto& [name, action] : layouts) {
        if (action->isChecked())
            follow(name);
        connect(action, &QAction::toggled, context, [name = name, follow](bool isChosen) {
            if (isChosen)
                follow(name);
        });
    }
}

QAction* WindowActions::make(const CommandText& command)
{
    QAction* const action = make(command.text, command.tip, command.shortcuts);
    action->setObjectName(command.key);
    return action;
}

QAction* WindowActions::add(MenuSection section, const CommandText& command)
{
    QAction* const action = make(command);
    add(section, action);
    return action;
}

void WindowActions::add(MenuSection section, QAction* command)
{
    Section& into = m_sections[section];
    into.commands << command;
    if (into.menu)
        into.menu->insertAction(into.end, command);
}

QAction* WindowActions::command(const char* key) const
{
    return findChild<QAction*>(QLatin1String(key), Qt::FindDirectChildrenOnly);
}

void WindowActions::place(MenuSection section, QMenu& menu, QAction* end)
{
    Section& placed = m_sections[section];
    placed.menu = &menu;
    placed.end = end;
    menu.insertActions(end, placed.commands);
}

void WindowActions::setEscape(QAction* leaving)
{
    const QKeySequence escape(Qt::Key_Escape);
    for (QAction* const action : {cancel, present, hidePanels}) {
        QList<QKeySequence> shortcuts = action->shortcuts();
        shortcuts.removeAll(escape);
        if (action == (leaving ? leaving : cancel))
            shortcuts << escape;
        action->setShortcuts(shortcuts);
    }
}

void WindowActions::makeInspection()
{
    inspect = makeCheckable(tr("&Inspect pixels"),
                            tr("Show a pixel's values, its thread and the values around it; click to pin the pixel"),
                            {QKeySequence(tr("I"))}, false);
    histogram = makeCheckable(tr("&Histogram"), tr("Show the distribution of the source and result values"),
                              {QKeySequence(tr("H"))}, false);
    goToPixel = make(tr("&Go to pixel…"), tr("Centre a pixel and pin it"), {QKeySequence(tr("Ctrl+G"))});
    drawLine = makeCheckable(tr("Draw a &line profile"),
                             tr("Drag on the image to see the values along a line; Alt+drag does the same"),
                             {QKeySequence(tr("Shift+P"))}, false);
    drawLine->setIconText(tr("Draw line"));
}

void WindowActions::makeKernel()
{
    runKernel = make(tr("&Run edited source"), tr("Run the kernel source as it is in the editor"),
                     {QKeySequence(tr("Ctrl+Return")), QKeySequence(tr("Ctrl+Enter"))});
    runKernel->setIconText(tr("Run"));
    kernelDifferences =
        makeCheckable(tr("Show &differences"), tr("Show the differences from the strategy's own source"),
                      {QKeySequence(tr("Ctrl+D"))}, false);
    kernelDifferences->setIconText(tr("Differences"));
    m_mistakes = std::make_unique<QMenu>();
    m_mistakes->setToolTipsVisible(true);
    breakKernel = make(tr("&Break it"), tr("Make a deliberate mistake, see what it does, and repair it"));
    breakKernel->setMenu(m_mistakes.get());
}

void WindowActions::makeThemes()
{
    auto* themeGroup = new QActionGroup(this);
    themes[ThemeChoice::System] =
        makeCheckable(tr("Follow &system"), tr("Light or dark, as set for the desktop"), {}, true, themeGroup);
    themes[ThemeChoice::Light] =
        makeCheckable(tr("&Light"), tr("Dark text on a light background"), {}, false, themeGroup);
    themes[ThemeChoice::Dark] =
        makeCheckable(tr("&Dark"), tr("Light text on a dark background"), {}, false, themeGroup);
}

void WindowActions::makeLanguages()
{
    auto* languageGroup = new QActionGroup(this);
    for (const Language& language : tilescope::languages())
        languages[language.code] =
            makeCheckable(language.isRead ? language.name : tr("%1, machine-translated").arg(language.name),
                          language.isRead ? tr("Takes effect the next time Tilescope starts")
                                          : tr("Takes effect the next time Tilescope starts. This translation has not "
                                               "been reviewed by a speaker of the language."),
                          {}, false, languageGroup);
}

void WindowActions::makeHelp()
{
    start = make(tr("&Start…"), tr("Choose a starting point"));
    guide = make(tr("User g&uide"), tr("How to use Tilescope, one page per subject, in English"));
    keys = make(tr("&Keys"), tr("What each key does"), {QKeySequence(tr("?")), QKeySequence(tr("F1"))});
    device = make(tr("&Device…"), tr("The GPU, its limits and the compilers; or any GPU that the emulator can model"));
    about = make(tr("&About Tilescope"), tr("Version and licence"));
    about->setMenuRole(QAction::AboutRole);
}

void WindowActions::makeViews()
{
    auto* shown = new QActionGroup(this);
    // A held key is not a menu shortcut: the text after the tab is shown in its place.
    source = makeCheckable(tr("Source\thold B"), tr("Show the source (hold B to look at it for a moment)"), {}, false,
                           shown);
    source->setIconText(tr("Source"));
    result = makeCheckable(tr("Result"), tr("Show the result"), {}, true, shown);
    wipe = makeCheckable(tr("&Wipe"),
                         tr("Show source and result on the two sides of a line: drag the line, turn it by its ends, or "
                            "double-click it to make it vertical"),
                         {QKeySequence(tr("W"))}, false, shown);
    sideBySide = makeCheckable(tr("&Side by side"), tr("Show source and result side by side, with the same zoom"),
                               {QKeySequence(tr("Y"))}, false, shown);
    difference =
        makeCheckable(tr("&Difference"),
                      tr("Show the difference between the result and the CPU reference, or between any two images"),
                      {QKeySequence(tr("D"))}, false, shown);
    reuse = makeCheckable(tr("&Reuse"), tr("Show how often each pixel is read: the cost of the halos at a glance"),
                          {QKeySequence(tr("U"))}, false, shown);
    sharedReuse = makeCheckable(tr("Reuse: reads from shared memory"),
                                tr("Count reads from shared memory instead of global memory"),
                                {QKeySequence(tr("Shift+U"))}, false);
    sharedReuse->setIconText(tr("Shared reads"));
    views = {{ViewMode::Source, source},         {ViewMode::Result, result},         {ViewMode::Wipe, wipe},
             {ViewMode::SideBySide, sideBySide}, {ViewMode::Difference, difference}, {ViewMode::Reuse, reuse}};
    toggleShown = make(tr("&Toggle source and result"), tr("From source to result and back"), {QKeySequence(tr("T"))});

    auto* group = new QActionGroup(this);
    m_gains = std::make_unique<QMenu>();
    for (const int gain : differenceGains) {
        gains[gain] =
            gain == 0
                ? makeCheckable(tr("&Automatic"), tr("The largest difference in white"), {}, true, group)
                : makeCheckable(tr("× %1").arg(gain), tr("Differences amplified %1 times").arg(gain), {}, false, group);
        m_gains->addAction(gains[gain]);
    }
    m_differenceSides = std::make_unique<QMenu>();
    differenceSides = make(
        tr("C&ompared images"),
        tr("Choose the two images that are subtracted: source, result, CPU reference, pinned runs, other strategies"));
    differenceSides->setIconText(tr("Images"));
    differenceSides->setMenu(m_differenceSides.get());
    moreGain = make(tr("&More difference gain"), tr("Increase the gain of the difference"), {QKeySequence(tr("."))});
    lessGain = make(tr("&Less difference gain"), tr("Decrease the gain of the difference"), {QKeySequence(tr(","))});
    m_gains->addSeparator();
    m_gains->addActions({moreGain, lessGain});
    gainMenu = make(tr("Differen&ce gain"), tr("Gain of the difference view (comma: less, full stop: more)"));
    gainMenu->setIconText(tr("Amplification"));
    gainMenu->setMenu(m_gains.get());
}

QAction* WindowActions::make(const QString& text, const QString& tip, const QList<QKeySequence>& shortcuts)
{
    auto* action = new QAction(text, this);
    action->setShortcuts(shortcuts);
    action->setStatusTip({});
    setTip(*action, tip);
    return action;
}

QAction* WindowActions::makeCheckable(const QString& text, const QString& tip, const QList<QKeySequence>& shortcuts,
                                      bool checked, QActionGroup* group)
{
    auto* action = make(text, tip, shortcuts);
    action->setCheckable(true);
    if (group)
        group->addAction(action);
    action->setChecked(checked);
    return action;
}

} // namespace tilescope
