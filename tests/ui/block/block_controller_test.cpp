#include "tests/ui/window_fixture.h"
#include "ui/block/block_panel.h"
#include "ui/block/tile_view.h"
#include "ui/block/transport_bar.h"
#include "ui/canvas/scene.h"
#include "ui/findings/finding_model.h"
#include "ui/findings/findings_panel.h"
#include "ui/kernel/kernel_editor.h"
#include "ui/kernel/kernel_panel.h"
#include "ui/kernel/kernel_view.h"
#include "ui/settings/settings_panel.h"
#include "ui/shell/window_actions.h"

#include <QAction>
#include <QDockWidget>
#include <QSpinBox>
#include <QTableView>

#include <algorithm>

using namespace tilescope;
using namespace tilescope::test;

/// How the window has blocks traced and shows their steps.
class BlockControllerTest : public QObject
{
    Q_OBJECT

private:
    QTemporaryDir m_folder;
    const QString m_picture = QStringLiteral("sample:board@160x120");

    std::unique_ptr<MainWindow> openWindow(const QString& panel)
    {
        WindowOptions options = windowOptions(m_folder, m_picture);
        options.panel = panel;
        return std::make_unique<MainWindow>(options);
    }

    static BlockPanel& panelOf(MainWindow& window) { return test::panelOf<BlockPanel>(window); }

    static QPoint shownBlock(MainWindow& window)
    {
        const auto& trace = panelOf(window).player().trace();
        return trace ? QPoint(int(trace->index.x), int(trace->index.y)) : QPoint(-1, -1);
    }

    static void goTo(MainWindow& window, const char* step)
    {
        panelOf(window).goTo(*StepChoice::parse(QString::fromLatin1(step)));
    }

private slots:
    void init() { QFile::remove(windowOptions(m_folder, m_picture).preferencesFile); }

    void nothingIsTracedUntilThePanelIsSeen()
    {
        const auto window = openWindow(QStringLiteral("runs"));
        showActive(*window);
        waitForReport(*window, m_picture);
        QTRY_VERIFY_WITH_TIMEOUT(!window->parts().session.isBusy(), patience);
        QVERIFY(panelOf(*window).player().isEmpty());
        QVERIFY(!window->parts().side.isAt(QStringLiteral("trace")));
        QVERIFY(!window->parts().canvas.scene().chosenBlock);

        auto* const dock = window->findChild<QDockWidget*>(QStringLiteral("block"));
        dock->raise();
        QTRY_COMPARE_WITH_TIMEOUT(shownBlock(*window), QPoint(5, 4), patience); // the middle of 10 × 8 blocks
        QCOMPARE(window->parts().canvas.scene().chosenBlock, std::optional(QPoint(5, 4)));
        window->findChild<QDockWidget*>(QStringLiteral("runs"))->raise();
        QTRY_COMPARE(test::panelOf<KernelPanel>(*window).view().stepLine(), 0);
        QCOMPARE(window->parts().canvas.scene().chosenBlock, std::optional(QPoint(5, 4))); // still what is looked at
    }

    void aClickOnTheCanvasChoosesTheBlock()
    {
        const auto window = openWindow(QStringLiteral("block"));
        showActive(*window);
        QTRY_COMPARE_WITH_TIMEOUT(shownBlock(*window), QPoint(5, 4), patience);
        Canvas& canvas = window->parts().canvas;
        canvas.fit();
        const double scale = canvas.zoom() / canvas.devicePixelRatioF();
        const QPointF corner = QPointF(canvas.width() - 160 * scale, canvas.height() - 120 * scale) / 2;
        QTest::mouseClick(&canvas, Qt::LeftButton, {}, (corner + QPointF(40, 20) * scale).toPoint());
        QTRY_COMPARE_WITH_TIMEOUT(shownBlock(*window), QPoint(2, 1), patience);
        QCOMPARE(canvas.scene().chosenBlock, std::optional(QPoint(2, 1)));
        QCOMPARE(panelOf(*window).transport().blockX()->value(), 2);
        panelOf(*window).transport().blockX()->setValue(7);
        QTRY_COMPARE_WITH_TIMEOUT(shownBlock(*window), QPoint(7, 1), patience);
    }

    void pictureAndKernelFollowTheSteps()
    {
        const auto window = openWindow(QStringLiteral("block"));
        showActive(*window);
        QTRY_COMPARE_WITH_TIMEOUT(shownBlock(*window), QPoint(5, 4), patience);
        goTo(*window, "global-load");
        const auto lineOfStep = [&] {
            const TracePlayer& player = panelOf(*window).player();
            return player.trace()->sites[player.event().site].line;
        };
        QCOMPARE(test::panelOf<KernelPanel>(*window).view().stepLine(), lineOfStep());
        const int loadLine = lineOfStep();
        QVERIFY(!window->parts().canvas.scene().flashes.empty());
        const AccessFlash& load = window->parts().canvas.scene().flashes.back();
        QVERIFY(load.isOfSource && !load.isStore && load.stays);
        QVERIFY(QRect(5 * 16 - 1, 4 * 16 - 1, 18, 18).contains(load.pixels.front()));
        goTo(*window, "global-store");
        QVERIFY(lineOfStep() != loadLine);
        QCOMPARE(test::panelOf<KernelPanel>(*window).view().stepLine(), lineOfStep());
        const AccessFlash& store = window->parts().canvas.scene().flashes.back();
        QVERIFY(store.isStore && !store.isOfSource);
        QVERIFY(QRect(5 * 16, 4 * 16, 16, 16).contains(store.pixels.front()));
        goTo(*window, "shared-load"); // the elements of the tile stand for pixels
        const AccessFlash& tile = window->parts().canvas.scene().flashes.back();
        QVERIFY(tile.isOfSource && !tile.isStore);
        for (const QRect& pixels : tile.pixels)
            QVERIFY(QRect(5 * 16 - 1, 4 * 16 - 1, 18, 18).contains(pixels));
        goTo(*window, "barrier"); // touches no pixel: the previous highlight fades
        QTRY_VERIFY(window->parts().canvas.scene().flashes.empty());
        QVERIFY(!test::panelOf<KernelPanel>(*window).view().hasFocus());
    }

    /// Only as the replay starts, so that one can zoom out again.
    void theReplayZoomsToItsBlockInLearn()
    {
        const auto window = openWindow(QStringLiteral("block"));
        showActive(*window);
        QTRY_COMPARE_WITH_TIMEOUT(shownBlock(*window), QPoint(5, 4), patience);
        Canvas& canvas = window->parts().canvas;
        const TransportBar& transport = panelOf(*window).transport();
        QVERIFY(!canvas.showsBlockWhole({5, 4}));
        transport.stepAction(TracePlayer::Step::Forward)->trigger();
        QVERIFY(canvas.showsBlockWhole({5, 4}));
        QCOMPARE(canvas.drawnBlock(), std::optional(QPoint(5, 4)));
        canvas.fit();
        transport.stepAction(TracePlayer::Step::Forward)->trigger();
        QVERIFY(!canvas.showsBlockWhole({5, 4}));
        transport.zoomAction()->trigger();
        QVERIFY(canvas.showsBlockWhole({5, 4}));
        canvas.fit();
        window->parts().actions.layouts.at(LayoutName::Inspect)->setChecked(true);
        transport.blockX()->setValue(7);
        QTRY_COMPARE_WITH_TIMEOUT(shownBlock(*window), QPoint(7, 4), patience);
        transport.stepAction(TracePlayer::Step::Forward)->trigger();
        QVERIFY(!canvas.showsBlockWhole({7, 4}));
    }

    void aRaceIsShownWithBothAccesses()
    {
        const auto window = openWindow(QStringLiteral("findings"));
        showActive(*window);
        Recipe recipe = window->parts().settings.recipe();
        const Registry& registry = window->parts().session.registry();
        std::string text = registry.strategy(registry.operation("sobel"), "shared").source.text;
        text.replace(text.find("__syncthreads();"), 16, "");
        recipe.source = text;
        window->parts().settings.setRecipe(recipe);
        auto& findings = test::panelOf<FindingsPanel>(*window);
        const auto rowOfRace = [&findings] {
            const auto& all = findings.model().findings();
            const auto race = std::ranges::find(all, FindingKind::Race, &Finding::kind);
            return race == all.end() ? -1 : static_cast<int>(race - all.begin());
        };
        QTRY_VERIFY_WITH_TIMEOUT(rowOfRace() >= 0, patience);
        emit findings.view()->doubleClicked(findings.model().index(rowOfRace(), FindingModel::Kind));
        const BlockPanel& panel = panelOf(*window);
        QTRY_VERIFY_WITH_TIMEOUT(panel.sentence().contains(QStringLiteral("This load comes too early: warp")),
                                 patience);
        QVERIFY(panel.player().findings().raceAt(panel.player().index()));
        QVERIFY(panel.player().trace()->isInRunOrder); // as the picture was made: what is missing can be seen
        QVERIFY(!panel.tile().loadedTooEarly().empty());
        QVERIFY(panel.transport().stepAction(TracePlayer::Step::NextRace)->isEnabled());
    }

    /// The block that was traced before is of another kernel.
    void aFindingLeadsToItsStepInAKernelThatChangedBehind()
    {
        const auto window = openWindow(QStringLiteral("block"));
        showActive(*window);
        QTRY_COMPARE_WITH_TIMEOUT(shownBlock(*window), QPoint(5, 4), patience);
        QTRY_VERIFY_WITH_TIMEOUT(!panelOf(*window).isWaiting(), patience);
        window->findChild<QDockWidget*>(QStringLiteral("findings"))->raise();
        QTRY_COMPARE(test::panelOf<KernelPanel>(*window).view().stepLine(), 0);
        Recipe recipe = window->parts().settings.recipe();
        const Registry& registry = window->parts().session.registry();
        std::string text = registry.strategy(registry.operation("sobel"), "shared").source.text;
        text.replace(text.find("__syncthreads();"), 16, "");
        recipe.source = text;
        window->parts().settings.setRecipe(recipe);
        auto& findings = test::panelOf<FindingsPanel>(*window);
        const auto rowOfRace = [&findings] {
            const auto& all = findings.model().findings();
            const auto race = std::ranges::find(all, FindingKind::Race, &Finding::kind);
            return race == all.end() ? -1 : static_cast<int>(race - all.begin());
        };
        QTRY_VERIFY_WITH_TIMEOUT(rowOfRace() >= 0, patience);
        emit findings.view()->doubleClicked(findings.model().index(rowOfRace(), FindingModel::Kind));
        const BlockPanel& panel = panelOf(*window);
        QTRY_VERIFY_WITH_TIMEOUT(panel.player().findings().raceAt(panel.player().index()), patience);

        // The same with a block that is named, as a pixel's story does.
        window->findChild<QDockWidget*>(QStringLiteral("findings"))->raise();
        QTRY_COMPARE(test::panelOf<KernelPanel>(*window).view().stepLine(), 0);
        recipe.source.reset();
        window->parts().settings.setRecipe(recipe);
        waitForReport(*window, m_picture);
        QTRY_VERIFY_WITH_TIMEOUT(!window->parts().session.isBusy(), patience);
        window->findChild<QDockWidget*>(QStringLiteral("block"))->raise();
        panelOf(*window).open({5, 4}, *StepChoice::parse(QStringLiteral("barrier")));
        const auto isAtBarrier = [&] {
            return !panel.player().isEmpty() && panel.player().event().kind == TraceEvent::Kind::Barrier;
        };
        QTRY_VERIFY_WITH_TIMEOUT(isAtBarrier(), patience);
    }

    void anotherRecipeIsTracedAnew()
    {
        const auto window = openWindow(QStringLiteral("block"));
        showActive(*window);
        QTRY_COMPARE_WITH_TIMEOUT(shownBlock(*window), QPoint(5, 4), patience);
        Recipe recipe = window->parts().settings.recipe();
        recipe.strategy = "global";
        recipe.block = {32, 8};
        window->parts().settings.setRecipe(recipe);
        QTRY_COMPARE_WITH_TIMEOUT(shownBlock(*window), QPoint(2, 7), patience);
        QCOMPARE(panelOf(*window).player().trace()->sharedBytes, std::size_t(0));

        recipe.source = "this does not compile";
        window->parts().settings.setRecipe(recipe);
        QTRY_VERIFY_WITH_TIMEOUT(panelOf(*window).note().contains(QLatin1String("No block can be shown")), patience);
        QVERIFY(panelOf(*window).player().isEmpty());
    }
};

TILESCOPE_TEST(BlockControllerTest, runWithWindow)
#include "block_controller_test.moc"
