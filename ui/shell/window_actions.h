#pragma once

#include "ui/canvas/overlays/overlay_mode.h"
#include "ui/shell/layout_name.h"
#include "ui/theme/theme.h"
#include "ui/view_mode.h"

#include <QObject>

#include <functional>
#include <map>
#include <memory>

class QAction;
class QActionGroup;
class QMenu;

namespace tilescope
{

/// All actions of the menus, the keyboard and the bar above the picture. The window connects them; here they only get
/// their names, keys and explanations.
class WindowActions : public QObject
{
    Q_OBJECT

public:
    explicit WindowActions(QObject* parent);
    ~WindowActions() override;

    /// Escape cancels what runs. While something fills the window, it only leaves that: `leaving` is the checked action
    /// that then ends it; null: Escape cancels again.
    void setEscape(QAction* leaving);

    /// Calls `follow` with the layout now and whenever another one is chosen, as long as `context` lives: what a part
    /// of the window tells depends on what the panels are for.
    void followLayout(QObject* context, const std::function<void(LayoutName)>& follow) const;

    QAction *open, *paste, *save, *quit;
    QAction *exportAny, *exportView, *exportReport, *exportFilm;
    QAction *exportMenu, *exportCharts; ///< exportMenu contains exportCharts, whose menu is filled when it opens
    QAction *openSession, *saveSession, *saveSessionAs;
    QAction* back;                      ///< to the pixel, block, warp or line that was looked at before
    QAction *undo, *redo, *copyCommand; ///< undo and redo are named after what they would do
    QAction *runAgain, *cancel;
    QAction* where;       ///< its menu, filled when it opens, chooses the GPU that runs the kernels
    QAction* readSilicon; ///< available if a GPU ran the kernel
    QAction* restartGpu;  ///< available while the GPU is lost
    QAction* pin;         ///< pins the shown run
    QAction* pinRecorded; ///< pins the run of the same settings that was recorded on a GPU
    QAction *source, *result, *wipe, *sideBySide, *difference, *reuse; ///< exclusive
    std::map<ViewMode, QAction*> views;                                ///< the same actions by mode
    QAction* toggleShown;                                              ///< switches between source and result
    QAction* differenceSides; ///< its menu, filled when it opens, chooses what the difference view subtracts
    QAction* gainMenu;        ///< contains the gains of the difference, which are exclusive
    std::map<int, QAction*> gains;
    QAction *moreGain, *lessGain;
    QAction* sharedReuse; ///< reads from shared memory instead of those from global memory
    QAction *overlay, *nextOverlay;
    QAction* overlayMenu;                         ///< contains both, the modes and what else is drawn
    QAction* overlayByZoom;                       ///< the mode that fits the zoom; exclusive with the modes
    std::map<OverlayMode, QAction*> overlayModes; ///< exclusive
    QAction *grid, *block, *boxes, *profiles, *scale, *values;
    QAction *inspect, *histogram;  ///< checked while the panel is in front
    QAction* pixelStory;           ///< of the pinned pixel, else of the one under the cursor
    QAction *goToPixel, *drawLine; ///< drawLine: checked until a line is drawn
    QAction *fit, *zoom100, *zoom200, *zoom400, *zoomBlock;
    std::map<LayoutName, QAction*> layouts; ///< exclusive
    QAction* resetLayout;
    QAction* present;                   ///< checked while presenting
    QAction *nextChart, *previousChart; ///< of the presentation
    QAction *fullScreen, *hidePanels;
    QAction *nextFinding, *previousFinding;
    QAction *runKernel, *revertKernel, *openKernel, *saveKernel, *findInKernel;
    QAction* newKernel;         ///< its menu contains what a kernel can begin with
    QAction* kernelDifferences; ///< checkable
    QAction* breakKernel;       ///< its menu contains the strategy's mistakes
    QAction *start, *guide, *findCommand, *keys, *glossary, *device, *about;
    QAction* explainTerms;                  ///< checked while tool tips explain the glossary's terms
    std::map<ThemeChoice, QAction*> themes; ///< exclusive
    std::map<QString, QAction*> languages;  ///< by code; exclusive

private:
    void makeFile();
    void makeEdit();
    void makeExports();
    void makeRun();
    void makeViews();
    void makeOverlays();
    void makeOverlayModes();
    void makeZooms();
    void makeLayouts();
    void makeInspection();
    void makeFindings();
    void makeKernel();
    void makeThemes();
    void makeLanguages();
    void makeHelp();
    QAction* make(const QString& text, const QString& tip, const QList<QKeySequence>& shortcuts = {});
    QAction* makeCheckable(const QString& text, const QString& tip, const QList<QKeySequence>& shortcuts, bool checked,
                           QActionGroup* group = nullptr);

    std::unique_ptr<QMenu> m_where, m_differenceSides, m_gains, m_mistakes, m_newKernels, m_overlayModes, m_exports,
        m_exportCharts;
};

} // namespace tilescope
