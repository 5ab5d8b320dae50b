#pragma once

#include "ui/shell/panel.h"

#include <QByteArray>
#include <QList>
#include <QObject>
#include <QString>

#include <vector>

class QDockWidget;
class QMainWindow;
class QWidget;

namespace tilescope
{

class BottomPanels;
class KernelPanel;
class SettingsPanel;
struct PanelGroup;
struct ReadyLayout;

/// The docks around the picture, one a panel, and how they are arranged.
class WindowDocks : public QObject
{
    Q_OBJECT

public:
    WindowDocks(QMainWindow& window, SettingsPanel& settings, KernelPanel& kernel, const BottomPanels& bottom);

    const QList<QDockWidget*>& all() const { return m_docks; }

    void arrange(const ReadyLayout& layout);

    QByteArray state() const;              ///< the arrangement as it is, also what the person made of it
    bool restore(const QByteArray& state); ///< false, and nothing is changed, where it is of another version

    void show(const QString& name);               ///< and bring to the front; nothing for a name that no panel has
    QDockWidget* find(const QString& name) const; ///< null for a name that no panel has
    QDockWidget* find(Panel panel) const;
    void setHidden(bool hidden); ///< all; back come those that were there before

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void add(Panel panel, QWidget* widget);
    void addSettings(SettingsPanel& settings);
    void place(const std::vector<PanelGroup>& groups, Qt::DockWidgetArea area);
    void resizeGroups(const std::vector<PanelGroup>& groups, Qt::Orientation along, int across);
    QDockWidget* frontOf(const PanelGroup& group) const; ///< null where none is shown

    void showIcons();

    QMainWindow& m_window;
    QList<QDockWidget*> m_docks;
    QList<QDockWidget*> m_hidden; ///< by setHidden
};

} // namespace tilescope
