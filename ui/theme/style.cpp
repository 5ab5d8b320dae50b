#include "ui/theme/style.h"

namespace tilescope
{

Style::Style() : QProxyStyle(QStringLiteral("fusion")) {}

int Style::styleHint(StyleHint hint, const QStyleOption* option, const QWidget* widget,
                     QStyleHintReturn* returned) const
{
    switch (hint) {
    case SH_Slider_AbsoluteSetButtons: return static_cast<int>(Qt::LeftButton);
    case SH_Menu_FlashTriggeredItem: return 0;
    case SH_DialogButtonBox_ButtonsHaveIcons: return 0;
    default: return QProxyStyle::styleHint(hint, option, widget, returned);
    }
}

} // namespace tilescope
