#include "gpu/operations/published.h"

#include "gpu/operations/operation.h"
#include "gpu/recipe/figures.h"

#include <algorithm>
#include <set>

namespace tilescope
{

namespace
{

const Report* reportOf(const std::vector<const Report*>& reports, const std::string& strategy)
{
    const auto found = std::ranges::find_if(
        reports, [&](const Report* report) { return report->recipe.strategy == strategy && !report->failed(); });
    return found == reports.end() ? nullptr : *found;
}

/// A time or a count of one launch.
std::optional<double> launchFigure(const Figure& figure, const LaunchReport& launch)
{
    if (figure.key == "median_us")
        return launch.medianUs;
    return launch.counters ? figure.of(*launch.counters) : std::nullopt;
}

std::optional<double> mainFigure(const Figure& figure, const Report& report)
{
    return report.launches.size() < 2 ? figure.of(report) : launchFigure(figure, report.launches[report.mainLaunch]);
}

std::optional<double> quotient(const std::optional<double>& own, const std::optional<double>& before)
{
    return own && before && *before > 0 ? std::optional(*own / *before) : std::nullopt;
}

std::string otherKernels(const Report& report)
{
    std::string names;
    for (std::size_t i = 0; i < report.launches.size(); ++i)
        if (i != report.mainLaunch)
            names += (names.empty() ? "" : ", ") + report.launches[i].kernel;
    return names;
}

void addOurs(PublishedRatio& ratio, const Report& own, const Report& before)
{
    const std::optional<BlockSize>& block = ratio.figure.block;
    if (block && (own.recipe.block != *block || before.recipe.block != *block))
        return;
    const Figure& figure = figureNamed(ratio.figure.figure);
    ratio.ours = quotient(figure.of(own), figure.of(before));
    if (own.launches.size() < 2 && before.launches.size() < 2)
        return;
    ratio.mainLaunches = quotient(mainFigure(figure, own), mainFigure(figure, before));
    if (own.launches.size() > 1)
        for (const LaunchReport& launch : own.launches)
            if (const auto value = launchFigure(figure, launch))
                ratio.launches.emplace_back(launch.kernel, *value);
    ratio.otherLaunches = otherKernels(own.launches.size() > 1 ? own : before);
}

} // namespace

std::string placesOf(const std::vector<Published>& figures)
{
    std::set<std::pair<std::string, int>> places;
    for (const Published& figure : figures)
        if (const auto colon = figure.place.find(':'); colon != std::string::npos)
            places.emplace(figure.place.substr(0, colon), std::stoi(figure.place.substr(colon + 1)));
    std::string text, file;
    for (const auto& [name, line] : places) {
        text += (text.empty() ? "" : ", ") + (name == file ? "" : name + ":") + std::to_string(line);
        file = name;
    }
    return text;
}

std::vector<PublishedRatio> publishedRatios(const Operation& operation, const std::vector<const Report*>& reports)
{
    std::vector<PublishedRatio> ratios;
    for (const Strategy& strategy : operation.strategies) {
        const auto before = std::ranges::find(operation.strategies, strategy.after, &Strategy::name);
        if (before == operation.strategies.end())
            continue;
        const Report *own = reportOf(reports, strategy.name), *others = reportOf(reports, before->name);
        for (const Published& figure : strategy.published) {
            const auto base = std::ranges::find_if(before->published, [&](const Published& other) {
                return other.quantity == figure.quantity && other.setting == figure.setting && other.value > 0;
            });
            if (figure.figure.empty() || base == before->published.end())
                continue;
            ratios.push_back({strategy.name, before->name, figure, figure.value / base->value, {}, {}, {}, {}});
            if (own && others)
                addOurs(ratios.back(), *own, *others);
        }
    }
    return ratios;
}

} // namespace tilescope
