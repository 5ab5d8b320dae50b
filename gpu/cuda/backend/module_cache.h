#pragma once

#include "gpu/cuda/backend/module.h"

#include <list>

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
    std::shared_ptr<Module> find(std::size_t hash, std::string_view code);
    std::shared_ptr<Module> loadCode(std::string code, const std::string& ptx, const std::string& sourceName);

    std::list<Entry> m_entries; ///< most recently used first
};

} // namespace tilescope::cuda
