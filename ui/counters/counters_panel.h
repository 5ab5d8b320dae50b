#pragma once

#include "gpu/operations/registry.h"
#include "ui/counters/counters_table.h"
#include "ui/session/saved/pinned_runs.h"
#include "ui/shell/panel_kind.h"

#include <QWidget>

#include <memory>

class QComboBox;
class QLabel;
class QStackedWidget;
class QToolButton;
class QTreeView;

namespace tilescope
{

inline constexpr PanelKey countersPanel{"counters"};
PanelKind countersPanelKind();

class CountersDelegate;
class CountersModel;
class PinStrip;

/// The counters of the kernel: grouped, with the ideal, beside the pinned runs and the GPU's own counters.
class CountersPanel : public QWidget
{
    Q_OBJECT

public:
    explicit CountersPanel(const Registry& registry, QWidget* parent = nullptr);

    void setReport(const Report& report);
    void setPins(const PinnedRuns& pins);

    void
    pointAt(const std::string& key); ///< selects a counter, by its key in gpu/recipe/words/figures.h, and scrolls to it

    /// Whether the GPU's own counters are being read for the run that is shown.
    void setReadingSilicon(bool isUnderWay);
    bool canReadSilicon() const; ///< the shown run was on a GPU, and its hardware counters have not been read yet

    CountersModel& model() const { return *m_model; }
    QTreeView* view() const { return m_view; }
    QComboBox* launchBox() const { return m_launches; }
    QToolButton* pinButton() const { return m_pin; }
    PinStrip* pinStrip() const { return m_strip; }
    QToolButton* siliconButton() const { return m_readSilicon; }
    QString caption() const;     ///< the line above the table, or the explanation of an empty table
    QString siliconNote() const; ///< why the GPU's own counters are not shown
    QString csv() const;
    QString markdown() const;

signals:
    void pinWanted(); ///< pins the shown run
    void siliconWanted();
    void canReadSiliconChanged(bool canRead);

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void build();
    void refresh();
    void showLaunches();
    void showSilicon();
    void showColumns();
    void foldUnused();
    QList<CounterColumn> shownColumns() const;
    QString nameOf(const Report& run) const;
    QString captionText() const;
    QString unlikeText() const; ///< how the baseline differs in kind from the run; usually empty
    QString emptyText() const;

    const Registry& m_registry;
    std::shared_ptr<const Report> m_run;    ///< the last run with counters, without its pictures
    std::shared_ptr<const Report> m_latest; ///< the last run, to explain why it has no counters
    PinnedRuns m_pins;
    CountersModel* m_model;
    CountersDelegate* m_delegate;
    PinStrip* m_strip;
    QLabel *m_caption, *m_silicon, *m_empty;
    QComboBox* m_launches;
    QToolButton *m_readSilicon, *m_pin, *m_copyCsv, *m_copyMarkdown;
    QTreeView* m_view;
    QStackedWidget* m_pages;
    bool m_isReadingSilicon = false;
};

} // namespace tilescope
