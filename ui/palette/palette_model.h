#pragma once

#include "ui/palette/palette_ranking.h"

#include <QAbstractListModel>

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

} // namespace tilescope
