#include "gpu/program/runtime/call_site.h"

#include "gpu/program/checks/line_table.h"
#include "gpu/recipe/text/library_file.h"

#include <array>
#include <cerrno>
#include <dlfcn.h>
#include <execinfo.h>
#include <sys/mman.h>
#include <unistd.h>

namespace tilescope
{
namespace
{

struct Caller {
    void *site = nullptr, *before = nullptr; ///< return addresses in the program, and in what it has called
};

/// The innermost call in the program; of those, one in the user's text rather than in the headers of a library.
Caller findCaller()
{
    std::array<void*, 64> frames{};
    const int count = backtrace(frames.data(), static_cast<int>(frames.size()));
    Caller found;
    for (int i = 1; i < count; ++i) {
        void* const frame = frames[static_cast<std::size_t>(i)];
        if (!isCodeOfThisProgram(reinterpret_cast<CallSite>(frame)))
            continue;
        if (!found.site)
            found = {frame, frames[static_cast<std::size_t>(i - 1)]};
        const SourcePlace place = placeInThisProgram(reinterpret_cast<CallSite>(frame));
        if (place.line > 0 && !isLibraryFile(place.file))
            return {frame, found.before};
    }
    return found;
}

} // namespace

CallSite callSite() { return reinterpret_cast<CallSite>(findCaller().site); }

std::string callName()
{
    Dl_info info{};
    const void* const before = findCaller().before;
    const std::string name = before && dladdr(before, &info) && info.dli_sname ? info.dli_sname : "CUDA";
    return name.substr(0, name.find("_v")); // of the driver's "cuMemAlloc_v2"
}

bool isMapped(std::uint64_t address)
{
    const auto page = static_cast<std::uint64_t>(sysconf(_SC_PAGESIZE));
    unsigned char resident = 0;
    // NOLINTNEXTLINE(performance-no-int-to-ptr)
    return mincore(reinterpret_cast<void*>(address / page * page), page, &resident) == 0;
}

} // namespace tilescope
