#include "ui/shell/paged_panel.h"

#include "ui/shell/window_parts.h"

#include <QMainWindow>
#include <QStackedWidget>
#include <QTabBar>
#include <QVBoxLayout>

#include <algorithm>

namespace tilescope
{

namespace
{

/// As small as the page in front allows: the others need no room.
class Pages : public QStackedWidget
{
public:
    QSize minimumSizeHint() const override
    {
        const QWidget* const front = currentWidget();
        return front ? front->minimumSizeHint().expandedTo(front->minimumSize()) : QSize();
    }
};

} // namespace

PagedPanel::PagedPanel(const std::vector<PanelPage>& pages, const WindowParts& parts)
    : QWidget(&parts.window), m_tabs(new QTabBar), m_pages(new Pages)
{
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_tabs);
    column->addWidget(m_pages, 1);
    m_tabs->setObjectName(QStringLiteral("pages"));
    m_tabs->setDrawBase(false);
    m_tabs->setExpanding(false);
    for (const PanelPage& page : pages) {
        m_keys.push_back(page.key);
        m_tabs->addTab(page.title);
        m_pages->addWidget(page.make(parts));
        setOffered(page.key, !page.isOptional);
    }
    connect(m_tabs, &QTabBar::currentChanged, this, [this](int page) {
        m_pages->setCurrentIndex(page);
        m_awaited.reset();
        emit pageChanged();
    });
}

int PagedPanel::at(PanelKey page) const { return static_cast<int>(std::ranges::find(m_keys, page) - m_keys.begin()); }

PanelKey PagedPanel::page() const { return m_keys[static_cast<std::size_t>(m_tabs->currentIndex())]; }

QWidget* PagedPanel::widget(PanelKey page) const { return m_pages->widget(at(page)); }

bool PagedPanel::isOffered(PanelKey page) const { return m_tabs->isTabVisible(at(page)); }

void PagedPanel::show(PanelKey page)
{
    if (isOffered(page)) // false for the key of the panel, which shows the page that it shows
        m_tabs->setCurrentIndex(at(page));
    else
        m_awaited = page;
}

void PagedPanel::setOffered(PanelKey page, bool isOffered)
{
    const bool wasInFront = m_tabs->currentIndex() == at(page);
    m_tabs->setTabVisible(at(page), isOffered);
    std::vector<int> offered;
    for (int tab = 0; tab < m_tabs->count(); ++tab)
        if (m_tabs->isTabVisible(tab))
            offered.push_back(tab);
    m_tabs->setVisible(offered.size() > 1);
    if (wasInFront && !isOffered && !offered.empty()) // QTabBar chooses its neighbour
        m_tabs->setCurrentIndex(offered.front());
    if (isOffered && m_awaited == page)
        show(page);
}

} // namespace tilescope
