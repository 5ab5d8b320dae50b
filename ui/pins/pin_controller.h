#pragma once

#include "ui/session/saved/pinned_runs.h"
#include <QObject>

namespace tilescope
{

class MessageBar;
class PinStrip;
class Registry;
class RunState;
class StatusLine;
class WindowActions;

/// Holds the pinned runs for the panels that show differences to them. Runs are pinned by a key, from the counters, or
/// from a row of the comparison or of the history; if four are pinned, a message asks which one to replace.
class PinController : public QObject
{
    Q_OBJECT

public:
    PinController(const RunState& run, const Registry& registry, MessageBar& messages, StatusLine& status,
                  const WindowActions& actions, QObject* parent);

    const PinnedRuns& pins() const { return m_pins; }
    void serve(const PinStrip& strip); ///< connects to the actions of its chips

    void pinCurrent(); ///< the shown run
    void pin(const std::shared_ptr<const Report>& run);
    void pinKept(const std::shared_ptr<const Report>& run, QDate keptFrom); ///< keptFrom as PinnedRun::keptFrom
    void unpin(char letter);
    void setBaseline(char letter);
    void restore(const PinnedRuns& pins); ///< of a session file, in place of those that are pinned

signals:
    void changed(const tilescope::PinnedRuns& pins);

private:
    void take(const std::shared_ptr<const Report>& report);
    void replace(char letter, const std::shared_ptr<const Report>& run, QDate keptFrom);
    void askWhichToReplace(const std::shared_ptr<const Report>& run, QDate keptFrom);
    void show();
    void say(const QString& what);
    QString nameOf(char letter) const;

    const RunState& m_run;
    const Registry& m_registry;
    MessageBar& m_messages;
    StatusLine& m_status;
    PinnedRuns m_pins;
};

} // namespace tilescope
