#include "app/interrupt.h"
#include "app/terminal.h"

#include "gpu/recipe/run_control.h"
#include "gpu/recipe/text/outside_text.h"

#include <chrono>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <exception>
#include <initializer_list>
#include <optional>

#include <pthread.h>
#include <unistd.h>

namespace tilescope
{

namespace
{

using Clock = std::chrono::steady_clock;

sigset_t endingSignals()
{
    sigset_t set;
    sigemptyset(&set);
    for (const int signal : {SIGINT, SIGTERM, SIGHUP}) {
        struct sigaction action {
        };
        if (sigaction(signal, nullptr, &action) == 0 && action.sa_handler != SIG_IGN)
            sigaddset(&set, signal);
    }
    return set;
}

/// From now on the signals end the process, if they come to this thread.
void letEnd(std::initializer_list<int> numbers)
{
    sigset_t set;
    sigemptyset(&set);
    for (const int signal : numbers)
        sigaddset(&set, signal);
    pthread_sigmask(SIG_UNBLOCK, &set, nullptr);
}

void endBy(int signal)
{
    letEnd({signal});
    std::raise(signal);
}

} // namespace

Interrupt::Interrupt(std::chrono::seconds longest) : m_longest(longest)
{
    const sigset_t set = endingSignals();
    pthread_sigmask(SIG_BLOCK, &set, nullptr);
    m_waiter = std::jthread([this](const std::stop_token& ended) { wait(ended); });
}

Interrupt::~Interrupt()
{
    m_waiter.request_stop();
    m_waiter.join();
    alarm(0);
    const sigset_t set = endingSignals();
    pthread_sigmask(SIG_UNBLOCK, &set, nullptr);
}

void Interrupt::wait(const std::stop_token& ended)
{
    constexpr auto patience = std::chrono::milliseconds(120);
    const sigset_t waited = endingSignals();
    const timespec tick{0, 20'000'000};
    std::optional<Clock::time_point> asked;
    while (!ended.stop_requested()) {
        const int signal = sigtimedwait(&waited, nullptr, &tick);
        // Programs that stop others, such as timeout, send the signal both to the process and to its group.
        const bool isRepeated = asked && Clock::now() - *asked > patience;
        if (signal > 0 && !asked) {
            asked = Clock::now();
            m_source.request_stop();
            // What was computed may be written to a pipe that nobody empties; the signal of the alarm ends that.
            alarm(static_cast<unsigned>(m_longest.count()));
        } else if ((signal == SIGINT || signal == SIGTERM) && isRepeated) {
            endBy(signal);
        } else if (isRepeated) {
            endUnlessIdle();
        }
    }
}

void Interrupt::endUnlessIdle()
{
    const std::lock_guard lock(m_mutex);
    if (!m_isComputing)
        return;
    letEnd({SIGINT, SIGTERM}); // this thread waits for them no longer
    try {
        if (m_rescue)
            m_rescue();
        else
            print(stderr, "tilescope: %s\n", Cancelled().what());
    } catch (const std::exception& error) {
        print(stderr, "tilescope: %s\n", error.what());
    }
    std::_Exit(1);
}

Interrupt::Computation::Computation(Interrupt& of, std::function<void()> rescue) : m_of(of)
{
    const std::lock_guard lock(of.m_mutex);
    of.m_rescue = std::move(rescue);
    of.m_isComputing = true;
}

Interrupt::Computation::~Computation()
{
    const std::lock_guard lock(m_of.m_mutex);
    m_of.m_isComputing = false;
}

RunControl controlFor(const Interrupt& interrupt, const std::string& name)
{
    RunControl control;
    control.stop = interrupt.token();
    if (isatty(STDERR_FILENO))
        control.progress = [name](double fraction) {
            std::fprintf(stderr, "\r%s %3.0f %%\033[K", shownText(name).c_str(), fraction * 100);
        };
    return control;
}

void endProgress()
{
    if (isatty(STDERR_FILENO))
        std::fprintf(stderr, "\r\033[K");
}

} // namespace tilescope
