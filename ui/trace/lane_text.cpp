#include "ui/trace/lane_text.h"

#include "ui/translation.h"

#include <QStringList>

#include <algorithm>
#include <bit>
#include <cstring>

namespace tilescope
{

namespace
{

constexpr unsigned mostElements = 4;

/// The parts of an instruction's name: "ld", "global", "v4", "u8".
QStringList nameParts(const BlockTrace& trace, const TraceEvent& event)
{
    if (event.site >= trace.sites.size())
        return {};
    QString text = QString::fromStdString(trace.sites[event.site].text).trimmed();
    if (text.startsWith(u'@')) // predicated
        text = text.section(u' ', 1).trimmed();
    return text.section(u' ', 0, 0).split(u'.', Qt::SkipEmptyParts);
}

enum class Reading { Unsigned, Signed, Float };

Reading readingOf(const QStringList& name)
{
    for (const QString& part : name) {
        if (part == QLatin1String("f32") || part == QLatin1String("f64"))
            return Reading::Float;
        if (part == QLatin1String("s8") || part == QLatin1String("s16") || part == QLatin1String("s32") ||
            part == QLatin1String("s64"))
            return Reading::Signed;
    }
    return Reading::Unsigned;
}

QString elementText(std::uint64_t bits, unsigned bytes, Reading reading)
{
    if (reading == Reading::Float && bytes == 4)
        return QString::number(static_cast<double>(std::bit_cast<float>(static_cast<std::uint32_t>(bits))), 'g', 4);
    if (reading == Reading::Float && bytes == 8)
        return QString::number(std::bit_cast<double>(bits), 'g', 4);
    const unsigned unused = 64 - 8 * std::min(bytes, 8U);
    if (reading == Reading::Signed)
        return QString::number(static_cast<qlonglong>(bits << unused) >> unused);
    return QString::number(static_cast<qulonglong>(bits << unused >> unused));
}

} // namespace

QString threadText(const Dim3& block, std::uint32_t warp, unsigned lane)
{
    const unsigned thread = warp * 32 + lane;
    const unsigned x = thread % block.x, y = thread / block.x % block.y, z = thread / block.x / block.y;
    return block.z > 1 ? QStringLiteral("(%1, %2, %3)").arg(x).arg(y).arg(z) : QStringLiteral("(%1, %2)").arg(x).arg(y);
}

bool hasThread(const Dim3& block, std::uint32_t warp, unsigned lane)
{
    return warp * 32 + lane < block.x * block.y * block.z;
}

QString lanesText(std::uint32_t mask)
{
    QStringList runs;
    for (int lane = 0; lane < 32; ++lane) {
        if ((mask >> lane & 1U) == 0)
            continue;
        const int first = lane;
        while (lane < 31 && (mask >> (lane + 1) & 1U) != 0)
            ++lane;
        runs << (first == lane ? QString::number(first) : QStringLiteral("%1–%2").arg(first).arg(lane));
    }
    return listed(runs);
}

unsigned elementsOf(const BlockTrace& trace, const TraceEvent& access)
{
    const QStringList name = nameParts(trace, access);
    return name.contains(QLatin1String("v2")) ? 2 : name.contains(QLatin1String("v4")) ? 4 : 1;
}

QString valueText(const BlockTrace& trace, const TraceEvent& access, unsigned lane)
{
    const Reading reading = readingOf(nameParts(trace, access));
    const unsigned elements = std::max(1U, elementsOf(trace, access));
    const unsigned bytes = access.bytes / elements;
    if (bytes == 0 || bytes > 8 || lane > 31)
        return {};
    QStringList texts;
    for (unsigned element = 0; element < std::min(elements, mostElements); ++element) {
        const unsigned at = element * bytes;
        const std::size_t entry = access.lanes + at / 8;
        if (entry >= trace.lanes.size())
            break;
        texts << elementText(trace.lanes[entry].values[lane] >> 8 * (at % 8), bytes, reading);
    }
    return texts.join(u' ');
}

} // namespace tilescope
