#pragma once

#include <QDialog>

#include <string>

class QLabel;
class QPushButton;

namespace tilescope
{

struct LaunchEdit;
class LaunchTable;

/// Asks what a kernel file's parameters are given, if it cannot be launched as it is. The answers are notes, which are
/// written into the file only when the user opens it.
class BindingDialog : public QDialog
{
    Q_OBJECT

public:
    /// `path` names a kernel file with this text.
    BindingDialog(const QString& path, const std::string& text, QWidget* parent);

    /// Whether the table can ask about the text at all: it has a kernel, and its notes can be read.
    static bool canAsk(const QString& path, const std::string& text);

    const std::string& text() const { return m_text; } ///< with the notes
    LaunchTable& table() const { return *m_table; }
    QPushButton& openButton() const { return *m_open; }
    QString problem() const; ///< why the text cannot be launched; empty: it can

private:
    void take(const LaunchEdit& edit);
    void showRows();

    QString m_path;
    const std::string m_original;
    std::string m_text;
    QLabel *m_problem, *m_notes;
    LaunchTable* m_table;
    QPushButton* m_open;
};

} // namespace tilescope
