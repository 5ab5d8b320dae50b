#pragma once

#include <QWidget>

class QLabel;
class QPushButton;

namespace tilescope
{

class BindingModel;
class LaunchTable;

/// What the host gives the kernels of the chosen strategy's text.
class LaunchPanel : public QWidget
{
    Q_OBJECT

public:
    explicit LaunchPanel(QWidget* parent = nullptr);

    void setNote(const QString& note);                 ///< above the table: what can be done here
    void setFile(const QString& name, bool isChanged); ///< that the button saves to; empty: none

    BindingModel& model() const;
    LaunchTable& table() const { return *m_table; }
    QPushButton& saveButton() const { return *m_save; }

signals:
    void saveWanted();
    void becameVisible();

protected:
    void showEvent(QShowEvent* event) override;

private:
    QLabel* m_note;
    LaunchTable* m_table;
    QPushButton* m_save;
};

} // namespace tilescope
