#include "tests/ui/test_program.h"
#include "trace_fixture.h"
#include "ui/block/lane_rows.h"
#include "ui/trace/access_pixels.h"
#include "ui/trace/lane_text.h"
#include "ui/trace/step_choice.h"
#include "ui/trace/step_text.h"
#include "ui/trace/tile_image.h"
#include "ui/trace/time_scale.h"
#include "ui/trace/trace_player.h"

#include <QtTest>

using namespace trace_fixture;
using Step = TracePlayer::Step;
Q_DECLARE_METATYPE(tilescope::TracePlayer::Step)

/// The parts of a traced block that need no widget: the player's steps, and the texts.
class BlockTraceTest : public QObject
{
    Q_OBJECT

private:
    static TracePlayer playerAt(std::size_t event, int warp = -1)
    {
        TracePlayer player;
        const BlockTrace trace = exampleTrace();
        player.setTrace(std::make_shared<BlockTrace>(trace), stepFindings(trace));
        player.seek(event);
        if (warp >= 0)
            player.follow(static_cast<std::uint32_t>(warp));
        return player;
    }

    /// Events `first` to `end` of a long block of loads, each on a line of its own.
    static std::shared_ptr<BlockTrace> windowOf(std::uint64_t first, std::uint64_t end, std::uint64_t total)
    {
        TraceMaker maker({32, 1, 1});
        for (std::uint64_t i = first; i < end; ++i)
            maker.access(0, static_cast<int>(i % 7) + 1, 0, false, 1, [](unsigned lane) { return lane; });
        return std::make_shared<BlockTrace>(maker.take(first, total));
    }

private slots:
    void stepsStopWhereTheyShould_data()
    {
        QTest::addColumn<int>("from");
        QTest::addColumn<int>("warp");
        QTest::addColumn<Step>("step");
        QTest::addColumn<int>("to");
        QTest::newRow("forward") << int(FirstLoad) << -1 << Step::Forward << int(SecondLoad);
        QTest::newRow("forward, warp 0 alone") << int(FirstLoad) << 0 << Step::Forward << int(FirstTileStore);
        QTest::newRow("a barrier opens for warp 0 too") << int(FirstBarrier) << 0 << Step::Forward << int(Release);
        QTest::newRow("back") << int(Release) << -1 << Step::Back << int(SecondBarrier);
        QTest::newRow("back, warp 0 alone") << int(Release) << 0 << Step::Back << int(FirstBarrier);
        QTest::newRow("not before the first") << int(FirstLoad) << -1 << Step::Back << int(FirstLoad);
        QTest::newRow("not beyond the last") << int(SecondExit) << -1 << Step::Forward << int(SecondExit);
        QTest::newRow("next access") << int(FirstBarrier) << -1 << Step::NextAccess << int(Conflict);
        QTest::newRow("next access of warp 1") << int(FirstBarrier) << 1 << Step::NextAccess << int(TileLoad);
        QTest::newRow("no access left") << int(SecondStore) << -1 << Step::NextAccess << int(SecondStore);
        QTest::newRow("next conflict") << int(FirstLoad) << -1 << Step::NextConflict << int(Conflict);
        QTest::newRow("no conflict of warp 1") << int(FirstLoad) << 1 << Step::NextConflict << int(FirstLoad);
        QTest::newRow("next scattered access") << int(FirstLoad) << -1 << Step::NextScattered << int(SecondLoad);
        QTest::newRow("next finding") << int(SecondLoad) << -1 << Step::NextFinding << int(Conflict);
        QTest::newRow("next line") << int(FirstLoad) << -1 << Step::NextLine << int(FirstTileStore);
        QTest::newRow("next line of warp 0") << int(Conflict) << 0 << Step::NextLine << int(Divergent);
        QTest::newRow("first at the barrier") << int(FirstLoad) << -1 << Step::NextBarrier << int(FirstBarrier);
        QTest::newRow("then where it opens") << int(FirstBarrier) << -1 << Step::NextBarrier << int(Release);
        QTest::newRow("a warp's own barrier") << int(FirstLoad) << 1 << Step::NextBarrier << int(SecondBarrier);
        QTest::newRow("no barrier left") << int(Release) << -1 << Step::NextBarrier << int(Release);
        QTest::newRow("start") << int(Divergent) << -1 << Step::Start << int(FirstLoad);
        QTest::newRow("end") << int(Divergent) << 0 << Step::End << int(SecondExit);
    }
    void stepsStopWhereTheyShould()
    {
        QFETCH(int, from);
        QFETCH(int, warp);
        QFETCH(Step, step);
        QFETCH(int, to);
        TracePlayer player = playerAt(static_cast<std::size_t>(from), warp);
        QCOMPARE(player.take(step), to != from);
        QCOMPARE(int(player.index()), to);
        QVERIFY(!player.wanted());
    }

    void nothingIsThereToGoThrough()
    {
        TracePlayer player;
        QVERIFY(player.isEmpty() && !player.take(Step::Forward) && !player.seek(3));
        player.setPlaying(true);
        QVERIFY(!player.isPlaying() && player.advance(1).empty());
        player.setTrace(std::make_shared<BlockTrace>());
        QVERIFY(player.isEmpty() && !player.take(Step::End));
    }

    void playsByTime()
    {
        TracePlayer player = playerAt(FirstLoad);
        player.setSpeed(10);
        player.setPlaying(true);
        QVERIFY(player.advance(0.05).empty()); // half an event
        QCOMPARE(player.advance(0.051), std::vector<std::size_t>{SecondLoad});
        QCOMPARE(player.advance(0.31).size(), 3U);
        QCOMPARE(player.index(), std::size_t(FirstBarrier));
        while (player.isPlaying())
            player.advance(1);
        QCOMPARE(player.index(), std::size_t(SecondExit));
        player.setPlaying(true); // from the start again
        QVERIFY(player.isPlaying());
        QCOMPARE(player.index(), std::size_t(FirstLoad));
    }

    void goesRoundAndRound()
    {
        TracePlayer player = playerAt(SecondExit);
        player.setPlaying(true);
        player.seek(SecondExit);
        player.setLooping(true);
        player.setSpeed(1);
        QCOMPARE(player.advance(1), std::vector<std::size_t>{FirstLoad});
        QVERIFY(player.isPlaying());
    }

    void speedHasLimits()
    {
        TracePlayer player;
        player.setSpeed(-5);
        QCOMPARE(player.speed(), TracePlayer::slowest);
        player.setSpeed(1e9);
        QCOMPARE(player.speed(), TracePlayer::fastest);
    }

    void anotherWindowIsAskedForAndGoneOnIn()
    {
        TracePlayer player;
        player.setTrace(windowOf(0, 100, 30'000));
        QVERIFY(player.seek(99));
        QVERIFY(!player.take(Step::NextAccess));
        QVERIFY(player.wanted());
        QCOMPARE(player.wanted()->first, 0U); // with events before it
        player.setTrace(windowOf(0, 200, 30'000));
        QCOMPARE(player.number(), 100U);
        QVERIFY(!player.wanted());

        QVERIFY(!player.seek(20'000));
        QCOMPARE(player.wanted()->first, 15'000U);
        QCOMPARE(player.number(), 100U); // until the window arrives
        player.setTrace(windowOf(15'000, 20'100, 30'000));
        QCOMPARE(player.number(), 20'000U);
        QCOMPARE(player.index(), 5'000U);
        QVERIFY(!player.take(Step::End));
        QCOMPARE(player.wanted()->first, 24'999U);
    }

    void anotherBlockOfTheKernelKeepsTheStep()
    {
        TracePlayer player = playerAt(Divergent);
        player.setTrace(std::make_shared<BlockTrace>(exampleTrace()));
        QCOMPARE(player.index(), std::size_t(Divergent));
        BlockTrace other = exampleTrace();
        other.kernel = "blur";
        player.setTrace(std::make_shared<BlockTrace>(other));
        QCOMPARE(player.index(), std::size_t(FirstLoad));
    }

    /// The warp that is followed stays so, and the event shown is one of its.
    void anotherTraceIsFollowedFromItsWarpsOwnEvent()
    {
        TracePlayer player = playerAt(FirstTileStore, 0);
        BlockTrace other = exampleTrace();
        other.kernel = "blur";
        other.events.erase(other.events.begin()); // begins with warp 1
        player.setTrace(std::make_shared<BlockTrace>(other));
        QCOMPARE(player.followed(), std::optional(0U));
        QCOMPARE(player.event().warp, 0U);
        QCOMPARE(player.index(), std::size_t(FirstTileStore - 1));
    }

    void racesAreBetweenBarriers_data()
    {
        QTest::addColumn<bool>("stores"); // warp 1, which loads otherwise
        QTest::addColumn<bool>("hasBarrier");
        QTest::addColumn<bool>("isElsewhere");
        QTest::addColumn<bool>("races");
        QTest::newRow("load after a store") << false << false << false << true;
        QTest::newRow("store after a store") << true << false << false << true;
        QTest::newRow("a barrier between") << false << true << false << false;
        QTest::newRow("another place") << false << false << true << false;
    }
    void racesAreBetweenBarriers()
    {
        QFETCH(bool, stores);
        QFETCH(bool, hasBarrier);
        QFETCH(bool, isElsewhere);
        QFETCH(bool, races);
        const auto row = [](std::uint32_t first) { return [first](unsigned lane) { return first + lane; }; };
        TraceMaker maker({32, 2, 1});
        maker.access(0, 10, 0, false, 1, row(0)).access(0, 11, 2, true, 1, row(0));
        maker.access(0, 12, 2, false, 1, row(0)); // its own element
        if (hasBarrier)
            maker.event(Kind::Barrier, 0, 13).event(Kind::Barrier, 1, 13).event(Kind::Release, 1, 13, 0b11);
        maker.access(1, 14, 2, stores, 1, row(isElsewhere ? 64 : 31)); // one byte in common
        const BlockTrace trace = maker.take();
        const StepFindings found = stepFindings(trace);
        QCOMPARE(found.has(StepFindings::Race), races);
        if (!races)
            return;
        QCOMPARE(found.races.front(), (TraceRace{1, 3}));
        TracePlayer player;
        player.setTrace(std::make_shared<BlockTrace>(trace), found);
        QVERIFY(player.take(Step::NextRace));
        QCOMPARE(player.index(), std::size_t(3));
        QVERIFY(!player.take(Step::NextRace));
        QCOMPARE(raceSentence(trace, *found.raceAt(3)),
                 QStringLiteral("This access has a data race with event 2, in which warp 0 stores to the same address "
                                "(line 11), with no barrier in between."));
    }

    void stepsAreFoundByName_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<int>("event"); // −1: no such step
        QTest::newRow("conflict") << "shared-conflict" << int(Conflict);
        QTest::newRow("scattered") << "scattered" << int(SecondLoad);
        QTest::newRow("barrier") << "barrier" << int(FirstBarrier);
        QTest::newRow("divergent") << "divergent" << int(Divergent);
        QTest::newRow("store") << "global-store" << int(ShortStore);
        QTest::newRow("none of these") << "texture" << -1;
        QTest::newRow("no race") << "race" << -1;
        QTest::newRow("number") << "3" << 2;
    }
    void stepsAreFoundByName()
    {
        QFETCH(QString, text);
        QFETCH(int, event);
        const auto choice = StepChoice::parse(text);
        QVERIFY(choice);
        const auto found = choice->find(exampleTrace(), stepFindings(exampleTrace()));
        QCOMPARE(found ? int(*found) : -1, event);
    }

    void otherStepsAreRefused()
    {
        for (const char* text : {"", "0", "-1", "conflict", "1.5", "Barrier"})
            QVERIFY2(!StepChoice::parse(QString::fromLatin1(text)), text);
    }

    void sentences_data()
    {
        QTest::addColumn<int>("event");
        QTest::addColumn<QString>("sentence");
        QTest::newRow("ideal load") << int(FirstLoad)
                                    << "Warp 0 loads 1 byte × 32 lanes from input: 1 sector, the minimum.";
        QTest::newRow("load over an edge")
            << int(SecondLoad) << "Warp 1 loads 1 byte × 32 lanes from input: 2 sectors (ideal: 1).";
        QTest::newRow("conflict") << int(Conflict)
                                  << "Warp 0 loads 4 bytes × 32 lanes from shared memory: 32 wavefronts (ideal: 1), "
                                     "because lanes request different words from the same bank.";
        QTest::newRow("no conflict")
            << int(TileLoad) << "Warp 1 loads 4 bytes × 32 lanes from shared memory: 1 wavefront, no bank conflicts.";
        QTest::newRow("divergent")
            << int(Divergent)
            << "Warp 0 diverges: 8 of 32 threads take the branch and 24 do not; the two paths run one after the other.";
        QTest::newRow("uniform") << int(Uniform)
                                 << "Warp 1 takes the branch: the condition is true for all 32 active threads.";
        QTest::newRow("first at the barrier")
            << int(FirstBarrier) << "Warp 0 reaches the barrier and waits: 1 of 2 warps have arrived.";
        QTest::newRow("released") << int(Release) << "Warp 1 arrived last: the barrier opens and 2 warps continue.";
        QTest::newRow("end") << int(FirstExit) << "32 lanes of warp 0 have exited.";
        QTest::newRow("beyond") << 99 << "";
    }
    void sentences()
    {
        QFETCH(int, event);
        QTEST(stepSentence(exampleTrace(), static_cast<std::size_t>(event)), "sentence");
    }

    void placesAreNamed()
    {
        QCOMPARE(stepPlace(exampleTrace(), Conflict), QStringLiteral("event 8 of 16 · line 15"));
        QCOMPARE(windowText(exampleTrace()), QString());
        QCOMPARE(windowText(*windowOf(50'000, 50'010, 812'340)), QStringLiteral("events 50,001–50,010 of 812,340"));
    }

    void valuesAreReadByTheInstructionsType_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<int>("bytes");
        QTest::addColumn<quint64>("bits");
        QTest::addColumn<QString>("value");
        const auto ofFloat = [](float value) { return quint64(std::bit_cast<std::uint32_t>(value)); };
        QTest::newRow("byte") << "ld.global.u8 %r1, [%rd1];" << 1 << quint64(0xAB) << "171";
        QTest::newRow("signed") << "ld.shared.s8 %r1, [%rd1];" << 1 << quint64(0xFF) << "-1";
        QTest::newRow("float") << "ld.global.nc.f32 %f1, [%rd1];" << 4 << ofFloat(1.5F) << "1.5";
        QTest::newRow("vector") << "ld.global.v4.u8 {%r1,%r2,%r3,%r4}, [%rd1];" << 4 << quint64(0x04030201)
                                << "1 2 3 4";
        QTest::newRow("predicated") << "@%p1 st.shared.s32 [%r1], %r2;" << 4 << quint64(0xFFFFFFFE) << "-2";
    }
    void valuesAreReadByTheInstructionsType()
    {
        QFETCH(QString, text);
        QFETCH(int, bytes);
        QFETCH(quint64, bits);
        BlockTrace trace = TraceMaker({32, 1, 1})
                               .access(
                                   0, 1, 0, false, static_cast<std::uint8_t>(bytes), [](unsigned) { return 0U; },
                                   everyLane, text.toStdString())
                               .take();
        trace.lanes[0].values[5] = bits;
        QTEST(valueText(trace, trace.events[0], 5), "value");
    }

    void lanesOfABlockThatEndsAmidAWarp()
    {
        const BlockTrace trace = TraceMaker({10, 2, 1})
                                     .access(
                                         0, 1, 0, false, 1, [](unsigned lane) { return lane; }, 0xFFFFF & ~0b10U)
                                     .take();
        const auto rows = laneRows(trace, 0);
        QCOMPARE(rows.size(), 32U);
        QCOMPARE(rows[11].thread, QStringLiteral("(1, 1)"));
        QCOMPARE(rows[11].offset, QStringLiteral("+11"));
        QVERIFY(rows[0].isActive && !rows[1].isActive && rows[1].hasThread);
        QVERIFY(!rows[20].hasThread && rows[20].thread.isEmpty());
        QCOMPARE(lanesText(0b1011'1000'0000'0000'0000'0000'0001'0111), QStringLiteral("0–2, 4, 27–29, 31"));
    }

    void lanesShowTheirSideOfABranch()
    {
        const auto rows = laneRows(exampleTrace(), Divergent);
        QCOMPARE(rows[7].side, LaneRow::Side::Taken);
        QCOMPARE(rows[8].side, LaneRow::Side::NotTaken);
    }

    void accessesArePixels()
    {
        const BlockTrace trace = exampleTrace();
        const auto load = accessPixels(trace, SecondLoad, {64, 48}, {64, 48});
        QVERIFY(load && load->isOfSource && !load->isStore);
        QCOMPARE(load->pixels, (std::vector<QRect>{QRect(63, 1, 1, 1), QRect(0, 2, 31, 1)})); // across the end of a row
        const auto store = accessPixels(trace, ShortStore, {64, 48}, {64, 48});
        QVERIFY(store && store->isStore && !store->isOfSource);
        QCOMPARE(store->pixels, std::vector<QRect>{QRect(0, 1, 8, 1)});
        QVERIFY(!accessPixels(trace, Conflict, {64, 48}, {64, 48}));  // not global
        QVERIFY(!accessPixels(trace, FirstLoad, {60, 48}, {64, 48})); // not the size of that picture
        QVERIFY(!accessPixels(trace, FirstBarrier, {64, 48}, {64, 48}));
    }

    void accessesArePixelsAsThePlanSaysNotByNames()
    {
        BlockTrace trace = exampleTrace();
        TraceRegion& input = trace.regions[0];
        input.name = "padded";
        QCOMPARE(accessPixels(trace, SecondLoad, {64, 48}, {64, 48})->pixels,
                 accessPixels(exampleTrace(), SecondLoad, {64, 48}, {64, 48})->pixels);
        input.picture = {.which = HeldPicture::Which::Input, .border = 1, .bytes = 66 * 50};
        const auto bordered = accessPixels(trace, SecondLoad, {64, 48}, {64, 48}); // bytes 127 to 158
        QVERIFY(bordered);
        QCOMPARE(bordered->pixels, (std::vector<QRect>{QRect(60, 0, 5, 1), QRect(-1, 1, 27, 1)}));
        input.picture = {.which = HeldPicture::Which::Input, .bytes = 256 * 48, .rowBytes = 64, .pitchBytes = 256};
        QVERIFY(!accessPixels(trace, SecondLoad, {64, 48}, {64, 48})); // padding
        input.picture.which = HeldPicture::Which::None;
        QVERIFY(!accessPixels(trace, SecondLoad, {64, 48}, {64, 48}));
    }

    void theTileIsAPicture()
    {
        const TracedBlock block = exampleBlock();
        const TileLayout layout = tileLayout(*block.trace, block.geometry, block.cure);
        QVERIFY(layout.isTile);
        QCOMPARE(layout.pitchBytes, 128U);
        const TileImage before = tileImage(sharedAfter(*block.trace, FirstTileStore), layout);
        QCOMPARE(before.image.size(), QSize(32, 32));
        QCOMPARE(qAlpha(before.image.pixel(0, 0)), 0); // not written yet
        const TileImage after = tileImage(sharedAfter(*block.trace, FirstTileStore + 1), layout);
        QCOMPARE(after.image.pixel(4, 0), qRgb(5, 5, 5));
        QCOMPARE(qAlpha(after.image.pixel(4, 1)), 0);
        const auto touched = touchedElements(*block.trace, block.trace->events[Conflict], layout);
        QCOMPARE(touched.size(), 32U * 4);
        QCOMPARE(touched.front(), QPoint(0, 0));
        QCOMPARE(touched.back(), QPoint(3, 31));
        QVERIFY(touchedElements(*block.trace, block.trace->events[FirstLoad], layout).empty());
    }

    void theTileIsTheFirstVariableWithRoomForIt()
    {
        BlockTrace trace = exampleTrace();
        trace.regions[2].variables = {{"counts", 0, 512}, {"pixels", 512, 4096}, {"tile", 4608, 64}};
        QCOMPARE(tileLayout(trace, exampleBlock().geometry, exampleBlock().cure).begin, 512U);
    }

    void memoryWithoutATileIsRowsOfBanks()
    {
        BlockTrace trace = exampleTrace();
        trace.sharedBytes = 1000;
        const TileLayout layout = tileLayout(trace, {}, {});
        QVERIFY(!layout.isTile);
        QCOMPARE(layout.width, 32);
        QCOMPARE(layout.height, 8); // the last row is partly filled
        QVERIFY(!tileImage(sharedAfter(trace, 0), layout).image.isNull());
        trace.sharedBytes = 0;
        QCOMPARE(tileLayout(trace, {}, {}).width, 0);
    }

    void thePitchThatEndsTheConflictsIsFound()
    {
        const PitchCure cure = exampleBlock().cure;
        QCOMPARE(cure.pitchBytes, 128U);
        QVERIFY(cure.cureBytes);
        QCOMPARE(*cure.cureBytes, 132U); // one bank further in each row
        TileGeometry none = exampleGeometry();
        none.hasSharedTile = false;
        QVERIFY(!pitchCure(exampleTrace(), none, false).cureBytes);
    }

    void theTimeScaleZoomsWhereItIsAsked()
    {
        TimeScale scale;
        scale.setWidth(1000);
        scale.setCount(10'000);
        QVERIFY(scale.showsAll());
        const double under = scale.toEvent(250);
        scale.zoomAt(250, 8);
        QCOMPARE(scale.toEvent(250), under);
        QVERIFY(scale.bringIntoView(9'999));
        QVERIFY(scale.toPixel(9'999) < 1000);
        QVERIFY(!scale.bringIntoView(9'999));
        scale.zoomAt(0, 1e9);
        QCOMPARE(scale.shown(), TimeScale::fewest);
        scale.zoomAt(0, 1e-9);
        QVERIFY(scale.showsAll());
    }
};

TILESCOPE_TEST(BlockTraceTest, runWithoutDisplay)
#include "block_trace_test.moc"
