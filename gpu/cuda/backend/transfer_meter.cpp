#include "gpu/cuda/backend/transfer_meter.h"

#include "gpu/cuda/backend/copies.h"
#include "gpu/cuda/backend/device_buffer.h"
#include "gpu/cuda/statistics.h"

#include <algorithm>
#include <chrono>
#include <functional>
#include <vector>

namespace tilescope::cuda
{

namespace
{

constexpr std::size_t mostBytes = 256u << 20, largeBytes = 16u << 20, mostKnown = 64;

/// The median over some copies after one that is not counted: the first touches pages and wakes the link.
double medianUs(const std::function<void()>& copy, std::size_t bytes, driver::Stream stream)
{
    using Clock = std::chrono::steady_clock;
    const int repetitions = bytes > largeBytes ? 3 : 11;
    std::vector<double> times;
    for (int i = 0; i <= repetitions; ++i) {
        const auto start = Clock::now();
        copy();
        check(api().streamSynchronize(stream), "Copying between host and device");
        if (i > 0)
            times.push_back(std::chrono::duration<double, std::micro>(Clock::now() - start).count());
    }
    return quantile(times, 0.5);
}

} // namespace

void TransferMeter::measure(Transfers& transfers)
{
    const std::uint64_t to = transfers.toDeviceBytes, from = transfers.fromDeviceBytes;
    if (std::max(to, from) > mostBytes)
        return;
    if (const auto known = m_known.find({to, from}); known != m_known.end()) {
        const Transfers& times = known->second;
        transfers.toDeviceUs = times.toDeviceUs, transfers.fromDeviceUs = times.fromDeviceUs;
        transfers.pinnedToDeviceUs = times.pinnedToDeviceUs, transfers.pinnedFromDeviceUs = times.pinnedFromDeviceUs;
        return;
    }
    try {
        const std::size_t most = std::max<std::size_t>(std::max(to, from), 1);
        DeviceBuffer device;
        device.ensure(most);
        std::vector<std::byte> ordinary(most);
        const PinnedMemory pinned = makePinnedMemory(most);
        const auto in = [&](const void* host) {
            return medianUs([&] { copyToDevice(device.data(), host, to, m_stream); }, to, m_stream);
        };
        const auto out = [&](void* host) {
            return medianUs([&] { copyFromDevice(host, device.data(), from, m_stream); }, from, m_stream);
        };
        transfers.toDeviceUs = in(ordinary.data());
        transfers.fromDeviceUs = out(ordinary.data());
        transfers.pinnedToDeviceUs = in(pinned.get());
        transfers.pinnedFromDeviceUs = out(pinned.get());
    } catch (const CudaError& error) {
        if (error.sticky)
            throw;
        return;
    }
    if (m_known.size() >= mostKnown)
        m_known.clear();
    m_known[{to, from}] = transfers;
}

} // namespace tilescope::cuda
