#pragma once

#include <QList>
#include <QString>

namespace tilescope
{

/// One thing that can be exported, as the chooser lists it.
struct ExportItem {
    struct Format {
        QString suffix, label; ///< "png"; "PNG, twice the pixels"
        int scale = 1;         ///< of a picture's pixels
    };
    QString key;             ///< "result", "view", "report", or a chart's
    QString title, sentence; ///< what it is
    QList<Format> formats;
    QString missing; ///< why it cannot be exported now; empty: it can
};

} // namespace tilescope
