#include "gpu/operations/experiment_table.h"

#include "gpu/operations/operation.h"
#include "gpu/recipe/words/duration.h"
#include "gpu/recipe/words/figures.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <cmath>

namespace tilescope
{

namespace
{

using Says = Claim::Says;
using Basis = ExperimentRow::Basis;

constexpr char timeKey[] = "median_us", bandKey[] = "estimate_us";
constexpr double unmoved = 0.02; ///< a ratio that differs less from 1 stays the same
constexpr double alike = 1.1;    ///< ratios that differ by a smaller factor agree
/// The model orders predictions that differ by more than a fifth right in 99 of 100 pairs (tests/bench/RESULTS.md, "The
/// model of time").
constexpr double apart = 1.2;

std::string ratioText(double ratio) { return fixedText(ratio, ratio < 0.1 ? 3 : ratio < 100 ? 2 : 0); }

/// −1, 0 or 1: less, the same or more.
int directionOf(double ratio) { return std::abs(ratio - 1) <= unmoved ? 0 : ratio < 1 ? -1 : 1; }

std::string movement(double ratio)
{
    constexpr std::array words{"falls to ", "stays at ", "rises to "};
    return words.at(static_cast<std::size_t>(directionOf(ratio) + 1)) + ratioText(ratio);
}

// The names of runs

/// The settings in which a run differs from other runs of its experiment: "8x8, window=15, as printed".
std::vector<std::string> settingsOf(const Experiment& experiment, const ExperimentRun& run)
{
    std::vector<std::string> settings;
    if (std::ranges::any_of(experiment.runs, [&](const ExperimentRun& other) { return other.block != run.block; }))
        settings.push_back(toText(run.block));
    for (const auto& [name, value] : run.parameters)
        if (std::ranges::any_of(experiment.runs, [&, &key = name, &own = value](const ExperimentRun& other) {
                const auto found = other.parameters.find(key);
                return found == other.parameters.end() || found->second != own;
            }))
            settings.push_back(name + "=" + toText(value));
    if (!run.mistakes.empty())
        settings.emplace_back("as printed");
    return settings;
}

std::string joined(const std::vector<std::string>& parts, const std::string& between)
{
    std::string text;
    for (const std::string& part : parts)
        text += (text.empty() ? "" : between) + part;
    return text;
}

std::string nameOfRun(const Experiment& experiment, const ExperimentRun& run)
{
    return joined(
        [&] {
            std::vector<std::string> parts = settingsOf(experiment, run);
            parts.insert(parts.begin(), run.strategy);
            return parts;
        }(),
        " ");
}

/// What both runs have in common follows a comma.
std::string nameOfPair(const Experiment& experiment, const ExperimentRun& run, const ExperimentRun& base)
{
    const std::vector<std::string> own = settingsOf(experiment, run), others = settingsOf(experiment, base);
    if (own == others)
        return run.strategy + " / " + base.strategy + (own.empty() ? "" : ", " + joined(own, " "));
    return nameOfRun(experiment, run) + " / " + nameOfRun(experiment, base);
}

// The comparison

const Report* reportOf(const std::vector<ExperimentOutcome>& outcomes, std::size_t run)
{
    return run < outcomes.size() && outcomes[run].report && !outcomes[run].report->failed() ? &*outcomes[run].report
                                                                                            : nullptr;
}

/// Whether the model says which of the two is faster: predictions that are far enough apart; bands alone must not
/// overlap.
bool isOrdered(const Report& a, const Report& b)
{
    if (a.timing && b.timing)
        return std::max(a.timing->us, b.timing->us) > apart * std::min(a.timing->us, b.timing->us);
    return !a.estimate || !b.estimate || a.estimate->lowerUs > b.estimate->upperUs ||
           b.estimate->lowerUs > a.estimate->upperUs;
}

/// A time is that of the GPU if both runs have one, else that of the model.
void addOurs(ExperimentRow& row, const Report& own, const Report& base)
{
    const bool isTime = row.claim.figure == timeKey;
    row.basis = isTime ? Basis::Measured : Basis::Counted;
    row.ours = runRatio(figureNamed(row.claim.figure), own, base);
    if (isTime && !row.ours.ours) {
        row.basis = Basis::Model;
        row.ours = runRatio(figureNamed(bandKey), own, base);
    }
    if (!row.ours.ours)
        row.basis = Basis::None;
}

Agreement agreementOf(const Claim& claim, double ours)
{
    const int our = directionOf(ours);
    switch (claim.says) {
    case Says::Nothing: return Agreement::Unstated;
    case Says::Less: return our < 0 ? Agreement::Agrees : our == 0 ? Agreement::Unmoved : Agreement::Reversed;
    case Says::More: return our > 0 ? Agreement::Agrees : our == 0 ? Agreement::Unmoved : Agreement::Reversed;
    case Says::Ratio: break;
    }
    const double text = *claim.ratio;
    const int its = directionOf(text);
    if (its * our < 0)
        return Agreement::Reversed;
    if (text > 0 && ours > 0 && std::max(text / ours, ours / text) <= alike)
        return Agreement::Agrees;
    return its == 0 || our == 0 ? Agreement::Unmoved : Agreement::SameDirection;
}

/// The text's side of a sentence: "the text's falls to 0.60", "the text expects less".
std::string textSide(const Claim& claim)
{
    switch (claim.says) {
    case Says::Nothing: return "the text says nothing of it";
    case Says::Less: return "the text expects less";
    case Says::More: return "the text expects more";
    case Says::Ratio: break;
    }
    return "the text's " + movement(*claim.ratio);
}

std::string headOf(Agreement agreement, const Claim& claim)
{
    switch (agreement) {
    case Agreement::Missing: return "Not compared";
    case Agreement::Unstated: return "Not in the text";
    case Agreement::Agrees: return claim.says == Says::Ratio ? "Agrees" : "As the text says";
    case Agreement::SameDirection: return "Same direction, another extent";
    case Agreement::Unmoved: return "Not alike";
    case Agreement::Reversed: return "Reversed";
    case Agreement::Undecided: return "Not decided";
    case Agreement::Zero: return "Nothing to compare";
    }
    return {};
}

std::string tooClose(double ratio)
{
    return "the model gives " + ratioText(ratio) + ", which is too close to 1 to be sure";
}

/// "Without add_border ours falls to 0.87: same direction, another extent."
std::string mainSentence(const ExperimentRow& row)
{
    const auto& main = row.ours.mainLaunches;
    if (!main || std::abs(*main - *row.ours.ours) <= unmoved * *row.ours.ours)
        return {};
    if (row.basis == Basis::Model && std::max(*main, 1 / *main) <= apart)
        return " Without " + row.ours.otherLaunches + " " + tooClose(*main) + ".";
    const Agreement alone = agreementOf(row.claim, *main);
    const bool isSaid = alone == row.agreement || alone == Agreement::Unstated;
    return " Without " + row.ours.otherLaunches + " Tilescope's " + movement(*main) +
           (isSaid ? "." : ": " + lowerFirst(headOf(alone, row.claim)) + ".");
}

std::string sentenceOf(const ExperimentRow& row)
{
    const double ours = *row.ours.ours;
    const std::string our = "Tilescope's " + movement(ours);
    std::string text = headOf(row.agreement, row.claim) + ": ";
    if (row.agreement == Agreement::Undecided)
        text += tooClose(ours) + "; " + textSide(row.claim);
    else if (row.agreement == Agreement::Zero)
        text += textSide(row.claim) + ", both of Tilescope's are 0";
    else if (row.claim.says == Says::Ratio && ratioText(*row.claim.ratio) == ratioText(ours))
        text += "both are " + ratioText(ours);
    else if (row.claim.says == Says::Nothing)
        text += our;
    else if (row.agreement == Agreement::SameDirection)
        text += textSide(row.claim) + ", Tilescope's to " + ratioText(ours);
    else
        text += textSide(row.claim) + ", " + our;
    if (row.basis == Basis::Model && row.agreement != Agreement::Undecided)
        text += " by the model";
    return text + "." + mainSentence(row);
}

std::string whyMissing(const ExperimentRow& row, const std::vector<ExperimentOutcome>& outcomes)
{
    for (const std::size_t run : {row.claim.run, row.claim.base}) {
        if (run >= outcomes.size())
            return "not all of its runs were made";
        if (!reportOf(outcomes, run))
            return "one of its runs gave no result";
    }
    for (const std::size_t run : {row.claim.run, row.claim.base})
        if (figureNamed(row.claim.figure).counted && !reportOf(outcomes, run)->counters)
            return "not all of our runs were counted, for that would take too long";
    return "our runs do not have this figure";
}

/// Figures that depend on how many registers a thread takes, which only a device or ptxas knows.
bool followsRegisters(const std::string& key) { return key == "occupancy" || key == "blocks_per_sm"; }

ExperimentRow rowOf(const Claim& claim, const Operation& operation, const std::vector<ExperimentOutcome>& outcomes)
{
    const Experiment& experiment = *operation.experiment;
    ExperimentRow row{.claim = claim,
                      .compared = nameOfPair(experiment, experiment.runs[claim.run], experiment.runs[claim.base]),
                      .quantity =
                          claim.quantity.empty() ? lowerFirst(titleOf(figureNamed(claim.figure))) : claim.quantity,
                      .ours = {},
                      .sentence = {}};
    const std::string& setting = claim.setting;
    const auto comma = setting.find(", "); // the block itself is in `compared`
    if (comma != std::string::npos)
        row.quantity += setting.substr(comma);
    const Report *own = reportOf(outcomes, claim.run), *base = reportOf(outcomes, claim.base);
    if (own && base)
        addOurs(row, *own, *base);
    if (!row.ours.ours) {
        row.sentence =
            headOf(Agreement::Missing, claim) + ": " + textSide(claim) + "; " + whyMissing(row, outcomes) + ".";
    } else {
        const bool isUndecided = row.basis == Basis::Model && claim.says != Says::Nothing && !isOrdered(*own, *base);
        const bool isZero = row.basis == Basis::Counted && figureNamed(claim.figure).of(*base) == 0;
        row.agreement = isUndecided ? Agreement::Undecided
                        : isZero    ? Agreement::Zero
                                    : agreementOf(claim, *row.ours.ours);
        row.isEstimated =
            followsRegisters(claim.figure) && (own->isOccupancyEstimated() || base->isOccupancyEstimated());
        row.sentence = sentenceOf(row);
        if (row.isEstimated)
            row.sentence += " Tilescope's figure is an estimate because the register count is estimated.";
    }
    if (!claim.caveat.empty())
        row.sentence += " " + claim.caveat;
    return row;
}

// The figures of the runs

std::string ourFigure(const std::string& key, const Report& report)
{
    const Figure& figure = figureNamed(key);
    const bool isEstimate = (report.counters && !report.counters->exact && figure.counted) ||
                            (followsRegisters(key) && report.isOccupancyEstimated());
    if (const auto value = figure.of(report))
        return (isEstimate ? "≈ " : "") + plainFigure(*value, figure.unit);
    if (key == timeKey && report.estimate)
        return plainBand(report.estimate->lowerUs, report.estimate->upperUs) + ", model";
    return "–";
}

std::vector<std::vector<std::string>> figureTable(const Operation& operation,
                                                  const std::vector<ExperimentOutcome>& outcomes)
{
    const Experiment& experiment = *operation.experiment;
    std::vector<std::vector<std::string>> rows{{"run", "block"}};
    for (const ExperimentRun& run : experiment.runs) {
        std::vector<std::string> settings = settingsOf(experiment, run);
        std::erase(settings, toText(run.block));
        rows.push_back({joined(settings, " ").empty() ? run.strategy : run.strategy + " " + joined(settings, " "),
                        toText(run.block)});
    }
    if (!operation.publishedCpu.empty())
        rows.push_back({"single CPU thread", "–"});
    for (const std::string& key : experiment.figures) {
        const bool hasCpu = !operation.publishedCpu.empty() && operation.publishedCpu.front().figure == key;
        const std::string title = // a CPU's time is none of a GPU
            hasCpu && key == timeKey ? "time" : lowerFirst(titleOf(figureNamed(key)));
        std::string textTitle = title; // in the text's own words
        std::vector<std::string> texts, ours;
        for (std::size_t i = 0; i < experiment.runs.size(); ++i) {
            const Published* const published = publishedOf(operation, experiment.runs[i], key);
            texts.push_back(published ? publishedValue(*published) : "–");
            if (published)
                textTitle = published->quantity;
            const Report* const report = reportOf(outcomes, i);
            ours.push_back(report ? ourFigure(key, *report) : "–");
        }
        if (!operation.publishedCpu.empty()) {
            const Published& cpu = operation.publishedCpu.front();
            const auto timed = std::ranges::find_if(outcomes, [](const ExperimentOutcome& outcome) {
                return outcome.report && outcome.report->cpuReferenceMs;
            });
            texts.push_back(cpu.figure == key ? publishedValue(cpu) : "–");
            ours.push_back(cpu.figure == key && timed != outcomes.end()
                               ? plainDuration(*timed->report->cpuReferenceMs * 1000)
                               : "–");
        }
        const auto isAbsent = [](const std::string& cell) { return cell == "–"; };
        const bool hasText = !std::ranges::all_of(texts, isAbsent);
        if (!hasText && std::ranges::all_of(ours, isAbsent))
            continue;
        if (hasText) {
            rows.front().push_back(textTitle + ", the text");
            for (std::size_t i = 0; i < texts.size(); ++i)
                rows[i + 1].push_back(texts[i]);
        }
        rows.front().push_back(hasText ? title + ", Tilescope" : title);
        for (std::size_t i = 0; i < ours.size(); ++i)
            rows[i + 1].push_back(ours[i]);
    }
    return rows;
}

// The sentences around the tables

const Report* firstReport(const std::vector<ExperimentOutcome>& outcomes)
{
    for (std::size_t i = 0; i < outcomes.size(); ++i)
        if (const Report* const report = reportOf(outcomes, i))
            return report;
    return nullptr;
}

/// "the median of 40 runs"; how many there are depends on the time of each.
std::string mediansOf(const std::vector<ExperimentOutcome>& outcomes)
{
    int fewest = 0, most = 0;
    for (std::size_t i = 0; i < outcomes.size(); ++i)
        if (const Report* const report = reportOf(outcomes, i); report && report->time) {
            fewest = most == 0 ? report->time->runs : std::min(fewest, report->time->runs);
            most = std::max(most, report->time->runs);
        }
    if (most == 1)
        return "one run each";
    if (fewest == most)
        return "the median of " + std::to_string(most) + " runs";
    return "medians of " + std::to_string(fewest) + " to " + std::to_string(most) + " runs";
}

std::vector<std::string> setupOf(const Experiment& experiment, const std::vector<ExperimentOutcome>& outcomes)
{
    const auto sentence = [](const std::string& first, const std::string& note) {
        return first + "." + (note.empty() ? "" : " " + note);
    };
    std::vector<std::string> setup{sentence("Image: " + experiment.image, experiment.imageNote)};
    const Report* const report = firstReport(outcomes);
    if (!report)
        return setup;
    const std::string of = report->estimate ? report->estimate->gpu : "";
    const std::string note = of == experiment.gpu || experiment.gpu.empty() ? experiment.gpuNote : "";
    if (report->time)
        setup.push_back(sentence("Times: measured on " + report->deviceName + ", " + mediansOf(outcomes),
                                 experiment.repetitions > 0
                                     ? "The text's are the mean of " + std::to_string(experiment.repetitions) + " runs."
                                     : ""));
    else if (!of.empty())
        setup.push_back(
            sentence("Times: no GPU measured them; \"model\" is the band that the model gives for " + of, note));
    if (report->backend == BackendChoice::Emulator && !experiment.emulatedNote.empty())
        setup.push_back(experiment.emulatedNote);
    return setup;
}

std::string verdictOf(const std::vector<ExperimentRow>& rows)
{
    const auto count = [&](std::initializer_list<Agreement> kinds) {
        return std::ranges::count_if(
            rows, [&](const ExperimentRow& row) { return std::ranges::count(kinds, row.agreement) > 0; });
    };
    const auto stated = static_cast<std::ptrdiff_t>(rows.size()) - count({Agreement::Unstated, Agreement::Zero});
    std::string text = std::to_string(count({Agreement::Agrees, Agreement::SameDirection})) + " of " +
                       std::to_string(stated) + " comparisons go as in the text";
    const auto add = [&](Agreement kind, const std::string& words) {
        if (const auto number = count({kind}); number > 0)
            text += ", " + std::to_string(number) + " " + words;
    };
    add(Agreement::Reversed, "the other way");
    add(Agreement::Unmoved, "on one side only");
    add(Agreement::Undecided, "cannot be decided by the model");
    add(Agreement::Missing, "could not be made");
    if (const auto zeros = count({Agreement::Zero}); zeros > 0)
        text += "; " + std::to_string(zeros) + " more have nothing to compare, because both of Tilescope's are 0";
    return text + ".";
}

std::string basisName(Basis basis)
{
    switch (basis) {
    case Basis::None: return {};
    case Basis::Measured: return "measured";
    case Basis::Counted: return "counted";
    case Basis::Model: return "model";
    }
    return {};
}

std::string agreementName(Agreement agreement)
{
    switch (agreement) {
    case Agreement::Missing: return "missing";
    case Agreement::Unstated: return "unstated";
    case Agreement::Agrees: return "agrees";
    case Agreement::SameDirection: return "same_direction";
    case Agreement::Unmoved: return "unmoved";
    case Agreement::Reversed: return "reversed";
    case Agreement::Undecided: return "undecided";
    case Agreement::Zero: return "zero";
    }
    return {};
}

nlohmann::json orNull(const std::optional<double>& value) { return value ? nlohmann::json(*value) : nlohmann::json(); }

nlohmann::json orNull(const std::string& text) { return text.empty() ? nlohmann::json() : nlohmann::json(text); }

nlohmann::json rowJson(const ExperimentRow& row)
{
    constexpr std::array says{"nothing", "less", "more", "ratio"};
    return {{"run", row.claim.run},
            {"base", row.claim.base},
            {"compared", row.compared},
            {"quantity", row.quantity},
            {"figure", row.claim.figure},
            {"text_says", says.at(static_cast<std::size_t>(row.claim.says))},
            {"text_ratio", orNull(row.claim.ratio)},
            {"place", orNull(row.claim.place)},
            {"ratio", orNull(row.ours.ours)},
            {"ratio_of_main_launches", orNull(row.ours.mainLaunches)},
            {"basis", orNull(basisName(row.basis))},
            {"agreement", agreementName(row.agreement)},
            {"sentence", row.sentence}};
}

} // namespace

std::string ExperimentRow::textCell() const
{
    switch (claim.says) {
    case Says::Nothing: return "–";
    case Says::Less: return "less";
    case Says::More: return "more";
    case Says::Ratio: break;
    }
    return ratioText(*claim.ratio);
}

std::string ExperimentRow::ourCell() const
{
    return ours.ours ? (basis == Basis::Model || isEstimated ? "≈ " : "") + ratioText(*ours.ours) : "–";
}

std::string ExperimentRow::mainCell() const
{
    return ours.mainLaunches ? (basis == Basis::Model || isEstimated ? "≈ " : "") + ratioText(*ours.mainLaunches) : "–";
}

ExperimentTable experimentTable(const Operation& operation, const std::vector<ExperimentOutcome>& outcomes)
{
    const Experiment& experiment = *operation.experiment;
    ExperimentTable table{.title = experiment.id + ": " + experiment.title,
                          .source = operation.text,
                          .claim = experiment.claim,
                          .setup = setupOf(experiment, outcomes),
                          .verdict = {},
                          .rows = {},
                          .otherLaunches = {},
                          .figures = figureTable(operation, outcomes),
                          .missing = {},
                          .remarks = experiment.remarks};
    for (const Claim& claim : claimsOf(operation)) {
        table.rows.push_back(rowOf(claim, operation, outcomes));
        if (table.otherLaunches.empty())
            table.otherLaunches = table.rows.back().ours.otherLaunches;
    }
    table.verdict = verdictOf(table.rows);
    for (std::size_t i = 0; i < outcomes.size(); ++i)
        if (!reportOf(outcomes, i))
            table.missing.push_back(nameOfRun(experiment, experiment.runs[i]) + ": " + outcomes[i].reason);
    table.remarks.insert(table.remarks.end(), operation.publishedRemarks.begin(), operation.publishedRemarks.end());
    return table;
}

nlohmann::json experimentJson(const Operation& operation, const std::vector<ExperimentOutcome>& outcomes)
{
    const Experiment& experiment = *operation.experiment;
    const ExperimentTable table = experimentTable(operation, outcomes);
    nlohmann::json rows = nlohmann::json::array(), runs = nlohmann::json::array();
    for (const ExperimentRow& row : table.rows)
        rows.push_back(rowJson(row));
    for (std::size_t i = 0; i < experiment.runs.size(); ++i) {
        nlohmann::json published = nlohmann::json::object();
        for (const std::string& key : experiment.figures)
            if (const Published* const figure = publishedOf(operation, experiment.runs[i], key))
                published[key] = {{"value", figure->value},
                                  {"unit", figure->unit},
                                  {"gpu", figure->gpu},
                                  {"place", figure->place},
                                  {"caveat", orNull(figure->caveat)}};
        const bool isRun = i < outcomes.size();
        runs.push_back({{"name", nameOfRun(experiment, experiment.runs[i])},
                        {"published", published},
                        {"report", isRun && outcomes[i].report ? toJson(*outcomes[i].report) : nlohmann::json()},
                        {"reason", isRun ? orNull(outcomes[i].reason) : nlohmann::json("not run")}});
    }
    return {{"text", experiment.id},     {"operation", operation.name},
            {"title", experiment.title}, {"source", operation.text},
            {"claim", experiment.claim}, {"image", experiment.image},
            {"setup", table.setup},      {"verdict", table.verdict},
            {"comparisons", rows},       {"runs", runs},
            {"remarks", table.remarks}};
}

} // namespace tilescope
