#pragma once

#include <QList>
#include <QObject>
#include <QString>

class QDockWidget;
class QMainWindow;
class QWidget;

namespace tilescope
{

class BottomPanels;
class KernelPanel;
class SettingsPanel;

/// The docks around the picture: settings at its left, the kernel at its right, the tabs under both.
class WindowDocks : public QObject
{
    Q_OBJECT

public:
    WindowDocks(QMainWindow& window, SettingsPanel& settings, KernelPanel& kernel, const BottomPanels& bottom);

    const QList<QDockWidget*>& all() const { return m_docks; }

    /// Widths and a height that leave the picture room; in a narrow window the kernel stays away until it is asked for.
    void fitTo(const QSize& window);

    void show(const QString& name);               ///< and bring to the front; nothing for a name that no panel has
    QDockWidget* find(const QString& name) const; ///< null for a name that no panel has
    void setHidden(bool hidden);                  ///< all; back come those that were there before

private:
    QDockWidget* add(const QString& name, const QString& title, QWidget* panel, Qt::DockWidgetArea area);
    void addSettings(SettingsPanel& settings);
    void addBottom(const BottomPanels& bottom);

    void showIcons();

    QMainWindow& m_window;
    QDockWidget *m_settings = nullptr, *m_kernel = nullptr, *m_bottom = nullptr; ///< m_bottom: one of the tabs
    QList<QDockWidget*> m_docks;
    QList<QDockWidget*> m_hidden; ///< by setHidden
};

} // namespace tilescope
