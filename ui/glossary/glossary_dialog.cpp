#include "ui/glossary/glossary_dialog.h"

#include "ui/glossary/term_picture.h"
#include "ui/parts/labels.h"
#include "ui/translation.h"

#include <QDialogButtonBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QListWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace tilescope
{

static constexpr int keyRole = Qt::UserRole;

static bool matches(const GlossaryTerm& term, const QString& words)
{
    const auto contains = [&words](const std::string& text) {
        return QString::fromStdString(text).contains(words, Qt::CaseInsensitive);
    };
    return contains(term.name) || contains(translated(term.name).toStdString()) ||
           std::ranges::any_of(term.forms, contains);
}

GlossaryDialog::GlossaryDialog(QWidget* parent)
    : QDialog(parent), m_search(new QLineEdit), m_list(new QListWidget), m_name(headingLabel({})),
      m_picture(new QLabel), m_meaning(new QLabel), m_forms(mutedLabel({})), m_related(new QLabel)
{
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowTitle(tr("Glossary"));
    m_search->setPlaceholderText(tr("Find a term"));
    m_search->setAccessibleName(tr("Find a term"));
    m_search->setClearButtonEnabled(true);
    m_list->setAccessibleName(tr("Terms"));
    for (const GlossaryTerm& term : glossary()) {
        auto* item = new QListWidgetItem(translated(term.name), m_list);
        item->setData(keyRole, QByteArray::fromStdString(term.key));
    }
    constexpr int listWidth = 200;
    auto* list = new QVBoxLayout;
    list->setSpacing(8);
    list->addWidget(m_search);
    list->addWidget(m_list, 1);
    m_search->setFixedWidth(listWidth);
    m_list->setFixedWidth(listWidth);
    auto* row = new QHBoxLayout;
    row->setSpacing(24);
    row->addLayout(list);
    row->addWidget(makePage(), 1);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(20, 20, 20, 16);
    column->setSpacing(12);
    column->addLayout(row, 1);
    column->addWidget(buttons);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(m_search, &QLineEdit::textChanged, this, &GlossaryDialog::showMatching);
    connect(m_list, &QListWidget::currentRowChanged, this, &GlossaryDialog::showChosen);
    m_list->setCurrentRow(0);
    resize(680, 460);
}

QWidget* GlossaryDialog::makePage()
{
    m_meaning->setWordWrap(true);
    m_meaning->setTextFormat(Qt::PlainText);
    m_meaning->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_related->setWordWrap(true);
    m_related->setTextFormat(Qt::RichText);
    connect(m_related, &QLabel::linkActivated, this,
            [this](const QString& key) { choose(glossaryTerm(key.toStdString())); });
    keepFontShare(*m_name, 1.5, QFont::DemiBold);
    auto* page = new QWidget;
    auto* column = new QVBoxLayout(page);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(12);
    for (QLabel* part : {m_name, m_picture, m_meaning, m_forms, m_related})
        column->addWidget(part);
    column->addStretch(1);
    return page;
}

const GlossaryTerm* GlossaryDialog::chosen() const
{
    const QListWidgetItem* const item = m_list->currentItem();
    return item ? &glossaryTerm(item->data(keyRole).toByteArray().toStdString()) : nullptr;
}

void GlossaryDialog::choose(const GlossaryTerm& term)
{
    m_search->clear(); // it may be hidden
    for (int row = 0; row < m_list->count(); ++row)
        if (m_list->item(row)->data(keyRole).toByteArray() == QByteArray::fromStdString(term.key))
            m_list->setCurrentRow(row);
    m_list->setFocus();
}

void GlossaryDialog::showMatching(const QString& words)
{
    QListWidgetItem* first = nullptr;
    for (int row = 0; row < m_list->count(); ++row) {
        QListWidgetItem& item = *m_list->item(row);
        const bool isShown = matches(glossaryTerm(item.data(keyRole).toByteArray().toStdString()), words.trimmed());
        item.setHidden(!isShown);
        first = isShown && !first ? &item : first;
    }
    if (first && (!m_list->currentItem() || m_list->currentItem()->isHidden()))
        m_list->setCurrentItem(first);
}

void GlossaryDialog::showChosen()
{
    const GlossaryTerm* const term = chosen();
    if (!term)
        return;
    m_name->setText(translated(term->name));
    constexpr qreal enlargement = 1.5;
    QImage picture = termPicture(term->key, coloursOf(palette()), enlargement * devicePixelRatioF());
    picture.setDevicePixelRatio(devicePixelRatioF());
    m_picture->setVisible(!picture.isNull());
    m_picture->setPixmap(QPixmap::fromImage(picture));
    m_picture->setAccessibleName(tr("Illustration of %1").arg(m_name->text()));
    m_meaning->setText(translated(term->meaning));
    QStringList forms;
    for (const std::string& form : term->forms)
        if (!form.starts_with(term->name)) // not its plural
            forms << QString::fromStdString(form);
    m_forms->setText(tr("Also: %1").arg(listed(forms)));
    m_forms->setVisible(!forms.isEmpty());
    QStringList links;
    for (const std::string& key : term->related)
        links << QStringLiteral("<a href=\"%1\">%2</a>")
                     .arg(QString::fromStdString(key), translated(glossaryTerm(key).name));
    m_related->setText(tr("See also: %1").arg(links.join(QStringLiteral(" · "))));
}

void GlossaryDialog::changeEvent(QEvent* event)
{
    QDialog::changeEvent(event);
    if (event->type() == QEvent::PaletteChange) // the theme
        showChosen();
}

} // namespace tilescope
