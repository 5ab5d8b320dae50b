#include "export_fixture.h"
#include "tests/ui/test_program.h"
#include "ui/roofline/roofline_chart.h"
#include "ui/runs/run_bars.h"
#include "ui/sweep/sweep_controls.h"
#include "ui/sweep/sweep_panel.h"
#include "ui/values/gallery_panel.h"
#include "ui/values/histogram_chart.h"
#include "ui/values/profile_chart.h"

using namespace tilescope;
using namespace tilescope::test;

/// Charts as drawings and as tables.
class ExportChartTest : public QObject
{
    Q_OBJECT

    QTemporaryDir m_folder;

private slots:
    void chartsAreDrawingsWithTheirLabels()
    {
        const Registry registry;
        const TimingTable table = timings(registry);
        const ChartExport chart = exportOf(table, {"board"});
        QCOMPARE(chart.missing, QString());
        const QByteArray svg = chart.draw().svg();
        const QString text = svgText(svg);
        for (const char* label : {"Times of the strategies – board", "Shared tile", "GPU time", "3.25"})
            QVERIFY2(text.contains(QString::fromUtf8(label)), qPrintable(text));
        ReportPage page = pageOf(counted("shared", 4));
        page.charts = {{chart.title, svg, {}}, {"Roofline", {}, "It needs counters."}};
        const PageContent content(reportPage(page));
        QCOMPARE(content.problem, QString());
        QCOMPARE(content.elements.value("svg"), 1);
        QVERIFY(content.text.contains("GPU time"));
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
        const Registry registry;
        SweepPanel panel(registry);
        panel.setRecipe(recipe("shared"));
        panel.controls().setChoice({.strategies = {"shared"}, .widths = {8, 16}, .heights = {4, 8}, .parameter = {}});
        panel.start();
        for (std::size_t row = 0; row < 4; ++row)
            panel.setRow(row, *counted("shared", 4));
        const ChartExport sweep = exportOf(panel, {16, 8});
        const QString heat = svgText(sweep.draw().svg());
        QVERIFY2(heat.contains("16") && heat.contains("h \\ w"), qPrintable(heat));
        QCOMPARE(readCsv(sweep.csv()).size(), 5);
        panel.setView(SweepPanel::View::Curves);
        const ChartExport swept = exportOf(panel, {16, 8});
        const QString lines = svgText(swept.draw().svg());
        QVERIFY2(lines.contains("Block width, threads") && lines.contains("Height 8"), qPrintable(lines));

        RooflineView view;
        view.roofs = Roofs{"H200", 67e12, 30e12, 4.8e12, 0};
        view.axes = RooflineAxes::Arithmetic;
        RooflinePoint point;
        point.strategy = point.title = "shared";
        point.rate = point.leastRate = point.mostRate = 2e12;
        point.onceIntensity = 4;
        view.points = {point};
        const ChartExport roofline = exportOf(std::optional(view), {});
        QVERIFY(svgText(roofline.draw().svg()).contains("arithmetic instructions per byte"));
        QCOMPARE(readCsv(roofline.csv())[1][3].toDouble(), 2e12);
        view.axes = RooflineAxes::Speed;
        view.points[0].effort = 8;
        view.points[0].speed = view.points[0].leastSpeed = view.points[0].mostSpeed = 5e11;
        const ChartExport steps = exportOf(std::optional(view), {});
        QVERIFY(svgText(steps.draw().svg()).contains("GB/s of input and output"));
        QCOMPARE(readCsv(steps.csv())[1].last().toDouble(), 5e11);

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
        QVERIFY(exportOf(SweepPanel(registry), {}).missing.contains("Press \"Sweep\""));
        QVERIFY(!exportOf(std::vector<Series>(), {}).missing.isEmpty());
    }
};

TILESCOPE_TEST(ExportChartTest, runWithWindow)
#include "export_chart_test.moc"
