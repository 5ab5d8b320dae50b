#include "inspection_fixture.h"
#include "tests/ui/test_program.h"

#include <cmath>
#include <limits>

using namespace inspection_fixture;

/// Values written into the pixels.
class CanvasValuesTest : public QObject, private ShownCanvas
{
    Q_OBJECT

private slots:
    void init() { showNumbered(); }
    void cleanup() { m_canvas.reset(); }

    void valuesAreWrittenWhereTheyCanBeRead_data()
    {
        QTest::addColumn<PixelFormat>("format");
        QTest::addColumn<double>("from"); // view units a pixel
        QTest::newRow("grey") << PixelFormat::Grey8 << 18.88;
        QTest::newRow("RGB") << PixelFormat::Rgb8 << 28.88;
        QTest::newRow("float") << PixelFormat::Float32 << 33.76;
    }
    void valuesAreWrittenWhereTheyCanBeRead()
    {
        QFETCH(PixelFormat, format);
        QFETCH(double, from);
        const auto writes = [this](double zoom) {
            m_canvas->setZoom(zoom);
            Canvas::Overlays overlays = noOverlays();
            m_canvas->setOverlays(overlays);
            const QImage without = m_canvas->grabView();
            overlays.values = true;
            m_canvas->setOverlays(overlays);
            return m_canvas->grabView() != without;
        };
        show(testPicture(64, 48, format), testReport(testPicture(64, 48, format), {16, 16}, 1));
        QVERIFY(!writes(from - 0.2));
        QVERIFY(writes(from + 0.2));
    }

    void valuesAreLegibleOnAnyColour()
    {
        const auto luminance = [](QColor colour) {
            const auto linear = [](double c) { return c <= 0.04045 ? c / 12.92 : std::pow((c + 0.055) / 1.055, 2.4); };
            return 0.2126 * linear(colour.redF()) + 0.7152 * linear(colour.greenF()) + 0.0722 * linear(colour.blueF());
        };
        for (int red = 0; red < 256; red += 15)
            for (int green = 0; green < 256; green += 15)
                for (int blue = 0; blue < 256; blue += 15) {
                    const double ground = luminance({red, green, blue}),
                                 text = luminance(textColourOn({red, green, blue}));
                    const double contrast = (std::max(ground, text) + 0.05) / (std::min(ground, text) + 0.05);
                    QVERIFY2(contrast >= 4.5, qPrintable(QStringLiteral("%1 %2 %3").arg(red).arg(green).arg(blue)));
                }
    }

    void whatIsNoNumberEqualsItself()
    {
        const PixelValue none{PixelFormat::Float32, {std::numeric_limits<double>::quiet_NaN()}};
        QCOMPARE(none, none);
        QCOMPARE(toText(none), QStringLiteral("nan"));
        QCOMPARE(toText(PixelValue{PixelFormat::Float32, {double(0.1F)}}, exactDigits), QStringLiteral("0.100000001"));
    }
};

TILESCOPE_TEST(CanvasValuesTest, runWithWidgets)
#include "canvas_values_test.moc"
