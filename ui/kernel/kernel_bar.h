#pragma once

#include <QWidget>

class QLabel;
class QToolButton;

namespace tilescope
{

/// The bar above the kernel's text: the state of the text and the actions on it. The window gives the buttons their
/// actions.
class KernelBar : public QWidget
{
    Q_OBJECT

public:
    explicit KernelBar(QWidget* parent = nullptr);

    /// `role` is the label's in the style sheet: "muted", "good", "warning", "error".
    void setState(const QString& text, const char* role, const QString& explanation = {});
    QString state() const;

    QToolButton* runButton() const { return m_run; }
    QToolButton* differencesButton() const { return m_differences; }
    QToolButton* breakButton() const { return m_break; }
    QToolButton* moreButton() const { return m_more; } ///< its menu holds the less frequent actions

private:
    QLabel* m_state;
    QToolButton *m_run, *m_differences, *m_break, *m_more;
};

} // namespace tilescope
