#include "app/commands.h"

#include "app/arguments.h"
#include "app/files.h"
#include "app/interrupt.h"
#include "app/operations.h"
#include "app/recipes.h"
#include "app/strategy_runs.h"
#include "app/tables.h"
#include "gpu/image/sample.h"
#include "gpu/run/fitting_block.h"
#include "gpu/run/runner.h"
#include "ui/window/window_options.h"

#include <QFileInfo>

#include <nlohmann/json.hpp>

#include <algorithm>
#include <cstdio>
#include <set>

namespace tilescope
{

using nlohmann::json;

namespace
{

int listSamples()
{
    for (const Sample& sample : samples())
        std::printf("sample:%-12s %s\n", sample.name.c_str(), sample.meaning.c_str());
    return 0;
}

/// out.png, or out-shared.png if several strategies write.
QString pictureFile(const QString& file, const std::string& strategy, bool several)
{
    if (!several)
        return file;
    const QFileInfo info(file);
    const QString suffix = info.suffix().isEmpty() ? QString() : "." + info.suffix();
    return info.path() + "/" + info.completeBaseName() + "-" + QString::fromStdString(strategy) + suffix;
}

QStringList pictureFiles(const Arguments& arguments, const std::vector<std::string>& strategies)
{
    QStringList files;
    for (const std::string& strategy : strategies)
        if (!arguments.outFile.isEmpty())
            files << pictureFile(arguments.outFile, strategy, strategies.size() > 1);
    files.removeDuplicates(); // a strategy that is named twice
    return files;
}

/// The report of one strategy, or an array with an element for each of several.
void writeJson(const QString& file, const std::vector<Report>& reports, const std::vector<LeftOut>& leftOut,
               const std::stop_token& stop)
{
    json document = json::array();
    for (const Report& report : reports)
        document.push_back(toJson(report));
    for (const LeftOut& one : leftOut) {
        const std::size_t space = one.strategy.find(' '); // before its block, if there are several
        json recipe{{"operation", reports.front().recipe.operation}, {"strategy", one.strategy.substr(0, space)}};
        if (space != std::string::npos)
            recipe["block"] = one.strategy.substr(space + 1);
        document.push_back({{"recipe", recipe}, {"left_out", one.reason}});
    }
    if (document.size() == 1)
        document = json(document.front());
    writeText(file, document.dump(2, ' ', false, json::error_handler_t::replace) + "\n", stop);
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
    std::fputs(noteText(reports).c_str(), stderr);
    std::fputs(findingText(reports).c_str(), stderr);
}

/// The explanation of each applied mistake, once.
void printLessons(const Arguments& arguments, const std::vector<Mistake>& mistakes, std::set<std::string>& said)
{
    for (const Mistake& mistake : mistakes) {
        const std::string lesson = mistake.title + ": " + mistake.lesson;
        const auto& asked = arguments.mistakes;
        if (std::find(asked.begin(), asked.end(), mistake.name) != asked.end() && said.insert(lesson).second)
            std::fprintf(stderr, "%s\n", lesson.c_str());
    }
}

void printTables(const std::vector<Report>& reports, const Operation* published)
{
    std::fputs(reportTable(reports, published).c_str(), stdout);
    std::fputs(matchTable(reports).c_str(), stdout);
    if (const std::string counted = counterTable(reports); !counted.empty())
        std::printf("\n%s", counted.c_str());
}

/// A strategy that refuses the operation's default block runs with the nearest that it accepts; a block given by the
/// user is kept.
Report runInItsBlock(Runner& runner, RunRequest request, const RunControl& control, bool blockIsGiven)
{
    constexpr int mostBlocks = 4; // successive attempts
    for (int blocks = 1;; ++blocks) {
        try {
            return runner.run(request, control);
        } catch (const SettingError& error) {
            const BlockSize before = request.recipe.block;
            if (!blockIsGiven && blocks < mostBlocks)
                request.recipe.block = namedBlock(error.field, error.nearest).value_or(before);
            if (request.recipe.block == before)
                throw;
            std::fprintf(stderr, "%s runs in blocks of %s: it does not take %s.\n", request.recipe.strategy.c_str(),
                         toText(request.recipe.block).c_str(), toText(before).c_str());
        }
    }
}

/// The outputs of all strategies, and the strategies that were left out.
void printAll(const Arguments& arguments, Runner& runner, const std::vector<Report>& reports,
              const std::vector<LeftOut>& leftOut, const std::stop_token& stop)
{
    printRemarks(reports);
    const bool printsTables = arguments.jsonFile != "-";
    if (printsTables)
        printTables(reports,
                    arguments.published ? &runner.registry().operation(reports.front().recipe.operation) : nullptr);
    if (printsTables && arguments.silicon)
        std::fputs(siliconTable(reports).c_str(), stdout);
    std::fflush(stdout);
    std::fputs(leftOutText(leftOut).c_str(), stderr);
    if (!arguments.jsonFile.isEmpty())
        writeJson(arguments.jsonFile, reports, leftOut, stop);
}

/// The main launch of a run, cycle by cycle on one multiprocessor.
void writeTimeline(const Arguments& arguments, Runner& runner, const ImagePtr& image, const Report& report,
                   Interrupt& interrupt)
{
    constexpr std::size_t mostWarps = 64;
    RunRequest request;
    request.recipe = report.recipe;
    request.image = image;
    TimelineRequest wanted;
    wanted.warps = mostWarps;
    const Timeline timeline = runner.timeline(request, wanted, {interrupt.token(), {}});
    writeText(arguments.timelineFile,
              arguments.timelineFile.endsWith(".svg") ? timelineSvg(timeline) : timelineJson(timeline) + "\n",
              interrupt.token());
}

} // namespace

int runCommand(const Arguments& arguments)
{
    if (arguments.images.constFirst() == "sample:list")
        return listSamples();
    Interrupt interrupt;
    Runner runner(runnerOptionsFor(arguments));
    const Registry& registry = runner.registry();
    const std::vector<std::string> strategies = strategiesOf(arguments, registry);
    const Recipe base = baseRecipe(arguments, registry);
    checkOutputs(arguments, pictureFiles(arguments, strategies));
    if (strategies.size() == 1) // a wrong setting is refused before a large picture is read
        (void)recipeOf(base, strategies.front(), arguments, registry);
    const LoadedImage loaded = interrupt.compute([&] {
        return openImage(arguments.images.constFirst(), interrupt.token(), arguments.range.value_or(RangeChoice()));
    });
    if (!loaded.note.isEmpty())
        std::fprintf(stderr, "%s\n", qPrintable(loaded.note));

    std::vector<Report> reports;
    std::vector<LeftOut> leftOut;
    std::set<std::string> lessons;
    std::string unwritten;
    const auto rescue = [&] {
        if (!reports.empty())
            printAll(arguments, runner, reports, leftOut, interrupt.token());
        std::fprintf(stderr, "tilescope: %s\n", Cancelled().what());
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
        request.imageName = nameInRange(loaded.name.toStdString(), loaded.range);
        request.runs = arguments.runs;
        request.check = arguments.check;
        request.silicon = arguments.silicon;
        request.unchecked = arguments.unchecked;
        request.machineCode = !arguments.jsonFile.isEmpty();
        printLessons(arguments, registry.mistakes(registry.operation(base.operation), strategy), lessons);
        Report report = interrupt.compute(
            [&] {
                return runInItsBlock(runner, request, controlFor(interrupt, request.recipe.strategy),
                                     arguments.block.has_value());
            },
            rescue);
        endProgress();
        const ImagePtr picture = report.picture;
        if (arguments.htmlFile.isEmpty())
            report.picture.reset();
        reports.push_back(std::move(report));
        if (arguments.outFile.isEmpty())
            return;
        const QString file = pictureFile(arguments.outFile, strategy, strategies.size() > 1);
        if (reports.back().uncomputed)
            unwritten += unwrittenText(file.toStdString(), reports.back());
        else if (picture)
            saveImage(*picture, file, reports.back().display);
    };
    std::vector<std::string> names;
    for (const NamedRun& named : runs)
        names.push_back(named.name);
    try {
        runEach(names, run, leftOut);
    } catch (const std::exception&) {
        if (!reports.empty()) // no computed result is lost
            printAll(arguments, runner, reports, leftOut, interrupt.token());
        throw;
    }
    printAll(arguments, runner, reports, leftOut, interrupt.token());
    if (!arguments.htmlFile.isEmpty())
        writePage(arguments, {runner, loaded, reports});
    if (!arguments.timelineFile.isEmpty() && !reports.empty())
        writeTimeline(arguments, runner, loaded.image, reports.front(), interrupt);
    std::fputs(unwritten.c_str(), stderr);
    const bool failed = std::ranges::any_of(reports, &Report::failed) || !unwritten.empty();
    return exitStatus(failed, leftOut, arguments.strategies);
}

} // namespace tilescope
