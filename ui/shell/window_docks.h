#pragma once

#include "ui/shell/panel_kind.h"

#include <QByteArray>
#include <QList>
#include <QMainWindow>
#include <QObject>
#include <QString>

#include <vector>

class QDockWidget;

namespace tilescope
{

struct PanelGroup;
struct ReadyLayout;

/// The docks around the picture, one a panel, and how they are arranged.
class WindowDocks : public QObject
{
    Q_OBJECT

public:
    /// A dock for each kind, in this order; `kinds` outlives them.
    WindowDocks(QMainWindow& window, const std::vector<PanelKind>& kinds);
    void fill(const WindowParts& parts); ///< makes the panels

    const std::vector<PanelKind>& kinds() const { return m_kinds; }
    const PanelKind* kind(const QString& name) const; ///< null for a name that no panel has
    const PanelKind& kind(PanelKey key) const;

    /// The panel of that class; it must have been made, and have one of its class only.
    template <typename Panel>
    Panel& panel() const
    {
        return *m_window.findChild<Panel*>();
    }

    const QList<QDockWidget*>& all() const { return m_docks; }

    void arrange(const ReadyLayout& layout);

    QByteArray state() const;              ///< the arrangement as it is, also what the person made of it
    bool restore(const QByteArray& state); ///< false, and nothing is changed, where it is of another version

    void show(PanelKey key); ///< and bring to the front
    QDockWidget* find(PanelKey key) const;
    void setHidden(bool hidden); ///< all; back come those that were there before

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void add(const PanelKind& kind);
    void place(const std::vector<PanelGroup>& groups, Qt::DockWidgetArea area);
    void resizeGroups(const std::vector<PanelGroup>& groups, Qt::Orientation along, int across);
    QDockWidget* frontOf(const PanelGroup& group) const; ///< null where none is shown

    void showIcons();

    QMainWindow& m_window;
    const std::vector<PanelKind>& m_kinds;
    QList<QDockWidget*> m_docks;
    QList<QDockWidget*> m_hidden; ///< by setHidden
};

} // namespace tilescope
