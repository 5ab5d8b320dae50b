#pragma once

#include "ui/canvas/overlays/overlay_mode.h"
#include "ui/shell/layout_name.h"
#include "ui/shell/menu_section.h"
#include "ui/theme/theme.h"
#include "ui/view_mode.h"

#include <QKeySequence>
#include <QList>
#include <QObject>
#include <QPointer>
#include <QString>

#include <functional>
#include <map>
#include <memory>

class QAction;
class QActionGroup;
class QMenu;

namespace tilescope
{

/// A command as the menus show it. Its key is its object's name, by which `command()` finds it.
struct CommandText {
    QString key;  ///< "export.report"
    QString text; ///< with its mnemonic
    QString tip;
    QList<QKeySequence> shortcuts = {};
};

/// The actions of the menus, the keyboard and the bar above the image. Those that several parts of the window use are
/// members; a feature adds its own.
class WindowActions : public QObject
{
    Q_OBJECT

public:
    explicit WindowActions(QObject* parent);
    ~WindowActions() override;

    /// Makes a command of one feature; for its own menu, or in that section of the menus.
    QAction* make(const CommandText& command);
    QAction* add(MenuSection section, const CommandText& command);
    /// Shows a command in a further section.
    void add(MenuSection section, QAction* command);
    QAction* command(const char* key) const; ///< one that a feature has added; null if none has that key

    /// Where a section's commands stand: in that menu, before `end` (null: at its end).
    void place(MenuSection section, QMenu& menu, QAction* end = nullptr);

    /// Escape cancels what runs. While something fills the window, it only leaves that: `leaving` is the checked action
    /// that then ends it; null: Escape cancels again.
    void setEscape(QAction* leaving);

    void nameRunAgain(bool runsProgram); ///< else the kernel

    /// Calls `follow` with the layout now and whenever another one is chosen, as long as `context` lives: what a part
    /// of the window tells depends on what the panels are for.
    void followLayout(QObject* context, const std::function<void(LayoutName)>& follow) const;

    QAction *open, *openProgram, *paste, *save, *quit;
    QAction *openSession, *saveSession, *saveSessionAs;
    QAction* back;                      ///< to the pixel, block, warp or line that was looked at before
    QAction *undo, *redo, *copyCommand; ///< undo and redo are named after what they would do
    QAction *runAgain, *cancel;         ///< runAgain is named after what it would run
    QAction* where;                     ///< its menu, filled when it opens, chooses the GPU that runs the kernels
    QAction* pin;                       ///< pins the shown run
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
    QAction *goToPixel, *drawLine; ///< drawLine: checked until a line is drawn
    QAction *fit, *zoom100, *zoom200, *zoom400, *zoomBlock;
    std::map<LayoutName, QAction*> layouts; ///< exclusive
    QAction* resetLayout;
    QAction* present; ///< checked while presenting
    QAction *fullScreen, *hidePanels;
    QAction* runKernel;
    QAction* kernelDifferences; ///< checkable
    QAction* breakKernel;       ///< its menu contains the strategy's mistakes
    QAction *start, *guide, *keys, *device, *about;
    std::map<ThemeChoice, QAction*> themes; ///< exclusive
    std::map<QString, QAction*> languages;  ///< by code; exclusive

private:
    void makeFile();
    void makeEdit();
    void makeRun();
    void makeViews();
    void makeOverlays();
    void makeOverlayModes();
    void makeZooms();
    void makeLayouts();
    void makeInspection();
    void makeKernel();
    void makeThemes();
    void makeLanguages();
    void makeHelp();
    QAction* make(const QString& text, const QString& tip, const QList<QKeySequence>& shortcuts = {});
    QAction* makeCheckable(const QString& text, const QString& tip, const QList<QKeySequence>& shortcuts, bool checked,
                           QActionGroup* group = nullptr);

    struct Section {
        QPointer<QMenu> menu; ///< null until it is placed
        QPointer<QAction> end;
        QList<QAction*> commands;
    };
    std::map<MenuSection, Section> m_sections;
    std::unique_ptr<QMenu> m_where, m_differenceSides, m_gains, m_mistakes, m_overlayModes;
};

} // namespace tilescope
