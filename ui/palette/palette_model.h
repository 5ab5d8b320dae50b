#pragma once

#include "ui/palette/fuzzy_match.h"

#include <QAbstractListModel>
#include <QStyledItemDelegate>

namespace tilescope
{

/// The commands that fit what is typed, the best first.
class PaletteModel : public QAbstractListModel
{
    Q_OBJECT

public:
    enum Role { MarksRole = Qt::UserRole + 1, TitleFromRole, KeyRole, MeaningRole, EnabledRole, CheckedRole };

    using QAbstractListModel::QAbstractListModel;

    void setCommands(const QList<PaletteCommand>& commands, const QString& typed, const QStringList& recent);
    const PaletteCommand& command(int row) const; ///< of a row that there is

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;

private:
    QList<PaletteCommand> m_commands;
    QList<RankedCommand> m_rows;
};

/// A row of the palette: a tick where it is in force, the way to it, its name with the letters that fit, its key at
/// the right. What cannot be now is dim.
class PaletteDelegate : public QStyledItemDelegate
{
    Q_OBJECT

public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;
};

} // namespace tilescope
