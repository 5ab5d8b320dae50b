#pragma once

#include "ui/window/help_dialogs.h"

#include <QDialog>

class QLabel;
class QLineEdit;
class QScrollArea;

namespace tilescope
{

/// What each key does, in as many columns as fit, with a search field that filters the list. The dialog is modeless.
class KeysDialog : public QDialog
{
    Q_OBJECT

public:
    KeysDialog(const QList<KeyGroup>& groups, QWidget* parent);

    QLineEdit& filter() const { return *m_filter; }
    QList<KeyRow> shownRows() const;
    int columnCount() const { return m_columns; }

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    struct Row {
        KeyRow text;
        QLabel *keys, *meaning;
        bool isShown = true;
    };
    struct Group {
        QWidget* widget;
        QList<Row> rows;
        int shownRows() const;
    };

    Group makeGroup(const KeyGroup& group);
    void showMatching(const QString& wanted);
    void arrange(); ///< the groups in order, in columns of nearly equal height

    QList<Group> m_groups;
    QLineEdit* m_filter;
    QLabel* m_nothing;
    QScrollArea* m_scroll;
    QWidget* m_content;
    int m_columns = 0;
};

} // namespace tilescope
