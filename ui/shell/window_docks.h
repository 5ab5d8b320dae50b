#pragma once

#include "ui/shell/panel_kind.h"

#include <QByteArray>
#include <QList>
#include <QMainWindow>
#include <QObject>
#include <QString>

#include <optional>
#include <vector>

class QDockWidget;
class QTabBar;

namespace tilescope
{

class PagedPanel;
struct PanelGroup;
struct ReadyLayout;

/// The docks around the picture, one for each panel, and their arrangement.
class WindowDocks : public QObject
{
    Q_OBJECT

public:
    /// Makes a dock for each kind, in this order; `kinds` must outlive them.
    WindowDocks(QMainWindow& window, std::vector<PanelKind> kinds);
    void fill(const WindowParts& parts); ///< creates the panels

    const std::vector<PanelKind>& kinds() const { return m_kinds; }
    /// The key of the panel or page of this name, if there is one.
    std::optional<PanelKey> key(const QString& name) const;
    const PanelKind& kind(PanelKey key) const; ///< of a panel, or of a page's panel

    /// The panel of that class; it must already exist, and be the only one of its class.
    template <typename Panel>
    Panel& panel() const
    {
        return *m_window.findChild<Panel*>();
    }

    const QList<QDockWidget*>& all() const { return m_docks; }

    void arrange(const ReadyLayout& layout);
    void resize(const ReadyLayout& layout); ///< one that is arranged

    /// The current arrangement, including the user's changes; while all docks are hidden, the one before that.
    QByteArray state() const;
    bool restore(const QByteArray& state); ///< returns false, and only docks what floats, if it is of another version

    void show(PanelKey key); ///< a panel, or a page with its panel, and brings it to the front
    /// The dock of a panel, or of a page's panel. Its visibilityChanged is also emitted when the page in front changes:
    /// a page asks then whether it is visible itself.
    QDockWidget* find(PanelKey key) const;
    PagedPanel* pagesOf(PanelKey key) const; ///< of a panel, or of a page's panel; null if there are none
    void setHidden(bool hidden);             ///< all docks; false brings back the arrangement before
    void setTitles(bool areShown);           ///< of docks without a tab, which would say the same; at first they are

signals:
    void asked(PanelKey key); ///< show() was called: for a panel that has aliases

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void add(const PanelKind& kind);
    void dockAll(); ///< those that float or are being dragged
    void place(const std::vector<PanelGroup>& groups, Qt::DockWidgetArea area);
    void resizeGroups(const std::vector<PanelGroup>& groups, Qt::Orientation along, int across);
    QDockWidget* frontOf(const PanelGroup& group) const; ///< null if none is shown

    void showIcons();
    bool showTitles();                                         ///< returns whether one appeared or went
    QDockWidget* dockOfTab(const QTabBar& bar, int tab) const; ///< null for another widget's tab

    QMainWindow& m_window;
    const std::vector<PanelKind> m_kinds;
    QList<QDockWidget*> m_docks;
    std::optional<QByteArray> m_beforeHiding; ///< while the docks are hidden by setHidden
    bool m_hasTitles = true;
};

} // namespace tilescope
