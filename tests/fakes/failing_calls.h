#pragma once

#include <filesystem>

namespace tilescope::test
{

enum class FileCall { Open, Write, Synchronise, Close, Rename };

/// During its lifetime, this function of the C library fails for the files of a folder, and below it. One at a time.
class FailingCall
{
public:
    /// `failure`: an errno. `bytes`: how many can be written before Write fails, as on a disk that becomes full. Open
    /// fails for what is to be created or written; Close closes nevertheless.
    FailingCall(FileCall call, int failure, const std::filesystem::path& folder, long bytes = 0);
    ~FailingCall();
    FailingCall(const FailingCall&) = delete;
    FailingCall& operator=(const FailingCall&) = delete;

    int count() const; ///< how often it has failed
};

} // namespace tilescope::test
