#include "tests/gpu/thinned.h"
#include "tests/ui/still.h"
#include "tests/ui/window_fixture.h"
#include "ui/block/block_controller.h"
#include "ui/counters/counters_panel.h"
#include "ui/kernel/kernel_controller.h"
#include "ui/kernel/kernel_editor.h"
#include "ui/kernel/kernel_panel.h"
#include "ui/parts/number_control.h"
#include "ui/presentation/presentation.h"
#include "ui/presentation/presentation_strip.h"
#include "ui/roofline/roofline_panel.h"
#include "ui/runs/runs_panel.h"
#include "ui/settings/parameter_control.h"
#include "ui/settings/settings_panel.h"
#include "ui/shell/layout_controller.h"
#include "ui/shell/status_line.h"
#include "ui/shell/window_actions.h"
#include "ui/shell/window_docks.h"
#include "ui/sweep/sweep_controller.h"
#include "ui/values/values_panel.h"
#include "ui/window/panel_kinds.h"

#include <QAction>
#include <QComboBox>
#include <QCursor>
#include <QDockWidget>
#include <QDoubleSpinBox>
#include <QGuiApplication>
#include <QLabel>
#include <QMenuBar>
#include <QScreen>
#include <QSlider>
#include <QTableView>

using namespace tilescope;
using namespace tilescope::test;

/// The window in a large font, and that it is restored.
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
        for (const auto* dock : window.parts().docks.all())
            if (!dock->isHidden())
                names << dock->objectName();
        return names;
    }

    static QMap<QString, QRect> places(MainWindow& window)
    {
        QMap<QString, QRect> found;
        for (const auto* dock : window.parts().docks.all())
            if (!dock->visibleRegion().isEmpty())
                found[dock->objectName()] = dock->geometry();
        return found;
    }

    static void waitUntilIdle(MainWindow& window)
    {
        QTRY_VERIFY_WITH_TIMEOUT(
            window.parts().run.report() && !window.parts().session.isBusy() && window.parts().side.isIdle(), patience);
    }

    /// A picture of the window once it no longer changes.
    static QImage settled(MainWindow& window)
    {
        return still([&window] { return window.grab().toImage(); }, 5);
    }

    static bool isSame(const QImage& now, const QImage& before, LayoutName layout)
    {
        if (now == before)
            return true;
        const QString folder = qEnvironmentVariable("TILESCOPE_TEST_PICTURES"); // for visual inspection
        if (!folder.isEmpty()) {
            now.save(folder + u'/' + toText(layout) + QStringLiteral("-now.png"));
            before.save(folder + u'/' + toText(layout) + QStringLiteral("-before.png"));
        }
        return false;
    }

    static PresentationStrip* strip(MainWindow& window) { return window.findChild<PresentationStrip*>(); }

private slots:
    void init() { QFile::remove(options().preferencesFile); }

    void showsThePictureAndOnePanel()
    {
        MainWindow window(options());
        showActive(window);
        window.parts().actions.present->trigger();
        QCOMPARE(seen(window), QStringList{partOf<Presentation>(window).chart().text()});
        QVERIFY(window.parts().canvas.isVisible());
        QVERIFY(!window.menuBar()->isVisible());
        QVERIFY(!window.parts().status.isVisible());
        QVERIFY(strip(window));
        QTRY_VERIFY(strip(window)->isVisible());
        QCOMPARE(window.size(), QSize(1600, 1000));
        // The height of text that the last row must be able to read.
        const auto tall = [](const QWidget& widget) { return QFontInfo(widget.font()).pixelSize(); };
        QVERIFY(tall(window.parts().canvas) >= 20);
        QVERIFY(tall(panelOf<RunsPanel>(window)) >= 20);
        QVERIFY(tall(*strip(window)->strategyBox()) >= 20);
        partOf<Presentation>(window).showChart(kernelPanel);
        QCOMPARE(seen(window), QStringList{QStringLiteral("kernel")});
        QVERIFY(panelOf<KernelPanel>(window).view().textHeight(0) >= 20);
    }

    /// Of the table of runs, whose headline is larger than the rest.
    void rowsAndHeadlineGrowWithTheLetters()
    {
        MainWindow window(options());
        showActive(window);
        window.parts().actions.present->trigger();
        waitUntilIdle(window);
        partOf<Presentation>(window).showChart(runsPanel);
        auto& runs = panelOf<RunsPanel>(window);
        auto* const table = runs.findChild<QTableView*>();
        QTRY_VERIFY(table->model()->rowCount() > 0);
        QTRY_VERIFY(table->rowHeight(0) >= table->fontMetrics().height());
        const QList<QLabel*> labels = runs.findChildren<QLabel*>();
        QVERIFY(std::ranges::any_of(labels, [table](const QLabel* label) {
            return label->isVisible() && label->property("role") == QLatin1String("figure") &&
                   QFontInfo(label->font()).pixelSize() > 1.5 * QFontInfo(table->font()).pixelSize();
        }));
    }

    void leavesThePanelsAsTheyWere()
    {
        MainWindow window(options());
        showActive(window);
        waitUntilIdle(window); // the first findings put a sign on their tab, which makes it higher
        QTRY_VERIFY(partOf<LayoutController>(window).isAtRest());
        window.parts().docks.show(runsPanel);
        window.resizeDocks({window.parts().docks.find(kernelPanel)}, {430}, Qt::Horizontal);
        QTRY_VERIFY(!window.parts().docks.find(runsPanel)->visibleRegion().isEmpty());
        QTRY_COMPARE(window.parts().docks.find(kernelPanel)->width(), 430);
        const auto before = places(window);
        const QFont font = QApplication::font(), panelFont = panelOf<RunsPanel>(window).font();
        for (int round = 0; round < 2; ++round) {
            QTest::keyClick(&window.parts().canvas, Qt::Key_F10);
            QVERIFY(partOf<Presentation>(window).isOn());
            QCOMPARE(partOf<Presentation>(window).chart(), runsPanel); // it was in front
            QVERIFY(!window.parts().actions.layouts.at(LayoutName::Tune)->isEnabled());
            window.parts().actions.command("presentation.next")->trigger();
            QTest::keyClick(&window.parts().canvas, Qt::Key_Escape);
            QVERIFY(!partOf<Presentation>(window).isOn());
            QVERIFY(!window.parts().actions.present->isChecked());
            QVERIFY(window.menuBar()->isVisible() && window.parts().status.isVisible());
            QVERIFY(!strip(window));
            QCOMPARE(QApplication::font(), font);
            QCOMPARE(panelOf<RunsPanel>(window).font().pointSizeF(), panelFont.pointSizeF());
            QTRY_COMPARE(places(window), before);
            QVERIFY(window.parts().actions.layouts.at(LayoutName::Tune)->isEnabled());
            QCOMPARE(window.parts().actions.cancel->shortcut(), QKeySequence(Qt::Key_Escape));
        }
    }

    /// Pixel by pixel, with texts that depend on the clock fixed.
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
        QCursor::setPos(QGuiApplication::primaryScreen()->geometry().bottomRight()); // off the picture's blocks
        MainWindow window(wanted);
        showActive(window);
        waitUntilIdle(window);
        window.parts().canvas.setFocus();
        // A layout that was chosen again may divide its space a little differently than at the start.
        const auto chooseAgain = [&] {
            partOf<LayoutController>(window).choose(layout == LayoutName::Tune ? LayoutName::Learn : LayoutName::Tune);
            settled(window);
            partOf<LayoutController>(window).choose(layout);
        };
        chooseAgain();
        const QImage before = settled(window);
        for (const PanelKey chart : thinned(std::vector{runsPanel, valuesPanel, sweepPanel, rooflinePanel}, 4)) {
            partOf<Presentation>(window).enter(chart);
            settled(window);
            partOf<Presentation>(window).leave();
            QVERIFY2(isSame(settled(window), before, layout), qPrintable(chart.text()));
        }
        // Widgets that are shown only later have their font restored, too.
        window.parts().actions.themes.at(ThemeChoice::Dark)->trigger();
        window.parts().actions.themes.at(ThemeChoice::Light)->trigger();
        chooseAgain();
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
        int place = 0; // every chart with one or two operations: each pairing takes a second
        for (const auto& operation : window.parts().session.registry().operations()) {
            window.parts().settings.pickOperation(operation.name);
            window.parts().session.cancel();
            int turn = place++;
            for (const PanelKind& kind : panelKinds()) {
                if (!kind.isChart || turn++ % 3 != 0)
                    continue;
                partOf<Presentation>(window).enter(kind.key);
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
                partOf<Presentation>(window).leave();
                QTRY_COMPARE(window.size(), QSize(1024, 700));
            }
        }
    }

    /// Three parts would be slivers: of 720 rows the kernel would have three lines, and the block a third of its views.
    void aSmallProjectorShowsOneSubject()
    {
        WindowOptions small = options();
        small.size = QSize(1280, 720);
        MainWindow window(small);
        showActive(window);
        waitUntilIdle(window);
        auto& presentation = partOf<Presentation>(window);
        presentation.enter(blockPanel);
        settled(window);
        QCOMPARE(window.size(), small.size.value());
        QCOMPARE(seen(window), QStringList{QStringLiteral("block")});
        const QDockWidget& block = *window.parts().docks.find(blockPanel);
        QVERIFY2(block.height() >= 500 && block.width() >= 700,
                 qPrintable(QStringLiteral("%1x%2").arg(block.width()).arg(block.height())));
        QVERIFY(window.parts().canvas.width() >= 400 && window.parts().canvas.height() >= 400);
        presentation.showChart(kernelPanel);
        settled(window);
        QCOMPARE(seen(window), QStringList{QStringLiteral("kernel")});
        QVERIFY(window.parts().docks.find(kernelPanel)->height() >= 500);
        presentation.showChart(countersPanel);
        settled(window);
        QCOMPARE(seen(window), QStringList{QStringLiteral("counters")});
        presentation.leave();
    }

    void theChartIsChosenInside()
    {
        MainWindow window(options());
        showActive(window);
        partOf<Presentation>(window).enter(rooflinePanel);
        QCOMPARE(seen(window), QStringList{QStringLiteral("roofline")});
        QTest::keyClick(&window.parts().canvas, Qt::Key_PageDown, Qt::ControlModifier);
        QCOMPARE(seen(window), QStringList{QStringLiteral("sweep")});
        QCOMPARE(strip(window)->chartBox()->currentText(), QStringLiteral("Sweep"));
        QTest::keyClick(&window.parts().canvas, Qt::Key_PageUp, Qt::ControlModifier);
        QCOMPARE(partOf<Presentation>(window).chart(), rooflinePanel);
        QTest::keyClick(&window.parts().canvas, Qt::Key_H); // a panel shown by its key takes the chart's place
        QTRY_COMPARE(partOf<Presentation>(window).chart(), valuesPanel);
        QCOMPARE(seen(window), QStringList{QStringLiteral("values")});
    }

    /// Qt announces a dock's visibility while it goes through the layout: a change of the layout at that moment frees
    /// what it goes through.
    void theDocksAreNotRearrangedWhileQtShowsOne()
    {
        MainWindow window(options());
        showActive(window);
        auto& presentation = partOf<Presentation>(window);
        presentation.enter(runsPanel);
        for (const PanelKey chart : {sweepPanel, valuesPanel, runsPanel}) { // a wide one and a narrow one by turns
            QDockWidget* const dock = window.parts().docks.find(chart);
            const PanelKey before = presentation.chart();
            QList<bool> isAsBefore;
            const auto watch = connect(dock, &QDockWidget::visibilityChanged, &window,
                                       [&] { isAsBefore << (presentation.chart() == before); });
            dock->toggleViewAction()->trigger();
            disconnect(watch);
            QVERIFY(!isAsBefore.isEmpty() && !isAsBefore.contains(false));
            QTRY_COMPARE(presentation.chart(), chart);
            QCOMPARE(seen(window).size(), 1);
            QTRY_VERIFY(!dock->visibleRegion().isEmpty());
        }
        window.parts().docks.find(runsPanel)->toggleViewAction()->trigger(); // the one before it returns
        QTRY_COMPARE(presentation.chart(), valuesPanel);
    }

    void theStripSetsWhatIsRun()
    {
        MainWindow window(options());
        showActive(window);
        partOf<Presentation>(window).enter();
        PresentationStrip& strip = *PresentationTest::strip(window);
        auto& settings = window.parts().settings;
        QCOMPARE(strip.operationBox()->currentText(), QStringLiteral("Sobel edges"));
        const auto isEnabled = [&](const char* strategy) {
            const auto& box = *strip.strategyBox();
            return box.model()->index(box.findData(QLatin1String(strategy)), 0).flags().testFlag(Qt::ItemIsEnabled);
        };
        QVERIFY(isEnabled("global") && !isEnabled("npp")); // there is no GPU here
        strip.operationBox()->setCurrentIndex(strip.operationBox()->findData(QStringLiteral("blur")));
        emit strip.operationBox()->activated(strip.operationBox()->currentIndex());
        QCOMPARE(settings.recipe().operation, std::string("blur"));
        strip.strategyBox()->setCurrentIndex(0);
        emit strip.strategyBox()->activated(0);
        QCOMPARE(settings.recipe().strategy, window.parts().session.registry().operation("blur").strategies[0].name);
        strip.blockWidth()->slider()->setValue(strip.blockWidth()->slider()->maximum() / 2);
        QCOMPARE(settings.recipe().block.width, static_cast<int>(strip.blockWidth()->value()));
        auto* width = strip.parameter("width");
        QVERIFY(width);
        width->findChild<QDoubleSpinBox*>()->setValue(7);
        QCOMPARE(settings.recipe().parameters.at("width"), ParameterValue(std::int64_t{7}));
        QCOMPARE(window.parts().session.recipe(), settings.recipe());
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
            partOf<Presentation>(window).enter();
            window.close();
        }
        MainWindow next(keeping);
        QCOMPARE(seen(next), before);
        QVERIFY(!partOf<Presentation>(next).isOn());
    }
};

TILESCOPE_TEST(PresentationTest, runWithWindow)
#include "presentation_test.moc"
