#pragma once

#include <QDialog>
#include <QImage>
#include <QList>
#include <QSize>
#include <QString>

#include <functional>

class QGridLayout;
class QScrollArea;
class QToolButton;

namespace tilescope
{

/// What a user can begin with.
struct StartChoice {
    QString title, meaning;
    QImage picture;
    std::function<void()> begin; ///< called once the card has closed
};

/// The card of the first start: a button with a picture for each choice. Esc closes it without one, and so does any
/// dialog of the window. What is dropped on it is dropped on the window. It is modeless, and deleted when closed.
class StartCard : public QDialog
{
    Q_OBJECT

public:
    StartCard(const QList<StartChoice>& choices, QWidget* parent);

    const QList<QToolButton*>& buttons() const { return m_buttons; }

    /// As many choices side by side as this room is wide; scrolls if it is not high enough. Initially the room is the
    /// screen.
    void fitInto(QSize room);

protected:
    bool event(QEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    QWidget* makeChoice(const StartChoice& choice);

    QScrollArea* m_area;
    QGridLayout* m_grid;
    QList<QWidget*> m_boxes;
    QList<QToolButton*> m_buttons;
};

} // namespace tilescope
