#include "ui/block/step_choice.h"

#include "gpu/emulator/observe/trace/access_picture.h"
#include "ui/block/step_kind.h"

#include <algorithm>
#include <utility>
#include <vector>

namespace tilescope
{

namespace
{

bool hasConflict(const BlockTrace& trace, const TraceEvent& event)
{
    if (event.kind != TraceEvent::Kind::Access || event.space != TraceSpace::Shared)
        return false;
    const BankPicture picture = bankPicture(event, trace.lanes[event.lanes]);
    return picture.wavefronts > picture.ideal;
}

bool isScattered(const BlockTrace& trace, const TraceEvent& event)
{
    if (event.kind != TraceEvent::Kind::Access || event.space != TraceSpace::Global)
        return false;
    const SectorPicture picture = sectorPicture(trace, event);
    return picture.sectors.size() > picture.ideal;
}

const std::vector<std::pair<QString, StepKind>>& kindNames()
{
    static const std::vector<std::pair<QString, StepKind>> names = {
        {QStringLiteral("barrier"), StepKind::Barrier},          {QStringLiteral("release"), StepKind::Release},
        {QStringLiteral("divergent"), StepKind::Divergent},      {QStringLiteral("global-load"), StepKind::GlobalLoad},
        {QStringLiteral("global-store"), StepKind::GlobalStore}, {QStringLiteral("shared-load"), StepKind::SharedLoad},
        {QStringLiteral("shared-store"), StepKind::SharedStore}, {QStringLiteral("constant"), StepKind::Constant},
        {QStringLiteral("texture"), StepKind::Texture}};
    return names;
}

const QString sharedConflict = QStringLiteral("shared-conflict");
const QString scattered = QStringLiteral("scattered");

} // namespace

QStringList StepChoice::names()
{
    QStringList all{sharedConflict, scattered};
    for (const auto& [name, kind] : kindNames())
        all << name;
    return all;
}

std::optional<StepChoice> StepChoice::parse(const QString& text)
{
    StepChoice choice;
    bool isNumber = false;
    choice.m_number = text.toULongLong(&isNumber);
    if (isNumber)
        return choice.m_number > 0 ? std::optional(choice) : std::nullopt;
    choice.m_name = text;
    return names().contains(text) ? std::optional(choice) : std::nullopt;
}

std::optional<std::uint64_t> StepChoice::find(const BlockTrace& trace) const
{
    if (m_number > 0)
        return m_number - 1;
    const auto kind = std::ranges::find(kindNames(), m_name, &std::pair<QString, StepKind>::first);
    const auto found = std::ranges::find_if(trace.events, [&](const TraceEvent& event) {
        if (m_name == sharedConflict)
            return hasConflict(trace, event);
        if (m_name == scattered)
            return isScattered(trace, event);
        return kind != kindNames().end() && stepKindOf(event) == kind->second;
    });
    if (found == trace.events.end())
        return std::nullopt;
    return trace.firstEvent + static_cast<std::uint64_t>(found - trace.events.begin());
}

} // namespace tilescope
