#include "ui/kernel/kernel_lexer.h"
#include "ui/kernel/kernel_styles.h"
#include "ui/kernel/kernel_view.h"
#include "ui/parts/severity_icon.h"

#include <QEvent>

#include <cmath>

// The colours of a kernel's text, its marks and the figures beside it.

namespace tilescope
{

void KernelView::changeEvent(QEvent* event)
{
    QsciScintilla::changeEvent(event);
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange) {
        applyTheme();
        showFigures();
    }
}

void KernelView::applyTheme()
{
    const Colours& colours = coloursOf(palette());
    m_lexer->setColours(colours);
    setColor(colours.text);
    setPaper(colours.surface);
    setMarginsFont(kernelFont());
    setMarginsForegroundColor(colours.textMuted);
    setMarginsBackgroundColor(colours.surface);
    setCaretForegroundColor(colours.text);
    setCaretLineBackgroundColor(colours.noteField);
    setSelectionBackgroundColor(colours.accent);
    setSelectionForegroundColor(colours.accentText);
    const qreal ratio = devicePixelRatioF();
    SendScintilla(SCI_RGBAIMAGESETSCALE, static_cast<unsigned long>(100 * ratio));
    for (const Severity severity : severities) {
        const int indicator = indicatorOf(severity);
        indicatorDefine(SquiggleIndicator, indicator);
        setIndicatorForegroundColor(colourOf(severity, colours), indicator);
        markerDefine(severityImage(severity, colours, markSide, ratio), static_cast<int>(severity));
    }
    markerDefine(QsciScintilla::Background, passageMarker);
    setMarkerBackgroundColor(colours.noteField, passageMarker);
    markerDefine(QsciScintilla::Background, stepMarker);
    setMarkerBackgroundColor(colours.warningField, stepMarker);
    applyHeatStyles(colours);
}

void KernelView::defineStyle(int style, const QColor& text, const QColor& ground)
{
    const QFont font = kernelFont();
    const unsigned long number = asParameter(style);
    SendScintilla(SCI_STYLESETFONT, number, font.family().toUtf8().constData());
    // Scintilla takes font sizes in hundredths of a point.
    SendScintilla(SCI_STYLESETSIZEFRACTIONAL, number, std::lround(100 * font.pointSizeF()));
    SendScintilla(SCI_STYLESETFORE, number, text);
    SendScintilla(SCI_STYLESETBACK, number, ground);
}

void KernelView::applyHeatStyles(const Colours& colours)
{
    for (int level = 0; level < heat::levels; ++level) {
        const QColor ground = heat::colour(level, colours.dark);
        defineStyle(firstHeatStyle + level, heat::textOn(ground), ground);
    }
    defineStyle(staleStyle, colours.textMuted, colours.surface);
}

} // namespace tilescope
