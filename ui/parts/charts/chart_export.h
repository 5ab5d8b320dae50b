#pragma once

#include "gpu/recipe/report.h"
#include "ui/parts/charts/paper_chart.h"

#include <QByteArray>
#include <QString>

#include <functional>
#include <memory>

namespace tilescope
{

/// A chart for export to files: its drawing and its figures. The figures are CSV: titles with units first, numbers with
/// all digits and a decimal point, an empty cell for a missing number.
struct ChartExport {
    QString key;      ///< of the panel that shows it
    QString title;    ///< "Times of the strategies"
    QString sentence; ///< what it shows
    QString missing;  ///< why there is nothing to export now; empty if there is something
    std::function<PaperChart()> draw = {};
    std::function<QByteArray()> csv = {}; ///< UTF-8
};

/// Describes a run for the title of a chart: "Sobel, board, 16 × 16".
struct ChartSubject {
    QString text;

    QString headed(const QString& title) const
    {
        return text.isEmpty() ? title : QStringLiteral("%1 – %2").arg(title, text);
    }
};

/// The last good run with its data, which the window may have dropped since.
struct ExportedRun {
    std::shared_ptr<const Report> report; ///< null if there is none
    ImagePtr source;
    QString image; ///< for the command line: a file or "sample:…"; empty if it is neither
};

} // namespace tilescope
