#pragma once

#include <cstddef>
#include <cstdlib>

// Sanitizers have their own malloc().
#if !defined(__GLIBC__) || defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
#define TILESCOPE_MALLOC_CAN_FAIL 0
#elif defined(__has_feature)
#define TILESCOPE_MALLOC_CAN_FAIL (!__has_feature(address_sanitizer) && !__has_feature(thread_sanitizer))
#else
#define TILESCOPE_MALLOC_CAN_FAIL 1
#endif

namespace tilescope::test
{

/// Which allocations count.
enum class Counted {
    New,    ///< by operator new
    OwnNew, ///< by operator new, of the executable's own code: Qt does not always unlock what it has locked
    Large   ///< of 64 KB and more, also by malloc(), which libraries call; none without TILESCOPE_MALLOC_CAN_FAIL
};

/// While it lives, the allocation with this number (1: the next one of any thread) fails, once: operator new throws
/// std::bad_alloc, malloc() returns null.
class FailingNew
{
public:
    explicit FailingNew(long number, Counted counted = Counted::New);
    ~FailingNew();
    FailingNew(const FailingNew&) = delete;
    FailingNew& operator=(const FailingNew&) = delete;

    bool hasFailed() const;
};

} // namespace tilescope::test
