#pragma once

class QTableView;
class QTreeView;

namespace tilescope
{

/// A table as panels show it: whole rows, thin lines, nothing to edit.
void setUpTable(QTableView& view);
void setUpTree(QTreeView& view);

/// Makes columns as wide as their contents, never narrower than they were, so that changing figures do not shake them.
void fitColumns(QTableView& view);
void fitColumns(QTreeView& view); ///< rows that are folded away count too

} // namespace tilescope
