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

/// A chart for a file: a second instance of the widget that shows it in the window, off screen, in the light palette on
/// white, with a title above it. GUI thread only, as for every widget.
class PaperChart
{
public:
    /// Creates a chart of that type and calls `fill` to set its values.
    template <typename Chart, typename Fill>
    static PaperChart make(const QString& title, QSize size, const Fill& fill)
    {
        auto chart = std::make_unique<Chart>();
        layOut(*chart, size);
        fill(*chart);
        return PaperChart(std::move(chart), title);
    }

    QSize size() const; ///< with the title, in pixels at 96 dpi
    QByteArray svg() const;
    QImage image(int scale) const; ///< at this multiple of the resolution

private:
    PaperChart(std::unique_ptr<QWidget> chart, const QString& title);
    static void layOut(QWidget& chart, QSize size);
    int titleHeight() const;
    void paint(QCPPainter& painter) const;

    std::unique_ptr<QWidget> m_chart;
    QString m_title;
};

} // namespace tilescope
