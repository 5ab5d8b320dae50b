#include "ui/parts/folding_box.h"

#include "ui/parts/labels.h"

#include <QBoxLayout>
#include <QEvent>

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

/// The width is that of the folded box, the height that of the open one: otherwise a panel that is wide now could never
/// be made narrow, and one that was narrow keeps its height while another tab is in front of it.
QSize FoldingBox::minimumSizeHint() const
{
    const auto least = [](const QWidget& widget) { return widget.minimumSizeHint().expandedTo(widget.minimumSize()); };
    const int first = m_firstWidth > 0 ? 0 : least(*m_first).width();
    const QMargins around = m_row->contentsMargins();
    return {std::max(first, least(*m_second).width()),
            std::max(least(*m_first).height(), least(*m_second).height()) + around.top() + around.bottom()};
}

bool FoldingBox::isOpenAt(int width) const { return width >= widthForLetters(*this, m_roomy); }

void FoldingBox::arrange()
{
    const bool isOpen = isOpenAt(width());
    update(); // the room that a narrower child leaves would keep what was drawn there
    m_row->setDirection(isOpen ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
    if (m_firstWidth > 0) {
        const int beside = widthForLetters(*this, m_firstWidth);
        m_first->setMinimumWidth(isOpen ? beside : 0);
        m_first->setMaximumWidth(isOpen ? beside : QWIDGETSIZE_MAX);
    }
}

void FoldingBox::resizeEvent(QResizeEvent*) { arrange(); }

void FoldingBox::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        arrange();
}

} // namespace tilescope
