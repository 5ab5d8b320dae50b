#include "app/programs/program_results.h"

#include "app/files.h"
#include "app/interrupt.h"
#include "app/program.h"
#include "app/strategy_runs.h"
#include "app/terminal.h"
#include "gpu/compile/diagnostics.h"
#include "gpu/model/gpu_model.h"
#include "gpu/operations/registry.h"
#include "gpu/program/host_compiler/program_folder.h"
#include "gpu/program/record/recorded_finding.h"
#include "gpu/recipe/json/enum_names.h"
#include "gpu/recipe/message.h"
#include "gpu/recipe/text/header_places.h"
#include "gpu/recipe/text/library_file.h"
#include "gpu/run/runner.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <chrono>
#include <filesystem>
#include <unistd.h>
#include <utility>

namespace tilescope
{

using nlohmann::json;

namespace
{

/// For launches that nobody has named.
constexpr std::chrono::seconds longestRepeating{60};

/// A file that the program reads is passed on; a terminal is not, because a process group in the background cannot read
/// it.
int inputOfProgram() { return isatty(STDIN_FILENO) != 0 ? -1 : STDIN_FILENO; }

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

/// Those of headers that the launch's text carries become those of the headers.
std::vector<Finding> inHeaders(std::vector<Finding> findings, const Replay& replay, const KernelSource& text)
{
    for (Finding& finding : findings) {
        if (finding.source != text.name)
            continue;
        finding = placedInHeader(std::move(finding), text.text, text.name);
        if (finding.source != text.name)
            finding.source = headerPlace(replay, text.name, finding.source);
    }
    return findings;
}

} // namespace

Report RepeatedLaunch::placed() const
{
    Report own = report;
    own.findings = findings;
    return own;
}

ProgramSources programSources(const Words& files, const ProgramArguments& arguments)
{
    ProgramSources sources;
    sources.files.assign(files.begin(), files.end());
    if (const std::filesystem::path& first = sources.files.front(); std::filesystem::is_directory(first)) {
        FolderProgram found = programInFolder(first);
        print(stderr, found.note + "\n");
        sources = std::move(found.sources);
    }
    const auto add = [](std::vector<std::string>& to, const std::vector<std::string>& more) {
        to.insert(to.end(), more.begin(), more.end());
    };
    add(sources.includes, arguments.includes);
    add(sources.definitions, arguments.definitions);
    add(sources.libraries, arguments.libraries);
    return sources;
}

ProgramResults ranProgram(ProgramSources sources, const ProgramArguments& arguments, std::FILE* output,
                          Interrupt& interrupt)
{
    ProgramRequest request;
    request.sources = std::move(sources);
    request.arguments = arguments.arguments;
    request.gpu = arguments.gpu;
    request.record.launches = arguments.launches;
    request.timeout = std::chrono::seconds(arguments.timeLimitSeconds);
    request.input = inputOfProgram();
    request.receive = [output](int stream, std::string_view bytes) { passOn(stream == 1 ? output : stderr, bytes); };
    request.compiled = [](const std::vector<Diagnostic>& warnings) {
        for (const Diagnostic& warning : warnings)
            print(stderr, toText(warning) + "\n");
    };
    std::shared_ptr<const std::filesystem::path> pictures;
    if (!arguments.image.empty()) {
        pictures = program().pictureFolder(*openImage(arguments.image, interrupt.token()).image);
        request.pictures = *pictures;
    }
    ProgramResults results;
    results.record = interrupt.compute([&] { return runProgram(request, {interrupt.token(), {}}); });
    results.replay = replayOf(results.record);
    results.host = findingsIn(results.record.record.events);
    results.notes = results.record.record.notes;
    results.notes.insert(results.notes.end(), results.replay.notes.begin(), results.replay.notes.end());
    return results;
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

void repeatLaunches(const Arguments& arguments, Runner& runner, Interrupt& interrupt, ProgramResults& results)
{
    const auto begin = std::chrono::steady_clock::now();
    const Operation& operation = results.replay.operation;
    for (const ReplayedLaunch& launch : results.replay.launches)
        try {
            if (arguments.program->launches.empty() && std::chrono::steady_clock::now() - begin > longestRepeating) {
                results.notes.push_back("Launch " + std::to_string(launch.number) +
                                        " and those after it are not repeated, because that takes more than a minute. "
                                        "Use \"tilescope run --launch " +
                                        std::to_string(launch.number) + "\".");
                break;
            }
            Report report = interrupt.compute([&] {
                return runner.run(runRequest(arguments, operation, launch), controlFor(interrupt, launch.strategy));
            });
            report = atUsersLines(std::move(report), results.record.record.launches[launch.number - 1]);
            std::vector<Finding> findings = inHeaders(report.findings, results.replay,
                                                      runner.registry().strategy(operation, launch.strategy).source);
            results.repeated.push_back({launch.number, std::move(report), std::move(findings)});
            endProgress();
        } catch (const SettingError& error) {
            results.notes.push_back("Launch " + std::to_string(launch.number) + ": " + error.what());
        }
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
            one["report"] = toJson(repeated->placed());
            one["report"].erase("recipe");
            one["report"].erase("image");
        }
        launches.push_back(std::move(one));
    }
    json files = json::array();
    Report ofHost;
    ofHost.findings = results.host;
    for (const ProgramFile& file : record.files)
        files.push_back(file.name);
    return {{"files", files},
            {"exit_status", record.exitCode},
            {"signal", record.signal == 0 ? json() : json(record.signal)},
            {"timed_out", record.timedOut},
            {"host_findings", toJson(ofHost)["findings"]},
            {"launch_count", record.record.launchCount},
            {"launches", launches},
            {"notes", results.notes}};
}

} // namespace tilescope
