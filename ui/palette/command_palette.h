#pragma once

#include "ui/palette/palette_command.h"

#include <QFrame>
#include <QPointer>
#include <QStringList>

class QLabel;
class QLineEdit;
class QListView;

namespace tilescope
{

class PaletteModel;

/// An input field at the top of a widget with a list of matching commands under it. Up and Down move, Return runs,
/// Escape closes; the focus then returns to where it was.
class CommandPalette : public QFrame
{
    Q_OBJECT

public:
    /// Returns the commands for the text typed so far.
    using Source = std::function<QList<PaletteCommand>(const QString& typed)>;

    CommandPalette(QWidget& over, QWidget& window);

    /// Opens it empty, with the focus. `recent` holds names of commands, the newest first.
    void open(const Source& source, const QStringList& recent);
    void leave(); ///< closes it and returns the focus

    QLineEdit& field() const { return *m_field; }
    QListView& list() const { return *m_list; }
    PaletteModel& model() const { return *m_model; }
    QString detail() const; ///< the line under the list

signals:
    void ran(const QString& name);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void build();
    void refill();
    void showDetail();
    void runCurrent();
    bool takeKey(int key);
    void place();

    QWidget& m_over;
    QWidget& m_window;
    QLineEdit* m_field;
    QListView* m_list;
    QLabel* m_detail;
    PaletteModel* m_model;
    Source m_source;
    QStringList m_recent;
    QPointer<QWidget> m_before; ///< had the focus
};

} // namespace tilescope
