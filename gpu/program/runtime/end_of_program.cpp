#include "gpu/program/runtime/end_of_program.h"

#include "gpu/program/checks/line_table.h"
#include "gpu/program/runtime/call.h"
#include "gpu/program/runtime/call_site.h"

#include <atomic>
#include <csignal>
#include <cstdlib>
#include <sys/ucontext.h>
#include <unistd.h>

namespace tilescope
{
namespace
{

std::atomic<bool> isWatched = false;
std::atomic<int> exitStatus = 0;
pid_t ownProcess = 0;

CallSite programCounter(const ucontext_t& context)
{
#if defined(__x86_64__)
    return static_cast<CallSite>(context.uc_mcontext.gregs[REG_RIP]);
#elif defined(__aarch64__)
    return static_cast<CallSite>(context.uc_mcontext.pc);
#else
    return 0;
#endif
}

/// In the program itself, or where the program has called a library's function.
CallSite faultSite(const ucontext_t& context)
{
    const CallSite next = programCounter(context) + 1; // as a return address, which is behind its instruction
    return isCodeOfThisProgram(next) ? next : callSite();
}

void onFault(int signal, siginfo_t* info, void* context)
{
    if (getpid() == ownProcess && signal != SIGABRT && AddressSpace::isDeviceAddress(info->si_addr)) {
        HostChecks& checks = Device::instance().checks();
        const CallSite site = CallScope::isInside() ? 0 : faultSite(*static_cast<const ucontext_t*>(context));
        if (checks.faulted(info->si_addr, site))
            return;
    }
    if (getpid() == ownProcess && isWatched.exchange(false))
        Device::instance().checks().ended(128 + signal);
    std::signal(signal, SIG_DFL); // as if there were no handler
    if (signal == SIGABRT)
        std::raise(signal);
}

/// After all destructors of the program, which may still free memory.
[[gnu::destructor]] void endOfLibrary()
{
    if (getpid() == ownProcess && isWatched.exchange(false))
        Device::instance().checks().ended(exitStatus);
}

} // namespace

void watchEndOfProgram()
{
    ownProcess = getpid();
    isWatched = true;
    on_exit([](int status, void*) { exitStatus = status; }, nullptr);
    struct sigaction action {
    };
    action.sa_sigaction = onFault;
    action.sa_flags = SA_SIGINFO | SA_NODEFER;
    for (const int signal : {SIGSEGV, SIGBUS, SIGABRT})
        sigaction(signal, &action, nullptr);
}

} // namespace tilescope
