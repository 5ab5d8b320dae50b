#include "ui/palette/palette_model.h"

#include "ui/theme/colours.h"

#include <QPainter>
#include <QTextLayout>

namespace tilescope
{

void PaletteModel::setCommands(const QList<PaletteCommand>& commands, const QString& typed, const QStringList& recent)
{
    beginResetModel();
    m_commands = commands;
    m_rows = rankCommands(m_commands, typed, recent);
    endResetModel();
}

const PaletteCommand& PaletteModel::command(int row) const { return m_commands[m_rows[row].index]; }

int PaletteModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

QVariant PaletteModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid() || index.row() >= m_rows.size())
        return {};
    const PaletteCommand& shown = command(index.row());
    switch (role) {
    case Qt::DisplayRole: return shown.name();
    case Qt::AccessibleDescriptionRole:
        return shown.isEnabled ? shown.meaning : tr("Not available now. %1").arg(shown.meaning);
    case MarksRole: return QVariant::fromValue(m_rows[index.row()].marks);
    case TitleFromRole: return static_cast<int>(shown.name().size() - shown.title.size());
    case KeyRole: return shown.key;
    case MeaningRole: return shown.meaning;
    case EnabledRole: return shown.isEnabled;
    case CheckedRole: return shown.isChecked;
    default: return {};
    }
}

namespace
{

constexpr int margin = 12;    // at both ends of a row
constexpr int tickWidth = 20; // before the name
constexpr int rowPadding = 6; // above and below the text

QTextLayout::FormatRange range(int from, int length, const QColor& colour, bool isBold)
{
    QTextCharFormat format;
    format.setForeground(colour);
    if (isBold)
        format.setFontWeight(QFont::Bold);
    return {from, length, format};
}

void drawName(QPainter& painter, const QRect& room, const QModelIndex& index, const Colours& colours, const QFont& font)
{
    const QString name = index.data(Qt::DisplayRole).toString();
    const int titleFrom = index.data(PaletteModel::TitleFromRole).toInt();
    const bool isEnabled = index.data(PaletteModel::EnabledRole).toBool();
    QList<QTextLayout::FormatRange> formats{range(0, titleFrom, colours.textMuted, false),
                                            range(titleFrom, static_cast<int>(name.size()) - titleFrom,
                                                  isEnabled ? colours.text : colours.textMuted, false)};
    for (const int mark : index.data(PaletteModel::MarksRole).value<QList<int>>())
        formats << range(mark, 1, isEnabled ? colours.accent : colours.textMuted, true);
    QTextLayout layout(name, font);
    QTextOption oneLine;
    oneLine.setWrapMode(QTextOption::NoWrap);
    layout.setTextOption(oneLine);
    layout.setFormats(formats);
    layout.beginLayout();
    layout.createLine();
    layout.endLayout();
    painter.setClipRect(room);
    layout.draw(&painter, QPointF(room.left(), room.center().y() + 0.5 - layout.boundingRect().height() / 2));
    painter.setClipping(false);
}

} // namespace

void PaletteDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    const Colours& colours = coloursOf(option.palette);
    painter->save();
    if (option.state & QStyle::State_Selected)
        painter->fillRect(option.rect, colours.noteField);
    QRect room = option.rect.adjusted(margin, 0, -margin, 0);
    if (index.data(PaletteModel::CheckedRole).toBool()) {
        painter->setPen(colours.accent);
        painter->drawText(room, Qt::AlignLeft | Qt::AlignVCenter, QStringLiteral("✓"));
    }
    room.setLeft(room.left() + tickWidth);
    const QString key = index.data(PaletteModel::KeyRole).toString();
    if (!key.isEmpty()) {
        painter->setPen(colours.textMuted);
        painter->drawText(room, Qt::AlignRight | Qt::AlignVCenter, key);
        room.setRight(room.right() - option.fontMetrics.horizontalAdvance(key) - margin);
    }
    QFont font = option.font;
    font.setItalic(!index.data(PaletteModel::EnabledRole).toBool());
    drawName(*painter, room, index, colours, font);
    painter->restore();
}

QSize PaletteDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex&) const
{
    return {0, option.fontMetrics.height() + 2 * rowPadding};
}

} // namespace tilescope
