#pragma once

#include "ui/session/pinned_runs.h"
#include "ui/shell/window_parts.h"

#include <QObject>

namespace tilescope
{

class PinStrip;

/// Holds the pinned runs and hands them to the panels that show differences to them. Runs are pinned by key, from the
/// counters, from a row of the comparison or of the history; where four are pinned, a message asks which is to go.
class PinController : public QObject
{
    Q_OBJECT

public:
    explicit PinController(const WindowParts& parts);

    const PinnedRuns& pins() const { return m_pins; }

private:
    void connectStrip(const PinStrip& strip);
    void take(const std::shared_ptr<const Report>& report);
    void pinCurrent();
    void pin(const Report& run);
    void replace(char letter, const std::shared_ptr<const Report>& run);
    void askWhichToReplace(const std::shared_ptr<const Report>& run);
    void show(); ///< in the panels
    void say(const QString& what);
    QString nameOf(char letter) const;

    WindowParts m_parts;
    PinnedRuns m_pins;
    std::shared_ptr<const Report> m_current; ///< of the present settings: the settled one as soon as it is there
};

} // namespace tilescope
