#include "ui/session/freed_memory.h"

#include "gpu/run/memory_reserve.h"

#include <cstdlib>

#include <malloc.h>

namespace tilescope
{

namespace
{

#ifdef __GLIBC__
constexpr int megabyte = 1 << 20;
constexpr int keptAtEnd = 64 * megabyte; ///< of each heap; the C library's own limit grows to this
#endif

} // namespace

void returnFreedMemory()
{
#ifdef __GLIBC__
    malloc_trim(0); // of other heaps than the first not their ends, which are given back by free()
    mallopt(M_TRIM_THRESHOLD, megabyte);
    void* volatile block = std::malloc(megabyte / 8); // volatile, or the compiler leaves the two calls out
    std::free(block);
    mallopt(M_TRIM_THRESHOLD, keptAtEnd);
#endif
    holdMemoryReserve();
}

void limitFreedMemory()
{
#ifdef __GLIBC__
    constexpr int heaps = 4; // threads allocate seldom at the same time
    mallopt(M_ARENA_MAX, heaps);
    // Blocks from here on are given back as soon as they are freed; the C library's own limit grows to this.
    mallopt(M_MMAP_THRESHOLD, keptAtEnd / 2);
    mallopt(M_TRIM_THRESHOLD, keptAtEnd);
#endif
}

} // namespace tilescope
