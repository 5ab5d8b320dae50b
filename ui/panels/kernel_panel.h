#pragma once

#include "ui/panels/kernel_files.h"
#include "ui/panels/line_figures.h"
#include "ui/session/run_failure.h"

#include <QWidget>

#include <memory>
#include <optional>

class QComboBox;
class QLabel;
class QToolButton;

namespace tilescope
{

class HeatLegend;
class KernelView;

/// The text of the chosen strategy's kernel; beside each line what was counted there and what was found. The text
/// changes at once with the recipe, the figures when a report brings them; until then the old ones are dimmed. The text
/// is shown from the kernel that runs; what helps it stands above. Until the person chooses a figure, a kernel with
/// bank conflicts shows its wavefronts.
class KernelPanel : public QWidget
{
    Q_OBJECT

public:
    explicit KernelPanel(const Registry& registry, QWidget* parent = nullptr);

    void setRecipe(const Recipe& recipe);                        ///< the one chosen
    void setReport(const std::shared_ptr<const Report>& report); ///< of the one chosen; of others it is not taken
    void setFailure(const RunFailure& failure);

    void setCounter(LineCounter counter);
    /// And to its file, with the figure that a finding there is about; does nothing for a file not shown here.
    void goToLine(const std::string& source, int line);
    /// Lights the line that a block is at, without moving the cursor or the focus; scrolls only where the line is out of
    /// sight. Line 0: none.
    void showStep(const std::string& source, int line);
    void goToNextFinding();
    void goToPreviousFinding();

    KernelView& view() const { return *m_view; }
    const LineFigures& figures() const { return m_figures; } ///< what the gutter shows
    bool isStale() const { return m_isStale; }
    QString fileName() const; ///< of the text shown
    QString note() const;     ///< what stands beside the choice of the counter: the scale, or why there is none
    QComboBox* counterChoice() const { return m_counter; }
    QComboBox* fileChoice() const { return m_file; }

private:
    void build();
    void fillFiles();
    void showFile();
    void showKernel();
    void suggestCounter();
    void showFigures();
    void showFindings();
    QString whyNoFigures() const;
    void goToFinding(bool forwards);

    const Registry& m_registry;
    QLabel* m_title;
    QComboBox* m_file; ///< in place of the title where there are several
    QLabel* m_found;
    QToolButton *m_previous, *m_next;
    QComboBox* m_counter;
    HeatLegend* m_legend;
    QLabel* m_note;
    KernelView* m_view;

    Recipe m_recipe;
    std::shared_ptr<const Report> m_report;  ///< the last one of this text
    std::shared_ptr<const Report> m_counted; ///< the last one of this text with counts of its lines
    std::vector<Finding> m_findings;
    std::vector<KernelSource> m_files;
    LineFigures m_figures;
    int m_kernelLine = 0; ///< of the kernel that the text is shown from
    bool m_counterIsChosen = false;
    bool m_isStale = false;
};

} // namespace tilescope
