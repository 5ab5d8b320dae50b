#include "tests/ui/test_program.h"
#include "ui/canvas/overlays/block_placement.h"
#include "ui/canvas/overlays/overlay_mode.h"

#include <QtTest>

using namespace tilescope;

/// Which pixel is read for a place beyond the picture, and the overlays' names and order.
class CanvasBorderPlaceTest : public QObject
{
    Q_OBJECT

private slots:
    void readsFrom_data()
    {
        QTest::addColumn<BorderKind>("kind");
        QTest::addColumn<QPoint>("place");
        QTest::addColumn<std::optional<QPoint>>("from");
        const auto row = [](const char* name, BorderKind kind, QPoint place, std::optional<QPoint> from) {
            QTest::newRow(name) << kind << place << from;
        };
        row("inside", BorderKind::Zero, {2, 1}, QPoint(2, 1));
        row("nearest at the left", BorderKind::Replicate, {-3, 2}, QPoint(0, 2));
        row("nearest at the corner", BorderKind::Replicate, {7, 9}, QPoint(4, 3));
        row("black", BorderKind::Zero, {5, 0}, {});
        row("mirrored by one", BorderKind::Mirror, {-1, -2}, QPoint(1, 2));
        row("mirrored at the far end", BorderKind::Mirror, {5, 4}, QPoint(3, 2));
        row("mirrored twice", BorderKind::Mirror, {-9, 0}, QPoint(1, 0));
    }
    void readsFrom()
    {
        QFETCH(BorderKind, kind);
        QFETCH(QPoint, place);
        QFETCH(std::optional<QPoint>, from);
        QCOMPARE(readFrom(place, {5, 4}, kind), from);
    }

    void whatTheRecipeSays()
    {
        Recipe recipe;
        QVERIFY(!borderKind(recipe));
        recipe.parameters["border"] = std::string("mirror");
        QVERIFY(borderKind(recipe) == BorderKind::Mirror);
    }

    void everyOverlayHasANameAndATurn()
    {
        OverlayMode mode = overlayModes.front();
        for (const OverlayMode each : overlayModes) {
            QVERIFY(mode == each);
            QVERIFY(fromText<OverlayMode>(toText(each)) == each);
            mode = nextOverlay(mode);
        }
        QVERIFY(mode == overlayModes.front());
        QVERIFY(!fromText<OverlayMode>(QStringLiteral("halos")));
    }
};

TILESCOPE_TEST(CanvasBorderPlaceTest, runWithoutDisplay)
#include "canvas_border_place_test.moc"
