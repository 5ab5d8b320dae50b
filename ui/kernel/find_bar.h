#pragma once

#include <QPointer>
#include <QWidget>

class QLabel;
class QLineEdit;
class QsciScintilla;

namespace tilescope
{

/// Finds words in a text, from the caret on and wrapping around: Enter finds the next one, Shift+Enter the previous
/// one, Escape returns to where the focus was.
class FindBar : public QWidget
{
    Q_OBJECT

public:
    explicit FindBar(QsciScintilla& text, QWidget* parent = nullptr);

    void open(); ///< with the text's selection, selected for overtyping
    QLineEdit* line() const { return m_line; }
    QString note() const; ///< set if nothing is found

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void find(bool forwards, bool fromSelection);
    void close();

    QsciScintilla& m_text;
    QPointer<QWidget> m_before; ///< had the focus
    QLineEdit* m_line;
    QLabel* m_note;
};

} // namespace tilescope
