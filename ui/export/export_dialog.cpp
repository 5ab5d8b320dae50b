#include "ui/export/export_dialog.h"

#include "ui/export/export_item.h"
#include "ui/parts/labels.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QListWidget>
#include <QPushButton>
#include <QVBoxLayout>

#include <utility>

namespace tilescope
{

ExportDialog::ExportDialog(QList<ExportItem> items, NameOf nameOf, QWidget* parent)
    : QDialog(parent), m_items(std::move(items)), m_nameOf(std::move(nameOf)), m_list(new QListWidget),
      m_formats(new QComboBox), m_name(mutedLabel({}))
{
    setWindowTitle(tr("Export"));
    m_list->setItemDelegate(new ExportItemDelegate(m_list));
    m_list->setAccessibleName(tr("What to export"));
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_formats->setAccessibleName(tr("Format"));
    m_formats->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    m_name->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel);
    m_export = buttons->addButton(tr("Export…"), QDialogButtonBox::AcceptRole);
    m_export->setDefault(true);

    auto* form = new QFormLayout;
    form->addRow(tr("&Format"), m_formats);
    form->addRow(tr("File name"), m_name);
    auto* column = new QVBoxLayout(this);
    column->addWidget(m_list, 1);
    column->addLayout(form);
    column->addWidget(buttons);
    resize(560, 620);

    fillList();
    connect(m_list, &QListWidget::currentRowChanged, this, &ExportDialog::showItem);
    connect(m_list, &QListWidget::itemActivated, this, &ExportDialog::take);
    connect(m_formats, &QComboBox::currentIndexChanged, this, &ExportDialog::showName);
    connect(buttons, &QDialogButtonBox::accepted, this, &ExportDialog::take);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    showItem();
    m_list->setFocus();
}

/// Items that cannot be exported now stay in the list, disabled, with the reason in place of the description.
void ExportDialog::fillList()
{
    int first = -1;
    for (const ExportItem& one : std::as_const(m_items)) {
        const bool isThere = one.missing.isEmpty();
        auto* row = new QListWidgetItem(one.title, m_list);
        row->setData(ExportItemDelegate::SentenceRole, isThere ? one.sentence : one.missing);
        row->setData(Qt::AccessibleDescriptionRole, isThere ? one.sentence : one.missing);
        row->setFlags(isThere ? Qt::ItemIsEnabled | Qt::ItemIsSelectable : Qt::NoItemFlags);
        if (isThere && first < 0)
            first = m_list->count() - 1;
    }
    m_list->setCurrentRow(first);
}

const ExportItem* ExportDialog::item() const
{
    const int row = m_list->currentRow();
    return row >= 0 && m_items[row].missing.isEmpty() ? &m_items[row] : nullptr;
}

void ExportDialog::showItem()
{
    const ExportItem* const shown = item();
    m_formats->clear();
    if (shown)
        for (const ExportItem::Format& format : shown->formats)
            m_formats->addItem(format.label);
    m_formats->setEnabled(m_formats->count() > 1);
    m_export->setEnabled(shown != nullptr);
    showName();
}

void ExportDialog::showName()
{
    const ExportItem* const shown = item();
    const int format = m_formats->currentIndex();
    m_name->setText(shown && format >= 0 ? m_nameOf(shown->key, shown->formats[format].suffix) : QString());
}

QString ExportDialog::name() const { return m_name->text(); }

void ExportDialog::take()
{
    const ExportItem* const shown = item();
    const int format = m_formats->currentIndex();
    if (!shown || format < 0)
        return;
    const ExportItem taken = *shown;
    accept();
    emit chosen(taken, taken.formats[format]);
}

} // namespace tilescope
