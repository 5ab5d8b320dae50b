#include "gpu/cuda/driver/driver_api.h"

#include "gpu/cuda/device_reason.h"

#include <dlfcn.h>

#include <type_traits>

namespace tilescope::driver
{

Loaded load(const std::string& library)
{
    void* const handle = dlopen(library.c_str(), RTLD_NOW | RTLD_LOCAL | RTLD_NODELETE);
    if (!handle) {
        const char* said = dlerror();
        return {std::nullopt, reasonForNoDriver(said ? said : "")};
    }
    Api api;
    std::string missing;
    eachFunction(api, [&](const char* name, auto& function, bool isRequired) {
        function = reinterpret_cast<std::remove_reference_t<decltype(function)>>(dlsym(handle, name));
        if (isRequired && !function && missing.empty())
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
