#pragma once

#include "ui/trace/step_kind.h"

#include <QString>
#include <QWidget>

#include <cstdint>
#include <vector>

namespace tilescope
{

/// Lanes of a warp in groups, one row of 32 places each: the sides of a branch, or the addresses that constant memory
/// serves one after another. At a barrier the places are the warps of a block.
class LaneGroupsView : public QWidget
{
    Q_OBJECT

public:
    struct Group {
        QString name;
        std::uint32_t mask = 0;
        StepKind colour = StepKind::Branch; ///< the colour of this kind of step
    };

    explicit LaneGroupsView(QWidget* parent = nullptr);

    /// `places`: 32 lanes, or the number of warps of a block. `note` is drawn under them.
    void setGroups(const std::vector<Group>& groups, unsigned places, const QString& note);
    const std::vector<Group>& groups() const { return m_groups; }
    const QString& note() const { return m_note; }

    QSize minimumSizeHint() const override { return {160, 60}; }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    void paintPlaces(QPainter& painter, const QRect& rect, const Group& group) const;

    std::vector<Group> m_groups;
    unsigned m_places = 32;
    QString m_note;
};

} // namespace tilescope
