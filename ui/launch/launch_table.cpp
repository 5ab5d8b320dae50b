#include "ui/launch/launch_table.h"

#include "ui/launch/binding_model.h"
#include "ui/parts/tables/panel_table.h"
#include "ui/parts/tables/table_text.h"

#include <QApplication>
#include <QClipboard>
#include <QComboBox>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLineEdit>
#include <QStyledItemDelegate>

namespace tilescope
{

namespace
{

/// A field for any expression, with a list of what else is there.
class GivenDelegate : public QStyledItemDelegate
{
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    QWidget* createEditor(QWidget* parent, const QStyleOptionViewItem&, const QModelIndex& index) const override
    {
        auto* box = new QComboBox(parent);
        box->setEditable(true);
        box->setInsertPolicy(QComboBox::NoInsert);
        box->addItems(index.data(BindingModel::ChoicesRole).toStringList());
        box->lineEdit()->setMaxLength(mostCharacters);
        box->setAccessibleName(index.siblingAtColumn(BindingModel::Name).data().toString());
        auto* delegate = const_cast<GivenDelegate*>(this); // signals are not const
        connect(box, &QComboBox::activated, delegate, [delegate, box] {
            emit delegate->commitData(box);
            emit delegate->closeEditor(box);
        });
        return box;
    }

    void setEditorData(QWidget* editor, const QModelIndex& index) const override
    {
        if (auto* box = qobject_cast<QComboBox*>(editor)) {
            box->setCurrentText(index.data(Qt::EditRole).toString());
            box->lineEdit()->selectAll();
        }
    }

    void setModelData(QWidget* editor, QAbstractItemModel* model, const QModelIndex& index) const override
    {
        if (auto* box = qobject_cast<QComboBox*>(editor))
            model->setData(index, box->currentText(), Qt::EditRole);
    }

protected:
    /// Return ends the editing, and does nothing else: a dialog around the table would take it for its button.
    bool eventFilter(QObject* editor, QEvent* event) override
    {
        const bool isFiltered = QStyledItemDelegate::eventFilter(editor, event);
        if (event->type() != QEvent::KeyPress)
            return isFiltered;
        const int key = static_cast<QKeyEvent*>(event)->key();
        return isFiltered || key == Qt::Key_Return || key == Qt::Key_Enter;
    }

private:
    static constexpr int mostCharacters = 300;
};

} // namespace

LaunchTable::LaunchTable(QWidget* parent) : QTableView(parent), m_model(new BindingModel(this))
{
    setModel(m_model);
    setUpTable(*this);
    horizontalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    horizontalHeader()->setStretchLastSection(true);
    setEditTriggers(EditKeyPressed | AnyKeyPressed);
    connect(this, &QTableView::clicked, this, [this](const QModelIndex& index) {
        if (index.flags() & Qt::ItemIsEditable)
            edit(index);
    });
    setItemDelegateForColumn(BindingModel::Given, new GivenDelegate(this));
    setAccessibleName(tr("Kernel arguments"));
    setTableKeys(
        *this, [this] { QApplication::clipboard()->setText(toPlainText(*m_model)); },
        [this](const QModelIndex& index) {
            const QModelIndex given = index.siblingAtColumn(BindingModel::Given);
            if (given.flags() & Qt::ItemIsEditable)
                edit(given);
        });
    connect(m_model, &BindingModel::modelReset, this, &LaunchTable::fit);
}

void LaunchTable::fit()
{
    clearSpans();
    for (int row = 0; row < m_model->rowCount(); ++row)
        if (m_model->index(row, BindingModel::Why).data().toString().isEmpty())
            setSpan(row, 0, 1, BindingModel::ColumnCount);
    fitColumns(*this);
    constexpr int mostCharacters = 24; // of a long expression, so that its value is in view
    const int most = mostCharacters * fontMetrics().averageCharWidth();
    if (columnWidth(BindingModel::Given) > most)
        setColumnWidth(BindingModel::Given, most);
}

void LaunchTable::changeEvent(QEvent* event)
{
    QTableView::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange)
        verticalHeader()->setDefaultSectionSize(fontMetrics().height() + 10);
}

} // namespace tilescope
