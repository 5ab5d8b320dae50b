#include "gpu/run/effort.h"

#include "gpu/emulator/prepared_plan.h"
#include "gpu/recipe/message.h"
#include "gpu/recipe/words/duration.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <limits>

namespace tilescope
{

namespace
{

/// The values of the reducing parameter below the current one, the most demanding first.
std::vector<ParameterValue> smallerValues(const Operation& operation, const Recipe& completed, const Inputs& inputs)
{
    if (operation.reducedValues)
        return operation.reducedValues(completed, inputs);
    const auto parameter = std::ranges::find(operation.parameters, operation.reducingParameter, &Parameter::name);
    if (parameter == operation.parameters.end() || parameter->type != ParameterType::Integer)
        return {};
    const auto minimum = std::llround(parameter->minimum), step = std::llround(parameter->step);
    // Each at least one percent below the one before, so that a range of a million takes few steps.
    std::vector<ParameterValue> values;
    for (auto value = std::get<std::int64_t>(completed.parameters.at(parameter->name)); value > minimum;) {
        const auto lower = value - std::max<std::int64_t>(step, value / 100);
        value = std::max<std::int64_t>(minimum, minimum + (lower - minimum) / step * step);
        values.emplace_back(value);
    }
    return values;
}

/// Interpolates: between two values the effort is assumed to change by a constant factor per value, as it does if the
/// list is a geometric sequence; every third step bisects, in case it does not.
std::optional<SmallerRun> smallerSetting(const Operation& operation, const EffortOf& effortOf, const Recipe& completed,
                                         const Inputs& inputs, double effort, double most)
{
    const std::vector<ParameterValue> values = smallerValues(operation, completed, inputs);
    if (values.empty())
        return std::nullopt;
    Recipe candidate = completed;
    const auto effortAt = [&](std::size_t index) {
        candidate.parameters[operation.reducingParameter] = values[index];
        return effortOf(candidate, inputs);
    };
    std::ptrdiff_t tooMuch = -1, fits = static_cast<std::ptrdiff_t>(values.size()) - 1;
    double least = effortAt(values.size() - 1);
    if (least > most)
        return std::nullopt;
    constexpr double closeEnough = 0.85, aimedAt = 0.95;
    for (int step = 1; fits - tooMuch > 1 && least < closeEnough * most; ++step) {
        const double whole = std::log(effort / std::max(least, 1.0)), part = std::log(effort / (aimedAt * most));
        const double share = step % 3 == 0 || !std::isfinite(whole) || whole <= 0 ? 0.5 : part / whole;
        const auto between = static_cast<std::ptrdiff_t>(share * static_cast<double>(fits - tooMuch));
        const std::ptrdiff_t middle = std::clamp(tooMuch + between, tooMuch + 1, fits - 1);
        const double found = effortAt(static_cast<std::size_t>(middle));
        if (found <= most) {
            fits = middle;
            least = found;
        } else {
            tooMuch = middle;
            effort = found;
        }
    }
    const ParameterValue& value = values[static_cast<std::size_t>(fits)];
    return SmallerRun{operation.reducingParameter, value,
                      say(gpu::phrase("\"%1\" = %2"), operation.reducingParameter, toText(value)), least};
}

Image corner(const Image& picture, int width, int height)
{
    Image part(width, height, picture.format());
    for (int y = 0; y < height; ++y)
        std::copy_n(picture.row<std::byte>(y), part.pitchBytes(), part.row<std::byte>(y));
    return part;
}

/// Pictures of the same shape, cut from the upper left.
std::optional<SmallerRun> smallerPicture(const EffortOf& effortOf, const Recipe& completed, const Inputs& inputs,
                                         double effort, double most)
{
    const Image& picture = inputs.picture;
    const auto shrunk = [&](double found) {
        return std::isfinite(found) ? std::min(0.98, std::sqrt(most / found)) : 0.8;
    };
    for (double scale = shrunk(effort);;) {
        const int width = std::max(1, static_cast<int>(picture.width() * scale));
        const int height = std::max(1, static_cast<int>(picture.height() * scale));
        const Image part = corner(picture, width, height);
        const Inputs smaller = inputs.with(part);
        const double found = effortOf(completed, smaller);
        if (found <= most)
            return SmallerRun{"image", std::nullopt,
                              say(gpu::phrase("an image of %1 pixels"), toText(BlockSize{width, height})), found,
                              std::make_shared<const Image>(part)};
        if (width == 1 && height == 1)
            return std::nullopt;
        scale *= shrunk(found);
    }
}

template <class Key, class Value, class Make>
const Value& remembered(std::deque<std::pair<Key, Value>>& known, Key key, const Make& make)
{
    const auto found = std::ranges::find(known, key, &std::pair<Key, Value>::first);
    if (found != known.end())
        return found->second;
    known.emplace_front(std::move(key), make());
    if (known.size() > EffortMeter::mostKnown)
        known.pop_back();
    return known.front().second;
}

} // namespace

const RunEffort& EffortMeter::of(const Plan& plan, std::span<const CompiledModule> modules, const Image& input,
                                 const RunControl& control)
{
    return remembered(m_known, shapeOf(plan, modules), [&] {
        return effortOfPlan({m_emulator, plan, modules}, input, control);
    });
}

double EffortMeter::secondsOf(const RunEffort& effort, const Plan& plan, std::span<const CompiledModule> modules,
                              const Image& input, double enough, const RunControl& control)
{
    // Per second of one thread: simple instructions, and those that compute a product of matrices.
    constexpr double typical = 150e6, slowest = 3e6;
    const double threads = m_emulator.threads();
    if (effort.warpInstructions < enough * slowest * threads)
        return effort.warpInstructions / (typical * threads);
    double bytes = 1;
    for (const Buffer& buffer : plan.buffers)
        bytes += static_cast<double>(buffer.bytes);
    Kernels kernels{shapeOf(plan, modules).code, {}, std::ilogb(bytes)};
    for (const Launch& launch : plan.launches)
        kernels.launched.emplace_back(launch.kernel, launch.block);
    const std::vector<double>& speeds = remembered(m_knownSpeeds, std::move(kernels), [&] {
        return speedsOfPlan({m_emulator, plan, modules}, effort.followsData ? &input : nullptr, control);
    });
    double seconds = 0;
    for (std::size_t i = 0; i < plan.launches.size(); ++i) {
        const Dim3& grid = plan.launches[i].grid;
        const double blocks = static_cast<double>(grid.x) * grid.y * grid.z;
        seconds += effort.launchInstructions[i] / (speeds[i] * std::min(threads, blocks));
    }
    return seconds;
}

const std::vector<LaunchCounters>& EffortMeter::countsOf(const RunEffort& effort, const Plan& plan,
                                                         std::span<const CompiledModule> modules,
                                                         const RunControl& control)
{
    return remembered(m_knownCounts, shapeOf(plan, modules), [&] {
        return countLongPlan({m_emulator, plan, modules}, effort.counted, control);
    });
}

const RunEffort& EffortMeter::roughly(const Plan& plan, std::span<const CompiledModule> modules, const Image* input,
                                      const RunControl& control)
{
    return remembered(m_knownRoughly, shapeOf(plan, modules), [&] {
        return roughEffortOfPlan({m_emulator, plan, modules}, input, control);
    });
}

double EffortMeter::speedOfRecipeLike(const RunEffort& measured, const Recipe& completed, const Inputs& inputs,
                                      const RunControl& control)
{
    const Plan plan = m_registry.plan(completed, inputs);
    const auto modules = emulatorCode(m_toolchain, completed.compiler, plan, control, true);
    const RunEffort& effort = roughly(plan, modules, measured.followsData ? &inputs.picture : nullptr, control);
    return effort.warpInstructions / secondsOf(effort, plan, modules, inputs.picture, 0, control);
}

EffortOf EffortMeter::ofRecipesLike(const RunEffort& measured, const RunControl& control)
{
    return [this, followsData = measured.followsData, &control](const Recipe& completed, const Inputs& inputs) {
        try {
            const Plan plan = m_registry.plan(completed, inputs);
            const auto modules = emulatorCode(m_toolchain, completed.compiler, plan, control, true);
            return roughly(plan, modules, followsData ? &inputs.picture : nullptr, control).warpInstructions;
        } catch (const SettingError&) {
            return std::numeric_limits<double>::infinity();
        }
    };
}

std::optional<SmallerRun> smallerRun(const Operation& operation, const EffortOf& effortOf, const Recipe& completed,
                                     const Inputs& inputs, double effort, double mostWarpInstructions)
{
    constexpr double margin = 0.9; // efforts are estimates with an error of up to a tenth
    const double most = margin * mostWarpInstructions, factor = effort / effortOf(completed, inputs);
    const EffortOf corrected = [&](const Recipe& recipe, const Inputs& of) { return factor * effortOf(recipe, of); };
    const auto setting = smallerSetting(operation, corrected, completed, inputs, effort, most);
    return setting ? setting : smallerPicture(corrected, completed, inputs, effort, most);
}

Message Offer::text() const
{
    return say(gpu::phrase("With %1, the run takes about %2."), run.words, durationInWords(seconds));
}

std::optional<Offer> offerWithin(const Operation& operation, const EffortOf& effortOf, const SpeedOf& speedOf,
                                 const Recipe& completed, const Inputs& inputs, double effort, double speed,
                                 double mostSeconds)
{
    constexpr int mostSearches = 3;
    constexpr double closeEnough = 0.15;
    for (int search = 1;; ++search) {
        const auto smaller = smallerRun(operation, effortOf, completed, inputs, effort, mostSeconds * speed);
        if (!smaller)
            return std::nullopt;
        Recipe recipe = completed;
        if (smaller->value)
            recipe.parameters[smaller->field] = *smaller->value;
        const Inputs its = inputs.with(smaller->picture ? *smaller->picture : inputs.picture);
        const double own = speedOf(recipe, its);
        if (search == mostSearches || std::abs(own / speed - 1) < closeEnough)
            return Offer{*smaller, smaller->warpInstructions / own};
        speed = std::min(own, 0.99 * effort / mostSeconds); // the whole does take longer
    }
}

SettingError tooLong(double seconds, const std::optional<Offer>& offer)
{
    const Message refusal = say(gpu::phrase("Emulating this would take about %1."), durationInWords(seconds));
    return offer ? SettingError(offer->run.field, joined(refusal, offer->text()), offer->run.value)
                 : SettingError("image", refusal);
}

} // namespace tilescope
