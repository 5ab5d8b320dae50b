#pragma once

#include <QString>
#include <QWidget>

#include <vector>

class QDoubleSpinBox;
class QLabel;
class QSlider;

namespace tilescope
{

/// What a number may be and where the slider halts. The spin box takes any number of the range, also between halts.
struct NumberRange {
    double minimum = 0, maximum = 100;
    double step = 1; ///< of the spin box
    int decimals = 0;
    double defaultValue = 0;
    std::vector<double> halts; ///< ascending; empty: every step
    QString unit;
};

/// A name, a spin box and under them a slider, all for one number. A double click on the slider brings the default
/// back.
class NumberControl : public QWidget
{
    Q_OBJECT

public:
    NumberControl(const QString& name, const NumberRange& range, QWidget* parent = nullptr);

    double value() const;
    void setValue(double value); ///< without a signal
    void setDefaultValue(double value) { m_range.defaultValue = value; }

    QSlider* slider() const { return m_slider; }
    QDoubleSpinBox* spinBox() const { return m_spin; }

signals:
    void valueChanged(double value); ///< by the person

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    int nearestHalt(double value) const;

    NumberRange m_range;
    QDoubleSpinBox* m_spin;
    QSlider* m_slider;
};

} // namespace tilescope
