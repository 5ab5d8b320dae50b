#include "ui/panels/compact_number.h"
#include "ui/panels/counters_text.h"
#include "ui/panels/heat_scale.h"
#include "ui/panels/kernel_lexer.h"
#include "ui/panels/kernel_panel.h"
#include "ui/panels/kernel_view.h"
#include "ui/theme/colours.h"

#include <QAction>
#include <QApplication>
#include <QComboBox>
#include <QToolButton>
#include <QtTest>

#include <cmath>
#include <limits>

using namespace tilescope;

namespace
{

const std::string shared = "sobel/shared.cu";
const QString estimate = QChar(0x2248);

Counters loadingLine(std::uint64_t sectors, std::uint64_t ideal)
{
    Counters counters;
    counters.globalLoad = {32, sectors, ideal};
    counters.instructions = 64;
    counters.threadInstructions = 2048;
    return counters;
}

Recipe recipeOf(const std::string& operation, const std::string& strategy)
{
    Recipe recipe;
    recipe.operation = operation;
    recipe.strategy = strategy;
    return recipe;
}

Recipe sobelShared() { return recipeOf("sobel", "shared"); }

LaunchReport launchOf(const std::string& source)
{
    LaunchReport launch;
    launch.source = source;
    return launch;
}

Finding race(int line, int otherLine)
{
    return {.kind = "race",
            .severity = Severity::Error,
            .source = shared,
            .line = line,
            .message = "Two threads write tile[3].",
            .otherLine = otherLine,
            .cure = "Put __syncthreads() between them."};
}

std::shared_ptr<Report> makeReport(const Recipe& recipe)
{
    auto report = std::make_shared<Report>();
    report->recipe = recipe;
    report->counters = Counters();
    report->launches.push_back(launchOf("sobel/" + recipe.strategy + ".cu"));
    return report;
}

/// Line 26 is coalesced, line 33 takes four times the sectors it needs, line 55 is shared memory with conflicts.
std::shared_ptr<Report> counted(const Recipe& recipe = sobelShared(), bool exact = true)
{
    auto report = makeReport(recipe);
    Counters conflicts;
    conflicts.sharedLoad = {100, 250, 100};
    conflicts.branches = 10;
    conflicts.instructions = 640;
    report->lines = std::vector<LineCounters>{{shared, 26, loadingLine(1234, 1234)},
                                              {shared, 33, loadingLine(3'400'000, 850'000)},
                                              {shared, 55, conflicts},
                                              {"sobel/elsewhere.cu", 1, loadingLine(9, 9)},
                                              {shared, 0, loadingLine(9, 9)}};
    for (auto& line : *report->lines)
        line.counters.exact = exact;
    return report;
}

/// As the check of WCAG 2 has it.
double contrast(const QColor& a, const QColor& b)
{
    const auto light = [](double v) { return v <= 0.04045 ? v / 12.92 : std::pow((v + 0.055) / 1.055, 2.4); };
    const auto luminance = [&](const QColor& c) {
        return 0.2126 * light(c.redF()) + 0.7152 * light(c.greenF()) + 0.0722 * light(c.blueF());
    };
    const double first = luminance(a), second = luminance(b);
    return (std::max(first, second) + 0.05) / (std::min(first, second) + 0.05);
}

/// The middle of a line's row, `x` pixels from the left.
QPoint placeOf(const KernelView& view, int line, int x)
{
    const auto position = view.SendScintilla(QsciScintilla::SCI_POSITIONFROMLINE, static_cast<unsigned long>(line - 1));
    const auto y = view.SendScintilla(QsciScintilla::SCI_POINTYFROMPOSITION, 0UL, position);
    return {x, static_cast<int>(y) + 4};
}

} // namespace

class KernelPanelTest : public QObject
{
    Q_OBJECT

    Registry m_registry;

private slots:
    void compactNumbersKeepTwoDigits_data()
    {
        QTest::addColumn<double>("value");
        QTest::addColumn<QString>("text");
        QTest::newRow("none") << 0.0 << "0";
        QTest::newRow("small") << 999.0 << "999";
        QTest::newRow("thousand") << 1000.0 << "1.0 k";
        QTest::newRow("thousands") << 1234.0 << "1.2 k";
        QTest::newRow("rounds up to the next digit") << 9970.0 << "10 k";
        QTest::newRow("rounds up to the next prefix") << 999'600.0 << "1.0 M";
        QTest::newRow("millions") << 3'400'000.0 << "3.4 M";
        QTest::newRow("largest") << 18446744073709551615.0 << "18 E";
    }
    void compactNumbersKeepTwoDigits()
    {
        QFETCH(double, value);
        QFETCH(QString, text);
        QCOMPARE(compactNumber(value).replace(QChar(0x00A0), QLatin1Char(' ')), text);
    }

    void everyTextStandsOutFromItsGround()
    {
        for (const Colours* colours : {&lightColours(), &darkColours()}) {
            const KernelColours& c = kernelColoursOf(*colours);
            for (const QColor& text : {c.text, c.comment, c.keyword, c.cuda, c.number, c.string, c.preprocessor})
                for (const QColor& ground : {colours->surface, colours->noteField})
                    QVERIFY2(contrast(text, ground) >= 4.5, qPrintable(text.name() + ' ' + ground.name()));
            for (int level = 0; level < heat::levels; ++level) {
                const QColor ground = heat::colour(level, colours->dark);
                QVERIFY2(contrast(heat::textOn(ground), ground) >= 4.5, qPrintable(ground.name()));
            }
        }
    }

    void heatGrowsEvenlyInLightness()
    {
        for (const bool dark : {false, true}) {
            double before = 0;
            for (int level = 0; level < heat::levels; ++level) {
                const double now = contrast(heat::colour(level, dark), dark ? Qt::black : Qt::white);
                QVERIFY2(now > before, "each level stands further from the page than the one before");
                before = now;
            }
        }
        QCOMPARE(heat::levelOf(5, 5, 5), 0);
        QCOMPARE(heat::levelOf(std::numeric_limits<double>::quiet_NaN(), 0, 0), 0);
        QCOMPARE(heat::levelOf(1e300, 0, 10), heat::levels - 1);
        QCOMPARE(heat::levelOf(-4, 0, 10), 0);
    }

    void theTextComesWithTheRecipe()
    {
        KernelPanel panel(m_registry);
        panel.setRecipe(sobelShared());
        QCOMPARE(panel.fileName(), QString::fromStdString(shared));
        QVERIFY(panel.view().text().contains(QLatin1String("extern __shared__")));
        QVERIFY(panel.view().isReadOnly());
        QVERIFY(panel.note().contains(QLatin1String("first run")));

        Recipe changed = sobelShared();
        changed.source = "// a text of my own\n";
        panel.setRecipe(changed);
        QCOMPARE(panel.view().text(), QStringLiteral("// a text of my own\n"));

        panel.setRecipe(recipeOf("no such", "thing"));
        QVERIFY(panel.view().text().isEmpty());
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
        QCOMPARE(text(55), QString()); // does nothing of the kind
        QCOMPARE(text(1), QString());  // another file's
        QCOMPARE(panel.figures().figures().at(33).level, heat::levels - 1);
        QCOMPARE(panel.figures().figures().at(26).level, 0);
        QVERIFY(panel.note().contains(QStringLiteral("0 … 3.4")));
        QVERIFY(panel.note().contains(QLatin1String("= exact")));

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
        QVERIFY(panel.note().contains(QLatin1String("before")));
        panel.setReport(makeReport(wider)); // has run, but is not yet counted
        QVERIFY(panel.isStale());
        panel.setReport(counted(wider));
        QVERIFY(!panel.isStale());

        Recipe other = wider;
        other.strategy = "global"; // another text: its lines have nothing to do with these
        panel.setRecipe(other);
        QVERIFY(!panel.isStale());
        QVERIFY(panel.figures().figures().empty());
        panel.setReport(counted(wider)); // comes too late
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
        QVERIFY(panel.note().contains(QLatin1String("--counters none")));

        auto report = makeReport(sobelShared());
        report->lines = std::vector<LineCounters>{{shared, 26, loadingLine(4, 4)}};
        panel.setRecipe(sobelShared());
        panel.setReport(report);
        panel.setCounter(LineCounter::SharedOverIdeal);
        QVERIFY(panel.note().contains(QLatin1String("shared memory")));
    }

    void toolTipsTellEverythingOfALine()
    {
        KernelPanel panel(m_registry);
        panel.resize(900, 900);
        panel.show();
        panel.setRecipe(sobelShared());
        auto report = counted();
        report->findings = {race(33, 26)};
        panel.setReport(report);
        panel.setCounter(LineCounter::GlobalSectors);
        KernelView& view = panel.view();
        panel.goToLine(shared, 26);

        const int figures = view.marginWidth(KernelView::NumberMargin) + view.marginWidth(KernelView::MarkMargin) + 4;
        const QString counts = view.toolTipAt(placeOf(view, 33, figures));
        QVERIFY2(counts.contains(QLatin1String("3,400,000")), qPrintable(counts));
        QVERIFY(counts.contains(QLatin1String("= 32 requests")));
        QVERIFY(counts.contains(QLatin1String("ideal 850,000")));
        const int code = figures + view.marginWidth(KernelView::FigureMargin) + 60;
        for (const int line : {26, 33}) { // both sides of the race
            const QString found = view.toolTipAt(placeOf(view, line, code));
            QVERIFY2(found.contains(QLatin1String("Race: Two threads write tile[3].")), qPrintable(found));
            QVERIFY(found.contains(QLatin1String("Put __syncthreads() between them.")));
        }
        QCOMPARE(view.toolTipAt(placeOf(view, 27, code)), QString());
        QCOMPARE(view.toolTipAt({code, 100'000}), QString());
    }

    void findingsAreMarkedAndVisitedInTurn()
    {
        KernelPanel panel(m_registry);
        panel.resize(700, 500);
        panel.show();
        panel.setRecipe(sobelShared());
        auto report = counted();
        Finding note = race(26, 0);
        note.severity = Severity::Note;
        report->findings = {race(33, 55), note, race(26, 0)};
        panel.setReport(report);
        QCOMPARE(panel.view().marks(),
                 (std::map<int, Severity>{{26, Severity::Error}, {33, Severity::Error}, {55, Severity::Error}}));

        std::vector<int> visited;
        for (int step = 0; step < 4; ++step) {
            panel.goToNextFinding();
            visited.push_back(panel.view().currentLine());
        }
        QCOMPARE(visited, (std::vector{26, 33, 55, 26}));
        panel.goToPreviousFinding();
        QCOMPARE(panel.view().currentLine(), 55);

        panel.setRecipe(recipeOf("sobel", "global"));
        QVERIFY(panel.view().marks().empty());
        panel.goToNextFinding(); // there is none
        QCOMPARE(panel.view().currentLine(), 1);
    }

    void messagesOfTheCompilerAreMarked()
    {
        Recipe broken = sobelShared();
        broken.source = "int a;\nint b = c;\n";
        KernelPanel panel(m_registry);
        panel.setRecipe(broken);
        RunFailure failure;
        failure.diagnostics = {{DiagnosticSeverity::Error, shared, 2, 9, "c is not declared"}};
        panel.setFailure(failure);
        QCOMPARE(panel.view().marks(), (std::map<int, Severity>{{2, Severity::Error}}));
        QVERIFY(panel.view().findingsToolTip(2).contains(QLatin1String("c is not declared")));
    }

    void linesThatAreNotThereDoNoHarm()
    {
        KernelPanel panel(m_registry);
        panel.show();
        panel.setRecipe(sobelShared());
        auto report = counted();
        constexpr int most = std::numeric_limits<int>::max();
        report->findings = {race(0, 0), race(-5, most), race(most, 0), race(100'000, 33)};
        report->lines->push_back({shared, most, loadingLine(1, 1)});
        report->lines->push_back({shared, -3, loadingLine(1, 1)});
        panel.setReport(report);
        QCOMPARE(panel.view().marks(), (std::map<int, Severity>{{33, Severity::Error}}));
        for (const int line : {0, -1, most, 1'000'000}) {
            panel.goToLine(shared, line);
            QVERIFY(panel.view().currentLine() >= 1 && panel.view().currentLine() <= panel.view().lines());
        }
        panel.goToLine(shared, 20);
        panel.goToLine("no/such.cu", 3);
        QCOMPARE(panel.view().currentLine(), 20);
    }

    void anyBytesCanBeShown_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<int>("lines");
        QTest::newRow("empty") << QByteArray() << 1;
        QTest::newRow("not UTF-8") << QByteArray("int a; // \xff\xfe\xc3\nint b;") << 2;
        QTest::newRow("zero bytes") << QByteArray("int a;\0\nint b;", 14) << 2;
        QTest::newRow("one long line") << QByteArray(200'000, 'x') << 1;
        QTest::newRow("10,000 lines") << QByteArray("int a = threadIdx.x; // words\n").repeated(10'000) << 10'001;
    }
    void anyBytesCanBeShown()
    {
        QFETCH(QByteArray, bytes);
        QFETCH(int, lines);
        KernelPanel panel(m_registry);
        panel.resize(500, 400);
        panel.show();
        Recipe recipe = sobelShared();
        recipe.source = bytes.toStdString();
        panel.setRecipe(recipe);
        auto report = counted(recipe);
        for (int line = 1; line <= lines; ++line)
            report->lines->push_back({shared, line, loadingLine(8, 4)});
        report->findings = {race(lines, 1)};
        panel.setReport(report);
        QCOMPARE(panel.view().lines(), lines);
        panel.goToLine(shared, lines);
        QCOMPARE(panel.view().currentLine(), lines);
        QVERIFY(!panel.grab().isNull());
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

    void tabLeavesTheText()
    {
        KernelPanel panel(m_registry);
        panel.resize(700, 500);
        panel.show();
        panel.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&panel));
        panel.setRecipe(sobelShared());
        panel.view().setFocus();
        QTest::keyClick(&panel.view(), Qt::Key_Tab);
        QVERIFY(!panel.view().hasFocus());
    }
};

QTEST_MAIN(KernelPanelTest)
#include "kernel_panel_test.moc"
