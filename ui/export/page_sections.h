#pragma once

#include "ui/export/report_page.h"

#include <QByteArray>

namespace tilescope
{

/// One figure of the section on times: its name and its origin.
struct PageTime {
    QString what, figure, origin;
};

/// Measured, emulated and predicted times; missing ones with the reason.
std::vector<PageTime> pageTimes(const ReportPage& page);

inline QString q(const std::string& text) { return QString::fromStdString(text); }

// The sections of a report page, in their order; each writes its heading too.
void writeSettings(PageWriter& writer, const ReportPage& page);
void writePictures(PageWriter& writer, const ReportPage& page);
void writeTimes(PageWriter& writer, const ReportPage& page);
void writeComparison(PageWriter& writer, const ReportPage& page);
void writeCharts(PageWriter& writer, const ReportPage& page);
void writeFindings(PageWriter& writer, const ReportPage& page);
void writeBlock(PageWriter& writer, const ReportPage& page);
void writeCounters(PageWriter& writer, const ReportPage& page);
void writeKernels(PageWriter& writer, const ReportPage& page);
void writeEnvironment(PageWriter& writer, const ReportPage& page);

/// The style sheet of a report page: for screens, light or dark following the reader's system, and for paper.
QByteArray pageStyle();

} // namespace tilescope
