#include "app/commands.h"

#include "app/arguments.h"
#include "app/files.h"
#include "app/interrupt.h"
#include "app/ncu/ncu_comparison.h"
#include "app/operations.h"
#include "app/program.h"
#include "app/recipes.h"
#include "app/strategy_runs.h"
#include "app/tables/tables.h"
#include "app/terminal.h"
#include "gpu/image/sample.h"
#include "gpu/run/runner.h"
#include "gpu/timing/timeline.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <cstdio>
#include <filesystem>
#include <set>

namespace tilescope
{

using nlohmann::json;

namespace
{

int listSamples()
{
    for (const Sample& sample : samples())
        print(stdout, "sample:%-12s %s\n", sample.name.c_str(), sample.meaning.c_str());
    return 0;
}

/// out.png, or out-shared.png if several strategies write.
std::string pictureFile(const std::string& file, const std::string& strategy, bool several)
{
    if (!several)
        return file;
    const std::filesystem::path path(file);
    return path.parent_path() / (path.stem().string() + "-" + strategy + path.extension().string());
}

Words pictureFiles(const Arguments& arguments, const std::vector<std::string>& strategies)
{
    Words files;
    const std::set<std::string> once(strategies.begin(), strategies.end()); // one may be named twice
    for (const std::string& strategy : once)
        if (!arguments.outFile.empty())
            files.push_back(pictureFile(arguments.outFile, strategy, strategies.size() > 1));
    return files;
}

/// What the command printed, or will print.
struct Results {
    std::vector<Report> reports;
    std::vector<std::vector<LaunchBindings>> launches; ///< of each report; none for an operation that is built in
    std::vector<LeftOut> leftOut;
    std::optional<NcuFile> ncu = {}; ///< to compare with
};

/// What the launches of a kernel file give its parameters.
std::vector<LaunchBindings> launchesOf(Runner& runner, const Recipe& recipe, const Image& image)
{
    const Operation& operation = runner.registry().operation(recipe.operation);
    const auto& bindings = runner.registry().strategy(operation, recipe.strategy).bindings;
    if (!bindings)
        return {};
    const PixelCounts counts = runner.pixelCounts(recipe, {});
    const bool isTurnedGrey = operation.greyOnly && !counts.areColours() && image.format() == PixelFormat::Rgb8;
    const Image grey = isTurnedGrey ? toGrey(image) : Image();
    Inputs inputs(isTurnedGrey ? grey : image);
    inputs.pixelCounts = counts;
    return bindings(recipe, inputs);
}

/// The report of one strategy, or an array with an element for each of several.
json documentOf(const Results& results)
{
    const auto& [reports, launches, leftOut, ncu] = results;
    json document = json::array();
    for (std::size_t i = 0; i < reports.size(); ++i) {
        document.push_back(toJson(reports[i]));
        for (const LaunchBindings& launch : launches[i])
            document.back()["bindings"].push_back(toJson(launch));
        if (ncu)
            document.back()["nsight_compute"] = toJson(comparisonWith(*ncu, {{&reports[i]}}));
    }
    for (const LeftOut& one : leftOut) {
        const std::size_t space = one.strategy.find(' '); // before its block, if there are several
        json recipe{{"operation", reports.front().recipe.operation}, {"strategy", one.strategy.substr(0, space)}};
        if (space != std::string::npos)
            recipe["block"] = one.strategy.substr(space + 1);
        document.push_back({{"recipe", recipe}, {"left_out", one.reason}});
    }
    return document.size() == 1 ? json(document.front()) : document;
}

/// A strategy in a block; with several blocks the name has it: "shared 8x8".
struct NamedRun {
    std::string name, strategy;
    BlockSize block;
};

std::vector<NamedRun> namedRuns(const std::vector<std::string>& strategies, const std::vector<BlockSize>& blocks,
                                BlockSize only)
{
    std::vector<NamedRun> runs;
    for (const std::string& strategy : strategies) {
        for (const BlockSize block : blocks)
            runs.push_back({blocks.size() > 1 ? strategy + " " + toText(block) : strategy, strategy, block});
        if (blocks.empty())
            runs.push_back({strategy, strategy, only});
    }
    return runs;
}

/// The remarks on the runs: their notes, such as a fallback, and the findings in their kernels.
void printRemarks(const std::vector<Report>& reports)
{
    print(stderr, noteText(reports));
    print(stderr, findingText(reports));
}

/// The explanation of each applied mistake, once.
void printLessons(const Arguments& arguments, const std::vector<Mistake>& mistakes, std::set<std::string>& said)
{
    for (const Mistake& mistake : mistakes) {
        const std::string lesson = mistake.title + ": " + mistake.lesson;
        const auto& asked = arguments.mistakes;
        if (std::find(asked.begin(), asked.end(), mistake.name) != asked.end() && said.insert(lesson).second)
            print(stderr, "%s\n", lesson.c_str());
    }
}

void printTables(const std::vector<Report>& reports, const Operation* published)
{
    print(stdout, reportTable(reports, published));
    print(stdout, matchTable(reports));
    if (const std::string counted = counterTable(reports); !counted.empty())
        print(stdout, "\n%s", counted.c_str());
}

/// The outputs of all strategies, and the strategies that were left out.
void printAll(const Arguments& arguments, Runner& runner, Results results, const std::stop_token& stop)
{
    const auto& [reports, launches, leftOut, ncu] = results;
    for (Report& report : results.reports)
        nameHeaders(report, runner.registry());
    printRemarks(reports);
    const bool printsTables = arguments.jsonFile != "-";
    if (printsTables)
        printTables(reports,
                    arguments.published ? &runner.registry().operation(reports.front().recipe.operation) : nullptr);
    if (printsTables && arguments.silicon)
        print(stdout, siliconTable(reports));
    for (const auto& ofReport : launches)
        if (printsTables && !ofReport.empty())
            print(stdout, "\n%s", bindingTable(ofReport).c_str());
    std::fflush(stdout);
    print(stderr, leftOutText(leftOut));
    if (!arguments.jsonFile.empty())
        writeJson(arguments.jsonFile, documentOf(results), stop);
}

} // namespace

void writeTimeline(const Arguments& arguments, Runner& runner, const RunRequest& request, const std::stop_token& stop)
{
    constexpr std::size_t mostWarps = 64;
    TimelineRequest wanted;
    wanted.warps = mostWarps;
    const Timeline timeline = runner.timeline(request, wanted, {stop, {}});
    const std::string& file = arguments.timelineFile;
    writeText(file,
              file.ends_with(".svg")          ? timelineSvg(timeline)
              : file.ends_with(".trace.json") ? timelineTrace(timeline) + "\n"
                                              : timelineJson(timeline) + "\n",
              stop);
}

int runCommand(const Arguments& arguments)
{
    if (arguments.images.front() == "sample:list")
        return listSamples();
    Interrupt interrupt;
    Runner runner(runnerOptionsFor(arguments));
    const Registry& registry = runner.registry();
    const std::vector<std::string> strategies = strategiesOf(arguments, registry);
    const Recipe base = baseRecipe(arguments, registry);
    checkOutputs(arguments, pictureFiles(arguments, strategies));
    if (strategies.size() == 1) // a wrong setting is refused before a large picture is read
        (void)recipeOf(base, strategies.front(), arguments, registry);
    const OpenedPicture loaded = interrupt.compute([&] {
        return openImage(arguments.images.front(), interrupt.token(), arguments.range.value_or(RangeChoice()));
    });
    if (!loaded.note.empty())
        print(stderr, "%s\n", loaded.note.c_str());

    Results results;
    results.ncu = givenNcuFile(arguments);
    std::vector<Report>& reports = results.reports;
    std::set<std::string> lessons;
    std::string unwritten;
    const auto rescue = [&] {
        if (!reports.empty())
            printAll(arguments, runner, results, interrupt.token());
        print(stderr, "tilescope: %s\n", Cancelled().what());
        flushStandardOutput();
    };
    const std::vector<NamedRun> runs = namedRuns(strategies, arguments.blocks, base.block);
    const auto run = [&](const std::string& name) {
        const NamedRun& named = *std::ranges::find(runs, name, &NamedRun::name);
        const std::string& strategy = named.strategy;
        Recipe own = base;
        own.block = named.block;
        RunRequest request;
        request.recipe = recipeOf(own, strategy, arguments, registry);
        request.image = loaded.image;
        request.imageName = nameInRange(loaded.name, loaded.range);
        request.runs = arguments.runs;
        request.check = arguments.check;
        request.silicon = arguments.silicon;
        request.unchecked = arguments.unchecked;
        request.machineCode = !arguments.jsonFile.empty();
        printLessons(arguments, registry.mistakes(registry.operation(base.operation), strategy), lessons);
        Report report = interrupt.compute(
            [&] {
                return runInItsBlock(runner, request, controlFor(interrupt, request.recipe.strategy),
                                     arguments.block.has_value());
            },
            rescue);
        endProgress();
        const ImagePtr picture = report.picture;
        if (arguments.htmlFile.empty())
            report.picture.reset();
        reports.push_back(std::move(report));
        results.launches.push_back(launchesOf(runner, reports.back().recipe, *loaded.image));
        if (arguments.outFile.empty())
            return;
        const std::string file = pictureFile(arguments.outFile, strategy, strategies.size() > 1);
        if (reports.back().uncomputed)
            unwritten += unwrittenText(file, reports.back());
        else if (picture) {
            refuseInput(file);
            program().savePicture(*picture, file, reports.back().display);
        }
    };
    std::vector<std::string> names;
    for (const NamedRun& named : runs)
        names.push_back(named.name);
    try {
        runEach(names, run, results.leftOut);
    } catch (const std::exception&) {
        if (!reports.empty()) // no computed result is lost
            printAll(arguments, runner, results, interrupt.token());
        throw;
    }
    printAll(arguments, runner, results, interrupt.token());
    if (!arguments.htmlFile.empty())
        program().writePage(arguments, {runner, loaded, reports});
    if (!arguments.timelineFile.empty() && !reports.empty()) {
        RunRequest request;
        request.recipe = reports.front().recipe;
        request.image = loaded.image;
        interrupt.compute([&] { writeTimeline(arguments, runner, request, interrupt.token()); });
    }
    print(stderr, unwritten);
    if (results.ncu && arguments.jsonFile != "-") {
        std::vector<NcuOwnRun> own;
        for (const Report& report : reports)
            own.push_back({&report});
        print(stdout, ncuText(comparisonWith(*results.ncu, own)));
    }
    const bool failed = std::ranges::any_of(reports, isWrong) || !unwritten.empty();
    return exitStatus(failed, results.leftOut, arguments.strategies);
}

} // namespace tilescope
