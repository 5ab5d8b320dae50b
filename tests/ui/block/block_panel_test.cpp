#include "tests/ui/test_program.h"
#include "trace_fixture.h"
#include "ui/block/access_view.h"
#include "ui/block/block_panel.h"
#include "ui/block/lane_groups_view.h"
#include "ui/block/lanes_view.h"
#include "ui/block/punch_card_view.h"
#include "ui/block/sector_view.h"
#include "ui/block/tile_view.h"
#include "ui/block/time_line_view.h"
#include "ui/block/transport_bar.h"
#include "ui/theme/colours.h"
#include "ui/theme/theme.h"

#include <QAction>
#include <QComboBox>
#include <QMenu>
#include <QSignalSpy>
#include <QSlider>
#include <QSpinBox>
#include <QToolButton>
#include <QWheelEvent>
#include <QtTest>

#include <algorithm>

using namespace trace_fixture;
using Step = TracePlayer::Step;

/// The panel of one block, operated by mouse and keyboard.
class BlockPanelTest : public QObject
{
    Q_OBJECT

private:
    std::unique_ptr<BlockPanel> m_panel;

    std::size_t index() const { return m_panel->player().index(); }
    void goTo(std::size_t event) { m_panel->goTo(*StepChoice::parse(QString::number(event + 1))); }
    void key(Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::NoModifier)
    {
        QTest::keyClick(&m_panel->timeLine(), key, modifiers);
    }

private slots:
    void init()
    {
        m_panel = std::make_unique<BlockPanel>();
        m_panel->resize(1270, 300);
        m_panel->setPlace({4, 3}, {1, 2});
        m_panel->setTraced(exampleBlock());
        m_panel->show();
        test::makeActive(*m_panel);
        QVERIFY(QTest::qWaitForWindowExposed(m_panel.get()));
        m_panel->timeLine().setFocus();
    }
    void cleanup() { m_panel.reset(); }

    void keysStep()
    {
        const QSignalSpy stepped(m_panel.get(), &BlockPanel::stepped);
        key(Qt::Key_Right);
        QCOMPARE(index(), std::size_t(SecondLoad));
        key(Qt::Key_Left);
        QCOMPARE(index(), std::size_t(FirstLoad));
        key(Qt::Key_Right, Qt::ShiftModifier);
        QCOMPARE(index(), std::size_t(FirstTileStore));
        key(Qt::Key_Right, Qt::ControlModifier | Qt::ShiftModifier);
        QCOMPARE(index(), std::size_t(FirstBarrier));
        key(Qt::Key_Right, Qt::ControlModifier);
        QCOMPARE(index(), std::size_t(Conflict));
        key(Qt::Key_End);
        QCOMPARE(index(), std::size_t(SecondExit));
        key(Qt::Key_Home);
        QCOMPARE(index(), std::size_t(FirstLoad));
        QCOMPARE(stepped.count(), 7);
        QCOMPARE(m_panel->transport().place(), QStringLiteral("event 1 of 16 · line 10"));
    }

    void everyActionHasAButtonAndSaysWhatItDoes()
    {
        const auto buttons = m_panel->transport().findChildren<QToolButton*>();
        for (QAction* action : m_panel->transport().actions()) {
            QVERIFY2(!action->toolTip().isEmpty() && !action->text().isEmpty(), qPrintable(action->text()));
            QVERIFY(action->toolTip().contains(action->shortcut().toString(QKeySequence::NativeText)));
            QVERIFY(std::ranges::any_of(buttons, [&](const QToolButton* button) {
                const bool isIts =
                    button->defaultAction() == action || (button->menu() && button->menu()->actions().contains(action));
                return isIts && button->focusPolicy() == Qt::StrongFocus;
            }));
        }
        QCOMPARE(m_panel->transport().actions().size(), 13);
    }

    void bothAccessesOfARaceAreMarked()
    {
        const auto row = [](unsigned lane) { return lane; };
        const BlockTrace racing = TraceMaker({32, 2, 1})
                                      .access(0, 10, 0, false, 1, row)
                                      .access(0, 11, 2, true, 1, row)
                                      .event(Kind::Branch, 0, 12)
                                      .event(Kind::Branch, 1, 12)
                                      .access(1, 14, 2, false, 1, row)
                                      .take();
        m_panel->setTraced(tracedBlock(racing, exampleGeometry(), false));
        TimeLineView& line = m_panel->timeLine();
        const auto ringAt = [&line](std::size_t event) {
            const QImage seen = line.grab().toImage();
            const QRgb mark = coloursOf(line.palette()).error.rgb();
            return seen.pixel(line.eventPosition(event) - QPoint(0, 6)) == mark && // and a cross within it
                   seen.pixel(line.eventPosition(event) + QPoint(2, 2)) == mark;
        };
        QVERIFY(!ringAt(1));
        m_panel->transport().stepAction(TracePlayer::Step::NextRace)->trigger();
        QCOMPARE(index(), std::size_t(4));
        QVERIFY(ringAt(1) && ringAt(4));
        QVERIFY2(m_panel->sentence().contains(QStringLiteral("has a data race with event 2")),
                 qPrintable(m_panel->sentence()));
        m_panel->transport().stepAction(TracePlayer::Step::Back)->trigger();
        QVERIFY(!ringAt(1));
    }

    /// A load of what is stored later: the race is shown there, with the elements that hold nothing yet.
    void aLoadThatComesTooEarlyIsShownInRed()
    {
        const auto row = [](unsigned lane) { return lane; };
        const BlockTrace racing = TraceMaker({32, 2, 1})
                                      .access(0, 10, 2, true, 1, [](unsigned lane) { return lane < 16 ? lane : 64; })
                                      .access(0, 14, 2, false, 1, row)
                                      .access(1, 11, 2, true, 1, [](unsigned lane) { return 16 + lane; })
                                      .take();
        m_panel->setTraced(tracedBlock(racing, exampleGeometry(), false));
        QVERIFY(m_panel->tile().loadedTooEarly().empty()); // a store
        m_panel->transport().stepAction(TracePlayer::Step::NextRace)->trigger();
        QCOMPARE(index(), std::size_t(1));
        QVERIFY2(
            m_panel->sentence().contains(QStringLiteral("too early: warp 1 stores to the address only in event 3")),
            qPrintable(m_panel->sentence()));
        const TileView& tile = m_panel->tile();
        QCOMPARE(tile.touched().size(), std::size_t(32));
        QCOMPARE(tile.loadedTooEarly().size(), std::size_t(16));
        QVERIFY(tile.caption().contains(QStringLiteral("red: loaded before it was stored")));
        m_panel->transport().stepAction(TracePlayer::Step::Forward)->trigger();
        QVERIFY(m_panel->tile().loadedTooEarly().empty());
    }

    void spacePlaysAndHalts()
    {
        m_panel->transport().speedSlider()->setValue(m_panel->transport().speedSlider()->maximum());
        key(Qt::Key_Space);
        QVERIFY(m_panel->player().isPlaying());
        QCOMPARE(m_panel->transport().playAction()->text(), QStringLiteral("Pause"));
        QTRY_COMPARE(index(), std::size_t(SecondExit));
        QTRY_VERIFY(!m_panel->player().isPlaying());
        QCOMPARE(m_panel->transport().playAction()->text(), QStringLiteral("Play"));
        m_panel->transport().speedSlider()->setValue(0);
        key(Qt::Key_Space);
        QCOMPARE(index(), std::size_t(FirstLoad)); // at the end it starts again
        key(Qt::Key_Space);
        QVERIFY(!m_panel->player().isPlaying());
    }

    void aStepHaltsThePlay()
    {
        m_panel->transport().speedSlider()->setValue(0);
        key(Qt::Key_Space);
        QVERIFY(m_panel->player().isPlaying());
        key(Qt::Key_Right);
        QVERIFY(!m_panel->player().isPlaying());
    }

    void theSpeedSliderKeepsItsArrowKeys()
    {
        QSlider* slider = m_panel->transport().speedSlider();
        slider->setFocus();
        const int before = slider->value();
        QTest::keyClick(slider, Qt::Key_Right);
        QCOMPARE(slider->value(), before + 1);
        QCOMPARE(index(), std::size_t(FirstLoad));
        QCOMPARE(m_panel->player().speed(), m_panel->transport().eventsPerSecond());
    }

    void aDragScrubs()
    {
        TimeLineView& line = m_panel->timeLine();
        QTest::mousePress(&line, Qt::LeftButton, {}, line.eventPosition(Conflict));
        QCOMPARE(index(), std::size_t(Conflict));
        QTest::mouseMove(&line, line.eventPosition(FirstTileStore));
        QTRY_COMPARE(index(), std::size_t(FirstTileStore));
        QTest::mouseRelease(&line, Qt::LeftButton, {}, line.eventPosition(FirstTileStore));
        QVERIFY(line.toolTipAt(line.eventPosition(Divergent)).contains(QLatin1String("Warp 0 diverges")));
        QVERIFY(line.toolTipAt(line.eventPosition(Divergent)).contains(QLatin1String("line 17")));
    }

    /// The legend has every kind that occurs, in as many lines as it needs, and none of them is over the rows.
    void theLegendIsComplete_data()
    {
        QTest::addColumn<int>("width");
        for (const int width : {1200, 700, 420, 260})
            QTest::addRow("%d", width) << width;
    }
    void theLegendIsComplete()
    {
        QFETCH(const int, width);
        const auto row = [](unsigned lane) { return lane; };
        TraceMaker maker({64, 2, 1});
        for (unsigned region = 0; region < 4; ++region)
            for (const bool store : {false, true})
                if (region != 3 || !store)
                    maker.access(0, 10, region, store, 1, row);
        for (const std::uint32_t taken : {0U, 1U})
            maker.event(Kind::Branch, 1, 12, everyLane, taken);
        maker.event(Kind::Barrier, 1, 13);
        BlockTrace trace = maker.take();
        for (const bool isWhole : {true, false}) {
            if (!isWhole)
                trace.totalEvents += 40'000;
            TimeLineView line;
            line.setTrace(std::make_shared<const BlockTrace>(trace));
            line.resize(width, 160);
            const auto items = line.legend();
            QCOMPARE(items.size(), std::size_t(8)); // four accesses, a constant, two branches, a barrier
            for (std::size_t i = 0; i < items.size(); ++i) {
                QVERIFY(line.rect().contains(items[i].first));
                QVERIFY(items[i].first.top() > line.rowRect(line.rowRect(1).isEmpty() ? 0 : 1).bottom());
                for (std::size_t k = 0; k < i; ++k)
                    QVERIFY(!items[i].first.intersects(items[k].first));
            }
        }
    }

    /// Also without colours: loads are in the upper half of a row, stores in the lower one, others in both.
    void kindsHaveLanes()
    {
        const auto row = [](unsigned lane) { return lane; };
        TraceMaker maker({32, 1, 1});
        maker.access(0, 10, 0, false, 1, row).access(0, 11, 2, true, 1, row).event(Kind::Branch, 0, 12, everyLane, 1);
        BlockTrace trace = maker.take();
        TimeLineView line;
        line.resize(600, 80);
        const auto isMarked = [&line, &trace](std::size_t event, bool isUpper) {
            line.setTrace(std::make_shared<const BlockTrace>(trace));
            line.setIndex(trace.events.size() - 1); // its cursor is elsewhere
            const QRect lane = line.rowRect(0);
            const QColor colour = colourOf(stepKindOf(trace.events[event]), coloursOf(line.palette()).dark);
            return line.grab().toImage().pixel(line.eventPosition(event).x(),
                                               isUpper ? lane.top() + 2 : lane.bottom() - 2) == colour.rgb();
        };
        for (const int copies : {1, 2000}) { // one by one, and narrower than a pixel
            const std::vector<TraceEvent> each = trace.events;
            std::vector<TraceEvent> events;
            for (std::size_t kind = 0; kind < 3; ++kind)
                for (int copy = 0; copy < copies; ++copy)
                    events.push_back(each[kind]);
            events.push_back(each.front());
            trace.events = events;
            trace.totalEvents = events.size();
            const auto of = static_cast<std::size_t>(copies);
            QVERIFY(isMarked(of / 2, true) && !isMarked(of / 2, false));
            QVERIFY(!isMarked(of + of / 2, true) && isMarked(of + of / 2, false));
            QVERIFY(isMarked(2 * of + of / 2, true) && isMarked(2 * of + of / 2, false));
            trace.events = each;
        }
    }

    void theWheelZoomsAndADoubleClickShowsAll()
    {
        BlockTrace trace = exampleTrace();
        for (int i = 0; i < 400; ++i)
            trace.events.push_back(trace.events[TileLoad]);
        trace.totalEvents = trace.events.size();
        m_panel->setTraced(tracedBlock(trace, exampleGeometry(), false));
        TimeLineView& line = m_panel->timeLine();
        const QPointF at = line.eventPosition(200);
        QWheelEvent wheel(at, line.mapToGlobal(at), {}, {0, 480}, Qt::NoButton, Qt::NoModifier, Qt::NoScrollPhase,
                          false);
        QApplication::sendEvent(&line, &wheel);
        QVERIFY(!line.scale().showsAll());
        QVERIFY(std::abs(line.eventPosition(200).x() - at.x()) < 3);
        QTest::mouseDClick(&line, Qt::LeftButton, {}, at.toPoint());
        QVERIFY(line.scale().showsAll());
    }

    void aWarpIsFollowed()
    {
        QComboBox* box = m_panel->transport().warpBox();
        QCOMPARE(box->count(), 3);
        box->setCurrentIndex(2);
        QCOMPARE(m_panel->player().followed(), std::optional<std::uint32_t>(1));
        QCOMPARE(index(), std::size_t(SecondLoad)); // to the next event of that warp
        key(Qt::Key_Right);
        QCOMPARE(index(), std::size_t(SecondTileStore));
        TimeLineView& line = m_panel->timeLine();
        QTest::mouseClick(&line, Qt::LeftButton, {}, {5, line.rowRect(1).center().y()});
        QVERIFY(!m_panel->player().followed()); // a second click on its number stops following
        QCOMPARE(box->currentIndex(), 0);
    }

    void aGlobalAccessShowsItsSectors()
    {
        goTo(SecondLoad);
        QCOMPARE(m_panel->access().sectors().picture().sectors.size(), 2U);
        QVERIFY(m_panel->access().sectors().isVisible());
        QCOMPARE(
            m_panel->access().figures(),
            QStringLiteral("2 sectors · ideal: 1 · 64 bytes moved · 32 used · 32 bytes wasted · 2 lines of 128 bytes"));
        QVERIFY(m_panel->sentence().contains(QLatin1String("2 sectors (ideal: 1)")));
        QVERIFY(!m_panel->grab().isNull());
    }

    void aConflictShowsBothCards()
    {
        goTo(Conflict);
        QVERIFY(m_panel->access().card().isVisible());
        QCOMPARE(m_panel->access().figures(),
                 QStringLiteral("32 wavefronts · ideal: 1 · up to 32 words requested per bank"));
        QVERIFY(m_panel->access().showsPadding());
        QCOMPARE(m_panel->access().paddedCard().picture().wavefronts, 1U);
        QCOMPARE(m_panel->access().paddedCard().caption(), QStringLiteral("rows 132 elements apart"));
        const QImage conflict = m_panel->access().card().grab().toImage();
        goTo(TileLoad);
        QVERIFY(m_panel->access().card().grab().toImage() != conflict);
    }

    void aBarrierShowsWhoWaitsAndTheTileBefore()
    {
        goTo(FirstBarrier);
        QCOMPARE(m_panel->access().figures(), QStringLiteral("1 of 2 warps are waiting"));
        QCOMPARE(m_panel->access().groups().groups().front().mask, 1U);
        QVERIFY(m_panel->tile().showsBefore());
        goTo(Release);
        QCOMPARE(m_panel->access().groups().groups().front().mask, 0U);
        goTo(Conflict);
        QVERIFY(!m_panel->tile().showsBefore());
    }

    void aDivergentBranchShowsItsSides()
    {
        goTo(Divergent);
        const auto& groups = m_panel->access().groups().groups();
        QCOMPARE(groups[0].mask, 0xFFU);
        QCOMPARE(groups[1].mask, ~0xFFU);
        QVERIFY(m_panel->access().groups().note().contains(QLatin1String("reconverge")));
        QCOMPARE(m_panel->lanes().rows()[3].side, LaneRow::Side::Taken);
    }

    void theTileFillsAsItIsStored()
    {
        goTo(FirstLoad);
        QCOMPARE(qAlpha(m_panel->tile().image().pixel(3, 0)), 0);
        key(Qt::Key_Right);
        key(Qt::Key_Right);
        QCOMPARE(m_panel->tile().image().pixel(3, 0), qRgb(4, 4, 4));
        QCOMPARE(m_panel->tile().touched().size(), 32U);
        key(Qt::Key_Left);
        QCOMPARE(qAlpha(m_panel->tile().image().pixel(3, 0)), 0);
    }

    void aBlockIsTyped()
    {
        const QSignalSpy chosen(m_panel.get(), &BlockPanel::blockChosen);
        QCOMPARE(m_panel->transport().blockX()->value(), 1);
        QCOMPARE(m_panel->transport().blockY()->maximum(), 2);
        m_panel->transport().blockX()->setValue(3);
        QCOMPARE(chosen.count(), 1);
        QCOMPARE(chosen.at(0).at(0).toPoint(), QPoint(3, 2));
    }

    void aPartOfALongBlockSaysSo()
    {
        BlockTrace trace = exampleTrace();
        trace.firstEvent = 50'000;
        trace.totalEvents = 812'340;
        trace.sharedAtStart.assign(trace.sharedBytes, std::byte{7});
        trace.writtenAtStart.assign(trace.sharedBytes, true);
        trace.warpsAtStart.assign(2, {});
        m_panel->setTraced(tracedBlock(trace, exampleGeometry(), false));
        const QSignalSpy wanted(m_panel.get(), &BlockPanel::windowWanted);
        key(Qt::Key_Left);
        QCOMPARE(wanted.count(), 1);
        QCOMPARE(m_panel->wantedWindow()->first, 44'999U);
        TimeLineView& line = m_panel->timeLine(); // the strip above shows the whole block
        QTest::mouseClick(&line, Qt::LeftButton, {}, {line.width() - 8, 3});
        QCOMPARE(wanted.count(), 2);
        QVERIFY(m_panel->wantedWindow()->first > 700'000);
    }

    void aSmallWindowHasRoomForIt()
    {
        TransportBar& bar = m_panel->transport();
        const auto buttonOf = [&bar](TracePlayer::Step step) {
            for (auto* button : bar.findChildren<QToolButton*>())
                if (button->defaultAction() == bar.stepAction(step))
                    return button;
            return static_cast<QToolButton*>(nullptr);
        };
        QVERIFY(m_panel->minimumSizeHint().width() < 420);
        m_panel->resize(900, 300);
        QTRY_VERIFY(buttonOf(TracePlayer::Step::NextBarrier)->isVisible());
        QVERIFY(m_panel->lanes().isVisible());
        const int tile = m_panel->tile().width();
        m_panel->resize(900, 700); // a presentation
        QTRY_VERIFY(m_panel->tile().width() > 3 * tile / 2);
        m_panel->resize(420, 300); // beside the picture in a small window
        QTRY_VERIFY(!buttonOf(TracePlayer::Step::NextBarrier)->isVisible());
        QVERIFY(!m_panel->lanes().isVisible());
        QVERIFY(bar.rect().contains(bar.blockY()->geometry()));
        const auto menus = bar.findChildren<QMenu*>();
        QVERIFY(std::ranges::any_of(menus, [&bar](const QMenu* menu) {
            return menu->actions().contains(bar.stepAction(TracePlayer::Step::NextBarrier));
        }));
    }

    void whatIsMissingIsSaid()
    {
        m_panel->setNote(QStringLiteral("There is no such block."), true);
        QCOMPARE(m_panel->note(), QStringLiteral("There is no such block."));
        QVERIFY(!m_panel->transport().playAction()->isEnabled());
        key(Qt::Key_Space);
        QVERIFY(!m_panel->player().isPlaying());
        m_panel->goTo(*StepChoice::parse(QStringLiteral("divergent"))); // kept until there is a block
        m_panel->setTraced(exampleBlock());
        QCOMPARE(index(), std::size_t(Divergent));
        QCOMPARE(m_panel->note(), QString());
    }

    void aFaultIsToldWhereItEndsTheBlock()
    {
        BlockTrace trace = exampleTrace();
        trace.fault = Message("Thread (3, 0) reads beyond \"input\".");
        m_panel->setTraced(tracedBlock(trace, exampleGeometry(), false));
        QVERIFY(!m_panel->sentence().contains(QLatin1String("beyond")));
        key(Qt::Key_End);
        QVERIFY(m_panel->sentence().contains(QLatin1String("reads beyond \"input\"")));
    }

    void manyEventsAndWarpsAreDrawn_data()
    {
        QTest::addColumn<QSize>("size");
        QTest::newRow("bottom") << QSize(900, 260);
        QTest::newRow("tiny") << QSize(300, 150);
        QTest::newRow("own window") << QSize(1600, 900);
    }
    void manyEventsAndWarpsAreDrawn()
    {
        QFETCH(QSize, size);
        TraceMaker maker({32, 32, 1});
        for (unsigned i = 0; i < 10'000; ++i)
            maker.access(i % 32, 10, i / 64 % 2 ? 2 : 0, false, 4, [i](unsigned lane) { return lane * 4 + i % 7; });
        m_panel->resize(size);
        m_panel->setTraced(tracedBlock(maker.take(), exampleGeometry(), false));
        QVERIFY(!m_panel->grab().isNull());
        key(Qt::Key_End);
        QCOMPARE(index(), std::size_t(9'999));
        QVERIFY(!m_panel->timeLine().grab().isNull());
    }
};

template <class Test>
static int runThemed(int argc, char** argv)
{
    QApplication application(argc, argv);
    applyTheme(application, ThemeChoice::Light);
    return test::runAlone<Test>(argc, argv);
}

TILESCOPE_TEST(BlockPanelTest, runThemed)
#include "block_panel_test.moc"
