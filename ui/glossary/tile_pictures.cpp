#include "ui/glossary/sketch.h"

#include "ui/translation.h"

#include <QRect>

namespace tilescope
{

/// A part of a picture, 22 × 8 pixels.
static void drawPixels(Sketch& sketch, const auto& accentOf)
{
    sketch.cells({12, 4}, 22, 8, 9.6, 11, [&](int x, int y) { return accentOf(QPoint(x, y)); });
}

static QRectF placeOf(const QRect& pixels)
{
    return {12.0 + 11 * pixels.x() - 1, 4.0 + 11 * pixels.y() - 1, 11.0 * pixels.width(), 11.0 * pixels.height()};
}

static void note(Sketch& sketch, const QString& text) { sketch.label({0, 94, 264, 16}, text, Accent::Full); }

static void drawTile(Sketch& sketch, bool isHalo)
{
    const QRect own(7, 2, 8, 4), tile = own.adjusted(-1, -1, 1, 1);
    drawPixels(sketch, [&](QPoint at) {
        return own.contains(at)    ? (isHalo ? Accent::Light : Accent::Full)
               : tile.contains(at) ? Accent::Halo
                                   : Accent::None;
    });
    if (!isHalo)
        sketch.outline(placeOf(tile), Accent::Full);
    note(sketch, isHalo ? tr("read, but written by other blocks") : tr("the block's pixels and their halo"));
}

static void drawRedundancy(Sketch& sketch)
{
    const QRect one(4, 2, 7, 4), other(11, 2, 7, 4);
    const QRect reachOne = one.adjusted(-1, -1, 1, 1), reachOther = other.adjusted(-1, -1, 1, 1);
    drawPixels(sketch, [&](QPoint at) {
        const int times = reachOne.contains(at) + reachOther.contains(at);
        return times == 2 ? Accent::Halo : times == 1 ? Accent::Light : Accent::None;
    });
    sketch.outline(placeOf(one), Accent::Full);
    sketch.outline(placeOf(other), Accent::Full);
    note(sketch, tr("two blocks read the same pixels"));
}

static void drawFilter(Sketch& sketch)
{
    const QRect window(9, 2, 3, 3);
    drawPixels(sketch, [&](QPoint at) {
        return at == window.center() ? Accent::Full : window.contains(at) ? Accent::Halo : Accent::None;
    });
    note(sketch, tr("3 × 3 pixels make one"));
}

static void drawReuse(Sketch& sketch)
{
    const QRect one(8, 2, 4, 4), other(9, 2, 4, 4);
    drawPixels(sketch, [&](QPoint at) {
        const int times = one.contains(at) + other.contains(at);
        return times == 2 ? Accent::Full : times == 1 ? Accent::Light : Accent::None;
    });
    sketch.outline(placeOf(one), Accent::Halo);
    sketch.outline(placeOf(other), Accent::Halo);
    note(sketch, tr("two windows use the same pixels"));
}

static void drawBorder(Sketch& sketch)
{
    constexpr int edge = 7;
    const QRect window(edge - 2, 2, 4, 4);
    for (int y = 0; y < 8; ++y)
        for (int x = 0; x < 22; ++x) {
            const QRectF place(12 + 11.0 * x, 4 + 11.0 * y, 9.6, 9.6);
            const bool isRead = window.contains(x, y);
            if (x >= edge)
                sketch.cell(place, isRead ? Accent::Light : Accent::None);
            else if (isRead)
                sketch.cell(place, Accent::Halo);
        }
    sketch.line({12.0 + 11 * edge - 1, 0}, {12.0 + 11 * edge - 1, 92}, Accent::Full, 2);
    note(sketch, tr("the filter extends beyond the edge"));
}

static void drawOutOfBounds(Sketch& sketch)
{
    sketch.cells({20, 40}, 9, 1, 18, 21, [](int, int) { return Accent::Light; });
    sketch.outline({17, 36, 193, 26}, Accent::Full);
    sketch.cell({230, 40, 18, 18}, Accent::Wrong);
    sketch.arrow({239, 14}, {239, 38}, Accent::Wrong);
    sketch.label({20, 66, 190, 16}, tr("data[0] … data[8]"));
    sketch.label({200, 66, 64, 16}, QStringLiteral("data[10]"), Accent::Wrong);
}

void drawTiles(Sketch& sketch, std::string_view key)
{
    if (key == "tile" || key == "halo")
        drawTile(sketch, key == "halo");
    else if (key == "halo_redundancy")
        drawRedundancy(sketch);
    else if (key == "filter")
        drawFilter(sketch);
    else if (key == "reuse")
        drawReuse(sketch);
    else if (key == "border")
        drawBorder(sketch);
    else
        drawOutOfBounds(sketch);
}

} // namespace tilescope
