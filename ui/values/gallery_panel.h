#pragma once

#include "gpu/recipe/report.h"
#include "ui/parts/charts/chart_export.h"

#include <QWidget>

class QLabel;
class QListView;
class QStandardItemModel;
class QTableView;

namespace tilescope
{

class SeriesChart;

/// What an operation shows of its result in addition to the picture: small pictures, a curve, and facts.
class GalleryPanel : public QWidget
{
    Q_OBJECT

public:
    explicit GalleryPanel(QWidget* parent = nullptr);

    /// A report of the chosen strategy. A live report has only the quick parts: the others stay from the last report of
    /// the same settings or picture until the settled one replaces them.
    void setReport(const Report& report);

    bool isEmpty() const;
    const QStandardItemModel& pictures() const { return *m_pictures; }
    const QStandardItemModel& facts() const { return *m_facts; } ///< name, value, unit
    const SeriesChart& chart() const { return *m_chart; }

private:
    void showPictures(const std::vector<GalleryPicture>& pictures);
    void showFacts(const std::vector<Fact>& facts);

    QStandardItemModel *m_pictures, *m_facts;
    std::vector<Fact> m_shownFacts;
    SeriesChart* m_chart;
    QListView* m_pictureView;
    QTableView* m_factView;
    QLabel* m_chartTitle;
    QWidget* m_chartColumn;
    std::string m_operation;
};

ChartExport exportOf(const std::vector<Series>& series, const ChartSubject& of);

} // namespace tilescope
