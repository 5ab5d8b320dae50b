#include "gpu/compile/module_cache.h"

namespace tilescope
{
namespace
{

std::size_t bytesIn(const std::vector<Diagnostic>& list)
{
    std::size_t bytes = 0;
    for (const auto& diagnostic : list)
        bytes += sizeof diagnostic + diagnostic.file.size() + diagnostic.message.size();
    return bytes;
}

std::size_t bytesIn(const CompileOutcome& outcome)
{
    if (const auto* diagnostics = std::get_if<std::vector<Diagnostic>>(&outcome))
        return bytesIn(*diagnostics);
    const auto& module = std::get<CompiledModule>(outcome);
    return module.ptx.size() + module.cubin.size() + bytesIn(module.warnings);
}

} // namespace

const CompileOutcome* MemoryCache::find(const std::string& key)
{
    const auto found = m_index.find(key);
    if (found == m_index.end())
        return nullptr;
    m_entries.splice(m_entries.begin(), m_entries, found->second);
    return &found->second->outcome;
}

void MemoryCache::insert(const std::string& key, CompileOutcome outcome)
{
    if (m_index.contains(key))
        return;
    const std::size_t bytes = bytesIn(outcome) + key.size() + sizeof(Entry);
    m_entries.push_front({key, std::move(outcome), bytes});
    m_index[key] = m_entries.begin();
    m_bytes += bytes;
    while (m_bytes > m_maxBytes) {
        m_bytes -= m_entries.back().bytes;
        m_index.erase(m_entries.back().key);
        m_entries.pop_back();
    }
}

} // namespace tilescope
