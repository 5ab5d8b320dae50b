#include "ui/session/focus_model.h"

#include <utility>

namespace tilescope
{

void FocusModel::choose(const Focus& focus)
{
    const bool isElsewhere = focus.pixel != m_focus.pixel || focus.block != m_focus.block || focus.warp != m_focus.warp;
    if (isElsewhere && m_focus != Focus()) {
        if (m_before.size() == mostKept)
            m_before.erase(m_before.begin());
        m_before.push_back(m_focus);
        emit historyChanged();
    }
    m_isBlockChosen = focus.block.has_value();
    set(focus);
    if (focus.pixel)
        emit pixelChosen(focus.pixel);
}

void FocusModel::follow(const Focus& focus) { set(focus); }

void FocusModel::goBack()
{
    if (m_before.empty())
        return;
    const Focus last = std::move(m_before.back());
    m_before.pop_back();
    emit historyChanged();
    set(last);
    emit pixelChosen(m_focus.pixel);
}

void FocusModel::leaveRun()
{
    Focus kept;
    if (m_isBlockChosen)
        kept.block = m_focus.block;
    set(kept);
}

void FocusModel::set(const Focus& focus)
{
    if (focus == m_focus)
        return;
    const Focus before = std::exchange(m_focus, focus);
    emit changed(m_focus, before);
}

} // namespace tilescope
