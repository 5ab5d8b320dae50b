#pragma once

#include "ui/session/place.h"

#include <QDialog>
#include <QList>

class QLabel;
class QPushButton;
class QTableWidget;

namespace tilescope
{

/// Names workers and the commands that start them. Accepted only if each has a name of its own and a command.
class WorkersDialog : public QDialog
{
    Q_OBJECT

public:
    WorkersDialog(const QList<NamedWorker>& workers, QWidget* parent);

    QList<NamedWorker> workers() const; ///< without empty rows

private:
    void addRow(const NamedWorker& worker);
    void check();

    QTableWidget* m_table;
    QLabel* m_fault;
    QPushButton* m_accept;
};

} // namespace tilescope
