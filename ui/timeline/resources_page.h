#pragma once

#include "ui/timeline/resource_chart.h"
#include "ui/timeline/resources.h"

#include <QWidget>

#include <array>
#include <memory>
#include <optional>

class QBoxLayout;
class QLabel;
class QStackedWidget;
class QToolButton;

namespace tilescope
{

class BriefLabel;
class NumberControl;

/// Registers, shared memory and block size of a launch to try: what they would make of occupancy and of the predicted
/// time, a chart for each.
class ResourcesPage : public QWidget
{
    Q_OBJECT

public:
    enum Need { Registers, SharedMemory, BlockThreads };

    explicit ResourcesPage(QWidget* parent = nullptr);

    void setWhatIf(const std::shared_ptr<const WhatIf>& whatIf); ///< null: it is being computed
    void setProblem(const QString& sentence);                    ///< why there is none

    const std::optional<Resources>& resources() const { return m_resources; }
    const BlockNeeds& tried() const { return m_tried; }
    NumberControl* control(Need need) const { return m_controls[need]; }
    ResourceChart* chart(Need need) const { return m_charts[need]; }
    QToolButton* resetButton() const { return m_reset; }
    QString sentence() const;
    QString note() const; ///< what is shown in place of the charts

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void makeControls();
    void tryValue(Need need, double value);
    void show();
    ResourceChart::Curves curvesOf(Need need) const;
    std::vector<double> valuesOf(Need need) const;
    double valueOf(const BlockNeeds& needs, Need need) const;
    BlockNeeds with(BlockNeeds needs, Need need, double value) const;

    std::optional<Resources> m_resources;
    BlockNeeds m_tried;
    QStackedWidget* m_pages;
    QLabel* m_note;
    BriefLabel* m_sentence;
    QToolButton* m_reset;
    QBoxLayout* m_columns;
    std::array<QBoxLayout*, 3> m_rooms{};
    std::array<ResourceChart*, 3> m_charts{};
    std::array<NumberControl*, 3> m_controls{};
};

} // namespace tilescope
