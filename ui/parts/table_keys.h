#pragma once

#include <functional>

class QAbstractItemView;
class QModelIndex;

namespace tilescope
{

/// What the keyboard does in a table: the platform's key for copying calls `copy`; Return and Enter call `choose` with
/// the current row, or do nothing where there is no `choose`.
void setTableKeys(QAbstractItemView& view, std::function<void()> copy,
                  std::function<void(const QModelIndex&)> choose = {});

} // namespace tilescope
