#pragma once

#include "ui/pins/pin_title.h"

#include <QFrame>

class QToolButton;

namespace tilescope
{

/// One pinned run: its letter, its name, and a button that unpins it.
class PinChip : public QFrame
{
    Q_OBJECT

public:
    explicit PinChip(QWidget* parent = nullptr);

    void setTitle(const PinTitle& title);
    const PinTitle& title() const { return m_title; }
    int nameWidth() const;         ///< the width of the complete name
    void setNameWidth(int pixels); ///< elides the name beyond this width

    QToolButton* nameButton() const { return m_name; }
    QToolButton* closeButton() const { return m_close; }

signals:
    void baselineWanted(char letter);
    void unpinWanted(char letter);

protected:
    void changeEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override; ///< Delete and Backspace unpin the run

private:
    QString text() const;

    PinTitle m_title;
    QToolButton *m_name, *m_close;
};

} // namespace tilescope
