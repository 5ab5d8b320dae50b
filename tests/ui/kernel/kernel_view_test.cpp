#include "kernel_fixture.h"
#include "tests/ui/test_program.h"
#include "ui/kernel/kernel_editor.h"
#include "ui/kernel/kernel_panel.h"

#include <QtTest>

#include <limits>

using namespace tilescope;

namespace
{

/// The middle of a line's row, `x` pixels from the left.
QPoint placeOf(const KernelView& view, int line, int x)
{
    const auto position = view.SendScintilla(QsciScintilla::SCI_POSITIONFROMLINE, static_cast<unsigned long>(line - 1));
    const auto y = view.SendScintilla(QsciScintilla::SCI_POINTYFROMPOSITION, 0UL, position);
    return {x, static_cast<int>(y) + 4};
}

} // namespace

class KernelViewTest : public QObject
{
    Q_OBJECT

    Registry m_registry;

private slots:
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
        QVERIFY(counts.contains(QLatin1String("Global load requests: 32")));
        QVERIFY(counts.contains(QLatin1String("ideal: 850,000")));
        const int code = figures + view.marginWidth(KernelView::FigureMargin) + 60;
        for (const int line : {26, 33}) { // both sides of the race
            const QString found = view.toolTipAt(placeOf(view, line, code));
            QVERIFY2(found.contains(QLatin1String("Data race: Two threads write tile[3].")), qPrintable(found));
            QVERIFY(found.contains(QLatin1String("Put __syncthreads() between them.")));
        }
        QCOMPARE(view.toolTipAt(placeOf(view, 27, code)), QString());
        QCOMPARE(view.toolTipAt({code, 100'000}), QString());
    }

    void linesWithOtherMachineCodeAreMarked()
    {
        KernelPanel panel(m_registry);
        panel.resize(900, 900);
        panel.show();
        panel.setRecipe(sobelShared());
        const MachineCode code{"sm_90",
                               {{shared, 26, {{"ld.global.u8", 2}}, {{"LDG.E.U16", 1}}, AccessDifference::Other},
                                {shared, 33, {{"ld.global.u8", 1}}, {{"LDG.E.U8", 1}}, AccessDifference::None},
                                {shared, 40, {}, {{"STL", 3}}, AccessDifference::Other},
                                {"sobel/elsewhere.cu", 33, {}, {{"STL", 3}}, AccessDifference::Other}}};
        panel.setMachineCode(sobelShared(), code);
        QVERIFY(panel.figures().text(26).isEmpty()); // there is no report yet
        panel.setReport(counted());
        panel.setCounter(LineCounter::GlobalSectors);
        QVERIFY2(panel.figures().text(26).startsWith(QLatin1String("* 1.2")), qPrintable(panel.figures().text(26)));
        QVERIFY(!panel.figures().text(33).contains(QLatin1Char('*')));
        QCOMPARE(panel.figures().text(40), QStringLiteral("*"));
        KernelView& view = panel.view();
        char margin[32] = {};
        view.SendScintilla(QsciScintilla::SCI_MARGINGETTEXT, 39UL, margin);
        QCOMPARE(QByteArray(margin).trimmed(), QByteArray("*"));

        panel.goToLine(shared, 33);
        const int figures = view.marginWidth(KernelView::NumberMargin) + view.marginWidth(KernelView::MarkMargin) + 4;
        const QString tip = view.toolTipAt(placeOf(view, 26, figures));
        QVERIFY2(
            tip.contains(QStringLiteral("sm_90 has 1 × LDG.E.U16 where the PTX has 2 × ld.global.u8: ptxas merged")),
            qPrintable(tip));
        QVERIFY(tip.contains(QLatin1String("Global load requests: 32")));
        QVERIFY(view.toolTipAt(placeOf(view, 40, figures)).contains(QStringLiteral("3 × STL where the PTX has no")));
        QVERIFY(!view.toolTipAt(placeOf(view, 33, figures)).contains(QLatin1String("machine code")));

        panel.setText("\n" + panel.text());
        QVERIFY(panel.figures().text(27).startsWith(QLatin1Char('*'))); // the marks move with their lines
        panel.setCounter(LineCounter::None);
        QVERIFY(panel.figures().text(27).isEmpty());
        panel.setCounter(LineCounter::GlobalSectors);
        panel.setRecipe(recipeOf("sobel", "global"));
        panel.setRecipe(sobelShared());
        panel.setReport(counted());
        panel.setMachineCode(recipeOf("sobel", "global"), code); // late, of another text
        QVERIFY(panel.figures().hints().empty());
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
        panel.goToNextFinding(); // there is no finding
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

    void tabLeavesATextThatIsToBeRead()
    {
        KernelPanel panel(m_registry);
        panel.resize(700, 500);
        panel.show();
        makeActive(panel);
        panel.setRecipe(sobelShared());
        panel.view().setFocus();
        QTest::keyClick(&panel.view(), Qt::Key_Tab); // in an editable text Tab indents
        QVERIFY(panel.view().hasFocus());
        QVERIFY(panel.isEdited());
        QTest::keyClick(&panel.view(), Qt::Key_Backtab, Qt::ShiftModifier);
        QVERIFY(!panel.view().hasFocus());
        panel.view().setFocus();
        panel.view().setReadOnly(true);
        QTest::keyClick(&panel.view(), Qt::Key_Tab);
        QVERIFY(!panel.view().hasFocus());
    }
};

TILESCOPE_TEST(KernelViewTest, runWithWidgets)
#include "kernel_view_test.moc"
