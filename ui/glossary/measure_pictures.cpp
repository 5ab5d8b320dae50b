#include "ui/glossary/sketch.h"

#include "ui/translation.h"

namespace tilescope
{

/// Speed over operations for each byte.
static void drawRoofline(Sketch& sketch, bool isIntensity)
{
    sketch.arrow({30, 92}, {250, 92}, Accent::None);
    sketch.arrow({30, 92}, {30, 8}, Accent::None);
    sketch.line({30, 84}, {130, 26}, Accent::Full, 2);
    sketch.line({130, 26}, {244, 26}, Accent::Full, 2);
    sketch.label({34, 8, 60, 14}, tr("speed"), Accent::None, Qt::AlignLeft | Qt::AlignVCenter);
    sketch.label({120, 95, 144, 16}, tr("operations per byte"), isIntensity ? Accent::Full : Accent::None);
    sketch.label({40, 62, 110, 14}, tr("memory"), Accent::None, Qt::AlignRight | Qt::AlignVCenter);
    sketch.label({136, 30, 66, 14}, tr("arithmetic"));
    if (isIntensity)
        for (const double x : {80.0, 218.0})
            sketch.arrow({x, 92}, {x, x < 130 ? 58.0 : 30.0}, Accent::Halo, 1.6);
}

static void drawTranslation(Sketch& sketch, std::string_view key)
{
    const auto accent = [key](const char* own) { return key == own ? Accent::Full : Accent::None; };
    sketch.box({2, 12, 70, 30}, QStringLiteral("CUDA C++"), Accent::None);
    sketch.box({102, 12, 54, 30}, QStringLiteral("PTX"), accent("ptx"));
    sketch.box({186, 12, 76, 30}, tr("machine code"), accent("machine_code"));
    sketch.box({94, 70, 70, 30}, tr("emulator"), accent("emulator"));
    sketch.box({186, 70, 76, 30}, tr("GPU"), Accent::None);
    sketch.arrow({74, 27}, {100, 27}, Accent::None);
    sketch.arrow({158, 27}, {184, 27}, Accent::None);
    sketch.arrow({129, 44}, {129, 68}, Accent::None);
    sketch.arrow({224, 44}, {224, 68}, Accent::None);
}

static void drawReference(Sketch& sketch)
{
    const auto picture = [&](double left, bool isResult) {
        sketch.cells({left, 22}, 6, 5, 10, 12, [&](int column, int row) {
            return isResult && column == 4 && row == 1 ? Accent::Wrong
                   : (column * row + column) % 3 == 0  ? Accent::Light
                                                       : Accent::None;
        });
    };
    picture(22, true);
    picture(172, false);
    sketch.label({98, 38, 70, 24}, tr("compared"), Accent::Full);
    sketch.label({4, 88, 108, 16}, tr("kernel's result"));
    sketch.label({150, 88, 114, 16}, tr("loops on the CPU"));
}

static void drawEstimate(Sketch& sketch)
{
    sketch.arrow({14, 72}, {252, 72}, Accent::None);
    sketch.cell({84, 40, 92, 24}, Accent::Light);
    sketch.line({84, 34}, {84, 70}, Accent::Full, 2);
    sketch.line({176, 34}, {176, 70}, Accent::Full, 2);
    sketch.label({30, 12, 108, 18}, tr("tightest limit"));
    sketch.label({128, 12, 130, 18}, tr("nothing overlaps"));
    sketch.label({200, 78, 60, 16}, tr("time"));
}

void drawMeasures(Sketch& sketch, std::string_view key)
{
    if (key == "roofline" || key == "arithmetic_intensity")
        drawRoofline(sketch, key == "arithmetic_intensity");
    else if (key == "reference")
        drawReference(sketch);
    else if (key == "estimate")
        drawEstimate(sketch);
    else
        drawTranslation(sketch, key);
}

} // namespace tilescope
