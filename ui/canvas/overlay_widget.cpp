#include "ui/canvas/overlay_widget.h"

#include "ui/canvas/overlays/overlays.h"

#include <QPainter>

namespace tilescope
{

OverlayWidget::OverlayWidget(const Scene& scene, QWidget* parent) : QWidget(parent), m_scene(scene)
{
    setAttribute(Qt::WA_TransparentForMouseEvents);
    setAttribute(Qt::WA_NoSystemBackground);
}

void OverlayWidget::setFocusFrame(bool visible)
{
    m_focusFrame = visible;
    update();
}

void OverlayWidget::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    paintOverlays(painter, m_scene);
    if (m_focusFrame) {
        painter.setPen(QPen(palette().color(QPalette::Highlight), 2));
        painter.drawRect(rect().adjusted(1, 1, -1, -1));
    }
}

} // namespace tilescope
