#pragma once

#include <QScrollArea>

namespace tilescope
{

/// Scrolls its content vertically, where it is higher than the room. Never sideways, and without a frame.
///
/// A QScrollArea keeps its scroll bar once it has been too low: it asks how high texts are that wrap beside the bar,
/// which are higher there than without it. This one asks how high they are without the bar, and gives its content its
/// size.
class ScrollRoom : public QScrollArea
{
    Q_OBJECT

public:
    explicit ScrollRoom(QWidget* content, QWidget* parent = nullptr);

protected:
    void resizeEvent(QResizeEvent* event) override;
    void showEvent(QShowEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    bool m_isPlacing = false;

    void place();
};

} // namespace tilescope
