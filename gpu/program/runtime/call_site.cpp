#include "gpu/program/runtime/call_site.h"

#include "gpu/program/checks/line_table.h"

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

Caller findCaller()
{
    std::array<void*, 24> frames{};
    const int count = backtrace(frames.data(), static_cast<int>(frames.size()));
    for (int i = 1; i < count; ++i)
        if (isCodeOfThisProgram(reinterpret_cast<CallSite>(frames[static_cast<std::size_t>(i)])))
            return {frames[static_cast<std::size_t>(i)], frames[static_cast<std::size_t>(i - 1)]};
    return {};
}

} // namespace

CallSite callSite() { return reinterpret_cast<CallSite>(findCaller().site); }

std::string callName()
{
    Dl_info info{};
    const void* const before = findCaller().before;
    return before && dladdr(before, &info) && info.dli_sname ? info.dli_sname : "CUDA";
}

bool isMapped(std::uint64_t address)
{
    const auto page = static_cast<std::uint64_t>(sysconf(_SC_PAGESIZE));
    unsigned char resident = 0;
    // NOLINTNEXTLINE(performance-no-int-to-ptr)
    return mincore(reinterpret_cast<void*>(address / page * page), page, &resident) == 0;
}

} // namespace tilescope
