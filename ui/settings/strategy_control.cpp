#include "ui/settings/strategy_control.h"

#include "ui/parts/brief_label.h"
#include "ui/session/settings_model.h"
#include "ui/settings/choice_slider.h"
#include "ui/settings/strategy_list.h"
#include "ui/translation.h"

#include <QVBoxLayout>

#include <algorithm>

namespace tilescope
{

StrategyBox::StrategyBox(SettingsModel& settings) : m_list(new StrategyList(settings, this)) {}

void StrategyBox::showPopup() { m_list->open(*this); }

void StrategyBox::hidePopup()
{
    m_list->hide();
    QComboBox::hidePopup();
}

StrategyControl::StrategyControl(SettingsModel& settings, QWidget* parent)
    : QWidget(parent), m_settings(settings), m_box(new StrategyBox(settings)),
      m_choice(new ChoiceSlider(tr("Strategy"), m_box)), m_idea(new BriefLabel(2)), m_change(new BriefLabel(2))
{
    m_box->setAccessibleName(tr("Memory strategy"));
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_choice);
    column->addWidget(m_idea);
    column->addWidget(m_change);
    connect(m_choice, &ChoiceSlider::chosen, this,
            [this](const QString& strategy) { m_settings.pickStrategy(strategy.toStdString()); });
    connect(&settings, &SettingsModel::changed, this, &StrategyControl::showSettings);
    connect(&settings, &SettingsModel::environmentChanged, this, &StrategyControl::showSettings);
    showSettings();
}

void StrategyControl::setBrief(bool isBrief) { m_change->setVisible(!isBrief); }

void StrategyControl::fill()
{
    QList<ChoiceSlider::Item> items;
    const Operation& operation = m_settings.operation();
    for (const Strategy& strategy : operation.strategies)
        items << ChoiceSlider::Item{translated(strategy.title), QString::fromStdString(strategy.name),
                                    translated(strategy.idea),
                                    m_settings.machineRefusal(operation.name, strategy.name)};
    m_choice->setItems(items);
}

void StrategyControl::showSettings()
{
    const Operation& operation = m_settings.operation();
    const Strategy& strategy = m_settings.strategy();
    fill();
    m_choice->setChosen(QString::fromStdString(strategy.name));
    m_idea->setFullText(translated(strategy.idea));
    const auto before = std::ranges::find(operation.strategies, strategy.after, &Strategy::name);
    QStringList change;
    if (before != operation.strategies.end())
        change << tr("Based on %1.").arg(translated(before->title));
    else if (operation.strategies.size() > 1)
        change << tr("The starting point for other strategies.");
    if (!strategy.library.empty() && !strategy.hasText())
        change = {tr("An NVIDIA library, for comparison.")};
    else if (!strategy.expects.empty())
        change << tr("Expected: %1").arg(translated(strategy.expects));
    m_change->setFullText(sentences(change));
}

} // namespace tilescope
