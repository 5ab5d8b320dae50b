#include "tests/ui/still.h"
#include "tests/ui/window_fixture.h"
#include "ui/canvas/canvas.h"
#include "ui/device/device_dialog.h"
#include "ui/findings/findings_panel.h"
#include "ui/kernel/kernel_controller.h"
#include "ui/kernel/kernel_panel.h"
#include "ui/parts/labels.h"
#include "ui/pixel/pixel_panel.h"
#include "ui/roofline/roofline_panel.h"
#include "ui/runs/runs_panel.h"
#include "ui/settings/settings_panel.h"
#include "ui/shell/layout_controller.h"
#include "ui/shell/paged_panel.h"
#include "ui/shell/ready_layout.h"
#include "ui/shell/window_actions.h"
#include "ui/shell/window_docks.h"
#include "ui/sweep/sweep_controller.h"
#include "ui/values/values_panel.h"
#include "ui/window/layout_switch.h"
#include "ui/window/panel_kinds.h"

#include <QAction>
#include <QDockWidget>
#include <QMouseEvent>
#include <QScopeGuard>
#include <QScreen>
#include <QTabBar>
#include <QToolButton>

#include <algorithm>

using namespace tilescope;
using namespace tilescope::test;

/// The ready layouts, and the user's changes to them.
class LayoutTest : public QObject
{
    Q_OBJECT

private:
    QTemporaryDir m_folder;

    WindowOptions options() const { return windowOptions(m_folder, QStringLiteral("sample:board@160x120")); }

    /// With a saved layout, as a user starts it.
    WindowOptions keeping() const
    {
        WindowOptions made = options();
        made.size.reset();
        return made;
    }

    static QStringList dockNames()
    {
        QStringList names;
        for (const PanelKind& kind : panelKinds())
            names << kind.key.text();
        names.sort();
        return names;
    }

    static QDockWidget* dock(MainWindow& window, PanelKey panel) { return window.parts().docks.find(panel); }

    static QStringList seen(MainWindow& window)
    {
        QStringList names;
        for (const auto* each : window.parts().docks.all())
            if (!each->isHidden())
                names << each->objectName();
        return names;
    }

    /// The visible tabs in their order: "A B | C" are two groups.
    static QString shownIn(const std::vector<PanelGroup>& groups)
    {
        QStringList texts;
        for (const PanelGroup& group : groups) {
            QStringList names;
            for (const PanelKey key : group.shown)
                names << key.text();
            texts << names.join(u' ');
        }
        return texts.join(QStringLiteral(" | "));
    }

private slots:
    void init() { QFile::remove(options().preferencesFile); }

    void everyLayoutHasAPlaceForEveryPanel()
    {
        for (const LayoutName name : layoutNames)
            for (const QSize size : {QSize(800, 600), {1100, 700}, {1280, 800}, {1600, 1000}, {3840, 2160}}) {
                const ReadyLayout layout = readyLayout(name, size, panelKinds());
                QStringList placed;
                for (const auto* area : {&layout.left, &layout.right, &layout.bottom})
                    for (const PanelGroup& group : *area)
                        for (const auto* part : {&group.shown, &group.waiting})
                            for (const PanelKey key : *part)
                                placed << key.text();
                placed.sort();
                const QStringList expected = dockNames();
                QCOMPARE(placed, expected);
            }
    }

    void everyDockIsAPanelOfItsName()
    {
        MainWindow window(options());
        QStringList names;
        for (const auto* each : window.parts().docks.all())
            names << each->objectName();
        names.sort();
        const QStringList expected = dockNames();
        QCOMPARE(names, expected);
        for (const PanelKind& kind : panelKinds())
            QVERIFY(window.parts().docks.key(kind.key.text()) == kind.key);
        QVERIFY(!window.parts().docks.key(QStringLiteral("nowhere")));
    }

    void titlesAreNotElided_data()
    {
        QTest::addColumn<QSize>("size");
        QTest::newRow("large") << QSize(1600, 1000);
        QTest::newRow("middle") << QSize(1280, 800);
        QTest::newRow("laptop") << QSize(1366, 768);
        QTest::newRow("small") << QSize(1100, 700);
    }
    void titlesAreNotElided()
    {
        QFETCH(QSize, size);
        WindowOptions sized = options();
        sized.size = size;
        MainWindow window(sized);
        window.show();
        QVERIFY(QTest::qWaitForWindowExposed(&window));
        for (const LayoutName name : layoutNames) {
            partOf<LayoutController>(window).choose(name);
            QCoreApplication::processEvents();
            QCOMPARE(window.size(), size); // no panel enlarges it
            int bars = 0;
            for (const auto* bar : window.findChildren<QTabBar*>(Qt::FindDirectChildrenOnly)) {
                if (!bar->isVisible() || bar->count() == 0)
                    continue;
                ++bars;
                const QString where = toText(name) + u' ' + bar->tabText(0);
                QVERIFY2(bar->tabRect(bar->count() - 1).right() < bar->width(), qPrintable(where));
                for (int tab = 0; tab < bar->count(); ++tab)
                    QVERIFY2(bar->tabRect(tab).width() >=
                                 bar->fontMetrics().horizontalAdvance(bar->tabText(tab)) + bar->iconSize().width() / 4,
                             qPrintable(where));
            }
            QVERIFY(bars > 0);
        }
    }

    /// Whatever the letters: a window larger than the screen has its status line or its right edge outside.
    void noLayoutEnlargesTheWindow_data()
    {
        QTest::addColumn<QSize>("size");
        QTest::addColumn<double>("letters");
        for (const QSize screen : {QSize(1024, 768), {1280, 720}, {1366, 768}, {1920, 1080}})
            for (const double letters : {1.0, 1.25, 1.5}) {
                constexpr int desktopPanel = 28;
                QTest::addRow("%dx%d %g", screen.width(), screen.height(), letters)
                    << screen - QSize(0, desktopPanel) << letters;
            }
    }
    void noLayoutEnlargesTheWindow()
    {
        QFETCH(QSize, size);
        QFETCH(double, letters);
        const QFont before = QApplication::font();
        const auto restore = qScopeGuard([&before] { setApplicationFont(before); });
        QFont font = before;
        font.setPointSizeF(font.pointSizeF() * letters);
        setApplicationFont(font);
        WindowOptions sized = options();
        sized.size = size;
        MainWindow window(sized);
        showActive(window);
        waitForReport(window, sized.images.front());
        QStringList large;
        for (int round = 0; round < 2; ++round) // each is also left for the others
            for (const LayoutName name : layoutNames) {
                partOf<LayoutController>(window).choose(name);
                QCoreApplication::processEvents();
                QTRY_VERIFY(partOf<LayoutController>(window).isAtRest()); // it follows the window
                const QSize now = window.size(), least = window.minimumSizeHint();
                if (now.width() > size.width() || now.height() > size.height() || least.width() > size.width() ||
                    least.height() > size.height())
                    large << QStringLiteral("%1: %2x%3, at least %4x%5")
                                 .arg(toText(name))
                                 .arg(now.width())
                                 .arg(now.height())
                                 .arg(least.width())
                                 .arg(least.height());
            }
        QVERIFY2(large.isEmpty(), qPrintable(large.join(u'\n')));
    }

    void tabsStandInTheirOrder()
    {
        const auto layout = [](LayoutName name, int width) { return readyLayout(name, {width, 900}, panelKinds()); };
        const ReadyLayout learn = layout(LayoutName::Learn, 1600), inspect = layout(LayoutName::Inspect, 1600);
        QCOMPARE(shownIn(learn.left), "settings");
        QCOMPARE(shownIn(learn.right), "kernel");
        QCOMPARE(shownIn(layout(LayoutName::Learn, 1000).right), "");
        QCOMPARE(shownIn(layout(LayoutName::Learn, 1366).right), "kernel | runs findings block");
        QCOMPARE(shownIn(layout(LayoutName::Learn, 1366).bottom), "");
        QCOMPARE(shownIn(learn.bottom), "runs findings block");
        QCOMPARE(shownIn(inspect.right), "kernel | pixel values");
        QCOMPARE(shownIn(layout(LayoutName::Inspect, 1200).right), "pixel kernel values");
        QCOMPARE(shownIn(inspect.bottom), "block counters findings timeline");
        const ReadyLayout large = layout(LayoutName::Tune, 1920), middle = layout(LayoutName::Tune, 1600),
                          small = layout(LayoutName::Tune, 1200);
        QCOMPARE(shownIn(large.right), "roofline");
        QCOMPARE(shownIn(large.bottom), "sweep | runs counters");
        QCOMPARE(shownIn(middle.bottom), "sweep runs counters");
        QCOMPARE(shownIn(small.right), "");
        QCOMPARE(shownIn(small.bottom), "sweep roofline runs counters");
    }

    void thePictureIsLargeInLearn_data()
    {
        QTest::addColumn<QSize>("size");
        QTest::addColumn<int>("least");
        QTest::newRow("laptop") << QSize(1366, 768) << 35;
        QTest::newRow("laptop with a desktop panel") << QSize(1354, 700) << 35;
        QTest::newRow("old projector") << QSize(1024, 768) << 30;
        QTest::newRow("full HD") << QSize(1920, 1048) << 33;
    }
    void thePictureIsLargeInLearn()
    {
        QFETCH(QSize, size);
        QFETCH(int, least);
        WindowOptions sized = options();
        sized.size = size;
        MainWindow window(sized);
        showActive(window);
        QCOMPARE(window.size(), size);
        const QSize canvas = window.parts().canvas.size();
        const int percent = 100 * canvas.width() * canvas.height() / (size.width() * size.height());
        QVERIFY2(percent >= least,
                 qPrintable(QStringLiteral("%1x%2, %3 %").arg(canvas.width()).arg(canvas.height()).arg(percent)));
        qInfo("the picture has %d %% of the window", percent);
    }

    /// The inspector, which is often empty, is no reason for a small picture.
    void thePictureIsNotSqueezedInInspect()
    {
        WindowOptions sized = options();
        sized.size = QSize(1024, 768);
        sized.layout = LayoutName::Inspect;
        MainWindow window(sized);
        showActive(window);
        QCOMPARE(window.size(), sized.size);
        QVERIFY2(window.parts().canvas.width() >= 290, qPrintable(QString::number(window.parts().canvas.width())));
    }

    void aReadyLayoutFollowsTheWindow()
    {
        MainWindow window(options());
        window.resize(1600, 1000);
        showActive(window);
        auto& layouts = partOf<LayoutController>(window);
        const auto area = [&window](PanelKey panel) { return window.dockWidgetArea(dock(window, panel)); };
        QTRY_COMPARE(area(runsPanel), Qt::BottomDockWidgetArea);
        window.parts().docks.show(sweepPanel); // requested, not arranged
        dock(window, runsPanel)->raise();
        QTRY_VERIFY(!dock(window, runsPanel)->visibleRegion().isEmpty());
        window.resize(1366, 768);
        QTRY_COMPARE(area(runsPanel), Qt::RightDockWidgetArea);
        QVERIFY(!layouts.isOwn());
        QVERIFY(!dock(window, sweepPanel)->isHidden());
        QTRY_VERIFY(!dock(window, runsPanel)->visibleRegion().isEmpty());
        window.resize(1024, 700);
        QTRY_VERIFY(dock(window, kernelPanel)->isHidden());
        window.resize(1600, 1000);
        QTRY_VERIFY(!dock(window, kernelPanel)->isHidden());
        QCOMPARE(area(runsPanel), Qt::BottomDockWidgetArea);
    }

    void anOwnLayoutStays_data()
    {
        QTest::addColumn<bool>("byEdge");
        QTest::newRow("a panel closed") << false;
        QTest::newRow("an edge dragged") << true;
    }
    void anOwnLayoutStays()
    {
        QFETCH(bool, byEdge);
        MainWindow window(options());
        window.resize(1600, 1000);
        showActive(window);
        auto& layouts = partOf<LayoutController>(window);
        QTRY_COMPARE(window.dockWidgetArea(dock(window, runsPanel)), Qt::BottomDockWidgetArea);
        QVERIFY(!layouts.isOwn());
        if (byEdge) {
            const auto drag = [&window](QEvent::Type type, QPoint place, Qt::MouseButton button) {
                QMouseEvent event(type, place, window.mapToGlobal(place), button, Qt::LeftButton, {});
                QCoreApplication::sendEvent(&window, &event);
                still([&] { return dock(window, settingsPanel)->geometry(); });
            };
            still([&] { return dock(window, settingsPanel)->geometry(); });
            const int width = dock(window, settingsPanel)->width();
            const QPoint edge(dock(window, settingsPanel)->geometry().right() + 1, 500);
            drag(QEvent::MouseButtonPress, edge, Qt::LeftButton);
            drag(QEvent::MouseMove, edge + QPoint(40, 0), Qt::NoButton);
            drag(QEvent::MouseButtonRelease, edge + QPoint(40, 0), Qt::LeftButton);
            QVERIFY(dock(window, settingsPanel)->width() > width);
        } else {
            dock(window, findingsPanel)->close();
        }
        QVERIFY(layouts.isOwn());
        window.resize(1366, 768);
        const auto area = still([&] { return window.dockWidgetArea(dock(window, runsPanel)); });
        QCOMPARE(area, Qt::BottomDockWidgetArea);
        window.parts().actions.resetLayout->trigger();
        QCOMPARE(window.dockWidgetArea(dock(window, runsPanel)), Qt::RightDockWidgetArea);
    }

    void keysAndButtonsSwitch()
    {
        MainWindow window(options());
        showActive(window);
        QVERIFY(dock(window, kernelPanel)->isVisible());
        QTest::keyClick(&window.parts().canvas, Qt::Key_3, Qt::ControlModifier);
        QCOMPARE(partOf<LayoutController>(window).current(), LayoutName::Tune);
        QVERIFY(window.parts().actions.layouts.at(LayoutName::Tune)->isChecked());
        QVERIFY(dock(window, kernelPanel)->isHidden());
        QTRY_VERIFY(!dock(window, sweepPanel)->visibleRegion().isEmpty());
        const auto buttons = window.findChild<LayoutSwitch*>()->findChildren<QToolButton*>();
        buttons.at(1)->click();
        QCOMPARE(partOf<LayoutController>(window).current(), LayoutName::Inspect);
        QTRY_VERIFY(!dock(window, pixelPanel)->visibleRegion().isEmpty());
        QTest::keyClick(&window.parts().canvas, Qt::Key_1, Qt::ControlModifier);
        QCOMPARE(partOf<LayoutController>(window).current(), LayoutName::Learn);
        QTRY_VERIFY(!dock(window, runsPanel)->visibleRegion().isEmpty());
    }

    void everyPanelComesForwardInEveryLayout()
    {
        MainWindow window(options());
        window.show();
        QVERIFY(QTest::qWaitForWindowExposed(&window));
        for (const LayoutName name : layoutNames) {
            partOf<LayoutController>(window).choose(name);
            for (const PanelKind& kind : panelKinds()) {
                window.parts().docks.show(kind.key);
                QTRY_VERIFY2(!dock(window, kind.key)->visibleRegion().isEmpty(), qPrintable(kind.key.text()));
            }
        }
    }

    /// The image would jump, and with it what the user points at.
    void noPanelWidensItsColumn()
    {
        WindowOptions laptop = options();
        laptop.size = QSize(1366, 768);
        MainWindow window(laptop);
        showActive(window);
        waitForReport(window, laptop.images.front());
        for (const LayoutName name : layoutNames) {
            partOf<LayoutController>(window).choose(name);
            QTRY_VERIFY(partOf<LayoutController>(window).isAtRest());
            const int width = window.parts().canvas.width();
            for (const PanelKind& kind : panelKinds()) {
                window.parts().docks.show(kind.key);
                QTRY_VERIFY(!dock(window, kind.key)->visibleRegion().isEmpty());
                QVERIFY2(window.parts().canvas.width() == width, qPrintable(toText(name) + u' ' + kind.key.text()));
            }
        }
    }

    void thePanelAskedForAtTheStartIsInFront()
    {
        for (const LayoutName name : layoutNames)
            for (const PanelKey panel : {runsPanel, sweepPanel, profilePanel, storyPanel}) {
                WindowOptions asked = options();
                asked.layout = name;
                asked.panel = panel.text();
                MainWindow window(asked);
                window.show();
                QTRY_VERIFY2(!dock(window, panel)->visibleRegion().isEmpty(), qPrintable(panel.text()));
                if (const auto* pages = window.parts().docks.pagesOf(panel))
                    QCOMPARE(pages->page().text(), panel.text());
            }
        WindowOptions asked = options();
        asked.panel = QStringLiteral("device"); // once a panel
        MainWindow window(asked);
        window.show();
        QTRY_VERIFY(window.findChild<DeviceDialog*>());
        QTRY_VERIFY(window.findChild<DeviceDialog*>()->text().contains(QStringLiteral("NVRTC")));
    }

    /// A panel that took in others is found by their names.
    void aFormerPanelLeadsToTheOneThatTookItIn()
    {
        MainWindow window(options());
        window.show();
        const WindowDocks& docks = window.parts().docks;
        int aliases = 0;
        for (const PanelKind& kind : panelKinds())
            for (const PanelKey alias : kind.aliases) {
                ++aliases;
                QVERIFY2(docks.key(alias.text()) == alias && panelNames().contains(alias.text()),
                         qPrintable(alias.text()));
                QCOMPARE(docks.find(alias), docks.find(kind.key));
                window.parts().docks.show(settingsPanel);
                window.parts().docks.show(alias);
                QTRY_VERIFY2(!dock(window, kind.key)->visibleRegion().isEmpty(), qPrintable(alias.text()));
            }
        QVERIFY(aliases >= 3);
    }

    void eachLayoutKeepsWhatWasMadeOfIt()
    {
        MainWindow window(options());
        window.show();
        QVERIFY(QTest::qWaitForWindowExposed(&window));
        const QStringList ready = seen(window);
        dock(window, findingsPanel)->hide();
        window.parts().docks.show(sweepPanel);
        const QStringList made = seen(window);
        partOf<LayoutController>(window).choose(LayoutName::Tune);
        QVERIFY(seen(window) != made);
        partOf<LayoutController>(window).choose(LayoutName::Learn);
        QCOMPARE(seen(window), made);
        window.parts().actions.resetLayout->trigger();
        QCOMPARE(seen(window), ready);
    }

    void aFloatingDockFitsTheScreen()
    {
        MainWindow window(options());
        showActive(window);
        QDockWidget* const floating = dock(window, kernelPanel);
        floating->setFloating(true);
        floating->resize(30000, 30000);
        const QSize most = floating->screen()->availableSize();
        QTRY_VERIFY(floating->isVisible());
        QVERIFY(floating->width() <= most.width() && floating->height() <= most.height());
        QVERIFY(floating->width() > most.width() / 2);
        floating->setFloating(false);
        QCOMPARE(floating->maximumSize(), QSize(QWIDGETSIZE_MAX, QWIDGETSIZE_MAX));
        partOf<LayoutController>(window).reset();
        QTRY_VERIFY(window.rect().contains(floating->geometry()));
    }

    /// By a key, while the other hand drags a dock by its title.
    void changesWhileADockIsDragged_data()
    {
        QTest::addColumn<bool>("isKnown");
        QTest::newRow("to a ready arrangement") << false;
        QTest::newRow("to one that was there before") << true;
    }
    void changesWhileADockIsDragged()
    {
        QFETCH(bool, isKnown);
        MainWindow window(options());
        showActive(window);
        if (isKnown)
            QTest::keyClick(&window.parts().canvas, Qt::Key_3, Qt::ControlModifier);
        const QStringList tune = isKnown ? seen(window) : QStringList();
        QTest::keyClick(&window.parts().canvas, Qt::Key_1, Qt::ControlModifier);
        const QStringList learn = seen(window);
        QDockWidget* const dragged = dock(window, settingsPanel);
        QTRY_VERIFY(!dragged->visibleRegion().isEmpty());
        const QPoint title(dragged->width() / 2, 8);
        const auto moveTo = [dragged](QPoint place) { // QTest::mouseMove() needs a pointer that it can move
            QMouseEvent event(QEvent::MouseMove, dragged->mapFromGlobal(place), place, Qt::NoButton, Qt::LeftButton,
                              {});
            QCoreApplication::sendEvent(dragged, &event);
        };
        const QPoint from = dragged->mapToGlobal(title), over = window.mapToGlobal(window.rect().center());
        QTest::mousePress(dragged, Qt::LeftButton, {}, title);
        moveTo(from + QPoint(40, 40));
        moveTo(over);
        QVERIFY(dragged->isFloating());
        QTest::keyClick(&window.parts().canvas, Qt::Key_3, Qt::ControlModifier);
        QCOMPARE(partOf<LayoutController>(window).current(), LayoutName::Tune);
        QVERIFY(!dragged->isFloating());
        moveTo(over + QPoint(10, 10));
        QTest::mouseRelease(dragged, Qt::LeftButton, {}, title);
        QVERIFY(!dragged->isFloating());
        if (isKnown)
            QCOMPARE(seen(window), tune);
        for (auto* each : window.parts().docks.all()) {
            each->show();
            each->raise();
            QTRY_VERIFY2(!each->visibleRegion().isEmpty(), qPrintable(each->objectName()));
        }
        window.parts().actions.resetLayout->trigger();
        QTest::keyClick(&window.parts().canvas, Qt::Key_1, Qt::ControlModifier);
        window.parts().actions.resetLayout->trigger();
        QCOMPARE(seen(window), learn);
    }

    /// A double click on the picture, and from there into a presentation; Escape leaves either.
    void thePictureAloneIsLeftAsItWasEntered_data()
    {
        QTest::addColumn<bool>("presents");
        QTest::newRow("by Escape") << false;
        QTest::newRow("by a presentation") << true;
    }
    void thePictureAloneIsLeftAsItWasEntered()
    {
        QFETCH(bool, presents);
        WindowOptions sized = options();
        sized.size = QSize(1024, 768);
        MainWindow window(sized);
        showActive(window);
        QTRY_VERIFY_WITH_TIMEOUT(
            window.parts().run.report() && !window.parts().session.isBusy() && window.parts().side.isIdle(), patience);
        QTRY_VERIFY(partOf<LayoutController>(window).isAtRest());
        window.resizeDocks({dock(window, settingsPanel)}, {350}, Qt::Horizontal);
        window.resizeDocks({dock(window, runsPanel)}, {250}, Qt::Vertical);
        QTRY_COMPARE(dock(window, settingsPanel)->width(), 350);
        const auto places = [&window] {
            QMap<QString, QRect> found;
            for (const auto* each : window.parts().docks.all())
                if (!each->visibleRegion().isEmpty())
                    found[each->objectName()] = each->geometry();
            return found;
        };
        const auto before = places();
        QWidget& canvas = window.parts().canvas;
        QTest::mouseDClick(&canvas, Qt::LeftButton, {}, canvas.rect().center());
        QCOMPARE(seen(window), QStringList());
        QTRY_VERIFY(canvas.width() > 1000);
        if (presents) {
            QTest::keyClick(&canvas, Qt::Key_F10);
            QVERIFY(window.parts().actions.present->isChecked());
            QTRY_VERIFY(canvas.width() < 1000);
        }
        QTest::keyClick(&canvas, Qt::Key_Escape);
        QVERIFY(!window.parts().actions.hidePanels->isChecked() && !window.parts().actions.present->isChecked());
        QTRY_COMPARE(places(), before);
        QCOMPARE(window.size(), QSize(1024, 768));
        QCOMPARE(window.parts().actions.cancel->shortcut(), QKeySequence(Qt::Key_Escape));
    }

    /// The ready arrangement of a size that the window got meanwhile.
    void followsASizeOfThePictureAlone()
    {
        MainWindow window(options());
        showActive(window);
        QTRY_VERIFY(partOf<LayoutController>(window).isAtRest());
        window.parts().actions.hidePanels->trigger();
        window.resize(1500, 900);
        QTRY_VERIFY(window.parts().canvas.width() > 1400 && partOf<LayoutController>(window).isAtRest());
        window.parts().actions.hidePanels->trigger();
        const ReadyLayout ready = readyLayout(LayoutName::Learn, {1500, 900}, panelKinds());
        QTRY_COMPARE(dock(window, kernelPanel)->width(), ready.rightWidth);
    }

    void comesBackAtTheNextStart()
    {
        QStringList made;
        {
            MainWindow window(keeping());
            window.show();
            QVERIFY(QTest::qWaitForWindowExposed(&window));
            partOf<LayoutController>(window).choose(LayoutName::Tune);
            dock(window, rooflinePanel)->hide();
            made = seen(window);
            window.parts().actions.hidePanels->trigger(); // is not saved as an arrangement
            window.close();
        }
        MainWindow next(keeping());
        QCOMPARE(partOf<LayoutController>(next).current(), LayoutName::Tune);
        QCOMPARE(seen(next), made);
        WindowOptions asked = keeping();
        asked.layout = LayoutName::Learn;
        QCOMPARE(partOf<LayoutController>(MainWindow(asked)).current(), LayoutName::Learn);
        QCOMPARE(partOf<LayoutController>(MainWindow(options())).current(),
                 LayoutName::Learn); // a given size starts with the default
    }

    void aStateThatIsNotOursIsIgnored()
    {
        QStringList ready;
        {
            MainWindow window(options());
            ready = seen(window);
            Preferences preferences(options().preferencesFile);
            preferences.setArrangement(LayoutName::Learn, window.saveState(7)); // of another version
            preferences.setArrangement(LayoutName::Inspect, QByteArray(4096, '\x5a'));
            preferences.setArrangement(LayoutName::Tune, window.parts().docks.state().left(100));
            preferences.sync();
        }
        MainWindow window(keeping());
        window.show();
        QCOMPARE(seen(window), ready);
        for (const LayoutName name : {LayoutName::Inspect, LayoutName::Tune}) {
            partOf<LayoutController>(window).choose(name);
            QVERIFY(
                seen(window).contains(name == LayoutName::Tune ? QStringLiteral("sweep") : QStringLiteral("pixel")));
        }
    }

    void aPictureOfTheWindowRemembersNothing()
    {
        WindowOptions pictured = keeping();
        pictured.screenshot = m_folder.filePath(QStringLiteral("window.png"));
        pictured.layout = LayoutName::Tune;
        {
            MainWindow window(pictured);
            window.show();
            window.close();
        }
        QCOMPARE(partOf<LayoutController>(MainWindow(keeping())).current(), LayoutName::Learn);
    }
};

TILESCOPE_TEST(LayoutTest, runWithWindow)
#include "layout_test.moc"
