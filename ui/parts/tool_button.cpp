#include "ui/parts/tool_button.h"

#include <QToolButton>

namespace tilescope
{

QToolButton* toolButton(const QString& text, const QString& toolTip)
{
    auto* made = new QToolButton;
    made->setText(text);
    made->setToolTip(toolTip);
    made->setAccessibleDescription(toolTip);
    made->setFocusPolicy(Qt::StrongFocus);
    return made;
}

} // namespace tilescope
