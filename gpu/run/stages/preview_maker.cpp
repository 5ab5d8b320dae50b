#include "gpu/run/stages/preview_maker.h"

#include "gpu/run/plan_code.h"
#include "gpu/run/stages/run_context.h"
#include "gpu/run/stages/run_results.h"
#include "gpu/run/unless_refused.h"

#include <algorithm>
#include <chrono>
#include <cmath>
#include <utility>

namespace tilescope
{

namespace
{

constexpr double unknownPace = 3e-6; ///< ms: that of the slowest strategies, on one core
constexpr int mostScale = 64;
constexpr int leastSide = 48; ///< pixels of a scaled picture: with fewer there is nothing to see
constexpr std::size_t mostParts = 4;

/// Whether both recipes have the same picture: without a text of the user's it depends on operation and parameters
/// only.
bool sharePicture(const Registry& registry, const Recipe& completed, const std::optional<Recipe>& shown)
{
    if (!shown || shown->source || completed.source || shown->operation != completed.operation)
        return false;
    try {
        return registry.completed(*shown).parameters == completed.parameters;
    } catch (const SettingError&) {
        return false;
    }
}

PixelRect grownBy(const PixelRect& rect, int margin)
{
    return {std::max(0, rect.x - margin), std::max(0, rect.y - margin),
            rect.right() + margin - std::max(0, rect.x - margin),
            rect.bottom() + margin - std::max(0, rect.y - margin)};
}

/// The part of a scaled picture that shows `inner`, if all of it shows `outer`.
PixelRect partWithin(const PixelRect& inner, const PixelRect& outer, int scale, const Image& picture)
{
    const auto scaled = [scale](int length) { return (length + scale - 1) / scale; };
    return intersected(
        {(inner.x - outer.x) / scale, (inner.y - outer.y) / scale, scaled(inner.width), scaled(inner.height)},
        wholeOf(picture));
}

} // namespace

PreviewMaker::PreviewMaker(const Registry& registry, Toolchain& toolchain, unsigned threads)
    : m_registry(registry), m_toolchain(toolchain), m_threads(threads)
{
}

PreviewMaker::Pace& PreviewMaker::paceOf(const RunContext& run)
{
    return m_paces[run.recipe.operation + '/' + run.recipe.strategy];
}

PreviewMaker::Job PreviewMaker::jobOf(const RunContext& run, int scale) const
{
    Job job{.run = run.operation.scaled(run.recipe, run.inputs, scale), .scale = scale};
    const PixelRect all{0, 0, run.plan.pictureWidth, run.plan.pictureHeight};
    job.inner = job.outer = all;
    if (!job.run.scalesPicture) {
        job.work = job.run.terms * all.width * all.height;
        return job;
    }
    const PixelRect seen = intersected(run.request.preview->view.part, all);
    if (job.run.reach && !seen.isEmpty()) {
        // Whole blocks, where they are in the whole run.
        const int width = scale * std::max(1, run.plan.geometry.blockWidth);
        const int height = scale * std::max(1, run.plan.geometry.blockHeight);
        job.inner = intersected(alignedTo(seen, scale, scale), all);
        job.outer = intersected(alignedTo(grownBy(job.inner, *job.run.reach * scale), width, height), all);
    }
    job.work = job.run.terms * job.outer.width * job.outer.height / (scale * scale);
    return job;
}

/// The finest scale whose run fits the budget, but not finer than the screen shows.
std::optional<PreviewMaker::Job> PreviewMaker::choose(const RunContext& run)
{
    const Pace pace = paceOf(run);
    const Job whole = jobOf(run, 1);
    const bool hasPlaces = run.plan.pictureWidth == run.input->width() && run.plan.pictureHeight == run.input->height();
    if (whole.run.scalesPicture && !hasPlaces) // where a part of the picture lies in the result is not known
        return {};
    const double work = whole.run.terms * run.plan.pictureWidth * run.plan.pictureHeight;
    if (pace.whole.value_or(pace.preview.value_or(unknownPace)) * work <= run.request.preview->budgetMs)
        return {};
    const double shown = run.request.preview->view.devicePixels;
    const int finest =
        whole.run.scalesPicture ? std::clamp(static_cast<int>(1 / std::max(shown, 1e-3)), 1, mostScale) : 1;
    std::optional<Job> job;
    for (int scale = finest; scale <= mostScale; scale += 1 + scale / 8) {
        if (job && std::min(run.input->width(), run.input->height()) < leastSide * scale && whole.run.scalesPicture)
            break;
        job = jobOf(run, scale);
        if (pace.preview.value_or(pace.whole.value_or(unknownPace)) * job->work <= run.request.preview->budgetMs)
            break;
    }
    return job;
}

ImagePtr PreviewMaker::pictureOf(const ImagePtr& input, const PixelRect& part, int scale)
{
    if (scale == 1 && part == wholeOf(*input))
        return input;
    const auto known = std::ranges::find_if(
        m_parts, [&](const Part& one) { return isSame(one.of, input) && one.part == part && one.scale == scale; });
    if (known != m_parts.end()) {
        std::rotate(m_parts.begin(), known, known + 1);
        return m_parts.front().picture;
    }
    if (m_parts.size() >= mostParts)
        m_parts.pop_back();
    m_parts.push_front({input, std::make_shared<const Image>(shrunkPart(*input, part, scale)), part, scale});
    return m_parts.front().picture;
}

std::shared_ptr<const Preview> PreviewMaker::make(const RunContext& run)
{
    if (!run.operation.scaled || !run.plan.deviceOnly.empty())
        return nullptr;
    // If it is refused, the whole run says what is wrong, or can do without.
    return unlessRefused([&] { return makeOrRefuse(run); }).value_or(nullptr);
}

std::shared_ptr<const Preview> PreviewMaker::makeOrRefuse(const RunContext& run)
{
    const std::optional<Job> job = choose(run);
    if (!job)
        return nullptr;
    Preview preview{.recipe = run.recipe,
                    .geometry = run.plan.geometry,
                    .display = run.plan.display,
                    .width = run.plan.pictureWidth,
                    .height = run.plan.pictureHeight,
                    .picture = {},
                    .part = job->inner,
                    .scale = job->scale,
                    .isOfFewerImages = !job->run.scalesPicture};
    if (sharePicture(m_registry, run.recipe, run.request.preview->shown))
        return std::make_shared<const Preview>(std::move(preview));
    return emulate(run, *job, std::move(preview));
}

std::shared_ptr<const Preview> PreviewMaker::emulate(const RunContext& run, const Job& job, Preview preview)
{
    const int scale = job.run.scalesPicture ? job.scale : 1;
    const ImagePtr picture = pictureOf(run.input, job.outer, scale);
    Inputs inputs = run.inputs.with(*picture);
    if (scale > 1)
        for (auto& [parameter, file] : inputs.files)
            if (file.image)
                file.image = std::make_shared<const Image>(shrunkPart(*file.image, wholeOf(*file.image), scale));
    Recipe recipe = job.run.recipe;
    recipe.compileTimeSizes = recipe.compileTimeSizes && job.scale == 1; // else each width would have to be compiled
    const Plan plan = m_registry.plan(recipe, inputs);
    const std::vector<CompiledModule> code = emulatorCode(m_toolchain, recipe.compiler, plan, run.control, true);
    if (!m_emulator)
        m_emulator = std::make_unique<Emulator>(EmulatorOptions{.threads = m_threads});
    const auto begin = std::chrono::steady_clock::now();
    EmulatorResult result = m_emulator->run(plan, code, *picture, {}, {run.control.stop, {}});
    if (result.picture.empty()) // a fault, which the whole run reports
        return nullptr;
    const double ms = std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now() - begin).count();
    paceOf(run).preview = ms / std::max(job.work, 1.0);
    preview.picture = pictureFrom(std::move(result.picture), plan);
    const PixelRect shown = partWithin(job.inner, job.outer, scale, *preview.picture);
    preview.scale = job.scale;
    if (job.run.scalesPicture && shown != wholeOf(*preview.picture))
        preview.picture = std::make_shared<const Image>(shrunkPart(*preview.picture, shown, 1));
    return std::make_shared<const Preview>(std::move(preview));
}

void PreviewMaker::learn(const RunContext& run, double ms)
{
    if (!run.operation.scaled)
        return;
    const double values = static_cast<double>(run.plan.pictureWidth) * run.plan.pictureHeight;
    const double terms = run.operation.scaled(run.recipe, run.inputs, 1).terms;
    paceOf(run).whole = ms / std::max(values * terms, 1.0);
}

std::shared_ptr<const Preview> withRows(const Preview& preview, std::span<const std::byte> pixels,
                                        std::size_t pitchBytes, int rows)
{
    Image picture = *preview.picture;
    shrinkRows(pixels, pitchBytes, preview.part, preview.shrinking(), preview.finishedRows, rows, picture);
    auto next = std::make_shared<Preview>(preview);
    next->picture = std::make_shared<const Image>(std::move(picture));
    next->finishedRows = rows;
    return next;
}

} // namespace tilescope
