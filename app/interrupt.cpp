#include "app/interrupt.h"

#include <csignal>
#include <ctime>

#include <pthread.h>

namespace tilescope
{

namespace
{

sigset_t endingSignals()
{
    sigset_t set;
    sigemptyset(&set);
    sigaddset(&set, SIGINT);
    sigaddset(&set, SIGTERM);
    return set;
}

} // namespace

Interrupt::Interrupt()
{
    const sigset_t set = endingSignals();
    pthread_sigmask(SIG_BLOCK, &set, nullptr);
    m_waiter = std::jthread([source = m_source](const std::stop_token& ended) mutable {
        const sigset_t waited = endingSignals();
        const timespec tick{0, 20'000'000};
        while (!ended.stop_requested())
            if (sigtimedwait(&waited, nullptr, &tick) > 0)
                source.request_stop();
    });
}

Interrupt::~Interrupt()
{
    m_waiter.request_stop();
    m_waiter.join();
    const sigset_t set = endingSignals();
    pthread_sigmask(SIG_UNBLOCK, &set, nullptr);
}

} // namespace tilescope
