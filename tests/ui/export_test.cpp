#include "compare_reports.h"
#include "gpu/image/histogram.h"
#include "ui/canvas/line_profile.h"
#include "ui/export/chart_export.h"
#include "ui/export/export_error.h"
#include "ui/export/export_file.h"
#include "ui/export/page_maker.h"
#include "ui/export/page_sections.h"
#include "ui/panels/duration_text.h"
#include "ui/panels/sweep_metric.h"
#include "ui/theme/theme.h"
#include "window_fixture.h"

#include <QSvgRenderer>
#include <QXmlStreamReader>
#include <QtTest>

using namespace tilescope;
using namespace tilescope::test;

namespace
{

const QString hostileName = QStringLiteral("<script>alert('1')</script>&\"x\".png");
const std::string hostileKernel =
    "// </li><script>alert(2)</script>\n__global__ void k() { a < b && c > d; }\x01\n\tend";

/// Every text of a page, and how often each element is there; a page that is not well-formed has a problem.
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
    bool isActive = false; ///< something is run when something happens
};

ReportPage pageOf(const std::shared_ptr<Report>& report)
{
    const Registry registry;
    CompareTable table(registry);
    table.choose(report->recipe);
    table.add(report);
    ReportPage page = makeReportPage(registry, report, table);
    page.environment.device.reason = "There is no NVIDIA driver here.";
    page.command = QStringLiteral("tilescope run sample:board --op sobel");
    return page;
}

QList<QStringList> readCsv(const QByteArray& bytes)
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

/// The texts of an SVG; none when it is not one.
QString svgText(const QByteArray& svg)
{
    QXmlStreamReader reader(svg);
    QString text;
    while (!reader.atEnd())
        if (reader.readNext() == QXmlStreamReader::Characters)
            text += reader.text().toString() + QLatin1Char('\n');
    return reader.hasError() || !QSvgRenderer(svg).isValid() ? QString() : text;
}

TimingTable timings(const Registry& registry, const std::string& title = {})
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

ImagePtr ramp(PixelFormat format)
{
    auto image = std::make_shared<Image>(16, 4, format);
    unsigned char value = 0;
    for (std::byte& byte : image->bytes())
        byte = std::byte{value++};
    return image;
}

} // namespace

class ExportTest : public QObject
{
    Q_OBJECT

    QTemporaryDir m_folder;

private slots:
    void aPageIsOneFileThatRunsAndLoadsNothing()
    {
        auto run = counted("shared", 4);
        const ReportPage page = pageOf(run);
        const PageContent content(reportPage(page));
        QCOMPARE(content.problem, QString());
        QCOMPARE(content.elements.value("script"), 0);
        QCOMPARE(content.elements.value("link"), 0);
        QVERIFY(!content.isActive);
        for (const QString& value : content.values)
            QVERIFY2(!value.contains("://") || value.startsWith("http://www.w3.org/"), qPrintable(value));
        QCOMPARE(content.cellAfter("Operation"), page.operation);
        QVERIFY(content.text.contains(page.command));
    }

    void hostileTextStaysText()
    {
        auto run = counted("shared", 4);
        run->image.name = hostileName.toStdString();
        run->recipe.source = hostileKernel;
        run->notes = {"<b onclick=\"x\">note</b>"};
        run->findings.push_back(
            {.kind = "race", .source = "sobel/shared.cu", .line = 2, .message = "<img src=x> & more"});
        ReportPage page = pageOf(run);
        page.command = "'<script>'";
        const PageContent content(reportPage(page));
        QCOMPARE(content.problem, QString());
        QCOMPARE(content.elements.value("script") + content.elements.value("img") + content.elements.value("b"), 0);
        QVERIFY(!content.isActive);
        QVERIFY(content.text.contains(hostileName));
        QVERIFY(content.text.contains("<b onclick=\"x\">note</b>"));
        QVERIFY(content.text.contains("<img src=x> & more"));
        QVERIFY(content.cells.contains("// </li><script>alert(2)</script>"));
        QVERIFY(content.cells.contains(QStringLiteral("__global__ void k() { a < b && c > d; }\uFFFD")));
        QVERIFY(content.cells.contains("\tend"));
    }

    void aFindingLeadsToItsLine()
    {
        auto run = counted("shared", 4);
        const ReportPage without = pageOf(run);
        const std::string file = without.kernels.front().name;
        run->findings.push_back(
            {.kind = "race", .source = file, .line = 3, .message = "two write", .otherLine = 5, .cure = "a barrier"});
        const PageContent content(reportPage(pageOf(run)));
        QVERIFY(content.cells.contains(QString::fromStdString(file) + ", line 3 and 5"));
        QVERIFY(content.values.contains("#kernel1-3"));
        QVERIFY(content.values.contains("kernel1-3"));
        QCOMPARE(content.values.count("two write"), 2); // at both lines
        QVERIFY(content.text.contains("Cure: a barrier"));
        const int lines = static_cast<int>(QString::fromStdString(without.kernels.front().text).trimmed().count('\n'));
        QVERIFY(content.values.contains(QStringLiteral("kernel1-%1").arg(lines + 1)));
    }

    void countersCarryTheirMark_data()
    {
        QTest::addColumn<bool>("isExact");
        QTest::addColumn<QString>("cell");
        QTest::newRow("exact") << true << QStringLiteral("=\u00A01,000");
        QTest::newRow("estimated") << false << QStringLiteral("≈\u00A01,000");
    }
    void countersCarryTheirMark()
    {
        QFETCH(bool, isExact);
        QFETCH(QString, cell);
        auto run = counted("shared", 4);
        run->counters->exact = isExact;
        const PageContent content(reportPage(pageOf(run)));
        QVERIFY2(content.cells.contains(cell), qPrintable(content.cells.join('|')));
    }

    void everyTimeSaysWhereItComesFrom()
    {
        auto onGpu = timed("shared", 3.25);
        onGpu->estimate = Estimate{.gpu = "H200", .lowerUs = 3.1, .upperUs = 7.4, .boundBy = "memory"};
        PageContent content(reportPage(pageOf(onGpu)));
        QCOMPARE(content.cellAfter("GPU time"), durationText(3.25));
        QVERIFY(
            content.cellAfter(durationText(3.25)).startsWith("Measured on NVIDIA H200 by CUDA events: median of 100"));
        QCOMPARE(content.cellAfter("Predicted band"), bandText(3.1, 7.4));
        QVERIFY(content.cellAfter(bandText(3.1, 7.4)).endsWith("bound by memory: not a measurement."));
        QCOMPARE(content.cellAfter("Emulated here"), QStringLiteral("–"));

        content = PageContent(reportPage(pageOf(counted("shared", 4))));
        QCOMPARE(content.cellAfter("Emulated here"), durationText(4000));
        QVERIFY(content.cellAfter(durationText(4000)).endsWith("Not a GPU's time."));
        QCOMPARE(content.cellAfter("One CPU thread"), durationText(2500));
    }

    void whatIsMissingSaysWhy_data()
    {
        QTest::addColumn<QString>("sentence");
        QTest::addColumn<int>("which");
        int which = 0;
        for (const char* sentence :
             {"Not measured: There is no NVIDIA driver here.",
              "The model needs counters, and this run was not counted.", "Nothing was counted in this run",
              "Not compared with the CPU reference", "Not measured: the result was not compared with the reference.",
              "Only the window has one."})
            QTest::newRow(sentence) << QString(sentence) << which++;
    }
    void whatIsMissingSaysWhy()
    {
        QFETCH(QString, sentence);
        auto bare = emulated("shared", 4);
        bare->check.reset();
        bare->cpuReferenceMs.reset();
        ReportPage page = pageOf(bare);
        page.pictures.push_back({"View", {}, {}, "Only the window has one."});
        const PageContent content(reportPage(page));
        QVERIFY2(content.text.contains(sentence), qPrintable(content.text));
    }

    void strategiesStandSideBySide()
    {
        const Registry registry;
        CompareTable table(registry);
        const auto whole = [&registry](std::shared_ptr<Report> run) { // as a run has it
            run->recipe = registry.completed(run->recipe);
            return run;
        };
        table.choose(registry.completed(recipe("shared")));
        table.add(whole(counted("shared", 4)));
        table.add(whole(counted("global", 8)));
        table.addFailure(recipe("block_copy"), "It needs more shared memory than there is.");
        const PageTable page = comparisonOf(table);
        const auto column = page.titles.indexOf("Shared tile (this page's)");
        QVERIFY2(column > 0, qPrintable(page.titles.join('|')));
        QCOMPARE(page.rows.front()[column], durationText(4000));
        QCOMPARE(page.rows.front().size(), page.titles.size());
        QVERIFY(page.rows.back().contains("It needs more shared memory than there is."));
        for (const QStringList& row : page.rows)
            QCOMPARE(row.size(), page.titles.size());
    }

    void picturesAreEmbeddedAndBounded()
    {
        QImage large(longestPageSide + 100, 50, QImage::Format_RGB32);
        large.fill(Qt::red);
        const PagePicture made = pagePicture("Source", large);
        const QImage read = QImage::fromData(made.png);
        QCOMPARE(read.width(), longestPageSide);
        QCOMPARE(read.pixelColor(5, 5), QColor(Qt::red));
        QVERIFY(made.caption.contains("made smaller from 2148 × 50"));
        const PagePicture exact = pagePicture("Result", ramp(PixelFormat::Grey8), {});
        QCOMPARE(qGray(QImage::fromData(exact.png).pixel(3, 2)), 35);
        ReportPage page = pageOf(counted("shared", 4));
        page.pictures = {exact};
        const PageContent content(reportPage(page));
        QVERIFY(content.values.contains("data:image/png;base64," + QString::fromLatin1(exact.png.toBase64())));
        QVERIFY(pagePicture("Result", ImagePtr(), {}).missing.contains("on the GPU alone"));
    }

    void chartsAreDrawingsWithTheirLabels()
    {
        const Registry registry;
        const TimingTable table = timings(registry);
        const ChartExport chart = exportOf(table, {"board"});
        QCOMPARE(chart.missing, QString());
        const QByteArray svg = chart.draw().svg();
        const QString text = svgText(svg);
        for (const char* label : {"Times of the strategies – board", "Shared tile", "GPU time, µs", "3.25"})
            QVERIFY2(text.contains(QString::fromUtf8(label)), qPrintable(text));
        ReportPage page = pageOf(counted("shared", 4));
        page.charts = {{chart.title, svg, {}}, {"Roofline", {}, "It needs counters."}};
        const PageContent content(reportPage(page));
        QCOMPARE(content.problem, QString());
        QCOMPARE(content.elements.value("svg"), 1);
        QVERIFY(content.text.contains("GPU time, µs"));
        QVERIFY(content.text.contains("It needs counters."));
    }

    void aChartsTitleStaysText()
    {
        const Registry registry;
        const QByteArray svg = exportOf(timings(registry, "</text><script>"), {hostileName}).draw().svg();
        const PageContent content(svg);
        QCOMPARE(content.problem, QString());
        QCOMPARE(content.elements.value("script"), 0);
        QVERIFY(svgText(svg).contains(hostileName));
    }

    void chartsAreOnWhitePaperInADarkWindowToo()
    {
        applyTheme(*qApp, ThemeChoice::Dark);
        const Registry registry;
        const QImage picture = exportOf(timings(registry), {"board"}).draw().image(2);
        applyTheme(*qApp, ThemeChoice::Light);
        QCOMPARE(picture.width(), 2 * 880);
        QCOMPARE(picture.pixelColor(2, 2), QColor(Qt::white));
        QCOMPARE(picture.pixelColor(picture.width() - 3, picture.height() - 3), QColor(Qt::white));
        int darkest = 255;
        for (int y = 0; y < picture.height(); y += 3)
            for (int x = 0; x < picture.width(); ++x)
                darkest = std::min(darkest, qGray(picture.pixel(x, y)));
        QVERIFY2(darkest < 80, qPrintable(QString::number(darkest)));
    }

    void theTimingsCsvHasTheTableAgain()
    {
        const Registry registry;
        const TimingTable table = timings(registry);
        const QList<QStringList> rows = readCsv(exportOf(table, {}).csv());
        QCOMPARE(rows.size(), qsizetype(table.rows().size()) + 1);
        const auto column = [&rows](const char* title) { return rows.front().indexOf(QString::fromUtf8(title)); };
        for (std::size_t i = 0; i < table.rows().size(); ++i) {
            const StrategyTiming& timing = table.rows()[i];
            const QStringList& row = rows[qsizetype(i) + 1];
            QCOMPARE(row.size(), rows.front().size());
            QCOMPARE(row[column("strategy")].toStdString(), timing.strategy);
            if (timing.state == StrategyTiming::State::Measured)
                QCOMPARE(row[column("median (µs)")].toDouble(), timing.medianUs);
            else
                QCOMPARE(row[column("median (µs)")], QString());
            QCOMPARE(row[column("minimum (µs)")], timing.minUs ? QString::number(*timing.minUs) : QString());
            QCOMPARE(row[column("estimate from (µs)")], timing.estimate ? QStringLiteral("2") : QString());
            QCOMPARE(row[column("problem")], QString::fromStdString(timing.problem).remove('"'));
        }
    }

    void histogramsAndProfilesAreExported()
    {
        const auto grey = std::make_shared<const Histogram>(histogramOf(*ramp(PixelFormat::Grey8), {0, 0, 16, 4}));
        const auto colour = std::make_shared<const Histogram>(histogramOf(*ramp(PixelFormat::Rgb8), {0, 0, 16, 4}));
        const ChartExport histogram = exportOf(HistogramChart::Histograms{grey, colour}, false, {});
        QVERIFY(svgText(histogram.draw().svg()).contains("Result"));
        const QList<QStringList> counts = readCsv(histogram.csv());
        QCOMPARE(counts.size(), 1 + 4 * Histogram::binCount);
        double pixels = 0;
        for (const QStringList& row : counts)
            if (row[0] == "result" && row[1] == "green")
                pixels += row[4].toDouble();
        QCOMPARE(pixels, 64.0);

        LineProfile line;
        line.pixels = {{4, 5}, {5, 5}, {6, 5}};
        for (const double value : {1.0, 2.0, 250.0})
            line.source.push_back({PixelFormat::Grey8, {value, 0, 0}});
        line.blockEdges = {2};
        const ChartExport profile = exportOf(std::optional(line), {});
        QVERIFY(svgText(profile.draw().svg()).contains("pixel along the line"));
        const QList<QStringList> values = readCsv(profile.csv());
        QCOMPARE(values[0].join(','),
                 QStringLiteral("pixel along the line,x (pixels),y (pixels),another block begins (1: "
                                "yes),source grey (value)"));
        QCOMPARE(values[3].join(','), QStringLiteral("2,6,5,1,250"));
    }

    void sweepsRooflinesAndCurvesAreExported()
    {
        SweepChoice choice;
        choice.strategies = {"shared"};
        choice.widths = {8, 16};
        choice.heights = {4, 8};
        SweepSheet sheet(recipe("shared"), choice);
        for (std::size_t row = 0; row < 4; ++row)
            sheet.setReport(row, *counted("shared", 4));
        const auto metrics = sweepMetrics();
        const ChartExport sweep = exportOf(sheet, 0, metrics[1], {16, 8});
        const QString heat = svgText(sweep.draw().svg());
        QVERIFY2(heat.contains("16") && heat.contains("h \\ w"), qPrintable(heat));
        QCOMPARE(readCsv(sweep.csv()).size(), 5);

        RooflineView view;
        view.roofs = Roofs{"H200", 67e12, 30e12, 4.8e12, 0};
        RooflinePoint point;
        point.strategy = point.title = "shared";
        point.rate = point.leastRate = point.mostRate = 2e12;
        point.onceIntensity = 4;
        view.points = {point};
        const ChartExport roofline = exportOf(std::optional(view), {});
        QVERIFY(svgText(roofline.draw().svg()).contains("arithmetic instructions a byte"));
        QCOMPARE(readCsv(roofline.csv())[1][3].toDouble(), 2e12);

        const std::vector<Series> curves{{"Eigenvalues", "number", "value", {8, 4, 0.5}, true}};
        const ChartExport series = exportOf(curves, {});
        QVERIFY(svgText(series.draw().svg()).contains("number"));
        QCOMPARE(readCsv(series.csv())[3].join(','), QStringLiteral("3,0.5"));
    }

    void aChartWithoutValuesSaysWhatWouldHelp()
    {
        const Registry registry;
        QVERIFY(!exportOf(TimingTable(registry), {}).missing.isEmpty());
        QVERIFY(exportOf(std::optional<RooflineView>(), {}).missing.contains("counters"));
        QVERIFY(exportOf(std::optional<LineProfile>(), {}).missing.contains("Draw a line"));
        QVERIFY(exportOf(SweepSheet(), 0, sweepMetrics().front(), {}).missing.contains("press Sweep"));
        QVERIFY(!exportOf(std::vector<Series>(), {}).missing.isEmpty());
    }

    void aFileIsWrittenWholeOrRefusedInWords()
    {
        const QString path = m_folder.filePath("a.csv");
        writeExport(path, "a,b\n");
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadOnly));
        QCOMPARE(file.readAll(), QByteArray("a,b\n"));
        const QString nowhere = m_folder.filePath("no/such/a.csv");
        try {
            writeExport(nowhere, "a");
            QFAIL("it was written");
        } catch (const ExportError& error) {
            const QString sentence = QString::fromStdString(error.what());
            QVERIFY2(sentence.contains(nowhere) && sentence.contains("Choose a folder"), qPrintable(sentence));
        }
    }

    void namesAreMadeForEveryFileSystem_data()
    {
        QTest::addColumn<QStringList>("parts");
        QTest::addColumn<QString>("name");
        QTest::newRow("plain") << QStringList{"sobel", "shared", "16x16"} << "sobel-shared-16x16.png";
        QTest::newRow("hostile") << QStringList{"../../etc", "a b:c*?"} << "etc-a_b_c.png";
        QTest::newRow("nothing") << QStringList{"", "///"} << "tilescope.png";
        QTest::newRow("letters") << QStringList{"häuser"} << "häuser.png";
        QTest::newRow("long") << QStringList{QString(500, 'x')} << QString(100, 'x') + ".png";
    }
    void namesAreMadeForEveryFileSystem()
    {
        QFETCH(QStringList, parts);
        QFETCH(QString, name);
        QCOMPARE(exportName(parts, "png"), name);
    }
};

int main(int argc, char** argv)
{
    ExportTest test;
    return runWindowTest(test, argc, argv);
}

#include "export_test.moc"
