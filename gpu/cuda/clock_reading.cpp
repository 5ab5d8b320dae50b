#include "gpu/cuda/clock_reading.h"

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

/// "1,980"
std::string grouped(double value)
{
    std::string digits = std::to_string(std::llround(value));
    for (auto place = static_cast<std::ptrdiff_t>(digits.size()) - 3; place > 0; place -= 3)
        digits.insert(static_cast<std::size_t>(place), 1, ',');
    return digits;
}

std::string fromTo(double before, double after) { return "from " + grouped(before) + " to " + grouped(after) + " MHz"; }

} // namespace

std::vector<std::string> throttleReasonNames(std::uint64_t reasons)
{
    // The bits are those of nvmlClocksEventReasons (NVML API reference, "NvmlClocksEventReasons").
    static constexpr std::array<std::pair<std::uint64_t, const char*>, 6> names{
        {{0x04, "power cap"},
         {0x20, "heat, by the driver"},
         {0x40, "heat, by the hardware"},
         {0x80, "power brake"},
         {0x08, "slowed by the hardware"},
         {0x10, "kept in step with other GPUs"}}};
    std::vector<std::string> found;
    for (const auto& [bit, name] : names)
        if (reasons & bit)
            found.emplace_back(name);
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

std::string slowdownNote(const TimeReport& time)
{
    std::string what;
    if (fell(time.clockBeforeMhz, time.clockAfterMhz))
        what = "The GPU slowed " + fromTo(*time.clockBeforeMhz, *time.clockAfterMhz);
    else if (fell(time.memoryClockBeforeMhz, time.memoryClockAfterMhz))
        what = "The GPU's memory slowed " + fromTo(*time.memoryClockBeforeMhz, *time.memoryClockAfterMhz);
    else
        return {};
    std::string causes;
    for (const std::string& reason : time.throttleReasons)
        causes += (causes.empty() ? "" : ", ") + reason;
    return what + " while it was timed" + (causes.empty() ? "" : " (" + causes + ")") +
           ": its times are too long for one clock and too short for the other. Run it again when the GPU has cooled.";
}

} // namespace tilescope
