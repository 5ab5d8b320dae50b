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

class QBoxLayout;
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

/// The text of the chosen strategy's kernel, for editing; beside each line its counts and findings. The text changes at
/// once with the recipe, the figures when a report brings them; until then the old figures are dimmed and move with
/// their lines. The view starts at the kernel that runs; its helper functions are above. Until the user chooses a
/// figure, a kernel with bank conflicts shows its wavefronts.
///
/// Text that was typed and not yet run stays with its strategy: it is shown again when the strategy is chosen again. If
/// the recipe brings another text of the same strategy, undo restores what was typed. If the user's own file changes
/// meanwhile, what was typed stays.
class KernelPanel : public QWidget
{
    Q_OBJECT

public:
    explicit KernelPanel(const Registry& registry, QWidget* parent = nullptr);

    void setRecipe(const Recipe& recipe);                        ///< the chosen one
    void setReport(const std::shared_ptr<const Report>& report); ///< of the chosen recipe, else ignored
    void setFailure(const RunFailure& failure);
    /// Those around the kernels, in the text as it is now if a program has just failed to compile, else in the own one.
    void setHostFindings(const std::vector<Finding>& findings);
    void setCancelled(); ///< the current run will bring no report

    bool canBeEdited() const;                                ///< false for a library's strategy
    bool isEdited() const;                                   ///< contains typed text that has not run
    std::optional<std::string> typedText() const;            ///< that text
    std::string text() const;                                ///< the current text of the strategy, run or not
    std::string ownText() const;                             ///< the strategy's original text
    QString ownFile() const;                                 ///< the user's .cu file that has it; empty: none
    void setText(const std::string& text);                   ///< as if the user typed it
    void setCheck(const std::optional<CompileCheck>& check); ///< the compiler's messages for text()
    /// The memory instructions of this recipe's machine code, as marks beside its lines; ignored for another text.
    void setMachineCode(const Recipe& recipe, const std::optional<MachineCode>& code);
    void setRunning(const Recipe& recipe);  ///< a run of this recipe, chosen or not, has begun
    void setShowsDifferences(bool isShown); ///< from the strategy's own text
    void setBrief(bool isBrief);            ///< no figures beside the lines until one is asked for, nor their scale
    void setVeiled(bool isVeiled);          ///< no figures and findings, since a lesson's question asks for them
    void setLessonVeiled(bool isVeiled);    ///< nothing on a mistake, either

    void setCounter(LineCounter counter);
    /// Also switches to its file and shows the figure that a finding there is about; does nothing for a file not shown
    /// here. The focus stays where it is.
    void goToLine(const std::string& source, int line);
    /// Highlights the line that a traced block is at, without moving the cursor or the focus; scrolls only if the line
    /// is out of view. Line 0: none.
    void showStep(const std::string& source, int line);
    void markKernel(); ///< scrolls to the kernel of the file and marks its lines, until another text is shown
    void goToNextFinding();
    void goToPreviousFinding();

    KernelEditor& view() const { return *m_view; }
    KernelBar& bar() const { return *m_bar; }
    LessonStrip& lesson() const { return *m_lesson; }
    FindBar& finder() const { return *m_finder; }
    const LineFigures& figures() const { return m_figures; } ///< what the gutter shows
    bool isStale() const { return m_isStale; }
    QString fileName() const; ///< of the text shown
    QString note() const;     ///< beside the choice of the counter: the scale, or why there is none
    QComboBox* counterChoice() const { return m_counter; }
    QComboBox* fileChoice() const { return m_file; }

signals:
    void textChanged(); ///< text() changed: by typing or by a recipe
    void fileDropped(const QString& path);
    void lineChosen(const std::string& source, int line); ///< of the text that runs, by a click

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
    void showTitle();
    bool isOwnShown() const { return m_shownOf.has_value(); }
    int lineNow(int line) const;
    LineMap hostMap() const;
    int hostErrors() const;
    std::vector<Finding> findingsHere() const;
    void showFile();
    void showKernel();
    void suggestCounter();
    LineCounter shownCounter() const;
    void showFigures();
    void showFindings();
    void showBrief();
    QString whyNoFigures() const;
    void markStale(const Recipe& recipe);
    void addStates();
    void noteScale(LineCounter counter, bool isOfBefore);
    void goToFinding(bool forwards);

    const Registry& m_registry;
    QBoxLayout* m_head = nullptr; ///< the title above the bar, or beside it where the bar has little
    QLabel* m_title;
    QComboBox* m_file; ///< replaces the title if there are several files
    QLabel* m_found;
    QToolButton *m_previous, *m_next;
    QWidget* m_scale; ///< the choice of the counter, and the legend
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
    std::shared_ptr<const Report> m_timed;   ///< the last one of this text with its predicted time
    std::string m_timedText;                 ///< as m_countedText
    std::string m_countedText;               ///< the strategy's text that m_counted was measured on
    std::vector<Finding> m_findings;
    std::vector<Finding> m_hostFindings;
    std::string m_hostText;                ///< in which these are
    std::optional<StrategyName> m_shownOf; ///< whose text the view shows; none for a file of the operation
    std::string m_applied; ///< the recipe's or the file's text that is shown, or that the typed text is based on
    std::string m_clean;   ///< that text before anything was typed
    std::string m_own;     ///< the strategy's original text, as it was last seen
    std::map<StrategyName, std::string> m_typed; ///< by strategy, for texts that are not shown
    std::optional<CompileCheck> m_check;
    std::optional<MachineCode> m_machineCode; ///< of the last text that was run
    Phase m_phase = Phase::None;
    std::vector<KernelSource> m_files;
    LineFigures m_figures;
    std::string m_shownKernel; ///< the kernel that ran last
    int m_kernelLine = 0;      ///< of the kernel at which the view starts; 0: the text was not shown yet
    bool m_counterIsChosen = false;
    bool m_isStale = false, m_isTimedStale = false; ///< m_counted, m_timed: of other settings
    bool m_isVeiled = false, m_isBrief = false;
};

} // namespace tilescope
