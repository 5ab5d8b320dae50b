#include "ui/window/view_choice.h"

#include "ui/canvas/canvas.h"
#include "ui/canvas/pictures/difference_picture.h"
#include "ui/canvas/scene.h"
#include "ui/parts/hold_key.h"
#include "ui/shell/window_actions.h"

#include <QAction>
#include <QActionGroup>

#include <algorithm>

namespace tilescope
{

ViewChoice::ViewChoice(const WindowActions& actions, Canvas& canvas, QWidget* window)
    : QObject(window), m_actions(actions), m_canvas(canvas)
{
    for (const auto& [mode, action] : actions.views)
        connect(action, &QAction::toggled, this, [this](bool isOn) {
            if (isOn)
                show();
        });
    connect(new HoldKey(Qt::Key_B, window), &HoldKey::changed, this, [this](bool isHeld) {
        m_holdsSource = isHeld;
        show();
    });
    connect(actions.toggleShown, &QAction::triggered, this, &ViewChoice::toggle);
    for (const auto& [gain, action] : actions.gains)
        connect(action, &QAction::toggled, this, [this, gain = gain](bool isOn) {
            if (isOn)
                m_canvas.setDifferenceGain(gain);
        });
    connect(actions.moreGain, &QAction::triggered, this, [this] { stepGain(1); });
    connect(actions.lessGain, &QAction::triggered, this, [this] { stepGain(-1); });
    show();
}

ViewMode ViewChoice::chosen() const
{
    const auto& views = m_actions.views;
    const auto on = std::find_if(views.begin(), views.end(), [](const auto& view) { return view.second->isChecked(); });
    return on == views.end() ? ViewMode::Result : on->first;
}

void ViewChoice::choose(ViewMode mode) { m_actions.views.at(mode)->setChecked(true); }

void ViewChoice::show()
{
    const bool isDifference = chosen() == ViewMode::Difference;
    for (QAction* action : {m_actions.moreGain, m_actions.lessGain, m_actions.gainMenu, m_actions.differenceSides})
        action->setEnabled(isDifference);
    m_canvas.setShow(m_holdsSource ? ViewMode::Source : chosen());
}

void ViewChoice::toggle() { choose(chosen() == ViewMode::Source ? ViewMode::Result : ViewMode::Source); }

void ViewChoice::stepGain(int steps)
{
    const auto now = std::find(differenceGains.begin(), differenceGains.end(), m_canvas.scene().gain);
    const auto index = std::clamp<std::ptrdiff_t>(now - differenceGains.begin() + steps, 0, differenceGains.size() - 1);
    m_actions.gains.at(differenceGains[static_cast<std::size_t>(index)])->setChecked(true);
}

} // namespace tilescope
