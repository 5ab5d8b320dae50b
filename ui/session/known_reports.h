#pragma once

#include "gpu/operations/registry.h"
#include "gpu/recipe/report.h"

#include <cstddef>
#include <cstdint>
#include <list>
#include <memory>

namespace tilescope
{

/// The reports of the last settled runs, so that nothing is run twice. Those that were needed least recently lose their
/// pictures first, then they are dropped.
class KnownReports
{
public:
    static constexpr std::size_t mostBytes = 128 << 20; ///< of all pictures together
    static constexpr std::size_t mostReports = 400;

    explicit KnownReports(const Registry& registry) : m_registry(registry) {}

    /// `picture` identifies the picture that was run on. The report is kept without what lies on the GPU.
    void keep(const std::shared_ptr<const Report>& report, std::uint64_t picture);

    /// The report of a recipe that runs alike (Registry::effective), maybe without its pictures; null if there is none.
    std::shared_ptr<const Report> find(const Recipe& recipe, std::uint64_t picture);

    void clear() { m_entries.clear(); }
    std::size_t size() const { return m_entries.size(); }

private:
    struct Entry {
        Recipe effective;
        std::uint64_t picture = 0;
        std::shared_ptr<const Report> report;
    };
    std::list<Entry>::iterator placeOf(const Recipe& effective, std::uint64_t picture);

    const Registry& m_registry;
    std::list<Entry> m_entries; ///< the last needed first
};

} // namespace tilescope
