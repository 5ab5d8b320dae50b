#include "kernel_fixture.h"
#include "tests/ui/still.h"
#include "tests/ui/test_program.h"
#include "ui/kernel/kernel_editor.h"
#include "ui/kernel/kernel_files.h"
#include "ui/kernel/kernel_panel.h"
#include "ui/parts/charts/heat_legend.h"

#include <QComboBox>
#include <QToolButton>
#include <QtTest>

using namespace tilescope;

class KernelPanelTest : public QObject
{
    Q_OBJECT

    Registry m_registry;

private slots:
    void theTextComesWithTheRecipe()
    {
        KernelPanel panel(m_registry);
        panel.setRecipe(sobelShared());
        QCOMPARE(panel.fileName(), QString::fromStdString(shared));
        QVERIFY(panel.view().text().contains(QLatin1String("extern __shared__")));
        QVERIFY(!panel.view().isReadOnly());
        QVERIFY(panel.note().contains(QLatin1String("first run")));

        Recipe changed = sobelShared();
        changed.source = "// a text of my own\n";
        panel.setRecipe(changed);
        QCOMPARE(panel.view().text(), QStringLiteral("// a text of my own\n"));

        panel.setRecipe(recipeOf("no such", "thing"));
        QVERIFY(panel.view().text().isEmpty());
    }

    void aLibraryHasNoText()
    {
        KernelPanel panel(m_registry);
        panel.setRecipe(sobelShared());
        panel.setText("// typed\n");
        panel.setRecipe(recipeOf("sobel", "npp"));
        QVERIFY2(panel.view().text().contains(
                     QLatin1String("This strategy uses the kernels of NPP, so there is no source to view or edit.")),
                 qPrintable(panel.view().text()));
        QVERIFY(panel.view().isReadOnly());
        QVERIFY(!panel.canBeEdited());
        panel.setText("// typed\n");
        QVERIFY(!panel.isEdited());

        auto report = std::make_shared<Report>();
        report->recipe = recipeOf("sobel", "npp");
        report->launches.resize(1);
        report->launches[0].kernel = "nppiConvert_16s8u_C1R";
        report->launches[0].source = "library npp 13.0";
        panel.setReport(report);
        QVERIFY2(panel.view().text().contains(QLatin1String("nppiConvert_16s8u_C1R (library npp 13.0)")),
                 qPrintable(panel.view().text()));
        QCOMPARE(panel.text(), panel.ownText());

        panel.setRecipe(sobelShared());
        QCOMPARE(panel.text(), std::string("// typed\n"));
    }

    void theGutterShowsTheChosenCounter()
    {
        KernelPanel panel(m_registry);
        panel.setRecipe(sobelShared());
        panel.setReport(counted());
        const auto text = [&](int line) { return panel.figures().text(line).replace(QChar(0x00A0), QLatin1Char(' ')); };

        panel.setCounter(LineCounter::GlobalSectors);
        QCOMPARE(text(26), QStringLiteral("1.2 k"));
        QCOMPARE(text(33), QStringLiteral("3.4 M"));
        QCOMPARE(text(55), QString()); // no such operation on this line
        QCOMPARE(text(1), QString());  // another file's
        QCOMPARE(panel.figures().figures().at(33).level, heat::levels - 1);
        QCOMPARE(panel.figures().figures().at(26).level, 0);
        QVERIFY(panel.note().contains(QStringLiteral("0 … 3.4")));
        QVERIFY(panel.note().contains(QLatin1String("PTX")));

        panel.setCounter(LineCounter::GlobalOverIdeal);
        QCOMPARE(text(26), QStringLiteral("1.0×"));
        QCOMPARE(text(33), QStringLiteral("4.0×"));
        QVERIFY(panel.note().contains(QStringLiteral("1.0× … 4.0×")));
        panel.setCounter(LineCounter::SharedOverIdeal);
        QCOMPARE(text(55), QStringLiteral("2.5×"));
        panel.setCounter(LineCounter::DivergentBranches);
        QCOMPARE(text(55), QStringLiteral("0")); // branches, none of them divergent
        QCOMPARE(text(26), QString());
        panel.setCounter(LineCounter::Instructions);
        QCOMPARE(text(55), QStringLiteral("640"));
        panel.setCounter(LineCounter::None);
        QVERIFY(panel.figures().figures().empty());
        QCOMPARE(panel.view().marginWidth(KernelView::FigureMargin), 0);
    }

    void estimatesSayThatTheyAre()
    {
        KernelPanel panel(m_registry);
        panel.setRecipe(sobelShared());
        panel.setReport(counted(sobelShared(), false));
        QVERIFY(panel.figures().text(26).startsWith(estimate));
        QVERIFY(panel.figures().toolTip(26).contains(estimate));
        QVERIFY(panel.note().contains(estimate));
    }

    void countsOfEarlierSettingsAreDimmed()
    {
        KernelPanel panel(m_registry);
        panel.setRecipe(sobelShared());
        panel.setReport(counted());
        QVERIFY(!panel.isStale());

        Recipe wider = sobelShared();
        wider.block = {32, 8};
        panel.setRecipe(wider);
        QVERIFY(panel.isStale());
        QVERIFY(!panel.figures().text(26).isEmpty());
        QVERIFY(panel.note().contains(QLatin1String("previous settings")));
        panel.setReport(makeReport(wider)); // has run, but has no counts yet
        QVERIFY(panel.isStale());
        panel.setReport(counted(wider));
        QVERIFY(!panel.isStale());

        Recipe other = wider;
        other.strategy = "global"; // another text: its lines are unrelated
        panel.setRecipe(other);
        QVERIFY(!panel.isStale());
        QVERIFY(panel.figures().figures().empty());
        panel.setReport(counted(wider)); // arrives too late
        QVERIFY(panel.figures().figures().empty());
    }

    void anEmptyGutterSaysWhatWouldFillIt()
    {
        KernelPanel panel(m_registry);
        panel.setRecipe(sobelShared());
        panel.setReport(makeReport(sobelShared()));
        QVERIFY(panel.note().contains(QLatin1String("emulator")));
        Recipe uncounted = sobelShared();
        uncounted.counters = CounterMode::None;
        panel.setRecipe(uncounted);
        QVERIFY(panel.note().contains(QLatin1String("Counting is off")));

        auto report = makeReport(sobelShared());
        report->lines = std::vector<LineCounters>{{shared, 26, loadingLine(4, 4)}};
        panel.setRecipe(sobelShared());
        panel.setReport(report);
        panel.setCounter(LineCounter::SharedOverIdeal);
        QVERIFY(panel.note().contains(QLatin1String("shared memory")));
    }

    void aClickOnTheArrowsGoesOn()
    {
        KernelPanel panel(m_registry);
        panel.resize(700, 500);
        panel.show();
        panel.setRecipe(sobelShared());
        auto report = counted();
        report->findings = {race(33, 55)};
        panel.setReport(report);
        QToolButton* next = nullptr;
        for (auto* button : panel.findChildren<QToolButton*>())
            if (button->accessibleName() == QLatin1String("Next finding"))
                next = button;
        QVERIFY(next && next->isVisible());
        QTest::mouseClick(next, Qt::LeftButton);
        QCOMPARE(panel.view().currentLine(), 33);
        QTest::mouseClick(next, Qt::LeftButton);
        QCOMPARE(panel.view().currentLine(), 55);
    }

    void theTextIsShownFromTheKernelThatRuns()
    {
        KernelPanel panel(m_registry);
        panel.resize(700, 300);
        panel.show();
        const Recipe recipe = recipeOf("blur", "shared");
        panel.setRecipe(recipe);
        const auto& text = panel.view();
        const auto lineAt = [&](int line) { return text.text(line - 1); };
        const auto isShownFrom = [&](const char* kernel) {
            return lineAt(text.firstShownLine() + 1).contains(QLatin1String(kernel));
        };
        QTRY_VERIFY2(isShownFrom("__global__ void blur_rgb("), qPrintable(lineAt(text.firstShownLine())));
        auto report = std::make_shared<Report>();
        report->recipe = recipe;
        report->launches = {launchOf("blur/shared.cu")};
        report->launches[0].kernel = "blur_grey";
        panel.setReport(report);
        QTRY_VERIFY2(isShownFrom("__global__ void blur_grey("), qPrintable(lineAt(text.firstShownLine())));
        panel.view().showFrom(1);
        panel.setReport(report); // the user has scrolled elsewhere
        QCOMPARE(test::still([&text] { return text.firstShownLine(); }), 1);
    }

    void theLineOfAKernel_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("kernel");
        QTest::addColumn<int>("line");
        const QString two = "__device__ int a(int i);\nextern \"C\" __global__ void first(int i) {\n}\n"
                            "extern \"C\" __global__ void __launch_bounds__(256)\nsecond(int i) {}\n";
        QTest::newRow("first") << two << QString() << 2;
        QTest::newRow("by name") << two << QStringLiteral("second") << 4;
        QTest::newRow("no such name") << two << QStringLiteral("sec") << 1;
        QTest::newRow("name like a pattern") << two << QStringLiteral("(.*") << 1;
        QTest::newRow("empty") << QString() << QString() << 1;
        QTest::newRow("no parenthesis") << QString("__global__ " + QString(100'000, 'a')) << QString() << 1;
    }
    void theLineOfAKernel()
    {
        QFETCH(QString, text);
        QFETCH(QString, kernel);
        QTEST(kernelLine(text.toStdString(), kernel.toStdString()), "line");
    }

    void predictedStallsAreAFigure()
    {
        KernelPanel panel(m_registry);
        panel.setRecipe(sobelShared());
        panel.setCounter(LineCounter::Stalls);
        QCOMPARE(panel.note(), QStringLiteral("Stalls are predicted after a full run."));
        auto report = counted();
        report->timing = Timing{"H100", 5, 4, 6, {}, false, {}, 0};
        report->timing->launches.resize(report->mainLaunch + 1);
        LineStates line{shared, 33, {}};
        line.states[static_cast<std::size_t>(StallReason::Selected)] = 0.1;
        line.states[static_cast<std::size_t>(StallReason::LongScoreboard)] = 0.3;
        line.states[static_cast<std::size_t>(StallReason::Barrier)] = 0.12;
        report->timing->launches[report->mainLaunch].lines = {line, {"another.cu", 34, line.states}};
        panel.setReport(report);
        const LineFigures& figures = panel.figures();
        QCOMPARE(figures.text(33), QStringLiteral("42 %"));
        QCOMPARE(figures.text(34), QString());
        QVERIFY2(figures.toolTip(33).contains(QStringLiteral("waiting for data from memory (Long scoreboard) 30 %")),
                 qPrintable(figures.toolTip(33)));
        QVERIFY2(panel.note().endsWith(QStringLiteral("H100")), qPrintable(panel.note()));
        panel.setVeiled(true);
        QCOMPARE(figures.text(33), QString());
        panel.setVeiled(false);
        panel.setCounter(LineCounter::GlobalSectors);
        QVERIFY(figures.toolTip(33).contains(
            QStringLiteral("waiting at a barrier for other warps (Barrier) 12 %"))); // whichever figure is chosen
    }

    void bankConflictsBringTheirFigure()
    {
        KernelPanel panel(m_registry);
        panel.setRecipe(sobelShared());
        const auto shown = [&] { return panel.counterChoice()->currentData().toInt(); };
        const auto is = [](LineCounter counter) { return static_cast<int>(counter); };
        panel.setReport(counted());
        QCOMPARE(shown(), is(LineCounter::GlobalSectors));
        auto report = counted();
        Finding conflict = race(55, 0), gaps = race(33, 0);
        conflict.kind = FindingKind::BankConflict;
        gaps.kind = FindingKind::Uncoalesced;
        report->findings = {gaps, conflict};
        panel.setReport(report);
        QCOMPARE(shown(), is(LineCounter::SharedOverIdeal));
        panel.goToLine(shared, 33);
        QCOMPARE(shown(), is(LineCounter::GlobalOverIdeal));
        panel.setCounter(LineCounter::Instructions); // the user's choice is kept
        panel.setReport(report);
        QCOMPARE(shown(), is(LineCounter::Instructions));
        panel.setCounter(LineCounter::None);
        panel.goToLine(shared, 33);
        QCOMPARE(shown(), is(LineCounter::None));
    }

    void severalFilesCanBeChosenFrom()
    {
        const Recipe recipe = recipeOf("covariance", "shared");
        KernelPanel panel(m_registry);
        panel.setRecipe(recipe);
        auto report = std::make_shared<Report>();
        report->recipe = recipe;
        report->launches = {launchOf("covariance/images.cu"), launchOf("not/there.cu")};
        Finding elsewhere = race(3, 0);
        elsewhere.source = "covariance/images.cu";
        report->findings = {elsewhere};
        panel.setReport(report);
        QCOMPARE(panel.fileChoice()->count(), 2);
        QVERIFY(panel.view().marks().empty());
        panel.goToLine("covariance/images.cu", 3);
        QCOMPARE(panel.fileName(), QStringLiteral("covariance/images.cu"));
        QCOMPARE(panel.view().currentLine(), 3);
        QCOMPARE(panel.view().marks(), (std::map<int, Severity>{{3, Severity::Error}}));
    }
};

TILESCOPE_TEST(KernelPanelTest, runWithWidgets)
#include "kernel_panel_test.moc"
