#include "gpu/operations/published.h"

#include "gpu/operations/operation.h"
#include "gpu/recipe/words/figures.h"

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <set>

namespace tilescope
{

namespace
{

using Runs = std::vector<const Report*>;

constexpr char estimateKey[] = "estimate_us";

Runs runsOf(const Runs& reports, const std::string& strategy, const std::optional<BlockSize>& block)
{
    Runs runs;
    for (const Report* report : reports)
        if (report->recipe.strategy == strategy && !report->failed() && (!block || report->recipe.block == *block))
            runs.push_back(report);
    return runs;
}

/// The run to divide by: with the same parameters, and in the same block if there is one.
const Report* partnerOf(const Report& own, const Runs& candidates)
{
    const Report* partner = nullptr;
    for (const Report* candidate : candidates) {
        if (candidate->recipe.parameters != own.recipe.parameters)
            continue;
        if (candidate->recipe.block == own.recipe.block)
            return candidate;
        partner = partner ? partner : candidate;
    }
    return partner;
}

/// Which of the two models an estimated time is of: never one divided by the other.
enum class TimeModel { Simulated, Ceilings };

TimeModel timeModelOf(const Report& own, const Report& before)
{
    const auto isSimulated = [](const Report& report) {
        return report.timing && report.timing->launches.size() == report.launches.size();
    };
    return isSimulated(own) && isSimulated(before) ? TimeModel::Simulated : TimeModel::Ceilings;
}

/// A time or a count of one launch; a time without the start of the launch.
std::optional<double> launchFigure(const Figure& figure, const Report& report, std::size_t index, TimeModel model)
{
    const LaunchReport& launch = report.launches[index];
    if (figure.key == "median_us")
        return launch.medianUs;
    if (figure.key == estimateKey && model == TimeModel::Simulated)
        return report.timing->launches[index].us;
    if (figure.key == estimateKey)
        return launch.model ? std::optional(std::sqrt(launch.model->lowerUs * launch.model->upperUs)) : std::nullopt;
    return launch.counters ? figure.of(*launch.counters) : std::nullopt;
}

/// Of all launches together.
std::optional<double> wholeFigure(const Figure& figure, const Report& report, TimeModel model)
{
    if (figure.key != estimateKey || model == TimeModel::Simulated || !report.timing)
        return figure.of(report);
    double sum = 0;
    for (std::size_t i = 0; i < report.launches.size(); ++i) {
        const std::optional<double> one = launchFigure(figure, report, i, model);
        if (!one)
            return std::nullopt;
        sum += *one;
    }
    return sum;
}

std::optional<double> mainFigure(const Figure& figure, const Report& report, TimeModel model)
{
    const bool isPart = report.launches.size() > 1 || (figure.key == estimateKey && model == TimeModel::Simulated);
    return isPart ? launchFigure(figure, report, report.mainLaunch, model) : wholeFigure(figure, report, model);
}

std::optional<double> quotient(const std::optional<double>& own, const std::optional<double>& before)
{
    if (!own || !before || (*before == 0 && *own != 0))
        return std::nullopt;
    return *own == *before ? 1 : *own / *before;
}

std::string otherKernels(const Report& report)
{
    std::string names;
    for (std::size_t i = 0; i < report.launches.size(); ++i)
        if (i != report.mainLaunch)
            names += (names.empty() ? "" : ", ") + report.launches[i].kernel;
    return names;
}

} // namespace

std::string publishedValue(const Published& figure)
{
    char text[48];
    std::snprintf(text, sizeof text, "%.6g", figure.value);
    return figure.unit.empty() ? text : text + (" " + figure.unit);
}

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

RunRatio runRatio(const Figure& figure, const Report& own, const Report& before)
{
    const TimeModel model = timeModelOf(own, before);
    RunRatio ratio{.ours = quotient(wholeFigure(figure, own, model), wholeFigure(figure, before, model)),
                   .mainLaunches = {},
                   .otherLaunches = {},
                   .launches = {}};
    if (own.launches.size() < 2 && before.launches.size() < 2)
        return ratio;
    ratio.mainLaunches = quotient(mainFigure(figure, own, model), mainFigure(figure, before, model));
    if (own.launches.size() > 1)
        for (std::size_t i = 0; i < own.launches.size(); ++i)
            if (const auto value = launchFigure(figure, own, i, model))
                ratio.launches.emplace_back(own.launches[i].kernel, *value);
    ratio.otherLaunches = otherKernels(own.launches.size() > 1 ? own : before);
    return ratio;
}

std::vector<PublishedRatio> publishedRatios(const Operation& operation, const std::vector<const Report*>& reports)
{
    std::vector<PublishedRatio> ratios;
    for (const Strategy& strategy : operation.strategies) {
        const auto before = std::ranges::find(operation.strategies, strategy.after, &Strategy::name);
        if (before == operation.strategies.end())
            continue;
        for (const Published& figure : strategy.published) {
            const auto base = std::ranges::find_if(before->published, [&](const Published& other) {
                return other.quantity == figure.quantity && other.setting == figure.setting && other.value > 0;
            });
            if (figure.figure.empty() || base == before->published.end())
                continue;
            const PublishedRatio text{{}, strategy.name, before->name, figure, figure.value / base->value};
            const Runs others = runsOf(reports, before->name, figure.block);
            const std::size_t first = ratios.size();
            for (const Report* own : runsOf(reports, strategy.name, figure.block)) {
                const Report* const partner = partnerOf(*own, others);
                if (!partner)
                    continue;
                ratios.push_back(text);
                ratios.back().run = own->recipe;
                static_cast<RunRatio&>(ratios.back()) = runRatio(figureNamed(figure.figure), *own, *partner);
            }
            if (ratios.size() == first)
                ratios.push_back(text);
        }
    }
    return ratios;
}

} // namespace tilescope
