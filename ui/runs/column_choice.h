#pragma once

#include "ui/runs/run_columns.h"

#include <QStringList>

#include <map>

namespace tilescope
{

/// Which columns the user wants to see. A column without a choice has its declared default, so that a new column also
/// appears for users who made a choice before it existed.
class ColumnChoice
{
public:
    bool isShown(const RunColumn& column) const;
    void set(const RunColumn& column, bool isShown);
    void clear() { m_said.clear(); }
    bool isEmpty() const { return m_said.empty(); }

    QStringList toList() const; ///< "+key" and "-key", for the preferences
    static ColumnChoice fromList(const QStringList& list);

private:
    std::map<QString, bool> m_said;
};

} // namespace tilescope
