#include "canvas_fixture.h"

#include <QDir>
#include <QFile>

using namespace canvas_fixture;

/// The overlays as they were when a person last looked at them. TILESCOPE_WRITE_GOLDEN=1 writes tests/data/golden anew:
/// look at the pictures before they are committed.
class CanvasGoldenTest : public QObject
{
    Q_OBJECT

private slots:
    void looksAsBefore_data()
    {
        QTest::addColumn<BlockSize>("block");
        QTest::addColumn<int>("halo");
        QTest::addColumn<double>("zoom");
        QTest::addColumn<QPointF>("pan");
        QTest::addColumn<QPointF>("cursor");
        const QPointF nowhere(-1, -1), middle(320, 240);
        QTest::newRow("grid") << BlockSize{16, 16} << 1 << 2.0 << QPointF() << nowhere;
        QTest::newRow("grid_faint") << BlockSize{8, 8} << 1 << 1.0 << QPointF() << nowhere;
        QTest::newRow("block_in_the_middle") << BlockSize{16, 16} << 3 << 6.0 << QPointF() << middle;
        QTest::newRow("block_at_the_corner") << BlockSize{16, 16} << 4 << 8.0 << QPointF(1e5, 1e5) << QPointF(360, 290);
        QTest::newRow("block_overhanging") << BlockSize{32, 8} << 2 << 8.0 << QPointF(-1e5, -1e5) << QPointF(310, 235);
        QTest::newRow("warps") << BlockSize{17, 3} << 2 << 26.0 << QPointF() << middle;
        QTest::newRow("large_pixels") << BlockSize{8, 8} << 1 << 40.0 << QPointF() << middle;
    }

    void looksAsBefore()
    {
        QFETCH(BlockSize, block);
        QFETCH(int, halo);
        QFETCH(double, zoom);
        QFETCH(QPointF, pan);
        QFETCH(QPointF, cursor);
        Canvas canvas(noGl());
        canvas.setFont(QFont(QStringLiteral("DejaVu Sans"), 9));
        QVERIFY(open(canvas, {640, 480}));
        canvas.setSource(testPicture(300, 220, PixelFormat::Rgb8));
        canvas.setReport(testReport(testPicture(300, 220, PixelFormat::Grey8), block, halo));
        canvas.setZoom(zoom);
        mouse(canvas, QEvent::MouseButtonPress, {0, 0}, Qt::LeftButton);
        mouse(canvas, QEvent::MouseMove, pan, Qt::LeftButton);
        mouse(canvas, QEvent::MouseButtonRelease, pan, Qt::LeftButton);
        mouse(canvas, QEvent::MouseMove, cursor);

        const QImage seen = canvas.grabView();
        const QString file = QStringLiteral(TILESCOPE_TEST_DATA "/golden/canvas_%1.png").arg(QTest::currentDataTag());
        if (qEnvironmentVariableIsSet("TILESCOPE_WRITE_GOLDEN")) {
            QDir().mkpath(QStringLiteral(TILESCOPE_TEST_DATA "/golden"));
            QVERIFY(seen.convertToFormat(QImage::Format_RGB32).save(file));
            return;
        }
        // Letters are drawn a little differently from machine to machine; they cover about a hundredth of the picture.
        const double differing = differingFraction(seen, QImage(file), 24);
        if (differing > 0.01)
            seen.save(QDir::temp().filePath(QStringLiteral("canvas_%1.png").arg(QTest::currentDataTag())));
        QVERIFY2(differing <= 0.01,
                 qPrintable(QStringLiteral("%1 of the pixels differ from %2").arg(differing).arg(file)));
    }
};

int main(int argc, char** argv)
{
    qputenv("QT_QPA_PLATFORM", "offscreen"); // the same fonts and scale under any display
    QApplication application(argc, argv);
    QTEST_SET_MAIN_SOURCE_PATH
    CanvasGoldenTest test;
    return QTest::qExec(&test, argc, argv);
}
#include "canvas_golden_test.moc"
