#include "ui/shell/paged_panel.h"

#include <QStackedWidget>
#include <QTabBar>
#include <QVBoxLayout>

#include <algorithm>

namespace tilescope
{

PagedPanel::PagedPanel(const std::vector<PanelPage>& pages, const WindowParts& parts)
    : m_tabs(new QTabBar), m_pages(new QStackedWidget)
{
    m_tabs->setObjectName(QStringLiteral("pages"));
    m_tabs->setDrawBase(false);
    m_tabs->setExpanding(false);
    for (const PanelPage& page : pages) {
        m_keys.push_back(page.key);
        m_tabs->addTab(page.title);
        m_pages->addWidget(page.make(parts));
    }
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_tabs);
    column->addWidget(m_pages, 1);
    connect(m_tabs, &QTabBar::currentChanged, this, [this](int page) {
        m_pages->setCurrentIndex(page);
        emit pageChanged();
    });
}

int PagedPanel::at(PanelKey page) const { return static_cast<int>(std::ranges::find(m_keys, page) - m_keys.begin()); }

PanelKey PagedPanel::page() const { return m_keys[static_cast<std::size_t>(m_tabs->currentIndex())]; }

void PagedPanel::show(PanelKey page)
{
    if (m_tabs->isTabVisible(at(page))) // false if there is no such page
        m_tabs->setCurrentIndex(at(page));
}

void PagedPanel::setOffered(PanelKey page, bool isOffered)
{
    m_tabs->setTabVisible(at(page), isOffered);
    int offered = 0;
    for (int tab = 0; tab < m_tabs->count(); ++tab)
        offered += m_tabs->isTabVisible(tab);
    m_tabs->setVisible(offered > 1);
}

} // namespace tilescope
