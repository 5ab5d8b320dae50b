#pragma once

#include <QFrame>
#include <QPoint>
#include <QSize>
#include <QString>

#include <variant>

class QLabel;
class QLineEdit;

namespace tilescope
{

class Canvas;
struct WindowParts;

/// A small field over the picture: the pixel that is written there is pinned and brought to the middle. A text that
/// names none says below what would.
class GoToPixel : public QFrame
{
    Q_OBJECT

public:
    explicit GoToPixel(const WindowParts& parts);

    void open(); ///< empty again, with the keyboard in it
    QLineEdit& field() { return *m_field; }
    QString problem() const; ///< empty when there is none

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void go();
    void showProblem(const QString& problem);
    void place(); ///< in the middle above the picture

    Canvas& m_canvas;
    QLineEdit* m_field;
    QLabel* m_problem;
};

/// A pixel from what a person wrote, such as "120, 45", "(120 45)" or "120x45"; or what would work, in a sentence,
/// where there is no such pixel in a picture of this size.
std::variant<QPoint, QString> pixelFromText(const QString& text, QSize picture);

} // namespace tilescope
