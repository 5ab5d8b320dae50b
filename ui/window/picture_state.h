#pragma once

#include <QObject>

namespace tilescope
{

class Canvas;
class Registry;
class RunState;
class StatusLine;

/// Shows the state of the runs: the picture is the last report's and is marked where that is of earlier settings, and
/// the status line says what runs and what became of the present settings.
class PictureState : public QObject
{
    Q_OBJECT

public:
    PictureState(const RunState& run, const Registry& registry, Canvas& canvas, StatusLine& status, QObject* parent);

private:
    void showRunning();

    const RunState& m_run;
    StatusLine& m_status;
};

} // namespace tilescope
