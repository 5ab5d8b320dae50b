#include "tests/ui/window_fixture.h"
#include "ui/block/block_panel.h"
#include "ui/canvas/pictures/picture.h"
#include "ui/canvas/scene.h"
#include "ui/pixel/pixel_panel.h"
#include "ui/pixel/story_controller.h"
#include "ui/pixel/story_model.h"
#include "ui/pixel/story_panel.h"

#include <QComboBox>
#include <QContextMenuEvent>
#include <QMenu>
#include <QTableView>
#include <QToolButton>

#include <algorithm>
#include <cstdlib>

using namespace tilescope;
using namespace tilescope::test;

/// The story of a pixel, from the picture's context menu to the replay of its block.
class PixelStoryTest : public QObject
{
    Q_OBJECT

private:
    QTemporaryDir m_folder;
    const QString m_picture = QStringLiteral("sample:board@96x64");

    std::unique_ptr<MainWindow> openWindow(const std::string& operation, int width = 3)
    {
        WindowOptions options = windowOptions(m_folder, m_picture);
        Recipe recipe;
        recipe.operation = operation;
        recipe.strategy = "shared";
        recipe.block = {8, 8};
        if (operation == "blur")
            recipe.parameters["width"] = std::int64_t{width};
        options.recipe = recipe;
        auto window = std::make_unique<MainWindow>(options);
        showActive(*window);
        waitForReport(*window, m_picture);
        return window;
    }

    static QPoint placeOf(const Canvas& canvas, QPoint pixel)
    {
        const double scale = canvas.zoom() / canvas.devicePixelRatioF();
        const QPointF corner = QPointF(canvas.width() - 96 * scale, canvas.height() - 64 * scale) / 2;
        return (corner + (QPointF(pixel) + QPointF(0.5, 0.5)) * scale).toPoint();
    }

    static void askByMenu(MainWindow& window, QPoint pixel)
    {
        Canvas& canvas = window.parts().canvas;
        canvas.fit();
        const QPoint at = placeOf(canvas, pixel);
        QContextMenuEvent event(QContextMenuEvent::Mouse, at, canvas.mapToGlobal(at));
        QApplication::sendEvent(&canvas, &event);
        auto* const story = canvas.findChild<QAction*>(QStringLiteral("storyOfPixel"));
        QVERIFY(story);
        auto* const menu = qobject_cast<QMenu*>(story->parent());
        QVERIFY(menu);
        QTest::mouseClick(menu, Qt::LeftButton, {}, menu->actionGeometry(story).center());
    }

    static StoryPanel& panelOf(MainWindow& window) { return test::panelOf<StoryPanel>(window); }

    static void waitForStory(MainWindow& window, StoryPixel pixel)
    {
        QTRY_VERIFY_WITH_TIMEOUT(panelOf(window).story() && panelOf(window).story()->pixel == pixel, patience);
    }

    static QString cell(const StoryPanel& panel, int row, int column)
    {
        return panel.model().index(row, column).data().toString();
    }

    /// The row of a read of this pixel of the source.
    static int rowOf(const StoryPanel& panel, int x, int y)
    {
        const auto& rows = panel.story()->rows;
        const auto found = std::ranges::find_if(
            rows, [=](const StoryRow& row) { return row.source && row.source->x == x && row.source->y == y; });
        return static_cast<int>(found - rows.begin());
    }

    static void clickRow(StoryPanel& panel, int row)
    {
        QTableView& view = *panel.view();
        const QModelIndex index = view.model()->index(row, 0);
        view.scrollTo(index);
        QTest::mouseClick(view.viewport(), Qt::LeftButton, {}, view.visualRect(index).center());
    }

private slots:
    void init() { QFile::remove(windowOptions(m_folder, m_picture).preferencesFile); }

    void theContextMenuTellsHowAPixelCameAbout()
    {
        const auto window = openWindow("sobel");
        StoryPanel& panel = panelOf(*window);
        QVERIFY(!panel.note().isEmpty());
        askByMenu(*window, {20, 18});
        waitForStory(*window, {20, 18, 0});
        const int value = window->parts().run.report()->picture->row<std::uint8_t>(18)[20];
        QCOMPARE(panel.title(), QStringLiteral("Pixel (20, 18): %1").arg(value));
        QVERIFY2(
            panel.thread().startsWith(QStringLiteral("Thread (4, 2) of block (2, 2), lane 20 of warp 0, stored it")),
            qPrintable(panel.thread()));
        QVERIFY2(panel.verdict() == QStringLiteral("Stored: %1, equal to the reference.").arg(value),
                 qPrintable(panel.verdict()));
        QCOMPARE(panel.model().rowCount(), 9);
        QVERIFY(panel.sum().contains(QStringLiteral("gx = ")));
        const int row = rowOf(panel, 21, 17);
        QCOMPARE(cell(panel, row, 0), QStringLiteral("(21, 17)"));
        QCOMPARE(cell(panel, row, 2), QStringLiteral("1"));                            // in gx
        QCOMPARE(cell(panel, row, 3), QStringLiteral("%1").arg(QChar(0x2212)) + u'1'); // in gy
        QCOMPARE(cell(panel, row, 4), QStringLiteral("tile (6, 2)"));
        QCOMPARE(cell(panel, row, 5), QStringLiteral("thread (5, 1)"));
        QCOMPARE(window->parts().canvas.scene().pinned->pixel, QPoint(20, 18));
    }

    void aClickedReadIsMarkedInThePictureAndInTheBlock()
    {
        const auto window = openWindow("sobel");
        StoryPanel& panel = panelOf(*window);
        askByMenu(*window, {20, 18});
        waitForStory(*window, {20, 18, 0});
        const int row = rowOf(panel, 21, 17);
        clickRow(panel, row);
        const auto& flashes = window->parts().canvas.scene().flashes;
        QVERIFY(!flashes.empty());
        QCOMPARE(flashes.back().pixels, std::vector<QRect>{QRect(21, 17, 1, 1)});
        QVERIFY(flashes.back().isOfSource);

        QTest::mouseClick(panel.showInBlock(), Qt::LeftButton);
        auto& block = test::panelOf<BlockPanel>(*window);
        const auto& story = *panel.story();
        const std::uint64_t event = story.trace.reads[*story.rows[static_cast<std::size_t>(row)].read].access.event;
        QTRY_VERIFY_WITH_TIMEOUT(!block.player().isEmpty() && !block.isWaiting(), patience);
        QTRY_COMPARE_WITH_TIMEOUT(block.player().index(), std::size_t{event}, patience);
        QCOMPARE(block.player().trace()->index.x, 2U);
        QCOMPARE(block.player().trace()->index.y, 2U);
        QCOMPARE(window->parts().canvas.scene().flashes.back().pixels,
                 std::vector<QRect>{QRect(21, 17, 1, 1)}); // still
        QVERIFY2(block.sentence().contains(QStringLiteral("loads 1 byte")), qPrintable(block.sentence()));
    }

    void aKeyTellsOfThePixelUnderTheCursorAndThePanelFollowsThePin()
    {
        const auto window = openWindow("blur");
        Canvas& canvas = window->parts().canvas;
        canvas.fit();
        const QPoint at = placeOf(canvas, {30, 25});
        QMouseEvent move(QEvent::MouseMove, QPointF(at), canvas.mapToGlobal(QPointF(at)), Qt::NoButton, Qt::NoButton,
                         {});
        QApplication::sendEvent(&canvas, &move);
        QTest::keyClick(window.get(), Qt::Key_I, Qt::ShiftModifier);
        waitForStory(*window, {30, 25, 0});
        StoryPanel& panel = panelOf(*window);
        QVERIFY(panel.channelBox()->isVisible());
        QVERIFY(panel.title().startsWith(QStringLiteral("Pixel (30, 25), red: ")));
        emit panel.channelBox()->activated(2);
        waitForStory(*window, {30, 25, 2});
        canvas.setFocus();
        QTest::keyClick(&canvas, Qt::Key_Right);
        waitForStory(*window, {31, 25, 2});
        QTest::mouseClick(&canvas, Qt::LeftButton, {}, placeOf(canvas, {40, 20}));
        waitForStory(*window, {40, 20, 2});
    }

    void thePageTellsOfThePinnedPixel()
    {
        const auto window = openWindow("sobel");
        window->parts().actions.inspect->trigger();
        window->parts().canvas.pin(QPoint(12, 7));
        QVERIFY(!panelOf(*window).story()); // nothing is traced behind the other page
        window->parts().docks.show(storyPanel);
        waitForStory(*window, {12, 7, 0});
    }

    void manyReadsAreGroupedByRows()
    {
        const auto window = openWindow("blur", 13);
        askByMenu(*window, {40, 30});
        waitForStory(*window, {40, 30, 0});
        StoryPanel& panel = panelOf(*window);
        QCOMPARE(panel.model().rowCount(), 13);
        QCOMPARE(cell(panel, 0, 0), QStringLiteral("row 24, columns 34 to 46"));
        QVERIFY(panel.allReads()->isVisible());
        QTest::mouseClick(panel.allReads(), Qt::LeftButton);
        QCOMPARE(panel.model().rowCount(), 169);
    }

    /// Without the barrier, the elements that were read too early are named.
    void aWrongPixelShowsWhatWasReallyRead()
    {
        const auto window = openWindow("blur", 5);
        const Registry& registry = window->parts().session.registry();
        const Strategy& strategy = registry.strategy(registry.operation("blur"), "shared");
        const auto mistake = std::ranges::find(strategy.mistakes, std::string("no_barrier"), &Mistake::name);
        QVERIFY(mistake != strategy.mistakes.end());
        Recipe recipe = window->parts().settings.recipe();
        recipe.source = applied(strategy.source.text, *mistake);
        window->parts().settings.setRecipe(recipe);
        QTRY_VERIFY_WITH_TIMEOUT(
            window->parts().run.report()->recipe.source.has_value() && window->parts().run.report()->check, patience);
        const Report& report = *window->parts().run.report();
        std::optional<QPoint> wrong;
        for (int y = 0; y < report.picture->height() && !wrong; ++y)
            for (int x = 0; x < report.picture->width() && !wrong; ++x)
                if (std::abs(report.picture->row<std::uint8_t>(y)[3 * x] -
                             report.reference->row<std::uint8_t>(y)[3 * x]) > 1)
                    wrong = QPoint(x, y);
        QVERIFY(wrong);
        askByMenu(*window, *wrong);
        waitForStory(*window, {wrong->x(), wrong->y(), 0});
        StoryPanel& panel = panelOf(*window);
        QVERIFY2(panel.verdict().contains(QStringLiteral("read before any thread had written")),
                 qPrintable(panel.verdict()));
        bool isNamed = false;
        for (int row = 0; row < panel.model().rowCount(); ++row)
            isNamed = isNamed || cell(panel, row, 4).contains(QStringLiteral("came too late"));
        QVERIFY(isNamed);
    }

    void aPixelBeforeAnyRunOnlyExplainsThePanel()
    {
        WindowOptions options = windowOptions(m_folder, m_picture);
        MainWindow window(options);
        showActive(window);
        QTest::keyClick(&window, Qt::Key_I, Qt::ShiftModifier);
        QTRY_VERIFY(!panelOf(window).visibleRegion().isEmpty());
        QVERIFY(panelOf(window).note().contains(QStringLiteral("Shift+I")));
    }
};

TILESCOPE_TEST(PixelStoryTest, runWithWindow)
#include "pixel_story_test.moc"
