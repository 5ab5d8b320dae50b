#include "tests/gpu/scarce/failing_new.h"

#include <atomic>
#include <cstdlib>
#include <new>

namespace
{

std::atomic<long> remaining = 0; // 0: none fails; -1: one has failed

void* allocate(std::size_t bytes, std::size_t alignment)
{
    if (remaining.load(std::memory_order_relaxed) > 0 && remaining.fetch_sub(1) == 1) {
        remaining = -1;
        throw std::bad_alloc();
    }
    bytes = bytes == 0 ? 1 : bytes;
    void* memory = alignment <= alignof(std::max_align_t)
                       ? std::malloc(bytes)
                       : std::aligned_alloc(alignment, (bytes + alignment - 1) / alignment * alignment);
    if (!memory)
        throw std::bad_alloc();
    return memory;
}

} // namespace

namespace tilescope::test
{

FailingNew::FailingNew(long number) { remaining = number; }
FailingNew::~FailingNew() { remaining = 0; }
bool FailingNew::hasFailed() const { return remaining < 0; }

} // namespace tilescope::test

// All other forms of new and delete call these.
void* operator new(std::size_t bytes) { return allocate(bytes, 0); }
void* operator new(std::size_t bytes, std::align_val_t alignment)
{
    return allocate(bytes, static_cast<std::size_t>(alignment));
}
void operator delete(void* memory) noexcept { std::free(memory); }
void operator delete(void* memory, std::size_t) noexcept { std::free(memory); }
void operator delete(void* memory, std::align_val_t) noexcept { std::free(memory); }
void operator delete(void* memory, std::size_t, std::align_val_t) noexcept { std::free(memory); }
