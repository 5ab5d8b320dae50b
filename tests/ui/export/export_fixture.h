#pragma once

#include "gpu/image/histogram.h"
#include "tests/ui/run_reports.h"
#include "tests/ui/window_fixture.h"
#include "ui/canvas/pictures/line_profile.h"
#include "ui/export/page_maker.h"
#include "ui/export/page_sections.h"
#include "ui/parts/charts/chart_export.h"
#include "ui/parts/duration_text.h"
#include "ui/parts/export_file.h"
#include "ui/sweep/sweep_sheet.h"
#include "ui/theme/theme.h"

#include <QSvgRenderer>
#include <QXmlStreamReader>
#include <QtTest>

// Reports and pictures to export, and readers of the exported files.

namespace tilescope::test
{

inline const QString hostileName = QStringLiteral("<script>alert('1')</script>&\"x\".png");
const std::string hostileKernel =
    "// </li><script>alert(2)</script>\n__global__ void k() { a < b && c > d; }\x01\n\tend";

/// Every text of a page, and the number of each element; `problem` is set if the page is not well-formed.
struct PageContent {
    explicit PageContent(const QByteArray& page)
    {
        QXmlStreamReader reader(page);
        while (!reader.atEnd()) {
            reader.readNext();
            if (reader.isStartElement()) {
                ++elements[reader.name().toString()];
                const auto attributes = reader.attributes();
                for (const auto& attribute : attributes) {
                    values << attribute.value().toString();
                    isActive = isActive || attribute.name().startsWith(QLatin1String("on"));
                }
                if (isCell(reader.name())) {
                    isInCell = true;
                    cells << QString();
                }
            } else if (reader.isEndElement()) {
                isInCell = isInCell && !isCell(reader.name());
            } else if (reader.isCharacters()) {
                text += reader.text();
                if (isInCell)
                    cells.back() += reader.text();
            }
        }
        if (reader.hasError())
            problem = QStringLiteral("line %1: %2").arg(reader.lineNumber()).arg(reader.errorString());
    }
    static bool isCell(QStringView name)
    {
        return name == QLatin1String("th") || name == QLatin1String("td") || name == QLatin1String("li");
    }
    QString cellAfter(const QString& title) const { return cells.value(cells.indexOf(title) + 1); }

    QMap<QString, int> elements;
    QStringList cells, values;
    QString text, problem;
    bool isInCell = false;
    bool isActive = false; ///< contains a script or an event handler
};

inline ReportPage pageOf(const std::shared_ptr<Report>& report)
{
    const Registry registry;
    RunTable table(registry);
    table.choose(report->recipe);
    table.add(report);
    ReportPage page = makeReportPage(registry, report, table);
    page.environment.device.reason = Message("There is no NVIDIA driver here.");
    page.command = QStringLiteral("tilescope run sample:board --op sobel");
    return page;
}

inline QList<QStringList> readCsv(const QByteArray& bytes)
{
    QList<QStringList> rows;
    for (const QString& line : QString::fromUtf8(bytes).split(QLatin1Char('\n'), Qt::SkipEmptyParts)) {
        QStringList cells{QString()};
        bool isQuoted = false;
        for (const QChar c : line.trimmed()) {
            if (c == QLatin1Char('"'))
                isQuoted = !isQuoted;
            else if (c == QLatin1Char(',') && !isQuoted)
                cells << QString();
            else
                cells.back() += c;
        }
        rows << cells;
    }
    return rows;
}

/// The texts of an SVG; empty if it is not an SVG.
inline QString svgText(const QByteArray& svg)
{
    QXmlStreamReader reader(svg);
    QString text;
    while (!reader.atEnd())
        if (reader.readNext() == QXmlStreamReader::Characters)
            text += reader.text().toString() + QLatin1Char('\n');
    return reader.hasError() || !QSvgRenderer(svg).isValid() ? QString() : text;
}

inline TimingTable timings(const Registry& registry, const std::string& title = {})
{
    TimingTable table(registry);
    auto first = timed("global", 12.5), second = timed("shared", 3.25);
    second->time->minUs = 3.125;
    second->time->p95Us = 4.0;
    second->estimate = Estimate{.gpu = "H200" + title, .lowerUs = 2, .upperUs = 5, .boundBy = "memory"};
    table.add(*first, false);
    table.add(*second, true);
    table.addFailure("block_copy", "a block of 0, \"none\"");
    return table;
}

inline ImagePtr ramp(PixelFormat format)
{
    auto image = std::make_shared<Image>(16, 4, format);
    unsigned char value = 0;
    for (std::byte& byte : image->bytes())
        byte = std::byte{value++};
    return image;
}

} // namespace tilescope::test
