#pragma once

#include <QWidget>

class QBoxLayout;

namespace tilescope
{

/// Two widgets side by side if they fit, else the first above the second.
class FoldingBox : public QWidget
{
    Q_OBJECT

public:
    /// `firstWidth` is the first widget's width beside the other (0: by stretch), `roomy` the width from which they are
    /// side by side; both for letters of the usual size, and more for larger ones.
    FoldingBox(QWidget* first, QWidget* second, int firstWidth, int roomy, QWidget* parent = nullptr);

    QBoxLayout& row() const { return *m_row; }
    bool isOpenAt(int width) const; ///< side by side in this width

    QSize minimumSizeHint() const override;

protected:
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void arrange();

    QWidget *m_first, *m_second;
    int m_firstWidth, m_roomy;
    QBoxLayout* m_row;
};

} // namespace tilescope
