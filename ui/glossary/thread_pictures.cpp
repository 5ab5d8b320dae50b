#include "ui/glossary/sketch.h"

#include "ui/translation.h"

namespace tilescope
{

static void drawGrid(Sketch& sketch, QPointF corner, const auto& accentOf)
{
    sketch.cells(corner, 4, 3, 16, 19, accentOf);
}

static Accent when(bool isSubject, Accent otherwise = Accent::Light) { return isSubject ? Accent::Full : otherwise; }

/// A grid, one of its blocks as warps, and one of these as lanes.
static void drawLevels(Sketch& sketch, std::string_view key)
{
    const bool isGrid = key == "grid", isBlock = key == "block", isWarp = key == "warp";
    const bool isLane = key == "lane" || key == "thread";
    drawGrid(sketch, {4, 20}, [&](int column, int row) {
        const bool isChosen = column == 2 && row == 1;
        return isGrid || (isBlock && isChosen) ? Accent::Full : isChosen ? Accent::Light : Accent::None;
    });
    for (int warp = 0; warp < 5; ++warp)
        sketch.cell({100.0, 20.0 + 12 * warp, 66, 8}, isBlock ? Accent::Full : warp == 2 ? when(isWarp) : Accent::None);
    sketch.cells({186, 26}, 8, 4, 7, 9, [&](int column, int row) {
        return isWarp || (isLane && column == 4 && row == 1) ? Accent::Full : Accent::Light;
    });
    sketch.line({58, 39}, {98, 20}, Accent::None);
    sketch.line({58, 55}, {98, 76}, Accent::None);
    sketch.line({168, 44}, {184, 26}, Accent::None);
    sketch.line({168, 52}, {184, 60}, Accent::None);
    sketch.label({0, 84, 84, 20}, tr("grid of blocks"), isGrid ? Accent::Full : Accent::None);
    sketch.label({90, 84, 86, 20}, tr("block of warps"), isBlock ? Accent::Full : Accent::None);
    sketch.label({176, 84, 88, 20},
                 key == "thread" ? tr("one thread")
                 : isLane        ? tr("one of 32 lanes")
                                 : tr("warp: 32 lanes"),
                 isWarp || isLane ? Accent::Full : Accent::None);
}

static void drawKernel(Sketch& sketch, bool isLaunch)
{
    sketch.box({4, 30, 118, 46},
               isLaunch ? QStringLiteral("blur<<<grid, block>>>(…)") : QStringLiteral("__global__\nvoid blur(…) { … }"),
               when(true));
    sketch.arrow({126, 53}, {160, 53}, Accent::Full);
    if (isLaunch)
        drawGrid(sketch, {172, 24}, [](int, int) { return Accent::Light; });
    else
        sketch.cells({170, 20}, 8, 6, 8, 11, [](int, int) { return Accent::Light; });
    sketch.label({150, 88, 112, 16}, isLaunch ? tr("every block runs") : tr("once for each thread"));
}

static void drawMultiprocessor(Sketch& sketch)
{
    for (int behind = 2; behind >= 1; --behind)
        sketch.outline({40.0 + 9 * behind, 4.0 + 5 * behind, 196, 84}, Accent::None);
    sketch.box({40, 4, 196, 84}, {}, Accent::None);
    sketch.outline({40, 4, 196, 84}, Accent::Full);
    for (int block = 0; block < 3; ++block)
        sketch.box({48.0 + 61 * block, 12, 56, 36}, tr("block"), Accent::Light);
    sketch.box({48, 56, 56, 24}, tr("registers"), Accent::Light);
    sketch.box({109, 56, 118, 24}, tr("shared memory + L1"), Accent::Light);
    sketch.label({40, 98, 214, 14}, tr("one of many multiprocessors"), Accent::Full);
}

void drawThreads(Sketch& sketch, std::string_view key)
{
    if (key == "multiprocessor")
        drawMultiprocessor(sketch);
    else if (key == "kernel" || key == "launch")
        drawKernel(sketch, key == "launch");
    else
        drawLevels(sketch, key);
}

/// Four warps that arrive at different times.
static void drawBarrier(Sketch& sketch)
{
    for (int warp = 0; warp < 4; ++warp) {
        const double arrives = 60.0 + 27 * ((warp * 3) % 4), y = 18.0 + 18 * warp;
        sketch.label({0, y - 2, 36, 14}, tr("warp %1").arg(warp), Accent::None, Qt::AlignLeft | Qt::AlignVCenter);
        sketch.cell({40, y, arrives - 40, 10}, Accent::Light);
        sketch.line({arrives + 2, y + 5}, {156, y + 5}, Accent::None);
        sketch.cell({164, y, 90, 10}, Accent::Light);
    }
    sketch.line({160, 6}, {160, 92}, Accent::Full, 3);
    sketch.label({90, 94, 140, 16}, QStringLiteral("__syncthreads()"), Accent::Full);
}

static void drawRace(Sketch& sketch)
{
    sketch.label({0, 14, 56, 24}, tr("thread 3"), Accent::None, Qt::AlignLeft | Qt::AlignVCenter);
    sketch.label({0, 72, 56, 24}, tr("thread 4"), Accent::None, Qt::AlignLeft | Qt::AlignVCenter);
    sketch.box({70, 14, 88, 24}, tr("writes tile[3]"), Accent::Light);
    sketch.box({120, 72, 88, 24}, tr("reads tile[3]"), Accent::Light);
    sketch.arrow({124, 40}, {156, 70}, Accent::Wrong);
    sketch.label({150, 42, 110, 24}, tr("which is first?"), Accent::Wrong);
}

static void drawDivergence(Sketch& sketch)
{
    const auto part = [&](double y, const QString& name, bool isElse) {
        sketch.label({0, y, 40, 18}, name, Accent::None, Qt::AlignLeft | Qt::AlignVCenter);
        sketch.cells({44, y + 2}, 12, 1, 14, 18,
                     [&](int lane, int) { return (lane % 3 == 0) == isElse ? Accent::None : Accent::Full; });
    };
    part(14, tr("if"), false);
    part(48, tr("else"), true);
    sketch.label({44, 80, 216, 18}, tr("one after the other; idle lanes wait"));
}

static void drawOccupancy(Sketch& sketch)
{
    sketch.cells({20, 10}, 16, 4, 10, 14,
                 [](int column, int row) { return row * 16 + column < 40 ? Accent::Full : Accent::None; });
    sketch.label({10, 74, 244, 18}, tr("40 of 64 warps resident: 63 %"), Accent::Full);
    sketch.label({10, 90, 244, 16}, tr("too few registers for more"));
}

static void drawAtomic(Sketch& sketch)
{
    for (int lane = 0; lane < 4; ++lane) {
        const double x = 58.0 + 42 * lane;
        sketch.box({x, 8, 26, 20}, QStringLiteral("+1"), Accent::Light);
        sketch.arrow({x + 13, 30}, {132, 70}, Accent::None);
        sketch.label({x - 4 + (lane < 2 ? -8 : 18), 34, 20, 14}, QString::number(lane + 1), Accent::Full);
    }
    sketch.box({104, 72, 56, 24}, tr("counter"), Accent::Full);
    sketch.label({166, 74, 98, 20}, tr("one by one"));
}

void drawOrder(Sketch& sketch, std::string_view key)
{
    if (key == "barrier")
        drawBarrier(sketch);
    else if (key == "race")
        drawRace(sketch);
    else if (key == "divergence")
        drawDivergence(sketch);
    else if (key == "occupancy")
        drawOccupancy(sketch);
    else
        drawAtomic(sketch);
}

} // namespace tilescope
