#include "gpu/run/memory_reserve.h"

#include <array>
#include <atomic>
#include <cstdlib>
#include <new>

namespace tilescope
{

namespace
{

constexpr std::size_t blockBytes = 1 << 20;
std::array<std::atomic<void*>, 2> blocks; // never written to, so that they occupy no pages

/// Called by operator new, which tries again when this returns.
void giveBackReserve()
{
    if (void* first = blocks[0].exchange(nullptr)) {
        std::free(first);
        return;
    }
    std::free(blocks[1].exchange(nullptr));
    throw std::bad_alloc();
}

} // namespace

void holdMemoryReserve()
{
    for (auto& block : blocks) {
        if (block)
            continue;
        void* fresh = std::malloc(blockBytes);
        if (void* none = nullptr; !block.compare_exchange_strong(none, fresh))
            std::free(fresh); // another thread was first
    }
    std::set_new_handler(giveBackReserve);
}

} // namespace tilescope
