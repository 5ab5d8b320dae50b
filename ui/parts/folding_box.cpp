#include "ui/parts/folding_box.h"

#include <QBoxLayout>
#include <QResizeEvent>

#include <algorithm>

namespace tilescope
{

FoldingBox::FoldingBox(QWidget* first, QWidget* second, int firstWidth, int roomy, QWidget* parent)
    : QWidget(parent), m_first(first), m_second(second), m_firstWidth(firstWidth), m_roomy(roomy),
      m_row(new QBoxLayout(QBoxLayout::LeftToRight, this))
{
    m_row->setContentsMargins(0, 0, 0, 0);
    m_row->addWidget(first);
    m_row->addWidget(second);
    if (firstWidth > 0)
        first->setFixedWidth(firstWidth);
}

/// The minimum width is that of the folded box; otherwise a panel that is wide now could never be made narrow.
QSize FoldingBox::minimumSizeHint() const
{
    const auto least = [](const QWidget& widget) { return widget.minimumSizeHint().expandedTo(widget.minimumSize()); };
    const int first = m_firstWidth > 0 ? 0 : least(*m_first).width();
    return {std::max(first, least(*m_second).width()), m_row->minimumSize().height()};
}

void FoldingBox::resizeEvent(QResizeEvent* event)
{
    const bool isRoomy = event->size().width() >= m_roomy;
    update(); // the room that a narrower child leaves would keep what was drawn there
    m_row->setDirection(isRoomy ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
    if (m_firstWidth > 0) {
        m_first->setMinimumWidth(isRoomy ? m_firstWidth : 0);
        m_first->setMaximumWidth(isRoomy ? m_firstWidth : QWIDGETSIZE_MAX);
    }
}

} // namespace tilescope
