#pragma once

#include <QWidget>

namespace tilescope
{

/// The scale of the heat beside a kernel's lines: its colours, between the values at its two ends.
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
