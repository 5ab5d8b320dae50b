#pragma once

#include "ui/compare/compare_columns.h"

#include <QStringList>

#include <map>

namespace tilescope
{

/// Which columns a person wants to see. One of which they said nothing is shown as it declares itself, so that a new
/// column appears to those who chose before it was there.
class ColumnChoice
{
public:
    bool isShown(const CompareColumn& column) const;
    void set(const CompareColumn& column, bool isShown);
    void clear() { m_said.clear(); }

    QStringList toList() const; ///< "+key" and "-key", to be remembered
    static ColumnChoice fromList(const QStringList& list);

private:
    std::map<QString, bool> m_said;
};

} // namespace tilescope
