#pragma once

#include "ui/canvas/canvas.h"
#include "ui/recorded/recorded_model.h"
#include "ui/session/focus_model.h"
#include "ui/session/run_state.h"
#include "ui/session/session.h"
#include "ui/session/settings_model.h"
#include "ui/session/side_runner.h"
#include "ui/session/source_picture.h"
#include "ui/session/view_subject.h"
#include "ui/shell/message_bar.h"
#include "ui/shell/preferences.h"
#include "ui/shell/window_parts.h"
#include "ui/window/image_controller.h"
#include "ui/window/window_options.h"

#include <QMainWindow>

#include <memory>

class QMimeData;

namespace tilescope
{

class GpuRestart;
class OperationController;
class ProgramController;
class LayoutController;
class PinController;
class StrategyRuns;
class Presentation;
class SessionController;
class StartController;
class StatusLine;
class UndoKeeper;
class ViewChoice;
class WindowActions;
class WindowDocks;

/// Combines the parts. The code of a feature is in its folder; this class has what concerns the whole window.
class MainWindow : public QMainWindow
{
    Q_OBJECT

public:
    explicit MainWindow(const WindowOptions& options, QWidget* parent = nullptr);
    ~MainWindow() override;

    /// A picture in a range, "sample:NAME[@WxH]", a kernel or a session.
    void open(const QString& name, const RangeChoice& range = {});
    void openAll(const QStringList& names, const RangeChoice& range = {}, const QStringList& arguments = {});
    void finish(); ///< after the last event: returns once everything is saved

    const WindowParts& parts() const { return m_parts; }

protected:
    void closeEvent(QCloseEvent* event) override;
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dropEvent(QDropEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void openFirst(); ///< the window is never empty
    void cancel();
    void showOpening();
    void updateCancel();
    void placeFirst(const std::optional<QSize>& size);
    void buildCentre();
    void connectActions();
    void connectSession();
    void connectHistory();
    void followPanels(const WindowOptions& options);
    void connectCanvas();
    void addFeatures(const WindowOptions& options);
    void begin(const WindowOptions& options);
    void fillPanelMenu(QMenu& menu);
    void fillRecentMenu(QMenu& menu);

    void takeImage(const LoadedImage& loaded, const QString& path);
    QList<MessageBar::Offer> waysToRange(const LoadedImage& loaded);
    void takeRange(const ImagePtr& image, const RangeChoice& range);
    bool takeMime(const QMimeData& mime, const QString& pixelsName);
    void takeReport(const std::shared_ptr<const Report>& report);
    void takeFailure(const RunFailure& failure);
    QList<MessageBar::Offer> waysOnAfter(const RunFailure& failure);
    void takeEnvironment(const Environment& environment);
    void saveResult();
    void showNotes(const std::vector<Message>& notes);
    void setTheme(ThemeChoice choice);
    void setLanguage(const QString& code);

    Preferences m_preferences;
    bool m_keepsLayout; ///< false if the size was given, and for a picture of the window
    Session m_session;
    RunState m_run;
    SettingsModel m_settings;
    SideRunner m_side;
    RecordedRunsModel m_recorded;
    SourcePicture m_source;
    ViewSubjectModel m_subject;
    FocusModel m_focus;
    ImageController m_images;
    WindowActions* m_actions;
    Canvas* m_canvas;
    MessageBar* m_messages;
    StatusLine* m_status;
    WindowDocks* m_docks;
    ViewChoice* m_view;
    UndoKeeper* m_undo;
    PinController* m_pins;
    StrategyRuns* m_runs;
    SessionController* m_sessions;
    WindowParts m_parts;
    LayoutController* m_layouts = nullptr;
    Presentation* m_presentation = nullptr;
    StartController* m_start = nullptr;
    GpuRestart* m_restart = nullptr;
    OperationController* m_operations = nullptr;
    ProgramController* m_program = nullptr;
    bool m_mayClose = false; ///< although a program's text is not saved
    QString m_imageName;
    QString m_notes; ///< of the last report, one on each line
};

} // namespace tilescope
