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
    makeExports();
    makeRun();
    makeViews();
    makeOverlays();
    makeOverlayModes(); // after the overlays, which its menu contains
    makeZooms();
    makeLayouts();
    makeInspection();
    makeFindings();
    makeKernel();
    makeThemes();
    makeLanguages();
    makeHelp();
}

WindowActions::~WindowActions() = default;

void WindowActions::makeFile()
{
    open = make(tr("&Open…"), tr("Open a picture"), {QKeySequence(tr("Ctrl+O"))});
    paste = make(tr("&Paste picture"), tr("Take the picture from the clipboard"), {QKeySequence(tr("Ctrl+V"))});
    save = make(tr("&Save result…"), tr("Save the result as a picture"), {QKeySequence(tr("Ctrl+Shift+S"))});
    quit = make(tr("&Quit"), tr("Close the window"), {QKeySequence(tr("Ctrl+Q"))});
    quit->setMenuRole(QAction::QuitRole);

    openSession = make(tr("Open sess&ion…"), tr("Open settings and picture of a session that was saved"),
                       {QKeySequence(tr("Ctrl+Shift+O"))});
    saveSession =
        make(tr("Save s&ession"), tr("Save settings and picture's name as a session"), {QKeySequence(tr("Ctrl+S"))});
    saveSessionAs =
        make(tr("Save session &as…"), tr("Save the session under another name"), {QKeySequence(tr("Ctrl+Alt+S"))});
}

void WindowActions::makeEdit()
{
    undo = make(tr("&Undo"), tr("Take the last change of a setting back"), {QKeySequence(tr("Ctrl+Z"))});
    redo = make(tr("&Redo"), tr("Make the change again that was taken back"),
                {QKeySequence(tr("Ctrl+Shift+Z")), QKeySequence(tr("Ctrl+Y"))});
    copyCommand = make(tr("Copy as &command line"), tr("Copy the line that runs these settings without a window"),
                       {QKeySequence(tr("Ctrl+Shift+C"))});
}

/// Created after the file and edit actions, which it includes.
void WindowActions::makeExports()
{
    exportAny = make(tr("&Choose what…"), tr("Choose a picture, a chart or a report to write to a file"),
                     {QKeySequence(tr("Ctrl+E"))});
    exportView = make(tr("&View with overlays…"), tr("Save what stands in the middle of the window as a picture"));
    exportReport = make(tr("&Report…"), tr("Save pictures, settings, figures and the kernel as one HTML file"));
    exportFilm = make(tr("&Film of the block…"), tr("Save the replay of the block panel as a GIF or MP4"));
    m_exportCharts = std::make_unique<QMenu>();
    m_exportCharts->setToolTipsVisible(true);
    exportCharts = make(tr("C&harts"), tr("Save a chart as SVG, PNG or CSV"));
    exportCharts->setMenu(m_exportCharts.get());
    m_exports = std::make_unique<QMenu>();
    m_exports->addAction(exportAny);
    m_exports->addSeparator();
    m_exports->addActions({exportReport, save, exportView, exportFilm, exportCharts});
    m_exports->addSeparator();
    m_exports->addAction(copyCommand);
    exportMenu = make(tr("&Export"), tr("Write what is shown to files"));
    exportMenu->setMenu(m_exports.get());
}

void WindowActions::makeRun()
{
    runAgain = make(tr("&Run again"), tr("Run and time every strategy anew"), {QKeySequence(tr("F5"))});
    cancel = make(tr("&Cancel"), tr("End what is running"), {QKeySequence(tr("Esc"))});
    cancel->setEnabled(false);
    m_where = std::make_unique<QMenu>();
    m_where->setToolTipsVisible(true);
    where = make(tr("Wher&e"), tr("Choose the GPU that runs the kernels: of this computer or of a worker"));
    where->setMenu(m_where.get());
    readSilicon =
        make(tr("Read the &GPU's own counters"), tr("Run the kernels once more and read what the GPU itself counts"));
    readSilicon->setEnabled(false);
    restartGpu =
        make(tr("Restart &with the GPU"), tr("Start Tilescope anew with this session, to use a GPU that was lost"));
    restartGpu->setEnabled(false);
    race = make(tr("Race t&hem"), tr("Two strategies side by side on one picture, block by block in a GPU's order"),
                {QKeySequence(tr("Shift+R"))});
    pin = make(tr("&Pin this run"),
               tr("Keep this run's figures, of up to four, and show how every figure stands to the baseline"),
               {QKeySequence(tr("P"))});
    pinRecorded = make(tr("Pin the run recor&ded on a GPU"),
                       tr("Pin the figures that these settings gave on a GPU: they are stored with Tilescope for some "
                          "settings of the sample pictures, the lessons and the texts"));
    pinRecorded->setEnabled(false);
}

void WindowActions::makeOverlays()
{
    grid = makeCheckable(tr("Block &grid"), tr("Draw the edges of the blocks"), {QKeySequence(tr("G"))}, true);
    block = makeCheckable(tr("Block under the &cursor"),
                          tr("Draw the tile, the halo and the warps of the block under the cursor"),
                          {QKeySequence(tr("K"))}, true);
    grid->setIconText(tr("Grid")); // short, as the bar has little space
    block->setIconText(tr("Block"));
    boxes = makeCheckable(tr("Bo&xes"), tr("Draw what the operation found, with its values"), {QKeySequence(tr("X"))},
                          true);
    profiles = makeCheckable(tr("&Profiles"), tr("Draw the numbers of columns and rows along the picture's edges"),
                             {QKeySequence(tr("Shift+L"))}, true);
    scale = makeCheckable(tr("Colour sca&le"), tr("Draw what the colours of the result stand for"),
                          {QKeySequence(tr("L"))}, true);
    values = makeCheckable(tr("Pixel &values"), tr("Write each pixel's value on it where pixels are large"),
                           {QKeySequence(tr("V"))}, true);
}

void WindowActions::makeOverlayModes()
{
    overlay = makeCheckable(tr("Block &overlay"), tr("Draw blocks over the picture"), {QKeySequence(tr("O"))}, true);
    nextOverlay = make(tr("&Next block overlay"), tr("Draw the blocks in the next way"), {QKeySequence(tr("Shift+O"))});
    auto* group = new QActionGroup(this);
    const std::map<OverlayMode, std::pair<QString, QString>> texts{
        {OverlayMode::Grid, {tr("&Grid"), tr("The edges of all blocks")}},
        {OverlayMode::Halo, {tr("&Halo"), tr("The tile, the halo and the warps of the block under the cursor")}},
        {OverlayMode::Warps, {tr("&Warps"), tr("The warps of all blocks")}},
        {OverlayMode::Lanes, {tr("&Lanes"), tr("The lane of each pixel's thread in its warp, where pixels are large")}},
        {OverlayMode::Border, {tr("Bor&der"), tr("What lies beyond the picture, and which pixel is read there")}},
        {OverlayMode::Banks, {tr("&Banks"), tr("The memory bank of each element of the block's shared tile")}},
        {OverlayMode::Order,
         {tr("Load &order"), tr("Which thread stores each element of the tile, and in which of its warp's stores")}}};
    m_overlayModes = std::make_unique<QMenu>();
    m_overlayModes->addActions({overlay, nextOverlay});
    m_overlayModes->addSeparator();
    overlayByZoom = makeCheckable(tr("By the &zoom"), tr("What can be told apart: the grid, halo, warps or lanes"), {},
                                  true, group);
    m_overlayModes->addAction(overlayByZoom);
    for (const OverlayMode mode : tilescope::overlayModes) {
        const auto& [text, tip] = texts.at(mode);
        overlayModes[mode] = makeCheckable(text, tip, {}, false, group);
        m_overlayModes->addAction(overlayModes[mode]);
    }
    m_overlayModes->addSeparator();
    m_overlayModes->addActions({grid, block, boxes, profiles, scale, values});
    m_overlayModes->setToolTipsVisible(true);
    overlayMenu = make(tr("O&verlays"), tr("What is drawn over the picture (blocks on and off: O, next: Shift+O)"));
    overlayMenu->setIconText(tr("Overlay"));
    overlayMenu->setMenu(m_overlayModes.get());
}

void WindowActions::makeZooms()
{
    fit = make(tr("&Fit"), tr("The whole picture"), {QKeySequence(tr("F"))});
    zoom100 = make(tr("&100 %"), tr("One pixel of the screen a pixel of the picture"), {QKeySequence(tr("1"))});
    zoom200 = make(tr("&200 %"), tr("Twice the size"), {QKeySequence(tr("2"))});
    zoom400 = make(tr("&400 %"), tr("Four times the size"), {QKeySequence(tr("3"))});
    zoomBlock = make(tr("&Zoom to block"),
                     tr("The block under the cursor, or the chosen one, with its halo; Ctrl and double click does the "
                        "same"),
                     {QKeySequence(tr("Z"))});
}

void WindowActions::makeLayouts()
{
    auto* group = new QActionGroup(this);
    layouts[LayoutName::Learn] = makeCheckable(tr("&Learn"), tr("The picture large, the kernel beside it"),
                                               {QKeySequence(tr("Ctrl+1"))}, true, group);
    layouts[LayoutName::Inspect] =
        makeCheckable(tr("&Inspect"), tr("One pixel, one block, one line of the kernel, with its counters"),
                      {QKeySequence(tr("Ctrl+2"))}, false, group);
    layouts[LayoutName::Tune] = makeCheckable(tr("&Tune"), tr("Sweep, roofline and times beside each other"),
                                              {QKeySequence(tr("Ctrl+3"))}, false, group);
    layouts[LayoutName::Lesson] = makeCheckable(tr("L&esson"), tr("A lesson beside the picture and the kernel"),
                                                {QKeySequence(tr("Ctrl+4"))}, false, group);
    resetLayout = make(tr("&Reset layout"), tr("Put the panels of this layout back where they were at first"));
    present =
        makeCheckable(tr("&Presentation"), tr("In large letters: the picture, the kernel and one chart (Esc leaves)"),
                      {QKeySequence(tr("F10"))}, false);
    present->setIconText(tr("Present"));
    nextChart = make(tr("Ne&xt chart"), tr("The next panel under the picture while presenting"),
                     {QKeySequence(tr("Ctrl+PgDown"))});
    previousChart = make(tr("Previ&ous chart"), tr("The panel before under the picture while presenting"),
                         {QKeySequence(tr("Ctrl+PgUp"))});
    for (auto* action : {nextChart, previousChart})
        action->setEnabled(false);
    fullScreen = makeCheckable(tr("F&ull screen"), tr("Fill the screen"), {QKeySequence(tr("F11"))}, false);
    hidePanels =
        makeCheckable(tr("&Hide panels"), tr("Only the picture (Esc leaves)"), {QKeySequence(tr("F9"))}, false);
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
                            tr("Show a pixel's values, its thread and the values around it; a click pins it"),
                            {QKeySequence(tr("I"))}, false);
    histogram = makeCheckable(tr("&Histogram"), tr("Show how the values of source and result are spread"),
                              {QKeySequence(tr("H"))}, false);
    pixelStory =
        make(tr("S&tory of the pixel"),
             tr("How the pixel under the cursor, or the pinned one, came about: its thread and all that it read"),
             {QKeySequence(tr("Shift+I"))});
    goToPixel = make(tr("&Go to pixel…"), tr("Bring a pixel to the middle and pin it"), {QKeySequence(tr("Ctrl+G"))});
    drawLine = makeCheckable(tr("D&raw a line profile"),
                             tr("Drag on the picture to look at the values along a line; Alt and drag does the same"),
                             {QKeySequence(tr("Shift+P"))}, false);
    drawLine->setIconText(tr("Draw line"));
}

void WindowActions::makeFindings()
{
    nextFinding = make(tr("&Next finding"), tr("To the next marked line of the kernel"), {QKeySequence(tr("F8"))});
    previousFinding =
        make(tr("Pre&vious finding"), tr("To the marked line of the kernel before"), {QKeySequence(tr("Shift+F8"))});
}

void WindowActions::makeKernel()
{
    runKernel = make(tr("&Run edited text"), tr("Run the kernel's text as it stands"),
                     {QKeySequence(tr("Ctrl+Return")), QKeySequence(tr("Ctrl+Enter"))});
    runKernel->setIconText(tr("Run"));
    revertKernel = make(tr("Re&vert"), tr("Go back to the strategy's own text; Undo brings yours again"));
    kernelDifferences = makeCheckable(tr("Show &differences"), tr("Show what differs from the strategy's own text"),
                                      {QKeySequence(tr("Ctrl+D"))}, false);
    kernelDifferences->setIconText(tr("Differences"));
    openKernel = make(tr("&Open kernel…"), tr("Take a kernel of your own from a .cu file"));
    m_newKernels = std::make_unique<QMenu>();
    newKernel = make(tr("&New kernel"), tr("Begin a kernel of your own with a usual pattern"));
    newKernel->setMenu(m_newKernels.get());
    saveKernel = make(tr("&Save kernel as…"), tr("Save the kernel's text as a .cu file"));
    findInKernel = make(tr("&Find in kernel"), tr("Find words in the kernel's text"), {QKeySequence(tr("Ctrl+F"))});
    m_mistakes = std::make_unique<QMenu>();
    m_mistakes->setToolTipsVisible(true);
    breakKernel = make(tr("&Break it"), tr("Make a mistake on purpose, see what it does and repair it"));
    breakKernel->setMenu(m_mistakes.get());
}

void WindowActions::makeThemes()
{
    auto* themeGroup = new QActionGroup(this);
    themes[ThemeChoice::System] =
        makeCheckable(tr("As the &system"), tr("Light or dark as the desktop is"), {}, true, themeGroup);
    themes[ThemeChoice::Light] = makeCheckable(tr("&Light"), tr("Dark text on a light ground"), {}, false, themeGroup);
    themes[ThemeChoice::Dark] = makeCheckable(tr("&Dark"), tr("Light text on a dark ground"), {}, false, themeGroup);
}

void WindowActions::makeLanguages()
{
    auto* languageGroup = new QActionGroup(this);
    for (const Language& language : tilescope::languages())
        languages[language.code] = makeCheckable(
            language.isRead ? language.name : tr("%1, translated by machine").arg(language.name),
            language.isRead ? tr("From the next start of Tilescope")
                            : tr("From the next start of Tilescope. Nobody who speaks it has read the texts yet."),
            {}, false, languageGroup);
}

void WindowActions::makeHelp()
{
    start = make(tr("&Start…"), tr("Choose what to begin with"));
    guide = make(tr("User g&uide"), tr("How to use Tilescope, one page per subject, in English"));
    findCommand = make(tr("&Find a command…"),
                       tr("Choose a command, a strategy, a block or a setting by a few letters of its name"),
                       {QKeySequence(tr("Ctrl+K"))});
    keys = make(tr("&Keys"), tr("What each key does"), {QKeySequence(tr("?")), QKeySequence(tr("F1"))});
    glossary = make(tr("&Glossary"), tr("What the terms mean, each with a picture"), {QKeySequence(tr("Shift+F1"))});
    explainTerms = makeCheckable(tr("&Explain terms in tool tips"),
                                 tr("Rest the mouse on a word such as \"halo\" to see what it means"), {}, true);
    about = make(tr("&About Tilescope"), tr("Version and licence"));
    about->setMenuRole(QAction::AboutRole);
}

void WindowActions::makeViews()
{
    auto* shown = new QActionGroup(this);
    // A held key is not a menu shortcut: the text after the tab is shown in its place.
    source = makeCheckable(tr("Source\tB, held"), tr("Show the source (hold B to look at it for a moment)"), {}, false,
                           shown);
    source->setIconText(tr("Source"));
    result = makeCheckable(tr("Result"), tr("Show the result"), {}, true, shown);
    wipe =
        makeCheckable(tr("&Wipe"),
                      tr("Source and result at the two sides of a line: drag it, turn it by its ends, double-click it "
                         "to set it upright"),
                      {QKeySequence(tr("W"))}, false, shown);
    sideBySide = makeCheckable(tr("S&ide by side"), tr("Source and result beside each other, with one zoom"),
                               {QKeySequence(tr("Y"))}, false, shown);
    difference = makeCheckable(tr("&Difference"),
                               tr("How far the result is from the CPU reference, or any picture from another"),
                               {QKeySequence(tr("D"))}, false, shown);
    reuse = makeCheckable(tr("&Reuse"), tr("How often each pixel is read: the halos' price at a glance"),
                          {QKeySequence(tr("U"))}, false, shown);
    sharedReuse = makeCheckable(tr("Reuse: reads from s&hared memory"),
                                tr("Count reads from shared memory in place of those from global memory"),
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
                : makeCheckable(tr("× %1").arg(gain), tr("Differences %1 times as bright").arg(gain), {}, false, group);
        m_gains->addAction(gains[gain]);
    }
    m_differenceSides = std::make_unique<QMenu>();
    differenceSides = make(tr("Difference &of what"), tr("Which two pictures are subtracted: source, result, CPU "
                                                         "reference, pinned runs, other strategies"));
    differenceSides->setIconText(tr("Pictures"));
    differenceSides->setMenu(m_differenceSides.get());
    moreGain =
        make(tr("&More gain of the difference"), tr("The next larger gain of the difference"), {QKeySequence(tr("."))});
    lessGain = make(tr("&Less gain of the difference"), tr("The next smaller gain of the difference"),
                    {QKeySequence(tr(","))});
    m_gains->addSeparator();
    m_gains->addActions({moreGain, lessGain});
    gainMenu = make(tr("Difference &gain"), tr("How bright differences are drawn (less: comma, more: full stop)"));
    gainMenu->setIconText(tr("Amplification"));
    gainMenu->setMenu(m_gains.get());
}

QAction* WindowActions::make(const QString& text, const QString& tip, const QList<QKeySequence>& shortcuts)
{
    auto* action = new QAction(text, this);
    action->setShortcuts(shortcuts);
    action->setStatusTip({});
    action->setToolTip(shortcuts.isEmpty()
                           ? tip
                           : QStringLiteral("%1 (%2)").arg(tip, shortcuts.front().toString(QKeySequence::NativeText)));
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
