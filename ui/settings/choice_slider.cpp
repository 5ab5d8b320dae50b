#include "ui/settings/choice_slider.h"

#include "ui/parts/step_slider.h"
#include "ui/parts/tables/table_text.h"
#include "ui/settings/row_name.h"

#include <QGridLayout>
#include <QLabel>
#include <QSignalBlocker>
#include <QStandardItemModel>

namespace tilescope
{

ChoiceSlider::ChoiceSlider(const QString& name, QComboBox* box, QWidget* beside, QWidget* parent)
    : QWidget(parent), m_box(box), m_slider(new StepSlider(name))
{
    box->setAccessibleName(name);
    box->setFocusPolicy(Qt::StrongFocus);
    box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    box->setMinimumContentsLength(8);
    m_slider->setProperty("role", QStringLiteral("steps"));
    auto* grid = new QGridLayout(this);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setHorizontalSpacing(8);
    grid->setVerticalSpacing(0);
    grid->setColumnStretch(1, 1);
    grid->addWidget(rowName(name, box), 0, 0);
    grid->addWidget(box, 0, 1, 1, beside ? 1 : 2);
    if (beside)
        grid->addWidget(beside, 0, 2);
    grid->addWidget(m_slider, 1, 1, 1, 2);
    connect(box, &QComboBox::currentIndexChanged, this, [this](int index) {
        m_slider->setCurrent(index);
        emit chosen(m_box->itemData(index).toString());
    });
    connect(m_slider, &StepSlider::stepped, box, &QComboBox::setCurrentIndex);
}

void setRefusal(QComboBox& box, int row, const QString& refusal, const QString& meaning)
{
    box.setItemData(row, plainToolTip(refusal.isEmpty() ? meaning : refusal), Qt::ToolTipRole);
    qobject_cast<QStandardItemModel*>(box.model())->item(row)->setEnabled(refusal.isEmpty());
}

void ChoiceSlider::setItems(const QList<Item>& items)
{
    if (items == m_items)
        return;
    m_items = items;
    const QSignalBlocker quiet(m_box);
    const QString value = m_box->currentData().toString();
    m_box->clear();
    QList<StepSlider::Step> steps;
    for (const Item& item : items) {
        const int row = m_box->count();
        m_box->addItem(item.title, item.value);
        setRefusal(*m_box, row, item.refusal, item.meaning);
        steps << StepSlider::Step{item.title, item.refusal};
    }
    m_box->setCurrentIndex(m_box->findData(value));
    m_slider->setSteps(steps, m_box->currentIndex());
}

void ChoiceSlider::setChosen(const QString& value)
{
    const QSignalBlocker quiet(m_box);
    m_box->setCurrentIndex(m_box->findData(value));
    m_slider->setCurrent(m_box->currentIndex());
}

} // namespace tilescope
