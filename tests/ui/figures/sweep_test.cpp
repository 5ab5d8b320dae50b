#include "tests/ui/own_strategies.h"
#include "tests/ui/window_fixture.h"
#include "ui/settings/settings_panel.h"
#include "ui/shell/window_actions.h"
#include "ui/sweep/sweep_controller.h"
#include "ui/sweep/sweep_controls.h"
#include "ui/sweep/sweep_curves.h"
#include "ui/sweep/sweep_map.h"
#include "ui/sweep/sweep_panel.h"

#include <QAction>
#include <QComboBox>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLayout>
#include <QLineEdit>
#include <QMenu>
#include <QPushButton>
#include <QSignalSpy>
#include <QToolButton>

using namespace tilescope;
using namespace tilescope::test;

class SweepTest : public QObject
{
    Q_OBJECT

    struct Opened {
        explicit Opened(const QString& image = QStringLiteral("sample:board@64x48"))
        {
            WindowOptions options = windowOptions(folder, image);
            options.panel = QStringLiteral("sweep");
            window = std::make_unique<MainWindow>(options);
            showActive(*window);
            waitForReport(*window, image);
        }
        SweepPanel& panel() { return panelOf<SweepPanel>(*window); }
        SweepControls& controls() { return panel().controls(); }

        /// Enters the block sides and presses the button.
        void start(const QString& widths, const QString& heights)
        {
            controls().widthsEdit()->selectAll();
            QTest::keyClicks(controls().widthsEdit(), widths);
            controls().heightsEdit()->selectAll();
            QTest::keyClicks(controls().heightsEdit(), heights);
            QTest::mouseClick(controls().startButton(), Qt::LeftButton);
        }
        void waitForEnd()
        {
            QTRY_COMPARE_WITH_TIMEOUT(panel().sheet().done(), panel().sheet().rows().size(), patience);
            QTRY_VERIFY_WITH_TIMEOUT(!window->parts().session.isBusy(), patience);
        }
        QTemporaryDir folder;
        std::unique_ptr<MainWindow> window;
    };

private slots:
    void runsEveryBlockOfEveryStrategy()
    {
        Opened opened;
        const std::size_t strategies = emulatedStrategies(opened.window->parts().session.registry(), "sobel");
        QCOMPARE(opened.controls().startButton()->text(), QStringLiteral("Sweep %1 settings").arg(20 * strategies));
        opened.start(QStringLiteral("8,64"), QStringLiteral("4,32"));
        opened.waitForEnd();
        QCOMPARE(opened.panel().sheet().rows().size(), 4 * strategies);
        QCOMPARE(opened.panel().sheetBox()->count(), int(strategies));
        QCOMPARE(opened.panel().sheetBox()->currentText(), QStringLiteral("Shared tile")); // the current one
        QToolButton* best = opened.panel().bestButton();                                   // it takes those settings
        QVERIFY2(best->isVisible() && best->text().startsWith(QStringLiteral("Best overall: ")),
                 qPrintable(best->text()));
        const Recipe wanted = opened.panel().sheet().recipes()[*opened.panel().sheet().best(opened.panel().figure())];
        QTest::mouseClick(best, Qt::LeftButton);
        QVERIFY(opened.window->parts().settings.recipe().block == wanted.block);
        QCOMPARE(opened.window->parts().settings.recipe().strategy, wanted.strategy);
    }

    void theTimeLeftIsEstimated()
    {
        QCOMPARE(remainingText(0, 220, 10), QString());
        QCOMPARE(remainingText(4, 220, 1), QString()); // too little is known
        QCOMPARE(remainingText(220, 220, 60), QString());
        QCOMPARE(remainingText(110, 220, 30), QStringLiteral("about 30 s left"));
        QCOMPARE(remainingText(61, 220, 69), QStringLiteral("about 3 min left"));
    }

    /// Each map's blocks are compared on a scale of their own, unless all maps share one.
    void everyMapHasItsScale()
    {
        const Registry registry;
        const SweepChoice choice{{"global", "shared"}, {8, 16}, {4}, {}, {}};
        Recipe recipe;
        recipe.operation = "sobel";
        SweepSheet sheet(registry.operation("sobel"), registry.completed(recipe), choice);
        for (std::size_t row = 0; row < 4; ++row) { // 10, 11 and 1000, 1100
            Report report;
            report.recipe = sheet.recipes()[row];
            report.estimate = Estimate{"H200", (row < 2 ? 10.0 : 1000.0) * (row % 2 == 0 ? 1 : 1.1), 0, "memory", true};
            report.estimate->upperUs = report.estimate->lowerUs;
            sheet.setReport(row, report);
        }
        SweepMap map;
        map.show(&sheet, 0, figureNamed("estimate_us"), {8, 4});
        QVERIFY(map.cellColour(0, 0) != map.cellColour(1, 0));
        const QColor best = map.cellColour(0, 0);
        map.show(&sheet, 1, figureNamed("estimate_us"), {8, 4});
        QCOMPARE(map.cellColour(0, 0), best);
        map.setScaleShared(true);
        QVERIFY(map.cellColour(0, 0) != best);
        QCOMPARE(map.cellColour(0, 0), map.cellColour(1, 0)); // too alike on the scale of all
        QCOMPARE(map.range()->most, sheet.range(figureNamed("estimate_us"))->most);
    }

    /// In half of a window of 1920 pixels all five columns are seen; wider, the controls are beside them.
    void theMapIsNotCut_data()
    {
        QTest::addColumn<int>("width");
        for (const int width : {640, 760, 900, 1300})
            QTest::addRow("%d", width) << width;
    }
    void theMapIsNotCut()
    {
        QFETCH(const int, width);
        const Registry registry;
        SweepPanel panel(registry);
        Recipe recipe;
        recipe.operation = "sobel";
        recipe.strategy = "shared";
        panel.setRecipe(registry.completed(recipe));
        panel.start();
        Report report;
        report.recipe = panel.sheet().recipes().front();
        report.estimate = Estimate{"H200", 590, 600, "memory", true};
        panel.setRow(0, report);
        panel.resize(width, 330);
        QVERIFY(QTest::qWaitForWindowExposed((panel.show(), &panel)));
        QVERIFY2(panel.minimumSizeHint().width() <= 600, qPrintable(QString::number(panel.minimumSizeHint().width())));
        QTRY_VERIFY(panel.width() == width);
        QVERIFY2(panel.layout()->minimumSize().width() <= width,
                 qPrintable(QString::number(panel.layout()->minimumSize().width())));
        const QToolButton& best = *panel.bestButton();
        QVERIFY(best.isVisible() && best.width() >= best.sizeHint().width());
        for (QWidget* part :
             {static_cast<QWidget*>(&panel.map()), static_cast<QWidget*>(panel.controls().startButton()),
              static_cast<QWidget*>(panel.controls().parameterBox())})
            QVERIFY(panel.rect().contains(QRect(part->mapTo(&panel, QPoint()), part->size())));
        QVERIFY(panel.map().rect().contains(panel.map().cellRect(4, 3)));
        QVERIFY(panel.map().cellRect(4, 3).width() >= 60);
        QCOMPARE(panel.controls().isInOneRow(), width < 900);
    }

    /// Without a GPU, as in the settings.
    void whatCannotRunHereIsGreyAndNotSwept()
    {
        Opened opened;
        QStringList grey;
        for (const QAction* strategy : opened.controls().strategiesButton()->menu()->actions())
            if (!strategy->isEnabled()) {
                grey << strategy->text();
                QVERIFY2(strategy->toolTip().contains(QStringLiteral("GPU")), qPrintable(strategy->toolTip()));
            }
        QVERIFY2(grey.contains(QStringLiteral("Bulk copies")) && grey.contains(QStringLiteral("NPP (library)")),
                 qPrintable(grey.join(u',')));
        for (QAction* strategy : opened.controls().strategiesButton()->menu()->actions())
            if (strategy->isCheckable() && strategy->isEnabled())
                strategy->setChecked(false);
        QVERIFY(!opened.controls().startButton()->isEnabled()); // of Bulk copies alone, which is still checked
        QVERIFY2(opened.controls().problem().contains(QStringLiteral("can run here")),
                 qPrintable(opened.controls().problem()));
        QCOMPARE(opened.controls().strategiesButton()->text(), QStringLiteral("none"));
    }

    void aClickOnACellSetsTheBlock()
    {
        Opened opened;
        opened.start(QStringLiteral("8,64"), QStringLiteral("4,32"));
        opened.waitForEnd();
        opened.panel().sheetBox()->setCurrentText(QStringLiteral("Global memory"));
        auto& map = opened.panel().map();
        QTest::mouseClick(&map, Qt::LeftButton, {}, map.cellRect(1, 0).center());
        QCOMPARE(opened.window->parts().settings.recipe().block, (BlockSize{64, 4}));
        QCOMPARE(opened.window->parts().settings.recipe().strategy, std::string("global"));
        QCOMPARE(opened.panel().sheet().done(), opened.panel().sheet().rows().size()); // the sweep is still there
    }

    void keysChooseACell()
    {
        Opened opened;
        opened.start(QStringLiteral("8,16"), QStringLiteral("4,8"));
        opened.waitForEnd();
        auto& map = opened.panel().map();
        map.setFocus();
        QTest::keyClick(&map, Qt::Key_Right);
        QTest::keyClick(&map, Qt::Key_Down);
        QTest::keyClick(&map, Qt::Key_Return);
        QCOMPARE(opened.window->parts().settings.recipe().block, (BlockSize{16, 8}));
    }

    void anImpossibleCellSaysWhyAndSetsNothing()
    {
        Opened opened;
        opened.start(QStringLiteral("8,64"), QStringLiteral("4,32"));
        opened.waitForEnd();
        auto& map = opened.panel().map();
        const BlockSize before = opened.window->parts().settings.recipe().block;
        QVERIFY2(map.explanation(1, 1).contains(QStringLiteral("1024")), qPrintable(map.explanation(1, 1)));
        QCOMPARE(map.cellText(1, 1), QStringLiteral("–"));
        QTest::mouseClick(&map, Qt::LeftButton, {}, map.cellRect(1, 1).center());
        QCOMPARE(opened.window->parts().settings.recipe().block, before);
        map.setFocus(); // keys, since another program may move the pointer of a shared screen
        for (const auto key : {Qt::Key_Left, Qt::Key_Up, Qt::Key_Right, Qt::Key_Down})
            QTest::keyClick(&map, key);
        QCOMPARE(opened.panel().caption(), map.explanation(1, 1));
    }

    void figuresChangeWithWhatIsChosen()
    {
        Opened opened;
        opened.start(QStringLiteral("8"), QStringLiteral("4"));
        opened.waitForEnd();
        auto& metric = *opened.panel().metricBox();
        QCOMPARE(metric.currentText(), QStringLiteral("Time band, estimate")); // the emulator measures no GPU time
        const auto& row =
            *opened.panel().sheet().rows()[opened.panel().sheet().rowAt(opened.panel().shownSheet(), 0, 0)].report;
        metric.setCurrentText(QStringLiteral("Occupancy"));
        QCOMPARE(opened.panel().map().cellText(0, 0),
                 QStringLiteral("%1\u00A0%").arg(std::round(100 * row.occupancy->fraction)));
        metric.setCurrentText(QStringLiteral("GPU time"));
        QCOMPARE(opened.panel().map().cellText(0, 0), QStringLiteral("–"));
        QVERIFY2(opened.panel().caption().contains(QStringLiteral("measured")), qPrintable(opened.panel().caption()));
    }

    void aParameterIsSweptToo()
    {
        Opened opened;
        opened.window->parts().settings.setRecipe([&] {
            Recipe recipe = opened.window->parts().settings.recipe();
            recipe.operation = "blur";
            recipe.strategy = "global";
            recipe.parameters.clear();
            return recipe;
        }());
        auto& box = *opened.controls().parameterBox();
        box.setCurrentIndex(box.findData(QStringLiteral("width")));
        QVERIFY(opened.controls().valuesEdit()->isVisible());
        opened.controls().valuesEdit()->setText(QStringLiteral("3,7"));
        opened.start(QStringLiteral("16"), QStringLiteral("8"));
        opened.waitForEnd();
        const int sheets = opened.panel().sheetBox()->count();
        QCOMPARE(sheets, int(2 * emulatedStrategies(opened.window->parts().session.registry(), "blur")));
        QCOMPARE(opened.panel().sheetBox()->itemText(1), QStringLiteral("Global memory, Filter width 7"));
    }

    /// Text 003's trade: a larger tile reuses more of what it loads and leaves room for fewer blocks.
    void tileSidesAreShownAsCurves()
    {
        Opened opened;
        Recipe covariance = opened.window->parts().settings.recipe();
        covariance.operation = "covariance";
        covariance.strategy = "shared";
        covariance.block = {8, 8};
        covariance.parameters.clear();
        opened.window->parts().settings.setRecipe(covariance);
        QCOMPARE(opened.controls().widthsEdit()->text(), QStringLiteral("2,4,8,16,32"));
        QCOMPARE(opened.controls().heightsEdit()->text(), QStringLiteral("2,4,8,16,32"));
        for (QAction* strategy : opened.controls().strategiesButton()->menu()->actions())
            if (strategy->isCheckable() && strategy->isEnabled())
                strategy->setChecked(strategy->data() == QStringLiteral("shared"));
        opened.start(QStringLiteral("2,4,8,16"), QStringLiteral("2,4,8,16"));
        opened.waitForEnd();
        SweepPanel& panel = opened.panel();
        QVERIFY(panel.view() == SweepPanel::View::Curves);
        QVERIFY(panel.curves().isVisible() && !panel.map().isVisible());
        panel.setFigures("cgma", "occupancy");
        QCOMPARE(panel.curves().axisTitle(), QStringLiteral("Tile side, threads"));
        QCOMPARE(panel.curves().curves().size(), std::size_t(1));
        const SweepCurve& reuse = panel.curves().curves().front();
        QCOMPARE(reuse.x, (std::vector<double>{2, 4, 8, 16}));
        for (std::size_t point = 0; point < reuse.x.size(); ++point)
            QVERIFY2(std::abs(reuse.y[point] / (reuse.x[point] / 8) - 1) < 0.1, // the text's formula, for whole tiles
                     qPrintable(QString::number(reuse.y[point])));
        const SweepCurve& occupancy = panel.curves().curves(true).front();
        QCOMPARE(occupancy.x, reuse.x);
        QVERIFY(occupancy.y.front() < 1); // blocks of four threads: their number is the limit
        QTest::mouseClick(&panel.curves(), Qt::LeftButton, {}, panel.curves().pointAt(reuse, 3));
        QCOMPARE(opened.window->parts().settings.recipe().block, (BlockSize{16, 16}));
        panel.viewBox()->setCurrentIndex(0);
        QVERIFY(panel.map().isVisible() && !panel.curves().isVisible());
    }

    void aSweptParameterIsShownAsCurves()
    {
        Opened opened;
        Recipe blur = opened.window->parts().settings.recipe();
        blur.operation = "blur";
        blur.strategy = "global";
        blur.parameters.clear();
        opened.window->parts().settings.setRecipe(blur);
        for (QAction* strategy : opened.controls().strategiesButton()->menu()->actions())
            if (strategy->isCheckable() && strategy->isEnabled())
                strategy->setChecked(strategy->data() == QStringLiteral("global") ||
                                     strategy->data() == QStringLiteral("shared"));
        auto& box = *opened.controls().parameterBox();
        box.setCurrentIndex(box.findData(QStringLiteral("width")));
        opened.controls().valuesEdit()->setText(QStringLiteral("3..9"));
        opened.start(QStringLiteral("16"), QStringLiteral("8"));
        opened.waitForEnd();
        QVERIFY(opened.panel().view() == SweepPanel::View::Curves);
        opened.panel().setFigures("sectors");
        const auto& curves = opened.panel().curves().curves();
        QCOMPARE(curves.size(), std::size_t(2));
        for (const SweepCurve& curve : curves)
            QCOMPARE(curve.x, (std::vector<double>{3, 5, 7, 9}));
        QVERIFY(curves[0].y.back() > 2 * curves[1].y.back()); // global memory reads what the tile keeps
        QVERIFY(opened.panel().curves().curves(true).empty());
        const QString said = opened.panel().curves().explanation(curves[1], 0);
        QVERIFY2(said.startsWith(QStringLiteral("Shared tile, Filter width 3, 16 × 8: ")), qPrintable(said));
    }

    void whatWasTypedWrongIsSaidAndNotSwept_data()
    {
        QTest::addColumn<QString>("widths");
        QTest::addColumn<QString>("said");
        QTest::newRow("not a number") << QStringLiteral("eight") << QStringLiteral("number");
        QTest::newRow("empty") << QString() << QStringLiteral("block width");
        QTest::newRow("too wide") << QStringLiteral("2048") << QStringLiteral("1024");
        QTest::newRow("too many") << QStringLiteral("1..1024") << QStringLiteral("Narrow");
    }
    void whatWasTypedWrongIsSaidAndNotSwept()
    {
        QFETCH(QString, widths);
        QFETCH(QString, said);
        Opened opened;
        opened.controls().widthsEdit()->setText(widths);
        QVERIFY(!opened.controls().startButton()->isEnabled());
        QVERIFY2(opened.controls().problem().contains(said), qPrintable(opened.controls().problem()));
        opened.controls().widthsEdit()->setText(QStringLiteral("8"));
        QVERIFY(opened.controls().startButton()->isEnabled());
    }

    void stopsAndKeepsWhatItHas()
    {
        Opened opened(QStringLiteral("sample:board@512x512"));
        QSignalSpy ended(&opened.window->parts().session, &Session::sweepEnded);
        opened.start(QStringLiteral("8,16,32"), QStringLiteral("1..32"));
        QTRY_VERIFY_WITH_TIMEOUT(opened.panel().sheet().done() > 0, patience);
        QVERIFY(opened.controls().startButton()->text().startsWith(QStringLiteral("Stop")));
        QTest::mouseClick(opened.controls().startButton(), Qt::LeftButton);
        QCOMPARE(ended.size(), 1);
        QVERIFY(!opened.window->parts().session.isSweeping());
        QVERIFY(opened.panel().sheet().done() > 0 &&
                opened.panel().sheet().done() < opened.panel().sheet().rows().size());
        QVERIFY2(opened.panel().caption().contains(QStringLiteral("stopped after")),
                 qPrintable(opened.panel().caption()));
    }

    void aSliderMovedMeanwhileGoesFirst()
    {
        Opened opened(QStringLiteral("sample:board@256x256"));
        opened.start(QStringLiteral("8,16"), QStringLiteral("4..6"));
        QTRY_VERIFY_WITH_TIMEOUT(opened.panel().sheet().done() > 0, patience);
        Recipe recipe = opened.window->parts().settings.recipe();
        recipe.block = {24, 6};
        opened.window->parts().settings.setRecipe(recipe);
        QTRY_VERIFY_WITH_TIMEOUT(opened.window->parts().run.report()->recipe.block == (BlockSize{24, 6}), patience);
        QVERIFY(opened.window->parts().session.isSweeping());
        opened.waitForEnd();
    }

    void savesForKernelTuner()
    {
        Opened opened;
        opened.start(QStringLiteral("8,64"), QStringLiteral("4,32"));
        opened.waitForEnd();
        auto* controller = opened.window->findChild<SweepController*>();
        const QString path = opened.folder.filePath(QStringLiteral("cache.json"));
        controller->saveTo(path, SweepPanel::Export::KernelTuner);
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QJsonObject cache = QJsonDocument::fromJson(file.readAll()).object();
        QCOMPARE(cache[QStringLiteral("schema_version")].toString(), QStringLiteral("1.0.0"));
        QCOMPARE(cache[QStringLiteral("cache")].toObject().size(), 4);
        const QString picture = opened.folder.filePath(QStringLiteral("map.png"));
        controller->saveTo(picture, SweepPanel::Export::Picture);
        QVERIFY(!QImage(picture).isNull());
        controller->saveTo(QStringLiteral("/no/such/folder/x.csv"), SweepPanel::Export::Csv); // says so, no crash
    }
};

TILESCOPE_TEST(SweepTest, runWithWindow)
#include "sweep_test.moc"
