#include "gpu/emulator/observe/reuse/plan_reuse.h"
#include "gpu/emulator/observe/story/plan_story.h"
#include "gpu/emulator/observe/trace/plan_trace.h"
#include "gpu/emulator/prepared_plan.h"
#include "gpu/ptx/module.h"
#include "gpu/recipe/machine_code.h"
#include "gpu/recipe/message.h"
#include "gpu/run/compile_check.h"
#include "gpu/run/machine_refusal.h"
#include "gpu/run/pixel_story.h"
#include "gpu/run/runner.h"
#include "gpu/run/stages/emulator_executor.h"
#include "gpu/run/stages/run_describer.h"
#include "gpu/run/stages/run_planner.h"
#include "gpu/run/stages/time_model.h"

#include <algorithm>
#include <cmath>
#include <iterator>
#include <new>
#include <utility>

// Questions other than runs: one block step by step, how often pixels are read, whether a text compiles, the predicted
// time. None of them uses the GPU.

namespace tilescope
{

namespace
{

Message axisText(const char* axis, unsigned count)
{
    return count == 1 ? verbatim(std::string(axis) + " 0")
                      : say(gpu::phrase("%1 0 to %2"), axis, std::to_string(count - 1));
}

void checkBlock(const Launch& launch, const Dim3& block)
{
    const Dim3& grid = launch.grid;
    if (block.x < grid.x && block.y < grid.y && block.z < grid.z)
        return;
    const bool flat = grid.z == 1 && block.z == 0;
    const std::string x = std::to_string(block.x), y = std::to_string(block.y);
    if (flat)
        throw SettingError("block index",
                           say(gpu::phrase("There is no block (%1, %2): the blocks of this grid are %3, %4."), x, y,
                               axisText("x", grid.x), axisText("y", grid.y)));
    throw SettingError("block index",
                       say(gpu::phrase("There is no block (%1, %2, %3): the blocks of this grid are %4, %5, %6."), x, y,
                           std::to_string(block.z), axisText("x", grid.x), axisText("y", grid.y),
                           axisText("z", grid.z)));
}

void checkPixel(const Plan& plan, const StoryPixel& pixel)
{
    if (pixel.x < 0 || pixel.y < 0 || pixel.x >= plan.pictureWidth || pixel.y >= plan.pictureHeight)
        throw SettingError("pixel", say(gpu::phrase("There is no pixel (%1, %2): the result has %3."),
                                        std::to_string(pixel.x), std::to_string(pixel.y),
                                        std::to_string(plan.pictureWidth) + "×" + std::to_string(plan.pictureHeight)));
    if (pixel.channel < 0 || pixel.channel >= channelCount(plan.pictureFormat))
        throw SettingError("channel", say(gpu::phrase("There is no channel %1: the result has %2, counted from 0."),
                                          std::to_string(pixel.channel), channelCount(plan.pictureFormat)));
}

std::vector<Diagnostic> problemsOf(const Plan& plan, std::size_t source, const std::string& own,
                                   const CompiledModule& compiled)
{
    const std::string& name = plan.sources[source].name;
    try {
        return launchProblems(plan, source, own, ptx::parseModule(compiled.ptx, name));
    } catch (const ptx::PtxError& error) {
        return {{DiagnosticSeverity::Error, name, 0, 0, error.what()}};
    }
}

} // namespace

RunContext Runner::plannedForQuestion(const RunRequest& request, const RunControl& control)
{
    RunContext run = m_planner->begin(request, control);
    m_planner->plan(run, m_planner->chosenBackend(run.recipe));
    return run;
}

PixelStory Runner::tell(const RunRequest& request, const StoryPixel& pixel, const RunControl& control,
                        std::optional<double> shown)
{
    RunContext run = plannedForQuestion(request, control);
    const Plan& plan = run.plan;
    checkPixel(plan, pixel);
    const TileGeometry& tile = plan.geometry;
    if (tile.blockWidth <= 0 || tile.blockHeight <= 0)
        throw MessageError(gpu::phrase("The block that computes this pixel is unknown."));
    const PixelRect written = tile.written(plan.pictureWidth, plan.pictureHeight);
    if (intersected(written, {pixel.x, pixel.y, 1, 1}).isEmpty())
        throw MessageError(gpu::phrase("This pixel lies outside the region, so no block computes it."));
    const Dim3 block{static_cast<unsigned>((pixel.x - written.x) / tile.blockWidth),
                     static_cast<unsigned>((pixel.y - written.y) / tile.blockHeight), 0};
    checkBlock(plan.launches[plan.mainLaunch], block);
    const bool hasFormula = run.operation.formula && run.input->format() != PixelFormat::Float32;
    const PixelFormula formula =
        hasFormula ? run.operation.formula(run.recipe, run.inputs, pixel.x, pixel.y, pixel.channel) : PixelFormula();
    const StoryTarget target = storyTarget(plan, pixel);
    const auto storyAt = [&](const Dim3& of, const WarpTurns& turns) {
        PixelStory story = pixelStory(plan, *run.input, pixel,
                                      storyOfPlan({m_emulator->emulator(), plan, m_planner->code(run)}, *run.input,
                                                  plan.mainLaunch, of, target, control, turns),
                                      formula);
        story.isInReplayOrder = turns.byObserver;
        return story;
    };
    PixelStory story = storyAt(block, alternatingTurns);
    const Dim3 mirrored{static_cast<unsigned>(pixel.y / tile.blockWidth),
                        static_cast<unsigned>(pixel.x / tile.blockHeight), 0};
    const Dim3& grid = plan.launches[plan.mainLaunch].grid;
    if (!story.stored && !(mirrored == block) && mirrored.x < grid.x && mirrored.y < grid.y)
        if (PixelStory other = storyAt(mirrored, alternatingTurns); other.stored) // of a symmetric matrix
            story = std::move(other);
    story.tolerance = run.operation.toleranceOf(run.recipe.strategy);
    std::vector<WarpTurns> orders{WarpTurns()};
    orders.insert(orders.end(), std::begin(otherOrders), std::end(otherOrders));
    const auto isShown = [&] { return !shown || !story.stored || std::abs(*story.stored - *shown) <= story.tolerance; };
    for (std::size_t i = 0; i < orders.size() && !isShown(); ++i)
        if (PixelStory other = storyAt(story.trace.index, orders[i]); other.stored == shown) {
            other.tolerance = story.tolerance;
            story = std::move(other);
        }
    return story;
}

CompileCheck Runner::checkText(const RunRequest& request, const RunControl& control)
{
    RunContext run = m_planner->begin(request, control);
    const Strategy& strategy = m_planner->registry().strategy(run.operation, run.recipe.strategy);
    CompileCheck check;
    try {
        run.plan = m_planner->registry().plan(run.recipe, run.inputs);
    } catch (const SettingError& error) {
        if (error.line == 0)
            throw;
        check.diagnostics.push_back(
            {.file = strategy.source.name, .line = error.line, .message = english(error.atLine)});
        return check;
    }
    if (!strategy.hasText())
        throw SettingError("source", noTextOf(strategy));
    const KernelSource& own = strategy.source;
    const auto found = std::ranges::find(run.plan.sources, own.name, &KernelSource::name);
    const auto source = static_cast<std::size_t>(found - run.plan.sources.begin());
    const bool isLaunched = source < run.plan.sources.size();    // else another strategy is used with these settings
    const bool isBound = isLaunched && strategy.plansEditedText; // what the host passes follows from the text itself
    const KernelSource text =
        isBound ? run.plan.sources[source] : KernelSource{own.name, run.recipe.source.value_or(own.text)};

    try {
        const CompiledModule module =
            m_planner->toolchain().compile(run.recipe.compiler,
                                           {text, run.plan.definitions, std::max(75, neededCapability(run.plan)), false,
                                            run.plan.architectureSpecific},
                                           run.control);
        check.compiler = module.compiler;
        check.diagnostics = module.warnings;
        if (isLaunched && run.plan.deviceOnly.empty()) { // else the text may use PTX that our parser does not support
            const auto problems = problemsOf(run.plan, source, isBound ? text.text : own.text, module);
            check.diagnostics.insert(check.diagnostics.end(), problems.begin(), problems.end());
        }
    } catch (const CompileError& error) {
        check.diagnostics = error.diagnostics;
    }
    return check;
}

namespace
{

/// What `work` gives. Throws the sentence if there is not enough memory for it.
template <typename Work>
auto withinMemory(const Message& sentence, const Work& work)
{
    try {
        return work();
    } catch (const std::bad_alloc&) {
        throw MessageError(sentence);
    }
}

Message tooLargeToPlan()
{
    return gpu::phrase("There is not enough memory to plan a run of this image. Use a smaller image.");
}

} // namespace

BlockTrace Runner::trace(const RunRequest& request, const Dim3& block, const TraceWindow& window,
                         const RunControl& control, int launch, const WarpTurns& turns)
{
    const Message tooMany =
        say(gpu::phrase("There is not enough memory to keep %1 events of a block. Choose a shorter range of events."),
            std::to_string(window.count));
    return withinMemory(tooMany, [&] {
        RunContext run = plannedForQuestion(request, control);
        const std::size_t index = launchOf(run.plan, launch);
        checkBlock(run.plan.launches[index], block);
        return tracePlan({m_emulator->emulator(), run.plan, m_planner->code(run)}, *run.input, index, block, window,
                         control, turns);
    });
}

PixelStory Runner::story(const RunRequest& request, const StoryPixel& pixel, const RunControl& control,
                         std::optional<double> shown)
{
    const Message tooMany = gpu::phrase(
        "There is not enough memory to record what this pixel's block does. Use a smaller block or filter.");
    return withinMemory(tooMany, [&] { return tell(request, pixel, control, shown); });
}

/// Uses the limits of the recipe's GPU, but never runs on it.
ReuseMap Runner::reuse(const RunRequest& request, const RunControl& control)
{
    const Message tooLarge =
        gpu::phrase("There is not enough memory to count the reads of an image this large. Use a smaller image.");
    return withinMemory(tooLarge, [&] {
        RunContext run = m_planner->planned(request, control);
        return reuseOfPlan({m_emulator->emulator(), run.plan, m_planner->code(run)}, *run.input, control);
    });
}

std::optional<MachineCode> Runner::machineCode(const Recipe& recipe, const ImagePtr& image, int capability,
                                               const RunControl& control)
{
    return withinMemory(tooLargeToPlan(), [&] {
        const RunRequest request{recipe, image, ""};
        RunContext run = m_planner->begin(request, control);
        run.plan = m_planner->registry().plan(run.recipe, run.inputs);
        const GpuModel gpu = m_planner->gpuOf(run.request);
        return m_describer->machineCode(run, capability > 0 ? capability : 10 * gpu.major + gpu.minor);
    });
}

CompileCheck Runner::compileOnly(const Recipe& recipe, const ImagePtr& image, const RunControl& control)
{
    return withinMemory(tooLargeToPlan(), [&] { return checkText({recipe, image, ""}, control); });
}

Timeline Runner::timeline(const RunRequest& request, const TimelineRequest& wanted, const RunControl& control)
{
    const Message tooMany = gpu::phrase("There is not enough memory for this timeline. Show fewer warps.");
    return withinMemory(tooMany, [&] { return m_times->timeline(request, wanted, control); });
}

WhatIf Runner::whatIf(const RunRequest& request, const RunControl& control)
{
    return m_times->whatIf(request, control);
}

} // namespace tilescope
