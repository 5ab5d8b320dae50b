#include "tests/ui/run_reports.h"
#include "tests/ui/test_program.h"
#include "ui/session/saved/saved_pins.h"
#include "ui/session/saved/session_file.h"

#include <nlohmann/json.hpp>

#include <QDate>
#include <QtTest>

using namespace tilescope;
using namespace tilescope::test;
using nlohmann::json;

/// Pinned runs in a session file.
class SavedPinsTest : public QObject
{
    Q_OBJECT

private:
    const Registry m_registry;

    /// Runs have complete settings.
    std::shared_ptr<const Report> completed(std::shared_ptr<Report> run) const
    {
        run->recipe = m_registry.completed(run->recipe);
        return run;
    }

    PinnedRuns sample() const
    {
        PinnedRuns pins;
        auto launched = counted("shared", 4);
        LaunchReport launch;
        launch.kernel = "sobel";
        launch.grid = {4, 3, 1};
        launch.block = {16, 16, 1};
        launch.counters = launched->counters;
        launched->launches.push_back(launch);
        launched->annotations.facts.push_back({"CGMA", "", "multiply-adds a byte", 2.5});
        pins.pin(completed(launched));
        pins.pin(completed(timed("global", 12.5)));
        pins.pin(completed(emulated("texture", 7)));
        pins.unpin('A');
        pins.pin(completed(launched));
        pins.setBaseline('C');
        return pins;
    }

    QByteArray written() const
    {
        SavedSession session;
        session.image = QStringLiteral("sample:board@64x48");
        session.pins = sample();
        return sessionBytes(session);
    }

private slots:
    void whatIsWrittenIsReadBack()
    {
        const SavedSession read = sessionFromBytes(written(), m_registry);
        QVERIFY(read.refusedPins.empty());
        const PinnedRuns before = sample();
        QCOMPARE(read.pins.runs().size(), before.runs().size());
        QCOMPARE(read.pins.baseline()->letter, 'C');
        for (std::size_t i = 0; i < before.runs().size(); ++i) {
            const PinnedRun &was = before.runs()[i], &is = read.pins.runs()[i];
            QCOMPARE(is.letter, was.letter);
            QVERIFY(*is.report == *was.report);
            QCOMPARE(is.report->geometry.haloX, 1); // figures are computed from it
            QCOMPARE(is.report->geometry.sharedBytes, was.report->geometry.sharedBytes);
            QCOMPARE(is.keptFrom, QDate::currentDate());
        }
        QCOMPARE(sessionBytes(read), written());
    }

    void aSessionWithoutPinsIsReadByOlderPrograms()
    {
        const QByteArray bytes = sessionBytes({});
        QVERIFY(bytes.contains("\"version\": 1") && !bytes.contains("pins"));
        QVERIFY(written().contains("\"version\": 2"));
    }

    void aDamagedPinIsLeftOut_data()
    {
        QTest::addColumn<QByteArray>("pointer"); // of the second pin's value
        QTest::addColumn<QByteArray>("value");
        QTest::addColumn<QString>("reason");
        const auto row = [](const char* pointer, const char* value, const char* reason) {
            QTest::addRow("%s %s", pointer, value) << QByteArray(pointer) << QByteArray(value) << QString(reason);
        };
        row("", "7", "must be an object");
        row("/letter", "\"A\"", "there twice");
        row("/letter", "\"E\"", "\"letter\"");
        row("/letter", "\"\"", "\"letter\"");
        row("/date", "\"yesterday\"", "\"date\"");
        row("/unknown", "1", "\"unknown\" is unknown");
        row("/tile/block", "[16]", "two numbers");
        row("/tile/halo", "[1,-1]", "no run gives");
        row("/tile/block", "[2000000000,16]", "no run gives");
        row("/report", "{}", "is missing");
        row("/report/recipe/operation", "\"explode\"", "explode");
        row("/report/recipe/strategy", "\"magic\"", "magic");
        row("/report/recipe/block", "\"0x0\"", "block");
        row("/report/recipe/parameters", "{\"wits\":9}", "no parameter");
        row("/report/recipe/gpu", "\"Voodoo 3\"", "Voodoo 3");
        row("/report/image/width", "0", "no run gives");
        row("/report/image/height", "2000000000", "no run gives");
        row("/report/image/name", "\"\\u0000\"", "NUL byte");
        row("/report/backend", "\"auto\"", "no run gives");
        row("/report/time/median_us", "-1", "no run gives");
        row("/report/time/p95_us", "1e300", "no run gives");
        row("/report/time/runs", "\"many\"", "whole number");
        row("/report/time/runs", "1e9", "whole number");
        row("/report/occupancy", "{\"blocks_per_sm\":1,\"warps_per_sm\":1,\"fraction\":1e30,\"limited_by\":\"\"}",
            "no run gives");
        row("/report/launches", "[{}]", "is missing");
        row("/report/findings", "{}", "must be a list");
    }
    void aDamagedPinIsLeftOut()
    {
        QFETCH(QByteArray, pointer);
        QFETCH(QByteArray, value);
        QFETCH(QString, reason);
        json document = json::parse(written().toStdString());
        document[json::json_pointer("/pins/1" + pointer.toStdString())] = json::parse(value.toStdString());
        const SavedSession read = sessionFromBytes(QByteArray::fromStdString(document.dump()), m_registry);
        QCOMPARE(read.refusedPins.size(), std::size_t(1));
        QVERIFY2(QString::fromStdString(read.refusedPins.front()).contains(reason), read.refusedPins.front().c_str());
        QCOMPARE(read.pins.runs().size(), std::size_t(2));
        QVERIFY(read.pins.baseline());
        QCOMPARE(read.image, QStringLiteral("sample:board@64x48"));
    }

    void aPinOfAnEarlierDayIsRenewedByTheSameRun()
    {
        PinnedRuns pins = sessionFromBytes(written(), m_registry).pins;
        auto again = std::make_shared<Report>(*pins.find('A')->report);
        again->check.reset();
        QVERIFY(!pins.complete(again)); // a live run has fewer figures
        again->check = CheckReport{};
        again->cpuReferenceMs = 99;
        QVERIFY(pins.complete(again));
        QVERIFY(!pins.find('A')->keptFrom.isValid());
        QCOMPARE(pins.find('A')->report->cpuReferenceMs, 99.0);
        QVERIFY(pins.find('B')->keptFrom.isValid());
    }
};

TILESCOPE_TEST(SavedPinsTest, runWithoutDisplay)
#include "saved_pins_test.moc"
