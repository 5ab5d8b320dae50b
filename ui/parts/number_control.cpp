#include "ui/parts/number_control.h"

#include <QDoubleSpinBox>
#include <QGridLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QMouseEvent>
#include <QRegularExpression>
#include <QSignalBlocker>
#include <QSlider>
#include <QWheelEvent>

#include <algorithm>
#include <cmath>

namespace tilescope
{

namespace
{

/// Accepts typed numbers outside the range that its buttons and keys keep to.
class NumberField : public QDoubleSpinBox
{
public:
    explicit NumberField(const NumberSteps& steps) : m_steps(steps) {}
    void stepBy(int steps) override { setValue(m_steps.inField(value(), steps, StepSize::Plain)); }
    /// The decimal key of many keyboards types a comma; the field itself writes none. In a whole number a comma only
    /// separates thousands: Qt would read 146 for "1,46".
    QValidator::State validate(QString& text, int& position) const override
    {
        if (decimals() > 0)
            text.replace(u',', u'.');
        const QValidator::State state = QDoubleSpinBox::validate(text, position);
        return state == QValidator::Acceptable && !hasWholeThousands(text) ? QValidator::Intermediate : state;
    }
    void fixup(QString& text) const override
    {
        if (hasWholeThousands(text))
            QDoubleSpinBox::fixup(text);
    }

private:
    static bool hasWholeThousands(const QString& text)
    {
        static const QRegularExpression broken(QStringLiteral(",(?!\\d{3}(?!\\d))|\\d{4},"));
        return !broken.match(text).hasMatch();
    }

    const NumberSteps& m_steps;
};

std::pair<double, double> typedRange(const NumberRange& range)
{
    if (range.typed)
        return *range.typed;
    const double largest = std::max({std::abs(range.minimum), std::abs(range.maximum), 1.0});
    const double reach = std::pow(10.0, std::floor(std::log10(largest)) + 2) - 1;
    return {-reach, reach};
}

} // namespace

NumberControl::NumberControl(const QString& name, const NumberRange& range, QWidget* parent)
    : QWidget(parent), m_steps(range), m_default(range.defaultValue), m_name(new QLabel), m_grid(new QGridLayout(this)),
      m_spin(new NumberField(m_steps)), m_slider(new QSlider(Qt::Horizontal))
{
    const auto [least, most] = typedRange(range);
    m_spin->setDecimals(range.decimals);
    m_spin->setRange(least, most);
    m_spin->setSingleStep(range.step);
    m_spin->setButtonSymbols(QAbstractSpinBox::NoButtons);
    m_spin->setAlignment(Qt::AlignRight);
    m_spin->setFixedWidth(88);
    m_spin->setKeyboardTracking(true);
    if (!range.unit.isEmpty())
        m_spin->setSuffix(QLatin1Char(' ') + range.unit);

    const int halts = static_cast<int>(m_steps.range().halts.size());
    m_slider->setRange(0, halts - 1);
    m_slider->setPageStep(std::max(1, halts / 8));
    for (QWidget* const part : {static_cast<QWidget*>(m_spin), static_cast<QWidget*>(m_slider)}) {
        part->installEventFilter(this);
        part->setFocusPolicy(Qt::StrongFocus); // the wheel scrolls the panel unless the control has the focus
    }
    build();
    setName(name);
    setValue(range.defaultValue);

    m_rest.setSingleShot(true);
    m_rest.setInterval(typingMs);
    connect(&m_rest, &QTimer::timeout, this, &NumberControl::announce);
    connect(m_spin, &QDoubleSpinBox::valueChanged, this, &NumberControl::takeSpin);
    connect(m_spin, &QDoubleSpinBox::editingFinished, this, [this] {
        if (m_rest.isActive())
            announce();
    });
    connect(m_slider, &QSlider::valueChanged, this,
            [this](int halt) { m_spin->setValue(m_steps.range().halts[static_cast<std::size_t>(halt)]); });
}

/// The spin box ends its editing when it is destroyed, after this object's members.
NumberControl::~NumberControl() { disconnect(m_spin, nullptr, this, nullptr); }

void NumberControl::build()
{
    m_name->setTextFormat(Qt::PlainText);
    m_name->setBuddy(m_spin);
    m_grid->setContentsMargins(0, 0, 0, 0);
    m_grid->setHorizontalSpacing(8);
    m_grid->setVerticalSpacing(0);
    m_grid->addWidget(m_name, 0, 0);
    m_grid->addWidget(m_spin, 0, 1);
    m_grid->addWidget(m_slider, 1, 0, 1, 2);
    m_grid->setColumnStretch(0, 1);
}

void NumberControl::setName(const QString& name)
{
    m_name->setText(name);
    for (QWidget* const part : {static_cast<QWidget*>(m_spin), static_cast<QWidget*>(m_slider)})
        part->setAccessibleName(name);
}

int NumberControl::nameWidth(const QFontMetrics& font) const
{
    return font.size(Qt::TextShowMnemonic, m_name->text()).width();
}

int NumberControl::fieldWidth(const QFontMetrics& font) const
{
    const auto& range = m_steps.range();
    int widest = 0;
    for (const double end : {range.minimum, range.maximum})
        widest = std::max(widest, font.horizontalAdvance(m_spin->textFromValue(end)));
    constexpr int around = 22; // frame, padding and cursor
    return widest + font.horizontalAdvance(m_spin->suffix()) + around;
}

void NumberControl::layInOneRow(int nameWidth, int fieldWidth)
{
    if (m_grid->columnStretch(1) == 0) {
        m_grid->addWidget(m_slider, 0, 1);
        m_grid->addWidget(m_spin, 0, 2);
        m_grid->setColumnStretch(0, 0);
        m_grid->setColumnStretch(1, 1);
    }
    m_name->setFixedWidth(nameWidth); // a label's size hint keeps a minimum width that it once had
    m_spin->setFixedWidth(fieldWidth);
}

double NumberControl::value() const { return m_spin->value(); }

void NumberControl::setValue(double value)
{
    const QSignalBlocker quietSpin(m_spin);
    const QSignalBlocker quietSlider(m_slider);
    m_rest.stop();
    m_spin->setValue(value);
    m_slider->setValue(m_steps.nearestHalt(value));
}

void NumberControl::enter(double value)
{
    m_spin->setValue(value);
    if (m_rest.isActive())
        announce();
}

void NumberControl::takeSpin(double value)
{
    const QSignalBlocker quiet(m_slider);
    m_slider->setValue(m_steps.nearestHalt(value));
    const auto& range = m_steps.range();
    if (value < range.minimum || value > range.maximum)
        m_rest.start();
    else
        announce();
}

void NumberControl::announce()
{
    m_rest.stop();
    emit valueChanged(value());
}

void NumberControl::go(const QObject* watched, int steps, StepSize size)
{
    m_spin->setValue(watched == m_slider ? m_steps.onSlider(value(), steps, size)
                                         : m_steps.inField(value(), steps, size));
}

bool NumberControl::takeKey(const QObject* watched, int key, StepSize size)
{
    const bool isSlider = watched == m_slider;
    if (key == Qt::Key_Up || (isSlider && key == Qt::Key_Right))
        go(watched, 1, size);
    else if (key == Qt::Key_Down || (isSlider && key == Qt::Key_Left))
        go(watched, -1, size);
    else
        return false;
    return true;
}

bool NumberControl::takeWheel(const QWidget& watched, QWheelEvent& event)
{
    if (!watched.hasFocus()) {
        event.ignore();
        return true;
    }
    constexpr int notch = 120;
    const QPoint turned = event.angleDelta(); // some platforms turn the wheel sideways while Shift is held
    m_wheel += turned.y() != 0 ? turned.y() : turned.x();
    const int steps = m_wheel / notch;
    m_wheel -= steps * notch;
    if (steps != 0)
        go(&watched, steps, stepSizeOf(event.modifiers()));
    event.accept();
    return true;
}

/// With Shift or Ctrl the number moves faster or slower than the mouse, starting from the current position of both.
bool NumberControl::takeDrag(const QMouseEvent& event)
{
    const StepSize size = stepSizeOf(event.modifiers());
    if (!event.buttons().testFlag(Qt::LeftButton) || size == StepSize::Plain) {
        m_grip.reset();
        return false;
    }
    const double x = event.position().x();
    if (!m_grip || m_grip->size != size) {
        m_grip = {x, m_steps.placeOf(value()), size};
        return true;
    }
    constexpr double handle = 14; // the width in the style sheet
    const double span = std::max(1.0, m_slider->width() - handle);
    const double moved = (x - m_grip->from) / span * m_slider->maximum();
    const double place = m_grip->place + moved * (size == StepSize::Fine ? 0.1 : 10);
    m_spin->setValue(m_steps.at(size == StepSize::Fine ? place : std::round(place)));
    return true;
}

bool NumberControl::eventFilter(QObject* watched, QEvent* event)
{
    switch (event->type()) {
    case QEvent::Wheel: return takeWheel(*static_cast<QWidget*>(watched), *static_cast<QWheelEvent*>(event));
    case QEvent::KeyPress: {
        const auto& key = *static_cast<QKeyEvent*>(event);
        return takeKey(watched, key.key(), stepSizeOf(key.modifiers())) || QWidget::eventFilter(watched, event);
    }
    case QEvent::MouseButtonDblClick:
        if (watched != m_slider)
            break;
        m_spin->setValue(m_default);
        return true;
    case QEvent::MouseMove:
        if (watched == m_slider && takeDrag(*static_cast<QMouseEvent*>(event)))
            return true;
        break;
    default: break;
    }
    return QWidget::eventFilter(watched, event);
}

} // namespace tilescope
