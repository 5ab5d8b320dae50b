#include "ui/palette/palette_model.h"

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
    case Qt::AccessibleDescriptionRole: return shown.isEnabled ? shown.meaning : tr("Not now. %1").arg(shown.meaning);
    case MarksRole: return QVariant::fromValue(m_rows[index.row()].marks);
    case TitleFromRole: return static_cast<int>(shown.name().size() - shown.title.size());
    case KeyRole: return shown.key;
    case MeaningRole: return shown.meaning;
    case EnabledRole: return shown.isEnabled;
    case CheckedRole: return shown.isChecked;
    default: return {};
    }
}

} // namespace tilescope
