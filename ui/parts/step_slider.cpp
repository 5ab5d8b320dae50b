#include "ui/parts/step_slider.h"

#include "ui/parts/tables/table_text.h"
#include "ui/theme/colours.h"

#include <QHelpEvent>
#include <QKeyEvent>
#include <QPainter>
#include <QSignalBlocker>
#include <QStyle>
#include <QToolTip>
#include <QWheelEvent>

#include <algorithm>
#include <cstdlib>

namespace tilescope
{

static constexpr int handle = 14; ///< the width in the style sheet

StepSlider::StepSlider(const QString& name, QWidget* parent) : QSlider(Qt::Horizontal, parent)
{
    setAccessibleName(name);
    setFocusPolicy(Qt::StrongFocus); // the wheel scrolls the panel unless the slider has the focus
    connect(this, &QSlider::valueChanged, this, &StepSlider::take);
}

void StepSlider::setSteps(const QList<Step>& steps, int current)
{
    m_steps = steps;
    const QSignalBlocker quiet(this);
    setRange(0, std::max(0, static_cast<int>(steps.size()) - 1));
    setPageStep(std::max(1, maximum() / 5));
    setCurrent(current);
    update();
}

void StepSlider::setCurrent(int step)
{
    const QSignalBlocker quiet(this);
    m_current = step;
    setValue(step);
    setAccessibleDescription(step >= 0 && step < m_steps.size() ? m_steps[step].title : QString());
}

int StepSlider::choosable(int from, int to) const
{
    const int direction = to < from ? -1 : 1;
    for (int step = to; step >= 0 && step < m_steps.size(); step += direction)
        if (m_steps[step].refusal.isEmpty())
            return step;
    for (int step = to; step != from; step -= direction)
        if (m_steps[step].refusal.isEmpty())
            return step;
    return from;
}

void StepSlider::take(int step)
{
    const int before = m_current;
    setCurrent(step == before ? step : choosable(before, step));
    if (m_current != before)
        emit stepped(m_current);
}

void StepSlider::keyPressEvent(QKeyEvent* event)
{
    switch (event->key()) {
    case Qt::Key_Left:
    case Qt::Key_Down: return setValue(m_current - 1);
    case Qt::Key_Right:
    case Qt::Key_Up: return setValue(m_current + 1);
    default: QSlider::keyPressEvent(event);
    }
}

void StepSlider::wheelEvent(QWheelEvent* event)
{
    if (!hasFocus())
        return event->ignore();
    constexpr int notch = 120;
    m_wheel += event->angleDelta().y();
    const int steps = m_wheel / notch;
    m_wheel -= steps * notch;
    setValue(m_current + steps);
    event->accept();
}

int StepSlider::markX(int step) const
{
    return handle / 2 + QStyle::sliderPositionFromValue(minimum(), maximum(), step, width() - handle);
}

int StepSlider::markAt(int x) const
{
    return QStyle::sliderValueFromPosition(minimum(), maximum(), x - handle / 2, width() - handle);
}

bool StepSlider::event(QEvent* event)
{
    if (event->type() != QEvent::ToolTip || m_steps.isEmpty())
        return QSlider::event(event);
    const auto& help = *static_cast<QHelpEvent*>(event);
    const Step& step = m_steps[markAt(help.pos().x())];
    QToolTip::showText(help.globalPos(),
                       plainToolTip(step.refusal.isEmpty() ? step.title : step.title + u'\n' + step.refusal), this);
    return true;
}

/// The marks are under the handle: filled what can be chosen, a ring what cannot.
void StepSlider::paintEvent(QPaintEvent* event)
{
    QSlider::paintEvent(event);
    const Colours& colours = coloursOf(palette());
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    for (int step = 0; step < m_steps.size(); ++step) {
        const QPointF centre(markX(step), height() / 2.0);
        if (std::abs(markX(step) - markX(value())) <= handle / 2)
            continue;
        const bool canRun = m_steps[step].refusal.isEmpty();
        painter.setPen(canRun ? QPen(Qt::NoPen) : QPen(colours.bar, 1));
        painter.setBrush(canRun ? (step < value() ? colours.accent : colours.bar) : colours.window);
        painter.drawEllipse(centre, 3, 3);
    }
}

} // namespace tilescope
