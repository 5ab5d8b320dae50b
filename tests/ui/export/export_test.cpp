#include "export_fixture.h"
#include "gpu/run/runner.h"
#include "tests/gpu/operations/noise.h"
#include "tests/ui/test_program.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <set>

using namespace tilescope;
using namespace tilescope::test;

/// The report page, and the files of exports.
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
        run->notes = {Message("<b onclick=\"x\">note</b>")};
        run->findings.push_back({.kind = FindingKind::Race,
                                 .source = "sobel/shared.cu",
                                 .line = 2,
                                 .message = Message("<img src=x> & more")});
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

    void aBlockCanBeSteppedThrough()
    {
        auto run = counted("shared", 4);
        RunRequest request;
        request.recipe.block = {8, 8};
        const Registry registry;
        request.recipe.strategy = "shared";
        request.recipe.source =
            registry.strategy(registry.operation("sobel"), "shared").source.text + "// </script> ]]>\n";
        request.image = std::make_shared<Image>(noiseImage(64, 48, PixelFormat::Grey8));
        RunnerOptions options;
        options.allowCuda = false;
        Runner runner(options);
        ReportPage page = pageOf(run);
        const Report report = runner.run(request, {});
        page.block = tracedBlock(runner.trace(request, {1, 1, 0}, {}, {}), report.geometry, true);
        const QByteArray bytes = reportPage(page);
        const PageContent content(bytes);
        QCOMPARE(content.problem, QString());
        QCOMPARE(content.elements.value("script"), 1);
        QCOMPARE(bytes.count("</script"), 1);
        const QString begin = QStringLiteral("const tracedBlock = ");
        const qsizetype from = content.text.indexOf(begin) + begin.size();
        const auto block = nlohmann::json::parse(
            content.text.mid(from, content.text.indexOf(QLatin1String(";\n"), from) - from).toStdString());
        QCOMPARE(block.at("steps").size(), page.block.trace->events.size());
        QCOMPARE(block.at("width").get<int>(), 10); // a pixel of halo on each side
        QCOMPARE(block.at("warps").get<int>(), 2);
        std::set<int> stored, loaded;
        for (const auto& step : block.at("steps")) {
            QVERIFY(!block.at("texts").at(step.at("text").get<std::size_t>()).get<std::string>().empty());
            for (const auto& [name, elements] : {std::pair("stores", &stored), std::pair("loads", &loaded)})
                for (auto runs = step.value(name, std::vector<int>()); !runs.empty(); runs.resize(runs.size() - 2))
                    for (int i = 0; i < runs.back(); ++i)
                        elements->insert(runs[runs.size() - 2] + i);
        }
        QCOMPARE(stored.size(), std::size_t{100});
        QCOMPARE(loaded.size(), std::size_t{100});
        QVERIFY(content.text.contains(QLatin1String("getElementById(\"player\")")));
    }

    void aFindingLeadsToItsLine()
    {
        auto run = counted("shared", 4);
        const ReportPage without = pageOf(run);
        const std::string file = without.kernels.front().name;
        run->findings.push_back({.kind = FindingKind::Race,
                                 .source = file,
                                 .line = 3,
                                 .message = Message("two write"),
                                 .otherLine = 5,
                                 .cure = Message("a barrier")});
        const PageContent content(reportPage(pageOf(run)));
        QVERIFY(content.cells.contains(QString::fromStdString(file) + ", lines 3 and 5"));
        QVERIFY(content.values.contains("#kernel1-3"));
        QVERIFY(content.values.contains("kernel1-3"));
        QCOMPARE(content.values.count("two write"), 2); // at both lines
        QVERIFY(content.text.contains("Fix: a barrier"));
        const int lines = static_cast<int>(QString::fromStdString(without.kernels.front().text).trimmed().count('\n'));
        QVERIFY(content.values.contains(QStringLiteral("kernel1-%1").arg(lines + 1)));
    }

    void countersCarryTheirMark_data()
    {
        QTest::addColumn<bool>("isExact");
        QTest::addColumn<QString>("cell");
        QTest::newRow("exact") << true << QStringLiteral("PTX\u00A01,000");
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
        QVERIFY(content.cellAfter(durationText(3.25))
                    .startsWith("Measured on NVIDIA H200 by CUDA events, back-to-back runs. Median of 100"));
        QCOMPARE(content.cellAfter("Predicted band"), bandText(3.1, 7.4));
        QVERIFY(content.cellAfter(bandText(3.1, 7.4)).endsWith("limited by memory; not a measurement."));
        QCOMPARE(content.cellAfter("Emulated here"), QStringLiteral("–"));

        content = PageContent(reportPage(pageOf(counted("shared", 4))));
        QCOMPARE(content.cellAfter("Emulated here"), durationText(4000));
        QVERIFY(content.cellAfter(durationText(4000)).endsWith("Not GPU time."));
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
        RunTable table(registry);
        const auto whole = [&registry](std::shared_ptr<Report> run) { // in the form that a run has
            run->recipe = registry.completed(run->recipe);
            return run;
        };
        table.choose(registry.completed(recipe("shared")));
        table.add(whole(counted("shared", 4)));
        table.add(whole(counted("global", 8)));
        table.addFailure(recipe("block_copy"), "It needs more shared memory than there is.");
        const PageTable page = comparisonOf(table);
        const auto column = page.titles.indexOf("Shared tile (this report)");
        QVERIFY2(column > 0, qPrintable(page.titles.join('|')));
        const auto bytes = std::ranges::find(page.rows, "Bytes/pixel", [](const QStringList& row) { return row[0]; });
        QVERIFY(bytes != page.rows.end());
        QCOMPARE((*bytes)[column], QStringLiteral("16.00"));
        const auto time =
            std::ranges::find(page.rows, "Emulator's time", [](const QStringList& row) { return row[0]; });
        QVERIFY(time != page.rows.end());
        QCOMPARE((*time)[column], durationText(4000));
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
        QVERIFY(made.caption.contains("scaled down from 2148 × 50"));
        const PagePicture exact = pagePicture("Result", ramp(PixelFormat::Grey8), {});
        QCOMPARE(qGray(QImage::fromData(exact.png).pixel(3, 2)), 35);
        ReportPage page = pageOf(counted("shared", 4));
        page.pictures = {exact};
        const PageContent content(reportPage(page));
        QVERIFY(content.values.contains("data:image/png;base64," + QString::fromLatin1(exact.png.toBase64())));
        QVERIFY(pagePicture("Result", ImagePtr(), {}).missing.contains("only on the GPU"));
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
            QVERIFY2(sentence.contains(nowhere) && sentence.contains("Choose an existing folder"),
                     qPrintable(sentence));
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

TILESCOPE_TEST(ExportTest, runWithWindow)
#include "export_test.moc"
