#include "ui/parts/scroll_room.h"

#include <QEvent>
#include <QLayoutItem>

#include <algorithm>

namespace tilescope
{

ScrollRoom::ScrollRoom(QWidget* content, QWidget* parent) : QScrollArea(parent)
{
    setWidget(content);
    setWidgetResizable(true);
    setFrameShape(QFrame::NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setFocusPolicy(Qt::NoFocus);
}

void ScrollRoom::resizeEvent(QResizeEvent* event)
{
    QScrollArea::resizeEvent(event);
    decideOnBar();
}

bool ScrollRoom::eventFilter(QObject* watched, QEvent* event) // of the content, by QScrollArea
{
    if (watched == widget() && event->type() == QEvent::LayoutRequest) {
        updateGeometry();
        decideOnBar();
    }
    return QScrollArea::eventFilter(watched, event);
}

void ScrollRoom::decideOnBar()
{
    const QSize room = maximumViewportSize();
    const QWidgetItem content(widget()); // the minimum size that a layout would give it
    int height = content.minimumSize().height();
    if (content.hasHeightForWidth())
        height = std::max(height, content.heightForWidth(room.width()));
    setVerticalScrollBarPolicy(height > room.height() ? Qt::ScrollBarAsNeeded : Qt::ScrollBarAlwaysOff);
}

} // namespace tilescope
