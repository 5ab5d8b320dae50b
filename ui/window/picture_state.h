#pragma once

#include <QObject>

namespace tilescope
{

class Canvas;
class Registry;
class RunState;
class StatusLine;

/// Shows the state of the runs: marks the picture if the last report is of earlier settings, and sets the status line
/// to what runs and to the outcome of the current settings.
class PictureState : public QObject
{
    Q_OBJECT

public:
    PictureState(const RunState& run, const Registry& registry, Canvas& canvas, StatusLine& status, QObject* parent);

private:
    void showRunning();

    const RunState& m_run;
    const Registry& m_registry;
    StatusLine& m_status;
};

} // namespace tilescope
