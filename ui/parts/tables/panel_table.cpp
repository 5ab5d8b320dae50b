#include "ui/parts/tables/panel_table.h"

#include "ui/parts/tables/table_text.h"

#include <QAbstractItemView>
#include <QHeaderView>
#include <QKeyEvent>
#include <QStandardItem>
#include <QTableView>
#include <QTreeView>

#include <algorithm>
#include <utility>

namespace tilescope
{

static constexpr int spare = 8; // between columns

/// Rows that are as high as the letters, which a presentation enlarges.
class RowHeight : public QObject
{
public:
    explicit RowHeight(QTableView& view) : QObject(&view), m_view(view)
    {
        view.installEventFilter(this);
        fit();
    }

protected:
    bool eventFilter(QObject* watched, QEvent* event) override
    {
        if (event->type() == QEvent::FontChange) // a style sheet's font follows the event
            QMetaObject::invokeMethod(
                this, [this] { fit(); }, Qt::QueuedConnection);
        return QObject::eventFilter(watched, event);
    }

private:
    void fit() { m_view.verticalHeader()->setDefaultSectionSize(m_view.fontMetrics().height() + 10); }

    QTableView& m_view;
};

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
    new RowHeight(view); // which the view deletes
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
    view.setTabKeyNavigation(false); // Tab leaves the tree
    view.setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
    view.header()->setHighlightSections(false);
    view.header()->setStretchLastSection(false);
    view.header()->setMinimumSectionSize(24);
    view.header()->setDefaultSectionSize(24); // fitColumns widens the columns
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

QStandardItem* readOnlyCell(const QString& text, const QString& toolTip)
{
    auto* item = new QStandardItem(text);
    item->setEditable(false);
    item->setToolTip(plainToolTip(toolTip));
    return item;
}

bool NumberSort::lessThan(const QModelIndex& left, const QModelIndex& right) const
{
    const QVariant a = left.data(sortRole()), b = right.data(sortRole());
    if (a.isValid() && b.isValid())
        return QSortFilterProxyModel::lessThan(left, right);
    const bool isAscending = sortOrder() == Qt::AscendingOrder;
    return isAscending ? a.isValid() && !b.isValid() : b.isValid() && !a.isValid();
}

namespace
{

class TableKeys : public QObject
{
public:
    TableKeys(QAbstractItemView& view, std::function<void()> copy, std::function<void(const QModelIndex&)> choose)
        : QObject(&view), m_view(view), m_copy(std::move(copy)), m_choose(std::move(choose))
    {
        view.installEventFilter(this);
    }

protected:
    bool eventFilter(QObject* watched, QEvent* event) override
    {
        if (watched != &m_view || event->type() != QEvent::KeyPress)
            return false;
        const auto& key = *static_cast<QKeyEvent*>(event);
        const bool chooses = m_choose && (key.key() == Qt::Key_Return || key.key() == Qt::Key_Enter);
        if (key.matches(QKeySequence::Copy))
            m_copy();
        else if (chooses)
            m_choose(m_view.currentIndex());
        else
            return false;
        return true;
    }

private:
    QAbstractItemView& m_view;
    std::function<void()> m_copy;
    std::function<void(const QModelIndex&)> m_choose;
};

} // namespace

void setTableKeys(QAbstractItemView& view, std::function<void()> copy, std::function<void(const QModelIndex&)> choose)
{
    new TableKeys(view, std::move(copy), std::move(choose));
}

} // namespace tilescope
