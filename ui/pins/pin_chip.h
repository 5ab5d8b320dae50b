#pragma once

#include "ui/pins/pin_title.h"

#include <QFrame>

class QToolButton;

namespace tilescope
{

/// One pinned run: its letter, its name, and a button that lets go of it.
class PinChip : public QFrame
{
    Q_OBJECT

public:
    explicit PinChip(QWidget* parent = nullptr);

    void setTitle(const PinTitle& title);
    const PinTitle& title() const { return m_title; }
    int nameWidth() const;         ///< what the whole name would take
    void setNameWidth(int pixels); ///< the name is cut off beyond

    QToolButton* nameButton() const { return m_name; }
    QToolButton* closeButton() const { return m_close; }

signals:
    void baselineWanted(char letter);
    void unpinWanted(char letter);

protected:
    void changeEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override; ///< Delete and Backspace let go of it

private:
    QString text() const;

    PinTitle m_title;
    QToolButton *m_name, *m_close;
};

} // namespace tilescope
