#include "pin_fixture.h"
#include "tests/ui/test_program.h"

using namespace tilescope;
using namespace tilescope::test;

/// Counters with pinned runs: the figures of each pin, and how differences are judged.
class PinCountersTest : public QObject
{
    Q_OBJECT

private:
    const Registry m_registry;

private slots:
    void countersStandBesideEachPin()
    {
        CountersPanel panel(m_registry);
        const QAbstractItemModelTester tester(&panel.model(), QAbstractItemModelTester::FailureReportingMode::QtTest);
        panel.setReport(*loading("shared", 500));
        QVERIFY(panel.view()->isColumnHidden(static_cast<int>(CounterColumn::PinA)));
        panel.setPins(pinned({loading("global", 1000), loading("texture", 1500)}));
        const QString sectors = QStringLiteral("Load sectors");
        QCOMPARE(cell(counterCell(panel, sectors, CounterColumn::Value)), QString::fromUtf8("500 −50.0 %"));
        QCOMPARE(cell(counterCell(panel, sectors, CounterColumn::PinA)), QStringLiteral("1,000"));
        QCOMPARE(cell(counterCell(panel, sectors, CounterColumn::PinB)), QStringLiteral("1,500 +50.0 %"));
        QCOMPARE(toneOf(counterCell(panel, sectors, CounterColumn::Value)), Tone::Good);
        QCOMPARE(toneOf(counterCell(panel, sectors, CounterColumn::PinB)), Tone::Bad);
        QCOMPARE(cell(counterCell(panel, "Store sectors", CounterColumn::Value)), QString::fromUtf8("536 ±0 %"));
        QVERIFY(!panel.view()->isColumnHidden(static_cast<int>(CounterColumn::PinB)));
        QVERIFY(panel.view()->isColumnHidden(static_cast<int>(CounterColumn::PinC)));
        const auto title = [&](CounterColumn column) {
            return panel.model().headerData(static_cast<int>(column), Qt::Horizontal).toString();
        };
        QCOMPARE(title(CounterColumn::PinA), QStringLiteral("A, baseline"));
        QCOMPARE(title(CounterColumn::PinB), QStringLiteral("B"));
    }

    void anotherBaselineTurnsTheDifferences()
    {
        CountersPanel panel(m_registry);
        panel.setReport(*loading("shared", 500));
        PinnedRuns pins = pinned({loading("global", 1000), loading("texture", 250)});
        pins.setBaseline('B');
        panel.setPins(pins);
        const QModelIndex value = counterCell(panel, "Load sectors", CounterColumn::Value);
        QCOMPARE(cell(value), QStringLiteral("500 +100.0 %"));
        QCOMPARE(toneOf(value), Tone::Bad);
        QVERIFY(value.data(Qt::ToolTipRole).toString().contains("Baseline: 250."));
        QCOMPARE(value.data(Qt::AccessibleTextRole).toString(),
                 QString::fromUtf8("500, +100.0\u00A0% compared with the baseline"));
        panel.setPins({});
        QCOMPARE(cell(counterCell(panel, "Load sectors", CounterColumn::Value)), QStringLiteral("500"));
    }

    void fewerActiveLanesAreWorse()
    {
        CountersPanel panel(m_registry);
        auto better = loading("global", 1000), worse = loading("shared", 1000);
        better->counters->threadInstructions = 32 * better->counters->instructions;
        worse->counters->threadInstructions = 16 * worse->counters->instructions;
        panel.setReport(*worse);
        panel.setPins(pinned({better}));
        const QModelIndex lanes = counterCell(panel, "Average active lanes, PTX", CounterColumn::Value);
        QCOMPARE(cell(lanes), QString::fromUtf8("16.00 −50.0 %"));
        QCOMPARE(toneOf(lanes), Tone::Bad);
    }

    void countersOfAnotherPictureSizeAreNotJudged()
    {
        CountersPanel panel(m_registry);
        auto small = loading("shared", 100);
        small->image.width = 32;
        panel.setReport(*loading("shared", 500));
        panel.setPins(pinned({small}));
        const QModelIndex value = counterCell(panel, "Load sectors", CounterColumn::Value);
        QCOMPARE(cell(value), QStringLiteral("500 +400.0 %"));
        QCOMPARE(toneOf(value), Tone::Muted);
        QVERIFY(value.data(Qt::ToolTipRole).toString().contains("another image size"));
        QVERIFY(panel.caption().contains("another image size"));
        QVERIFY(panel.caption().contains("not rated as better or worse"));
    }

    void aPinWithoutCountsSaysSo()
    {
        CountersPanel panel(m_registry);
        panel.setReport(*loading("shared", 500));
        panel.setPins(pinned({emulated("global", 4)}));
        QCOMPARE(cell(counterCell(panel, "Load sectors", CounterColumn::Value)), QStringLiteral("500"));
        const QModelIndex missing = counterCell(panel, "Load sectors", CounterColumn::PinA);
        QCOMPARE(cell(missing), QString::fromUtf8("–"));
        QVERIFY(missing.data(Qt::ToolTipRole).toString().contains("Nothing was counted"));
    }

    void copiedCountersHaveThePinsColumns()
    {
        CountersPanel panel(m_registry);
        panel.setReport(*loading("shared", 500));
        panel.setPins(pinned({loading("global", 1000), loading("texture", 1500)}));
        const QString head = panel.csv().section(QLatin1Char('\n'), 0, 0);
        QCOMPARE(
            head,
            QString::fromUtf8(
                "counter,value,\"value: difference from A, %\",basis,ideal,over ideal,A: Global memory 16×16 · Sobel "
                "edges,B: Texture 16×16 · Sobel edges,\"B: Texture 16×16 · Sobel edges: difference from A, %\""));
        QVERIFY(panel.csv().contains("\nglobal memory: load sectors,500,-50,PTX,800,0.625,1000,1500,50\n"));
        QVERIFY(plain(panel.markdown()).contains(QString::fromUtf8("| 500 | −50.0 % | PTX |")));
    }
};

TILESCOPE_TEST(PinCountersTest, runWithWidgets)
#include "pin_counters_test.moc"
