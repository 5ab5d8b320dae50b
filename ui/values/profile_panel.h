#pragma once

#include "ui/values/profile_chart.h"

#include <QWidget>

class QLabel;
class QStackedLayout;
class QToolButton;

namespace tilescope
{

/// The values along the line drawn on the picture, and the values at the pixel under the cursor.
class ProfilePanel : public QWidget
{
    Q_OBJECT

public:
    explicit ProfilePanel(QWidget* parent = nullptr);

    void setProfile(const std::optional<LineProfile>& profile);
    const std::optional<LineProfile>& profile() const { return m_profile; }
    QCustomPlot& plot() { return m_chart->plot(); }
    QString caption() const;

signals:
    void removeWanted();

private:
    void showCaption(int number); ///< of the pixel at this index; −1: of the whole line

    std::optional<LineProfile> m_profile;
    ProfileChart* m_chart;
    QLabel* m_caption;
    QToolButton* m_remove;
    QStackedLayout* m_pages;
};

} // namespace tilescope
