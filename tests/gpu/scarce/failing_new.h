#pragma once

namespace tilescope::test
{

/// While it lives, the allocation with this number (1: the next one of any thread) throws std::bad_alloc, once.
class FailingNew
{
public:
    explicit FailingNew(long number);
    ~FailingNew();
    FailingNew(const FailingNew&) = delete;
    FailingNew& operator=(const FailingNew&) = delete;

    bool hasFailed() const;
};

} // namespace tilescope::test
