#include "tests/ui/window_fixture.h"
#include "ui/compare/compare_panel.h"
#include "ui/inspect/histogram_controller.h"
#include "ui/kernel/kernel_controller.h"
#include "ui/kernel/kernel_editor.h"
#include "ui/kernel/kernel_panel.h"
#include "ui/parts/number_control.h"
#include "ui/presentation/presentation.h"
#include "ui/presentation/presentation_strip.h"
#include "ui/roofline/roofline_panel.h"
#include "ui/settings/parameter_control.h"
#include "ui/settings/settings_panel.h"
#include "ui/shell/layout_controller.h"
#include "ui/shell/status_line.h"
#include "ui/shell/window_actions.h"
#include "ui/shell/window_docks.h"
#include "ui/timings/timings_panel.h"
#include "ui/window/panel_kinds.h"

#include <QAction>
#include <QComboBox>
#include <QCursor>
#include <QDockWidget>
#include <QDoubleSpinBox>
#include <QGuiApplication>
#include <QMenuBar>
#include <QScreen>
#include <QSlider>

using namespace tilescope;
using namespace tilescope::test;

/// The window in large letters, and that it comes back as it was.
class PresentationTest : public QObject
{
    Q_OBJECT

private:
    QTemporaryDir m_folder;

    WindowOptions options() const
    {
        WindowOptions made = windowOptions(m_folder, QStringLiteral("sample:board@160x120"));
        made.size = QSize(1600, 1000);
        return made;
    }

    static QStringList seen(MainWindow& window)
    {
        QStringList names;
        for (const auto* dock : window.docks().all())
            if (!dock->isHidden())
                names << dock->objectName();
        return names;
    }

    static QMap<QString, QRect> places(MainWindow& window)
    {
        QMap<QString, QRect> found;
        for (const auto* dock : window.docks().all())
            if (!dock->visibleRegion().isEmpty())
                found[dock->objectName()] = dock->geometry();
        return found;
    }

    static void waitUntilIdle(MainWindow& window)
    {
        QTRY_VERIFY_WITH_TIMEOUT(window.report() && !window.session().isBusy() && window.sideRunner().isIdle(),
                                 patience);
    }

    /// The window once it no longer changes.
    static QImage settled(MainWindow& window)
    {
        QImage before, now = window.grab().toImage();
        for (int still = 0; still < 3; still = now == before ? still + 1 : 0) {
            QTest::qWait(20);
            before = std::exchange(now, window.grab().toImage());
        }
        return now;
    }

    static bool isSame(const QImage& now, const QImage& before, LayoutName layout)
    {
        if (now == before)
            return true;
        const QString folder = qEnvironmentVariable("TILESCOPE_TEST_PICTURES"); // to be looked at
        if (!folder.isEmpty()) {
            now.save(folder + u'/' + toText(layout) + QStringLiteral("-now.png"));
            before.save(folder + u'/' + toText(layout) + QStringLiteral("-before.png"));
        }
        return false;
    }

    static PresentationStrip* strip(MainWindow& window) { return window.findChild<PresentationStrip*>(); }

private slots:
    void init() { QFile::remove(options().preferencesFile); }

    void showsPictureKernelAndOneChart()
    {
        MainWindow window(options());
        showActive(window);
        window.actions().present->trigger();
        QCOMPARE(seen(window), (QStringList{QStringLiteral("kernel"), QStringLiteral("timings")}));
        QVERIFY(window.canvas().isVisible());
        QVERIFY(!window.menuBar()->isVisible());
        QVERIFY(!window.statusLine().isVisible());
        QVERIFY(strip(window));
        QTRY_VERIFY(strip(window)->isVisible());
        QCOMPARE(window.size(), QSize(1600, 1000));
        // The text that the last row is to read.
        const auto tall = [](const QWidget& widget) { return QFontInfo(widget.font()).pixelSize(); };
        QVERIFY(tall(window.canvas()) >= 20);
        QVERIFY(tall(panelOf<TimingsPanel>(window)) >= 20);
        QVERIFY(tall(*strip(window)->strategyBox()) >= 20);
        QVERIFY(panelOf<KernelPanel>(window).view().textHeight(0) >= 20);
    }

    void leavesThePanelsAsTheyWere()
    {
        MainWindow window(options());
        showActive(window);
        window.docks().show(comparePanel);
        window.resizeDocks({window.docks().find(kernelPanel)}, {430}, Qt::Horizontal);
        QTRY_VERIFY(!window.docks().find(comparePanel)->visibleRegion().isEmpty());
        QTRY_COMPARE(window.docks().find(kernelPanel)->width(), 430);
        const auto before = places(window);
        const QFont font = QApplication::font(), panelFont = panelOf<TimingsPanel>(window).font();
        for (int round = 0; round < 2; ++round) {
            QTest::keyClick(&window.canvas(), Qt::Key_F10);
            QVERIFY(window.presentation().isOn());
            QCOMPARE(window.presentation().chart(), comparePanel); // it was in front
            QVERIFY(!window.actions().layouts.at(LayoutName::Tune)->isEnabled());
            window.actions().nextChart->trigger();
            QTest::keyClick(&window.canvas(), Qt::Key_Escape);
            QVERIFY(!window.presentation().isOn());
            QVERIFY(!window.actions().present->isChecked());
            QVERIFY(window.menuBar()->isVisible() && window.statusLine().isVisible());
            QVERIFY(!strip(window));
            QCOMPARE(QApplication::font(), font);
            QCOMPARE(panelOf<TimingsPanel>(window).font().pointSizeF(), panelFont.pointSizeF());
            QTRY_COMPARE(places(window), before);
            QVERIFY(window.actions().layouts.at(LayoutName::Tune)->isEnabled());
            QCOMPARE(window.actions().cancel->shortcut(), QKeySequence(Qt::Key_Escape));
        }
    }

    /// Pixel by pixel, with what only the clock writes fixed.
    void leavesTheWindowAsItWas_data()
    {
        QTest::addColumn<LayoutName>("layout");
        for (const LayoutName layout : layoutNames)
            QTest::newRow(qPrintable(toText(layout))) << layout;
    }
    void leavesTheWindowAsItWas()
    {
        QFETCH(LayoutName, layout);
        WindowOptions wanted = options();
        wanted.layout = layout;
        QCursor::setPos(QGuiApplication::primaryScreen()->geometry().bottomRight()); // the block under it is drawn
        MainWindow window(wanted);
        showActive(window);
        waitUntilIdle(window);
        window.canvas().setFocus();
        const QImage before = settled(window);
        for (const PanelKey chart : {timingsPanel, histogramPanel, comparePanel, rooflinePanel}) {
            window.presentation().enter(chart);
            settled(window);
            window.presentation().leave();
            QVERIFY2(isSame(settled(window), before, layout), qPrintable(chart.text()));
        }
        // What is only seen later has its letters back, too.
        window.actions().themes.at(ThemeChoice::Dark)->trigger();
        window.actions().themes.at(ThemeChoice::Light)->trigger();
        window.layoutController().choose(layout == LayoutName::Tune ? LayoutName::Learn : LayoutName::Tune);
        settled(window);
        window.layoutController().choose(layout);
        QVERIFY(isSame(settled(window), before, layout));
        for (const auto* widget : window.findChildren<QWidget*>())
            if (!widget->property("fontShare").isValid()) // of the large figure
                QVERIFY2(QFontInfo(widget->font()).pixelSize() < 20, widget->metaObject()->className());
    }

    void fitsAnOldProjector()
    {
        WindowOptions small = options();
        small.size = QSize(1024, 700);
        MainWindow window(small);
        showActive(window);
        waitUntilIdle(window);
        for (const auto& operation : window.session().registry().operations()) {
            window.settings().pickOperation(operation.name);
            window.session().cancel();
            for (const PanelKind& kind : panelKinds()) {
                if (!kind.isChart)
                    continue;
                window.presentation().enter(kind.key);
                settled(window);
                const QSize least = window.minimumSizeHint();
                QVERIFY2(least.width() <= 1024 && least.height() <= 700,
                         qPrintable(QStringLiteral("%1 %2: %3x%4")
                                        .arg(QString::fromStdString(operation.name), kind.key.text())
                                        .arg(least.width())
                                        .arg(least.height())));
                QVERIFY2(window.size() == QSize(1024, 700),
                         qPrintable(QStringLiteral("%1 %2: %3x%4")
                                        .arg(QString::fromStdString(operation.name), kind.key.text())
                                        .arg(window.width())
                                        .arg(window.height())));
                for (const auto* part : strip(window)->findChildren<QWidget*>())
                    if (part->isVisible())
                        QVERIFY2(window.rect().contains(QRect(part->mapTo(&window, QPoint()), part->size())),
                                 part->metaObject()->className());
                window.presentation().leave();
                QTRY_COMPARE(window.size(), QSize(1024, 700));
            }
        }
    }

    void theChartIsChosenInside()
    {
        MainWindow window(options());
        showActive(window);
        window.presentation().enter(rooflinePanel);
        QCOMPARE(seen(window), (QStringList{QStringLiteral("kernel"), QStringLiteral("roofline")}));
        QTest::keyClick(&window.canvas(), Qt::Key_PageDown, Qt::ControlModifier);
        QCOMPARE(seen(window), (QStringList{QStringLiteral("kernel"), QStringLiteral("sweep")}));
        QCOMPARE(strip(window)->chartBox()->currentText(), QStringLiteral("Sweep"));
        QTest::keyClick(&window.canvas(), Qt::Key_PageUp, Qt::ControlModifier);
        QCOMPARE(window.presentation().chart(), rooflinePanel);
        QTest::keyClick(&window.canvas(), Qt::Key_H); // the panel behind a key takes the place
        QTRY_COMPARE(window.presentation().chart(), histogramPanel);
        QCOMPARE(seen(window), (QStringList{QStringLiteral("kernel"), QStringLiteral("histogram")}));
    }

    void theStripSetsWhatIsRun()
    {
        MainWindow window(options());
        showActive(window);
        window.presentation().enter();
        PresentationStrip& strip = *PresentationTest::strip(window);
        auto& settings = window.settings();
        QCOMPARE(strip.operationBox()->currentText(), QStringLiteral("Sobel edges"));
        strip.operationBox()->setCurrentIndex(strip.operationBox()->findData(QStringLiteral("blur")));
        emit strip.operationBox()->activated(strip.operationBox()->currentIndex());
        QCOMPARE(settings.recipe().operation, std::string("blur"));
        strip.strategyBox()->setCurrentIndex(0);
        emit strip.strategyBox()->activated(0);
        QCOMPARE(settings.recipe().strategy, window.session().registry().operation("blur").strategies[0].name);
        strip.blockWidth()->slider()->setValue(strip.blockWidth()->slider()->maximum() / 2);
        QCOMPARE(settings.recipe().block.width, static_cast<int>(strip.blockWidth()->value()));
        auto* width = strip.parameter("width");
        QVERIFY(width);
        width->findChild<QDoubleSpinBox*>()->setValue(7);
        QCOMPARE(settings.recipe().parameters.at("width"), ParameterValue(std::int64_t{7}));
        QCOMPARE(window.session().recipe(), settings.recipe());
        settings.setRecipe(Recipe()); // as undo does
        QCOMPARE(strip.operationBox()->currentData().toString().toStdString(), Recipe().operation);
    }

    void isNoArrangementToRemember()
    {
        WindowOptions keeping = options();
        keeping.size.reset();
        QStringList before;
        {
            MainWindow window(keeping);
            showActive(window);
            before = seen(window);
            window.presentation().enter();
            window.close();
        }
        MainWindow next(keeping);
        QCOMPARE(seen(next), before);
        QVERIFY(!next.presentation().isOn());
    }
};

TILESCOPE_TEST(PresentationTest, runWithWindow)
#include "presentation_test.moc"
