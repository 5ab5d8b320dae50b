#include "ui/values/gallery_panel.h"

#include "ui/parts/charts/series_chart.h"
#include "ui/parts/labels.h"
#include "ui/parts/tables/panel_table.h"
#include "ui/translation.h"
#include "ui/values/thumbnail.h"

#include <QHeaderView>
#include <QListView>
#include <QSplitter>
#include <QStandardItemModel>
#include <QTableView>
#include <QVBoxLayout>

namespace tilescope
{

static constexpr int side = 112; ///< largest side of a small picture, in logical pixels

GalleryPanel::GalleryPanel(QWidget* parent)
    : QWidget(parent), m_pictures(new QStandardItemModel(this)), m_facts(new QStandardItemModel(this)),
      m_chart(new SeriesChart), m_pictureView(new QListView), m_factView(new QTableView),
      m_chartTitle(headingLabel({})), m_chartColumn(new QWidget)
{
    m_pictureView->setModel(m_pictures);
    m_pictureView->setViewMode(QListView::IconMode);
    m_pictureView->setMovement(QListView::Static);
    m_pictureView->setResizeMode(QListView::Adjust);
    m_pictureView->setIconSize({side, side});
    m_pictureView->setGridSize({side + 16, side + fontMetrics().height() + 16});
    m_pictureView->setSelectionMode(QAbstractItemView::NoSelection);
    m_pictureView->setFrameShape(QFrame::NoFrame);
    m_pictureView->setProperty("role", QStringLiteral("pictures"));
    m_pictureView->setAccessibleName(tr("Small images"));

    auto* chartLayout = new QVBoxLayout(m_chartColumn);
    chartLayout->setContentsMargins(8, 6, 8, 4);
    chartLayout->setSpacing(2);
    chartLayout->addWidget(m_chartTitle);
    chartLayout->addWidget(m_chart, 1);

    setUpTable(*m_factView);
    m_factView->setModel(m_facts);
    m_factView->horizontalHeader()->hide();
    m_factView->setAccessibleName(tr("Result details"));

    auto* splitter = new QSplitter;
    splitter->setChildrenCollapsible(false);
    splitter->addWidget(m_pictureView);
    splitter->addWidget(m_chartColumn);
    splitter->addWidget(m_factView);
    splitter->setStretchFactor(0, 3);
    splitter->setStretchFactor(1, 2);
    splitter->setStretchFactor(2, 1);
    splitter->setSizes({520, 360, 320});
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(splitter);
}

void GalleryPanel::setReport(const Report& report)
{
    const Annotations& annotations = report.annotations;
    const bool isSettled = report.check || report.uncomputed || report.recipe.operation != m_operation;
    m_operation = report.recipe.operation;
    if (isSettled || !annotations.gallery.empty()) {
        showPictures(annotations.gallery);
        m_pictureView->setVisible(!annotations.gallery.empty());
    }
    if (isSettled || !annotations.series.empty()) {
        m_chart->setSeries(annotations.series);
        m_chartTitle->setText(annotations.series.empty() ? QString() : translated(annotations.series.front().title));
        m_chartColumn->setVisible(!annotations.series.empty());
    }
    if (isSettled || !annotations.facts.empty()) {
        showFacts(annotations.facts);
        m_factView->setVisible(!annotations.facts.empty());
        fitColumns(*m_factView);
    }
}

void GalleryPanel::showPictures(const std::vector<GalleryPicture>& pictures)
{
    m_pictures->clear();
    for (const GalleryPicture& picture : pictures) {
        const QString title = translated(picture.title);
        const QString size =
            picture.image ? tr("%1 × %2 pixels").arg(picture.image->width()).arg(picture.image->height()) : QString();
        auto* item = readOnlyCell(title, title + QLatin1Char('\n') + size);
        item->setData(thumbnail(picture.image, side), Qt::DecorationRole);
        m_pictures->appendRow(item);
    }
}

void GalleryPanel::showFacts(const std::vector<Fact>& facts)
{
    if (facts == m_shownFacts)
        return;
    m_shownFacts = facts;
    m_facts->clear();
    for (const Fact& fact : facts) {
        const QString meaning = translated(fact.meaning);
        auto* value = readOnlyCell(QString::number(fact.value, 'g', 5), meaning);
        value->setTextAlignment(Qt::AlignVCenter | Qt::AlignRight);
        m_facts->appendRow(
            {readOnlyCell(translated(fact.name), meaning), value, readOnlyCell(translated(fact.unit), meaning)});
    }
}

bool GalleryPanel::isEmpty() const
{
    return m_pictures->rowCount() == 0 && m_facts->rowCount() == 0 && m_chart->pointCount() == 0;
}

} // namespace tilescope
