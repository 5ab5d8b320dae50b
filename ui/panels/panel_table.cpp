#include "ui/panels/panel_table.h"

#include <QHeaderView>
#include <QTableView>

#include <algorithm>

namespace tilescope
{

void setUpTable(QTableView& view)
{
    view.setSelectionBehavior(QAbstractItemView::SelectRows);
    view.setSelectionMode(QAbstractItemView::SingleSelection);
    view.setEditTriggers(QAbstractItemView::NoEditTriggers);
    view.setShowGrid(false);
    view.setFrameShape(QFrame::NoFrame);
    view.setWordWrap(false);
    view.setTabKeyNavigation(false); // Tab leaves the table
    view.setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
    view.verticalHeader()->hide();
    view.verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    view.verticalHeader()->setDefaultSectionSize(view.fontMetrics().height() + 10);
    view.horizontalHeader()->setHighlightSections(false);
    view.horizontalHeader()->setMinimumSectionSize(56);
}

void fitColumns(QTableView& view)
{
    constexpr int spare = 12;
    auto& header = *view.horizontalHeader();
    const auto* const model = view.model();
    for (int column = 0; model && column < model->columnCount(); ++column) {
        int wanted = header.sectionSizeHint(column);
        for (int row = 0; row < model->rowCount(); ++row)
            wanted = std::max(wanted, view.sizeHintForIndex(model->index(row, column)).width());
        if (wanted + spare > header.sectionSize(column))
            header.resizeSection(column, wanted + spare);
    }
}

} // namespace tilescope
