#pragma once

#include "ui/shell/panel_kind.h"

#include <QWidget>

#include <optional>
#include <vector>

class QStackedWidget;
class QTabBar;

namespace tilescope
{

/// A panel of several pages, one at a time, chosen by tabs at the top. The pages are widgets that know nothing of each
/// other. The tabs are hidden while there is only one page to choose.
class PagedPanel : public QWidget
{
    Q_OBJECT

public:
    PagedPanel(const std::vector<PanelPage>& pages, const WindowParts& parts);

    PanelKey page() const; ///< the one in front
    QWidget* widget(PanelKey page) const;
    void show(PanelKey page); ///< once it is offered
    bool isOffered(PanelKey page) const;
    /// A page that has nothing to show is left out of the tabs; if it is in front, the first of the others takes its
    /// place.
    void setOffered(PanelKey page, bool isOffered);

signals:
    void pageChanged();

private:
    int at(PanelKey page) const;

    std::vector<PanelKey> m_keys;
    std::optional<PanelKey> m_awaited; ///< was asked for, and is not offered
    QTabBar* m_tabs;
    QStackedWidget* m_pages;
};

} // namespace tilescope
