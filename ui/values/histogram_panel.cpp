#include "ui/values/histogram_panel.h"

#include "ui/parts/caption_bar.h"
#include "ui/parts/folding_box.h"
#include "ui/parts/labels.h"
#include "ui/parts/tables/panel_table.h"
#include "ui/translation.h"

#include <QHeaderView>
#include <QLocale>
#include <QTableWidget>
#include <QToolButton>
#include <QVBoxLayout>

#include <array>

namespace tilescope
{

HistogramPanel::HistogramPanel(QWidget* parent)
    : QWidget(parent), m_chart(new HistogramChart), m_figures(new QTableWidget(0, 5)), m_caption(mutedLabel({})),
      m_logarithmic(
          toolButton(tr("Logarithmic"), tr("Show counts on a logarithmic axis, so that rare values are seen"))),
      m_whole(toolButton(tr("Whole image"), tr("Count the whole image instead of the part in view")))
{
    for (auto* button : {m_logarithmic, m_whole})
        button->setCheckable(true);
    connect(m_logarithmic, &QToolButton::toggled, m_chart, &HistogramChart::setLogarithmic);
    connect(m_whole, &QToolButton::toggled, this, &HistogramPanel::partChanged);
    setUpTable(*m_figures);
    m_figures->setHorizontalHeaderLabels({{}, tr("Minimum"), tr("Maximum"), tr("Mean"), tr("Median")});
    m_figures->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_figures->setAccessibleName(tr("Figures of the histogram"));
    m_figures->setMinimumWidth(300);

    auto* content = new FoldingBox(m_chart, m_figures, 0, 580);
    content->row().setContentsMargins(8, 0, 8, 4);
    content->row().setStretch(0, 6);
    content->row().setStretch(1, 5);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(new CaptionBar(m_caption, {m_whole, m_logarithmic}));
    column->addWidget(content, 1);
    take({});
}

static std::shared_ptr<const Histogram> counted(const HistogramRequest& request)
{
    return request.image ? std::make_shared<const Histogram>(histogramOf(*request.image, request.area)) : nullptr;
}

void HistogramPanel::setPictures(const HistogramRequest& source, const HistogramRequest& result)
{
    if (m_counted == std::pair(source, result))
        return;
    m_counted = {source, result};
    m_counting.start(
        [source, result](const std::stop_token&) {
            return HistogramChart::Histograms{counted(source), counted(result)};
        },
        [this](const HistogramChart::Histograms& made) { take(made); });
}

bool HistogramPanel::wantsWhole() const { return m_whole->isChecked(); }

QString HistogramPanel::cell(int row, int column) const
{
    const auto* item = m_figures->item(row, column);
    return item ? item->text() : QString();
}

int HistogramPanel::rowCount() const { return m_figures->rowCount(); }
QString HistogramPanel::caption() const { return m_caption->text(); }

static QString areaText(const Histogram& histogram)
{
    return QStringLiteral("%1 × %2").arg(histogram.area.width).arg(histogram.area.height);
}

void HistogramPanel::take(const HistogramChart::Histograms& histograms)
{
    m_histograms = histograms;
    m_chart->setHistograms(histograms);
    m_figures->setRowCount(0);
    const std::array<QString, 2> names{tr("Source"), tr("Result")};
    const std::array<QString, 3> colours{tr("red"), tr("green"), tr("blue")};
    QStringList areas;
    for (std::size_t i = 0; i < histograms.size(); ++i) {
        if (!histograms[i] || histograms[i]->channels.empty())
            continue;
        const auto& channels = histograms[i]->channels;
        for (std::size_t channel = 0; channel < channels.size(); ++channel)
            addRow(channels.size() == 1 ? names[i] : tr("%1, %2").arg(names[i], colours[channel]), channels[channel]);
        QString text = tr("%1: %2 pixels").arg(names[i], areaText(*histograms[i]));
        if (channels.front().notFinite > 0)
            text += tr(" (%1 non-finite values excluded)").arg(number(channels.front().notFinite));
        areas << text;
    }
    if (areas.size() == 1 && (!histograms[1] || histograms[1]->channels.empty()))
        areas << tr("Result: none in host memory yet");
    m_caption->setText(areas.isEmpty() ? tr("There is no image in host memory to count yet.")
                       : wantsWhole()  ? areas.join(tr(" · "))
                                       : tr("In view · %1").arg(areas.join(tr(" · "))));
    fitColumns(*m_figures);
    emit shown();
}

void HistogramPanel::addRow(const QString& name, const ChannelHistogram& channel)
{
    const int row = m_figures->rowCount();
    m_figures->insertRow(row);
    m_figures->setItem(row, 0, new QTableWidgetItem(name));
    const std::array<double, 4> figures{channel.minimum, channel.maximum, channel.mean, channel.median};
    for (std::size_t i = 0; i < figures.size(); ++i) {
        const QString text = channel.count == 0 ? QStringLiteral("–") : QString::number(figures[i], 'g', 7);
        auto* item = new QTableWidgetItem(text);
        item->setTextAlignment(Qt::AlignRight | Qt::AlignVCenter);
        m_figures->setItem(row, static_cast<int>(i) + 1, item);
    }
}

} // namespace tilescope
