#pragma once

#include "gpu/operations/registry.h"

#include <QWidget>

#include <vector>

class QButtonGroup;
class QComboBox;
class QLabel;
class QRadioButton;
class QVBoxLayout;

namespace tilescope
{

/// The operation, and one button a strategy with the chosen one's idea under them.
class OperationPicker : public QWidget
{
    Q_OBJECT

public:
    explicit OperationPicker(const Registry& registry, QWidget* parent = nullptr);

    void setChoice(const std::string& operation, const std::string& strategy); ///< without a signal
    void setGreyNote(bool pictureHasColour); ///< says that a grey operation converts the picture first

    QComboBox* operationBox() const { return m_box; }
    QRadioButton* strategyButton(const std::string& name) const; ///< null when there is none of that name

signals:
    void operationPicked(const std::string& name);
    void strategyPicked(const std::string& name);

private:
    void fillStrategies(const Operation& operation);

    const Registry& m_registry;
    std::string m_operation;
    bool m_pictureHasColour = false;
    QComboBox* m_box;
    QLabel* m_summary;
    QLabel* m_greyNote;
    QLabel* m_idea;
    QVBoxLayout* m_list;
    QButtonGroup* m_group;
    std::vector<QRadioButton*> m_buttons;
};

} // namespace tilescope
