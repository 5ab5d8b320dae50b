#pragma once

#include "ui/focus.h"

#include <QObject>

#include <vector>

namespace tilescope
{

/// The only holder of what the user looks at. A view that lets something be chosen puts it here, and every view shows
/// what is here: image, block, kernel, timeline. What was looked at before can be returned to.
class FocusModel : public QObject
{
    Q_OBJECT

public:
    static constexpr std::size_t mostKept = 100; ///< steps back

    using QObject::QObject;

    const Focus& focus() const { return m_focus; }
    /// By the user. What was there becomes a step back, unless only the event or the line within the same block and
    /// warp changed.
    void choose(const Focus& focus);
    /// A replay or a cursor that moves: no step back.
    void follow(const Focus& focus);
    bool canGoBack() const { return !m_before.empty(); }
    void goBack();
    void leaveRun(); ///< other settings, whose warps do something else: only a block that the user chose stays

signals:
    void changed(const tilescope::Focus& focus, const tilescope::Focus& before);
    void historyChanged();
    void pixelChosen(std::optional<QPoint> pixel); ///< by choose() with one, or by goBack(), which may have none

private:
    void set(const Focus& focus);

    Focus m_focus;
    bool m_isBlockChosen = false;
    std::vector<Focus> m_before; ///< newest last
};

} // namespace tilescope
