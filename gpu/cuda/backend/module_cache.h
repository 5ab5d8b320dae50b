#pragma once

#include "gpu/cuda/backend/module.h"
#include "gpu/system/recently_used.h"

#include <string>

namespace tilescope::cuda
{

/// A cache of loaded code, so that restoring a setting does not reload it. Limited in size; the least recently used is
/// removed.
class ModuleCache
{
public:
    /// Loads the cubin, or the PTX if there is no cubin or it is for another GPU.
    std::shared_ptr<Module> load(const CompiledModule& compiled, const std::string& sourceName);

    std::size_t size() const { return m_entries.size(); }

private:
    struct Entry {
        std::size_t hash = 0;
        std::shared_ptr<Module> module;
    };
    std::shared_ptr<Module> loadCode(std::string code, const std::string& ptx, const std::string& sourceName);

    RecentlyUsed<Entry> m_entries;
};

} // namespace tilescope::cuda
