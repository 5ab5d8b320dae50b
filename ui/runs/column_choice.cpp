#include "ui/runs/column_choice.h"

namespace tilescope
{

bool ColumnChoice::isShown(const RunColumn& column) const
{
    const auto said = m_said.find(column.key);
    return column.key.isEmpty() || (said == m_said.end() ? column.isDefault : said->second);
}

void ColumnChoice::set(const RunColumn& column, bool isShown)
{
    if (isShown == column.isDefault)
        m_said.erase(column.key);
    else if (!column.key.isEmpty())
        m_said[column.key] = isShown;
}

QStringList ColumnChoice::toList() const
{
    QStringList list;
    for (const auto& [key, isShown] : m_said)
        list << (isShown ? QLatin1Char('+') : QLatin1Char('-')) + key;
    return list;
}

ColumnChoice ColumnChoice::fromList(const QStringList& list)
{
    ColumnChoice choice;
    for (const QString& word : list)
        if (word.size() > 1 && (word[0] == QLatin1Char('+') || word[0] == QLatin1Char('-')))
            choice.m_said[word.mid(1)] = word[0] == QLatin1Char('+');
    return choice;
}

} // namespace tilescope
