#pragma once

#include "gpu/run/compile_check.h"
#include "ui/kernel/kernel_files.h"
#include "ui/kernel/line_figures.h"
#include "ui/session/run_failure.h"

#include <QWidget>

#include <map>
#include <memory>
#include <optional>
#include <string>
#include <utility>

class QComboBox;
class QLabel;
class QToolButton;

namespace tilescope
{

class FindBar;
class HeatLegend;
class KernelBar;
class KernelEditor;
class LessonStrip;

/// The text of the chosen strategy's kernel, to be edited; beside each line what was counted there and what was found.
/// The text changes at once with the recipe, the figures when a report brings them; until then the old ones are dimmed
/// and move with their lines. The text is shown from the kernel that runs; what helps it stands above. Until the person
/// chooses a figure, a kernel with bank conflicts shows its wavefronts.
///
/// What was typed and not yet run stays with its strategy: it is there again when the strategy is. Where the recipe
/// brings another text of the same strategy, what was typed is one undo away.
class KernelPanel : public QWidget
{
    Q_OBJECT

public:
    explicit KernelPanel(const Registry& registry, QWidget* parent = nullptr);

    void setRecipe(const Recipe& recipe);                        ///< the one chosen
    void setReport(const std::shared_ptr<const Report>& report); ///< of the one chosen; of others it is not taken
    void setFailure(const RunFailure& failure);
    void setCancelled(); ///< the run that had begun brings nothing

    bool canBeEdited() const;                                ///< not where a library does the work
    bool isEdited() const;                                   ///< holds what was typed and has not run
    std::string text() const;                                ///< the strategy's text as it stands here, run or not
    std::string ownText() const;                             ///< as the strategy has it
    void setText(const std::string& text);                   ///< as if it were typed
    void setCheck(const std::optional<CompileCheck>& check); ///< what the compiler says of text()
    void setRunning(const Recipe& recipe);                   ///< a run of the one chosen, or of another, has begun
    void setShowsDifferences(bool isShown);                  ///< from the strategy's own text

    void setCounter(LineCounter counter);
    /// And to its file, with the figure that a finding there is about; does nothing for a file not shown here.
    void goToLine(const std::string& source, int line);
    /// Lights the line that a block is at, without moving the cursor or the focus; scrolls only where the line is out
    /// of sight. Line 0: none.
    void showStep(const std::string& source, int line);
    void goToNextFinding();
    void goToPreviousFinding();

    KernelEditor& view() const { return *m_view; }
    KernelBar& bar() const { return *m_bar; }
    LessonStrip& lesson() const { return *m_lesson; }
    FindBar& finder() const { return *m_finder; }
    const LineFigures& figures() const { return m_figures; } ///< what the gutter shows
    bool isStale() const { return m_isStale; }
    QString fileName() const; ///< of the text shown
    QString note() const;     ///< what stands beside the choice of the counter: the scale, or why there is none
    QComboBox* counterChoice() const { return m_counter; }
    QComboBox* fileChoice() const { return m_file; }

signals:
    void textChanged(); ///< text() is another one: typed, or come with a recipe
    void fileDropped(const QString& path);

private:
    enum class Phase { None, Running, Ran, Failed, Cancelled }; ///< of the recipe's text
    using StrategyName = std::pair<std::string, std::string>;

    void build();
    void connectParts();
    void fillFiles();
    void loadFile();
    void exchangeText();
    void keepTyped();
    void showEdits();
    void showState();
    bool isOwnShown() const { return m_shownOf.has_value(); }
    int lineNow(int line) const;
    std::vector<Finding> findingsHere() const;
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
    KernelEditor* m_view;
    KernelBar* m_bar;
    LessonStrip* m_lesson;
    FindBar* m_finder;

    Recipe m_recipe;
    std::shared_ptr<const Report> m_report;  ///< the last one of this text
    std::shared_ptr<const Report> m_counted; ///< the last one of this text with counts of its lines
    std::string m_countedText;               ///< the strategy's text that m_counted is of
    std::vector<Finding> m_findings;
    std::optional<StrategyName> m_shownOf; ///< whose text the view shows; none for a file of the operation's own
    std::string m_applied; ///< the recipe's text, or the file's, that it shows or has below what was typed
    std::string m_clean;   ///< that text as it was before anything was typed
    std::map<StrategyName, std::string> m_typed; ///< of texts that the view does not show
    std::optional<CompileCheck> m_check;
    Phase m_phase = Phase::None;
    std::vector<KernelSource> m_files;
    LineFigures m_figures;
    int m_kernelLine = 0; ///< of the kernel that the text is shown from
    bool m_counterIsChosen = false;
    bool m_isStale = false;
};

} // namespace tilescope
