#pragma once

#include "ui/palette/fuzzy_match.h"

#include <QAbstractListModel>
#include <QStyledItemDelegate>

namespace tilescope
{

/// The commands that match the input, the best first.
class PaletteModel : public QAbstractListModel
{
    Q_OBJECT

public:
    enum Role { MarksRole = Qt::UserRole + 1, TitleFromRole, KeyRole, MeaningRole, EnabledRole, CheckedRole };

    using QAbstractListModel::QAbstractListModel;

    void setCommands(const QList<PaletteCommand>& commands, const QString& typed, const QStringList& recent);
    const PaletteCommand& command(int row) const; ///< the row must exist

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;

private:
    QList<PaletteCommand> m_commands;
    QList<RankedCommand> m_rows;
};

/// Draws a row of the palette: a check mark if the command is in effect, its menu path, its name with the matching
/// letters marked, its key on the right. Disabled commands are dimmed.
class PaletteDelegate : public QStyledItemDelegate
{
    Q_OBJECT

public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;
};

} // namespace tilescope
