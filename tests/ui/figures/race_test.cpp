#include "tests/ui/window_fixture.h"
#include "ui/block/transport_bar.h"
#include "ui/pins/pin_controller.h"
#include "ui/race/race_controller.h"
#include "ui/race/race_lane.h"
#include "ui/race/race_panel.h"
#include "ui/shell/window_actions.h"

#include <QAction>
#include <QComboBox>
#include <QSlider>
#include <QStandardItemModel>
#include <QToolButton>

using namespace tilescope;
using namespace tilescope::test;

namespace
{

/// 8 × 8 pixels, all black or all white, in blocks of 2 × 2, four at a time; the middle of the band is 10 µs.
std::shared_ptr<const Report> racedReport(std::uint8_t value, double lowerUs, double upperUs, std::uint64_t sectors)
{
    auto report = std::make_shared<Report>();
    auto picture = std::make_shared<Image>(8, 8, PixelFormat::Grey8);
    for (int y = 0; y < 8; ++y)
        std::fill_n(picture->row<std::uint8_t>(y), 8, value);
    report->picture = picture;
    report->geometry.blockWidth = report->geometry.blockHeight = 2;
    report->estimate = Estimate{"H200", lowerUs, upperUs, "L1"};
    LaunchReport launch;
    launch.kernel = "k";
    launch.grid = {4, 4, 1};
    launch.counters = Counters();
    launch.counters->globalLoad.sectors = sectors;
    launch.counters->sharedLoad.wavefronts = 40;
    launch.model = LaunchModel{2, 2, lowerUs, upperUs};
    report->launches = {launch};
    return report;
}

ImagePtr blackSource() { return racedReport(0, 1, 1, 1)->picture; }

RaceSides twoSides()
{
    return {raceSideOf(QStringLiteral("Fast"), racedReport(255, 5, 20, 1000)),
            raceSideOf(QStringLiteral("Slow"), racedReport(255, 10, 40, 3000))};
}

QString plainly(QString text) { return text.replace(QChar(0x00A0), QLatin1Char(' ')); }

QColor pixelOf(const RacePicture& picture, QPointF share)
{
    const QImage image = const_cast<RacePicture&>(picture).grab().toImage();
    return image.pixelColor(static_cast<int>(image.width() * share.x()), static_cast<int>(image.height() * share.y()));
}

} // namespace

class RaceTest : public QObject
{
    Q_OBJECT

private slots:
    void theClockIsOneScaleForBoth()
    {
        RaceClock clock;
        clock.setEnd(20);
        QCOMPARE(clock.usPerSecond(), 2.0);
        clock.advance(1);
        QCOMPARE(clock.now(), 0.0); // it does not play yet
        clock.setPlaying(true);
        clock.advance(1.5);
        QCOMPARE(clock.now(), 3.0);
        clock.setSeconds(5);
        clock.advance(100);
        QCOMPARE(clock.now(), 20.0);
        QVERIFY(!clock.isPlaying());
        clock.setPlaying(true);
        QCOMPARE(clock.now(), 0.0); // from the end it begins anew
    }

    void blocksLieRowByRow()
    {
        const auto report = racedReport(0, 1, 1, 1);
        using Places = std::vector<QRectF>;
        QVERIFY(placesOf(*report, {8, 8}, 3, 3).empty());
        QCOMPARE(placesOf(*report, {8, 8}, 0, 3), Places{QRectF(0, 0, 6, 2)});
        QCOMPARE(placesOf(*report, {8, 8}, 1, 14), (Places{{2, 0, 6, 2}, {0, 2, 8, 4}, {0, 6, 4, 2}}));
        QCOMPARE(placesOf(*report, {7, 7}, 15, 16), Places{QRectF(6, 6, 1, 1)}); // not beyond the picture
        QVERIFY(!hasPlaces(*report, {64, 64}));
        QCOMPARE(placesOf(*report, {64, 64}, 0, 4), Places{QRectF(0, 0, 64, 16)}); // the same share
    }

    void thePictureAppearsWaveByWave()
    {
        RacePicture picture;
        picture.resize(80, 80);
        picture.setSide(twoSides()[0], blackSource());
        picture.setMoment(0);
        QVERIFY(pixelOf(picture, {0.5, 0.1}).lightness() < 40);
        picture.setMoment(3.75); // the second of four waves is half over
        QVERIFY(pixelOf(picture, {0.5, 0.1}).lightness() > 220);
        const int running = pixelOf(picture, {0.5, 0.4}).lightness();
        QVERIFY2(running > 60 && running < 220, qPrintable(QString::number(running)));
        QVERIFY(pixelOf(picture, {0.5, 0.9}).lightness() < 40);
        picture.setMoment(10);
        QVERIFY(pixelOf(picture, {0.5, 0.9}).lightness() > 220);
    }

    void metersOfBothSidesHaveOneScale()
    {
        const RaceSides sides = twoSides();
        const auto fast = metersOf(sides, 0, 10), slow = metersOf(sides, 1, 10);
        QCOMPARE(plainly(fast[0].value), "10.0 µs of 10.0 µs");
        QCOMPARE(fast[0].title, "Time, estimated");
        QCOMPARE(plainly(slow[0].value), "10.0 µs of 20.0 µs");
        QCOMPARE(fast[0].whole, 0.5);
        QCOMPARE(plainly(fast[1].value), "32 kB of 32 kB");
        QCOMPARE(plainly(slow[1].value), "48 kB of 96 kB");
        QCOMPARE(slow[1].share, 0.5);
        QCOMPARE(plainly(slow[2].value), "20 of 40");
        QVERIFY(fast[1].isCounted && !fast[0].isCounted);
        QCOMPARE(plainly(momentText(sides[1], 10)), "8 of 16 blocks · wave 3 of 4");
    }

    void theOutcomeSaysWhatIsCertain()
    {
        RaceSides sides = twoSides();
        QString text = plainly(outcomeText(sides));
        QVERIFY2(text.startsWith("Fast finishes first: estimated 2.00× faster. The bands") &&
                     text.contains("The other strategy moves 3.00× as many bytes"),
                 qPrintable(text));
        QVERIFY2(text.contains("(counted)") && text.contains("not certain"), qPrintable(text));
        sides[1] = raceSideOf(QStringLiteral("Slow"), racedReport(255, 21, 40, 1000));
        text = outcomeText(sides);
        QVERIFY2(!text.contains("not certain") && text.contains("the same number of bytes"), qPrintable(text));
    }

    void keysPlayAndSeek()
    {
        RacePanel panel;
        panel.resize(700, 400);
        panel.show();
        QVERIFY(!panel.playButton()->isEnabled());
        panel.setSides(twoSides(), blackSource());
        QVERIFY2(panel.sentence().contains("in the order in which a GPU runs them"), qPrintable(panel.sentence()));
        QTest::keyClick(panel.playButton(), Qt::Key_Space);
        QVERIFY(panel.clock().isPlaying());
        QTRY_VERIFY(panel.clock().now() > 0);
        QTest::keyClick(panel.timeSlider(), Qt::Key_End);
        QVERIFY(!panel.clock().isPlaying());
        QVERIFY2(panel.sentence().startsWith("Fast finishes first"), qPrintable(panel.sentence()));
        panel.setSides(twoSides(), panel.source()); // the same once more: it goes on
        QVERIFY(panel.clock().isOver());
        QTest::keyClick(panel.restartButton(), Qt::Key_Space);
        QCOMPARE(panel.clock().now(), 0.0);
        const double before = panel.clock().usPerSecond();
        QTest::keyClick(panel.lengthBox(), Qt::Key_Down);
        QCOMPARE(panel.clock().usPerSecond(), before / 2);
    }

    void nothingIsCut_data()
    {
        QTest::addColumn<QSize>("size");
        QTest::newRow("low and wide") << QSize(900, 230);
        QTest::newRow("tall") << QSize(620, 600);
        QTest::newRow("a narrow dock") << QSize(410, 340);
    }
    void nothingIsCut()
    {
        QFETCH(QSize, size);
        RacePanel panel;
        panel.resize(size);
        panel.show();
        panel.setSides(twoSides(), blackSource());
        QTRY_COMPARE(panel.size(), size);
        for (const auto* button : panel.findChildren<QToolButton*>())
            if (button->isVisible())
                QVERIFY2(button->width() >= button->sizeHint().width(), qPrintable(button->text()));
        for (std::size_t side : {0, 1})
            for (auto* meters : panel.lane(side).findChildren<RaceMeters*>()) {
                QVERIFY(meters->width() >= meters->minimumSizeHint().width());
                QVERIFY(meters->height() >= meters->minimumSizeHint().height());
                QVERIFY(panel.lane(side).rect().contains(
                    QRect(meters->mapTo(&panel.lane(side), QPoint()), meters->size())));
            }
    }

    /// With the figures of a real picture, from the start to the end.
    void theDockedPanelIsWhole_data()
    {
        QTest::addColumn<QSize>("size");
        QTest::newRow("1366") << QSize(1366, 768);
        QTest::newRow("1024") << QSize(1024, 768);
    }
    void theDockedPanelIsWhole()
    {
        QFETCH(QSize, size);
        QTemporaryDir folder;
        const QString image = QStringLiteral("sample:coins@512x384");
        WindowOptions options = windowOptions(folder, image);
        options.recipe = Recipe();
        options.recipe->operation = "blur";
        options.size = size;
        options.panel = QStringLiteral("race");
        MainWindow window(options);
        showActive(window);
        RacePanel& panel = panelOf<RacePanel>(window);
        QTRY_VERIFY_WITH_TIMEOUT(panel.isReady(), patience);
        constexpr int parts = 7;
        for (int part = 0; part <= parts; ++part) {
            panel.seek(panel.clock().end() * part / parts);
            QCoreApplication::processEvents();
            for (std::size_t side : {0, 1}) {
                const RaceLane& lane = panel.lane(side);
                const auto* meters = lane.findChild<RaceMeters*>();
                QTRY_VERIFY2(meters->isWhole(), qPrintable(meters->accessibleName()));
                QVERIFY(lane.rect().contains(QRect(meters->mapTo(&lane, QPoint()), meters->size())));
            }
        }
    }

    void theWindowRacesTheShownStrategyAgainstAnotherOrAPin()
    {
        QTemporaryDir folder;
        const QString image = QStringLiteral("sample:board@64x48");
        WindowOptions options = windowOptions(folder, image);
        Recipe recipe;
        recipe.strategy = "shared";
        options.recipe = recipe;
        MainWindow window(options);
        showActive(window);
        waitForReport(window, image);
        RacePanel& panel = panelOf<RacePanel>(window);
        QVERIFY(!panel.isVisible());
        window.parts().actions.race->trigger();
        QTRY_VERIFY_WITH_TIMEOUT(panel.isReady(), patience);
        QTRY_VERIFY(panel.clock().isPlaying()); // by itself
        QVERIFY(panel.window() != &window);     // in a window of its own, until it is docked again
        panel.ownWindowButton()->click();
        QTRY_VERIFY(panel.window() == &window);
        const QString first = panel.sides()[1].title;
        QVERIFY2(panel.sides()[0].title.contains("Shared"), qPrintable(panel.sides()[0].title));
        QVERIFY(first != panel.sides()[0].title);
        QTRY_VERIFY_WITH_TIMEOUT(window.parts().run.fullReport() && window.parts().run.fullReport()->timing, patience);
        QCOMPARE(panel.sides()[0].schedule->us, window.parts().run.fullReport()->timing->us); // one time for a setting
        QVERIFY(panel.sides()[1].schedule->traffic().globalSectors >
                panel.sides()[0].schedule->traffic().globalSectors);

        window.parts().pins.pinCurrent(); // the same run: both sides are equal then
        QTRY_COMPARE_WITH_TIMEOUT(panel.sides()[1].title, panel.sides()[0].title, patience);
        QTRY_VERIFY_WITH_TIMEOUT(panel.isReady(), patience);
        QCOMPARE(panel.sides()[1].schedule, panel.sides()[0].schedule);

        auto* box = panel.lane(1).box();
        const int other = box->findText(QString::fromStdString(
            window.parts().settings.registry().strategy(window.parts().settings.operation(), "global").title));
        QVERIFY(other >= 0);
        box->setCurrentIndex(other);
        emit box->activated(other);
        QTRY_COMPARE_WITH_TIMEOUT(panel.sides()[1].title, first, patience);
        QTRY_VERIFY_WITH_TIMEOUT(panel.isReady(), patience);
        QVERIFY(!panel.clock().isPlaying());
    }
};

TILESCOPE_TEST(RaceTest, runWithWindow)
#include "race_test.moc"
