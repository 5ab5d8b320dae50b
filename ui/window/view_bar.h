#pragma once

#include <QBoxLayout>
#include <QWidget>

class QToolBar;

namespace tilescope
{

class WindowActions;

/// The slim bar above the picture: how source and result are looked at, what is drawn over them, how large. In one row
/// where there is room for it, else in two.
class ViewBar : public QWidget
{
    Q_OBJECT

public:
    explicit ViewBar(const WindowActions& actions, QWidget* parent = nullptr);

    bool isInOneRow() const { return m_rows->direction() == QBoxLayout::LeftToRight; }

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    QToolBar *m_views, *m_drawing;
    QBoxLayout* m_rows;
};

} // namespace tilescope
