#pragma once

#include "ui/theme/colours.h"

#include <QProxyStyle>
#include <QString>

namespace tilescope
{

/// Fusion with flat, thin-lined controls that follow the theme, and with changes to default behaviour.
class Style : public QProxyStyle
{
    Q_OBJECT

public:
    Style();
    int styleHint(StyleHint hint, const QStyleOption* option, const QWidget* widget,
                  QStyleHintReturn* returned) const override;
    void drawPrimitive(PrimitiveElement element, const QStyleOption* option, QPainter* painter,
                       const QWidget* widget) const override;
    void drawComplexControl(ComplexControl control, const QStyleOptionComplex* option, QPainter* painter,
                            const QWidget* widget) const override;
    QSize sizeFromContents(ContentsType type, const QStyleOption* option, const QSize& size,
                           const QWidget* widget) const override;
    int pixelMetric(PixelMetric metric, const QStyleOption* option, const QWidget* widget) const override;
    QIcon standardIcon(StandardPixmap icon, const QStyleOption* option, const QWidget* widget) const override;
};

/// The details that a palette cannot express. Sizes are multiples of 4 px; Fusion draws everything not named here.
QString styleSheetOf(const Colours& colours);

} // namespace tilescope
