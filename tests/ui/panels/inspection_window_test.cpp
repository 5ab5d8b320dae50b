#include "tests/ui/window_fixture.h"
#include "ui/canvas/pictures/line_profile.h"
#include "ui/canvas/pictures/pixel_inspection.h"
#include "ui/canvas/scene.h"
#include "ui/counters/counters_panel.h"
#include "ui/pixel/go_to_pixel.h"
#include "ui/pixel/inspector_panel.h"
#include "ui/pixel/neighbourhood_view.h"
#include "ui/runs/runs_panel.h"
#include "ui/settings/settings_panel.h"
#include "ui/shell/window_actions.h"
#include "ui/values/gallery_panel.h"
#include "ui/values/histogram_panel.h"
#include "ui/values/profile_panel.h"
#include "ui/values/values_panel.h"

#include <QAction>
#include <QLineEdit>
#include <QMouseEvent>
#include <QScrollArea>
#include <QSignalSpy>
#include <QToolButton>
#include <qcustomplot.h>

using namespace tilescope;
using namespace tilescope::test;

namespace
{

const QString board = QStringLiteral("sample:board@160x120");

bool isInFront(const QWidget& panel) { return !panel.visibleRegion().isEmpty(); }

void send(Canvas& canvas, QEvent::Type type, QPointF at, Qt::KeyboardModifiers modifiers = Qt::NoModifier)
{
    const Qt::MouseButton changed = type == QEvent::MouseMove ? Qt::NoButton : Qt::LeftButton;
    const Qt::MouseButtons held = type == QEvent::MouseButtonRelease ? Qt::NoButton : Qt::LeftButton;
    QMouseEvent event(type, at, canvas.mapToGlobal(at), changed, held, modifiers);
    QApplication::sendEvent(&canvas, &event);
}

double mean(const Image& image)
{
    double sum = 0;
    for (int y = 0; y < image.height(); ++y)
        for (int x = 0; x < image.width(); ++x)
            sum += image.row<std::uint8_t>(y)[x];
    return sum / (static_cast<double>(image.width()) * image.height());
}

} // namespace

/// The Inspector, Go to pixel, the histogram and the line profile in a complete window.
class InspectionWindowTest : public QObject
{
    Q_OBJECT

private:
    QTemporaryDir m_folder;

    WindowOptions options(const std::string& operation = "sobel", const QString& image = board) const
    {
        WindowOptions made = windowOptions(m_folder, image);
        Recipe recipe;
        recipe.operation = operation;
        if (operation == "template_matching")
            recipe.strategy = "texture_constant";
        else if (operation == "covariance")
            recipe.strategy = "global";
        recipe.block = operation == "covariance" ? BlockSize{8, 8} : BlockSize{16, 8};
        made.recipe = recipe;
        return made;
    }

    static QLineEdit& openGoTo(MainWindow& window)
    {
        QTest::keyClick(&window, Qt::Key_G, Qt::ControlModifier);
        return window.findChild<GoToPixel*>()->field();
    }

    static void goTo(MainWindow& window, const QString& text)
    {
        QLineEdit& field = openGoTo(window);
        QTest::keyClicks(&field, text);
        QTest::keyClick(&field, Qt::Key_Return);
    }

private slots:
    void init() { QFile::remove(options().preferencesFile); }

    void aKeyShowsTheInspectorAndPutsItAway()
    {
        MainWindow window(options());
        showActive(window);
        auto& panel = panelOf<InspectorPanel>(window);
        QVERIFY(isInFront(panelOf<RunsPanel>(window)));
        QTest::keyClick(&window, Qt::Key_I);
        QTRY_VERIFY(isInFront(panel));
        QVERIFY(window.parts().actions.inspect->isChecked());
        QTest::keyClick(&window, Qt::Key_I);
        QTRY_VERIFY(isInFront(panelOf<RunsPanel>(window))); // the tab that was in front before
        QVERIFY(!window.parts().actions.inspect->isChecked());
    }

    void aKeyOfAPageReturnsToThePageBefore()
    {
        MainWindow window(options());
        showActive(window);
        const auto& actions = window.parts().actions;
        window.parts().docks.show(profilePanel);
        QTRY_VERIFY(isInFront(panelOf<ProfilePanel>(window)));
        QTest::keyClick(&window, Qt::Key_H);
        QTRY_VERIFY(isInFront(panelOf<HistogramPanel>(window)));
        QVERIFY(!isInFront(panelOf<ProfilePanel>(window)));
        QVERIFY(actions.histogram->isChecked());
        QTest::keyClick(&window, Qt::Key_H);
        QTRY_VERIFY(isInFront(panelOf<ProfilePanel>(window)));
        QVERIFY(!actions.histogram->isChecked());
    }

    void theInspectorShowsThePinnedPixel()
    {
        MainWindow window(options());
        showActive(window);
        waitForReport(window, board);
        QTest::keyClick(&window, Qt::Key_I);
        auto& panel = panelOf<InspectorPanel>(window);
        QTRY_VERIFY(isInFront(panel));
        goTo(window, QStringLiteral("120, 45"));
        QCOMPARE(panel.value(QStringLiteral("Pixel")), QStringLiteral("(120, 45), pinned"));
        const Report& report = *window.parts().run.report();
        QCOMPARE(panel.value(QStringLiteral("Source")),
                 toText(*valueAt(window.parts().session.image().get(), {120, 45})));
        const QString result = QString::number(report.picture->row<std::uint8_t>(45)[120]);
        QCOMPARE(panel.value(QStringLiteral("Result")), result);
        QCOMPARE(panel.value(QStringLiteral("Reference")), result);
        QCOMPARE(panel.value(QStringLiteral("Result − reference")), QStringLiteral("0"));
        QCOMPARE(panel.value(QStringLiteral("Block")), QStringLiteral("(7, 5) of 16×8 threads"));
        QCOMPARE(panel.value(QStringLiteral("Thread")), QStringLiteral("(8, 5), number 88"));
        QCOMPARE(panel.value(QStringLiteral("Warp")), QStringLiteral("2, lane 24"));
        QCOMPARE(panel.value(QStringLiteral("Halo reads")), QStringLiteral("3×3 pixels, all inside the image"));
        QCOMPARE(panel.neighbourhood().neighbourhood().area, QRect(117, 42, 7, 7));

        goTo(window, QStringLiteral("(159 119)"));
        QCOMPARE(panel.value(QStringLiteral("Halo reads")),
                 QStringLiteral("3×3 pixels, partly outside the image (1 column to the right, 1 row below): clamped to "
                                "the nearest pixel"));
        QTest::keyClick(&window.parts().canvas, Qt::Key_Left);
        QCOMPARE(panel.value(QStringLiteral("Pixel")), QStringLiteral("(158, 119), pinned"));
        panel.findChild<QToolButton*>()->click(); // unpin
        QVERIFY(!window.parts().canvas.scene().pinned);
    }

    void theDigitsOfAFloatAreWholeInASmallWindow()
    {
        WindowOptions small = options("template_matching");
        small.size = QSize(1366, 768);
        MainWindow window(small);
        showActive(window);
        waitForReport(window, board);
        window.parts().actions.layouts.at(LayoutName::Inspect)->trigger();
        goTo(window, QStringLiteral("100 50"));
        const auto& panel = panelOf<InspectorPanel>(window);
        QTRY_VERIFY(isInFront(panel) && panel.value(QStringLiteral("Result")).size() > 8);
        const auto* const area = panel.findChild<QScrollArea*>();
        QTRY_VERIFY2(area->widget()->width() <= area->viewport()->width(),
                     qPrintable(QStringLiteral("%1 of %2: %3")
                                    .arg(area->viewport()->width())
                                    .arg(area->widget()->width())
                                    .arg(panel.value(QStringLiteral("Result")))));
    }

    void goToPixelSaysWhatWouldWork_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("problem");
        QTest::newRow("nothing") << QString() << "Two whole numbers, column and row: 0, 0 to 159, 119.";
        QTest::newRow("words") << "middle"
                               << "Two whole numbers, column and row: 0, 0 to 159, 119.";
        QTest::newRow("three") << "1, 2, 3"
                               << "Two whole numbers, column and row: 0, 0 to 159, 119.";
        QTest::newRow("fractions") << "1.5, 2"
                                   << "Two whole numbers, column and row: 0, 0 to 159, 119.";
        QTest::newRow("column") << "160, 0"
                                << "The column must be from 0 to 159.";
        QTest::newRow("negative") << "-1, 0"
                                  << "The column must be from 0 to 159.";
        QTest::newRow("row") << "0 120"
                             << "The row must be from 0 to 119.";
        QTest::newRow("too long") << "99999999999999999999, 0"
                                  << "The column must be from 0 to 159.";
        QTest::newRow("good") << "0,119"
                              << "";
        QTest::newRow("good, with a cross") << " 159x0 "
                                            << "";
        QTest::newRow("good, in brackets") << "( 3 ; 4 )"
                                           << "";
    }
    void goToPixelSaysWhatWouldWork()
    {
        QFETCH(QString, text);
        QFETCH(QString, problem);
        const auto found = pixelFromText(text, {160, 120});
        QCOMPARE(std::holds_alternative<QString>(found) ? std::get<QString>(found) : QString(), problem);
    }

    void goToPixelIsAFieldOverThePicture()
    {
        QCOMPARE(std::get<QString>(pixelFromText(QStringLiteral("1, 0"), {1, 1})),
                 QStringLiteral("The only column is 0."));
        QCOMPARE(std::get<QString>(pixelFromText(QStringLiteral("0, 0"), {})),
                 QStringLiteral("There is no image yet."));
        MainWindow window(options());
        showActive(window);
        waitForReport(window, board);
        auto* goToField = window.findChild<GoToPixel*>();
        QVERIFY(!goToField->isVisible());
        QLineEdit& field = openGoTo(window);
        QVERIFY(goToField->isVisible());
        QTest::keyClicks(&field, QStringLiteral("400, 2"));
        QTest::keyClick(&field, Qt::Key_Return);
        QVERIFY(goToField->isVisible());
        QCOMPARE(goToField->problem(), QStringLiteral("The column must be from 0 to 159."));
        QVERIFY(!window.parts().canvas.scene().pinned);
        QTest::keyClicks(&field, QStringLiteral("100, 2")); // the wrong text is selected and is overtyped
        QCOMPARE(field.text(), QStringLiteral("100, 2"));
        QCOMPARE(goToField->problem(), QString());
        QTest::keyClick(&field, Qt::Key_Return);
        QVERIFY(!goToField->isVisible());
        QCOMPARE(window.parts().canvas.scene().pinned->pixel, QPoint(100, 2));
        QVERIFY(window.parts().canvas.zoom() >= 32);
        QTest::keyClick(&openGoTo(window), Qt::Key_Escape);
        QVERIFY(!goToField->isVisible());
    }

    void theHistogramFollowsTheView()
    {
        MainWindow window(options());
        showActive(window);
        waitForReport(window, board);
        auto& panel = panelOf<HistogramPanel>(window);
        QVERIFY(!panel.histograms()[0]); // nothing is counted while the panel is hidden
        QTest::keyClick(&window, Qt::Key_H);
        QTRY_VERIFY(panel.histograms()[0] && panel.histograms()[1]);
        QVERIFY(isInFront(panel));
        QCOMPARE(panel.histograms()[0]->area, (PixelArea{0, 0, 160, 120}));
        QCOMPARE(panel.histograms()[1]->channels.size(), std::size_t{1});
        QCOMPARE(panel.histograms()[1]->channels[0].mean, mean(*window.parts().run.report()->picture));
        const int figures = panel.rowCount();
        QCOMPARE(panel.cell(figures - 1, 0), QStringLiteral("Result"));
        QCOMPARE(panel.cell(figures - 1, 3), QString::number(mean(*window.parts().run.report()->picture), 'g', 7));

        window.parts().canvas.goTo(QPoint(80, 60));
        const QRect part = window.parts().canvas.seenResult().part;
        QVERIFY(part.width() < 160);
        QTRY_COMPARE(panel.histograms()[1]->area, (PixelArea{part.x(), part.y(), part.width(), part.height()}));
        QCOMPARE(panel.chart().markCount(), figures); // a line for each channel, at the pinned pixel's values
        QVERIFY(panel.caption().startsWith(QStringLiteral("In view")));
        for (auto* button : panel.findChildren<QToolButton*>())
            if (button->text() == QStringLiteral("Whole image") || button->text() == QStringLiteral("Logarithmic"))
                button->click();
        QTRY_COMPARE(panel.histograms()[1]->area, (PixelArea{0, 0, 160, 120}));
        QVERIFY(panel.chart().isLogarithmic());
        QVERIFY(panel.plot().graphCount() == figures);
    }

    void theHistogramOfAFloatResult()
    {
        MainWindow window(options("template_matching"));
        showActive(window);
        waitForReport(window, board);
        auto& panel = panelOf<HistogramPanel>(window);
        window.parts().actions.histogram->trigger();
        QTRY_VERIFY(panel.histograms()[1]);
        const ChannelHistogram& channel = panel.histograms()[1]->channels.at(0);
        QCOMPARE(panel.histograms()[1]->format, PixelFormat::Float32);
        QCOMPARE(channel.maximum, 1.0); // at the template's own place
        QVERIFY(channel.minimum >= -1 && channel.minimum < 0);
        QCOMPARE(channel.count, std::uint64_t{160 * 120});
    }

    void aLineBringsItsProfileToTheFront()
    {
        MainWindow window(options());
        showActive(window);
        waitForReport(window, board);
        auto& canvas = window.parts().canvas;
        auto& panel = panelOf<ProfilePanel>(window);
        canvas.setZoom(4);
        const QPointF from(canvas.width() / 2.0 - 100, canvas.height() / 2.0), to = from + QPointF(200, 0);
        send(canvas, QEvent::MouseButtonPress, from, Qt::AltModifier);
        send(canvas, QEvent::MouseMove, to, Qt::AltModifier);
        send(canvas, QEvent::MouseButtonRelease, to, Qt::AltModifier);
        QVERIFY(canvas.scene().line);
        QTRY_VERIFY(isInFront(panel));
        QVERIFY(panel.profile());
        QCOMPARE(panel.profile()->pixels.size(), std::size_t{51}); // 200 view units at four a pixel
        const auto& profile = *panel.profile();
        for (std::size_t i = 0; i < profile.pixels.size(); ++i)
            QCOMPARE(profile.result[i].channels[0], double(window.parts().run.report()->picture->row<std::uint8_t>(
                                                        profile.pixels[i].y())[profile.pixels[i].x()]));
        QVERIFY(panel.caption().contains(QStringLiteral("pixels: 51")));
        QVERIFY(panel.plot().graphCount() >= 2);
        window.open(QStringLiteral("sample:coins@90x70")); // another size: the line is removed
        QTRY_VERIFY_WITH_TIMEOUT(!panel.profile(), patience);
    }

    void theToolInTheViewMenuDrawsOneLine()
    {
        MainWindow window(options());
        showActive(window);
        waitForReport(window, board);
        auto& canvas = window.parts().canvas;
        window.parts().actions.drawLine->trigger();
        QVERIFY(canvas.drawsLine());
        const QPointF centre = QRectF(canvas.rect()).center();
        send(canvas, QEvent::MouseButtonPress, centre);
        send(canvas, QEvent::MouseMove, centre + QPointF(60, 30));
        send(canvas, QEvent::MouseButtonRelease, centre + QPointF(60, 30));
        QVERIFY(canvas.scene().line);
        QVERIFY(!window.parts().actions.drawLine->isChecked());
    }

    void aMatrixHasPlacesOfItsOwn()
    {
        MainWindow window(options("covariance"));
        showActive(window);
        waitForReport(window, board);
        window.parts().docks.show(galleryPanel);
        QTRY_VERIFY(isInFront(panelOf<GalleryPanel>(window)));
        window.parts().actions.inspect->trigger();
        auto& panel = panelOf<InspectorPanel>(window);
        QTRY_VERIFY(isInFront(panel));
        const ImagePtr matrix = window.parts().run.report()->picture;
        QVERIFY(matrix->width() != 160 && matrix->width() > 9);
        goTo(window, QStringLiteral("9, 3"));
        QCOMPARE(panel.value(QStringLiteral("Result")),
                 QString::number(static_cast<double>(matrix->row<float>(3)[9]), 'g', 9));
        QCOMPARE(panel.value(QStringLiteral("Source")), QString());
        QCOMPARE(panel.value(QStringLiteral("Block")), QStringLiteral("(1, 0) of 8×8 threads"));
        QCOMPARE(panel.value(QStringLiteral("Thread")), QStringLiteral("(1, 3), number 25"));
        window.parts().docks.show(galleryPanel);
        window.parts().settings.pickOperation("sobel"); // has none: the first page is in front
        QTRY_VERIFY_WITH_TIMEOUT(isInFront(panelOf<HistogramPanel>(window)), patience);
    }

    void pinsTheCountersByP()
    {
        MainWindow window(options());
        QCOMPARE(window.parts().actions.pin->shortcut(), QKeySequence(Qt::Key_P));
        QCOMPARE(window.parts().actions.profiles->shortcut(), QKeySequence(Qt::SHIFT | Qt::Key_L));
    }
};

TILESCOPE_TEST(InspectionWindowTest, runWithWindow)
#include "inspection_window_test.moc"
