#pragma once

#include "gpu/recipe/report.h"
#include "ui/canvas/surfaces/gl_probe.h"
#include "ui/session/environment.h"
#include "ui/session/run_failure.h"

#include <QStatusBar>
#include <QTimer>

class QLabel;
class QProgressBar;
class QToolButton;

namespace tilescope
{

class YieldingLabel;

/// The status bar: the result of the check, what is running, and the origin of the picture.
class StatusLine : public QStatusBar
{
    Q_OBJECT

public:
    /// A run shorter than this shows no progress, which would only flicker.
    static constexpr int quietMs = 300;

    explicit StatusLine(QWidget* parent = nullptr);

    QSize minimumSizeHint() const override;

    void setEnvironment(const Environment& environment);
    void setImage(const QString& name, const Image& image);
    /// The state of the run of the current settings. A report without a check leaves the previous text.
    void setRunning();
    void setReport(const Report& report);
    void setFailure(const RunFailure& failure);
    void setCancelled();
    void setUnchecked();           ///< nothing says what the result should be
    void setBrief(bool isBrief);   ///< only what a beginner needs: neither compiler nor display path nor size
    void setVeiled(bool isVeiled); ///< the check is not shown, since a lesson's question asks for it
    void setDisplay(const DisplayState& state);
    void setZoom(double zoom);
    void setPixel(const QString& text);

    void beginRun(const QString& what);
    void setProgress(double fraction);
    void endRun();

    QString checkText() const;
    QString machineText() const;
    QString displayText() const;
    QString zoomText() const;
    bool showsProgress() const;

signals:
    void cancelRequested();

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void setCheck(const QString& text, const char* role, const QString& explanation);
    void setMachine(const QString& machine, const QString& compiler = {});
    void showCheck();
    void showMachine();

    QString m_said; ///< of the check, in full
    bool m_isVeiled = false, m_isBrief = false;
    QString m_computer, m_compiler;
    YieldingLabel* m_check;
    QLabel* m_pixel;
    YieldingLabel* m_runName;
    QProgressBar* m_progress;
    QToolButton* m_cancel;
    YieldingLabel* m_machine;
    QString m_whyNoGpu; ///< in a sentence; empty: there is one
    QLabel* m_display;
    QLabel* m_image;
    QLabel* m_zoom;
    QTimer m_quiet;
};

} // namespace tilescope
