#pragma once

#include "gpu/operations/registry.h"
#include "gpu/run/sweep.h"

#include <QElapsedTimer>
#include <QString>
#include <QWidget>

#include <map>
#include <set>
#include <string>
#include <vector>

class QComboBox;
class QLabel;
class QLineEdit;
class QMenu;
class QProgressBar;
class QPushButton;

namespace tilescope
{

/// The range of a sweep: strategies, block widths and heights, one parameter. Reports invalid input immediately.
class SweepControls : public QWidget
{
    Q_OBJECT

public:
    /// The lists of block widths and heights, as they are entered.
    struct BlockLists {
        QString widths, heights;
    };

    explicit SweepControls(const Registry& registry, QWidget* parent = nullptr);

    void setRecipe(const Recipe& recipe); ///< its operation determines the choices
    /// Enters a choice for the recipe's operation: strategies, sides and values that it lacks are left out.
    void setChoice(const SweepChoice& choice);
    /// Why strategies cannot run on this machine, by their names; they are grey and not swept. Of the operation of the
    /// recipe that is set next.
    void setRefusals(std::map<std::string, QString> refusals);
    void setProgress(std::size_t done, std::size_t total); ///< total 0: no sweep is running
    void
    setInOneRow(bool isRow); ///< where the panel is too narrow for them beside the map; otherwise one below another
    bool isInOneRow() const { return m_isRow; }
    int leastRow() const; ///< the width that they need in one row

    /// The current choice; none if something is wrong, which problem() then describes.
    std::optional<SweepChoice> choice() const;
    QString problem() const;

    QPushButton* strategiesButton() const { return m_strategies; }
    QLineEdit* widthsEdit() const { return m_widths; }
    QLineEdit* heightsEdit() const { return m_heights; }
    QComboBox* parameterBox() const { return m_parameter; }
    QLineEdit* valuesEdit() const { return m_values; }
    QPushButton* startButton() const { return m_start; }

signals:
    void startWanted();
    void stopWanted();

private:
    void arrange();
    void fillStrategies(const Operation& operation);
    void fillParameters(const Operation& operation);
    void fillBlocks(const Operation& operation);
    void refresh();
    std::vector<const Strategy*> swept() const; ///< the chosen ones that can run, in the operation's order
    const Parameter* parameter() const;         ///< the chosen one; null: none
    QString defaultValues(const Parameter& parameter) const;

    const Registry& m_registry;
    Recipe m_recipe;
    std::string m_operation; ///< whose strategies and parameters are listed
    std::set<std::string> m_chosen;
    std::map<std::string, QString> m_refusals;
    bool m_isRunning = false, m_isRow = false;
    QElapsedTimer m_since; ///< the start of the sweep
    BlockLists m_defaults; ///< those last filled in
    QPushButton* m_strategies;
    QMenu* m_menu;
    QLineEdit *m_widths, *m_heights, *m_values;
    QComboBox* m_parameter;
    QPushButton* m_start;
    QProgressBar* m_progress;
    QLabel* m_note;
    struct Field {
        QLabel* name;
        QWidget* control;
    };
    std::vector<Field> m_fields; ///< in the order in which they are read
};

/// "12 s left", "3 min left" of a sweep, if what is left takes as long as what is done; empty while too little is
/// known.
QString remainingText(std::size_t done, std::size_t total, double seconds);

} // namespace tilescope
