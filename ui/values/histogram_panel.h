#pragma once

#include "ui/newest_job.h"
#include "ui/parts/charts/chart_export.h"
#include "ui/values/histogram_chart.h"

#include <QWidget>

#include <optional>
#include <utility>

class QLabel;
class QTableWidget;
class QToolButton;

namespace tilescope
{

/// Part of a picture whose histogram is requested; without a picture there is no histogram.
struct HistogramRequest {
    ImagePtr image;
    PixelArea area;
    bool operator==(const HistogramRequest&) const = default;
};

/// The histogram of source and result with its figures, for the part in view or for the whole pictures.
class HistogramPanel : public QWidget
{
    Q_OBJECT

public:
    explicit HistogramPanel(QWidget* parent = nullptr);

    /// Counts on another thread. The requests are for whole pictures if wantsWhole().
    void setPictures(const HistogramRequest& source, const HistogramRequest& result);
    void setMarks(const HistogramChart::Marks& marks) { m_chart->setMarks(marks); }
    bool wantsWhole() const;

    const HistogramChart::Histograms& histograms() const { return m_histograms; } ///< those drawn
    HistogramChart& chart() const { return *m_chart; }
    QCustomPlot& plot() { return m_chart->plot(); }
    QString cell(int row, int column) const; ///< of the table of figures
    int rowCount() const;
    QString caption() const;

signals:
    void partChanged(); ///< wantsWhole() changed
    void shown();       ///< new histograms are drawn

private:
    void take(const HistogramChart::Histograms& histograms);
    void addRow(const QString& name, const ChannelHistogram& channel);

    std::optional<std::pair<HistogramRequest, HistogramRequest>> m_counted; ///< requested last
    NewestJob<HistogramChart::Histograms> m_counting;
    HistogramChart::Histograms m_histograms;
    HistogramChart* m_chart;
    QTableWidget* m_figures;
    QLabel* m_caption;
    QToolButton *m_logarithmic, *m_whole;
};

/// What the panel shows, else the whole pictures of the run if they are quick to count.
ChartExport exportOf(const HistogramPanel& panel, const ExportedRun& run, const ChartSubject& of);

} // namespace tilescope
