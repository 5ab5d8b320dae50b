#include "gpu/cuda/driver/driver_api.h"

#include "gpu/cuda/device_reason.h"
#include "gpu/system/dynamic_library.h"

namespace tilescope::driver
{

Loaded load(const std::string& library)
{
    const DynamicLibrary driver(library);
    if (!driver.isOpen())
        return {std::nullopt, reasonForNoDriver(driver.reason())};
    Api api;
    std::string missing;
    eachFunction(api, [&](const char* name, auto& function, bool isRequired) {
        if (!driver.find(name, function) && isRequired && missing.empty())
            missing = name;
    });
    if (missing.empty())
        return {api, {}};
    int version = 0;
    if (!api.driverGetVersion || api.driverGetVersion(&version) != success)
        version = 0;
    return {std::nullopt, reasonForOldDriver(version, missing)};
}

const Loaded& installed()
{
    static const Loaded& loaded = *new Loaded(load()); // never destroyed: what it frees may live as long as the program
    return loaded;
}

} // namespace tilescope::driver
