#pragma once

#include "gpu/compile/compiler.h"
#include "gpu/system/recently_used.h"

#include <cstddef>
#include <filesystem>
#include <optional>
#include <string>
#include <variant>

namespace tilescope
{

/// Compiled code, or the diagnostics of a text that does not compile.
using CompileOutcome = std::variant<CompiledModule, std::vector<Diagnostic>>;

/// Outcomes by key, in memory; when the size limit is exceeded, the least recently used is removed.
class MemoryCache
{
public:
    explicit MemoryCache(std::size_t maxBytes) : m_maxBytes(maxBytes) {}
    const CompileOutcome* find(const std::string& key); ///< null if absent; valid until the next insert
    void insert(const std::string& key, CompileOutcome outcome);

private:
    struct Entry {
        std::string key;
        CompileOutcome outcome;
        std::size_t bytes = 0;
    };
    RecentlyUsed<Entry> m_entries;
    std::size_t m_maxBytes;
};

/// Compiled code by key, one file per entry, shared by all programs that use the folder at once: an entry is created by
/// renaming a finished file, and is used only if its checksum is right. Every failure counts as a missing entry.
class DiskCache
{
public:
    DiskCache(std::filesystem::path folder, std::size_t maxBytes);
    std::optional<CompiledModule> find(const std::string& key);
    /// Stores the module, then removes the least recently used entries until all fit.
    void insert(const std::string& key, const CompiledModule& module);

private:
    std::filesystem::path fileOf(const std::string& key) const;
    void removeOldest() const;

    std::filesystem::path m_folder;
    std::size_t m_maxBytes;
};

} // namespace tilescope
