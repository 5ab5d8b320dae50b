#pragma once

#include "gpu/operations/experiment_table.h"

#include <QByteArray>

namespace tilescope
{

/// A source text's figures beside ours as a page in the style of the report page: one self-contained HTML file.
QByteArray experimentPage(const ExperimentTable& table);

} // namespace tilescope
