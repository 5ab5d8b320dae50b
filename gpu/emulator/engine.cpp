#include "gpu/emulator/engine.h"

#include <algorithm>
#include <thread>

#ifdef TILESCOPE_AVX2
#include <cpuid.h>
#endif

namespace tilescope::emulator
{

namespace
{

#ifdef TILESCOPE_AVX2

/// Whether the processor executes what the second build of the handlers contains.
bool hasAvx2Code()
{
    __builtin_cpu_init();
    unsigned a = 0, b = 0, c = 0, d = 0;
    const bool convertsHalves =
        __get_cpuid(1, &a, &b, &c, &d) != 0 && (c & bit_F16C) != 0; // clang 14 has no name for it
    return convertsHalves && __builtin_cpu_supports("avx2") && __builtin_cpu_supports("fma") &&
           __builtin_cpu_supports("bmi") && __builtin_cpu_supports("bmi2") && __builtin_cpu_supports("popcnt");
}

#endif

HandlerTable makeHandlers([[maybe_unused]] EmulatorOptions::Code code, bool observed)
{
    HandlerTable table;
#ifdef TILESCOPE_AVX2
    if (code == EmulatorOptions::Code::Auto && hasAvx2Code()) {
        avx2::fillHandlers(table, observed);
        return table;
    }
#endif
    baseline::fillHandlers(table, observed);
    return table;
}

unsigned threadCount(const EmulatorOptions& options)
{
    const unsigned wanted = options.threads ? options.threads : std::thread::hardware_concurrency();
    return std::clamp(wanted, 1U, 256U);
}

} // namespace

Engine::Engine(const EmulatorOptions& o)
    : options(o), handlers(makeHandlers(o.code, false)), observedHandlers(makeHandlers(o.code, true)),
      cache(handlers, observedHandlers), pool(threadCount(o)), workers(pool.threads())
{
}

} // namespace tilescope::emulator
