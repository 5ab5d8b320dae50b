#include "ui/window/keys_dialog.h"

#include "ui/parts/labels.h"

#include <QDialogButtonBox>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QScrollArea>
#include <QVBoxLayout>

#include <algorithm>

namespace tilescope
{

static constexpr int columnWidth = 372;
static constexpr int mostColumns = 4;

KeysDialog::KeysDialog(const QList<KeyGroup>& groups, QWidget* parent)
    : QDialog(parent), m_filter(new QLineEdit), m_nothing(mutedLabel(tr("No key matches."))), m_scroll(new QScrollArea),
      m_content(new QWidget)
{
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowTitle(tr("Keys"));
    for (const auto& group : groups)
        m_groups << makeGroup(group);
    m_filter->setPlaceholderText(tr("Find a key or what it does"));
    m_filter->setAccessibleName(tr("Find a key"));
    m_filter->setClearButtonEnabled(true);
    m_scroll->setWidget(m_content);
    m_scroll->setWidgetResizable(true);
    m_scroll->setFrameShape(QFrame::NoFrame);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(24, 20, 16, 16);
    column->setSpacing(12);
    column->addWidget(m_filter);
    column->addWidget(m_nothing);
    column->addWidget(m_scroll, 1);
    column->addWidget(buttons);
    m_nothing->hide();
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(m_filter, &QLineEdit::textChanged, this, &KeysDialog::showMatching);
    const QSize room = parent ? parent->window()->size() : QSize(1280, 860);
    resize(std::min(3 * columnWidth + 80, room.width() - 60), room.height() - 60);
    arrange();
    constexpr int around = 150; // field, button and margins
    resize(width(), std::min(height(), m_content->sizeHint().height() + around));
}

KeysDialog::Group KeysDialog::makeGroup(const KeyGroup& group)
{
    constexpr int keyWidth = 156;
    Group made{new QWidget(m_content), {}};
    auto* grid = new QGridLayout(made.widget);
    grid->setContentsMargins(0, 0, 16, 20);
    grid->setHorizontalSpacing(12);
    grid->setVerticalSpacing(4);
    grid->setColumnMinimumWidth(0, keyWidth);
    grid->setColumnStretch(1, 1);
    grid->addWidget(headingLabel(group.title), 0, 0, 1, 2);
    for (const auto& row : group.rows) {
        auto* keys = new QLabel(row.keys);
        keys->setTextFormat(Qt::PlainText);
        auto* meaning = mutedLabel(row.meaning);
        keys->setBuddy(meaning);
        const int at = grid->rowCount();
        grid->addWidget(keys, at, 0, Qt::AlignLeft | Qt::AlignTop);
        grid->addWidget(meaning, at, 1);
        made.rows << Row{row, keys, meaning};
    }
    return made;
}

int KeysDialog::Group::shownRows() const
{
    return static_cast<int>(std::count_if(rows.begin(), rows.end(), [](const Row& row) { return row.isShown; }));
}

QList<KeyRow> KeysDialog::shownRows() const
{
    QList<KeyRow> shown;
    for (const auto& group : m_groups)
        for (const auto& row : group.rows)
            if (row.isShown)
                shown << row.text;
    return shown;
}

void KeysDialog::showMatching(const QString& wanted)
{
    const QStringList words = wanted.split(QLatin1Char(' '), Qt::SkipEmptyParts);
    for (auto& group : m_groups) {
        for (auto& row : group.rows) {
            const QString text = row.text.keys + QLatin1Char(' ') + row.text.meaning;
            row.isShown = std::all_of(words.begin(), words.end(), [&text](const QString& word) {
                return text.contains(word, Qt::CaseInsensitive);
            });
            row.keys->setVisible(row.isShown);
            row.meaning->setVisible(row.isShown);
        }
        group.widget->setVisible(group.shownRows() > 0);
    }
    m_nothing->setVisible(shownRows().isEmpty());
    m_columns = 0;
    arrange();
}

void KeysDialog::resizeEvent(QResizeEvent* event)
{
    QDialog::resizeEvent(event);
    arrange();
}

void KeysDialog::arrange()
{
    const int columns = std::clamp((width() - 48) / columnWidth, 1, mostColumns);
    if (columns == m_columns)
        return;
    m_columns = columns;
    constexpr int headingRows = 2; // a heading and the space under a group, in rows
    int total = 0;
    for (const auto& group : m_groups)
        total += group.shownRows() > 0 ? group.shownRows() + headingRows : 0;

    delete m_content->layout();
    auto* row = new QHBoxLayout(m_content);
    row->setContentsMargins(0, 0, 0, 0);
    QVBoxLayout* column = nullptr;
    int filled = 0, begun = 0;
    for (const auto& group : m_groups) {
        const int height = group.shownRows() > 0 ? group.shownRows() + headingRows : 0;
        // A group is assigned to the column in which its middle would lie if all groups were in one long column.
        if (!column || (begun < columns && (filled + height / 2) * columns >= begun * total)) {
            column = new QVBoxLayout;
            row->addLayout(column, 1);
            ++begun;
        }
        column->addWidget(group.widget, 0, Qt::AlignTop);
        filled += height;
    }
    for (int index = 0; index < row->count(); ++index)
        static_cast<QVBoxLayout*>(row->itemAt(index)->layout())->addStretch(1);
    for (; begun < columns; ++begun) // remaining empty columns keep their width
        row->addStretch(1);
}

} // namespace tilescope
