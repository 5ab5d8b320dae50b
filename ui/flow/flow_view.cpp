#include "ui/flow/flow_view.h"

#include "gpu/recipe/words/glossary.h"
#include "ui/parts/duration_text.h"
#include "ui/parts/figure_text.h"
#include "ui/translation.h"

#include <algorithm>

namespace tilescope
{

namespace
{

constexpr double sectorBytes = 32, wavefrontBytes = 128;

struct PathPlace {
    FlowPath path;
    FlowNode from, to;
    const char* title;
};
constexpr std::array<PathPlace, 12> pathPlaces{{
    {FlowPath::MemoryRead, FlowNode::Memory, FlowNode::L2, QT_TRANSLATE_NOOP("tilescope", "read from device memory")},
    {FlowPath::MemoryWrite, FlowNode::L2, FlowNode::Memory, QT_TRANSLATE_NOOP("tilescope", "written to device memory")},
    {FlowPath::L2Load, FlowNode::L2, FlowNode::L1, QT_TRANSLATE_NOOP("tilescope", "loads that miss in L1")},
    {FlowPath::L2Store, FlowNode::L1, FlowNode::L2, QT_TRANSLATE_NOOP("tilescope", "stores written through to L2")},
    {FlowPath::GlobalLoad, FlowNode::L1, FlowNode::Registers,
     QT_TRANSLATE_NOOP("tilescope", "loads from global memory")},
    {FlowPath::LocalLoad, FlowNode::L1, FlowNode::Registers, QT_TRANSLATE_NOOP("tilescope", "loads from local memory")},
    {FlowPath::Texture, FlowNode::L1, FlowNode::Registers, QT_TRANSLATE_NOOP("tilescope", "texture reads")},
    {FlowPath::GlobalStore, FlowNode::Registers, FlowNode::L1,
     QT_TRANSLATE_NOOP("tilescope", "stores to global memory")},
    {FlowPath::LocalStore, FlowNode::Registers, FlowNode::L1, QT_TRANSLATE_NOOP("tilescope", "stores to local memory")},
    {FlowPath::Atomic, FlowNode::Registers, FlowNode::L1, QT_TRANSLATE_NOOP("tilescope", "atomics on global memory")},
    {FlowPath::SharedLoad, FlowNode::Shared, FlowNode::Registers,
     QT_TRANSLATE_NOOP("tilescope", "loads from shared memory")},
    {FlowPath::SharedStore, FlowNode::Registers, FlowNode::Shared,
     QT_TRANSLATE_NOOP("tilescope", "stores to shared memory")},
}};

const PathPlace& placeOf(FlowPath path) { return *std::ranges::find(pathPlaces, path, &PathPlace::path); }

bool isShared(const FlowArrow& arrow) { return arrow.from == FlowNode::Shared || arrow.to == FlowNode::Shared; }

QString unitsText(const FlowArrow& arrow)
{
    return isShared(arrow) ? tr("%1 wavefronts").arg(compactNumber(arrow.units()))
                           : tr("%1 sectors").arg(compactNumber(arrow.units()));
}

QString kindText(const FlowAmount& amount, bool isExact)
{
    switch (amount.kind) {
    case FlowKind::Counted: return isExact ? tr("counted") : tr("estimated from a sample of the blocks");
    case FlowKind::Modelled: return tr("modelled");
    case FlowKind::NotCounted: break;
    }
    return tr("not counted");
}

/// The copies that a program makes around the launches.
void addCopies(const Report& run, FlowSide& side)
{
    side.transfers = run.transfers;
    if (!run.transfers || !run.transfers->isTimed())
        return;
    const auto add = [&side](FlowNode from, FlowNode to, std::uint64_t bytes, double us, bool isMeasured) {
        if (bytes > 0)
            side.arrows.push_back({.from = from,
                                   .to = to,
                                   .lowerBytes = static_cast<double>(bytes),
                                   .upperBytes = static_cast<double>(bytes),
                                   .copy = FlowArrow::Copy{us, isMeasured}});
    };
    const Transfers& copies = *run.transfers;
    add(FlowNode::Host, FlowNode::Memory, copies.toDeviceBytes, copies.toUs(), copies.toDeviceUs.has_value());
    add(FlowNode::Memory, FlowNode::Host, copies.fromDeviceBytes, copies.fromUs(), copies.fromDeviceUs.has_value());
}

QString copyTimeText(const FlowArrow::Copy& copy)
{
    return (copy.isMeasured ? QString() : QStringLiteral("≥\u00A0")) + durationText(copy.us);
}

QString copyText(const FlowArrow& arrow, const FlowSide& side)
{
    const bool isOut = arrow.to == FlowNode::Host;
    const QString what = isOut ? tr("The result, copied back after the launches: %1.")
                               : tr("The image, tables and constants, copied before the launches: %1.");
    const QString how =
        arrow.copy->isMeasured
            ? tr("One cudaMemcpy with pageable memory, measured.")
            : tr("No copy over the link of the %1 is faster than %2 GB/s (PCI Express, in each direction).")
                  .arg(QString::fromStdString(side.transfers->gpu))
                  .arg(side.transfers->linkBytesPerSecond / 1e9, 0, 'g', 3);
    return what.arg(copyTimeText(*arrow.copy)) + QLatin1Char('\n') + how;
}

/// The pinned run beside the first side, or null.
const FlowSide* pinOf(const FlowSides& sides) { return sides.size() > 1 ? &sides[1] : nullptr; }

QString ratioText(const FlowArrow& arrow, const FlowSides& sides, std::size_t side)
{
    const FlowSide* pin = side == 0 ? pinOf(sides) : nullptr;
    const FlowArrow* base = pin ? pin->find(arrow.from, arrow.to) : nullptr;
    const bool isNumber = base && base->upperBytes > 0 && base->lowerBytes == base->upperBytes &&
                          arrow.lowerBytes == arrow.upperBytes && !arrow.isIncomplete && !base->isIncomplete;
    if (!isNumber)
        return {};
    return QStringLiteral("%1×\u00A0%2")
        .arg(figureText(arrow.upperBytes / base->upperBytes, FigureUnit::Ratio))
        .arg(QLatin1Char(pin->letter));
}

} // namespace

double FlowArrow::units() const { return upperBytes / (isShared(*this) ? wavefrontBytes : sectorBytes); }

const FlowArrow* FlowSide::find(FlowNode from, FlowNode to) const
{
    const auto found =
        std::ranges::find_if(arrows, [&](const FlowArrow& arrow) { return arrow.from == from && arrow.to == to; });
    return found == arrows.end() ? nullptr : &*found;
}

std::optional<FlowSide> flowSideOf(const Report& run, const QString& name, char letter)
{
    if (!run.flow)
        return std::nullopt;
    FlowSide side{.name = name,
                  .letter = letter,
                  .pixels = static_cast<double>(run.image.width) * run.image.height,
                  .flow = *run.flow};
    addCopies(run, side);
    for (const PathPlace& place : pathPlaces) {
        const FlowAmount* amount = run.flow->find(place.path);
        if (!amount)
            continue;
        if (!side.find(place.from, place.to))
            side.arrows.push_back({place.from, place.to, {}});
        FlowArrow& arrow = *std::ranges::find_if(
            side.arrows, [&](const FlowArrow& a) { return a.from == place.from && a.to == place.to; });
        arrow.parts.push_back(*amount);
        arrow.lowerBytes += amount->lowerBytes;
        arrow.upperBytes += amount->upperBytes;
        arrow.isModelled = arrow.isModelled || amount->kind == FlowKind::Modelled;
        arrow.isIncomplete = arrow.isIncomplete || amount->kind == FlowKind::NotCounted;
    }
    return side;
}

QString nodeTitle(FlowNode node)
{
    switch (node) {
    case FlowNode::Host: return tr("Host memory");
    case FlowNode::Memory: return tr("Device memory");
    case FlowNode::L2: return tr("L2 cache");
    case FlowNode::L1: return tr("L1 cache");
    case FlowNode::Shared: return tr("Shared memory");
    case FlowNode::Registers: break;
    }
    return tr("Registers");
}

QString nodeMeaning(FlowNode node)
{
    static constexpr std::array keys{"host_memory", "global_memory", "l2_cache",
                                     "l1_cache",    "shared_memory", "register"};
    return translated(glossaryTerm(keys.at(static_cast<std::size_t>(node))).meaning);
}

QString bytesText(double bytes)
{
    const QString number = compactNumber(bytes);
    return number + (number.back().isDigit() ? QStringLiteral("\u00A0B") : QStringLiteral("B"));
}

QString amountText(double lower, double upper)
{
    return lower == upper ? bytesText(upper) : bytesText(lower) + QStringLiteral(" – ") + bytesText(upper);
}

QStringList figuresOf(const FlowArrow& arrow, const FlowSides& sides, std::size_t side)
{
    if (arrow.upperBytes <= 0)
        return {tr("not counted")};
    const bool isAbout = arrow.isModelled || (!arrow.isCopy() && !sides[side].flow.exact);
    QStringList figures{(isAbout ? QStringLiteral("≈\u00A0") : QString()) +
                        amountText(arrow.lowerBytes, arrow.upperBytes)};
    if (arrow.isIncomplete)
        figures.front() += tr(" + textures");
    if (arrow.copy)
        figures << copyTimeText(*arrow.copy);
    if (const QString ratio = ratioText(arrow, sides, side); !ratio.isEmpty())
        figures << ratio;
    if (arrow.lowerBytes == arrow.upperBytes && sides[side].pixels > 0)
        figures << bytesAPixelText(arrow.upperBytes / sides[side].pixels, true);
    if (!arrow.isModelled && !arrow.isCopy())
        figures << unitsText(arrow);
    return figures;
}

QString toolTipOf(const FlowArrow& arrow, const FlowSides& sides, std::size_t side)
{
    QStringList lines{tr("%1 → %2: %3")
                          .arg(nodeTitle(arrow.from), nodeTitle(arrow.to),
                               figuresOf(arrow, sides, side).join(QStringLiteral(" · ")))};
    if (arrow.isCopy()) {
        lines << copyText(arrow, sides[side]);
        return lines.join(QLatin1Char('\n'));
    }
    for (const FlowAmount& part : arrow.parts) {
        const QString kind = kindText(part, sides[side].flow.exact);
        QString line = titled(
            tr(placeOf(part.path).title),
            part.kind == FlowKind::NotCounted ? kind : added(amountText(part.lowerBytes, part.upperBytes), kind));
        if (part.requests > 0)
            line += tr(", %1 requests").arg(compactNumber(static_cast<double>(part.requests)));
        lines << line;
    }
    if (arrow.isModelled)
        lines << modelText(sides[side].flow);
    lines << translated(glossaryTerm(isShared(arrow) ? "wavefront" : "sector").meaning);
    return lines.join(QLatin1Char('\n'));
}

QString wordsOf(const FlowSides& sides)
{
    QStringList lines;
    for (std::size_t i = 0; i < sides.size(); ++i) {
        lines << sides[i].name + QLatin1Char(':');
        for (const FlowArrow& arrow : sides[i].arrows)
            lines << tr("%1 to %2: %3, %4")
                         .arg(nodeTitle(arrow.from), nodeTitle(arrow.to), listed(figuresOf(arrow, sides, i)),
                              arrow.isCopy() ? tr("copied") : kindText(arrow.parts.front(), sides[i].flow.exact));
    }
    return lines.join(QLatin1Char('\n'));
}

static QString sizeText(std::size_t bytes)
{
    constexpr double kilo = 1024;
    const double kilobytes = static_cast<double>(bytes) / kilo;
    return kilobytes < kilo ? tr("%1\u00A0KB").arg(kilobytes, 0, 'f', 0)
                            : tr("%1\u00A0MB").arg(kilobytes / kilo, 0, 'f', 0);
}

QString modelName(const MemoryFlow& flow)
{
    return tr("Cache model: %1, L1 %2, L2 %3, initially empty.")
        .arg(QString::fromStdString(flow.gpu), sizeText(flow.l1Bytes), sizeText(flow.l2Bytes));
}

QString modelText(const MemoryFlow& flow)
{
    return tr("Modelled for %1 with initially empty caches. An L1 cache of %2 per multiprocessor fetches the data of a "
              "block only once, if the data of all resident blocks take at most 20 % of it. The L2 cache (%3) fetches "
              "each buffer only once, if all buffers fit. Otherwise, both bounds are given.")
        .arg(QString::fromStdString(flow.gpu), sizeText(flow.l1Bytes), sizeText(flow.l2Bytes));
}

} // namespace tilescope
