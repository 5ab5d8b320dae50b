#include "ui/parts/panel_table.h"

#include <QHeaderView>
#include <QTableView>
#include <QTreeView>

#include <algorithm>

namespace tilescope
{

static constexpr int spare = 8; // between columns

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

void setUpTree(QTreeView& view)
{
    view.setSelectionBehavior(QAbstractItemView::SelectRows);
    view.setSelectionMode(QAbstractItemView::SingleSelection);
    view.setEditTriggers(QAbstractItemView::NoEditTriggers);
    view.setFrameShape(QFrame::NoFrame);
    view.setUniformRowHeights(true);
    view.setIndentation(16);
    view.setTabKeyNavigation(false); // Tab leaves it
    view.setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
    view.header()->setHighlightSections(false);
    view.header()->setStretchLastSection(false);
    view.header()->setMinimumSectionSize(24);
    view.header()->setDefaultSectionSize(24); // fitColumns widens them
}

void fitColumns(QTableView& view)
{
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

void fitColumns(QTreeView& view)
{
    const auto& model = *view.model();
    for (int column = 0; column < model.columnCount(); ++column) {
        int wanted = view.header()->sectionSizeHint(column);
        for (int row = 0; row < model.rowCount(); ++row) {
            const QModelIndex section = model.index(row, 0);
            for (int child = 0; child < model.rowCount(section); ++child) {
                const int width = view.sizeHintForIndex(model.index(child, column, section)).width();
                wanted = std::max(wanted, width + (column == 0 ? 2 * view.indentation() : 0));
            }
        }
        if (wanted + spare > view.header()->sectionSize(column))
            view.header()->resizeSection(column, wanted + spare);
    }
}

} // namespace tilescope
