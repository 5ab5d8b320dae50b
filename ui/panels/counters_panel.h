#pragma once

#include "gpu/operations/registry.h"
#include "gpu/recipe/report.h"
#include "ui/panels/counters_table.h"

#include <QWidget>

class QComboBox;
class QLabel;
class QStackedWidget;
class QToolButton;
class QTreeView;

namespace tilescope
{

class CountersDelegate;
class CountersModel;

/// What the kernel did, counted: grouped, with the ideal, beside a run that was pinned and the GPU's own counters.
class CountersPanel : public QWidget
{
    Q_OBJECT

public:
    explicit CountersPanel(const Registry& registry, QWidget* parent = nullptr);

    void setReport(const Report& report);
    void togglePin(); ///< pins what is shown, or lets go of what is pinned

    /// Whether the GPU's own counters are being read for the run that is shown.
    void setReadingSilicon(bool isUnderWay);
    bool canReadSilicon() const; ///< a GPU ran what is shown, and nothing has been read of it yet

    CountersModel& model() const { return *m_model; }
    QTreeView* view() const { return m_view; }
    QComboBox* launchBox() const { return m_launches; }
    QToolButton* pinButton() const { return m_pin; }
    QToolButton* siliconButton() const { return m_readSilicon; }
    QString caption() const;     ///< the line above the table, or what is said while it is empty
    QString siliconNote() const; ///< what there is to say of the GPU's own counters where they are not shown
    QString csv() const;
    QString markdown() const;

signals:
    void siliconWanted();
    void canReadSiliconChanged(bool canRead);

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
    QString emptyText() const;

    const Registry& m_registry;
    std::optional<Report> m_run;    ///< the last one with counters, without its pictures
    std::optional<Report> m_pinned; ///< likewise
    std::optional<Report> m_latest; ///< the last one, for what there is to say where it has no counters
    CountersModel* m_model;
    CountersDelegate* m_delegate;
    QLabel *m_caption, *m_silicon, *m_empty;
    QComboBox* m_launches;
    QToolButton *m_readSilicon, *m_pin, *m_copyCsv, *m_copyMarkdown;
    QTreeView* m_view;
    QStackedWidget* m_pages;
    bool m_isReadingSilicon = false;
};

} // namespace tilescope
