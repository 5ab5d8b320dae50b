#include "inspection_fixture.h"
#include "tests/ui/test_program.h"
#include "ui/canvas/overlays/captions.h"
#include "ui/canvas/pictures/picture.h"
#include "ui/canvas/scene.h"

#include <QRegularExpression>
#include <QSignalSpy>

using namespace inspection_fixture;
using Outside = PixelNeighbourhood::Outside;

namespace
{

/// The values in a row of a neighbourhood, "–" for none.
QString row(const PixelNeighbourhood& around, int y)
{
    QStringList texts;
    for (const auto& cell : around.cells)
        if (cell.pixel.y() == y)
            texts << (cell.value ? toText(*cell.value) : QStringLiteral("–")) + QString(cell.isOutside ? 1 : 0, u'*');
    return texts.join(u' ');
}

} // namespace

/// The inspected pixel: its values, its thread, and what the thread reads.
class CanvasInspectionTest : public QObject, private ShownCanvas
{
    Q_OBJECT

private slots:
    void init() { showNumbered(); }
    void cleanup() { m_canvas.reset(); }

    void saysWhichThreadWritesAPixel_data()
    {
        QTest::addColumn<QPoint>("pixel");
        QTest::addColumn<QPoint>("block");
        QTest::addColumn<QPoint>("thread");
        QTest::addColumn<int>("number");
        QTest::addColumn<int>("warp");
        QTest::addColumn<int>("lane");
        QTest::newRow("first") << QPoint(0, 0) << QPoint(0, 0) << QPoint(0, 0) << 0 << 0 << 0;
        QTest::newRow("inside") << QPoint(35, 21) << QPoint(2, 2) << QPoint(3, 5) << 83 << 2 << 19;
        QTest::newRow("end of a row") << QPoint(31, 8) << QPoint(1, 1) << QPoint(15, 0) << 15 << 0 << 15;
        QTest::newRow("last") << QPoint(63, 47) << QPoint(3, 5) << QPoint(15, 7) << 127 << 3 << 31;
    }
    void saysWhichThreadWritesAPixel()
    {
        QFETCH(QPoint, pixel);
        QFETCH(QPoint, block);
        QFETCH(QPoint, thread);
        m_canvas->pin(pixel);
        const auto inspection = m_canvas->inspection();
        QVERIFY(inspection && inspection->block && inspection->thread);
        QVERIFY(inspection->isPinned);
        QCOMPARE(inspection->block->index, block);
        QCOMPARE(inspection->thread->index, thread);
        QTEST(inspection->thread->number, "number");
        QTEST(inspection->thread->warp, "warp");
        QTEST(inspection->thread->lane, "lane");
    }

    void namesNoThreadWhereOneWritesSeveralPixels()
    {
        const auto report = testReport(numbered(64, 48), {16, 8}, 1);
        report->geometry.blockWidth = 32; // two pixels for each thread
        m_canvas->setReport(report);
        m_canvas->pin(QPoint(40, 9));
        const auto inspection = m_canvas->inspection();
        QCOMPARE(inspection->block->index, QPoint(1, 1));
        QVERIFY(!inspection->thread);
    }

    /// While a lesson asks: the source's values and places stay, those of the result and the blocks' figures do not.
    void aVeilHidesWhatTheRunShows()
    {
        QSignalSpy hovered(m_canvas.get(), &Canvas::pixelHovered);
        send(*m_canvas, QEvent::MouseMove, at(35, 21), Qt::NoModifier);
        const QString before = hovered.back().front().toString();
        QVERIFY2(before.contains(QStringLiteral("result")), qPrintable(before));
        const QString caption = m_canvas->caption().text();
        QVERIFY2(caption.contains(QStringLiteral("18×10 read for 16×8 written")), qPrintable(caption));
        m_canvas->setZoom(40 * m_canvas->devicePixelRatioF()); // values are written in the pixels, warps numbered
        const QImage open = m_canvas->grabView();
        m_canvas->pin(QPoint(35, 21));

        m_canvas->setVeiled(true);
        const QString veiled = hovered.back().front().toString();
        QVERIFY2(veiled.contains(QStringLiteral("source")) && !veiled.contains(QStringLiteral("result")),
                 qPrintable(veiled));
        QVERIFY2(!m_canvas->caption().text().contains(QRegularExpression(QStringLiteral("\\d"))),
                 qPrintable(m_canvas->caption().text()));
        QVERIFY(m_canvas->inspection()->source && !m_canvas->inspection()->result);
        m_canvas->pin({});
        QVERIFY(m_canvas->grabView() != open);

        m_canvas->setVeiled(false);
        QCOMPARE(m_canvas->caption().text(), caption);
        QCOMPARE(m_canvas->grabView(), open);
    }

    void readsBeforeAfterReferenceAndDifference()
    {
        const auto report = testReport(numbered(64, 48), {16, 16}, 1);
        Image reference = *report->picture;
        reference.row<std::uint8_t>(3)[7] = 40;
        report->reference = std::make_shared<const Image>(reference);
        m_canvas->setReport(report);
        m_canvas->pin(QPoint(7, 3));
        const auto inspection = m_canvas->inspection();
        QCOMPARE(inspection->source, grey(37));
        QCOMPARE(inspection->result, grey(37));
        QCOMPARE(inspection->reference, grey(40));
        QCOMPARE(inspection->difference, grey(-3));
    }

    void readsColoursAndFloats()
    {
        const ImagePtr colours = testPicture(64, 48, PixelFormat::Rgb8),
                       floats = testPicture(64, 48, PixelFormat::Float32);
        show(colours, testReport(floats, {16, 16}, 2));
        m_canvas->pin(QPoint(9, 5));
        const auto* pixel = colours->row<std::uint8_t>(5) + 9 * 3;
        const auto inspection = m_canvas->inspection();
        QCOMPARE(inspection->source,
                 (PixelValue{PixelFormat::Rgb8, {double(pixel[0]), double(pixel[1]), double(pixel[2])}}));
        QCOMPARE(inspection->result, (PixelValue{PixelFormat::Float32, {double(floats->row<float>(5)[9])}}));
        QVERIFY(!inspection->difference);
    }

    void showsWhatTheThreadReads_data()
    {
        QTest::addColumn<std::string>("border");
        QTest::addColumn<QString>("above"); // in the row above the picture
        QTest::addColumn<QString>("first"); // in its first row
        QTest::newRow("none") << std::string() << "0* 0* 0* 0* 1* 2* 3*"
                              << "0* 0* 0* 0 1 2 3";
        QTest::newRow("replicate") << std::string("replicate") << "0* 0* 0* 0* 1* 2* 3*"
                                   << "0* 0* 0* 0 1 2 3";
        QTest::newRow("zero") << std::string("zero") << "0* 0* 0* 0* 0* 0* 0*"
                              << "0* 0* 0* 0 1 2 3";
        QTest::newRow("mirror") << std::string("mirror") << "13* 12* 11* 10* 11* 12* 13*"
                                << "3* 2* 1* 0 1 2 3";
    }
    void showsWhatTheThreadReads()
    {
        QFETCH(std::string, border);
        QFETCH(QString, first);
        const auto report = testReport(numbered(64, 48), {16, 16}, 1);
        if (!border.empty())
            report->recipe.parameters["border"] = border;
        m_canvas->setReport(report);
        m_canvas->pin(QPoint(0, 0));
        const PixelNeighbourhood around = m_canvas->inspection()->around;
        QCOMPARE(around.area, QRect(-3, -3, 7, 7));
        QCOMPARE(around.footprint, QRect(-1, -1, 3, 3));
        QVERIFY(around.isClamped());
        QTEST(row(around, -1), "above");
        QCOMPARE(row(around, 0), first);
        m_canvas->pin(QPoint(1, 1));
        QVERIFY(!m_canvas->inspection()->around.isClamped());
    }

    void showsNoMoreThanTheMiddleOfALargeWindow()
    {
        m_canvas->setReport(testReport(numbered(64, 48), {16, 16}, 20));
        m_canvas->pin(QPoint(30, 24));
        const PixelNeighbourhood around = m_canvas->inspection()->around;
        QCOMPARE(around.area, QRect(23, 17, 15, 15));
        QCOMPARE(around.footprint, QRect(10, 4, 41, 41));
    }

    void mirrorsAsOftenAsIsNeeded()
    {
        QCOMPARE(pixelReadFor({-5, 9}, {3, 1}, Outside::Mirror), QPoint(1, 0)); // c b a b c b|a b c
        QCOMPARE(pixelReadFor({7, 0}, {3, 2}, Outside::Mirror), QPoint(1, 0));
        QVERIFY(!pixelReadFor({-1, 0}, {3, 3}, Outside::Zero));
        QCOMPARE(pixelReadFor({-1, 8}, {3, 3}, Outside::Nearest), QPoint(0, 2));
    }

    void aPictureOfOnePixel()
    {
        show(numbered(1, 1), testReport(numbered(1, 1), {16, 16}, 1));
        m_canvas->setInspecting(true);
        click(*m_canvas, {332, 252});
        QCOMPARE(m_canvas->scene().pinned, (PixelPlace{PictureSlot::Result, {0, 0}}));
        for (const Qt::Key key : {Qt::Key_Left, Qt::Key_Right, Qt::Key_Up, Qt::Key_Down})
            QTest::keyClick(m_canvas.get(), key);
        QCOMPARE(m_canvas->scene().pinned->pixel, QPoint(0, 0));
        QCOMPARE(row(m_canvas->inspection()->around, 0), QStringLiteral("0* 0* 0* 0 0* 0* 0*"));
        m_canvas->setDrawsLine(true);
        drag(*m_canvas, {300, 252}, {360, 252});
        QCOMPARE(m_canvas->scene().line->line, QLine(0, 0, 0, 0));
        QCOMPARE(m_canvas->profile()->pixels, std::vector<QPoint>{QPoint(0, 0)});
    }

    void aClickPinsOnlyWhileInspecting()
    {
        QSignalSpy changed(m_canvas.get(), &Canvas::inspectedChanged);
        click(*m_canvas, at(7, 3));
        QVERIFY(!m_canvas->scene().pinned);
        m_canvas->setInspecting(true);
        click(*m_canvas, at(7, 3));
        QCOMPARE(m_canvas->scene().pinned, (PixelPlace{PictureSlot::Result, {7, 3}}));
        QVERIFY(!changed.isEmpty());
        drag(*m_canvas, at(20, 20), at(30, 20)); // pans
        QCOMPARE(m_canvas->scene().pinned->pixel, QPoint(7, 3));
        click(*m_canvas, {2, 250}); // not beside the picture, which the drag moved
        m_canvas->fit();
        click(*m_canvas, {2, 2}); // beside it
        const QPoint kept = m_canvas->scene().pinned->pixel;
        mouse(*m_canvas, QEvent::MouseMove, at(40, 40));
        QCOMPARE(m_canvas->inspection()->place.pixel, kept);
        QTest::keyClick(m_canvas.get(), Qt::Key_Escape);
        QVERIFY(!m_canvas->scene().pinned);
        QCOMPARE(m_canvas->inspection()->place.pixel, QPoint(40, 40)); // the cursor's again
        QVERIFY(!m_canvas->inspection()->isPinned);
    }

    void arrowKeysMoveTheInspectedPixel()
    {
        m_canvas->pin(QPoint(20, 20));
        QTest::keyClick(m_canvas.get(), Qt::Key_Right);
        QTest::keyClick(m_canvas.get(), Qt::Key_Down, Qt::ShiftModifier);
        QCOMPARE(m_canvas->scene().pinned->pixel, QPoint(21, 30));
        QTest::keyClick(m_canvas.get(), Qt::Key_Left, Qt::ShiftModifier);
        QTest::keyClick(m_canvas.get(), Qt::Key_Up);
        QCOMPARE(m_canvas->scene().pinned->pixel, QPoint(11, 29));
        for (int i = 0; i < 9; ++i)
            QTest::keyClick(m_canvas.get(), Qt::Key_Left, Qt::ShiftModifier);
        QCOMPARE(m_canvas->scene().pinned->pixel, QPoint(0, 29)); // stays in the picture
        QCOMPARE(m_canvas->zoom(), 10.0);
        m_canvas->pin({});
        m_canvas->setInspecting(true);
        mouse(*m_canvas, QEvent::MouseMove, at(5, 6));
        QTest::keyClick(m_canvas.get(), Qt::Key_Right); // from the pixel under the cursor
        QCOMPARE(m_canvas->scene().pinned->pixel, QPoint(6, 6));
    }

    void theViewFollowsTheInspectedPixel()
    {
        m_canvas->goTo(QPoint(32, 24));
        QCOMPARE(m_canvas->zoom(), 40.0);
        QCOMPARE(m_canvas->seenResult().part, QRect(24, 18, 17, 13)); // 664/40 = 16.6, 504/40 = 12.6
        for (int i = 0; i < 20; ++i)
            QTest::keyClick(m_canvas.get(), Qt::Key_Right);
        QCOMPARE(m_canvas->scene().pinned->pixel, QPoint(52, 24));
        QVERIFY(m_canvas->seenResult().part.contains(QPoint(52, 24)));
        QVERIFY(!m_canvas->seenResult().part.contains(QPoint(32, 24)));
        QTest::keyClick(m_canvas.get(), Qt::Key_Down, Qt::ShiftModifier);
        QTest::keyClick(m_canvas.get(), Qt::Key_Down, Qt::ShiftModifier);
        QVERIFY(m_canvas->seenResult().part.contains(QPoint(52, 44)));
    }

    void goesOnlyToPixelsOfThePicture()
    {
        m_canvas->goTo(QPoint(64, 0));
        QVERIFY(!m_canvas->scene().pinned);
        m_canvas->goTo(QPoint(63, 47));
        QCOMPARE(m_canvas->scene().pinned->pixel, QPoint(63, 47));
        QVERIFY(m_canvas->seenResult().part.contains(QPoint(63, 47)));
        Canvas empty(noGl());
        empty.goTo(QPoint(0, 0));
        QVERIFY(!empty.scene().pinned);
        QCOMPARE(empty.shownSize(), QSize(0, 0));
    }

    void aResultWithPlacesOfItsOwn()
    {
        const ImagePtr matrix = testPicture(12, 12, PixelFormat::Float32); // such as a covariance matrix
        show(numbered(64, 48), testReport(matrix, {4, 4}, 0));
        m_canvas->pin(QPoint(9, 6));
        auto inspection = m_canvas->inspection();
        QCOMPARE(inspection->place.slot, PictureSlot::Result);
        QVERIFY(!inspection->source);
        QCOMPARE(inspection->result, (PixelValue{PixelFormat::Float32, {double(matrix->row<float>(6)[9])}}));
        QCOMPARE(inspection->block->index, QPoint(2, 1));
        QCOMPARE(inspection->around.slot, PictureSlot::Result);
        QVERIFY(inspection->around.footprint.isEmpty());
        QCOMPARE(m_canvas->seenSource().part, QRect(0, 0, 64, 48)); // whose coordinates are not shown

        m_canvas->setShow(ViewMode::Source); // the pin belongs to the result
        QCOMPARE(m_canvas->scene().pinned->slot, PictureSlot::Result);
        m_canvas->pin(QPoint(40, 40));
        inspection = m_canvas->inspection();
        QCOMPARE(inspection->source, grey(440 % 256));
        QVERIFY(!inspection->result && !inspection->block);
        QCOMPARE(inspection->around.slot, PictureSlot::Source);
    }

    void aPictureOpenedAnew()
    {
        m_canvas->pin(QPoint(40, 30));
        m_canvas->setLine(QLine(0, 0, 40, 30));
        const ImagePtr other = testPicture(64, 48, PixelFormat::Grey8);
        m_canvas->setSource(other); // of equal size: the places stay
        QCOMPARE(m_canvas->inspection()->source, grey(other->row<std::uint8_t>(30)[40]));
        QVERIFY(!m_canvas->inspection()->result);
        QCOMPARE(m_canvas->profile()->source.size(), std::size_t{41});
        m_canvas->setSource(numbered(65, 49));
        QVERIFY(!m_canvas->scene().pinned);
        QVERIFY(!m_canvas->scene().line);
        m_canvas->setSource(nullptr);
        QVERIFY(!m_canvas->inspection());
    }
};

TILESCOPE_TEST(CanvasInspectionTest, runWithWidgets)
#include "canvas_inspection_test.moc"
