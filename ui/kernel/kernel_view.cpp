#include "ui/kernel/kernel_view.h"

#include "ui/kernel/kernel_lexer.h"
#include "ui/kernel/kernel_styles.h"
#include "ui/parts/finding_text.h"
#include "ui/parts/tables/table_text.h"

#include <QHelpEvent>
#include <QToolTip>

#include <algorithm>

namespace tilescope
{

KernelView::KernelView(QWidget* parent) : QsciScintilla(parent), m_lexer(new KernelLexer(this))
{
    setUtf8(true);
    setReadOnly(true);
    setFrameShape(QFrame::NoFrame);
    setLexer(m_lexer);
    // Disables dimming of inactive #if branches, as the compiler's definitions are not known here.
    SendScintilla(SCI_SETPROPERTY, "lexer.cpp.track.preprocessor", "0");
    setTabWidth(4);
    setFolding(NoFoldStyle);
    setWrapMode(WrapWhitespace);
    setWrapIndentMode(WrapIndentIndented);
    setCaretLineVisible(true);
    setCaretWidth(1);
    SendScintilla(SCI_SETEXTRAASCENT, 1UL);
    SendScintilla(SCI_SETEXTRADESCENT, 2UL);
    SendScintilla(SCI_SETSCROLLWIDTHTRACKING, 1UL);
    setUpMargins();
    applyTheme();
    setAccessibleName(tr("Kernel source"));
}

void KernelView::setUpMargins()
{
    setMarginType(NumberMargin, QsciScintilla::NumberMargin);
    setMarginType(MarkMargin, QsciScintilla::SymbolMargin);
    setMarginType(FigureMargin, QsciScintilla::TextMarginRightJustified);
    setMarginMarkerMask(NumberMargin, 0);
    setMarginMarkerMask(MarkMargin, severityMask);
    setMarginMarkerMask(FigureMargin, 0);
    SendScintilla(SCI_SETMARGINLEFT, 0UL, 8L);
}

void KernelView::setKernel(const std::string& text)
{
    QString shown = QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
    shown.replace(QChar(u'\0'), QChar(QChar::ReplacementCharacter)); // Scintilla would treat it as the end
    m_findings.clear();
    m_figures = {};
    m_step = 0;
    m_marked.reset();
    for (const int marker : {stepMarker, passageMarker})
        markerDeleteAll(marker);
    setText(shown);
    setCursorPosition(0, 0);
    SendScintilla(SCI_SETCARETLINEVISIBLEALWAYS, 0UL);
    showFigures();
    showFindings();
}

void KernelView::setFigures(const LineFigures& figures, bool isStale)
{
    m_figures = figures;
    m_isStale = isStale;
    showFigures();
}

void KernelView::setFindings(const std::vector<Finding>& findings)
{
    m_findings = findings;
    showFindings();
}

QString KernelView::marginText(int line) const { return QLatin1Char(' ') + m_figures.text(line) + QLatin1Char(' '); }

void KernelView::showFigures()
{
    clearMarginText();
    for (const auto& [line, figure] : m_figures.figures())
        if (line <= lines())
            setMarginText(line - 1, marginText(line), m_isStale ? staleStyle : firstHeatStyle + figure.level);
    for (const auto& [line, hint] : m_figures.hints())
        if (line <= lines() && !m_figures.figures().contains(line))
            setMarginText(line - 1, marginText(line), staleStyle);
    fitMargins();
}

void KernelView::showFindings()
{
    for (const Severity severity : severities) {
        markerDeleteAll(static_cast<int>(severity));
        SendScintilla(SCI_SETINDICATORCURRENT, asParameter(indicatorOf(severity)));
        SendScintilla(SCI_INDICATORCLEARRANGE, 0UL, static_cast<long>(length()));
    }
    m_marks.clear();
    for (const Finding& finding : m_findings) {
        mark(finding.line, finding);
        if (finding.otherLine != finding.line)
            mark(finding.otherLine, finding);
    }
    for (const auto& [line, severity] : m_marks)
        markerAdd(line - 1, static_cast<int>(severity));
    fitMargins();
}

/// Underlines the line from its first to its last visible character.
void KernelView::mark(int line, const Finding& finding)
{
    if (line < 1 || line > lines())
        return;
    const QString text = this->text(line - 1);
    const auto isInk = [](QChar c) { return !c.isSpace(); };
    const auto first = std::find_if(text.begin(), text.end(), isInk);
    const auto last = std::find_if(text.rbegin(), text.rend(), isInk).base();
    if (first < last)
        fillIndicatorRange(line - 1, static_cast<int>(first - text.begin()), line - 1,
                           static_cast<int>(last - text.begin()), indicatorOf(finding.severity));
    const auto [place, isNew] = m_marks.emplace(line, finding.severity);
    if (!isNew)
        place->second = std::min(place->second, finding.severity);
}

void KernelView::fitMargins()
{
    const QFontMetrics metrics(kernelFont());
    const auto widthOf = [&](const QString& text) { return metrics.horizontalAdvance(text); };
    setMarginWidth(NumberMargin, widthOf(QString::number(std::max(lines(), 99))) + 12);
    setMarginWidth(MarkMargin, m_marks.empty() ? 6 : markSide + 6);
    int widest = 0;
    for (const auto& [line, figure] : m_figures.figures())
        widest = std::max(widest, widthOf(marginText(line)));
    for (const auto& [line, hint] : m_figures.hints())
        widest = std::max(widest, widthOf(marginText(line)));
    setMarginWidth(FigureMargin, widest == 0 ? 0 : widest + 4);
}

void KernelView::goToLine(int line)
{
    const int wanted = std::clamp(line, 1, std::max(lines(), 1)) - 1;
    setCursorPosition(wanted, 0);
    SendScintilla(SCI_SETCARETLINEVISIBLEALWAYS, 1UL); // the line that was navigated to stays visible
    const auto visible = static_cast<int>(SendScintilla(SCI_VISIBLEFROMDOCLINE, asParameter(wanted)));
    const auto onScreen = static_cast<int>(SendScintilla(SCI_LINESONSCREEN));
    SendScintilla(SCI_SETFIRSTVISIBLELINE, asParameter(visible - onScreen / 2));
}

void KernelView::markPassage(const LineRange& lines)
{
    markerDeleteAll(passageMarker);
    m_marked = lines;
    for (int line = lines.first; line <= lines.last; ++line)
        markerAdd(line - 1, passageMarker);
}

void KernelView::showStep(int line)
{
    if (line == m_step)
        return;
    markerDeleteAll(stepMarker);
    m_step = line >= 1 && line <= lines() ? line : 0;
    if (m_step == 0)
        return;
    markerAdd(m_step - 1, stepMarker);
    const auto row = static_cast<int>(SendScintilla(SCI_VISIBLEFROMDOCLINE, asParameter(m_step - 1)));
    const auto first = static_cast<int>(SendScintilla(SCI_GETFIRSTVISIBLELINE));
    const auto shown = static_cast<int>(SendScintilla(SCI_LINESONSCREEN));
    if (row < first || row >= first + shown)
        SendScintilla(SCI_SETFIRSTVISIBLELINE, asParameter(row - shown / 3));
}

void KernelView::showFrom(int line)
{
    const int top = std::clamp(line - 1, 1, std::max(lines(), 1)) - 1;
    SendScintilla(SCI_SETFIRSTVISIBLELINE, SendScintilla(SCI_VISIBLEFROMDOCLINE, asParameter(top)));
}

int KernelView::firstShownLine() const
{
    const auto first = static_cast<unsigned long>(SendScintilla(SCI_GETFIRSTVISIBLELINE));
    return static_cast<int>(SendScintilla(SCI_DOCLINEFROMVISIBLE, first)) + 1;
}

int KernelView::currentLine() const
{
    int line = 0, index = 0;
    getCursorPosition(&line, &index);
    return line + 1;
}

int KernelView::lineOf(const QPoint& position) const
{
    const auto nearest = SendScintilla(SCI_POSITIONFROMPOINT, asParameter(position.x()), position.y());
    const auto line = SendScintilla(SCI_LINEFROMPOSITION, static_cast<unsigned long>(nearest));
    const auto top = SendScintilla(SCI_POINTYFROMPOSITION, 0UL, SendScintilla(SCI_POSITIONFROMLINE, line));
    const auto rows = SendScintilla(SCI_WRAPCOUNT, static_cast<unsigned long>(line));
    const auto height = SendScintilla(SCI_TEXTHEIGHT, static_cast<unsigned long>(line));
    return position.y() >= top && position.y() < top + rows * height ? static_cast<int>(line) + 1 : 0;
}

QString KernelView::findingsToolTip(int line) const
{
    QStringList texts;
    for (const Finding& finding : m_findings)
        if (finding.line == line || (finding.otherLine > 0 && finding.otherLine == line))
            texts << findingText(finding);
    return texts.join(QLatin1String("\n\n"));
}

QString KernelView::toolTipAt(const QPoint& position) const
{
    const int line = lineOf(position);
    if (line < 1)
        return {};
    const int figuresFrom = marginWidth(NumberMargin) + marginWidth(MarkMargin);
    const bool isOnFigure = position.x() >= figuresFrom && position.x() < figuresFrom + marginWidth(FigureMargin);
    const QString counts = m_figures.toolTip(line), found = findingsToolTip(line);
    if (isOnFigure || position.x() < marginWidth(NumberMargin))
        return counts;
    return found;
}

void KernelView::mouseReleaseEvent(QMouseEvent* event)
{
    QsciScintilla::mouseReleaseEvent(event);
    if (event->button() == Qt::LeftButton && !hasSelectedText())
        emit lineClicked(currentLine());
}

bool KernelView::viewportEvent(QEvent* event)
{
    if (event->type() != QEvent::ToolTip)
        return QsciScintilla::viewportEvent(event);
    const auto* const help = static_cast<QHelpEvent*>(event);
    const QString text = toolTipAt(help->pos());
    if (text.isEmpty())
        QToolTip::hideText();
    else
        QToolTip::showText(help->globalPos(), plainToolTip(text), viewport());
    return true;
}

} // namespace tilescope
