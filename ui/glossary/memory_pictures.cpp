#include "ui/glossary/sketch.h"

#include "ui/translation.h"

#include <array>
#include <utility>
#include <vector>

namespace tilescope
{

/// Where each memory lies between a thread and the device's memory.
static void drawLadder(Sketch& sketch, std::string_view key)
{
    const auto accent = [key](const char* own) { return key == own ? Accent::Full : Accent::None; };
    sketch.label({0, 2, 120, 14}, tr("in the multiprocessor"));
    sketch.outline({0, 18, 128, 90}, Accent::None);
    sketch.box({6, 50, 52, 26}, tr("registers"), accent("register"));
    sketch.box({72, 28, 50, 30}, tr("shared"), accent("shared_memory"));
    sketch.box({72, 68, 50, 30}, QStringLiteral("L1"), accent("l1_cache"));
    sketch.box({142, 42, 36, 42}, QStringLiteral("L2"), accent("l2_cache"));
    sketch.label({178, 2, 88, 14}, tr("device memory"));
    sketch.outline({192, 18, 72, 90}, Accent::None);
    constexpr std::array<std::pair<const char*, const char*>, 4> kinds{{
        {"global_memory", QT_TRANSLATE_NOOP("tilescope", "global")},
        {"local_memory", QT_TRANSLATE_NOOP("tilescope", "local")},
        {"constant_memory", QT_TRANSLATE_NOOP("tilescope", "constant")},
        {"texture", QT_TRANSLATE_NOOP("tilescope", "texture")},
    }};
    for (std::size_t i = 0; i < kinds.size(); ++i)
        sketch.box({197, 22 + 21.5 * static_cast<double>(i), 62, 18}, tr(kinds[i].second), accent(kinds[i].first));
    sketch.line({58, 58}, {72, 46}, Accent::None);
    sketch.line({58, 68}, {72, 80}, Accent::None);
    sketch.line({122, 80}, {142, 66}, Accent::None);
    sketch.line({178, 63}, {192, 63}, Accent::None);
}

/// The way of a value, as long as its latency or as wide as the bandwidth.
static void drawWay(Sketch& sketch, bool isLatency)
{
    sketch.box({4, 16, 60, 26}, tr("shared"), Accent::Light);
    sketch.box({4, 64, 60, 26}, tr("global"), Accent::Light);
    if (isLatency) {
        sketch.arrow({68, 29}, {86, 29}, Accent::Full, 2);
        sketch.arrow({68, 77}, {250, 77}, Accent::Full, 2);
        sketch.label({90, 20, 120, 18}, tr("tens of cycles"), Accent::None, Qt::AlignLeft | Qt::AlignVCenter);
        sketch.label({68, 84, 184, 18}, tr("hundreds of cycles"));
    } else {
        sketch.arrow({68, 29}, {200, 29}, Accent::Full, 16);
        sketch.arrow({68, 77}, {200, 77}, Accent::Full, 4);
        sketch.label({200, 66, 64, 22}, tr("bytes/s"));
    }
}

/// The copies that a program makes around its launches.
static void drawHost(Sketch& sketch)
{
    sketch.box({4, 28, 82, 54}, tr("host memory"), Accent::Full);
    sketch.box({178, 28, 82, 54}, tr("device memory"), Accent::None);
    sketch.arrow({90, 44}, {174, 44}, Accent::Light, 3);
    sketch.arrow({174, 66}, {90, 66}, Accent::Light, 3);
    sketch.label({90, 84, 84, 18}, QStringLiteral("PCI Express"));
}

void drawMemories(Sketch& sketch, std::string_view key)
{
    if (key == "host_memory")
        drawHost(sketch);
    else if (key == "latency" || key == "bandwidth")
        drawWay(sketch, key == "latency");
    else
        drawLadder(sketch, key);
}

/// Lanes above, sectors of 8 words below; lane i accesses the words from targets[i] on.
struct LaneAccess {
    double left, width;
    int sectors;
    std::vector<int> targets;
    int wordsEach = 1;
};

static void drawLanes(Sketch& sketch, const LaneAccess& access)
{
    constexpr int wordsOfSector = 8;
    const int words = access.sectors * wordsOfSector;
    const double step = access.width / words, side = step - 1.2;
    const auto left = [&](double word) { return access.left + step * word; };
    const double laneStep = access.width / static_cast<double>(access.targets.size());
    std::vector<bool> isUsed(static_cast<std::size_t>(words)), isMoved(static_cast<std::size_t>(access.sectors));
    for (std::size_t lane = 0; lane < access.targets.size(); ++lane) {
        const int target = access.targets[lane];
        const double x = access.left + laneStep * (static_cast<double>(lane) + 0.5);
        sketch.cell({x - 4, 18, 8, 8}, Accent::Light);
        sketch.arrow({x, 28}, {left(target + 0.5 * (access.wordsEach - 1)) + side / 2, 72}, Accent::None, 1);
        for (int word = target; word < target + access.wordsEach; ++word) {
            isUsed[static_cast<std::size_t>(word)] = true;
            isMoved[static_cast<std::size_t>(word / wordsOfSector)] = true;
        }
    }
    for (int word = 0; word < words; ++word)
        sketch.cell({left(word), 76, side, 14}, isUsed[static_cast<std::size_t>(word)] ? Accent::Full : Accent::None);
    for (int sector = 0; sector < access.sectors; ++sector)
        sketch.outline({left(wordsOfSector * sector) - 1, 74, step * wordsOfSector - 0.4, 18},
                       isMoved[static_cast<std::size_t>(sector)] ? Accent::Halo : Accent::None);
}

static void drawSectors(Sketch& sketch, std::string_view key)
{
    const auto note = [&](const QString& text) { sketch.label({0, 94, 264, 16}, text, Accent::Full); };
    if (key == "coalesced") {
        drawLanes(sketch, {4, 120, 3, {0, 1, 2, 3, 4, 5, 6, 7}});
        drawLanes(sketch, {142, 120, 3, {0, 9, 5, 17, 12, 22, 15, 19}});
        sketch.label({0, 94, 124, 16}, tr("1 sector"), Accent::Full);
        sketch.label({138, 94, 124, 16}, tr("3 sectors"), Accent::Wrong);
    } else if (key == "vector_access") {
        drawLanes(sketch, {12, 240, 4, {0, 4, 8, 12, 16, 20, 24, 28}, 4});
        note(tr("16 bytes per lane in one request"));
    } else if (key == "sector") {
        drawLanes(sketch, {12, 240, 4, {9, 10, 21}});
        note(tr("12 bytes are read, 2 × 32 are moved"));
    } else {
        drawLanes(sketch, {12, 240, 4, {4, 5, 6, 7, 8, 9, 10, 11, 20, 21, 22, 23, 24, 25, 26, 27}});
        sketch.outline({8, 12, 248, 20}, Accent::Full);
        note(tr("one request by a warp"));
    }
}

static void drawPitch(Sketch& sketch)
{
    sketch.cells({22, 30}, 22, 5, 8, 10, [](int column, int) { return column < 17 ? Accent::Light : Accent::None; });
    sketch.arrow({120, 18}, {240, 18}, Accent::Full);
    sketch.arrow({144, 18}, {22, 18}, Accent::Full);
    sketch.label({60, 2, 144, 14}, tr("pitch"), Accent::Full);
    sketch.label({22, 84, 168, 18}, tr("pixels of a row"));
    sketch.label({180, 84, 72, 18}, tr("unused"));
}

/// Eight of the 32 banks as columns of words.
static void drawBanks(Sketch& sketch, std::string_view key)
{
    constexpr double left = 40, step = 24;
    const auto word = [&](int bank, int row) { return QRectF(left + step * bank, 50 + 15 * row, 20, 12); };
    for (int bank = 0; bank < 8; ++bank) {
        sketch.label({left + step * bank - 2, 94, 24, 14}, QString::number(bank));
        for (int row = 0; row < 3; ++row)
            sketch.cell(word(bank, row), key == "bank" && bank == 2 ? Accent::Full : Accent::None);
    }
    sketch.label({0, 94, 36, 14}, tr("bank"), key == "bank" ? Accent::Full : Accent::None, Qt::AlignLeft);
    if (key == "bank")
        return sketch.label({0, 14, 264, 18}, tr("32 banks, one word each per pass"));
    const bool isBroadcast = key == "broadcast";
    for (int lane = 0; lane < 3; ++lane) {
        const QPointF from(left + step * (2 * lane + 1) + 10, 26);
        const int row = isBroadcast ? 1 : lane;
        sketch.cell({from.x() - 5, 14, 10, 10}, Accent::Light);
        sketch.cell(word(3, row), isBroadcast ? Accent::Full : Accent::Wrong);
        sketch.arrow(from, word(3, row).center() - QPointF(0, 7), Accent::None, 1);
    }
    sketch.label({0, 0, 264, 12},
                 isBroadcast          ? tr("one word: one pass")
                 : key == "wavefront" ? tr("three passes: three wavefronts")
                                      : tr("three words of one bank: three passes"),
                 isBroadcast ? Accent::Full : Accent::Wrong);
}

/// A column of a tile in its banks, with rows of 8 words and of 9.
static void drawPadding(Sketch& sketch)
{
    const auto tile = [&](double left, int rowWords) {
        for (int row = 0; row < 5; ++row)
            for (int column = 0; column < rowWords; ++column) {
                const int at = row * rowWords + column;
                const Accent accent = column == 0   ? (rowWords == 8 ? Accent::Wrong : Accent::Full)
                                      : column == 8 ? Accent::Halo
                                                    : Accent::None;
                sketch.cell({left + 13.0 * (at % 8), 18 + 12.0 * static_cast<double>(at / 8), 11, 10}, accent);
            }
    };
    tile(8, 8);
    tile(146, 9);
    sketch.label({0, 0, 124, 14}, tr("rows of 8 words"));
    sketch.label({138, 0, 124, 14}, tr("of 8 + 1 unused"));
    sketch.label({0, 94, 124, 16}, tr("a column in one bank"), Accent::Wrong);
    sketch.label({132, 94, 132, 16}, tr("each in its own bank"), Accent::Full);
}

void drawAccesses(Sketch& sketch, std::string_view key)
{
    if (key == "pitch")
        drawPitch(sketch);
    else if (key == "padding")
        drawPadding(sketch);
    else if (key == "bank" || key == "bank_conflict" || key == "wavefront" || key == "broadcast")
        drawBanks(sketch, key);
    else
        drawSectors(sketch, key);
}

} // namespace tilescope
