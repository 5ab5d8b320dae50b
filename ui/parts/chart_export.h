#pragma once

#include "gpu/recipe/report.h"
#include "ui/parts/paper_chart.h"

#include <QByteArray>
#include <QString>

#include <functional>
#include <memory>

namespace tilescope
{

/// A chart as it can be put into files: drawn, or as its figures. The figures are CSV: titles with their units first,
/// numbers in full with a point, an empty cell where there is none.
struct ChartExport {
    QString key;      ///< of the panel that shows it
    QString title;    ///< "Times of the strategies"
    QString sentence; ///< what it shows
    QString missing;  ///< why there is nothing to export now; empty when there is
    std::function<PaperChart()> draw = {};
    std::function<QByteArray()> csv = {}; ///< UTF-8
};

/// What a run is, for the title of a chart: "Sobel, board, 16 × 16".
struct ChartSubject {
    QString text;

    QString headed(const QString& title) const
    {
        return text.isEmpty() ? title : QStringLiteral("%1 – %2").arg(title, text);
    }
};

/// The last good run with what belongs to it, which may be gone from the window since.
struct ExportedRun {
    std::shared_ptr<const Report> report; ///< null while there is none
    ImagePtr source;
    QString image; ///< for the command line: a file or "sample:…"; empty where there is neither
};

} // namespace tilescope
