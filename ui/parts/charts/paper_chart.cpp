#include "ui/parts/charts/paper_chart.h"

#include "ui/theme/colours.h"

#include <QBuffer>
#include <QSvgGenerator>
#include <qcustomplot.h>

namespace tilescope
{

PaperChart::PaperChart(std::unique_ptr<QWidget> chart, const QString& title) : m_chart(std::move(chart)), m_title(title)
{
    if (auto* plot = m_chart->findChild<QCustomPlot*>())
        plot->setBackground(Qt::white);
}

/// Called before the chart has values: some charts place their labels by their size in pixels.
void PaperChart::layOut(QWidget& chart, QSize size)
{
    QPalette paper = paletteOf(lightColours());
    paper.setColor(QPalette::Window, Qt::white);
    chart.setPalette(paper);
    chart.resize(size);
    chart.grab(); // triggers layout and resize events, which a hidden widget does not receive
}

int PaperChart::titleHeight() const { return 2 * QFontMetrics(m_chart->font()).height(); }

QSize PaperChart::size() const { return m_chart->size() + QSize(0, titleHeight()); }

void PaperChart::paint(QCPPainter& painter) const
{
    painter.fillRect(QRect(QPoint(0, 0), size()), Qt::white);
    QFont bold = m_chart->font();
    bold.setBold(true);
    painter.setFont(bold);
    painter.setPen(lightColours().text);
    painter.drawText(QRect(8, 0, size().width() - 16, titleHeight()), Qt::AlignLeft | Qt::AlignVCenter,
                     QFontMetrics(bold).elidedText(m_title, Qt::ElideRight, size().width() - 16));
    painter.setFont(m_chart->font());
    painter.translate(0, titleHeight());
    if (auto* plot = m_chart->findChild<QCustomPlot*>())
        plot->toPainter(&painter, plot->width(), plot->height());
    else
        m_chart->render(&painter, {}, {}, QWidget::DrawChildren);
}

QByteArray PaperChart::svg() const
{
    QByteArray bytes;
    QBuffer buffer(&bytes);
    QSvgGenerator generator;
    generator.setOutputDevice(&buffer);
    generator.setResolution(m_chart->logicalDpiX()); // otherwise text and lengths are scaled differently
    generator.setSize(size());
    generator.setViewBox(QRect(QPoint(0, 0), size()));
    QCPPainter painter;
    painter.begin(&generator);
    painter.setMode(QCPPainter::pmVectorized);
    painter.setMode(QCPPainter::pmNoCaching);
    paint(painter);
    painter.end();
    return bytes;
}

QImage PaperChart::image(int scale) const
{
    QImage picture(size() * scale, QImage::Format_RGB32);
    picture.setDevicePixelRatio(scale);
    QCPPainter painter(&picture);
    painter.setMode(QCPPainter::pmNoCaching);
    painter.setRenderHint(QPainter::Antialiasing);
    paint(painter);
    painter.end();
    picture.setDevicePixelRatio(1);
    return picture;
}

} // namespace tilescope
