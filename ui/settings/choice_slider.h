#pragma once

#include <QComboBox>
#include <QList>
#include <QWidget>

namespace tilescope
{

class StepSlider;

/// Greys a row of a list if there is a reason why it cannot be chosen, which becomes its tool tip in place of
/// `meaning`.
void setRefusal(QComboBox& box, int row, const QString& refusal, const QString& meaning = {});

/// A list to choose from, and under it a slider over the same things. Items that are not enabled cannot be chosen;
/// their tool tip says why.
class ChoiceSlider : public QWidget
{
    Q_OBJECT

public:
    /// `beside`: a button beside the list, or null.
    ChoiceSlider(const QString& name, QComboBox* box, QWidget* beside = nullptr, QWidget* parent = nullptr);

    QComboBox* box() const { return m_box; }
    StepSlider* slider() const { return m_slider; }

    /// Shows other items; emits no signal.
    struct Item {
        QString title, value; ///< the value is the item's data
        QString meaning;      ///< its tool tip
        QString refusal;      ///< why it cannot be chosen; empty: it can
        bool operator==(const Item&) const = default;
    };
    void setItems(const QList<Item>& items);
    void setChosen(const QString& value); ///< emits no signal

signals:
    void chosen(const QString& value); ///< by the user

private:
    QComboBox* m_box;
    StepSlider* m_slider;
    QList<Item> m_items;
};

} // namespace tilescope
