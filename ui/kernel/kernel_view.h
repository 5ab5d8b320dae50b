#pragma once

#include "gpu/recipe/report.h"
#include "ui/kernel/kernel_files.h"
#include "ui/kernel/line_figures.h"
#include "ui/theme/colours.h"

#include <Qsci/qsciscintilla.h>

#include <map>
#include <optional>
#include <string>
#include <vector>

namespace tilescope
{

class KernelLexer;

/// A kernel's text with line numbers, marks and underlines for findings, and a figure for each line on a heat colour.
/// Lines count from 1; nonexistent lines are ignored.
class KernelView : public QsciScintilla
{
    Q_OBJECT

public:
    enum Margin { NumberMargin, MarkMargin, FigureMargin };

    explicit KernelView(QWidget* parent = nullptr);

    /// Bytes that are not UTF-8 are shown as replacement characters.
    void setKernel(const std::string& text);
    void setFigures(const LineFigures& figures, bool isStale); ///< stale ones are dimmed
    void setFindings(const std::vector<Finding>& findings);    ///< of this text

    void goToLine(int line);                  ///< centred in the view; beyond the end: the last line
    void showFrom(int line);                  ///< near the top of the view, with the line above it
    void markPassage(const LineRange& lines); ///< until another text is shown
    const std::optional<LineRange>& marked() const { return m_marked; }
    void showStep(int line); ///< highlights it and scrolls it into view; 0: none
    int stepLine() const { return m_step; }
    int firstShownLine() const;
    int currentLine() const;
    const std::map<int, Severity>& marks() const { return m_marks; } ///< the worst severity at each marked line
    QString toolTipAt(const QPoint& viewportPosition) const;
    QString findingsToolTip(int line) const;

signals:
    void lineClicked(int line); ///< without selecting anything

protected:
    void mouseReleaseEvent(QMouseEvent* event) override;
    void defineStyle(int style, const QColor& text, const QColor& ground); ///< in the text's font
    bool viewportEvent(QEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void setUpMargins();
    void applyTheme();
    void applyHeatStyles(const Colours& colours);
    void showFigures();
    QString marginText(int line) const;
    void showFindings();
    void mark(int line, const Finding& finding);
    void fitMargins();
    int lineOf(const QPoint& viewportPosition) const;

    KernelLexer* m_lexer;
    LineFigures m_figures;
    bool m_isStale = false;
    int m_step = 0;
    std::optional<LineRange> m_marked;
    std::vector<Finding> m_findings;
    std::map<int, Severity> m_marks;
};

} // namespace tilescope
