#pragma once

#include "ui/parts/number_steps.h"

#include <QTimer>
#include <QWidget>

#include <optional>

class QDoubleSpinBox;
class QMouseEvent;
class QSlider;

namespace tilescope
{

/// A name, a spin box and under them a slider, all for one number. A double click on the slider brings the default
/// back. Arrows, wheel and drag go ten times as far with Shift and a tenth as far with Ctrl (NumberSteps). What is
/// typed may lie outside the range: it is announced when the typing rests, and whoever uses it says why it cannot be.
class NumberControl : public QWidget
{
    Q_OBJECT

public:
    /// For which a number that is not allowed is held back while it is typed: it may be the beginning of another one.
    static constexpr int typingMs = 500;

    NumberControl(const QString& name, const NumberRange& range, QWidget* parent = nullptr);
    ~NumberControl() override;

    double value() const;
    void setValue(double value); ///< without a signal
    void enter(double value);    ///< as if the person had typed it
    void setDefaultValue(double value) { m_default = value; }

    QSlider* slider() const { return m_slider; }
    QDoubleSpinBox* spinBox() const { return m_spin; }

signals:
    void valueChanged(double value); ///< by the person

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    struct Grip {
        double from = 0;  ///< of the mouse, in pixels
        double place = 0; ///< of the number then, in halts
        StepSize size = StepSize::Plain;
    };

    void build(const QString& name);
    void takeSpin(double value);
    void announce();
    bool takeKey(const QObject* watched, int key, StepSize size);
    bool takeWheel(const QWidget& watched, QWheelEvent& event);
    bool takeDrag(const QMouseEvent& event);
    void go(const QObject* watched, int steps, StepSize size);

    NumberSteps m_steps;
    double m_default;
    QDoubleSpinBox* m_spin;
    QSlider* m_slider;
    QTimer m_rest; ///< since something was typed that is not allowed
    std::optional<Grip> m_grip;
    int m_wheel = 0; ///< what is left of a notch, in eighths of a degree
};

} // namespace tilescope
