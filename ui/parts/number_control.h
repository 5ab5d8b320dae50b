#pragma once

#include "ui/parts/number_steps.h"

#include <QTimer>
#include <QWidget>

#include <optional>

class QDoubleSpinBox;
class QGridLayout;
class QLabel;
class QMouseEvent;
class QSlider;

namespace tilescope
{

/// A name, a spin box and a slider under or between them, all for one number. A double click on the slider restores the
/// default. Arrow keys, wheel and drag move ten times as far with Shift and a tenth as far with Ctrl (NumberSteps). A
/// typed number may lie outside the range: it is announced when typing pauses, and the receiver says why it is invalid.
class NumberControl : public QWidget
{
    Q_OBJECT

public:
    /// How long an invalid number is held back while it is typed: it may be the beginning of another one.
    static constexpr int typingMs = 500;

    NumberControl(const QString& name, const NumberRange& range, QWidget* parent = nullptr);
    ~NumberControl() override;

    double value() const;
    void setValue(double value); ///< emits no signal
    void enter(double value);    ///< as if the user had typed it
    void setDefaultValue(double value) { m_default = value; }

    void setName(const QString& name);
    int nameWidth(const QFontMetrics& font) const;  ///< that its name needs
    int fieldWidth(const QFontMetrics& font) const; ///< that its longest number needs
    /// The name, the slider and the field in one row; names and fields of several rows with the same widths.
    void layInOneRow(int nameWidth, int fieldWidth);

    QSlider* slider() const { return m_slider; }
    QDoubleSpinBox* spinBox() const { return m_spin; }

signals:
    void valueChanged(double value); ///< by the user

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    struct Grip {
        double from = 0;  ///< position of the mouse, in pixels
        double place = 0; ///< position of the number at that time, in halts
        StepSize size = StepSize::Plain;
    };

    void build();
    void takeSpin(double value);
    void announce();
    bool takeKey(const QObject* watched, int key, StepSize size);
    bool takeWheel(const QWidget& watched, QWheelEvent& event);
    bool takeDrag(const QMouseEvent& event);
    void go(const QObject* watched, int steps, StepSize size);

    NumberSteps m_steps;
    double m_default;
    QLabel* m_name;
    QGridLayout* m_grid;
    QDoubleSpinBox* m_spin;
    QSlider* m_slider;
    QTimer m_rest; ///< runs after an invalid number was typed
    std::optional<Grip> m_grip;
    int m_wheel = 0; ///< remainder of a wheel notch, in eighths of a degree
};

} // namespace tilescope
