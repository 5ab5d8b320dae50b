#include "kernel_fixture.h"
#include "tests/ui/test_program.h"
#include "ui/kernel/find_bar.h"
#include "ui/kernel/kernel_bar.h"
#include "ui/kernel/kernel_editor.h"
#include "ui/kernel/kernel_panel.h"
#include "ui/kernel/kernel_styles.h"

#include <QComboBox>
#include <QLineEdit>
#include <QtTest>

using namespace tilescope;

namespace
{

void type(KernelPanel& panel, const QString& text) { QTest::keyClicks(&panel.view(), text); }

bool hasMark(const KernelEditor& view, int line, int marker)
{
    return (view.markersAtLine(line - 1) & (1U << static_cast<unsigned>(marker))) != 0;
}

CompileCheck checkWith(DiagnosticSeverity severity, int line, const std::string& message)
{
    return {{}, {{severity, shared, line, 1, message}}};
}

} // namespace

/// Editing a kernel's text by keyboard, without a window.
class KernelEditorTest : public QObject
{
    Q_OBJECT

    Registry m_registry;

    void open(KernelPanel& panel, const Recipe& recipe = sobelShared()) const
    {
        panel.resize(700, 700);
        panel.show();
        panel.setRecipe(recipe);
        panel.view().setCursorPosition(0, 0);
        panel.view().setFocus();
    }

private slots:
    void typingIsAnEditThatHasNotRun()
    {
        KernelPanel panel(m_registry);
        open(panel);
        QVERIFY(!panel.isEdited());
        QCOMPARE(panel.text(), panel.ownText());
        const QSignalSpy changed(&panel, &KernelPanel::textChanged);
        type(panel, QStringLiteral("x"));
        QCOMPARE(panel.text(), "x" + panel.ownText());
        QVERIFY(panel.isEdited());
        QCOMPARE(panel.bar().state(), QStringLiteral("edited, not run"));
        QCOMPARE(changed.count(), 1);
        QTest::keyClick(&panel.view(), Qt::Key_Z, Qt::ControlModifier);
        QVERIFY(!panel.isEdited());
        QVERIFY(panel.bar().state().isEmpty());
        QTest::keyClick(&panel.view(), Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
        QVERIFY(panel.isEdited());
    }

    void statesFollowTheTextAndItsRun()
    {
        KernelPanel panel(m_registry);
        open(panel);
        type(panel, QStringLiteral("x"));
        panel.setCheck(checkWith(DiagnosticSeverity::Error, 1, "no x"));
        QCOMPARE(panel.bar().state(), QStringLiteral("1 error"));
        panel.setCheck(checkWith(DiagnosticSeverity::Warning, 1, "odd"));
        QCOMPARE(panel.bar().state(), QStringLiteral("compiles, 1 warning"));
        panel.setCheck(CompileCheck{"clang", {}});
        QCOMPARE(panel.bar().state(), QStringLiteral("compiles"));
        type(panel, QStringLiteral("y")); // there are no results for this text
        QCOMPARE(panel.bar().state(), QStringLiteral("edited, not run"));
        const std::string typed = panel.text();
        panel.setText(typed + "\nint main() {}\n"); // only the kernel above it is compiled
        panel.setCheck(CompileCheck{"clang", {}});
        QCOMPARE(panel.bar().state(), QStringLiteral("kernel compiles"));
        panel.setText(typed);

        Recipe run = sobelShared();
        run.source = panel.text();
        panel.setRecipe(run);
        QVERIFY(!panel.isEdited());
        panel.setRunning(run);
        QCOMPARE(panel.bar().state(), QStringLiteral("running"));
        panel.setReport(makeReport(run));
        QCOMPARE(panel.bar().state(), QStringLiteral("ran"));
        RunFailure failure;
        failure.message = QStringLiteral("out of bounds");
        panel.setFailure(failure);
        QCOMPARE(panel.bar().state(), QStringLiteral("stopped by an error"));
    }

    void whatTheCompilerSaysStandsUnderItsLine()
    {
        KernelPanel panel(m_registry);
        open(panel);
        type(panel, QStringLiteral("x"));
        panel.setCheck(checkWith(DiagnosticSeverity::Error, 16, "use of undeclared identifier"));
        QVERIFY(panel.view().noteAt(16).contains(QStringLiteral("use of undeclared identifier")));
        QCOMPARE(panel.view().marks(), (std::map<int, Severity>{{16, Severity::Error}}));
        panel.setCheck(CompileCheck{"clang", {}});
        QVERIFY(panel.view().noteAt(16).isEmpty());
        QVERIFY(panel.view().marks().empty());
    }

    void figuresMoveWithTheirLines()
    {
        KernelPanel panel(m_registry);
        open(panel);
        panel.setReport(counted());
        panel.setCounter(LineCounter::GlobalSectors);
        const QString sectors = panel.figures().text(26);
        QVERIFY(!sectors.isEmpty());
        QTest::keyClick(&panel.view(), Qt::Key_Return); // inserts a line above
        QCOMPARE(panel.figures().text(27), sectors);
        QVERIFY(panel.figures().text(26).isEmpty());
        QVERIFY(panel.note().contains(QStringLiteral("before the edits")));
        panel.view().setCursorPosition(26, 0);
        type(panel, QStringLiteral("// "));
        QVERIFY(panel.figures().text(27).isEmpty()); // the line was changed
        QVERIFY(!panel.figures().text(34).isEmpty());
    }

    void findingsMoveWithTheirLines()
    {
        KernelPanel panel(m_registry);
        open(panel);
        auto report = counted();
        report->findings = {race(33, 0)};
        panel.setReport(report);
        QTest::keyClick(&panel.view(), Qt::Key_Return);
        QCOMPARE(panel.view().marks(), (std::map<int, Severity>{{34, Severity::Error}}));
    }

    void changedLinesAreMarked()
    {
        KernelPanel panel(m_registry);
        open(panel);
        KernelEditor& view = panel.view();
        QCOMPARE(view.marginWidth(KernelEditor::ChangeMargin), 0);
        const QString first = view.text(0).trimmed();
        type(panel, QStringLiteral("x"));
        QVERIFY(hasMark(view, 1, changedMarker));
        QVERIFY(view.marginWidth(KernelEditor::ChangeMargin) > 0);
        QVERIFY(view.noteAt(1).isEmpty());
        view.setCursorPosition(4, 0);
        QTest::keyClick(&view, Qt::Key_Return);
        QVERIFY(hasMark(view, 5, addedMarker));
        view.setSelection(9, 0, 10, 0);
        QTest::keyClick(&view, Qt::Key_Delete);
        QVERIFY(hasMark(view, 10, removedMarker));
        panel.setShowsDifferences(true); // removed lines are shown where they were
        QVERIFY2(view.noteAt(1).contains(first), qPrintable(view.noteAt(1)));
        QVERIFY(view.noteAt(9).startsWith(QStringLiteral("− ")));
        QVERIFY(hasMark(view, 1, litMarker));
        panel.setShowsDifferences(false);
        QVERIFY(view.noteAt(1).isEmpty());
        QVERIFY(!hasMark(view, 1, litMarker));
    }

    void whatWasTypedWaitsForItsStrategy()
    {
        KernelPanel panel(m_registry);
        open(panel);
        type(panel, QStringLiteral("mine"));
        const std::string typed = panel.text();
        panel.setRecipe(recipeOf("sobel", "global"));
        QVERIFY(!panel.isEdited());
        panel.setRecipe(recipeOf("blur", "shared"));
        panel.setRecipe(sobelShared());
        QVERIFY(panel.isEdited());
        QCOMPARE(panel.text(), typed);
        Recipe wider = sobelShared();
        wider.block = {32, 8};
        panel.setRecipe(wider); // other settings do not change the text
        panel.setReport(counted(wider));
        QCOMPARE(panel.text(), typed);
    }

    void anotherTextOfTheStrategyLeavesTheTypedOneOneUndoAway()
    {
        KernelPanel panel(m_registry);
        open(panel);
        type(panel, QStringLiteral("mine"));
        const std::string typed = panel.text();
        Recipe other = sobelShared();
        other.source = "// other\n";
        panel.setRecipe(other);
        QCOMPARE(panel.text(), std::string("// other\n"));
        QVERIFY(!panel.isEdited());
        QTest::keyClick(&panel.view(), Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(panel.text(), typed);
        QVERIFY(panel.isEdited());
    }

    void anExchangeEndsWithTheTextAskedFor()
    {
        KernelEditor view;
        unsigned state = 3;
        const auto next = [&](unsigned below) { return (state = state * 1664525U + 1013904223U) / 65536U % below; };
        view.load("", "", true);
        for (int trial = 0; trial < 300; ++trial) {
            std::string text;
            for (unsigned letters = next(12); letters > 0; --letters)
                text += next(4) == 0 ? "\n" : next(2) == 0 ? "é" : "è";
            const std::string before = view.kernel();
            view.exchange(text);
            QCOMPARE(view.kernel(), text);
            if (before != text) {
                view.undo();
                QCOMPARE(view.kernel(), before);
                view.redo();
            }
        }
    }

    void filesOfTheOperationAreToBeRead()
    {
        const Recipe recipe = recipeOf("covariance", "shared");
        KernelPanel panel(m_registry);
        open(panel, recipe);
        auto report = std::make_shared<Report>();
        report->recipe = recipe;
        report->launches = {launchOf("covariance/images.cu")};
        type(panel, QStringLiteral("mine"));
        const std::string typed = panel.text();
        panel.setReport(report);
        QCOMPARE(panel.text(), typed);
        panel.fileChoice()->setCurrentIndex(1);
        QVERIFY(panel.view().isReadOnly());
        QCOMPARE(panel.bar().state(), QStringLiteral("read-only"));
        QVERIFY(panel.isEdited()); // the strategy's own text is edited
        QCOMPARE(panel.text(), typed);
        panel.fileChoice()->setCurrentIndex(0);
        QVERIFY(!panel.view().isReadOnly());
        QCOMPARE(panel.text(), typed);
    }

    void wordsAreFound()
    {
        KernelPanel panel(m_registry);
        open(panel);
        panel.finder().open();
        QTest::keyClicks(panel.finder().line(), QStringLiteral("__SYNCTHREADS"));
        QVERIFY(panel.view().hasSelectedText());
        QVERIFY(panel.view().text(panel.view().currentLine() - 1).contains(QStringLiteral("__syncthreads")));
        QTest::keyClicks(panel.finder().line(), QStringLiteral("nowhere"));
        QCOMPARE(panel.finder().note(), QStringLiteral("not found"));
        QTest::keyClick(panel.finder().line(), Qt::Key_Escape);
        QVERIFY(!panel.finder().isVisible());
    }
};

TILESCOPE_TEST(KernelEditorTest, runWithWidgets)
#include "kernel_editor_test.moc"
