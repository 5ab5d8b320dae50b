#pragma once

#include "gpu/cuda/device.h"
#include "gpu/image/picture_part.h"
#include "gpu/operations/inputs.h"
#include "gpu/recipe/report.h"
#include "gpu/recipe/run_control.h"

#include <cstddef>
#include <functional>
#include <map>
#include <stop_token>
#include <string>

namespace tilescope
{

struct RunRequest;

/// The other side cannot be reached, or no longer: a sentence that says what happened.
class LinkLost : public MessageError
{
public:
    using MessageError::MessageError;
};

/// A run for another machine. Its recipe names nothing that is only here: pictures and files come along.
struct RemoteRun {
    const RunRequest& request;
    const std::map<std::string, LoadedFile>& files; ///< by the parameter that names them
    /// If set, is given the part in view, at 1/scale of its size, before the whole result comes.
    std::function<void(ImagePtr picture, const PixelRect& part, int scale)> show = {};
    std::size_t resultBytes = 0; ///< of the picture that the plan makes; 0: not known
};

/// The GPU of another machine, or of another program on this one (gpu/remote). Not thread-safe.
class RemoteGpu
{
public:
    virtual ~RemoteGpu() = default;

    /// Connects if necessary. The reason says why there is no GPU there, or no connection. Throws nothing but
    /// Cancelled.
    virtual DeviceProbe probe(const std::stop_token& stop) = 0;

    /// Throws as Runner::run() does there, and LinkLost.
    virtual Report run(const RemoteRun& run, const RunControl& control) = 0;
};

} // namespace tilescope
