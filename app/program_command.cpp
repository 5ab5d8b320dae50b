#include "app/commands.h"

#include "app/files.h"
#include "app/interrupt.h"
#include "app/operations.h"
#include "app/program.h"
#include "app/strategy_runs.h"
#include "app/tables/tables.h"
#include "app/terminal.h"
#include "gpu/compile/diagnostics.h"
#include "gpu/model/gpu_model.h"
#include "gpu/program/host_compiler/program_folder.h"
#include "gpu/program/record/recorded_finding.h"
#include "gpu/program/replay/replay.h"
#include "gpu/recipe/json/enum_names.h"
#include "gpu/recipe/message.h"
#include "gpu/recipe/text/library_file.h"
#include "gpu/recipe/words/duration.h"
#include "gpu/run/runner.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <filesystem>
#include <map>
#include <memory>
#include <optional>
#include <unistd.h>
#include <utility>

namespace tilescope
{

using nlohmann::json;

namespace
{

/// For launches that nobody has named.
constexpr std::chrono::seconds longestRepeating{60};

/// A launch of the program that was repeated.
struct RepeatedLaunch {
    std::size_t number = 0;
    Report report;
};

/// What the command prints and writes.
struct ProgramResults {
    const ProgramRecord& record;
    std::vector<Finding> host; ///< findings in the part of the program that is not a kernel
    std::vector<RepeatedLaunch> repeated;
    std::vector<std::string> notes;
};

/// A file that the program reads is passed on; a terminal is not, because a process group in the background cannot read
/// it.
int inputOfProgram() { return isatty(STDIN_FILENO) != 0 ? -1 : STDIN_FILENO; }

ProgramRequest requestOf(const Arguments& arguments)
{
    const ProgramArguments& program = *arguments.program;
    ProgramRequest request;
    for (const std::string& file : program.files)
        request.sources.files.emplace_back(file);
    if (const std::filesystem::path& first = request.sources.files.front(); std::filesystem::is_directory(first)) {
        FolderProgram found = programInFolder(first);
        print(stderr, found.note + "\n");
        request.sources = std::move(found.sources);
    }
    const auto add = [](std::vector<std::string>& to, const std::vector<std::string>& more) {
        to.insert(to.end(), more.begin(), more.end());
    };
    add(request.sources.includes, program.includes);
    add(request.sources.definitions, program.definitions);
    add(request.sources.libraries, program.libraries);
    request.arguments = program.arguments;
    request.record.launches = program.launches;
    request.timeout = std::chrono::seconds(program.timeLimitSeconds);
    request.input = inputOfProgram();
    // Standard output is the document's, if it is written there.
    std::FILE* const output = arguments.jsonFile == "-" ? stderr : stdout;
    request.receive = [output](int stream, std::string_view bytes) { passOn(stream == 1 ? output : stderr, bytes); };
    request.compiled = [](const std::vector<Diagnostic>& warnings) {
        for (const Diagnostic& warning : warnings)
            print(stderr, toText(warning) + "\n");
    };
    return request;
}

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
    if (report->time)
        return plainDuration(report->time->medianUs) + " on the GPU";
    return report->timing ? plainDuration(report->timing->us) : "-";
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
    std::vector<std::vector<std::string>> rows{
        {"launch", "kernel", "grid", "block", "dynamic shared", "place", "launches", "time (predicted)", "findings"}};
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
    }
    std::string text = foldedTable(rows, 2);
    if (kinds.size() > mostRows)
        text += "and " + std::to_string(kinds.size() - mostRows) + " more kinds of launches\n";
    if (results.record.record.launchCount > launches.size())
        text += "The program made at least " + std::to_string(results.record.record.launchCount) +
                " launches; the first " + std::to_string(launches.size()) + " are listed.\n";
    return text;
}

RunRequest runRequest(const Arguments& arguments, const Operation& operation, const ReplayedLaunch& launch)
{
    RunRequest request;
    request.recipe.operation = operation.name;
    request.recipe.strategy = launch.strategy;
    request.recipe.block = launch.block;
    request.recipe.backend = fromName<BackendChoice>(arguments.backend, "backend");
    if (launch.isForEmulator && request.recipe.backend == BackendChoice::Auto)
        request.recipe.backend = BackendChoice::Emulator;
    request.recipe.compiler = fromName<CompilerChoice>(arguments.compiler, "compiler");
    request.recipe.counters = fromName<CounterMode>(arguments.counters, "counters");
    if (arguments.gpu)
        request.recipe.gpu = gpuNamed(*arguments.gpu).name;
    request.image = std::make_shared<const Image>(launch.plan->plan.pictureWidth, launch.plan->plan.pictureHeight,
                                                  PixelFormat::Grey8);
    request.runs = arguments.runs;
    request.silicon = arguments.silicon;
    request.unchecked = arguments.unchecked;
    request.machineCode = !arguments.jsonFile.empty();
    return request;
}

/// For what is done with the findings of a run.
Report ofHost(const ProgramResults& results)
{
    Report report;
    report.findings = results.host;
    return report;
}

json documentOf(const ProgramResults& results)
{
    const ProgramRecord& record = results.record;
    json launches = json::array();
    for (const RecordedLaunch& launch : record.record.launches) {
        json one{{"launch", launch.number},
                 {"kernel", kernelTitle(launch.kernel)},
                 {"compiled_name", launch.kernel},
                 {"grid", {launch.grid.x, launch.grid.y, launch.grid.z}},
                 {"block", {launch.block.x, launch.block.y, launch.block.z}},
                 {"dynamic_shared_bytes", launch.sharedBytes},
                 {"file", launch.file},
                 {"line", launch.line}};
        if (!launch.fault.empty())
            one["fault"] = {{"message", launch.fault}, {"file", launch.faultFile}, {"line", launch.faultLine}};
        const auto repeated = std::ranges::find(results.repeated, launch.number, &RepeatedLaunch::number);
        if (repeated != results.repeated.end()) {
            one["report"] = toJson(repeated->report);
            one["report"].erase("recipe");
            one["report"].erase("image");
        }
        launches.push_back(std::move(one));
    }
    json files = json::array();
    for (const ProgramFile& file : record.files)
        files.push_back(file.name);
    return {{"files", files},
            {"exit_status", record.exitCode},
            {"signal", record.signal == 0 ? json() : json(record.signal)},
            {"timed_out", record.timedOut},
            {"host_findings", toJson(ofHost(results))["findings"]},
            {"launch_count", record.record.launchCount},
            {"launches", launches},
            {"notes", results.notes}};
}

/// ", lab.cu:12"
std::string placeText(const RecordedLaunch& faulty)
{
    if (faulty.faultLine == 0)
        return {};
    return ", " + (faulty.faultFile.empty() ? "line " : faulty.faultFile + ":") + std::to_string(faulty.faultLine);
}

/// What is found in the headers of a library is told at the launch, which is the user's, with the place in the header.
Report atUsersLines(Report report, const RecordedLaunch& launch)
{
    if (launch.line == 0 || isLibraryFile(launch.file))
        return report;
    for (Finding& finding : report.findings) {
        if (finding.source == launch.file || !isLibraryFile(finding.source))
            continue;
        finding.message = Message("In " + finding.source + ":" + std::to_string(finding.line) + ", which the kernel " +
                                  shortKernelTitle(launch.kernel) + " uses: " + english(finding.message));
        finding.source = launch.file;
        finding.line = launch.line;
        finding.otherLine = 0;
    }
    return report;
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
        reports.push_back(one.report);
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

} // namespace

int programCommand(const Arguments& arguments)
{
    const ChosenPlace place = placeOf(arguments);
    if (place.worker)
        throw UsageError("--device " + arguments.device +
                         " is a worker, which runs Tilescope's own operations and not a program. Start this command on "
                         "the computer with the GPU.");
    checkOutputs(arguments, {});
    Interrupt interrupt;
    ProgramRequest request = requestOf(arguments);
    std::shared_ptr<const std::filesystem::path> pictures;
    if (const std::string& name = arguments.program->image; !name.empty()) {
        pictures = program().pictureFolder(*openImage(name, interrupt.token()).image);
        request.pictures = *pictures;
    }
    if (!hasMain(request.sources)) {
        const std::string file = arguments.program->files.front();
        const std::vector<std::string> programs = programsBeside(request.sources);
        throw UsageError("None of the files has a main(), so they are no program. " +
                         (programs.empty() ? std::string("Use")
                                           : "Use \"tilescope run " + programs.front() +
                                                 "\", which has one and takes the files that it needs, or") +
                         " \"tilescope run IMAGE " + file +
                         "\" to run its kernels on an image, or --kernel for one launch.");
    }
    const ProgramRecord record = interrupt.compute([&] { return runProgram(request, {interrupt.token(), {}}); });
    Replay replay = replayOf(record);
    ProgramResults results{record, findingsIn(record.record.events), {}, record.record.notes};
    results.notes.insert(results.notes.end(), replay.notes.begin(), replay.notes.end());
    noteMissing(arguments, record, results.notes);

    RunnerOptions options = RunnerOptions::fromEnvironment();
    if (place.gpu)
        chooseGpu(options, *place.gpu);
    options.operations = {replay.operation};
    std::optional<Runner> runner;
    if (!replay.launches.empty())
        runner.emplace(options);
    const auto begin = std::chrono::steady_clock::now();
    for (const ReplayedLaunch& launch : replay.launches)
        try {
            if (arguments.program->launches.empty() && std::chrono::steady_clock::now() - begin > longestRepeating) {
                results.notes.push_back("Launch " + std::to_string(launch.number) +
                                        " and those after it are not repeated, because that takes more than a minute. "
                                        "Use --launch " +
                                        std::to_string(launch.number) + ".");
                break;
            }
            Report report = interrupt.compute([&] {
                return runner->run(runRequest(arguments, replay.operation, launch),
                                   controlFor(interrupt, launch.strategy));
            });
            results.repeated.push_back(
                {launch.number, atUsersLines(std::move(report), record.record.launches[launch.number - 1])});
            endProgress();
        } catch (const SettingError& error) {
            results.notes.push_back("Launch " + std::to_string(launch.number) + ": " + error.what());
        } catch (const Cancelled&) {
            printResults(arguments, results); // no computed result is lost
            throw;
        }
    printResults(arguments, results);
    std::fflush(stdout);
    if (!arguments.jsonFile.empty())
        writeJson(arguments.jsonFile, documentOf(results), interrupt.token());
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
    if (record.exitCode != 0)
        return record.exitCode;
    const bool isFaulty =
        isWrong(ofHost(results)) ||
        std::ranges::any_of(results.repeated, [](const RepeatedLaunch& one) { return isWrong(one.report); }) ||
        std::ranges::any_of(record.record.launches, [](const RecordedLaunch& one) { return !one.fault.empty(); });
    return isFaulty ? 1 : 0;
}

} // namespace tilescope
