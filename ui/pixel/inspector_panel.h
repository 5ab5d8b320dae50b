#pragma once

#include "ui/canvas/pictures/pixel_inspection.h"

#include <QWidget>

#include <optional>
#include <vector>

class QBoxLayout;
class QGridLayout;
class QLabel;
class QStackedLayout;
class QToolButton;

namespace tilescope
{

class NeighbourhoodView;

/// One pixel: its values, its thread, and the values around it.
class InspectorPanel : public QWidget
{
    Q_OBJECT

public:
    explicit InspectorPanel(QWidget* parent = nullptr);

    void setInspection(const std::optional<PixelInspection>& inspection);

    QString value(const QString& name) const; ///< of the row with this name; empty if there is none
    const NeighbourhoodView& neighbourhood() const { return *m_view; }

    QSize minimumSizeHint() const override;

signals:
    void unpinWanted();

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void showRows();
    QWidget* buildContent();

    std::optional<PixelInspection> m_inspection;
    NeighbourhoodView* m_view;
    QLabel* m_viewTitle;
    QToolButton* m_unpin;
    QGridLayout* m_grid;
    QBoxLayout* m_parts = nullptr; ///< facts and values, side by side or in a narrow panel one below the other
    std::vector<std::pair<QLabel*, QLabel*>> m_labels; ///< name and value of each row
    QStackedLayout* m_pages;
};

} // namespace tilescope
