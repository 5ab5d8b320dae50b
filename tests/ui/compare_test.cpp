#include "ui/panels/compare_model.h"
#include "ui/panels/compare_panel.h"

#include <QAbstractItemModelTester>
#include <QClipboard>
#include <QHeaderView>
#include <QMenu>
#include <QSignalSpy>
#include <QTableView>
#include <QToolButton>
#include <QtTest>

#include <memory>

using namespace tilescope;

namespace
{

std::shared_ptr<Report> report(const std::string& strategy, const std::string& operation = "sobel")
{
    auto made = std::make_shared<Report>();
    made->recipe.operation = operation;
    made->recipe.strategy = strategy;
    made->image = {"board", 64, 48, 1};
    made->geometry.blockWidth = made->geometry.blockHeight = 16;
    made->geometry.haloX = made->geometry.haloY = 1;
    made->geometry.sharedBytes = strategy == "global" ? 0 : 324;
    made->check = CheckReport{};
    made->cpuReferenceMs = 2.5;
    return made;
}

std::shared_ptr<Report> timed(const std::string& strategy, double medianUs)
{
    auto made = report(strategy);
    made->backend = BackendChoice::Cuda;
    made->deviceName = "NVIDIA H200";
    made->time.emplace();
    made->time->medianUs = made->time->minUs = made->time->p95Us = medianUs;
    made->time->runs = 100;
    return made;
}

std::shared_ptr<Report> emulated(const std::string& strategy, double wallMs)
{
    auto made = report(strategy);
    made->emulation = EmulationReport{.wallMs = wallMs, .warpInstructions = 1000};
    return made;
}

/// As a settled run in the emulator has it: counted and modelled.
std::shared_ptr<Report> counted(const std::string& strategy, double wallMs)
{
    auto made = emulated(strategy, wallMs);
    made->counters.emplace();
    made->counters->globalLoad = {.requests = 96, .sectors = 1000, .sectorsIdeal = 800};
    made->counters->globalStore = {.requests = 96, .sectors = 536, .sectorsIdeal = 536};
    made->counters->sharedLoad = {.requests = 200, .wavefronts = 300, .wavefrontsIdeal = 200};
    made->counters->branches = 6581;
    made->counters->divergentBranches = 102;
    made->counters->instructions = 67'581;
    made->occupancy = Occupancy{.blocksPerSm = 4, .warpsPerSm = 32, .fraction = 0.5, .limitedBy = "shared memory"};
    made->estimate = Estimate{.gpu = "H200", .lowerUs = 3.1, .upperUs = 7.4, .boundBy = "memory"};
    return made;
}

/// The first columns as they are shown, cells parted by bars; no-break spaces become spaces.
QString printed(const QAbstractItemModel& model, int columns, int role = Qt::DisplayRole)
{
    QString text;
    for (int row = -1; row < model.rowCount(); ++row) {
        QStringList cells;
        for (int column = 0; column < columns; ++column)
            cells << (row < 0 ? model.headerData(column, Qt::Horizontal, role) : model.index(row, column).data(role))
                         .toString()
                         .replace(QLatin1Char('\n'), QLatin1Char(' '));
        text += cells.join(QStringLiteral(" | ")) + QLatin1Char('\n');
    }
    return text.replace(QChar(0x00A0), QLatin1Char(' '));
}

/// The three strategies of the paper, so that tests do not change when the operation gains another.
QStringList linesOf(const QString& text, const QStringList& beginnings)
{
    QStringList found;
    for (const auto& line : text.split(QLatin1Char('\n')))
        for (const auto& beginning : beginnings)
            if (line.startsWith(beginning))
                found << line;
    return found;
}

const QStringList ofThePaper = {"Single CPU", "Global", "Shared", "Block copy"};

QString toolTip(const QAbstractItemModel& model, const QString& title, int column)
{
    for (int row = 0; row < model.rowCount(); ++row)
        if (model.index(row, 0).data().toString() == title)
            return model.index(row, column).data(Qt::ToolTipRole).toString();
    return QStringLiteral("no such row");
}

Recipe recipe(const std::string& strategy)
{
    Recipe made;
    made.strategy = strategy;
    return made;
}

} // namespace

class CompareTest : public QObject
{
    Q_OBJECT

private:
    const Registry m_registry;

private slots:
    void strategiesStandWithTheCpuThread()
    {
        ComparePanel panel(m_registry);
        const QAbstractItemModelTester tester(&panel.shownModel(),
                                              QAbstractItemModelTester::FailureReportingMode::QtTest);
        QCOMPARE(panel.shownModel().rowCount(), 0);
        panel.setChosen(recipe("shared"));
        panel.setReport(timed("shared", 5));
        panel.setReport(timed("global", 10));
        const QString text = printed(panel.shownModel(), 7);
        QCOMPARE(text.section(QLatin1Char('\n'), 0, 0),
                 "Strategy | GPU time | Ratio | Largest error | Occupancy | Shared | Halo");
        QCOMPARE(linesOf(text, ofThePaper), QStringList({"Single CPU thread | 2.50 ms | 0.0040× | – | – | – | –",
                                                         "Global memory | 10.0 µs | 1.00× | 0 | – | 0 B | 1.27",
                                                         "Shared tile | 5.00 µs | 2.00× | 0 | – | 324 B | 1.27",
                                                         "Block copy | … | … | … | … | … | …"}));
        QCOMPARE(panel.caption(), QStringLiteral("NVIDIA H200"));
    }

    void theEmulatorsTimeIsMarkedAndNeverMixed()
    {
        ComparePanel panel(m_registry);
        panel.setChosen(recipe("shared"));
        panel.setReport(timed("shared", 5));
        panel.setReport(emulated("shared", 4));
        panel.setReport(emulated("global", 8));
        const QString text = printed(panel.shownModel(), 3);
        QCOMPARE(text.section(QLatin1Char('\n'), 0, 0), "Strategy | Emulator's time | Ratio");
        QCOMPARE(linesOf(text, ofThePaper),
                 QStringList({"Single CPU thread | 2.50 ms | –", "Global memory | 8.00 ms | 1.00×",
                              "Shared tile | 4.00 ms | 2.00×", "Block copy | … | …"}));
        QVERIFY(panel.caption().contains("not a GPU's"));
        QVERIFY(panel.csv().contains("\"time of the emulator, not of a GPU, µs\""));
    }

    void otherSettingsEmptyTheOtherRows()
    {
        CompareTable table(m_registry);
        table.choose(recipe("shared"));
        table.add(timed("shared", 5));
        table.add(timed("global", 10));
        auto changed = timed("shared", 7);
        changed->recipe.block = {32, 4};
        changed->check.reset(); // a live run
        changed->cpuReferenceMs.reset();
        table.add(changed);
        for (const auto& row : table.rows()) {
            QCOMPARE(row.report != nullptr, row.strategy == "shared" || row.strategy.empty());
            if (row.strategy == "shared")
                QVERIFY(!row.check);
        }
        QCOMPARE(*table.rows().front().medianUs, 2500.0); // the reference has no blocks
        changed = std::make_shared<Report>(*changed);
        changed->image.width = 65;
        table.add(changed);
        QVERIFY(!table.rows().front().medianUs);
    }

    void aLiveRunKeepsTheCheckOfTheSameSettings()
    {
        CompareTable table(m_registry);
        table.choose(recipe("shared"));
        table.add(timed("shared", 5));
        auto live = timed("shared", 6);
        live->check.reset();
        table.add(live);
        for (const auto& row : table.rows())
            if (row.strategy == "shared")
                QVERIFY(row.check);
    }

    void whyAStrategyCannotRunIsItsToolTip()
    {
        ComparePanel panel(m_registry);
        panel.setChosen(recipe("global"));
        panel.setReport(timed("global", 10));
        Recipe failing = m_registry.completed(recipe("shared"));
        failing.parameters = timed("global", 10)->recipe.parameters;
        panel.setFailure(failing, QStringLiteral("The tile does not fit."));
        QCOMPARE(linesOf(printed(panel.shownModel(), 2), {"Shared"}), QStringList("Shared tile | cannot run"));
        QVERIFY(toolTip(panel.shownModel(), "Shared tile", 1).contains("The tile does not fit."));
        QVERIFY(toolTip(panel.shownModel(), "Block copy", 1).contains("Not run"));
    }

    void launchesHaveTheirOwnTimesInTheToolTip()
    {
        ComparePanel panel(m_registry);
        panel.setChosen(recipe("block_copy"));
        auto made = timed("block_copy", 9);
        made->launches.resize(2);
        made->launches[0].kernel = "replicate_border";
        made->launches[0].medianUs = 4;
        made->launches[1].kernel = "sobel";
        made->launches[1].medianUs = 5;
        panel.setReport(made);
        const QString tip = toolTip(panel.shownModel(), "Block copy", 1).replace(QChar(0x00A0), QLatin1Char(' '));
        QVERIFY(tip.contains("replicate_border: 4.00 µs\nsobel: 5.00 µs"));
    }

    void factsAndOccupancyBecomeColumns()
    {
        ComparePanel panel(m_registry);
        panel.setColumnChoice({"+differing"});
        panel.setChosen(recipe("shared"));
        auto made = timed("shared", 5);
        made->occupancy = Occupancy{.blocksPerSm = 8, .warpsPerSm = 64, .fraction = 0.75, .limitedBy = "registers"};
        made->annotations.facts = {{"CGMA", "op/B", "Operations a byte", 0.25}};
        made->check = CheckReport{.maxAbsDifference = 3, .mismatches = 2, .differing = 1200, .meanDifference = 0.125};
        panel.setReport(made);
        const auto line = linesOf(printed(panel.shownModel(), 9), {"Shared"});
        QCOMPARE(line, QStringList("Shared tile | 5.00 µs | – | 3 | 1,200 | 75 % | 324 B | 1.27 | 0.25 op/B"));
        QVERIFY(toolTip(panel.shownModel(), "Shared tile", 3).contains("2 values differ by more than"));
        QVERIFY(toolTip(panel.shownModel(), "Shared tile", 5).contains("registers"));
    }

    void numbersAreSortedAsNumbersAndAbsentOnesStandLast()
    {
        ComparePanel panel(m_registry);
        panel.setChosen(recipe("shared"));
        panel.setReport(timed("shared", 9));
        panel.setReport(timed("global", 10));
        const auto& model = panel.shownModel();
        const auto firstTwo = [&] {
            return model.index(0, 0).data().toString() + ", " + model.index(1, 0).data().toString();
        };
        panel.view()->sortByColumn(1, Qt::AscendingOrder);
        QCOMPARE(firstTwo(), QStringLiteral("Shared tile, Global memory"));
        panel.view()->sortByColumn(1, Qt::DescendingOrder);
        QCOMPARE(firstTwo(), QStringLiteral("Single CPU thread, Global memory"));
        panel.view()->sortByColumn(-1, Qt::AscendingOrder);
        QCOMPARE(firstTwo(), QStringLiteral("Single CPU thread, Global memory"));
    }

    void publishedFiguresNameTheTextsGpu()
    {
        ComparePanel panel(m_registry);
        const QAbstractItemModelTester tester(&panel.shownModel(),
                                              QAbstractItemModelTester::FailureReportingMode::QtTest);
        panel.setChosen(recipe("shared"));
        panel.setReport(timed("shared", 5));
        const int before = panel.shownModel().columnCount();
        panel.setPublishedShown(true);
        const auto& model = panel.shownModel();
        QCOMPARE(model.columnCount(), before + 4);
        bool hasTime = false;
        int published = 0;
        for (int column = 0; column < model.columnCount(); ++column) {
            const QString title = model.headerData(column, Qt::Horizontal).toString();
            if (!model.index(0, column).data(CompareModel::PublishedRole).toBool())
                continue;
            ++published;
            QVERIFY2(title.startsWith("GTX 560"), qPrintable(title));
            if (!title.contains("time"))
                continue;
            hasTime = true;
            QCOMPARE(model.index(0, column).data().toString().replace(QChar(0x00A0), ' '), "2.5 s");
            QVERIFY(toolTip(model, "Shared tile", column).contains("Jo, Lee 2012"));
        }
        QCOMPARE(published, 4);
        QVERIFY(hasTime);
    }

    void countersAndTheBandBecomeColumns()
    {
        ComparePanel panel(m_registry);
        const QAbstractItemModelTester tester(&panel.shownModel(),
                                              QAbstractItemModelTester::FailureReportingMode::QtTest);
        panel.setChosen(recipe("shared"));
        panel.setReport(counted("shared", 4));
        QCOMPARE(printed(panel.shownModel(), 12).section(QLatin1Char('\n'), 0, 0),
                 "Strategy | Emulator's time | Ratio | Time band, estimate | Largest error | Occupancy | "
                 "Shared | Halo | Sectors a pixel | Wavefronts over ideal | Divergent, PTX | Instructions, PTX");
        QCOMPARE(linesOf(printed(panel.shownModel(), 12), {"Shared"}),
                 QStringList("Shared tile | 4.00 ms | – | 3.10 – 7.40 µs | 0 | 50 % | 324 B | 1.27 | 0.500 | 1.50 | "
                             "102 | 67,581"));
        QVERIFY(toolTip(panel.shownModel(), "Shared tile", 3).contains("H200, bound by memory. Not a measurement."));
        QVERIFY(toolTip(panel.shownModel(), "Shared tile", 5).contains("shared memory"));
        auto sampled = counted("shared", 4);
        sampled->counters->exact = false;
        panel.setReport(sampled);
        QVERIFY(linesOf(printed(panel.shownModel(), 12), {"Shared"}).front().endsWith("≈ 102 | ≈ 67,581"));
    }

    void aLiveRunKeepsTheCountersOfTheSameSettings()
    {
        CompareTable table(m_registry);
        table.choose(recipe("shared"));
        table.add(counted("shared", 4));
        const auto shared = [&] {
            return *std::find_if(table.rows().begin(), table.rows().end(),
                                 [](const CompareRow& row) { return row.strategy == "shared"; });
        };
        table.add(emulated("shared", 3));
        QVERIFY(shared().counters && shared().occupancy && shared().estimate);
        auto other = emulated("shared", 3);
        other->recipe.block = {8, 8};
        table.add(other);
        QVERIFY(!shared().counters && !shared().occupancy && !shared().estimate);
    }

    void sharedBytesAreThoseOfTheMainLaunch()
    {
        ComparePanel panel(m_registry);
        panel.setChosen(recipe("block_copy"));
        auto made = timed("block_copy", 9);
        made->launches.resize(2);
        made->launches[0].sharedBytes = 9999; // prepares the input
        made->launches[1].sharedBytes = 324;
        panel.setReport(made);
        QVERIFY(linesOf(printed(panel.shownModel(), 8), {"Block"}).front().contains("| 324 B |"));
    }

    void theTextsCountsStandBesideOurs()
    {
        ComparePanel panel(m_registry);
        panel.setChosen(recipe("shared"));
        panel.setReport(counted("shared", 4));
        panel.setPublishedShown(true);
        const auto& model = panel.shownModel();
        QStringList titles;
        for (int column = 0; column < model.columnCount(); ++column)
            titles << model.headerData(column, Qt::Horizontal).toString().replace(QLatin1Char('\n'), QLatin1Char(' '));
        for (const auto& [ours, texts] :
             {std::pair("Branches, PTX", "GTX 560 branches"), std::pair("Divergent, PTX", "GTX 560 divergent branches"),
              std::pair("Instructions, PTX", "GTX 560 instructions")}) {
            const auto at = titles.indexOf(QLatin1String(ours));
            QVERIFY2(at > 0 && at + 1 < titles.size(), ours);
            QVERIFY2(titles[at + 1].startsWith(QLatin1String(texts)), qPrintable(titles[at + 1]));
        }
    }

    void columnsAreChosenAndTheChoiceIsKept()
    {
        ComparePanel panel(m_registry);
        panel.setChosen(recipe("shared"));
        panel.setReport(counted("shared", 4));
        panel.resize(1200, 300);
        panel.show();
        QSignalSpy changed(&panel, &ComparePanel::columnChoiceChanged);
        QMenu menu;
        panel.fillColumnMenu(menu);
        QStringList names;
        for (auto* action : menu.actions()) {
            names << action->text();
            if (action->text() == QLatin1String("Mean error"))
                QVERIFY(!action->isChecked());
            if (action->text() == QLatin1String("Sectors") || action->text() == QLatin1String("Halo"))
                action->trigger();
        }
        QVERIFY(names.contains("Branches, PTX") && !names.contains("Strategy")); // which row it is, is always said
        QCOMPARE(changed.count(), 2);
        const QStringList choice = changed.back().front().toStringList();
        QCOMPARE(choice, (QStringList{"-halo", "+sectors"}));
        QVERIFY(panel.csv().contains(",global sectors,") && !panel.csv().contains("halo"));

        ComparePanel next(m_registry);
        next.setColumnChoice(choice + QStringList{"nonsense", "", "+"}); // from a file that anyone can edit
        next.setChosen(recipe("shared"));
        next.setReport(counted("shared", 4));
        QCOMPARE(next.csv(), panel.csv());
        menu.actions().back()->trigger();
        QVERIFY(panel.csv().contains("halo") && changed.back().front().toStringList().isEmpty());
    }

    void theColumnsButtonAndTheHeaderOpenTheMenu()
    {
        ComparePanel panel(m_registry);
        panel.setChosen(recipe("shared"));
        panel.setReport(counted("shared", 4));
        panel.resize(1200, 300);
        panel.show();
        QMenu* menu = nullptr;
        for (auto* button : panel.findChildren<QToolButton*>())
            if (button->menu())
                menu = button->menu();
        QVERIFY(menu);
        auto* header = panel.view()->horizontalHeader();
        emit header->customContextMenuRequested({20, 5});
        QTRY_VERIFY(menu->isVisible());
        QVERIFY(menu->actions().size() > 10);
        QTest::keyClick(menu, Qt::Key_Escape);
        QVERIFY(!menu->isVisible());
    }

    void copiesAreCsvTabsAndMarkdown()
    {
        ComparePanel panel(m_registry);
        panel.setChosen(recipe("shared"));
        panel.setReport(timed("shared", 5.125));
        QVERIFY(panel.csv().startsWith("strategy,\"median time, µs\",ratio to the slowest strategy,"));
        QVERIFY(panel.csv().contains("\nShared tile,5.125,,0,,324,1.265625\n"));
        QVERIFY(panel.markdown().startsWith("| Strategy | GPU time |"));
        QVERIFY(panel.markdown().contains("\n| --- | ---: |"));
        panel.show();
        panel.view()->setFocus();
        QTest::keyClick(panel.view(), Qt::Key_C, Qt::ControlModifier);
        QVERIFY(QGuiApplication::clipboard()->text().contains("\nShared tile\t5.125\t"));
    }

    void aClickOrEnterChooses()
    {
        ComparePanel panel(m_registry);
        panel.setChosen(recipe("shared"));
        panel.setReport(timed("shared", 5));
        panel.resize(900, 300);
        panel.show();
        QSignalSpy chosen(&panel, &ComparePanel::strategyChosen);
        const auto rowRect = [&](int row) { return panel.view()->visualRect(panel.shownModel().index(row, 0)); };
        QTest::mouseClick(panel.view()->viewport(), Qt::LeftButton, {}, rowRect(0).center()); // the CPU is no strategy
        QCOMPARE(chosen.count(), 0);
        QTest::mouseClick(panel.view()->viewport(), Qt::LeftButton, {}, rowRect(1).center());
        QCOMPARE(chosen.takeFirst().front().value<std::string>(), std::string("global"));
        QTest::keyClick(panel.view(), Qt::Key_Down);
        QCOMPARE(chosen.count(), 0);
        QTest::keyClick(panel.view(), Qt::Key_Return);
        QCOMPARE(chosen.takeFirst().front().value<std::string>(), std::string("shared"));
    }

    void anotherOperationStartsWithEmptyRows()
    {
        ComparePanel panel(m_registry);
        panel.setChosen(recipe("shared"));
        panel.setReport(timed("shared", 5));
        Recipe other = recipe("shared");
        other.operation = "blur";
        panel.setChosen(other);
        QCOMPARE(panel.table().operation(), std::string("blur"));
        QCOMPARE(panel.shownModel().rowCount(), static_cast<int>(m_registry.operation("blur").strategies.size()) + 1);
        QVERIFY(!panel.table().slowestUs());
    }
};

QTEST_MAIN(CompareTest)
#include "compare_test.moc"
