#include "gpu/cuda/backend/clock_meter.h"

#include "gpu/cuda/backend/owners.h"
#include "gpu/system/dynamic_library.h"

#include <array>

namespace tilescope::cuda
{

/// The few functions that are used, declared here because not every toolkit contains nvml.h. Names, numbers and
/// parameters are those of the NVML API reference; every function returns 0 for success.
struct ClockMeter::Nvml {
    using Device = struct DeviceHandle*;
    static constexpr int smClock = 1, memoryClock = 2;

    Device device = nullptr;
    bool isInitialised = false;
    int (*init)() = nullptr; ///< does not open a GPU; getting its handle does
    int (*shutdown)() = nullptr;
    int (*deviceByPciBusId)(const char*, Device*) = nullptr;
    int (*clockInfo)(Device, int, unsigned*) = nullptr;
    int (*throttleReasons)(Device, unsigned long long*) = nullptr;

    Nvml() = default;
    Nvml(const Nvml&) = delete;
    Nvml& operator=(const Nvml&) = delete;
    ~Nvml()
    {
        if (isInitialised)
            shutdown();
    }

    bool open(int ordinal)
    {
        const DynamicLibrary library("libnvidia-ml.so.1");
        if (!library.find("nvmlInit_v2", init) || !library.find("nvmlShutdown", shutdown) ||
            !library.find("nvmlDeviceGetHandleByPciBusId_v2", deviceByPciBusId) ||
            !library.find("nvmlDeviceGetClockInfo", clockInfo))
            return false;
        library.find("nvmlDeviceGetCurrentClocksThrottleReasons", throttleReasons);
        isInitialised = init() == 0;
        std::array<char, 32> busId{};
        driver::Device gpu = 0;
        return isInitialised && succeeded(api().deviceGet(&gpu, ordinal)) &&
               succeeded(api().deviceGetPciBusId(busId.data(), static_cast<int>(busId.size()), gpu)) &&
               deviceByPciBusId(busId.data(), &device) == 0;
    }

    double clockMhz(int which) const
    {
        unsigned mhz = 0;
        return clockInfo(device, which, &mhz) == 0 ? mhz : 0;
    }
};

ClockMeter::ClockMeter(int ordinal) : m_ordinal(ordinal) {}
ClockMeter::~ClockMeter() = default;

std::optional<ClockReading> ClockMeter::read()
{
    if (!m_isTried) {
        m_isTried = true;
        m_nvml = std::make_unique<Nvml>();
        if (!m_nvml->open(m_ordinal))
            m_nvml.reset();
    }
    if (!m_nvml)
        return std::nullopt;
    ClockReading reading{m_nvml->clockMhz(Nvml::smClock), m_nvml->clockMhz(Nvml::memoryClock)};
    unsigned long long reasons = 0;
    if (m_nvml->throttleReasons && m_nvml->throttleReasons(m_nvml->device, &reasons) == 0)
        reading.throttleReasons = reasons;
    return reading.smMhz > 0 || reading.memoryMhz > 0 ? std::optional(reading) : std::nullopt;
}

} // namespace tilescope::cuda
