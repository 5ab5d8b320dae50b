#pragma once

#include "gpu/recipe/words/glossary.h"

#include <QObject>

namespace tilescope
{

/// Adds to the tool tips of the whole program what the glossary says of the words under the mouse: of a label, a
/// button, a tab, or a cell or heading of a table. It is an event filter for the application.
class TermTips : public QObject
{
    Q_OBJECT

public:
    explicit TermTips(QObject* parent);

    void setEnabled(bool isEnabled) { m_isEnabled = isEnabled; }
    const GlossaryTerm* lastTerm() const { return m_lastTerm; } ///< that was explained; null if none was yet

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    bool m_isEnabled = true;
    const GlossaryTerm* m_lastTerm = nullptr;
};

} // namespace tilescope
