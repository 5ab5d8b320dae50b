#include "tests/ui/window_fixture.h"
#include "ui/shell/layout_controller.h"
#include "ui/shell/view_bar.h"
#include "ui/shell/window_docks.h"
#include "ui/window/first_place.h"

#include <QScreen>

using namespace tilescope;
using namespace tilescope::test;

static const QRect freePart(0, 20, 1366, 748); ///< of a screen, below a panel

/// The window fits the screen that it is shown on.
class FirstPlaceTest : public QObject
{
    Q_OBJECT

private:
    QTemporaryDir m_folder;

    /// As a user starts it: no size given, and the geometry saved.
    WindowOptions keeping() const
    {
        WindowOptions made = windowOptions(m_folder, QStringLiteral("sample:board@64x48"));
        made.size.reset();
        return made;
    }

private slots:
    void init() { QFile::remove(keeping().preferencesFile); }

    void theFirstWindowFitsTheScreen_data()
    {
        QTest::addColumn<QSize>("screen");
        QTest::addColumn<QSize>("available");
        QTest::addColumn<QSize>("size");
        QTest::addColumn<bool>("isMaximised");
        const auto row = [](const char* name, QSize screen, QSize available, const FirstPlace& place) {
            QTest::newRow(name) << screen << available << place.size << place.isMaximised;
        };
        row("full HD", {1920, 1080}, {1920, 1040}, {{1908, 1000}, true});
        row("4K", {3840, 2160}, {3840, 2160}, {{1440, 900}, false});
        row("flat", {1600, 900}, {1600, 860}, {{1588, 820}, true});
        row("wider than full HD", {2560, 1080}, {2560, 1040}, {{1440, 900}, false});
        row("dock at the side", {1500, 900}, {1430, 900}, {{1418, 860}, true});
        row("as large as the usual size", {1440, 900}, {1440, 875}, {{1428, 835}, true});
        row("2560x1440 at twice the scale", {1280, 720}, {1280, 720}, {{1268, 680}, true});
        row("laptop", {1366, 768}, {1366, 728}, {{1354, 688}, true});
        row("old projector", {1024, 768}, {1024, 768}, {{1012, 728}, true});
    }
    void theFirstWindowFitsTheScreen()
    {
        QFETCH(QSize, screen);
        QFETCH(QSize, available);
        const FirstPlace place = firstPlace(screen, available);
        QTEST(place.size, "size");
        QTEST(place.isMaximised, "isMaximised");
        QCOMPARE(place.size.boundedTo(available), place.size);
    }

    void aWindowThatWasLeftIsBroughtInside_data()
    {
        QTest::addColumn<QRect>("left");
        QTest::addColumn<QRect>("place");
        QTest::newRow("inside") << QRect(100, 100, 800, 600) << QRect(100, 100, 800, 600);
        QTest::newRow("fills it") << freePart << freePart;
        QTest::newRow("too wide") << QRect(0, 20, 1920, 700) << QRect(0, 20, 1354, 700);
        QTest::newRow("too large") << QRect(300, 200, 2300, 1500) << QRect(12, 60, 1354, 708);
        QTest::newRow("beyond the right") << QRect(1000, 100, 800, 600) << QRect(566, 100, 800, 600);
        QTest::newRow("beyond the foot") << QRect(100, 500, 800, 600) << QRect(100, 168, 800, 600);
        QTest::newRow("under the panel") << QRect(-50, 0, 800, 600) << QRect(0, 20, 800, 600);
    }
    void aWindowThatWasLeftIsBroughtInside()
    {
        QFETCH(QRect, left);
        QTEST(placeWithin(left, freePart), "place");
    }

    void aFirstStartIsOnThisScreen()
    {
        MainWindow window(keeping());
        const FirstPlace place = firstPlace(window.screen()->size(), window.screen()->availableSize());
        QCOMPARE(window.size(), place.size);
        QCOMPARE(window.isMaximized(), place.isMaximised);
        window.show();
        QVERIFY(QTest::qWaitForWindowExposed(&window));
        QVERIFY(window.screen()->geometry().contains(window.geometry()));
    }

    void aGeometryOfALargerScreenIsNotTaken()
    {
        const QSize screen = QGuiApplication::primaryScreen()->availableSize();
        {
            MainWindow window(keeping());
            window.setWindowState(Qt::WindowNoState);
            window.resize(screen + QSize(700, 500));
            window.move(300, 400);
            partOf<LayoutController>(window).remember();
        }
        MainWindow window(keeping());
        QVERIFY2(window.width() <= screen.width() && window.height() <= screen.height(),
                 qPrintable(QStringLiteral("%1x%2").arg(window.width()).arg(window.height())));
    }

    void everyLayoutFitsAnOldProjector_data()
    {
        QTest::addColumn<LayoutName>("layout");
        for (const LayoutName layout : layoutNames)
            QTest::newRow(qPrintable(toText(layout))) << layout;
    }
    void everyLayoutFitsAnOldProjector()
    {
        QFETCH(LayoutName, layout);
        WindowOptions small = keeping();
        small.size = QSize(1024, 700);
        small.layout = layout;
        MainWindow window(small);
        window.show();
        QVERIFY(QTest::qWaitForWindowExposed(&window));
        QCoreApplication::processEvents();
        const QSize least = window.minimumSizeHint();
        QVERIFY2(least.width() <= 1024 && least.height() <= 700,
                 qPrintable(QStringLiteral("%1x%2").arg(least.width()).arg(least.height())));
    }

    void theViewBarIsWholeInEveryLayout_data()
    {
        QTest::addColumn<QSize>("size");
        for (const QSize size : {QSize(1920, 1048), {1600, 1000}, {1366, 728}, {1024, 700}})
            QTest::addRow("%dx%d", size.width(), size.height()) << size;
    }
    void theViewBarIsWholeInEveryLayout()
    {
        QFETCH(QSize, size);
        WindowOptions sized = keeping();
        sized.size = size;
        MainWindow window(sized);
        window.show();
        QVERIFY(QTest::qWaitForWindowExposed(&window));
        const auto* bar = window.findChild<ViewBar*>();
        using enum LayoutName;
        for (const LayoutName layout : {Learn, Inspect, Tune, Inspect, Learn, Tune, Learn}) {
            partOf<LayoutController>(window).choose(layout);
            QCoreApplication::processEvents();
            // As a bar of this width that no layout has touched, and nothing over it.
            ViewBar fresh(window.parts().actions);
            fresh.resize(bar->size());
            const QImage seen = window.grab(QRect(bar->mapTo(&window, QPoint(0, 0)), bar->size())).toImage();
            QVERIFY2(seen == fresh.grab().toImage(), qPrintable(toText(layout)));
            QVERIFY(bar->height() >= bar->sizeHint().height());
        }
    }
};

TILESCOPE_TEST(FirstPlaceTest, runWithWindow)
#include "first_place_test.moc"
