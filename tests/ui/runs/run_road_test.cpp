#include "tests/ui/run_reports.h"
#include "tests/ui/test_program.h"
#include "ui/runs/run_model.h"
#include "ui/runs/runs_panel.h"

#include <QHeaderView>
#include <QTableView>
#include <QtTest>

#include <algorithm>

using namespace tilescope;
using namespace tilescope::test;

/// The optimisation steps from an operation's first kernels to the hardware limit, for covariance, whose steps form a
/// chain.
class RunRoadTest : public QObject
{
    Q_OBJECT

private:
    const Registry m_registry;

    Recipe chosen(const std::string& strategy) const
    {
        Recipe made = recipe(strategy);
        made.operation = "covariance";
        return made;
    }

    static std::shared_ptr<Report> timedStep(const std::string& strategy, double us)
    {
        auto made = timed(strategy, us);
        made->recipe.operation = "covariance";
        return made;
    }

    static std::shared_ptr<Report> countedStep(const std::string& strategy, std::uint64_t threadInstructions)
    {
        auto made = counted(strategy, 4);
        made->recipe.operation = "covariance";
        made->counters->threadInstructions = threadInstructions;
        return made;
    }

    static int columnTitled(const QAbstractItemModel& model, const QString& title)
    {
        for (int column = 0; column < model.columnCount(); ++column)
            if (model.headerData(column, Qt::Horizontal).toString().replace(QLatin1Char('\n'), QLatin1Char(' ')) ==
                title)
                return column;
        return -1;
    }

    static QModelIndex cell(const RunsPanel& panel, const std::string& strategy, const QString& title)
    {
        const auto& rows = panel.table().rows();
        const auto row = std::ranges::find(rows, strategy, &RunRow::strategy) - rows.begin();
        return panel.shownModel().index(static_cast<int>(row), columnTitled(panel.shownModel(), title));
    }

    static QString text(const QModelIndex& index, int role = Qt::DisplayRole)
    {
        return index.data(role).toString().replace(QChar(0x00A0), QLatin1Char(' '));
    }

private slots:
    void eachStepStandsAfterTheOneThatItChangesWithItsGain()
    {
        StrategyRuns runs(m_registry);
        RunsPanel panel(runs);
        runs.choose(chosen("shared"));
        runs.add(timedStep("global", 9));
        runs.add(timedStep("shared", 10));
        const auto& rows = panel.table().rows();
        for (auto row = rows.begin(); row != rows.end(); ++row)
            if (!row->after.empty())
                QVERIFY2(std::ranges::find(rows.begin(), row, row->after, &RunRow::strategy) != row,
                         row->strategy.c_str());
        const QString before = QString::fromStdString(
            panel.table().stepBefore(*std::ranges::find(rows, std::string("shared"), &RunRow::strategy))->title);
        QCOMPARE(text(cell(panel, "shared", "Speed-up")), QStringLiteral("0.90× over %1").arg(before));
        QVERIFY(text(cell(panel, "shared", "Speed-up"), Qt::ToolTipRole)
                    .contains("takes 9.00 µs; this strategy takes 10.0 µs"));
        QCOMPARE(text(cell(panel, "global", "Speed-up")), QString(QChar(0x2013)));
        QCOMPARE(text(cell(panel, "", "Speed-up")), QString(QChar(0x2013)));
        QCOMPARE(columnTitled(panel.shownModel(), "Ratio"), -1); // the columns of steps show more
    }

    void whatWasExpectedStandsBesideWhatWasMeasured()
    {
        StrategyRuns runs(m_registry);
        RunsPanel panel(runs);
        panel.resize(1260, 300);
        panel.show();
        runs.choose(chosen("shared"));
        runs.add(timedStep("shared", 10));
        const Strategy& shared = m_registry.strategy(m_registry.operation("covariance"), "shared");
        const QString expected = QString::fromStdString(shared.expects);
        QVERIFY(!expected.isEmpty());
        QCOMPARE(text(cell(panel, "shared", "Expected")), expected);
        QVERIFY(panel.view()->horizontalHeader()->stretchLastSection());
        QVERIFY(panel.step().contains(expected) && !panel.step().contains("Measured"));
        runs.add(timedStep("global", 20));
        QVERIFY2(panel.step().endsWith("Measured: 2.00× as fast as Global memory."), qPrintable(panel.step()));
        runs.choose(recipe("shared"));
    }

    void inTheEmulatorTheRoadIsCountedAndNeverCalledATime()
    {
        StrategyRuns runs(m_registry);
        RunsPanel panel(runs);
        runs.choose(chosen("shared"));
        runs.add(countedStep("global", 92'160));
        runs.add(countedStep("shared", 46'080));
        QCOMPARE(columnTitled(panel.shownModel(), "Speed-up"), -1);
        const QModelIndex gain = cell(panel, "shared", "PTX instructions: previous ÷ this");
        QCOMPARE(text(gain), QStringLiteral("2.00× reduction from Global memory"));
        QVERIFY(text(gain, Qt::ToolTipRole).contains("a count, not a time"));
        runs.add(countedStep("shared", 184'320));
        QCOMPARE(text(gain), QStringLiteral("2.00× as many as Global memory"));
        runs.add(countedStep("shared", 46'080));
        QVERIFY(panel.step().contains("Counted: Global memory executes 2.00 times"));
        QCOMPARE(text(cell(panel, "shared", "Instr./pixel, PTX")), QStringLiteral("15.00"));
        QCOMPARE(text(cell(panel, "shared", "Bytes/pixel")), QStringLiteral("16.00"));
        QCOMPARE(columnTitled(panel.shownModel(), "Speed, % of copy"), -1);
    }

    void barsAreSeenAgainstTheCopyAndTheLaunch()
    {
        struct Case {
            const char* what;
            double launchUs;
            std::optional<double> launchAt; ///< percent of the copy's speed
        };
        for (const Case& c : {Case{"a small picture", 3.2, 125.0}, Case{"a large one", 0.04, std::nullopt}}) {
            StrategyRuns runs(m_registry);
            RunsPanel panel(runs);
            runs.choose(chosen("shared"));
            auto made = timedStep("shared", 10);
            made->time->copyFloorUs = 4;
            made->time->launchFloorUs = c.launchUs;
            runs.add(made);
            const QModelIndex speed = cell(panel, "shared", "Speed, % of copy");
            QCOMPARE(text(speed), QStringLiteral("40 %"));
            const auto bar = speed.data(RunModel::BarRole).value<RunBar>();
            QVERIFY2(bar.copy && qFuzzyCompare(bar.share, 0.4 * *bar.copy), c.what);
            QCOMPARE(bar.launch.has_value(), c.launchAt.has_value());
            if (c.launchAt)
                QVERIFY2(qFuzzyCompare(*bar.launch, *c.launchAt / 100 * *bar.copy) && *bar.launch <= 1, c.what);
            const auto names = cell(panel, "", "Speed, % of copy").data(RunModel::BarRole).value<RunBar>();
            QVERIFY(names.isScale && names.copy == bar.copy && names.share == 0);
        }
    }

    void hotAndColdAreTwoColumnsAndWhatDidNotSettleSaysSo()
    {
        StrategyRuns runs(m_registry);
        RunsPanel panel(runs);
        runs.choose(chosen("shared"));
        auto made = timedStep("shared", 10);
        made->time->spread = 0.003;
        made->time->settled = true;
        made->time->coldMedianUs = 12;
        made->time->coldRuns = 40;
        made->time->coldSpread = 0.03;
        runs.add(made);
        QCOMPARE(text(cell(panel, "shared", "GPU time")), QStringLiteral("10.0 µs"));
        QCOMPARE(text(cell(panel, "shared", "GPU time, cold L2")), QStringLiteral("≈ 12.0 µs"));
        QVERIFY(
            text(cell(panel, "shared", "GPU time, cold L2"), Qt::ToolTipRole).contains("did not converge: ±3.00 %"));
        QVERIFY(panel.csv().contains("\"GPU time with a cold L2 cache, µs\""));
    }

    void theTableFitsAWindowOf1920Pixels()
    {
        for (const bool isGpu : {true, false}) {
            StrategyRuns runs(m_registry);
            RunsPanel panel(runs);
            panel.resize(1580, 300); // beside the settings
            panel.show();
            runs.choose(chosen("shared"));
            for (const Strategy& strategy : m_registry.operation("covariance").strategies) {
                auto made = isGpu ? timedStep(strategy.name, 1234) : countedStep(strategy.name, 123'456'789);
                if (isGpu) {
                    made->time->coldMedianUs = 1250;
                    made->time->copyFloorUs = 128;
                    made->time->launchFloorUs = 3.2;
                    made->counters = counted("shared", 4)->counters;
                    made->estimate = counted("shared", 4)->estimate;
                    made->occupancy = counted("shared", 4)->occupancy;
                }
                runs.add(made);
            }
            QHeaderView& header = *panel.view()->horizontalHeader();
            const QWidget& room = *panel.view()->viewport();
            QVERIFY2(header.length() <= room.width(), qPrintable(QStringLiteral("%1: %2 in %3")
                                                                     .arg(isGpu ? "on a GPU" : "in the emulator")
                                                                     .arg(header.length())
                                                                     .arg(room.width())));
            QCOMPARE(header.hiddenSectionCount(), 0);
            const QByteArray wide = header.saveState();
            for (const int width : {1030, 760, 390}) { // in windows of 1366 pixels
                panel.resize(width, 300);
                QTRY_VERIFY2(header.length() <= room.width(),
                             qPrintable(QStringLiteral("%1 in %2").arg(header.length()).arg(room.width())));
                QVERIFY(header.hiddenSectionCount() > 0 && !header.isSectionHidden(1));
                QVERIFY(header.sectionSize(0) > 100);
            }
            panel.resize(1580, 300);
            QTRY_COMPARE(header.saveState(), wide);
            panel.setColumnChoice({QStringLiteral("+sectors")}); // who chooses columns has them all
            panel.resize(760, 300);
            QTRY_VERIFY(header.length() > room.width());
            QCOMPARE(header.hiddenSectionCount(), 0);
        }
    }
};

TILESCOPE_TEST(RunRoadTest, runWithWidgets)
#include "run_road_test.moc"
