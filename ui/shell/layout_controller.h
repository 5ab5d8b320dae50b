#pragma once

#include "ui/shell/layout_name.h"
#include "ui/shell/window_parts.h"

#include <QByteArray>
#include <QObject>

#include <map>
#include <optional>

namespace tilescope
{

/// Which layout the panels are in. The user's changes to each layout are kept while another one is chosen and, if the
/// window saves preferences, between sessions.
class LayoutController : public QObject
{
    Q_OBJECT

public:
    LayoutController(const WindowParts& parts, bool remembers);

    /// At the start: the requested layout, else the last one, else Learn.
    void begin(std::optional<LayoutName> wanted);

    LayoutName current() const { return m_current; }
    void choose(LayoutName name);
    void reset(); ///< to the ready arrangement
    void remember();

private:
    void keep();
    void arrange(LayoutName name);

    WindowParts m_parts;
    bool m_remembers;
    LayoutName m_current = LayoutName::Learn;
    std::map<LayoutName, QByteArray> m_kept; ///< of the layouts left in this session
};

} // namespace tilescope
