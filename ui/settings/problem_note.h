#pragma once

#include <QString>
#include <QWidget>

class QLabel;
class QPushButton;

namespace tilescope
{

/// Shown beside a setting: why it is invalid, with a button that sets a valid value; or a value that the program
/// changed by itself. Hidden while there is neither.
class ProblemNote : public QWidget
{
    Q_OBJECT

public:
    explicit ProblemNote(QWidget* parent = nullptr);

    void setProblem(const QString& message, const QString& cure); ///< cure: the button's text, or empty for no button
    void setRemark(const QString& text);
    void clear();
    QString message() const;
    QPushButton* cureButton() const { return m_cure; }

signals:
    void cureRequested();

private:
    QLabel* m_text;
    QPushButton* m_cure;
};

} // namespace tilescope
