#include "ui/panels/number_control.h"

#include <QDoubleSpinBox>
#include <QEvent>
#include <QGridLayout>
#include <QLabel>
#include <QSignalBlocker>
#include <QSlider>

#include <algorithm>
#include <cmath>

namespace tilescope
{

static std::vector<double> everyStep(const NumberRange& range)
{
    // A slider of more halts than pixels helps nobody.
    constexpr double mostHalts = 512;
    const double steps = (range.maximum - range.minimum) / range.step;
    const double stride = range.step * std::max(1.0, std::ceil(steps / mostHalts));
    std::vector<double> halts;
    for (double k = 0; range.minimum + k * stride <= range.maximum + 1e-9; ++k)
        halts.push_back(range.minimum + k * stride);
    return halts;
}

NumberControl::NumberControl(const QString& name, const NumberRange& range, QWidget* parent)
    : QWidget(parent), m_range(range), m_spin(new QDoubleSpinBox), m_slider(new QSlider(Qt::Horizontal))
{
    if (m_range.halts.empty())
        m_range.halts = everyStep(m_range);

    auto* label = new QLabel(name);
    label->setTextFormat(Qt::PlainText);
    label->setBuddy(m_spin);

    m_spin->setDecimals(range.decimals);
    m_spin->setRange(range.minimum, range.maximum);
    m_spin->setSingleStep(range.step);
    m_spin->setButtonSymbols(QAbstractSpinBox::NoButtons);
    m_spin->setAlignment(Qt::AlignRight);
    m_spin->setFixedWidth(88);
    m_spin->setKeyboardTracking(true);
    if (!range.unit.isEmpty())
        m_spin->setSuffix(QLatin1Char(' ') + range.unit);
    m_spin->setAccessibleName(name);

    m_slider->setRange(0, static_cast<int>(m_range.halts.size()) - 1);
    m_slider->setPageStep(std::max(1, static_cast<int>(m_range.halts.size()) / 8));
    m_slider->setAccessibleName(name);
    for (QWidget* const part : {static_cast<QWidget*>(m_spin), static_cast<QWidget*>(m_slider)}) {
        part->installEventFilter(this);
        part->setFocusPolicy(Qt::StrongFocus); // the wheel scrolls the panel until the control is chosen
    }

    auto* grid = new QGridLayout(this);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setHorizontalSpacing(8);
    grid->setVerticalSpacing(0);
    grid->addWidget(label, 0, 0);
    grid->addWidget(m_spin, 0, 1);
    grid->addWidget(m_slider, 1, 0, 1, 2);
    grid->setColumnStretch(0, 1);

    setValue(range.defaultValue);
    connect(m_spin, &QDoubleSpinBox::valueChanged, this, [this](double value) {
        const QSignalBlocker quiet(m_slider);
        m_slider->setValue(nearestHalt(value));
        emit valueChanged(value);
    });
    connect(m_slider, &QSlider::valueChanged, this,
            [this](int halt) { m_spin->setValue(m_range.halts[static_cast<std::size_t>(halt)]); });
}

double NumberControl::value() const { return m_spin->value(); }

void NumberControl::setValue(double value)
{
    const QSignalBlocker quietSpin(m_spin);
    const QSignalBlocker quietSlider(m_slider);
    m_spin->setValue(value);
    m_slider->setValue(nearestHalt(value));
}

int NumberControl::nearestHalt(double value) const
{
    const auto& halts = m_range.halts;
    const auto nearest = std::min_element(
        halts.begin(), halts.end(), [value](double a, double b) { return std::abs(a - value) < std::abs(b - value); });
    return static_cast<int>(nearest - halts.begin());
}

bool NumberControl::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::Wheel && !static_cast<QWidget*>(watched)->hasFocus()) {
        event->ignore();
        return true;
    }
    if (watched == m_slider && event->type() == QEvent::MouseButtonDblClick) {
        m_spin->setValue(m_range.defaultValue);
        return true;
    }
    return QWidget::eventFilter(watched, event);
}

} // namespace tilescope
