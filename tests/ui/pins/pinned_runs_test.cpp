#include "tests/ui/run_reports.h"
#include "tests/ui/test_program.h"
#include "ui/parts/figure_difference.h"
#include "ui/parts/run_name.h"
#include "ui/session/report_figures.h"
#include "ui/session/saved/pinned_runs.h"

#include <QtTest>

using namespace tilescope;
using namespace tilescope::test;

namespace
{

std::shared_ptr<Report> ofBlock(int width, int height)
{
    auto made = timed("shared", 5);
    made->recipe.block = {width, height};
    return made;
}

/// "AB*C": the letters, with a star after the baseline's.
QString letters(const PinnedRuns& pins)
{
    QString text;
    for (const auto& run : pins.runs())
        text += QString(QLatin1Char(run.letter)) + (pins.isBaseline(run) ? QStringLiteral("*") : QString());
    return text;
}

PinnedRuns four()
{
    PinnedRuns pins;
    for (const int width : {8, 16, 32, 64})
        pins.pin(ofBlock(width, 4));
    return pins;
}

} // namespace

/// Pinned runs as values: letters, the baseline, and differences of figures to it.
class PinnedRunsTest : public QObject
{
    Q_OBJECT

private:
    const Registry m_registry;

private slots:
    void lettersAreGivenInOrderAndGivenAgain()
    {
        PinnedRuns pins = four();
        QCOMPARE(letters(pins), QStringLiteral("A*BCD"));
        pins.unpin('B');
        QCOMPARE(letters(pins), QStringLiteral("A*CD"));
        QCOMPARE(pins.pin(ofBlock(8, 8)).letter, 'B');
        QCOMPARE(pins.find('B')->report->recipe.block, (BlockSize{8, 8}));
        QCOMPARE(letters(pins), QStringLiteral("A*BCD"));
    }

    void aFifthIsRefusedAndChangesNothing()
    {
        PinnedRuns pins = four();
        const auto before = pins.runs();
        QCOMPARE(pins.pin(ofBlock(8, 8)).outcome, PinnedRuns::Outcome::Full);
        QCOMPARE(pins.runs(), before);
        pins.setBaseline('C');
        pins.replace('C', ofBlock(8, 8));
        QCOMPARE(letters(pins), QStringLiteral("ABC*D"));
        QCOMPARE(pins.find('C')->report->recipe.block, (BlockSize{8, 8}));
    }

    void theSameRunIsRenewedInItsPlace()
    {
        PinnedRuns pins = four();
        auto again = ofBlock(16, 4);
        again->time->medianUs = 7;
        const auto pinning = pins.pin(again);
        QCOMPARE(pinning.outcome, PinnedRuns::Outcome::Renewed);
        QCOMPARE(pinning.letter, 'B');
        QCOMPARE(pins.find('B')->report->time->medianUs, 7.0);
        QCOMPARE(pins.runs().size(), std::size_t(4));
    }

    void otherPictureMachineOrSettingIsAnotherRun()
    {
        PinnedRuns pins;
        pins.pin(ofBlock(16, 16));
        auto picture = ofBlock(16, 16), machine = ofBlock(16, 16);
        picture->image.name = "page";
        machine->deviceName = "NVIDIA A100";
        QCOMPARE(pins.pin(picture).outcome, PinnedRuns::Outcome::Pinned);
        QCOMPARE(pins.pin(machine).outcome, PinnedRuns::Outcome::Pinned);
        QCOMPARE(pins.runs().size(), std::size_t(3));
    }

    void theBaselineMovesOnWhenItIsUnpinned()
    {
        PinnedRuns pins = four();
        pins.setBaseline('C');
        pins.setBaseline('Z'); // there is none
        QCOMPARE(letters(pins), QStringLiteral("ABC*D"));
        pins.unpin('C');
        QCOMPARE(letters(pins), QStringLiteral("A*BD"));
        pins.clear();
        QVERIFY(pins.isEmpty() && !pins.baseline());
        pins.pin(ofBlock(8, 8));
        QCOMPARE(letters(pins), QStringLiteral("A*"));
    }

    void aPinOfALiveRunIsCompletedOnce()
    {
        PinnedRuns pins;
        auto live = ofBlock(16, 16);
        live->check.reset();
        pins.pin(live);
        auto settled = ofBlock(16, 16);
        settled->time->medianUs = 6;
        QVERIFY(!pins.complete(ofBlock(8, 8))); // of another run
        QVERIFY(pins.complete(settled));
        QCOMPARE(pins.find('A')->report->time->medianUs, 6.0);
        settled = std::make_shared<Report>(*settled);
        settled->time->medianUs = 9;
        QVERIFY(!pins.complete(settled)); // the user's pin is kept
        QCOMPARE(pins.find('A')->report->time->medianUs, 6.0);
    }

    void figuresHoldNoPictures()
    {
        auto run = counted("shared", 4);
        run->picture = std::make_shared<Image>();
        run->reference = run->picture;
        run->lines.emplace(100);
        run->annotations.facts = {{"CGMA", "op/B", "Operations a byte", 0.25}};
        const auto figures = figuresOf(*run);
        QVERIFY(!figures->picture && !figures->reference && !figures->lines);
        QVERIFY(figures->counters == run->counters && figures->annotations.facts.size() == 1);
        QVERIFY(isSameRun(*run, *figures));
    }

    void names()
    {
        PinnedRuns pins;
        auto blurred = std::make_shared<Report>(*ofBlock(16, 16));
        blurred->recipe.source = "changed";
        pins.pin(ofBlock(16, 16));
        pins.pin(blurred);
        const auto name = [&](char letter) { return pinName(*pins.find(letter), pins, m_registry); };
        QCOMPARE(name('A'), QStringLiteral("Shared tile 16×16 · Sobel edges"));
        QCOMPARE(name('B'), QStringLiteral("Shared tile 16×16, edited kernel · Sobel edges"));
        auto page = ofBlock(16, 16);
        page->image = {"page", 512, 512, 3};
        pins.pin(page); // now the names include the pictures
        QVERIFY(name('A').endsWith(QString::fromUtf8(" · board, 64\u00A0×\u00A048")));
        QVERIFY(name('C').endsWith(QString::fromUtf8(" · page, 512\u00A0×\u00A0512")));
        pins.pin(emulated("shared", 4)); // and the machines too
        QVERIFY(name('A').endsWith(QStringLiteral(" · NVIDIA H200")) && name('D').endsWith(QStringLiteral("Emulator")));
        QVERIFY(runDescription(*pins.find('D')->report, m_registry).contains("not GPU time"));
    }

    void signs_data()
    {
        QTest::addColumn<double>("percent");
        QTest::addColumn<QString>("text");
        QTest::newRow("more") << 12.34 << QStringLiteral("+12.3 %");
        QTest::newRow("less") << -4.0 << QString::fromUtf8("−4.0 %");
        QTest::newRow("hardly") << 0.021 << QStringLiteral("+0.02 %");
        QTest::newRow("next to nothing") << -0.001 << QString::fromUtf8("−< 0.01 %");
        QTest::newRow("many times") << 12'500.4 << QStringLiteral("+12,500 %");
        QTest::newRow("just under a thousand") << 999.44 << QStringLiteral("+999.4 %");
    }
    void signs()
    {
        QFETCH(double, percent);
        QTEST(signedPercent(percent).replace(QChar(0x00A0), QLatin1Char(' ')), "text");
    }

    void tones_data()
    {
        QTest::addColumn<double>("value");
        QTest::addColumn<double>("base");
        QTest::addColumn<int>("better");
        QTest::addColumn<bool>("alike");
        QTest::addColumn<QString>("text");
        QTest::addColumn<int>("tone");
        const auto row = [](const char* name, double value, double base, Better better, bool alike, const char* text,
                            Tone tone) {
            QTest::newRow(name) << value << base << static_cast<int>(better) << alike << QString::fromUtf8(text)
                                << static_cast<int>(tone);
        };
        row("fewer is better", 50, 100, Better::Less, true, "−50.0 %", Tone::Good);
        row("more is worse", 150, 100, Better::Less, true, "+50.0 %", Tone::Bad);
        row("more is better", 75, 50, Better::More, true, "+50.0 %", Tone::Good);
        row("less is worse", 25, 50, Better::More, true, "−50.0 %", Tone::Bad);
        row("neither", 25, 50, Better::Neither, true, "−50.0 %", Tone::Plain);
        row("equal", 50, 50, Better::Less, true, "±0 %", Tone::Muted);
        row("unlike things are not judged", 25, 50, Better::Less, false, "−50.0 %", Tone::Muted);
        row("nothing to divide by", 25, 0, Better::Less, true, "+ from 0", Tone::Bad);
    }
    void tones()
    {
        QFETCH(double, value);
        QFETCH(double, base);
        QFETCH(int, better);
        QFETCH(bool, alike);
        const auto made =
            figureDifference(value, base, static_cast<Better>(better),
                             {alike, alike ? QStringList() : QStringList("Of another operation.")}, "50 B");
        QTEST(QString(made.text).replace(QChar(0x00A0), QLatin1Char(' ')), "text");
        QTEST(static_cast<int>(made.tone), "tone");
        QCOMPARE(made.percent.has_value(), base != 0);
        QVERIFY(made.toolTip.contains("Baseline: 50 B."));
        QCOMPARE(made.toolTip.contains("Of another operation."), !alike);
    }

    void whatIsUnlikeIsSaid()
    {
        const auto board = timed("shared", 5);
        auto larger = timed("shared", 5), blurred = timed("shared", 5), page = timed("shared", 5);
        larger->image.width = 128;
        blurred->recipe.operation = "blur";
        page->image.name = "page";
        const auto toBoard = [&](const Report& run) {
            return likenessOf(subjectOf(run), subjectOf(*board), m_registry);
        };
        QVERIFY(toBoard(*board).isAlike && toBoard(*board).remarks.isEmpty());
        QVERIFY(!toBoard(*larger).isAlike && toBoard(*larger).remarks.front().contains("another image size"));
        QVERIFY(!toBoard(*blurred).isAlike && toBoard(*blurred).remarks.front().contains("Sobel edges"));
        QVERIFY(toBoard(*page).isAlike); // as much work
        QVERIFY(toBoard(*page).remarks.front().contains("board"));
    }

    void timesOfUnlikeMachinesHaveNoPercentage()
    {
        const auto gpu = timeOf(*timed("shared", 5)), emulator = timeOf(*emulated("shared", 4));
        for (const auto& [run, base] : {std::pair{gpu, emulator}, std::pair{emulator, gpu}}) {
            const auto difference = timeDifference(*run, *base, m_registry);
            QVERIFY(difference.text.isEmpty() && !difference.percent);
            QVERIFY(difference.toolTip.contains("no difference is shown"));
        }
        auto other = timed("shared", 10);
        other->deviceName = "NVIDIA A100";
        const auto difference = timeDifference(*gpu, *timeOf(*other), m_registry);
        QCOMPARE(difference.percent, -50.0);
        QVERIFY(difference.toolTip.contains("another GPU, NVIDIA A100"));
    }

    void timesWhoseSpreadsOverlapAreNotJudged()
    {
        const auto spread = [](double median, double least, double slowest) {
            auto made = timed("shared", median);
            made->time->minUs = least;
            made->time->p95Us = slowest;
            return *timeOf(*made);
        };
        QCOMPARE(timeDifference(spread(5, 4.8, 5.4), spread(5.3, 5.1, 5.6), m_registry).tone, Tone::Plain);
        QCOMPARE(timeDifference(spread(5, 4.8, 5.0), spread(5.3, 5.1, 5.6), m_registry).tone, Tone::Good);
        QCOMPARE(timeDifference(spread(5.8, 5.7, 6.0), spread(5.3, 5.1, 5.6), m_registry).tone, Tone::Bad);
    }

    void timesOfTheEmulatorHaveNoDifference()
    {
        const auto difference =
            timeDifference(*timeOf(*emulated("shared", 8)), *timeOf(*emulated("global", 4)), m_registry);
        QVERIFY(difference.text.isEmpty() && !difference.percent);
        QVERIFY(difference.toolTip.contains("no difference is shown"));
    }
};

TILESCOPE_TEST(PinnedRunsTest, runWithoutDisplay)
#include "pinned_runs_test.moc"
