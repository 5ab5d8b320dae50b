#pragma once

#include "ui/shell/layout_name.h"
#include "ui/shell/ready_layout.h"
#include "ui/shell/window_parts.h"

#include <QByteArray>
#include <QList>
#include <QObject>
#include <QRect>
#include <QSize>
#include <QTimer>

#include <map>
#include <optional>
#include <set>

namespace tilescope
{

/// Which layout the panels are in. A ready layout follows the window's size until the user arranges its panels: closes
/// one, moves one, or drags the edge between two. Such a layout is kept while another one is chosen and, if the window
/// saves preferences, between sessions.
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
    bool isOwn() const;                                  ///< the user arranged the panels of the current layout
    bool isAtRest() const { return !m_rest.isActive(); } ///< false: the panels will follow a new size of the window

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void keep();
    void arrange(LayoutName name);
    void follow();               ///< the window's size
    QList<QRect> places() const; ///< of the panels that are seen

    WindowParts m_parts;
    bool m_remembers;
    LayoutName m_current = LayoutName::Learn;
    ReadyLayout m_ready; ///< that was arranged last
    QSize m_readySize;   ///< of the window, for which it was made
    struct Kept {
        QByteArray state;
        QSize window;
    };
    std::map<LayoutName, Kept> m_kept; ///< of the layouts left in this session
    std::set<LayoutName> m_own;        ///< that the user arranged
    QList<QRect> m_pressed;            ///< where the panels were when the mouse was pressed on an edge between them
    QTimer m_rest;                     ///< of the window's size
};

} // namespace tilescope
