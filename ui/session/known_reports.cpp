#include "ui/session/known_reports.h"

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

void KnownReports::keep(const std::shared_ptr<const Report>& report)
{
    Entry entry{m_registry.effective(report->recipe), report};
    if (report->devicePicture) {
        auto copy = std::make_shared<Report>(*report);
        copy->devicePicture.reset();
        entry.report = std::move(copy);
    }
    m_entries.dropIf([&](const Entry& known) { return known.effective == entry.effective; });
    m_entries.add(std::move(entry));
    m_entries.shrinkToCount(mostReports);
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
        const Recipe effective = m_registry.effective(recipe);
        const Entry* const known = m_entries.find([&](const Entry& entry) { return entry.effective == effective; });
        return known ? known->report : nullptr;
    } catch (const SettingError&) { // its run says what is wrong
        return nullptr;
    }
}

} // namespace tilescope
