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

/// A field over the top of a widget with a list under it: what is typed chooses among commands. Up and Down move,
/// Return runs, Escape leaves; the keyboard goes back to where it was before.
class CommandPalette : public QFrame
{
    Q_OBJECT

public:
    /// The commands for what is typed at the moment.
    using Source = std::function<QList<PaletteCommand>(const QString& typed)>;

    CommandPalette(QWidget& over, QWidget& window);

    /// Empty, with the keyboard in it. `recent` holds names of commands, the newest first.
    void open(const Source& source, const QStringList& recent);
    void leave(); ///< and give the keyboard back

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
    QPointer<QWidget> m_before; ///< had the keyboard
};

} // namespace tilescope
