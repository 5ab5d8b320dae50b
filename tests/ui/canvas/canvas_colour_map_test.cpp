#include "canvas_fixture.h"
#include "tests/ui/keep_libraries.h"
#include "tests/ui/test_program.h"
#include "ui/canvas/pictures/display_image.h"
#include "ui/canvas/pictures/display_range.h"

#include <cmath>
#include <limits>

using namespace canvas_fixture;

namespace
{

double light(int byte)
{
    const double encoded = byte / 255.0;
    return encoded <= 0.04045 ? encoded / 12.92 : std::pow((encoded + 0.055) / 1.055, 2.4);
}

/// Lightness L* of CIE 1976, from luminance: a different measure from the one that the maps are made with.
double lightness(QRgb colour)
{
    const double y = 0.2126 * light(qRed(colour)) + 0.7152 * light(qGreen(colour)) + 0.0722 * light(qBlue(colour));
    return y > 0.008856 ? 116 * std::cbrt(y) - 16 : 903.3 * y;
}

ImagePtr floats(const std::vector<float>& values)
{
    auto image = std::make_shared<Image>(static_cast<int>(values.size()), 1, PixelFormat::Float32);
    std::copy(values.begin(), values.end(), image->row<float>(0));
    return image;
}

constexpr float notANumber = std::numeric_limits<float>::quiet_NaN();
constexpr float infinity = std::numeric_limits<float>::infinity();

/// Waves from −3 to 5 with a region of NaN.
ImagePtr waves(int width, int height)
{
    auto image = std::make_shared<Image>(width, height, PixelFormat::Float32);
    for (int y = 0; y < height; ++y)
        for (int x = 0; x < width; ++x)
            image->row<float>(y)[x] =
                x / 20 == 3 && y / 20 == 2 ? notANumber : 1 + 4 * std::sin(static_cast<float>(x * y) / 900);
    return image;
}

} // namespace

class CanvasColourMapTest : public QObject
{
    Q_OBJECT

private slots:
    void lightnessRisesEvenly()
    {
        const ColourTable colours = colourTable(ColourMap::Sequential);
        const double whole = lightness(colours.back()) - lightness(colours.front());
        QVERIFY(whole > 75);
        for (std::size_t i = 16; i < colours.size(); i += 16) {
            const double step = lightness(colours[i]) - lightness(colours[i - 16]);
            QVERIFY2(step > 0.5 * whole / 16 && step < 1.5 * whole / 16, qPrintable(QString::number(step)));
        }
    }

    void divergesAlikeOnBothSides()
    {
        const ColourTable colours = colourTable(ColourMap::Diverging);
        for (std::size_t i = 0; i < 128; ++i) {
            const QRgb low = colours[i], high = colours[255 - i];
            QVERIFY(std::abs(lightness(low) - lightness(high)) < 5);
            if (i > 0)
                QVERIFY(lightness(low) >= lightness(colours[i - 1]) - 0.3);
            // Blue and yellow-brown are distinguishable with every common colour blindness.
            if (i < 112)
                QVERIFY(qBlue(low) > qRed(low) && qBlue(high) < qRed(high));
        }
        QVERIFY(lightness(colours[127]) > 95 && lightness(colours[128]) > 95);
    }

    void findsTheRange_data()
    {
        QTest::addColumn<ColourMap>("map");
        QTest::addColumn<bool>("automatic");
        QTest::addColumn<ImagePtr>("image");
        QTest::addColumn<float>("low");
        QTest::addColumn<float>("high");
        const ImagePtr image = floats({-2, 6, notANumber, infinity}), none;
        QTest::newRow("the picture's own") << ColourMap::Sequential << true << image << -2.0F << 6.0F;
        QTest::newRow("symmetric") << ColourMap::Diverging << true << image << -6.0F << 6.0F;
        QTest::newRow("given") << ColourMap::Diverging << false << image << -0.5F << 0.25F;
        QTest::newRow("one value") << ColourMap::Grey << true << floats({4, 4}) << 0.0F << 1.0F;
        QTest::newRow("only on the GPU") << ColourMap::Grey << true << none << 0.0F << 1.0F;
        QTest::newRow("only on the GPU, diverging") << ColourMap::Diverging << true << none << -1.0F << 1.0F;
        QTest::newRow("only on the GPU, given") << ColourMap::Grey << false << none << -0.5F << 0.25F;
    }
    void findsTheRange()
    {
        QFETCH(ColourMap, map);
        QFETCH(bool, automatic);
        QFETCH(ImagePtr, image);
        QFETCH(float, low);
        QFETCH(float, high);
        const DisplayRange range = displayRange({map, automatic, -0.5F, 0.25F, {}}, image.get());
        QCOMPARE(range.values.low, low);
        QCOMPARE(range.values.high, high);
        QCOMPARE(range.map, map);
    }

    void refusesAnUpsideDownRange()
    {
        const DisplayRange range = displayRange({ColourMap::Grey, false, 1, 1, {}}, nullptr);
        QVERIFY(range.values.low < range.values.high);
    }

    void paintsEveryValue()
    {
        const float most = std::numeric_limits<float>::max();
        const ImagePtr image = floats({-most, -1, 0, 1, most, notANumber, infinity, -infinity});
        const DisplayRange range = displayRange({ColourMap::Diverging, false, -1, 1, {}}, image.get());
        QVERIFY(range.values.hasNotANumber);
        const QImage shown = toDisplayImage(image, range);
        const ColourTable colours = colourTable(ColourMap::Diverging);
        const std::vector<QRgb> expected{colours[0],   colours[0],       colours[128], colours[255],
                                         colours[255], notANumberColour, colours[255], colours[0]};
        for (int x = 0; x < image->width(); ++x)
            QCOMPARE(shown.pixel(x, 0), expected[static_cast<std::size_t>(x)]);
        QVERIFY(toDisplayImage(floats({-most, most}), displayRange({}, floats({-most, most}).get())).isGrayscale());
    }

    void theValuesBelowAScaleStandApart_data()
    {
        QTest::addColumn<float>("low");
        QTest::addColumn<float>("high");
        QTest::addColumn<int>("groups");
        QTest::newRow("narrow") << 0.0F << 255.0F << 3;
        QTest::newRow("wide") << -4.32e8F << 0.0F << 2;
        QTest::newRow("wide at both ends") << -4.32e-28F << 1.23e-28F << 2;
    }
    /// Seen as groups of columns with letters, with a gap between them that is wider than one between letters.
    void theValuesBelowAScaleStandApart()
    {
        QFETCH(float, low);
        QFETCH(float, high);
        QFETCH(int, groups);
        Canvas canvas(noGl());
        QVERIFY(open(canvas, {640, 480}));
        canvas.setSource(testPicture(300, 220, PixelFormat::Rgb8));
        auto picture = std::make_shared<Image>(300, 220, PixelFormat::Float32);
        std::fill_n(picture->row<float>(0), 300, low);
        for (int y = 1; y < 220; ++y)
            std::fill_n(picture->row<float>(y), 300, high); // light beside the dark plate
        canvas.setReport(testReport(picture, {32, 32}, 0));
        canvas.setZoom(4); // the picture leaves no room beside it
        Canvas::Overlays overlays = noOverlays();
        overlays.scale = true;
        canvas.setOverlays(overlays);
        const QImage shown = canvas.grab().toImage();
        constexpr int margin = 12, padding = 10;
        const int bottom = canvas.height() - margin - padding, top = bottom - canvas.fontMetrics().height() + 2;
        const auto lightness = [&](int x, int y) { return qGray(shown.pixel(x, y)); };
        const int plate = lightness(margin + 4, bottom);
        int found = 0, blank = padding;
        for (int x = margin + 4; x < canvas.width() && lightness(x, bottom + padding / 2) <= plate + 20; ++x) {
            bool hasLetter = false;
            for (int y = top; y < bottom; ++y)
                hasLetter |= lightness(x, y) > plate + 60;
            found += hasLetter && blank > 5 ? 1 : 0;
            blank = hasLetter ? 0 : blank + 1;
        }
        QCOMPARE(found, groups);
    }

    void openGlShowsTheSame_data()
    {
        QTest::addColumn<ColourMap>("map");
        QTest::newRow("grey") << ColourMap::Grey;
        QTest::newRow("sequential") << ColourMap::Sequential;
        QTest::newRow("diverging") << ColourMap::Diverging;
    }
    void openGlShowsTheSame()
    {
        const GlProbe probe = probeGl();
        if (!probe.usable)
            QSKIP(qPrintable(probe.reason));
        QFETCH(ColourMap, map);
        const auto seen = [map](const GlProbe& wanted) {
            Canvas canvas(wanted);
            if (!open(canvas, {400, 300}))
                return QImage();
            canvas.setOverlays(noOverlays());
            const auto report = testReport(waves(180, 120), {16, 16}, 0);
            report->display.map = map;
            canvas.setReport(testReport(testPicture(180, 120, PixelFormat::Rgb8), {16, 16}, 0));
            canvas.setReport(report);
            canvas.setZoom(2);
            return canvas.grabView();
        };
        const QImage gl = seen(probe), painted = seen(noGl());
        QVERIFY(differingFraction(gl, painted, 4) < 0.0005);
        QSet<QRgb> colours;
        for (int y = 0; y < gl.height(); ++y)
            for (int x = 0; x < gl.width(); ++x)
                colours << (gl.pixel(x, y) | 0xff000000);
        QVERIFY(colours.size() > 150);
        QVERIFY(colours.contains(notANumberColour));
    }

    void cleanupTestCase() { keepLibraries(); }
};

TILESCOPE_TEST(CanvasColourMapTest, runWithOpenGl)
#include "canvas_colour_map_test.moc"
