#include "gpu/recipe/words/glossary.h"
#include "tests/ui/window_fixture.h"
#include "ui/flow/flow_chart.h"
#include "ui/flow/flow_panel.h"
#include "ui/pins/pin_controller.h"

using namespace tilescope;
using namespace tilescope::test;

namespace
{

/// 100 pixels, 1,000,000 bytes of loads and as many as given of the rest.
Report flowReport(double loaded, FlowAmount fromL2)
{
    Report report;
    report.image = {"x", 10, 10, 1};
    report.flow = MemoryFlow{"H200", 262'144, 52'428'800, true, {}};
    report.flow->amounts = {{FlowPath::GlobalLoad, FlowKind::Counted, loaded, loaded, 1000},
                            {FlowPath::GlobalStore, FlowKind::Counted, 3200, 3200, 10},
                            {FlowPath::SharedLoad, FlowKind::Counted, 1280, 1280, 10},
                            fromL2};
    return report;
}

constexpr FlowAmount modelledLoad{FlowPath::L2Load, FlowKind::Modelled, 250'000, 250'000, 0};

FlowSides flowSides(const Report& run, const Report& pin)
{
    return {*flowSideOf(run, QStringLiteral("run")), *flowSideOf(pin, QStringLiteral("pin"), 'A')};
}

QString plainText(QString text) { return text.replace(QChar(0x00A0), QLatin1Char(' ')); }

QString figuresText(const FlowSides& sides, std::size_t side, FlowNode from, FlowNode to)
{
    return plainText(figuresOf(*sides[side].find(from, to), sides, side).join(QStringLiteral(" | ")));
}

constexpr auto L1 = FlowNode::L1, L2 = FlowNode::L2, shared = FlowNode::Shared, registers = FlowNode::Registers;

} // namespace

class FlowTest : public QObject
{
    Q_OBJECT

private slots:
    void anArrowIsAsThickAsItsBytesInBothRuns_data()
    {
        QTest::addColumn<QSize>("size");
        QTest::newRow("beside each other") << QSize(1200, 300);
        QTest::newRow("one above the other") << QSize(700, 600);
        QTest::newRow("narrow, from bottom to top") << QSize(420, 800);
    }
    void anArrowIsAsThickAsItsBytesInBothRuns()
    {
        QFETCH(QSize, size);
        FlowChart chart;
        chart.resize(size);
        chart.setSides(flowSides(flowReport(1e6, modelledLoad), flowReport(4e6, modelledLoad)));
        const double most = chart.thicknessOf(1, L1, registers);
        QVERIFY2(most >= 4, qPrintable(QString::number(most)));
        QCOMPARE(chart.thicknessOf(0, L1, registers), most / 4);
        QCOMPARE(chart.thicknessOf(0, L2, L1), most / 16);
        QCOMPARE(chart.thicknessOf(1, L2, L1), most / 16);
        QCOMPARE(chart.thicknessOf(0, registers, shared), 0.0); // nothing is stored
        QCOMPARE(chart.labels().size(), 8);
        QVERIFY(!chart.grab().isNull());
    }

    void figuresSayTheirKindAndTheRatioToThePin()
    {
        const FlowSides sides = flowSides(flowReport(1e6, modelledLoad), flowReport(4e6, modelledLoad));
        QCOMPARE(figuresText(sides, 0, L1, registers), "1.0 MB | 0.250× A | 10,000 B/px | 31 k sectors");
        QCOMPARE(figuresText(sides, 1, L1, registers), "4.0 MB | 40,000 B/px | 125 k sectors");
        QCOMPARE(figuresText(sides, 0, L2, L1), "≈ 250 kB | 1.00× A | 2,500 B/px");
        QCOMPARE(figuresText(sides, 0, shared, registers), "1.3 kB | 1.00× A | 12.80 B/px | 10 wavefronts");
    }

    void boundsAndWhatIsNotCountedAreNoSingleNumbers()
    {
        const FlowAmount bounds{FlowPath::L2Load, FlowKind::Modelled, 250'000, 1e6, 0};
        FlowSides sides = flowSides(flowReport(1e6, bounds), flowReport(1e6, modelledLoad));
        QCOMPARE(figuresText(sides, 0, L2, L1), "≈ 250 kB – 1.0 MB");
        QVERIFY(toolTipOf(*sides[0].find(L2, L1), sides, 0).contains("modelled"));
        Report textured = flowReport(1e6, {FlowPath::L2Load, FlowKind::NotCounted, 0, 0, 0});
        textured.flow->amounts.push_back({FlowPath::Texture, FlowKind::NotCounted, 0, 0, 7});
        sides = {*flowSideOf(textured, QStringLiteral("textures"))};
        QCOMPARE(figuresText(sides, 0, L2, L1), "not counted");
        QVERIFY(figuresText(sides, 0, L1, registers).startsWith("1.0 MB + textures"));
        textured.flow->exact = false;
        sides = {*flowSideOf(textured, QStringLiteral("a sample"))};
        QVERIFY(figuresText(sides, 0, L1, registers).startsWith("≈ 1.0 MB"));
    }

    void toolTipsAndWordsAreTheGlossarysAndComplete()
    {
        FlowChart chart;
        chart.resize(900, 320);
        chart.setSides({*flowSideOf(flowReport(1e6, modelledLoad), QStringLiteral("run"))});
        QSet<QString> tips;
        for (int x = 0; x < chart.width(); x += 5)
            for (int y = 0; y < chart.height(); y += 5)
                tips << chart.toolTipAt({x, y});
        const QString all = QStringList(tips.values()).join(QLatin1Char('\n'));
        for (const char* term : {"global_memory", "l2_cache", "l1_cache", "shared_memory", "register", "sector"})
            QVERIFY2(all.contains(QString::fromStdString(glossaryTerm(term).meaning)), term);
        QVERIFY(all.contains("1.0 k requests") || all.contains(QStringLiteral("1.0\u00A0k requests")));
        const QString words = plainText(chart.accessibleDescription());
        QVERIFY2(words.contains("L2 cache to L1 cache: ≈ 250 kB, 2,500 B/px, modelled"), qPrintable(words));
        QVERIFY2(words.contains("Shared memory to Registers: 1.3 kB"), qPrintable(words));
    }

    /// The paper's first figure: host, device, kernel, host.
    void copiesBetweenHostAndDeviceAreArrows()
    {
        Report run = flowReport(1'000'000, modelledLoad);
        run.transfers = Transfers{
            .toDeviceBytes = 31'500, .fromDeviceBytes = 3200, .gpu = "RTX 3060", .linkBytesPerSecond = 31.5e9};
        FlowSides sides{*flowSideOf(run, QStringLiteral("run"))};
        constexpr auto host = FlowNode::Host, memory = FlowNode::Memory;
        QCOMPARE(figuresText(sides, 0, host, memory), QStringLiteral("32 kB | ≥ 1.00 µs | 315 B/px"));
        QCOMPARE(figuresText(sides, 0, memory, host), QStringLiteral("3.2 kB | ≥ 0.10 µs | 32.00 B/px"));
        QString tip = plainText(toolTipOf(*sides[0].find(host, memory), sides, 0));
        QVERIFY2(tip.contains("31.5 GB/s (PCI Express"), qPrintable(tip));
        run.transfers->toDeviceUs = 12.5;
        sides = {*flowSideOf(run, QStringLiteral("run"))};
        QVERIFY(figuresText(sides, 0, host, memory).contains("| 12.5 µs |"));
        tip = toolTipOf(*sides[0].find(host, memory), sides, 0);
        QVERIFY2(tip.contains("measured"), qPrintable(tip));
        QVERIFY2(wordsOf(sides).contains("Host memory to Device memory"), qPrintable(wordsOf(sides)));
    }

    void filesHaveEveryFigure()
    {
        const FlowSides sides = flowSides(flowReport(1e6, modelledLoad), flowReport(4e6, modelledLoad));
        const ChartExport chart = exportOf(sides, {QStringLiteral("board")});
        const QStringList lines = QString::fromUtf8(chart.csv()).trimmed().split(QLatin1Char('\n'));
        QCOMPARE(lines.size(), 1 + 8);
        QCOMPARE(lines.filter("global_load").size(), 2);
        QVERIFY2(lines.filter("global_load")[1].contains(",4e+06,"), qPrintable(lines.join('\n')));
        QVERIFY(QString::fromUtf8(chart.draw().svg()).contains("Registers"));
        QVERIFY(!exportOf(FlowSides(), {}).missing.isEmpty());
    }

    void thePanelFollowsSettingsAndPins()
    {
        QTemporaryDir folder;
        const QString image = QStringLiteral("sample:board@64x48");
        WindowOptions options = windowOptions(folder, image);
        options.panel = QStringLiteral("flow");
        Recipe recipe;
        recipe.strategy = "global";
        options.recipe = recipe;
        MainWindow window(options);
        showActive(window);
        waitForReport(window, image);
        const FlowPanel& panel = panelOf<FlowPanel>(window);
        QTRY_VERIFY(panel.chart().isVisible());
        QTRY_COMPARE_WITH_TIMEOUT(panel.chart().sides().size(), std::size_t(1), patience);
        const double before = panel.chart().sides()[0].find(L1, registers)->upperBytes;
        QVERIFY(!panel.chart().sides()[0].find(shared, registers));
        QVERIFY2(panel.caption().contains("initially empty"), qPrintable(panel.caption()));
        window.parts().pins.pinCurrent();
        QCOMPARE(panel.chart().sides().size(), std::size_t(2));
        recipe = window.parts().settings.recipe();
        recipe.strategy = "shared";
        window.parts().settings.setRecipe(recipe);
        QTRY_VERIFY_WITH_TIMEOUT(panel.chart().sides()[0].find(shared, registers), patience);
        QVERIFY(panel.chart().sides()[0].find(L1, registers)->upperBytes < before);
        QCOMPARE(panel.chart().sides()[1].find(L1, registers)->upperBytes, before);
    }
};

TILESCOPE_TEST(FlowTest, runWithWindow)
#include "flow_test.moc"
