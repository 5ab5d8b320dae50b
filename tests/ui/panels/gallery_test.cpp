#include "tests/ui/test_program.h"
#include "ui/parts/charts/series_chart.h"
#include "ui/values/gallery_panel.h"
#include "ui/values/thumbnail.h"

#include <QStandardItemModel>
#include <QtTest>

using namespace tilescope;

namespace
{

ImagePtr floats(int width, int height, const std::vector<float>& values)
{
    auto image = std::make_shared<Image>(width, height, PixelFormat::Float32);
    for (int y = 0; y < height; ++y)
        for (int x = 0; x < width; ++x)
            image->row<float>(y)[x] = values[static_cast<std::size_t>(y * width + x)];
    return image;
}

Report settled()
{
    Report made;
    made.recipe.operation = "covariance";
    made.check = CheckReport{};
    made.annotations.gallery = {{Message("Mean"), floats(2, 1, {0, 255})},
                                {Message("Eigen-image 1"), floats(2, 1, {-1, 1})}};
    made.annotations.series = {{"Spectrum", "index", "variance", {100, 10, 0, -1, 1}, true}};
    made.annotations.facts = {{"CGMA", "op/B", "Operations a byte", 2}};
    return made;
}

bool isGrey(const QImage& image)
{
    for (int y = 0; y < image.height(); ++y)
        for (int x = 0; x < image.width(); ++x)
            if (!qIsGray(image.pixel(x, y)))
                return false;
    return true;
}

} // namespace

class GalleryTest : public QObject
{
    Q_OBJECT

private slots:
    void picturesAreCrispAndNegativeOnesTwoHues()
    {
        const QImage mean = thumbnail(floats(2, 1, {0, 255}), 100);
        QCOMPARE(mean.size(), QSize(100, 50));
        QVERIFY(isGrey(mean));
        QCOMPARE(mean.pixelColor(49, 10), QColor(Qt::black)); // no blending at the edge between two pixels
        QCOMPARE(mean.pixelColor(50, 10), QColor(Qt::white));
        QVERIFY(!isGrey(thumbnail(floats(2, 1, {-1, 1}), 100)));
        QCOMPARE(thumbnail(floats(3, 3, std::vector<float>(9, 1)), 100).size(), QSize(99, 99));
        QCOMPARE(thumbnail(std::make_shared<Image>(400, 100, PixelFormat::Rgb8), 100).size(), QSize(100, 25));
        QVERIFY(thumbnail(nullptr, 100).isNull());
    }

    void picturesAndFactsAreNamed()
    {
        GalleryPanel panel;
        panel.setReport(settled());
        const QStandardItemModel &pictures = panel.pictures(), &facts = panel.facts();
        QCOMPARE(pictures.rowCount(), 2);
        QCOMPARE(pictures.index(1, 0).data().toString(), QStringLiteral("Eigen-image 1"));
        QCOMPARE(facts.index(0, 0).data().toString(), QStringLiteral("CGMA"));
        QCOMPARE(facts.index(0, 1).data().toString(), QStringLiteral("2"));
        QCOMPARE(facts.index(0, 2).data().toString(), QStringLiteral("op/B"));
        QVERIFY(facts.index(0, 0).data(Qt::ToolTipRole).toString().contains("Operations a byte"));
        QVERIFY(pictures.index(0, 0).data(Qt::ToolTipRole).toString().contains("2 × 1 pixels"));
        QCOMPARE(pictures.index(0, 0).data(Qt::DecorationRole).value<QImage>(),
                 thumbnail(settled().annotations.gallery[0].image, 112));
    }

    void aLogarithmicCurveLeavesOutWhatHasNoLogarithm()
    {
        SeriesChart chart;
        chart.setSeries(settled().annotations.series);
        QVERIFY(chart.isLogarithmic());
        QCOMPARE(chart.pointCount(), 3);
        chart.setSeries({{"", "", "", {1, 0, -1}, false}});
        QVERIFY(!chart.isLogarithmic());
        QCOMPARE(chart.pointCount(), 3);
        chart.setSeries({});
        QCOMPARE(chart.pointCount(), 0);
    }

    void aLiveRunLeavesWhatTheSettledOneBrought()
    {
        GalleryPanel panel;
        QVERIFY(panel.isEmpty());
        panel.setReport(settled());
        QVERIFY(!panel.isEmpty());
        Report live = settled();
        live.check.reset();
        live.annotations = {};
        live.annotations.facts = {{"CGMA", "op/B", "", 4}};
        panel.setReport(live);
        QCOMPARE(panel.pictures().rowCount(), 2);
        QCOMPARE(panel.facts().index(0, 1).data().toString(), QStringLiteral("4"));
    }

    void anotherOperationEmptiesIt()
    {
        GalleryPanel panel;
        panel.setReport(settled());
        Report other;
        other.recipe.operation = "sobel";
        panel.setReport(other);
        QVERIFY(panel.isEmpty());
        QCOMPARE(panel.chart().pointCount(), 0);
    }
};

TILESCOPE_TEST(GalleryTest, runWithWidgets)
#include "gallery_test.moc"
