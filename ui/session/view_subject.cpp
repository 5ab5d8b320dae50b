#include "ui/session/view_subject.h"

#include "ui/session/saved/pinned_runs.h"

#include <algorithm>
#include <stdexcept>
#include <utility>

namespace tilescope
{

using Kind = DifferenceSide::Kind;

static constexpr std::pair<Kind, const char*> sideWords[] = {
    {Kind::Result, "result"}, {Kind::Source, "source"}, {Kind::Reference, "reference"}};

bool namesPin(const DifferenceSides& sides)
{
    return std::any_of(sides.begin(), sides.end(), [](const DifferenceSide& side) { return side.kind == Kind::Pin; });
}

static std::string toText(const DifferenceSide& side)
{
    for (const auto& [kind, word] : sideWords)
        if (kind == side.kind)
            return word;
    return side.kind == Kind::Pin ? std::string(1, side.letter) : side.strategy;
}

std::string toText(const DifferenceSides& sides) { return toText(sides[0]) + "," + toText(sides[1]); }

static DifferenceSide parseSide(const std::string& text, const Registry& registry)
{
    for (const auto& [kind, word] : sideWords)
        if (text == word)
            return {kind};
    if (text.size() == 1 && text[0] >= 'A' && text[0] < static_cast<char>('A' + PinnedRuns::most))
        return {Kind::Pin, text[0]};
    for (const Operation& operation : registry.operations())
        for (const Strategy& strategy : operation.strategies)
            if (strategy.name == text)
                return {Kind::Strategy, 'A', text};
    throw std::invalid_argument("An image of a difference is \"result\", \"source\", \"reference\", a pinned run \"A\" "
                                "to \"D\" or a strategy; \"" +
                                text + "\" is not.");
}

DifferenceSides parseDifferenceSides(const std::string& text, const Registry& registry)
{
    const std::size_t comma = text.find(',');
    if (comma == std::string::npos)
        throw std::invalid_argument("A difference takes two images, such as \"result,source\"; \"" + text +
                                    "\" is not.");
    return {parseSide(text.substr(0, comma), registry), parseSide(text.substr(comma + 1), registry)};
}

void ViewSubjectModel::choose(const ViewSubject& subject)
{
    if (subject == m_subject)
        return;
    m_subject = subject;
    emit changed(m_subject);
}

} // namespace tilescope
