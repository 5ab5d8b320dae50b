#include "ui/parts/button_room.h"

#include <QToolButton>

#include <algorithm>

namespace tilescope
{

void makeRoomForBold(QToolButton& button)
{
    button.ensurePolished();
    QFont bold = button.font();
    bold.setWeight(QFont::Bold);
    const int wider = QFontMetrics(bold).horizontalAdvance(button.text()) -
                      QFontMetrics(button.font()).horizontalAdvance(button.text());
    button.setMinimumWidth(button.sizeHint().width() + std::max(0, wider));
}

} // namespace tilescope
