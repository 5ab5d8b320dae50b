#include "app/commands.h"

#include "app/files.h"
#include "app/interrupt.h"
#include "app/ncu/ncu_comparison.h"
#include "app/operations.h"
#include "app/program.h"
#include "app/programs/program_results.h"
#include "app/strategy_runs.h"
#include "app/tables/tables.h"
#include "app/terminal.h"
#include "gpu/recipe/message.h"
#include "gpu/recipe/words/duration.h"
#include "gpu/run/runner.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <cstdio>
#include <memory>
#include <optional>
#include <utility>

namespace tilescope
{

namespace
{

std::string sidesText(const Dim3& sides)
{
    std::string text = std::to_string(sides.x);
    if (sides.y > 1 || sides.z > 1)
        text += "x" + std::to_string(sides.y);
    if (sides.z > 1)
        text += "x" + std::to_string(sides.z);
    return text;
}

bool isSameKind(const RecordedLaunch& a, const RecordedLaunch& b)
{
    return a.module == b.module && a.kernel == b.kernel && a.grid == b.grid && a.block == b.block &&
           a.sharedBytes == b.sharedBytes;
}

/// Of the launch itself, else of one with the same kernel, grid, block and shared memory.
const Report* reportOf(const ProgramResults& results, const RecordedLaunch& launch)
{
    const Report* alike = nullptr;
    for (const RepeatedLaunch& one : results.repeated) {
        if (one.number == launch.number)
            return &one.report;
        if (!alike && isSameKind(results.record.record.launches[one.number - 1], launch))
            alike = &one.report;
    }
    return alike;
}

std::string timeText(const Report* report)
{
    if (!report)
        return "-";
    return report->timing ? plainDuration(report->timing->us) : "-";
}

std::string measuredText(const Report* report)
{
    return report && report->time ? plainDuration(report->time->medianUs) : "-";
}

/// A row for all launches that are alike and made at the same place.
std::string launchTable(const ProgramResults& results)
{
    const std::vector<RecordedLaunch>& launches = results.record.record.launches;
    struct Kind {
        const RecordedLaunch* first;
        std::size_t count;
    };
    std::vector<Kind> kinds;
    for (const RecordedLaunch& launch : launches) {
        const auto known = std::ranges::find_if(kinds, [&](const Kind& kind) {
            return isSameKind(*kind.first, launch) && kind.first->line == launch.line &&
                   kind.first->file == launch.file;
        });
        if (known == kinds.end())
            kinds.push_back({&launch, 1});
        else
            ++known->count;
    }
    const bool isMeasured =
        std::ranges::any_of(results.repeated, [](const RepeatedLaunch& one) { return one.report.time.has_value(); });
    std::vector<std::vector<std::string>> rows{
        {"launch", "kernel", "grid", "block", "dynamic shared", "place", "launches", "time (predicted)", "findings"}};
    if (isMeasured)
        rows.front().insert(rows.front().end() - 1, "time (GPU)");
    constexpr std::size_t mostRows = 100;
    for (const auto& [launch, count] : kinds) {
        if (rows.size() > mostRows)
            break;
        const Report* const report = reportOf(results, *launch);
        rows.push_back({std::to_string(launch->number), shortKernelTitle(launch->kernel), sidesText(launch->grid),
                        sidesText(launch->block), std::to_string(launch->sharedBytes) + " bytes",
                        launch->line > 0 ? launch->file + ":" + std::to_string(launch->line) : "-",
                        std::to_string(count), timeText(report),
                        report ? std::to_string(report->findings.size()) : "-"});
        if (isMeasured)
            rows.back().insert(rows.back().end() - 1, measuredText(report));
    }
    std::string text = foldedTable(rows, 2);
    if (kinds.size() > mostRows)
        text += "and " + std::to_string(kinds.size() - mostRows) + " more kinds of launches\n";
    if (results.record.record.launchCount > launches.size())
        text += "The program made at least " + std::to_string(results.record.record.launchCount) +
                " launches; the first " + std::to_string(launches.size()) + " are listed.\n";
    return text;
}

/// For what is done with the findings of a run.
Report ofHost(const ProgramResults& results)
{
    Report report;
    report.findings = results.host;
    return report;
}

/// ", lab.cu:12"
std::string placeText(const RecordedLaunch& faulty)
{
    if (faulty.faultLine == 0)
        return {};
    return ", " + (faulty.faultFile.empty() ? "line " : faulty.faultFile + ":") + std::to_string(faulty.faultLine);
}

void printResults(const Arguments& arguments, const ProgramResults& results)
{
    for (const std::string& note : results.notes)
        print(stderr, note + "\n");
    if (const std::string end = endText(results.record); !end.empty())
        print(stderr, "tilescope: " + end + "\n");
    for (const RecordedLaunch& launch : results.record.record.launches)
        if (!launch.fault.empty())
            print(stderr, "Launch " + std::to_string(launch.number) + " (" + shortKernelTitle(launch.kernel) + ")" +
                              placeText(launch) + ": " + launch.fault + "\n");
    std::vector<Report> reports;
    for (const RepeatedLaunch& one : results.repeated)
        reports.push_back(one.placed());
    print(stderr, noteText(reports));
    print(stderr, findingText({ofHost(results)}));
    print(stderr, findingText(reports));
    if (arguments.jsonFile == "-" || results.record.record.launches.empty())
        return;
    print(stdout, "\n" + launchTable(results));
    if (arguments.program->launches.empty() || reports.empty())
        return;
    print(stdout, "\n" + reportTable(reports));
    if (const std::string counted = counterTable(reports); !counted.empty())
        print(stdout, "\n" + counted);
    if (arguments.silicon)
        print(stdout, siliconTable(reports));
}

/// The numbers that were asked for and that no launch has, or whose memory was not recorded.
void noteMissing(const Arguments& arguments, const ProgramRecord& record, std::vector<std::string>& notes)
{
    for (const std::size_t number : arguments.program->launches) {
        const auto& launches = record.record.launches;
        if (number > launches.size())
            notes.push_back("The program has no launch " + std::to_string(number) + ": it made " +
                            std::to_string(launches.size()) + " launches.");
        else if (!launches[number - 1].isObserved && !launches[number - 1].isCooperative)
            notes.push_back("Launch " + std::to_string(number) +
                            " has too much memory to be recorded with those before it. Name fewer launches.");
    }
}

/// The launches that were repeated, each with its number among those of its kernel.
std::optional<NcuComparison> ncuComparison(const std::optional<NcuFile>& file, const ProgramResults& results)
{
    if (!file)
        return {};
    std::vector<NcuOwnRun> own;
    for (const RepeatedLaunch& repeated : results.repeated) {
        const auto& launches = results.record.record.launches;
        const auto end = launches.begin() + static_cast<std::ptrdiff_t>(repeated.number - 1);
        const auto before = std::ranges::count(launches.begin(), end, end->kernel, &RecordedLaunch::kernel);
        own.push_back({&repeated.report, static_cast<std::size_t>(before)});
    }
    return comparisonWith(*file, own);
}

} // namespace

int programCommand(const Arguments& arguments)
{
    const ChosenPlace place = placeOf(arguments);
    if (place.worker)
        throw UsageError("--device " + arguments.device +
                         " is a worker, which runs Tilescope's own operations and not a program. Start this command on "
                         "the computer with the GPU.");
    checkOutputs(arguments, {});
    const std::optional<NcuFile> ncuFile = givenNcuFile(arguments);
    Interrupt interrupt;
    ProgramSources sources = programSources(arguments.program->files, *arguments.program);
    if (!hasMain(sources)) {
        const std::string file = arguments.program->files.front();
        const std::vector<std::string> programs = programsBeside(sources);
        throw UsageError("None of the files has a main(), so they are no program. " +
                         (programs.empty() ? std::string("Use")
                                           : "Use \"tilescope run " + programs.front() +
                                                 "\", which has one and takes the files that it needs, or") +
                         " \"tilescope run IMAGE " + file +
                         "\" to run its kernels on an image, or --kernel for one launch.");
    }
    // Standard output is the document's, if it is written there.
    std::FILE* const output = arguments.jsonFile == "-" ? stderr : stdout;
    ProgramResults results = ranProgram(std::move(sources), *arguments.program, output, interrupt);
    const ProgramRecord& record = results.record;
    const Replay& replay = results.replay;
    noteMissing(arguments, record, results.notes);

    RunnerOptions options = RunnerOptions::fromEnvironment();
    if (place.gpu)
        chooseGpu(options, *place.gpu);
    options.operations = {replay.operation};
    std::optional<Runner> runner;
    if (!replay.launches.empty())
        runner.emplace(options);
    try {
        if (runner)
            repeatLaunches(arguments, *runner, interrupt, results);
    } catch (const Cancelled&) {
        printResults(arguments, results); // no computed result is lost
        throw;
    }
    printResults(arguments, results);
    std::fflush(stdout);
    const std::optional<NcuComparison> ncu = ncuComparison(ncuFile, results);
    if (!arguments.jsonFile.empty()) {
        nlohmann::json document = documentOf(results);
        if (ncu)
            document["nsight_compute"] = toJson(*ncu);
        writeJson(arguments.jsonFile, document, interrupt.token());
    }
    if (!results.repeated.empty() && !(arguments.htmlFile.empty() && arguments.timelineFile.empty())) {
        const ReplayedLaunch& first =
            *std::ranges::find(replay.launches, results.repeated.front().number, &ReplayedLaunch::number);
        const OpenedPicture nothing{std::make_shared<const Image>(first.plan->plan.pictureWidth,
                                                                  first.plan->plan.pictureHeight, PixelFormat::Grey8),
                                    {},
                                    {},
                                    {}};
        std::vector<Report> reports;
        for (const RepeatedLaunch& one : results.repeated)
            reports.push_back(one.report);
        if (!arguments.htmlFile.empty())
            program().writePage(arguments, {*runner, nothing, reports});
        if (!arguments.timelineFile.empty())
            interrupt.compute([&] {
                writeTimeline(arguments, *runner, runRequest(arguments, replay.operation, first), interrupt.token());
            });
    }
    if (ncu && arguments.jsonFile != "-")
        print(stdout, ncuText(*ncu));
    if (record.exitCode != 0)
        return record.exitCode;
    const bool isFaulty =
        isWrong(ofHost(results)) ||
        std::ranges::any_of(results.repeated, [](const RepeatedLaunch& one) { return isWrong(one.report); }) ||
        std::ranges::any_of(record.record.launches, [](const RecordedLaunch& one) { return !one.fault.empty(); });
    return isFaulty ? 1 : 0;
}

} // namespace tilescope
