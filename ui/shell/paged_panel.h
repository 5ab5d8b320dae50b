#pragma once

#include "ui/shell/panel_kind.h"

#include <QWidget>

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
    void show(PanelKey page);
    /// A page that has nothing to show is left out of the tabs; if it is in front, the first of the others takes its
    /// place.
    void setOffered(PanelKey page, bool isOffered);

signals:
    void pageChanged();

private:
    int at(PanelKey page) const;

    std::vector<PanelKey> m_keys;
    QTabBar* m_tabs;
    QStackedWidget* m_pages;
};

} // namespace tilescope
