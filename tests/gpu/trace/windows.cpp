#include "tests/gpu/trace/windows.h"

#include "gpu/emulator/observe/trace/access_picture.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <tuple>

namespace tilescope::test
{
namespace
{

bool sameEvent(const BlockTrace& a, std::size_t i, const BlockTrace& b, std::size_t j)
{
    const TraceEvent &x = a.events[i], &y = b.events[j];
    const auto fields = [](const TraceEvent& e) {
        return std::tuple(e.kind, e.space, e.store, e.atomic, e.arrivesOnly, e.bytes, e.warp, e.mask, e.taken,
                          e.instructions, e.region, e.outside);
    };
    if (fields(x) != fields(y) || a.sites[x.site].text != b.sites[y.site].text ||
        a.sites[x.site].line != b.sites[y.site].line)
        return false;
    for (unsigned entry = 0; entry < entriesOf(x); ++entry)
        if (a.lanes[x.lanes + entry].offsets != b.lanes[y.lanes + entry].offsets ||
            a.lanes[x.lanes + entry].values != b.lanes[y.lanes + entry].values)
            return false;
    return true;
}

} // namespace

void expectSlice(const BlockTrace& whole, const BlockTrace& part, const TraceWindow& window)
{
    EXPECT_EQ(part.totalEvents, whole.totalEvents);
    EXPECT_EQ(part.firstEvent, window.first);
    const std::size_t count = std::min<std::size_t>(window.count, whole.events.size() - window.first);
    ASSERT_EQ(part.events.size(), count);
    for (std::size_t i = 0; i < part.events.size(); ++i)
        ASSERT_TRUE(sameEvent(part, i, whole, window.first + i)) << "event " << i;
    for (const std::size_t i : {std::size_t{0}, count / 2, count}) {
        const SharedState a = sharedAfter(part, i), b = sharedAfter(whole, window.first + i);
        EXPECT_TRUE(a.bytes == b.bytes && a.written == b.written) << "after event " << i;
        const auto x = warpsAfter(part, i), y = warpsAfter(whole, window.first + i);
        for (std::size_t w = 0; w < x.size(); ++w)
            EXPECT_TRUE(x[w].waits == y[w].waits && x[w].exited == y[w].exited && x[w].ended == y[w].ended);
    }
}

} // namespace tilescope::test
