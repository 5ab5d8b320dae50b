#pragma once

#include "gpu/recipe/report.h"
#include "ui/session/run_failure.h"

#include <QObject>
#include <QTimer>

#include <memory>

namespace tilescope
{

class Canvas;
class Session;
class StatusLine;

/// Whether the picture is that of the present settings: the status line says what became of their run, and a picture
/// of earlier settings is marked as one.
class PictureState : public QObject
{
    Q_OBJECT

public:
    /// A run that brings its picture within this time marks nothing: it would only flicker.
    static constexpr int quietMs = 500;

    PictureState(Session& session, Canvas& canvas, StatusLine& status, QObject* parent);

private:
    void begin();
    void takeReport(std::shared_ptr<const Report> report);
    void takeFailure(const RunFailure& failure);
    void takeCancel();
    void mark(); ///< now, or takes the mark away

    Session& m_session;
    Canvas& m_canvas;
    StatusLine& m_status;
    std::shared_ptr<const Report> m_report; ///< of the picture that is shown
    bool m_isPending = false;               ///< neither checked nor ended otherwise
    QTimer m_quiet;
};

} // namespace tilescope
