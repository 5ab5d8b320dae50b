#pragma once

#include "gpu/files/file_descriptor.h"
#include "gpu/program/record/recorded_launch.h"

#include <nlohmann/json_fwd.hpp>

#include <cstddef>
#include <filesystem>
#include <memory>
#include <set>
#include <span>
#include <string>

namespace tilescope
{

/// Writes the record of this process. Each event is in the file when its function returns, so that a crash loses none.
/// A record that cannot be written ends with a note in it; the program goes on.
class Recorder
{
public:
    /// From the environment; null if no record is wanted.
    static std::unique_ptr<Recorder> fromEnvironment();
    Recorder(std::filesystem::path folder, RecordRequest request);

    const std::string& noCode() const { return m_request.noCode; }

    /// The code of the next module.
    void module(const std::string& ptx);
    /// The number of the next launch.
    std::size_t nextLaunch() const { return m_launches + 1; }
    /// Whether the next launch's memory, of so many bytes, is to be recorded.
    bool observes(const RecordedLaunch& launch, std::size_t memoryBytes) const;
    /// The next launch, before it runs.
    void launch(const RecordedLaunch& launch);
    /// It has ended with an error.
    void fault(std::size_t launch, const std::string& sentence, const std::string& file, int line);
    /// One that does not run, because a kernel before has ended with an error.
    void skipped(const SkippedLaunch& launch);
    /// Any other event: an object with one member.
    void event(const nlohmann::json& line);

private:
    void writeMemory(const RecordedLaunch& launch, nlohmann::json& line);
    bool isOwnProcess() const; ///< not one that the program has forked
    void write(const nlohmann::json& line);

    std::filesystem::path m_folder;
    RecordRequest m_request;
    FileDescriptor m_events;
    int m_process;
    std::size_t m_modules = 0, m_launches = 0, m_bytes = 0, m_skipped = 0;
    bool m_hasToldOfChild = false;
    std::set<std::string> m_seen; ///< kernels with their configuration
};

} // namespace tilescope
