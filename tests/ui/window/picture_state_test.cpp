#include "edited_kernel_fixture.h"
#include "tests/ui/test_program.h"
#include "ui/canvas/scene.h"
#include "ui/findings/findings_panel.h"
#include "ui/kernel/kernel_bar.h"
#include "ui/kernel/kernel_panel.h"
#include "ui/runs/runs_panel.h"
#include "ui/settings/operation_picker.h"
#include "ui/settings/problem_note.h"
#include "ui/settings/settings_panel.h"
#include "ui/shell/status_line.h"
#include "ui/shell/window_docks.h"
#include "ui/window/picture_state.h"

#include <QDockWidget>
#include <QLabel>

#include <algorithm>

using namespace tilescope;
using namespace tilescope::test;

namespace
{

const QString good = QStringLiteral("= reference");

/// Sobel's `global` with this line before its store.
std::string with(const std::string& line)
{
    std::string text = Registry().strategy(Registry().operation("sobel"), "global").source.text;
    const std::size_t store = text.find("output[");
    return text.insert(text.rfind('\n', store) + 1, line + "\n");
}

} // namespace

/// The picture and its texts are of the settings shown, or are marked as outdated.
class PictureStateTest : public QObject
{
    Q_OBJECT

private:
    QTemporaryDir m_folder;

    WindowOptions options() const { return windowOptions(m_folder, QStringLiteral("sample:board@160x120")); }

    /// Waits for the picture of the first settings, which is correct.
    void begin(MainWindow& window) const
    {
        showActive(window);
        QTRY_COMPARE_WITH_TIMEOUT(window.parts().status.checkText(), good, patience);
        QVERIFY(window.parts().canvas.scene().outdated.isEmpty());
    }

    static void set(MainWindow& window, const std::function<void(Recipe&)>& change)
    {
        Recipe recipe = window.parts().settings.recipe();
        change(recipe);
        window.parts().settings.setRecipe(recipe);
        QCOMPARE(window.parts().status.checkText(), QStringLiteral("running")); // at once
    }

    /// The panels of a run's figures that are dimmed.
    static QStringList dimmed(const MainWindow& window)
    {
        QStringList names;
        for (const PanelKind& kind : window.parts().docks.kinds()) {
            const auto* veil = window.parts().docks.find(kind.key)->findChild<QWidget*>(QStringLiteral("veil"));
            if (veil && !veil->isHidden())
                names << kind.key.text();
        }
        return names;
    }
    static bool isOfRun(const PanelKind& kind)
    {
        return kind.isOfRun || std::ranges::any_of(kind.pages, &PanelPage::isOfRun);
    }
    static QStringList comparing(const MainWindow& window, bool areWanted)
    {
        QStringList names;
        for (const PanelKind& kind : window.parts().docks.kinds())
            if (isOfRun(kind) && kind.comparesStrategies == areWanted)
                names << kind.key.text();
        return names;
    }
    static QStringList all(const MainWindow& window)
    {
        QStringList names;
        for (const PanelKind& kind : window.parts().docks.kinds())
            if (isOfRun(kind))
                names << kind.key.text();
        return names;
    }

private slots:
    void init() { QFile::remove(options().preferencesFile); }

    void aStrategyThatCannotRunIsNotCarriedOver()
    {
        MainWindow window(options());
        begin(window);
        window.parts().settings.pickStrategy("npp");
        QTRY_VERIFY_WITH_TIMEOUT(window.parts().status.checkText().startsWith(QStringLiteral("not run: ")), patience);
        QVERIFY(!window.parts().canvas.scene().outdated.isEmpty());
        QVERIFY(!panelOf<SettingsPanel>(window).problemNote("strategy")->message().isEmpty());

        window.parts().settings.pickOperation("blur");
        const auto& strategies = window.parts().session.registry().operation("blur").strategies;
        QCOMPARE(window.parts().settings.recipe().strategy, strategies.front().name);
        QTRY_COMPARE_WITH_TIMEOUT(window.parts().status.checkText(), good, patience);
        QVERIFY(window.parts().canvas.scene().outdated.isEmpty());
        QCOMPARE(window.parts().run.report()->recipe.operation, std::string("blur"));
    }

    void aRefusedBlockIsSaid()
    {
        MainWindow window(options());
        begin(window);
        QCOMPARE(dimmed(window), QStringList());
        window.parts().docks.show(runsPanel);
        const auto& timings = panelOf<RunsPanel>(window);
        QTRY_VERIFY(timings.isVisible());
        const QImage sharp = panelOf<RunsPanel>(window).grab().toImage();
        set(window, [](Recipe& recipe) { recipe.block = {100, 16}; });
        QTRY_VERIFY_WITH_TIMEOUT(window.parts().status.checkText().startsWith(QStringLiteral("not run: ")), patience);
        QVERIFY(!window.parts().canvas.scene().outdated.isEmpty());
        QCOMPARE(dimmed(window), all(window));
        const auto* const veil = timings.findChild<QWidget*>(QStringLiteral("veil"));
        QVERIFY(veil && veil->geometry() == timings.rect());
        QVERIFY(panelOf<RunsPanel>(window).grab().toImage() != sharp);

        set(window, [](Recipe& recipe) { recipe.block = {16, 16}; });
        QVERIFY(window.parts().canvas.scene().outdated.isEmpty()); // it is of these settings, and is run again
        QTRY_COMPARE_WITH_TIMEOUT(window.parts().status.checkText(), good, patience);
        QCOMPARE(dimmed(window), QStringList());
    }

    /// Other strategies' figures are of the current settings then.
    void figuresOfOtherStrategiesStay()
    {
        MainWindow window(options());
        begin(window);
        window.parts().settings.pickStrategy("npp");
        QTRY_VERIFY_WITH_TIMEOUT(window.parts().status.checkText().startsWith(QStringLiteral("not run: ")), patience);
        QCOMPARE(dimmed(window), comparing(window, false));
    }

    void theFiguresOfAnotherPictureAreDimmed()
    {
        MainWindow window(options());
        begin(window);
        set(window, [](Recipe& recipe) {
            recipe.strategy = "global";
            recipe.source = with("    for (volatile int turn = 0; turn >= 0; turn = 0) {}");
        });
        window.open(QStringLiteral("sample:board@96x64"));
        QTRY_COMPARE_WITH_TIMEOUT(dimmed(window), all(window), patience);
        window.parts().session.cancel();
    }

    void aKernelThatStopsIsSaid()
    {
        MainWindow window(options());
        begin(window);
        set(window, [](Recipe& recipe) {
            recipe.strategy = "global";
            recipe.source = with("    output[3000000] = 1;");
        });
        QTRY_VERIFY_WITH_TIMEOUT(window.parts().status.checkText().startsWith(QStringLiteral("stopped: ")), patience);
        QVERIFY(!window.parts().canvas.scene().outdated.isEmpty());
        QVERIFY(dimmed(window).contains(QStringLiteral("counters")));
        QVERIFY(!dimmed(window).contains(findingsPanel.text())); // they are of this kernel
        QCOMPARE(panelOf<KernelPanel>(window).bar().state(), QStringLiteral("stopped by an error"));
        window.parts().session.cancel(); // nothing runs
        QVERIFY(window.parts().status.checkText().startsWith(QStringLiteral("stopped: ")));
    }

    void aKernelThatDoesNotCompileIsSaid()
    {
        MainWindow window(options());
        begin(window);
        set(window, [](Recipe& recipe) {
            recipe.strategy = "global";
            recipe.source = with("    nonsense;");
        });
        QTRY_VERIFY_WITH_TIMEOUT(window.parts().status.checkText().startsWith(QStringLiteral("not run: ")), patience);
        QVERIFY(!window.parts().canvas.scene().outdated.isEmpty());
    }

    void aResultThatTakesTooLongIsSaid()
    {
        WindowOptions impatient = options();
        impatient.runner.longestEmulationSeconds = 0.01;
        MainWindow window(impatient);
        begin(window);
        set(window, [](Recipe& recipe) {
            recipe.operation = "template_matching";
            recipe.strategy = "texture_constant";
            recipe.parameters = {{"template", "0,0,64,64"}};
            recipe.block = {32, 8};
        });
        QTRY_COMPARE_WITH_TIMEOUT(window.parts().status.checkText(), QStringLiteral("not computed"), patience);
        QVERIFY(!window.parts().run.isPending());
        QVERIFY(window.parts().canvas.scene().outdated.isEmpty()); // the source is shown
        QVERIFY(window.parts().run.report()->counters);

        set(window, [](Recipe& recipe) {
            recipe.operation = "covariance";
            recipe.strategy = "global";
            recipe.parameters = {{"data", "generated"}, {"patch", "12x12"}, {"rows", std::int64_t{100'000}}};
            recipe.block = {16, 16};
        });
        QTRY_VERIFY_WITH_TIMEOUT(window.parts().status.checkText().endsWith(QStringLiteral("(sample)")), patience);
        QVERIFY(window.parts().run.report()->isSample());
        QVERIFY(window.parts().canvas.scene().outdated.isEmpty());
    }

    void anEndlessKernelRunsUntilItIsCancelled()
    {
        MainWindow window(options());
        begin(window);
        set(window, [](Recipe& recipe) {
            recipe.strategy = "global";
            recipe.source = with("    for (volatile int turn = 0; turn >= 0; turn = 0) {}");
        });
        QTRY_VERIFY_WITH_TIMEOUT(!window.parts().canvas.scene().outdated.isEmpty(), patience);
        QCOMPARE(window.parts().status.checkText(), QStringLiteral("running"));
        QCOMPARE(panelOf<KernelPanel>(window).bar().state(), QStringLiteral("running"));
        QTest::keyClick(&window.parts().canvas, Qt::Key_Escape);
        QCOMPARE(window.parts().status.checkText(), QStringLiteral("cancelled; press F5 to run again"));
        QCOMPARE(panelOf<KernelPanel>(window).bar().state(), QStringLiteral("cancelled"));
        QTRY_VERIFY_WITH_TIMEOUT(!window.parts().session.isBusy(), patience);
        QVERIFY(!window.parts().canvas.scene().outdated.isEmpty());
        QCOMPARE(window.parts().status.checkText(), QStringLiteral("cancelled; press F5 to run again"));
    }

    /// A completed check stays valid if only the comparison with other strategies is cancelled.
    void cancellingTheOtherStrategiesKeepsTheCheck()
    {
        MainWindow window(options());
        Session& session = window.parts().session;
        QSignalSpy cancelled(&session, &Session::cancelled);
        connect(
            &session, &Session::started, &window,
            [&session](Session::Stage stage) {
                if (stage == Session::Stage::Others)
                    session.cancel();
            },
            Qt::QueuedConnection);
        showActive(window);
        QTRY_VERIFY_WITH_TIMEOUT(!cancelled.isEmpty(), patience);
        QCOMPARE(window.parts().status.checkText(), good);
        QVERIFY(window.parts().canvas.scene().outdated.isEmpty());
    }

    /// Other strategies and sweeps bring no report for the kernel's text.
    void aSweepDoesNotLeaveTheKernelRunning()
    {
        MainWindow window(options());
        begin(window);
        const std::string same = with("    // as before");
        set(window, [&same](Recipe& recipe) {
            recipe.strategy = "global";
            recipe.source = same;
        });
        QTRY_COMPARE_WITH_TIMEOUT(panelOf<KernelPanel>(window).bar().state(), QStringLiteral("ran"), patience);
        Recipe other = window.parts().settings.recipe();
        other.block = {8, 8};
        emit window.parts().session.started(Session::Stage::Sweep, other);
        QCOMPARE(panelOf<KernelPanel>(window).bar().state(), QStringLiteral("ran"));
    }

    void aLongReasonDoesNotWidenTheWindow()
    {
        StatusLine line;
        line.setRunning();
        const int before = line.minimumSizeHint().width();
        RunFailure failure;
        failure.message = QString(500, u'm');
        line.setFailure(failure);
        QVERIFY(line.minimumSizeHint().width() < before + 60 * line.fontMetrics().averageCharWidth());
        line.resize(600, line.sizeHint().height());
        line.show();
        const auto labels = line.findChildren<QLabel*>();
        const auto check = std::ranges::find(labels, QStringLiteral("Check against the reference"),
                                             [](const QLabel* label) { return label->accessibleName(); });
        QVERIFY(check != labels.end());
        QTRY_VERIFY((*check)->text().endsWith(u'…') && (*check)->width() <= line.width() / 3);
        QCOMPARE((*check)->toolTip(), failure.message);
    }
};

TILESCOPE_TEST(PictureStateTest, runWithWindow)
#include "picture_state_test.moc"
