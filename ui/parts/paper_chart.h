#pragma once

#include <QByteArray>
#include <QImage>
#include <QSize>
#include <QString>
#include <QWidget>

#include <memory>

class QCPPainter;

namespace tilescope
{

/// A chart for a file: the widget that shows it in the window, made a second time off the screen in the light palette,
/// on white, with a title above it. For the window's thread, as every widget.
class PaperChart
{
public:
    /// Makes a chart of that type and lets `fill` give it its values.
    template <typename Chart, typename Fill>
    static PaperChart make(const QString& title, QSize size, const Fill& fill)
    {
        auto chart = std::make_unique<Chart>();
        layOut(*chart, size);
        fill(*chart);
        return PaperChart(std::move(chart), title);
    }

    QSize size() const; ///< of the whole, in pixels at 96 a inch
    QByteArray svg() const;
    QImage image(int scale) const; ///< so many times as many pixels each way

private:
    PaperChart(std::unique_ptr<QWidget> chart, const QString& title);
    static void layOut(QWidget& chart, QSize size);
    int titleHeight() const;
    void paint(QCPPainter& painter) const;

    std::unique_ptr<QWidget> m_chart;
    QString m_title;
};

} // namespace tilescope
