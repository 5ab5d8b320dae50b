#pragma once

#include <QString>
#include <QWidget>

class QLabel;
class QPushButton;

namespace tilescope
{

/// Beside a setting: why it cannot be, and a button that sets what would work; or what became of it without the
/// person's doing. Takes no room while there is nothing.
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
