#pragma once

#include "tests/ui/test_program.h"

#include <QTest>

#include <ctime>
#include <utility>

namespace tilescope::test
{

/// What `look` returns once it has been the same for `rounds` rounds of events: for layouts and charts, which follow in
/// several rounds, and for what must not change any more.
template <typename Look>
auto still(Look look, int rounds = 10)
{
    auto before = look();
    int same = 0;
    (void)QTest::qWaitFor(
        [&] {
            auto now = look();
            same = now == before ? same + 1 : 0;
            before = std::move(now);
            return same >= rounds;
        },
        patience);
    return before;
}

/// Milliseconds of processor time of this program since it was made: bounds on it hold on a busy machine too.
class ProcessorTime
{
public:
    double elapsed() const { return 1e3 * static_cast<double>(std::clock() - m_start) / CLOCKS_PER_SEC; }

private:
    std::clock_t m_start = std::clock();
};

} // namespace tilescope::test
