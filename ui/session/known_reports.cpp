#include "ui/session/known_reports.h"

#include <algorithm>
#include <set>
#include <utility>

namespace tilescope
{

/// The report without its pictures.
static std::shared_ptr<const Report> figuresOnly(const Report& report)
{
    auto copy = std::make_shared<Report>(report);
    copy->devicePicture.reset();
    copy->picture.reset();
    copy->reference.reset();
    return copy;
}

std::list<KnownReports::Entry>::iterator KnownReports::placeOf(const Recipe& effective)
{
    return std::ranges::find(m_entries, effective, &Entry::effective);
}

void KnownReports::keep(const std::shared_ptr<const Report>& report)
{
    Entry entry{m_registry.effective(report->recipe), report};
    if (report->devicePicture) {
        auto copy = std::make_shared<Report>(*report);
        copy->devicePicture.reset();
        entry.report = std::move(copy);
    }
    if (const auto known = placeOf(entry.effective); known != m_entries.end())
        m_entries.erase(known);
    m_entries.push_front(std::move(entry));
    if (m_entries.size() > mostReports)
        m_entries.pop_back();
    std::set<ImagePtr> held;
    std::size_t bytes = 0;
    for (Entry& one : m_entries) {
        for (const ImagePtr& image : {one.report->picture, one.report->reference})
            if (image && held.insert(image).second)
                bytes += image->bytes().size();
        if (bytes > mostBytes && one.report->picture)
            one.report = figuresOnly(*one.report);
    }
}

std::shared_ptr<const Report> KnownReports::find(const Recipe& recipe)
{
    try {
        const auto known = placeOf(m_registry.effective(recipe));
        if (known == m_entries.end())
            return nullptr;
        m_entries.splice(m_entries.begin(), m_entries, known);
        return m_entries.front().report;
    } catch (const SettingError&) { // its run says what is wrong
        return nullptr;
    }
}

} // namespace tilescope
