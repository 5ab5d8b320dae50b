#include "ui/trace/step_choice.h"

#include "ui/trace/step_finding.h"
#include "ui/trace/step_kind.h"

#include <algorithm>
#include <utility>
#include <vector>

namespace tilescope
{

namespace
{

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

const std::vector<std::pair<QString, StepFindings::Kind>>& findingNames()
{
    static const std::vector<std::pair<QString, StepFindings::Kind>> names = {
        {QStringLiteral("shared-conflict"), StepFindings::Conflict},
        {QStringLiteral("scattered"), StepFindings::Scattered},
        {QStringLiteral("race"), StepFindings::Race}};
    return names;
}

} // namespace

QStringList StepChoice::names()
{
    QStringList all;
    for (const auto& [name, kind] : findingNames())
        all << name;
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

StepChoice StepChoice::ofWarp(std::uint32_t warp, std::size_t number)
{
    StepChoice choice;
    choice.m_warp = warp;
    choice.m_number = number;
    return choice;
}

StepChoice StepChoice::ofLine(const std::string& source, int line, std::optional<std::uint32_t> warp)
{
    StepChoice choice = StepChoice().near(source, line);
    choice.m_warp = warp;
    return choice;
}

StepChoice StepChoice::near(const std::string& source, int line, int otherLine) const
{
    StepChoice choice = *this;
    choice.m_source = source;
    choice.m_line = line;
    choice.m_otherLine = otherLine;
    return choice;
}

bool StepChoice::isAtLine(const BlockTrace& trace, std::size_t event) const
{
    const std::uint32_t site = trace.events[event].site;
    if (site >= trace.sites.size() || trace.sites[site].source != m_source)
        return false;
    const int line = trace.sites[site].line;
    return line == m_line || (m_otherLine > 0 && line == m_otherLine);
}

std::optional<std::uint64_t> StepChoice::eventAtLine(const BlockTrace& trace) const
{
    std::optional<std::uint64_t> first;
    for (std::size_t i = 0; i < trace.events.size(); ++i) {
        if (trace.events[i].kind == TraceEvent::Kind::Release || !isAtLine(trace, i))
            continue;
        if (!m_warp || trace.events[i].warp == *m_warp)
            return trace.firstEvent + i;
        if (!first)
            first = trace.firstEvent + i;
    }
    return first;
}

std::optional<std::uint64_t> StepChoice::find(const BlockTrace& trace, const StepFindings& findings) const
{
    if (m_warp && m_line == 0) {
        std::uint64_t left = m_number;
        for (std::size_t i = 0; i < trace.events.size(); ++i)
            if (trace.events[i].warp == *m_warp && trace.events[i].kind != TraceEvent::Kind::Release && left-- == 0)
                return trace.firstEvent + i;
        return std::nullopt;
    }
    if (m_number > 0)
        return m_number - 1;
    if (m_name.isEmpty())
        return eventAtLine(trace);
    const auto kind = std::ranges::find(kindNames(), m_name, &std::pair<QString, StepKind>::first);
    const auto finding = std::ranges::find(findingNames(), m_name, &std::pair<QString, StepFindings::Kind>::first);
    std::optional<std::uint64_t> elsewhere;
    for (std::size_t i = 0; i < trace.events.size(); ++i) {
        const bool isHere = finding != findingNames().end() ? findings.isAt(i, finding->second)
                                                            : stepKindOf(trace.events[i]) == kind->second;
        if (isHere && (m_line == 0 || isAtLine(trace, i)))
            return trace.firstEvent + i;
        if (isHere && !elsewhere)
            elsewhere = trace.firstEvent + i;
    }
    return elsewhere;
}

} // namespace tilescope
