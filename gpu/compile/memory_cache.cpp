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
    const Entry* const found = m_entries.find([&key](const Entry& entry) { return entry.key == key; });
    return found ? &found->outcome : nullptr;
}

void MemoryCache::insert(const std::string& key, CompileOutcome outcome)
{
    const std::size_t bytes = bytesIn(outcome) + key.size() + sizeof(Entry);
    if (bytes > m_maxBytes || find(key))
        return;
    m_entries.add({key, std::move(outcome), bytes});
    m_entries.shrinkTo(m_maxBytes, [](const Entry& entry) { return entry.bytes; });
}

} // namespace tilescope
