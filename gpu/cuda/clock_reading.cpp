#include "gpu/cuda/clock_reading.h"

#include "gpu/recipe/message.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <optional>
#include <utility>

namespace tilescope
{

namespace
{

constexpr double steadyShare = 0.98;

bool fell(const std::optional<double>& before, const std::optional<double>& after)
{
    return before && after && *after < steadyShare * *before;
}

} // namespace

std::vector<std::string> throttleReasonNames(std::uint64_t reasons)
{
    // The bits are those of nvmlClocksEventReasons (NVML API reference, "NvmlClocksEventReasons").
    static constexpr std::array<std::pair<std::uint64_t, Phrase>, 6> names{
        {{0x04, gpu::phrase("power cap")},
         {0x20, gpu::phrase("thermal slowdown by the driver")},
         {0x40, gpu::phrase("thermal slowdown by the hardware")},
         {0x80, gpu::phrase("power brake")},
         {0x08, gpu::phrase("hardware slowdown")},
         {0x10, gpu::phrase("synchronised with other GPUs")}}};
    std::vector<std::string> found;
    for (const auto& [bit, name] : names)
        if (reasons & bit)
            found.emplace_back(name.key);
    return found;
}

void setClocks(TimeReport& time, const ClockReading& before, const ClockReading& after)
{
    const auto known = [](double mhz) { return mhz > 0 ? std::optional(mhz) : std::nullopt; };
    time.clockBeforeMhz = known(before.smMhz);
    time.clockAfterMhz = known(after.smMhz);
    time.memoryClockBeforeMhz = known(before.memoryMhz);
    time.memoryClockAfterMhz = known(after.memoryMhz);
    time.throttleReasons = throttleReasonNames(before.throttleReasons | after.throttleReasons);
}

Message slowdownNote(const TimeReport& time)
{
    const auto slowed = [&](Phrase what, double before, double after) {
        std::vector<Message> causes;
        for (const std::string& reason : time.throttleReasons)
            causes.push_back(causes.empty() ? Message(reason) : say(gpu::phrase(", %1"), Message(reason)));
        const Message bracket = causes.empty() ? Message() : say(gpu::phrase(" (%1)"), std::move(causes));
        return say(what, std::llround(before), std::llround(after), bracket);
    };
    if (fell(time.clockBeforeMhz, time.clockAfterMhz))
        return slowed(gpu::phrase("The GPU slowed from %1 to %2 MHz while it was being timed%3, so the times match "
                                  "neither clock. Run it again when the GPU has cooled."),
                      *time.clockBeforeMhz, *time.clockAfterMhz);
    if (fell(time.memoryClockBeforeMhz, time.memoryClockAfterMhz))
        return slowed(gpu::phrase("The GPU's memory slowed from %1 to %2 MHz while it was being timed%3, so the times "
                                  "match neither clock. Run it again when the GPU has cooled."),
                      *time.memoryClockBeforeMhz, *time.memoryClockAfterMhz);
    return {};
}

} // namespace tilescope
