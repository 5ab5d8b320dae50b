#include "tests/fakes/failing_new.h"

#include <atomic>
#include <cerrno>
#include <cstdlib>
#include <new>

// Where the linker puts the executable's code.
extern "C" const char __executable_start, etext; // NOLINT(bugprone-reserved-identifier)

namespace
{

using tilescope::test::Counted;

constexpr std::size_t large = 1 << 16;

std::atomic<long> remaining = 0; // 0: none fails; -1: one has failed
std::atomic<Counted> counted = Counted::New;

bool failsNow()
{
    if (remaining.load(std::memory_order_relaxed) <= 0 || remaining.fetch_sub(1) != 1)
        return false;
    remaining = -1;
    return true;
}

bool isOwn(const void* caller) { return caller >= &__executable_start && caller < &etext; }

/// `caller`: an address in the code that allocates.
void* allocate(std::size_t bytes, std::size_t alignment, const void* caller)
{
    const bool counts = counted == Counted::New || (counted == Counted::OwnNew && isOwn(caller));
    if (counts && failsNow())
        throw std::bad_alloc();
    bytes = bytes == 0 ? 1 : bytes;
    for (;;) {
        void* memory = alignment <= alignof(std::max_align_t)
                           ? std::malloc(bytes)
                           : std::aligned_alloc(alignment, (bytes + alignment - 1) / alignment * alignment);
        if (memory)
            return memory;
        const std::new_handler release = std::get_new_handler();
        if (!release)
            throw std::bad_alloc();
        release();
    }
}

/// For an allocation by malloc() and its relatives; sets errno.
[[maybe_unused]] bool mallocFails(std::size_t bytes)
{
    if (counted != Counted::Large || bytes < large || !failsNow())
        return false;
    errno = ENOMEM;
    return true;
}

} // namespace

namespace tilescope::test
{

FailingNew::FailingNew(long number, Counted which)
{
    counted = which;
    remaining = number;
}
FailingNew::~FailingNew() { remaining = 0; }
bool FailingNew::hasFailed() const { return remaining < 0; }

} // namespace tilescope::test

// All other forms of new and delete call these. Those that do not throw are among them because a sanitizer's own would
// meet the operator delete below.
void* operator new(std::size_t bytes) { return allocate(bytes, 0, __builtin_return_address(0)); }
void* operator new[](std::size_t bytes) { return allocate(bytes, 0, __builtin_return_address(0)); }
void* operator new(std::size_t bytes, std::align_val_t alignment)
{
    return allocate(bytes, static_cast<std::size_t>(alignment), __builtin_return_address(0));
}
void* operator new(std::size_t bytes, const std::nothrow_t&) noexcept
{
    try {
        return allocate(bytes, 0, __builtin_return_address(0));
    } catch (const std::bad_alloc&) {
        return nullptr;
    }
}
void* operator new[](std::size_t bytes, const std::nothrow_t&) noexcept
{
    try {
        return allocate(bytes, 0, __builtin_return_address(0));
    } catch (const std::bad_alloc&) {
        return nullptr;
    }
}
void operator delete(void* memory) noexcept { std::free(memory); }
void operator delete[](void* memory) noexcept { std::free(memory); }
void operator delete(void* memory, std::size_t) noexcept { std::free(memory); }
void operator delete[](void* memory, std::size_t) noexcept { std::free(memory); }
void operator delete(void* memory, std::align_val_t) noexcept { std::free(memory); }
void operator delete(void* memory, std::size_t, std::align_val_t) noexcept { std::free(memory); }

#if TILESCOPE_MALLOC_CAN_FAIL
extern "C" {

// NOLINTBEGIN(bugprone-reserved-identifier): the C library's names
void* __libc_malloc(std::size_t bytes);
void* __libc_calloc(std::size_t count, std::size_t bytes);
void* __libc_realloc(void* memory, std::size_t bytes);
// NOLINTEND(bugprone-reserved-identifier)

void* malloc(std::size_t bytes) { return mallocFails(bytes) ? nullptr : __libc_malloc(bytes); }
void* calloc(std::size_t count, std::size_t bytes)
{
    return mallocFails(count * bytes) ? nullptr : __libc_calloc(count, bytes);
}
void* realloc(void* memory, std::size_t bytes) { return mallocFails(bytes) ? nullptr : __libc_realloc(memory, bytes); }
}
#endif
