#pragma once

#include <QColor>
#include <QWidget>

namespace tilescope
{

/// The colours behind a kernel's lines: from nearly the background colour to a strong one, in steps that look equal
/// (they are equal in OKLab). They differ in lightness, so they also work for colour-blind users and in grey prints.
namespace heat
{
inline constexpr int levels = 10;

int levelOf(double value, double least, double most); ///< 0 … levels - 1
QColor colour(int level, bool dark);
QColor textOn(const QColor& ground); ///< black or white, whichever has the higher contrast; always above 4.5:1
} // namespace heat

/// The legend of the heat colours beside a kernel's lines: its colours, between the values at both ends.
class HeatLegend : public QWidget
{
    Q_OBJECT

public:
    explicit HeatLegend(QWidget* parent = nullptr);

    void setEnds(const QString& least, const QString& most);
    QString text() const; ///< "0 … 1.2 k"

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    QString m_least, m_most;
};

} // namespace tilescope
