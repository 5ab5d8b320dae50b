#include "ui/parts/scroll_room.h"

#include <QEvent>
#include <QLayoutItem>
#include <QScopedValueRollback>

#include <algorithm>

namespace tilescope
{

ScrollRoom::ScrollRoom(QWidget* content, QWidget* parent) : QScrollArea(parent)
{
    setWidget(content);
    setFrameShape(QFrame::NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setFocusPolicy(Qt::NoFocus);
    place();
}

void ScrollRoom::resizeEvent(QResizeEvent* event)
{
    QScrollArea::resizeEvent(event);
    place();
}

void ScrollRoom::showEvent(QShowEvent* event)
{
    QScrollArea::showEvent(event);
    place(); // a hidden one does not lay out its bar
}

bool ScrollRoom::eventFilter(QObject* watched, QEvent* event) // of the content, by QScrollArea
{
    if (watched == widget() && event->type() == QEvent::LayoutRequest) {
        updateGeometry();
        place();
    }
    return QScrollArea::eventFilter(watched, event);
}

void ScrollRoom::place()
{
    if (m_isPlacing) // the bar changes the viewport's size
        return;
    const QScopedValueRollback placing(m_isPlacing, true);
    const QWidgetItem content(widget()); // the minimum size that a layout would give it
    const auto heightIn = [&](int width) {
        const int least = content.minimumSize().height();
        return content.hasHeightForWidth() ? std::max(least, content.heightForWidth(width)) : least;
    };
    const QSize room = contentsRect().size();
    setVerticalScrollBarPolicy(heightIn(room.width()) > room.height() ? Qt::ScrollBarAlwaysOn : Qt::ScrollBarAlwaysOff);
    QEvent request(QEvent::LayoutRequest);
    QScrollArea::event(&request);
    const int width = viewport()->width();
    widget()->resize(width, std::max(room.height(), heightIn(width)));
}

} // namespace tilescope
