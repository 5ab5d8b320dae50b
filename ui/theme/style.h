#pragma once

#include <QProxyStyle>

namespace tilescope
{

/// Fusion with calmer habits: a click on a slider goes there, menus and lists do not flash.
class Style : public QProxyStyle
{
    Q_OBJECT

public:
    Style();
    int styleHint(StyleHint hint, const QStyleOption* option, const QWidget* widget,
                  QStyleHintReturn* returned) const override;
};

} // namespace tilescope
