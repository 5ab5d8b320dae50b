#include "gpu/program/runtime/host_blocks.h"

#include <atomic>
#include <cerrno>
#include <cstdint>
#include <cstdlib>
#include <map>
#include <mutex>
#include <new>
#include <pthread.h>

#if defined(__has_feature) // clang
#define TILESCOPE_OWN_MALLOC (!__has_feature(address_sanitizer) && !__has_feature(thread_sanitizer))
#elif defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
#define TILESCOPE_OWN_MALLOC 0
#else
#define TILESCOPE_OWN_MALLOC 1
#endif

#if TILESCOPE_OWN_MALLOC && defined(__GLIBC__)

// The C library's own, by the names that it has for those who replace malloc.
extern "C" {
void* __libc_malloc(std::size_t);
void* __libc_calloc(std::size_t, std::size_t);
void* __libc_realloc(void*, std::size_t);
void* __libc_memalign(std::size_t, std::size_t);
void __libc_free(void*);
}

namespace tilescope
{
namespace
{

/// What the table itself uses is not counted.
template <class T>
struct UncountedAllocator {
    using value_type = T;
    UncountedAllocator() = default;
    template <class U>
    UncountedAllocator(const UncountedAllocator<U>&)
    {
    }
    T* allocate(std::size_t count)
    {
        if (void* const made = __libc_malloc(count * sizeof(T)))
            return static_cast<T*>(made);
        throw std::bad_alloc();
    }
    void deallocate(T* freed, std::size_t) { __libc_free(freed); }
    bool operator==(const UncountedAllocator&) const = default;
};

using Blocks = std::map<std::uintptr_t, std::size_t, std::less<>,
                        UncountedAllocator<std::pair<const std::uintptr_t, std::size_t>>>;

std::atomic<bool> isCounting = false;
std::mutex blockMutex;

Blocks& blocks()
{
    alignas(Blocks) static std::byte room[sizeof(Blocks)]; // never destroyed: memory is freed until the very end
    static Blocks& all = *new (room) Blocks;
    return all;
}

std::uintptr_t blockAddress(const void* address) { return reinterpret_cast<std::uintptr_t>(address); }

void* counted(void* made, std::size_t bytes)
{
    if (made && isCounting) {
        const std::lock_guard lock(blockMutex);
        blocks()[blockAddress(made)] = bytes;
    }
    return made;
}

void discount(const void* freed)
{
    if (freed && isCounting) {
        const std::lock_guard lock(blockMutex);
        blocks().erase(blockAddress(freed));
    }
}

} // namespace

std::optional<std::size_t> roomInHostBlock(const void* address)
{
    const std::lock_guard lock(blockMutex);
    const auto after = blocks().upper_bound(blockAddress(address));
    if (after == blocks().begin())
        return {};
    const auto& [start, bytes] = *std::prev(after);
    const std::size_t at = blockAddress(address) - start;
    return at < bytes ? std::optional(bytes - at) : std::nullopt;
}

void countHostBlocks()
{
    // A child must not inherit a lock that another thread holds.
    pthread_atfork([] { blockMutex.lock(); }, [] { blockMutex.unlock(); }, [] { blockMutex.unlock(); });
    isCounting = true;
}

} // namespace tilescope

using namespace tilescope;

extern "C" {

void* malloc(std::size_t bytes) { return counted(__libc_malloc(bytes), bytes); }

void* calloc(std::size_t count, std::size_t bytes) { return counted(__libc_calloc(count, bytes), count * bytes); }

void* realloc(void* old, std::size_t bytes)
{
    discount(old); // first: another thread may get the block
    return counted(__libc_realloc(old, bytes), bytes);
}

void* reallocarray(void* old, std::size_t count, std::size_t bytes)
{
    std::size_t all = 0;
    if (__builtin_mul_overflow(count, bytes, &all)) {
        errno = ENOMEM;
        return nullptr;
    }
    return realloc(old, all);
}

void* memalign(std::size_t alignment, std::size_t bytes) { return counted(__libc_memalign(alignment, bytes), bytes); }

void* aligned_alloc(std::size_t alignment, std::size_t bytes) { return memalign(alignment, bytes); }

int posix_memalign(void** made, std::size_t alignment, std::size_t bytes)
{
    if (alignment % sizeof(void*) != 0 || (alignment & (alignment - 1)) != 0 || alignment == 0)
        return EINVAL;
    void* const block = memalign(alignment, bytes);
    if (!block)
        return ENOMEM;
    *made = block;
    return 0;
}

void free(void* freed)
{
    discount(freed);
    __libc_free(freed);
}
}

#else

std::optional<std::size_t> tilescope::roomInHostBlock(const void*) { return {}; }
void tilescope::countHostBlocks() {}

#endif
