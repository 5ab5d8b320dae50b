#pragma once

#include "gpu/cuda/device.h"
#include "gpu/run/remote_gpu.h"
#include "gpu/run/runner.h"
#include "tests/gpu/run/emulator_only.h"

#include <atomic>
#include <chrono>
#include <thread>

namespace tilescope
{

/// Says that it has an H100, and computes in the emulator; or is lost, or cannot be reached yet.
class FakeWorker : public RemoteGpu
{
public:
    DeviceProbe probe(const std::stop_token& stop) override
    {
        while (isInQueue) {
            if (stop.stop_requested())
                throw Cancelled();
            std::this_thread::sleep_for(std::chrono::milliseconds(1));
        }
        if (isLost)
            return {std::nullopt, Message("The worker has ended.")};
        DeviceInfo device;
        device.name = "H100 at test";
        device.major = 9;
        device.multiprocessors = 132;
        device.sharedBytesPerBlockOptIn = 227 * 1024;
        return {device, {}};
    }

    Report run(const RemoteRun& run, const RunControl& control) override
    {
        ++runs;
        if (isLost)
            throw LinkLost(Message("The worker has ended."));
        backend = run.request.recipe.backend;
        RunRequest here = run.request;
        here.recipe.backend = BackendChoice::Emulator;
        here.preview.reset();
        Report report = m_runner.run(here, {});
        if (run.show) {
            run.show(report.picture, {0, 0, report.picture->width(), report.picture->height()}, 1);
            if (control.stop.stop_requested())
                throw Cancelled();
        }
        if (answersOtherPicture)
            report.picture = std::make_shared<const Image>(1, 1, report.picture->format());
        report.backend = BackendChoice::Cuda;
        report.deviceName = "H100 at test";
        return report;
    }

    std::atomic<bool> isLost = false;
    std::atomic<bool> isInQueue = false; ///< probe() waits
    std::atomic<bool> answersOtherPicture = false;
    std::atomic<int> runs = 0;
    BackendChoice backend = BackendChoice::Auto; ///< that the last run was to have

private:
    Runner m_runner{emulatorOnly()};
};

} // namespace tilescope
