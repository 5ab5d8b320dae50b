#include "tests/ui/block/trace_fixture.h"
#include "tests/ui/still.h"
#include "tests/ui/test_program.h"
#include "ui/block/access_view.h"
#include "ui/block/tile_view.h"
#include "ui/film/block_picture.h"
#include "ui/film/few_colours.h"
#include "ui/film/film_dialog.h"
#include "ui/film/film_maker.h"
#include "ui/film/film_page.h"
#include "ui/film/film_plan.h"
#include "ui/film/gif_file.h"
#include "ui/parts/labels.h"
#include "ui/theme/theme.h"

#include <QComboBox>
#include <QImageReader>
#include <QLabel>
#include <QProgressBar>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTemporaryDir>
#include <QtTest>

#include <algorithm>
#include <cmath>
#include <set>

using namespace tilescope;
using namespace tilescope::test;

namespace
{

FilmSubject exampleSubject()
{
    FilmSubject subject;
    subject.block = trace_fixture::exampleBlock();
    subject.title = QStringLiteral("Sobel edges · Shared tile · 32×2 · block 1, 2 · board");
    std::string text;
    for (int line = 1; line <= 22; ++line)
        text += "    int line" + std::to_string(line) + " = 0;\n";
    subject.kernels = {{"sobel/shared.cu", text}};
    return subject;
}

FilmPlan wholePlan(const FilmSubject& subject, int frameMs = 100)
{
    return filmPlan(*subject.block.trace, {0, subject.block.trace->events.size() - 1, {}, frameMs});
}

/// Warp `i % warps` of many diverges.
BlockTrace longTrace(std::size_t events)
{
    trace_fixture::TraceMaker maker({32, 4, 1});
    for (std::size_t i = 0; i < events; ++i)
        maker.event(TraceEvent::Kind::Branch, static_cast<std::uint32_t>(i % 4), 17, 0xFFFF'FFFF, 0xFF);
    return maker.take();
}

FilmSubject longSubject(std::size_t events)
{
    FilmSubject subject;
    subject.block = tracedBlock(longTrace(events), trace_fixture::exampleGeometry(), false);
    return subject;
}

/// The largest distance of two pixels, and the mean distance.
std::pair<int, double> distance(const QImage& a, const QImage& b)
{
    int largest = 0;
    double sum = 0;
    for (int y = 0; y < a.height(); ++y)
        for (int x = 0; x < a.width(); ++x) {
            const QRgb p = a.pixel(x, y), q = b.pixel(x, y);
            const int here =
                std::max({std::abs(qRed(p) - qRed(q)), std::abs(qGreen(p) - qGreen(q)), std::abs(qBlue(p) - qBlue(q))});
            largest = std::max(largest, here);
            sum += here;
        }
    return {largest, sum / (double(a.width()) * a.height())};
}

} // namespace

/// Films of a block: their frames, their files, and how they end.
class FilmTest : public QObject
{
    Q_OBJECT

    QTemporaryDir m_folder;

    /// What became of a film: the problem, "cancelled", or an empty text.
    QString made(const FilmSubject& subject, const FilmPlan& plan, const QString& path)
    {
        FilmMaker maker(subject, plan, path);
        QSignalSpy ended(&maker, &FilmMaker::ended);
        if (!ended.wait(patience))
            return QStringLiteral("it never ended");
        return ended.front()[1].toBool() ? QStringLiteral("cancelled") : ended.front()[0].toString();
    }

private slots:
    void aFilmIsBounded()
    {
        const BlockTrace few = longTrace(600), many = longTrace(4001);
        const FilmPlan all = filmPlan(few, {0, 599, {}, 500});
        QCOMPARE(all.events.size(), std::size_t(600));
        QCOMPARE(all.stepsOfFrame, std::size_t(1));
        QCOMPARE(all.lengthMs(), std::int64_t(302'000));
        QCOMPARE(filmSummary(all), QStringLiteral("600 steps, one per frame: 5 min 2 s."));

        const FilmPlan grouped = filmPlan(many, {0, 4000, {}, 100});
        QCOMPARE(grouped.stepsOfFrame, std::size_t(7));
        QVERIFY(grouped.events.size() <= FilmPlan::mostFrames);
        QCOMPARE(grouped.events.front(), std::size_t(6)); // the last of the first seven
        QCOMPARE(grouped.events.back(), std::size_t(4000));
        QVERIFY(filmSummary(grouped).contains("each frame covers 7 steps"));

        const FilmPlan ofWarp = filmPlan(many, {100, 200, 2, 100});
        QCOMPARE(ofWarp.events.size(), std::size_t(25));
        for (const std::size_t event : ofWarp.events)
            QCOMPARE(many.events[event].warp, 2U);
        QVERIFY(filmSummary(ofWarp).contains("25 steps of warp 2"));
        QVERIFY(filmPlan(many, {0, 0, 3, 100}).events.empty());
        QVERIFY(filmSummary(filmPlan(many, {0, 0, 3, 100})).contains("Warp 3 takes none"));
    }

    void aLongFilmIsProposedAroundTheCurrentStep()
    {
        const BlockTrace few = longTrace(600), many = longTrace(4001);
        const std::tuple<std::size_t, std::size_t, int> whole[] = {{1, 0, 500},     {56, 55, 500},   {57, 56, 250},
                                                                   {112, 111, 250}, {113, 112, 100}, {280, 279, 100}};
        for (const auto& [steps, last, ms] : whole) {
            const FilmWish wish = proposedFilm(longTrace(steps), steps / 2, {});
            QCOMPARE(wish.first, std::size_t(0));
            QCOMPARE(wish.last, last);
            QCOMPARE(wish.frameMs, ms);
        }
        for (const BlockTrace* const trace : {&few, &many})
            for (const std::size_t current : {0, 100, 2000, 4000}) {
                const std::size_t at = std::min(current, trace->events.size() - 1);
                const FilmWish wish = proposedFilm(*trace, at, {});
                QVERIFY(wish.first <= at && at <= wish.last);
                const FilmPlan plan = filmPlan(*trace, wish);
                QCOMPARE(plan.stepsOfFrame, std::size_t(1));
                QCOMPARE(plan.lengthMs(), std::int64_t(30'000));
            }
    }

    void aFilmFromAStepBeginsThere()
    {
        const BlockTrace many = longTrace(4001);
        const FilmWish wish = filmFrom(many, 17, {});
        QCOMPARE(wish.first, std::size_t(17));
        QCOMPARE(wish.last, std::size_t(296));
        QCOMPARE(filmFrom(many, 3900, {}).last, std::size_t(4000));
        const FilmPlan ofWarp = filmPlan(many, filmFrom(many, 17, 3));
        QCOMPARE(ofWarp.events.front(), std::size_t(19));
        QCOMPARE(ofWarp.lengthMs(), std::int64_t(30'000));
        QVERIFY(filmPlan(many, filmFrom(many, 4000, 3)).lengthMs() <= 30'000);
    }

    void aKernelWithoutSharedMemoryHasRoomForItsAccesses()
    {
        FilmSubject subject = exampleSubject();
        FilmPage with(subject, wholePlan(subject));
        auto trace = trace_fixture::exampleTrace();
        trace.sharedBytes = 0;
        subject.block = tracedBlock(trace, {}, false);
        FilmPage without(subject, wholePlan(subject));
        with.draw(0);
        without.draw(0);
        QVERIFY(with.findChild<TileView*>()->isVisibleTo(&with));
        QVERIFY(!without.findChild<TileView*>()->isVisibleTo(&without));
        QVERIFY(without.findChild<AccessView*>()->width() > with.findChild<AccessView*>()->width() + 300);
    }

    void theBlockStandsOnThePictureThatTheStepReadsOrWrites()
    {
        FilmSubject subject = exampleSubject();
        auto report = std::make_shared<Report>();
        auto source = std::make_shared<Image>(64, 48, PixelFormat::Grey8);
        auto result = std::make_shared<Image>(64, 48, PixelFormat::Grey8);
        std::ranges::fill(source->bytes(), std::byte{200});
        std::ranges::fill(result->bytes(), std::byte{20});
        report->geometry = trace_fixture::exampleGeometry();
        report->picture = result;
        subject.source = source;
        subject.report = report;
        const BlockPicture picture(source, report, {1, 2}, {300, 300});
        const BlockTrace& trace = *subject.block.trace;
        QVERIFY(!picture.isOfResult(trace, trace_fixture::FirstLoad));
        QVERIFY(picture.isOfResult(trace, trace_fixture::SecondStore));
        QVERIFY(picture.draw(trace, trace_fixture::FirstLoad) != picture.draw(trace, trace_fixture::SecondLoad));
        QCOMPARE(picture.draw(trace, trace_fixture::FirstTileStore), picture.draw(trace, trace_fixture::TileLoad));
        auto matrix = std::make_shared<Report>(*report);
        matrix->picture = std::make_shared<Image>(8, 8, PixelFormat::Grey8); // has no places in common with the source
        const BlockPicture ofMatrix(source, matrix, {0, 0}, {300, 300});
        QVERIFY(picture.isBlockOnSource() && !ofMatrix.isBlockOnSource());
        QVERIFY(!picture.isOfResult(trace, trace_fixture::Divergent));
        QVERIFY(ofMatrix.isOfResult(trace, trace_fixture::Divergent));
        FilmPage page(subject, wholePlan(subject));
        const QImage frame = page.draw(trace_fixture::SecondStore);
        page.draw(trace_fixture::FirstLoad);
        QCOMPARE(page.draw(trace_fixture::SecondStore), frame);
    }

    void aFrameIsTheSameWhateverWasDrawnBefore()
    {
        const FilmSubject subject = exampleSubject();
        const FilmPlan plan = wholePlan(subject);
        QCOMPARE(plan.events.size(), std::size_t(trace_fixture::ExampleEvents));
        FilmPage page(subject, plan);
        std::vector<QImage> forwards;
        for (std::size_t i = 0; i < plan.events.size(); ++i)
            forwards.push_back(page.draw(i));
        for (std::size_t i = plan.events.size(); i-- > 0;) {
            QCOMPARE(page.draw(i), forwards[i]);
            QCOMPARE(FilmPage(subject, plan).draw(i), forwards[i]);
            QVERIFY(i == 0 || forwards[i] != forwards[i - 1]);
        }
    }

    void aFrameSaysWhatHappensInLargeLetters()
    {
        const FilmSubject subject = exampleSubject();
        FilmPage page(subject, wholePlan(subject));
        const QImage frame = page.draw(trace_fixture::Conflict);
        QCOMPARE(frame.size(), QSize(1280, 720));
        QVERIFY2(page.sentence().contains("32 wavefronts (ideal: 1)"), qPrintable(page.sentence()));
        QCOMPARE(page.kernelLine(), QStringLiteral("line 15   int line15 = 0;"));
        const QList<QWidget*> views = page.findChildren<QWidget*>();
        QVERIFY(views.size() > 5);
        for (const QWidget* view : views)
            QVERIFY2(view->font().pixelSize() >= FilmPage::leastLetters, view->metaObject()->className());
        for (const auto* label : page.findChildren<QLabel*>())
            QVERIFY2(label->height() >= FilmPage::leastLetters || label->text().isEmpty(), qPrintable(label->text()));
    }

    void aFrameIsLightAndAsLargeWhateverTheWindowIs()
    {
        applyTheme(*qApp, ThemeChoice::Light);
        const FilmSubject subject = exampleSubject();
        FilmPage page(subject, wholePlan(subject));
        const QImage light = page.draw(trace_fixture::Conflict);
        QCOMPARE(light.pixelColor(5, 5), QColor(Qt::white));
        applyTheme(*qApp, ThemeChoice::Dark);
        const QImage dark = FilmPage(subject, wholePlan(subject)).draw(trace_fixture::Conflict);
        QCOMPARE(dark, light);
        applyTheme(*qApp, ThemeChoice::Light);
        const QFont before = QApplication::font();
        QFont large = before;
        large.setPointSizeF(2 * before.pointSizeF());
        setApplicationFont(large); // as a presentation does while a film is made
        QCOMPARE(page.draw(trace_fixture::Conflict), light);
        setApplicationFont(before);
    }

    void fewColoursAreKeptAndManyMadeFewer()
    {
        FewColours::Counts few, many;
        for (int i = 0; i < 200; ++i)
            few[qRgb(i, 255 - i, 7)] = 1;
        const FewColours exact(few, 255);
        QCOMPARE(exact.colours().size(), std::size_t(200));
        for (const auto& [colour, count] : few)
            QCOMPARE(exact.colours()[std::size_t(exact.indexOf(colour))], colour);

        for (int r = 0; r < 256; r += 5)
            for (int g = 0; g < 256; g += 5)
                many[qRgb(r, g, 128)] = 1;
        many[qRgb(255, 0, 0)] = 1'000'000;
        const FewColours made(many, 255);
        QCOMPARE(made.colours().size(), std::size_t(255));
        QCOMPARE(made.colours()[std::size_t(made.indexOf(qRgb(255, 0, 0)))], qRgb(255, 0, 0));
        for (const auto& [colour, count] : many) {
            const QRgb near = made.colours()[std::size_t(made.indexOf(colour))];
            QVERIFY(std::abs(qRed(near) - qRed(colour)) <= 24 && std::abs(qGreen(near) - qGreen(colour)) <= 24);
        }
    }

    void aGifHasTheFramesThatWereDrawn()
    {
        if (!GifFile::isSupported())
            QSKIP("built without giflib");
        const FilmSubject subject = exampleSubject();
        const FilmPlan plan = wholePlan(subject, 250);
        const QString path = m_folder.filePath("film.gif");
        QCOMPARE(made(subject, plan, path), QString());
        QImageReader reader(path);
        QCOMPARE(reader.format(), QByteArray("gif"));
        QCOMPARE(reader.imageCount(), int(trace_fixture::ExampleEvents));
        QCOMPARE(reader.loopCount(), -1); // forever
        FilmPage page(subject, plan);
        for (std::size_t i = 0; i < plan.events.size(); ++i) {
            const QImage frame = reader.read();
            QVERIFY2(!frame.isNull(), qPrintable(reader.errorString()));
            QCOMPARE(frame.size(), FilmPage::pixels);
            QCOMPARE(reader.nextImageDelay(), i + 1 < plan.events.size() ? 250 : 250 + FilmPlan::holdMs);
            const auto [largest, mean] = distance(frame, page.draw(i));
            QVERIFY2(largest <= 32 && mean < 0.5, qPrintable(QStringLiteral("%1, %2").arg(largest).arg(mean)));
        }
        QVERIFY(QFileInfo(path).size() < 100'000 * qint64(plan.events.size()));
    }

    void cancellingLeavesNoFile()
    {
        if (!GifFile::isSupported())
            QSKIP("built without giflib");
        const FilmSubject subject = longSubject(600);
        const QString path = m_folder.filePath("cancelled.gif");
        FilmMaker maker(subject, filmPlan(*subject.block.trace, {0, 599}), path);
        QSignalSpy progressed(&maker, &FilmMaker::progressed), ended(&maker, &FilmMaker::ended);
        QTRY_VERIFY_WITH_TIMEOUT(progressed.size() >= 3, patience);
        const ProcessorTime since;
        maker.cancel();
        QVERIFY(ended.wait(patience));
        QVERIFY2(since.elapsed() < 300, qPrintable(QString::number(since.elapsed())));
        QVERIFY(ended.front()[1].toBool());
        QVERIFY(!QFileInfo::exists(path));
        const auto drawn = progressed.size();
        QCOMPARE(still([&progressed] { return progressed.size(); }), drawn);
        QCOMPARE(QDir(m_folder.path()).entryList({"*cancelled*", ".tilescope*"}, QDir::Files | QDir::Hidden).size(), 0);
    }

    void aDestroyedMakerLeavesNoFile()
    {
        if (!GifFile::isSupported())
            QSKIP("built without giflib");
        const FilmSubject subject = longSubject(600);
        const QString path = m_folder.filePath("destroyed.gif");
        int frames = 0;
        {
            FilmMaker maker(subject, filmPlan(*subject.block.trace, {0, 599}), path);
            connect(&maker, &FilmMaker::progressed, this, [&frames](int done) { frames = done; });
            QTRY_VERIFY_WITH_TIMEOUT(frames > 0, patience);
        }
        QVERIFY2(frames < 600, qPrintable(QString::number(frames)));
        QVERIFY(!QFileInfo::exists(path));
    }

    void aMissingFolderIsASentence()
    {
        const FilmSubject subject = exampleSubject();
        const FilmPlan plan = filmPlan(*subject.block.trace, {0, 0, {}, 100});
        if (GifFile::isSupported())
            QVERIFY(made(subject, plan, "/no/such/film.gif").contains("Choose an existing folder"));
    }

    void theDialogSaysHowLongTheFilmIs()
    {
        FilmDialog dialog(longSubject(2000), proposedFilm(longTrace(2000), 1000, {}), nullptr);
        dialog.show();
        QVERIFY2(dialog.summary().startsWith("280 steps, one per frame: 30 s"), qPrintable(dialog.summary()));
        QVERIFY(dialog.firstStep()->value() < 1001 && dialog.lastStep()->value() > 1001);
        dialog.firstStep()->setValue(1);
        dialog.lastStep()->setValue(2000);
        QVERIFY2(dialog.summary().contains("each frame covers 4 steps"), qPrintable(dialog.summary()));
        dialog.lastStep()->setFocus();
        dialog.lastStep()->selectAll();
        QTest::keyClicks(dialog.lastStep(), "10\t");
        dialog.times()->setCurrentIndex(1);
        QCOMPARE(dialog.summary(), QStringLiteral("10 steps, one per frame: 12 s."));
        QCOMPARE(dialog.plan().events.size(), std::size_t(10));
        dialog.firstStep()->setValue(50); // the last follows
        QCOMPARE(dialog.lastStep()->value(), 50);
    }
};

TILESCOPE_TEST(FilmTest, runWithWidgets)
#include "film_test.moc"
