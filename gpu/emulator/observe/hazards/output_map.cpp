#include "gpu/emulator/observe/hazards/output_map.h"

#include "gpu/emulator/execute/finding_text.h"

#include <algorithm>
#include <bit>
#include <cstdio>
#include <cstring>

namespace tilescope::emulator
{
namespace
{

/// "2 %"; of a part that is neither nothing nor the whole never "0 %" or "100 %".
/// The beginning of a sentence.
Message percentOf(std::uint64_t part, std::uint64_t whole)
{
    const double percent = 100 * static_cast<double>(part) / static_cast<double>(whole);
    if (percent < 0.01)
        return gpu::phrase("Less than 0.01 %");
    if (percent > 99 && part < whole)
        return gpu::phrase("More than 99 %");
    char text[32];
    std::snprintf(text, sizeof text, percent < 10 ? "%.2g %%" : "%.0f %%", percent);
    return Message(text);
}

} // namespace

OutputMap::OutputMap(const Plan& plan, const Memory& memory, bool isObserved)
    : m_plan(plan), m_lastStoring(plan.mainLaunch)
{
    const bool isFloat = plan.pictureFormat == PixelFormat::Float32;
    const Buffer& buffer = plan.buffers[plan.pictureBuffer];
    if (buffer.fill != Buffer::Fill::None || plan.pictureWidth < 1 || plan.pictureHeight < 1 ||
        !(isObserved || isFloat))
        return;
    m_region = memory.bufferAddress(plan.pictureBuffer) >> regionShift;
    m_valueBytes = isFloat ? sizeof(float) : 1;
    m_stored.resize(buffer.bytes / m_valueBytes);
}

void OutputMap::access(const AccessEvent& event)
{
    if (!event.store)
        return;
    m_lastStoring.store(m_launch, std::memory_order_relaxed);
    const std::uint64_t count = std::max<std::uint64_t>(event.bytes / m_valueBytes, 1);
    for (std::uint32_t lanes = event.mask; lanes; lanes &= lanes - 1) {
        const std::uint64_t address = event.address(static_cast<unsigned>(std::countr_zero(lanes)));
        const std::uint64_t first = (address - (m_region << regionShift)) / m_valueBytes;
        if (first >= m_stored.size() || count > m_stored.size() - first)
            continue;
        for (std::uint64_t i = first; i < first + count; ++i)
            std::atomic_ref(m_stored[i]).store(1, std::memory_order_relaxed);
    }
}

void OutputMap::compare(std::span<const std::byte> memory)
{
    constexpr std::uint32_t fill = 0xCDCD'CDCD;
    for (std::size_t i = 0; i < m_stored.size(); ++i)
        m_stored[i] = std::memcmp(&memory[i * sizeof fill], &fill, sizeof fill) != 0;
}

std::optional<Finding> OutputMap::finding() const
{
    if (m_stored.empty())
        return std::nullopt;
    const Buffer& buffer = m_plan.buffers[m_plan.pictureBuffer];
    const std::uint64_t pitch = (buffer.isPitched() ? buffer.pitchBytes : buffer.bytes) / m_valueBytes,
                        row = (buffer.isPitched() ? buffer.rowBytes : buffer.bytes) / m_valueBytes;
    std::uint64_t missing = 0, all = 0, first = 0; // `first` without padding
    for (std::uint64_t begin = 0; begin + row <= m_stored.size() && row > 0; begin += pitch, all += row) {
        const std::span values(m_stored.data() + begin, row);
        if (missing == 0)
            first = all + static_cast<std::uint64_t>(std::find(values.begin(), values.end(), 0) - values.begin());
        missing += static_cast<std::uint64_t>(std::count(values.begin(), values.end(), 0));
    }
    if (missing == 0)
        return std::nullopt;
    const Launch& launch = m_plan.launches[m_lastStoring];
    const KernelSource& source = m_plan.sources[launch.source];
    const Dim3 size{static_cast<unsigned>(m_plan.pictureWidth), static_cast<unsigned>(m_plan.pictureHeight)};
    const auto channels = static_cast<std::uint64_t>(channelCount(m_plan.pictureFormat));
    Finding finding;
    finding.kind = "never_written";
    finding.severity = Severity::Warning;
    finding.source = source.name;
    finding.line = kernelHead(source.text, launch.kernel).line;
    finding.message =
        say(gpu::phrase("%1 of the output was not stored by any thread: first at %2, column and row. These "
                        "values are whatever was in the memory before."),
            percentOf(missing, all), placeText(first / channels, size));
    finding.cure =
        gpu::phrase("Check that the grid is rounded up, (side + block - 1) / block, and that no condition leaves "
                    "out values that are to be stored.");
    return finding;
}

} // namespace tilescope::emulator
