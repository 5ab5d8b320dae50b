#pragma once

#include <QWidget>

class QToolBar;

namespace tilescope
{

class WindowActions;

/// The bar above the picture: how source and result are shown, what is drawn over them, the zoom. In one row if it
/// fits, else in two. Its height follows from its width, so that a layout knows both at once.
class ViewBar : public QWidget
{
    Q_OBJECT

public:
    explicit ViewBar(const WindowActions& actions, QWidget* parent = nullptr);

    bool isInOneRow() const { return fitsOneRow(width()); }

    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    bool event(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    bool fitsOneRow(int width) const;
    void layOut();

    QToolBar *m_views, *m_drawing;
};

} // namespace tilescope
