#pragma once

#include "gpu/program/device/launcher.h"
#include "gpu/program/record/recorder.h"

#include <cstddef>
#include <memory>
#include <optional>
#include <string>

namespace tilescope
{

/// Where the program launches.
struct LaunchPlace {
    std::string file; ///< empty: unknown
    int line = 0;
};

/// The launches of this process in its record; nothing if no record is wanted.
class LaunchRecording
{
public:
    LaunchRecording() : m_recorder(Recorder::fromEnvironment()) {}

    Recorder* recorder() { return m_recorder.get(); } ///< for other events; null if no record is wanted
    void module(const std::string& ptx);
    /// `module` is the number of the module that the kernel is in.
    void begin(const EmulatedLaunch& launch, std::size_t module, const AddressSpace& space, const LaunchPlace& place);
    void end(const std::string& fault, const std::string& file, int line); ///< an empty fault: none
    void skipped(const std::string& kernel, const LaunchPlace& place);     ///< a launch after a fault

private:
    std::unique_ptr<Recorder> m_recorder;
};

} // namespace tilescope
