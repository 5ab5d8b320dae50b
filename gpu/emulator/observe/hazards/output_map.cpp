#include "gpu/emulator/observe/hazards/output_map.h"

#include "gpu/emulator/execute/finding_text.h"
#include "gpu/recipe/message.h"
#include "gpu/recipe/result_planes.h"

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

/// Values of a pixel in the buffer: of a picture of planes, one.
std::uint64_t channelsIn(const Plan& plan)
{
    return otherPlanes(plan).empty() ? static_cast<std::uint64_t>(channelCount(plan.pictureFormat)) : 1;
}

/// Which values of a picture were stored, and what mistake leaves out such ones.
class StoredPattern
{
public:
    StoredPattern(const Plan& plan, const Launch& launch, std::span<const std::uint8_t> stored)
        : m_stored(stored), m_width(static_cast<std::uint64_t>(plan.pictureWidth)),
          m_height(static_cast<std::uint64_t>(plan.pictureHeight)), m_channels(channelsIn(plan)),
          m_blockWidth(std::max<std::uint64_t>(launch.block.x, side(plan.geometry.blockWidth))),
          m_blockHeight(std::max<std::uint64_t>(launch.block.y, side(plan.geometry.blockHeight)))
    {
    }

    Message cure() const
    {
        if (std::ranges::find(m_stored, 1) == m_stored.end())
            return gpu::phrase("No thread stores to the output at all. Check the condition before the store, and that "
                               "the variables in the condition and in the index have been given a value.");
        if (m_stored.size() == m_width * m_height * m_channels) {
            if (m_channels > 1 && isPlaneAlone())
                return say(
                    gpu::phrase(
                        "The output has %1 values per pixel, but only as many values were stored as there are pixels. "
                        "Store every channel, at (y * width + x) * %1 + channel, or use an output with one channel."),
                    std::to_string(m_channels));
            if (const std::optional<Rectangle> stored = rectangle())
                return cureOf(*stored);
            if (const std::optional<Message> repeated = repetition())
                return *repeated;
        }
        return gpu::phrase("The missing elements are scattered. Check the condition before the store, and that the "
                           "index reaches each element once.");
    }

private:
    /// Of pixels, from the first to before the last.
    struct Rectangle {
        std::uint64_t left, top, right, bottom;
    };

    static std::uint64_t side(int length) { return static_cast<std::uint64_t>(std::max(length, 0)); }

    /// As many values as there are pixels, from the first on.
    bool isPlaneAlone() const
    {
        const auto pixels = static_cast<std::ptrdiff_t>(m_width * m_height);
        return std::all_of(m_stored.begin(), m_stored.begin() + pixels, [](auto value) { return value != 0; }) &&
               std::all_of(m_stored.begin() + pixels, m_stored.end(), [](auto value) { return value == 0; });
    }

    /// If the pixels that were stored are exactly those of one.
    std::optional<Rectangle> rectangle() const
    {
        const std::uint64_t row = m_width * m_channels;
        const auto first = static_cast<std::uint64_t>(std::ranges::find(m_stored, 1) - m_stored.begin());
        const auto last =
            m_stored.size() - 1 -
            static_cast<std::uint64_t>(std::find(m_stored.rbegin(), m_stored.rend(), 1) - m_stored.rbegin());
        if (first % row > last % row || first % m_channels != 0 || last % m_channels != m_channels - 1)
            return std::nullopt;
        for (std::uint64_t i = 0; i < m_stored.size(); ++i) {
            const bool isInside = i >= first && i <= last && i % row >= first % row && i % row <= last % row;
            if (isInside != (m_stored[i] != 0))
                return std::nullopt;
        }
        return Rectangle{first % row / m_channels, first / row, last % row / m_channels + 1, last / row + 1};
    }

    Message cureOf(const Rectangle& stored) const
    {
        const bool isRest = stored.left == 0 && stored.top == 0 && m_width - stored.right < m_blockWidth &&
                            m_height - stored.bottom < m_blockHeight;
        if (isRest)
            return gpu::phrase("Check that the grid is rounded up, (side + block - 1) / block, and that no condition "
                               "excludes values that should be stored.");
        return say(gpu::phrase("Only columns %1 to %2 and rows %3 to %4 are stored. Check the index (blockIdx.x * "
                               "blockDim.x + threadIdx.x), the size of the grid and the condition before the store."),
                   std::to_string(stored.left), std::to_string(stored.right - 1), std::to_string(stored.top),
                   std::to_string(stored.bottom - 1));
    }

    /// If the same ones of every few values, or of every few rows, are left out.
    std::optional<Message> repetition() const
    {
        constexpr std::uint64_t most = 32;
        const std::uint64_t row = m_width * m_channels;
        for (std::uint64_t period = 2; period <= std::min(most, row / 2); ++period)
            if (const std::uint64_t kept = storedOf(period, [&](std::uint64_t i) { return i % row % period; })) {
                if (period == m_channels)
                    return say(
                        gpu::phrase("Only %1 of the %2 channels of each pixel are stored. Store the others too."),
                        std::to_string(kept), std::to_string(period));
                return say(gpu::phrase("Only %2 of every %1 neighbouring values are stored. Check the factor by which "
                                       "the index is multiplied."),
                           std::to_string(period), std::to_string(kept));
            }
        for (std::uint64_t period = 2; period <= std::min(most, m_height / 2); ++period)
            if (const std::uint64_t kept = storedOf(period, [&](std::uint64_t i) { return i / row % period; }))
                return say(gpu::phrase(
                               "Only %2 of every %1 rows are stored. Check the factor by which the row is multiplied."),
                           std::to_string(period), std::to_string(kept));
        return std::nullopt;
    }

    /// Of how many classes all values are stored, and of the others none; 0: they are not that regular.
    template <typename ClassOf>
    std::uint64_t storedOf(std::uint64_t classes, ClassOf classOf) const
    {
        std::vector<int> isStored(classes, -1);
        for (std::uint64_t i = 0; i < m_stored.size(); ++i) {
            int& known = isStored[classOf(i)];
            if (known >= 0 && known != (m_stored[i] != 0))
                return 0;
            known = m_stored[i] != 0;
        }
        return static_cast<std::uint64_t>(std::ranges::count(isStored, 1));
    }

    std::span<const std::uint8_t> m_stored;
    std::uint64_t m_width, m_height, m_channels, m_blockWidth, m_blockHeight;
};

} // namespace

OutputMap::OutputMap(const Plan& plan, const Memory& memory, bool isObserved)
    : m_plan(plan), m_lastStoring(plan.mainLaunch)
{
    const bool isFloat = plan.pictureFormat == PixelFormat::Float32 || planeTypeOf(plan) == "float";
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
    std::vector<std::uint8_t> stored; // without padding
    for (std::uint64_t begin = 0; begin + row <= m_stored.size() && row > 0; begin += pitch) {
        const std::span values(m_stored.data() + begin, row);
        stored.insert(stored.end(), values.begin(), values.end());
    }
    const auto missing = static_cast<std::uint64_t>(std::ranges::count(stored, 0));
    if (missing == 0)
        return std::nullopt;
    const auto first = static_cast<std::uint64_t>(std::ranges::find(stored, 0) - stored.begin());
    const Launch& launch = m_plan.launches[m_lastStoring];
    const KernelSource& source = m_plan.sources[launch.source];
    const Dim3 size{static_cast<unsigned>(m_plan.pictureWidth), static_cast<unsigned>(m_plan.pictureHeight)};
    const std::uint64_t channels = channelsIn(m_plan);
    Finding finding;
    finding.kind = FindingKind::NeverWritten;
    finding.severity = Severity::Warning;
    finding.source = source.name;
    finding.line = kernelHead(source.text, launch.kernel).line;
    finding.message =
        say(gpu::phrase("%1 of the output was not stored by any thread. The first such element is at %2 (column, "
                        "row). These elements keep whatever was in memory before."),
            percentOf(missing, stored.size()), placeText(first / channels, size));
    finding.cure = StoredPattern(m_plan, launch, stored).cure();
    return finding;
}

} // namespace tilescope::emulator
