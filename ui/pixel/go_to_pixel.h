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

/// A small input field over the picture: the pixel that is typed there is pinned and centred. If the text is not a
/// valid pixel, a line below says what is valid.
class GoToPixel : public QFrame
{
    Q_OBJECT

public:
    explicit GoToPixel(const WindowParts& parts);

    void open(); ///< cleared, with the focus in it
    QLineEdit& field() { return *m_field; }
    QString problem() const; ///< empty if there is none

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void go();
    void showProblem(const QString& problem);
    void place(); ///< at the top centre of the picture

    Canvas& m_canvas;
    QLineEdit* m_field;
    QLabel* m_problem;
};

/// Parses a pixel such as "120, 45", "(120 45)" or "120x45"; if there is no such pixel in a picture of this size,
/// returns a sentence that says what is valid.
std::variant<QPoint, QString> pixelFromText(const QString& text, QSize picture);

} // namespace tilescope
