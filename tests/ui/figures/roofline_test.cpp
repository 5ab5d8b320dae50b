#include "gpu/operations/optimisation_steps.h"
#include "tests/ui/own_strategies.h"
#include "tests/ui/window_fixture.h"
#include "ui/parts/charts/log_plot.h"
#include "ui/roofline/roofline_chart.h"
#include "ui/roofline/roofline_panel.h"
#include "ui/roofline/steps_chart.h"
#include "ui/runs/strategy_runs.h"
#include "ui/settings/settings_panel.h"
#include "ui/shell/preferences.h"

#include <QComboBox>
#include <QRegularExpression>
#include <QSignalSpy>
#include <qcustomplot.h>

using namespace tilescope;
using namespace tilescope::test;

namespace
{

/// A run of 2e9 operations and 1e9 bytes moved, half of them necessary, in one second.
std::shared_ptr<Report> measured(const std::string& strategy)
{
    auto report = std::make_shared<Report>();
    report->recipe.operation = "blur";
    report->recipe.strategy = strategy;
    report->image = {"x", 64, 64, 3};
    report->backend = BackendChoice::Cuda;
    report->deviceName = "NVIDIA H200";
    TimeReport time;
    time.medianUs = time.minUs = time.p95Us = 1e6;
    time.runs = 10;
    report->time = time;
    report->work = Work{2e9, 1e9, 3e9, 4e9, 1e9, 5e8};
    report->roofs = Roofs{"H200", 67e12, 30e12, 1e9, 0};
    report->counters = Counters{};
    return report;
}

/// A table without a run, after the user has chosen this strategy.
RunTable chosen(const Registry& registry, const std::string& operation, const std::string& strategy)
{
    RunTable table(registry);
    Recipe recipe;
    recipe.operation = operation;
    recipe.strategy = strategy;
    table.choose(recipe);
    return table;
}

} // namespace

class RooflineTest : public QObject
{
    Q_OBJECT

    QTemporaryDir m_folder;

    /// Whether one of the thick lines, which are the roofs, goes through this place.
    static bool crossesRoof(QCustomPlot& plot, const QRectF& room)
    {
        for (int i = 0; i < plot.itemCount(); ++i) {
            const auto* line = qobject_cast<QCPItemLine*>(plot.item(i));
            if (!line || line->pen().widthF() != 2)
                continue;
            const QLineF roof(line->start->pixelPosition(), line->end->pixelPosition());
            for (int step = 0; step <= 400; ++step)
                if (room.contains(roof.pointAt(step / 400.0)))
                    return true;
        }
        return false;
    }

private slots:
    void aPointFollowsFromWorkAndTime()
    {
        Registry registry;
        RunTable table(registry);
        Recipe recipe;
        recipe.operation = "blur";
        table.choose(recipe);
        table.add(measured("shared"));
        const auto view = rooflineOf(table, RooflineAxes::Float);
        QVERIFY(view);
        QCOMPARE(view->points.size(), std::size_t(1));
        const RooflinePoint& point = view->points.front();
        QVERIFY(point.isMeasured);
        QCOMPARE(point.rate, 2e9);
        QCOMPARE(point.movedIntensity.value(), 2.0);
        QCOMPARE(point.onceIntensity, 4.0);
        QCOMPARE(point.attainable, 4e9); // memory: 4 operations a byte × 10⁹ bytes
        QCOMPARE(point.cgma.value(), 0.25);
        const auto all = rooflineOf(table, RooflineAxes::Arithmetic);
        QCOMPARE(all->points.front().rate, 3e9);
        QCOMPARE(all->peak(), 30e12);
    }

    void floorsOfTheSameDeviceAndTheRoadAreOnIt()
    {
        Registry registry;
        RunTable table = chosen(registry, "covariance", "shared");
        for (const char* strategy : {"shared", "global"}) {
            auto report = measured(strategy);
            report->recipe.operation = "covariance";
            report->time->launchFloorUs = 2;
            report->time->copyFloorUs = 4;
            report->time->copyFloorBytes = 8000;
            table.add(report);
        }
        const auto view = rooflineOf(table, RooflineAxes::Float);
        QVERIFY(view);
        QCOMPARE(view->copyBytes.value(), 2e9);   // 8,000 bytes in 4 µs
        QCOMPARE(view->launchRate.value(), 1e15); // 2·10⁹ operations in 2 µs
        QCOMPARE(view->points.size(), std::size_t(2));
        QCOMPARE(view->points[0].strategy, std::string("global")); // in the order of the steps
        QVERIFY(!view->stepBefore(view->points[0]));
        QCOMPARE(view->stepBefore(view->points[1]), &view->points[0]);
    }

    /// All strategies are compared by the same bytes, those of the strategy that needs least: then the faster one is
    /// higher.
    void speedIsOfTheSameBytesForAll()
    {
        Registry registry;
        RunTable table = chosen(registry, "covariance", "shared");
        auto slow = measured("global"), quick = measured("shared");
        slow->recipe.operation = quick->recipe.operation = "covariance";
        slow->work->onceBytes = 8e8; // it has intermediate data
        quick->time->medianUs = 0.5e6;
        quick->work->arithmetic = 1e9; // fewer operations in less time: a lower rate, although it is faster
        quick->time->launchFloorUs = 4;
        table.add(slow);
        table.add(quick);
        const auto view = rooflineOf(table, RooflineAxes::Speed);
        QVERIFY(view);
        QVERIFY(view->axes == RooflineAxes::Speed);
        QCOMPARE(view->points[0].effort, 6.0); // 3·10⁹ operations for 5·10⁸ bytes
        QCOMPARE(view->points[1].effort, 2.0);
        QCOMPARE(view->points[0].speed, 5e8);
        QCOMPARE(view->points[1].speed, 1e9);
        QVERIFY(view->points[1].rate < view->points[0].rate);
        QCOMPARE(view->launchSpeed.value(), 5e8 / 4e-6);
    }

    /// Strategies that were not counted are skipped, and the steps stay connected.
    void theRoadGoesOnPastWhatHasNoPoint()
    {
        Registry registry;
        RunTable table = chosen(registry, "covariance", "padded");
        for (const char* strategy : {"global", "padded"}) { // "shared" and "registers", between them, were not run
            auto report = measured(strategy);
            report->recipe.operation = "covariance";
            table.add(report);
        }
        const auto view = rooflineOf(table);
        QCOMPARE(view->points.size(), std::size_t(2));
        QCOMPARE(view->points[1].strategy, std::string("padded"));
        QCOMPARE(view->stepBefore(view->points[1]), &view->points[0]);
    }

    /// A dozen marks close together: no name overlaps another, and names that do not fit are shown as tool tips of the
    /// marks.
    void namesOfALongRoadKeepApart()
    {
        RooflineView view;
        view.roofs = Roofs{"H200", 67e12, 30e12, 4.8e12, 0};
        view.axes = RooflineAxes::Speed;
        view.copyBytes = 4e12;
        for (int i = 0; i < 12; ++i) {
            RooflinePoint point;
            point.strategy = std::to_string(i);
            point.title = "Strategy " + point.strategy;
            point.after = i == 0 ? "" : std::to_string(i - 1);
            point.isCurrent = i == 11;
            point.isMeasured = true;
            point.effort = 30 - i;
            point.speed = point.leastSpeed = point.mostSpeed = 5e11 * (1 + 0.05 * i);
            view.points.push_back(point);
        }
        StepsChart chart;
        chart.resize(700, 260);
        chart.setView(view);
        QVERIFY(QTest::qWaitForWindowExposed((chart.show(), &chart)));
        QCOMPARE(chart.labels().front(), QStringLiteral("Strategy 11")); // the chosen strategy's name is placed first
        QList<QRectF> rooms;
        for (int i = 0; i < chart.plot().itemCount(); ++i)
            if (const auto* text = qobject_cast<QCPItemText*>(chart.plot().item(i));
                text && chart.labels().contains(text->text()))
                rooms << QRectF(text->topLeft->pixelPosition(), text->bottomRight->pixelPosition());
        QCOMPARE(rooms.size(), chart.labels().size());
        for (qsizetype i = 0; i < rooms.size(); ++i)
            for (qsizetype k = 0; k < i; ++k)
                QVERIFY2(!rooms[i].adjusted(1, 1, -1, -1).intersects(rooms[k].adjusted(1, 1, -1, -1)),
                         qPrintable(chart.labels()[i] + " / " + chart.labels()[k]));
        for (const QRectF& room : rooms)
            QVERIFY(!crossesRoof(chart.plot(), room));
        const QPoint mark(int(chart.plot().xAxis->coordToPixel(30)), int(chart.plot().yAxis->coordToPixel(500)));
        QVERIFY2(chart.toolTipAt(mark).startsWith(QStringLiteral("Strategy 0\n30 arithmetic")),
                 qPrintable(chart.toolTipAt(mark)));
        QVERIFY(chart.toolTipAt({2, 2}).isEmpty());
    }

    /// Marks right below the roofs, on a chart as small as in the window.
    void namesKeepOffTheRoofs()
    {
        RooflineView view;
        view.roofs = Roofs{"RTX 3060", 12.7e12, 6.4e12, 360e9, 0};
        view.axes = RooflineAxes::Speed;
        for (int i = 0; i < 9; ++i) {
            RooflinePoint point;
            point.strategy = std::to_string(i);
            point.title = "Shared tile, constant filter " + point.strategy;
            point.isMeasured = true;
            point.effort = 6 * std::pow(1.7, i);
            point.speed = point.leastSpeed = point.mostSpeed =
                0.7 * std::min(view.roofs.memoryBytes, view.peak() / point.effort);
            view.points.push_back(point);
        }
        StepsChart chart;
        chart.resize(460, 220);
        chart.setView(view);
        QVERIFY(QTest::qWaitForWindowExposed((chart.show(), &chart)));
        QVERIFY(!chart.labels().isEmpty());
        for (int i = 0; i < chart.plot().itemCount(); ++i)
            if (const auto* text = qobject_cast<QCPItemText*>(chart.plot().item(i));
                text && chart.labels().contains(text->text()))
                QVERIFY2(
                    !crossesRoof(chart.plot(), {text->topLeft->pixelPosition(), text->bottomRight->pixelPosition()}),
                    qPrintable(text->text()));
    }

    void whatTexturesMoveIsNotClaimed()
    {
        Registry registry;
        RunTable table = chosen(registry, "blur", "texture");
        auto report = measured("texture");
        report->counters->textureRequests = 7;
        report->work->movedBytes = 0;
        table.add(report);
        QVERIFY(!rooflineOf(table)->points.front().movedIntensity);
    }

    /// Strategies arrive one after another: nothing but the user changes the axes.
    void theAxesAreTheUsersChoice()
    {
        Registry registry;
        for (const char* operation : {"covariance", "blur"}) // few floats, and nothing but floats
            for (const RooflineAxes axes : allValues<RooflineAxes>()) {
                RunTable table = chosen(registry, operation, "shared");
                for (const OptimisationStep& step : optimisationSteps(registry.operation(operation))) {
                    auto report = measured(registry.operation(operation).strategies[step.strategy].name);
                    report->recipe.operation = operation;
                    table.add(report);
                    QVERIFY(rooflineOf(table, axes)->axes == axes);
                }
                QVERIFY(rooflineOf(table)->points.size() > 8);
            }
        Preferences preferences(QDir(m_folder.path()).filePath(QStringLiteral("settings.ini")));
        QVERIFY(!fromText<RooflineAxes>(preferences.rooflineAxes()));
        StrategyRuns runs(registry);
        RooflinePanel panel(runs);
        QSignalSpy chosen(&panel, &RooflinePanel::axesChosen);
        panel.setAxes(RooflineAxes::Arithmetic);
        QCOMPARE(panel.axesBox()->currentText(), QStringLiteral("All arithmetic"));
        QCOMPARE(chosen.size(), 0);
        panel.axesBox()->setCurrentIndex(1);
        QVERIFY(chosen.takeFirst().first().value<RooflineAxes>() == RooflineAxes::Float);
    }

    /// In the room that it has in the smallest usual window, and in a lower one: the chart comes before the sentences.
    void theChartKeepsAUsefulHeight_data()
    {
        QTest::addColumn<QSize>("size");
        QTest::addColumn<int>("least");
        QTest::newRow("1366x768") << QSize(490, 330) << 130;
        QTest::newRow("1280x720") << QSize(440, 282) << 130;
        QTest::newRow("beside the sentences") << QSize(700, 330) << 200;
        QTest::newRow("very low") << QSize(440, 200) << 70;
    }
    void theChartKeepsAUsefulHeight()
    {
        QFETCH(const QSize, size);
        QFETCH(const int, least);
        Registry registry;
        StrategyRuns runs(registry);
        Recipe recipe;
        recipe.operation = "blur";
        recipe.strategy = "shared";
        runs.choose(recipe);
        runs.add(measured("shared"));
        runs.add(measured("global"));
        RooflinePanel panel(runs);
        panel.resize(size);
        QVERIFY(QTest::qWaitForWindowExposed((panel.show(), &panel)));
        for (const RooflineAxes axes : allValues<RooflineAxes>()) {
            panel.setAxes(axes);
            QCoreApplication::processEvents();
            QWidget& chart = axes == RooflineAxes::Speed ? static_cast<QWidget&>(panel.stepsChart()) : panel.chart();
            QCustomPlot& plot = axes == RooflineAxes::Speed ? panel.stepsChart().plot() : panel.chart().plot();
            QTRY_VERIFY2(plot.axisRect()->height() >= least, qPrintable(QString::number(plot.axisRect()->height())));
            const QRect place(chart.mapTo(&panel, QPoint()), chart.size());
            QVERIFY(panel.rect().contains(place)); // nothing is cut, and nothing is painted over what is around it
            QVERIFY(!place.intersects({panel.axesBox()->mapTo(&panel, QPoint()), panel.axesBox()->size()}));
        }
    }

    /// When the panel becomes wide, the chart moves beside the sentences: Qt must paint it again, and not move its
    /// pixels, of which some stayed where it was.
    void aChartThatMovesIsPaintedAgain()
    {
        Registry registry;
        StrategyRuns runs(registry);
        RooflinePanel panel(runs);
        for (const QCustomPlot* plot : {&panel.chart().plot(), &panel.stepsChart().plot()})
            QVERIFY(!plot->testAttribute(Qt::WA_OpaquePaintEvent));
    }

    void ticksArePlainNumbersThatKeepApart()
    {
        LogPlot plot;
        plot.begin(plot);
        plot.resize(460, 220);
        QVERIFY(QTest::qWaitForWindowExposed((plot.show(), &plot)));
        plot.yAxis->setRange(0.03, 4);
        plot.xAxis->setRange(300, 2e6);
        plot.replot();
        QCOMPARE(plot.xAxis->tickVectorLabels(), (QVector<QString>{"1,000", "10,000", "100,000", "1,000,000"}));
        QCOMPARE(plot.yAxis->tickVectorLabels(), (QVector<QString>{"0.05", "0.1", "0.2", "0.5", "1", "2"}));
        for (const int height : {400, 120, 80}) {
            plot.resize(460, height);
            QTRY_COMPARE(plot.viewport().height(), height);
            plot.yAxis->setRange(300, 30'000);
            plot.replot();
            double before = 1e9;
            for (const double tick : plot.yAxis->tickVector()) {
                const double y = plot.yAxis->coordToPixel(tick);
                QVERIFY(before - y >= QFontMetrics(plot.yAxis->tickLabelFont()).height());
                before = y;
            }
        }
    }

    void noNumberHasAnExponent()
    {
        QCOMPARE(threeDigits(0.07444), QStringLiteral("0.0744"));
        QCOMPARE(threeDigits(3.8), QStringLiteral("3.8"));
        QCOMPARE(threeDigits(30), QStringLiteral("30"));
        QCOMPARE(threeDigits(1332), QStringLiteral("1,332"));
        QCOMPARE(threeDigits(0), QStringLiteral("0"));
        Registry registry;
        StrategyRuns runs(registry);
        Recipe recipe;
        recipe.operation = "blur";
        recipe.strategy = "shared";
        runs.choose(recipe);
        auto report = measured("shared");
        report->work->floatOperations = 6.66e11; // 1,332 a byte
        runs.add(report);
        RooflinePanel panel(runs);
        panel.setAxes(RooflineAxes::Float);
        QVERIFY2(panel.caption().contains(QStringLiteral("1,332 per byte")), qPrintable(panel.caption()));
        QVERIFY(!panel.caption().contains(QRegularExpression(QStringLiteral("\\de[+-]"))));
    }

    void isEmptyWithoutCounts()
    {
        Registry registry;
        StrategyRuns runs(registry);
        RooflinePanel panel(runs);
        QVERIFY2(panel.caption().contains(QStringLiteral("counted")), qPrintable(panel.caption()));
        QVERIFY(!panel.view());
    }

    void everyStrategyStandsOnItAndMovesWithTheSliders()
    {
        QTemporaryDir folder;
        const QString image = QStringLiteral("sample:board@128x96");
        WindowOptions options = windowOptions(folder, image);
        options.panel = QStringLiteral("roofline");
        Recipe recipe;
        recipe.operation = "blur";
        recipe.parameters["width"] = std::int64_t(5);
        options.recipe = recipe;
        MainWindow window(options);
        showActive(window);
        RooflinePanel& panel = panelOf<RooflinePanel>(window);
        const std::size_t strategies = emulatedStrategies(window.parts().session.registry(), "blur");
        QTRY_COMPARE_WITH_TIMEOUT(panel.view() ? panel.view()->points.size() : 0, strategies, patience);
        QTRY_VERIFY_WITH_TIMEOUT(!window.parts().session.isBusy(), patience);
        QVERIFY(panel.view()->axes == RooflineAxes::Speed);
        QVERIFY(panel.stepsChart().isVisible() && !panel.chart().isVisible());
        panel.axesBox()->setCurrentIndex(2);
        QVERIFY(panel.chart().isVisible() && !panel.stepsChart().isVisible());
        QCOMPARE(panel.chart().labels().size(), int(strategies)); // numbers
        const auto current = [&panel] {
            return *std::find_if(panel.view()->points.begin(), panel.view()->points.end(),
                                 [](const RooflinePoint& point) { return point.isCurrent; });
        };
        const double before = current().movedIntensity.value();
        recipe = window.parts().settings.recipe();
        recipe.block = {4, 4}; // much larger halo
        window.parts().settings.setRecipe(recipe);
        QTRY_VERIFY_WITH_TIMEOUT(current().movedIntensity.value() < before, patience);
        QVERIFY2(panel.caption().contains(QStringLiteral("The strategy is estimated to reach")),
                 qPrintable(panel.caption()));
        panel.axesBox()->setCurrentIndex(1);
        QVERIFY(panel.view()->axes == RooflineAxes::Float);
        QVERIFY(panel.chart().plot().yAxis->label().contains(QStringLiteral("FLOP")));
    }
};

TILESCOPE_TEST(RooflineTest, runWithWindow)
#include "roofline_test.moc"
