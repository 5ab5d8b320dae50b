#include "ui/parts/tip_view.h"

#include "ui/parts/tables/table_text.h"

#include <QHelpEvent>
#include <QToolTip>

namespace tilescope
{

bool TipView::event(QEvent* event)
{
    if (event->type() != QEvent::ToolTip)
        return QWidget::event(event);
    const auto& help = static_cast<const QHelpEvent&>(*event);
    QToolTip::showText(help.globalPos(), plainToolTip(toolTipAt(help.pos())), this);
    return true;
}

} // namespace tilescope
