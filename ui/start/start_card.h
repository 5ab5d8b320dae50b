#pragma once

#include <QDialog>
#include <QImage>
#include <QList>
#include <QString>

#include <functional>

class QToolButton;

namespace tilescope
{

/// What a user can begin with.
struct StartChoice {
    QString title, meaning;
    QImage picture;
    std::function<void()> begin; ///< called once the card has closed
};

/// The card of the first start: a button with a picture for each choice. Esc closes it without one. It is modeless, and
/// deleted when closed.
class StartCard : public QDialog
{
    Q_OBJECT

public:
    StartCard(const QList<StartChoice>& choices, QWidget* parent);

    const QList<QToolButton*>& buttons() const { return m_buttons; }

private:
    QWidget* makeChoice(const StartChoice& choice);

    QList<QToolButton*> m_buttons;
};

} // namespace tilescope
