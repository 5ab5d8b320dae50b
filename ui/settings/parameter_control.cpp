#include "ui/settings/parameter_control.h"

#include "ui/parts/number_control.h"
#include "ui/session/setting_list.h"
#include "ui/session/settings_model.h"
#include "ui/settings/path_parameter.h"
#include "ui/settings/row_name.h"
#include "ui/translation.h"

#include <QCheckBox>
#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QSignalBlocker>

#include <algorithm>
#include <cmath>

namespace tilescope
{

namespace
{

double asNumber(const ParameterValue& value)
{
    if (const auto* integer = std::get_if<std::int64_t>(&value))
        return static_cast<double>(*integer);
    const auto* real = std::get_if<double>(&value);
    return real ? *real : 0.0;
}

QString asText(const ParameterValue& value)
{
    const auto* text = std::get_if<std::string>(&value);
    return text ? QString::fromStdString(*text) : QString();
}

QHBoxLayout* rowOf(QWidget* widget)
{
    auto* row = new QHBoxLayout(widget);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(8);
    return row;
}

class NumberParameter : public ParameterControl
{
public:
    NumberParameter(const Parameter& parameter, QWidget* parent) : ParameterControl(parent), m_type(parameter.type)
    {
        NumberRange range;
        range.minimum = parameter.minimum;
        range.maximum = parameter.maximum;
        range.step = parameter.step > 0 ? parameter.step : 1;
        range.decimals =
            m_type == ParameterType::Integer ? 0 : std::max(1, -static_cast<int>(std::floor(std::log10(range.step))));
        range.defaultValue = asNumber(parameter.defaultValue);
        range.unit = translated(parameter.unit);
        m_number = new NumberControl(labelOf(parameter), range);
        rowOf(this)->addWidget(m_number);
        connect(m_number, &NumberControl::valueChanged, this, &ParameterControl::valueChanged);
    }
    ParameterValue value() const override
    {
        if (m_type == ParameterType::Integer)
            return static_cast<std::int64_t>(std::llround(m_number->value()));
        return m_number->value();
    }
    void setValue(const ParameterValue& value) override { m_number->setValue(asNumber(value)); }

private:
    ParameterType m_type;
    NumberControl* m_number;
};

class ChoiceParameter : public ParameterControl
{
public:
    ChoiceParameter(const Parameter& parameter, QWidget* parent) : ParameterControl(parent), m_box(new QComboBox)
    {
        for (const SettingList::Choice& choice : listOf(parameter).choices)
            m_box->addItem(choice.title, QString::fromStdString(choice.value));
        m_box->setAccessibleName(labelOf(parameter));
        m_box->setFocusPolicy(Qt::StrongFocus);
        auto* row = rowOf(this);
        row->addWidget(rowName(labelOf(parameter), m_box));
        row->addWidget(m_box, 1);
        connect(m_box, &QComboBox::currentIndexChanged, this, &ParameterControl::valueChanged);
    }
    ParameterValue value() const override { return m_box->currentData().toString().toStdString(); }
    void setValue(const ParameterValue& value) override
    {
        const QSignalBlocker quiet(m_box);
        m_box->setCurrentIndex(m_box->findData(asText(value)));
    }

private:
    QComboBox* m_box;
};

class BooleanParameter : public ParameterControl
{
public:
    BooleanParameter(const Parameter& parameter, QWidget* parent)
        : ParameterControl(parent), m_box(new QCheckBox(labelOf(parameter)))
    {
        auto* row = rowOf(this);
        row->addWidget(rowName({}, m_box)); // in line with the controls
        row->addWidget(m_box, 1);
        connect(m_box, &QCheckBox::toggled, this, &ParameterControl::valueChanged);
    }
    ParameterValue value() const override { return m_box->isChecked(); }
    void setValue(const ParameterValue& value) override
    {
        const QSignalBlocker quiet(m_box);
        const auto* on = std::get_if<bool>(&value);
        m_box->setChecked(on && *on);
    }

private:
    QCheckBox* m_box;
};

class TextParameter : public ParameterControl
{
public:
    TextParameter(const Parameter& parameter, QWidget* parent) : ParameterControl(parent), m_line(new QLineEdit)
    {
        m_line->setAccessibleName(labelOf(parameter));
        auto* row = rowOf(this);
        row->addWidget(rowName(labelOf(parameter), m_line));
        row->addWidget(m_line, 1);
        connect(m_line, &QLineEdit::editingFinished, this, [this] {
            if (m_line->text() == m_last)
                return;
            m_last = m_line->text();
            emit valueChanged();
        });
    }
    ParameterValue value() const override { return m_line->text().toStdString(); }
    void setValue(const ParameterValue& value) override
    {
        m_last = asText(value);
        m_line->setText(m_last);
    }

private:
    QLineEdit* m_line;
    QString m_last;
};

ParameterControl* bare(const Parameter& parameter, QWidget* parent)
{
    switch (parameter.type) {
    case ParameterType::Boolean: return new BooleanParameter(parameter, parent);
    case ParameterType::Choice: return new ChoiceParameter(parameter, parent);
    case ParameterType::Text:
        if (parameter.textKind != Parameter::TextKind::Plain)
            return new PathParameter(parameter, parent);
        return new TextParameter(parameter, parent);
    case ParameterType::Integer:
    case ParameterType::Real: break;
    }
    return new NumberParameter(parameter, parent);
}

} // namespace

ParameterControl* ParameterControl::make(const Parameter& parameter, QWidget* parent)
{
    ParameterControl* control = bare(parameter, parent);
    control->setObjectName(QString::fromStdString(parameter.name));
    const QString meaning = translated(parameter.meaning);
    control->setToolTip(meaning);
    for (auto* part : control->findChildren<QWidget*>())
        part->setAccessibleDescription(meaning);
    control->setValue(parameter.defaultValue);
    return control;
}

ParameterControl* ParameterControl::make(const Parameter& parameter, SettingsModel& settings, QWidget* parent)
{
    ParameterControl* control = make(parameter, parent);
    const auto show = [control, &settings, parameter, operation = settings.recipe().operation] {
        if (settings.recipe().operation != operation)
            return;
        const ParameterValue value = settings.value(parameter.name);
        if (control->value() != value) // otherwise the text being typed would be replaced
            control->setValue(value);
        const auto& condition = parameter.onlyWith;
        const bool hasEffect =
            !condition || std::ranges::count(condition->values, toText(settings.value(condition->parameter))) > 0;
        control->setEnabled(hasEffect);
        control->setToolTip(translated(hasEffect ? parameter.meaning : condition->reason));
    };
    show();
    connect(&settings, &SettingsModel::changed, control, show);
    connect(control, &ParameterControl::valueChanged, &settings,
            [control, &settings, name = parameter.name] { settings.change(name, control->value()); });
    return control;
}

} // namespace tilescope
