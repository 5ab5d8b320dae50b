#pragma once

#include "gpu/operations/registry.h"
#include "gpu/recipe/report.h"
#include "gpu/system/recently_used.h"

#include <cstddef>
#include <memory>

namespace tilescope
{

/// The reports of the last settled runs on one picture, so that nothing is run twice. Those that were needed least
/// recently lose their pictures first, then they are dropped.
class KnownReports
{
public:
    static constexpr std::size_t mostBytes = 128 << 20; ///< of all pictures together
    static constexpr std::size_t mostReports = 400;

    explicit KnownReports(const Registry& registry) : m_registry(registry) {}

    /// The report is kept without what lies on the GPU.
    void keep(const std::shared_ptr<const Report>& report);

    /// The report of a recipe that runs alike (Registry::effective), maybe without its pictures; null if there is none.
    std::shared_ptr<const Report> find(const Recipe& recipe);

    void clear() { m_entries.clear(); } ///< for another picture
    std::size_t size() const { return m_entries.size(); }

private:
    struct Entry {
        Recipe effective;
        std::shared_ptr<const Report> report;
    };

    const Registry& m_registry;
    RecentlyUsed<Entry> m_entries;
};

} // namespace tilescope
