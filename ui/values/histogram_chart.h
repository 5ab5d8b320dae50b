#pragma once

#include "gpu/image/histogram.h"
#include "ui/canvas/pictures/pixel_value.h"
#include "ui/parts/charts/chart_export.h"

#include <QWidget>

#include <array>
#include <memory>
#include <optional>
#include <vector>

class QCPAxisRect;
class QCPItemStraightLine;
class QCPTextElement;
class QCustomPlot;

namespace tilescope
{

/// The histograms of two pictures, side by side, a curve for each channel. A vertical line marks a value.
class HistogramChart : public QWidget
{
    Q_OBJECT

public:
    static constexpr std::size_t pictureCount = 2; ///< source and result

    explicit HistogramChart(QWidget* parent = nullptr);

    using Histograms = std::array<std::shared_ptr<const Histogram>, pictureCount>; ///< null if there is none
    using Marks = std::array<std::optional<PixelValue>, pictureCount>;
    void setHistograms(const Histograms& histograms);
    void setMarks(const Marks& marks); ///< of the inspected pixel
    void setLogarithmic(bool logarithmic);
    bool isLogarithmic() const { return m_isLogarithmic; }

    QCustomPlot& plot() { return *m_plot; } ///< to be saved as a picture
    int markCount() const;                  ///< number of lines that mark a value

protected:
    void changeEvent(QEvent* event) override;

private:
    void style();
    void draw();
    void drawChannel(std::size_t picture, std::size_t channel);
    void drawMarks();
    void dropMarks();

    QCustomPlot* m_plot;
    std::array<QCPAxisRect*, pictureCount> m_rects{};
    std::array<QCPTextElement*, pictureCount> m_titles{};
    Histograms m_histograms;
    Marks m_marks;
    std::vector<QCPItemStraightLine*> m_lines;
    bool m_isLogarithmic = false;
};

ChartExport exportOf(const HistogramChart::Histograms& histograms, bool logarithmic, const ChartSubject& of);

} // namespace tilescope
