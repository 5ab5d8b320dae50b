#include "app/commands.h"

#include "app/files.h"
#include "app/interrupt.h"
#include "app/ncu/ncu_comparison.h"
#include "app/operations.h"
#include "app/program.h"
#include "app/strategy_runs.h"
#include "app/tables/tables.h"
#include "app/terminal.h"
#include "gpu/declared/kernel_file.h"
#include "gpu/direct/direct_launch.h"
#include "gpu/files/regular_file.h"
#include "gpu/model/gpu_model.h"
#include "gpu/ptx/module.h"
#include "gpu/recipe/json/enum_names.h"
#include "gpu/recipe/text/own_header.h"
#include "gpu/run/runner.h"

#include <nlohmann/json.hpp>

#include <cstdio>

namespace tilescope
{

using nlohmann::json;

namespace
{

constexpr std::size_t mostPtxBytes = 8 << 20;

std::string textOf(const std::string& file)
{
    try {
        return std::string(withoutHeaders(readKernel(file))); // its compiler reads them itself
    } catch (const KernelFileError& error) {
        throw UsageError(error.what());
    }
}

Array arrayOf(const std::string& file)
{
    constexpr std::size_t mostHeader = 1 << 17;
    try {
        const auto content = std::make_shared<const std::string>(readRegularFile(file, mostArrayBytes + mostHeader));
        return arrayFromNpy({content, std::as_bytes(std::span(content->data(), content->size()))});
    } catch (const std::runtime_error& error) {
        throw UsageError(file + " cannot be passed: " + error.what());
    }
}

KernelSource sourceOf(const DirectArguments& direct)
{
    KernelSource source{direct.kernelFile, {}};
    if (!direct.kernelFile.ends_with(".ptx")) {
        source.text = textOf(direct.kernelFile);
        return source;
    }
    try {
        source.ptx = readRegularFile(source.name, mostPtxBytes + 1);
    } catch (const std::runtime_error& error) {
        throw UsageError(source.name + " cannot be read: " + error.what());
    }
    if (source.ptx.size() > mostPtxBytes)
        throw UsageError(source.name + " is longer than 8 MB; a kernel's PTX has some kilobytes.");
    source.text = source.ptx;
    if (!direct.listing.empty()) {
        source.name = direct.listing;
        source.text = textOf(direct.listing);
    }
    return source;
}

DirectLaunch launchOf(const DirectArguments& direct)
{
    DirectLaunch launch;
    launch.source = sourceOf(direct);
    launch.entry = direct.entry;
    launch.grid = parseSides(direct.grid, "grid");
    launch.block = parseSides(direct.block, "block");
    launch.sharedBytes = direct.sharedBytes;
    for (const auto& [name, value] : direct.values)
        launch.arguments.push_back({name, parseGivenValue(value, arrayOf)});
    for (const auto& [symbol, file] : direct.constants)
        launch.constants.emplace_back(symbol, arrayOf(file));
    launch.definitions = direct.definitions;
    return launch;
}

RunRequest requestFor(const Arguments& arguments, const Operation& operation, const ImagePtr& nothing)
{
    RunRequest request;
    request.recipe.operation = operation.name;
    request.recipe.strategy = operation.strategies.front().name;
    request.recipe.block = operation.defaultBlock;
    request.recipe.backend = fromName<BackendChoice>(arguments.backend, "backend");
    request.recipe.compiler = fromName<CompilerChoice>(arguments.compiler, "compiler");
    request.recipe.counters = fromName<CounterMode>(arguments.counters, "counters");
    if (arguments.gpu)
        request.recipe.gpu = gpuNamed(*arguments.gpu).name;
    request.image = nothing;
    request.runs = arguments.runs;
    request.silicon = arguments.silicon;
    request.unchecked = arguments.unchecked;
    request.machineCode = !arguments.jsonFile.empty();
    request.keepSides = true;
    return request;
}

/// The report, with the launch in place of recipe and picture.
json documentOf(const Report& report, const DirectPlan& plan, const std::optional<NcuComparison>& ncu)
{
    json document = toJson(report);
    document.erase("recipe");
    document.erase("image");
    json arrays = json::array();
    for (const DirectArray& array : plan.arrays)
        arrays.push_back({{"name", array.name}, {"type", array.type->name}, {"shape", array.shape}});
    document["kernel"] = plan.kernel;
    document["file"] = plan.plan.sources.front().name;
    document["arrays"] = std::move(arrays);
    if (ncu)
        document["nsight_compute"] = toJson(*ncu);
    return document;
}

void writeOutputs(const Arguments& arguments, const Report& report, const DirectPlan& plan,
                  const std::optional<NcuComparison>& ncu, const std::stop_token& stop)
{
    print(stderr, noteText({report}));
    print(stderr, findingText({report}));
    if (arguments.jsonFile != "-") {
        print(stdout, reportTable({report}));
        if (const std::string counted = counterTable({report}); !counted.empty())
            print(stdout, "\n%s", counted.c_str());
        if (arguments.silicon)
            print(stdout, siliconTable({report}));
    }
    std::fflush(stdout);
    if (!arguments.jsonFile.empty())
        writeJson(arguments.jsonFile, documentOf(report, plan, ncu), stop);
    for (const auto& [name, file] : arguments.direct->saves) {
        if (report.uncomputed)
            print(stderr, unwrittenText(file, report));
        if (report.sides.empty())
            continue;
        const std::vector<std::byte> content = npyOf(arrayAfter(plan, name, report.sides));
        writeText(file, {reinterpret_cast<const char*>(content.data()), content.size()}, stop);
    }
}

} // namespace

int launchCommand(const Arguments& arguments)
{
    const ChosenPlace place = placeOf(arguments);
    if (place.worker)
        throw UsageError("--device " + arguments.device +
                         " is a worker, which runs Tilescope's own operations and not the kernels of a file. Start "
                         "this command on the computer with the GPU.");
    checkOutputs(arguments, {});
    const std::optional<NcuFile> ncuFile = givenNcuFile(arguments);
    Interrupt interrupt;
    DirectPlan plan;
    try {
        plan = planOf(launchOf(*arguments.direct));
        for (const auto& [name, file] : arguments.direct->saves)
            (void)arrayAfter(plan, name, std::vector<SharedBytes>(plan.plan.sideBuffers.size()));
    } catch (const DirectLaunchError& error) {
        throw UsageError(error.what());
    } catch (const ArrayError& error) {
        throw UsageError(error.what());
    } catch (const ptx::PtxError& error) {
        throw UsageError(error.what());
    }
    RunnerOptions options = RunnerOptions::fromEnvironment();
    if (place.gpu)
        chooseGpu(options, *place.gpu);
    options.operations = {operationOf(plan)};
    Runner runner(options);
    // Of the result's size, so that figures for each pixel are those for each of its values.
    const OpenedPicture nothing{
        std::make_shared<const Image>(plan.plan.pictureWidth, plan.plan.pictureHeight, PixelFormat::Grey8), {}, {}, {}};
    const RunRequest request = requestFor(arguments, options.operations.front(), nothing.image);
    const Report report = interrupt.compute([&] { return runner.run(request, controlFor(interrupt, plan.kernel)); });
    endProgress();
    std::optional<NcuComparison> ncu;
    if (ncuFile) // a template's compiled name is another
        ncu = comparisonWith(*ncuFile, {{&report, 0, plan.kernel}});
    writeOutputs(arguments, report, plan, ncu, interrupt.token());
    if (!arguments.htmlFile.empty())
        program().writePage(arguments, {runner, nothing, {report}, &plan});
    if (!arguments.timelineFile.empty())
        interrupt.compute([&] { writeTimeline(arguments, runner, request, interrupt.token()); });
    if (ncu && arguments.jsonFile != "-")
        print(stdout, ncuText(*ncu));
    return isWrong(report) || (report.uncomputed && !arguments.direct->saves.empty()) ? 1 : 0;
}

} // namespace tilescope
