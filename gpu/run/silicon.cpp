#include "gpu/run/silicon.h"

namespace tilescope
{

void noteMissingSilicon(const RunRequest& request, const DeviceProbe& device, Report& report)
{
    if (!request.silicon || report.silicon || !report.siliconReason.empty())
        return;
    report.siliconReason = "The emulator ran the kernels, and it has no silicon to read. ";
    report.siliconReason += device.device
                                ? "Choose the backend \"cuda\" to read the counters of the " + device.device->name + "."
                                : device.reason;
}

} // namespace tilescope
