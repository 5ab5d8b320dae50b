#include "gpu/recipe/timing.h"

#include "gpu/recipe/json/json_fields.h"
#include "gpu/recipe/message.h"
#include "gpu/recipe/words/stall_words.h"

#include <nlohmann/json.hpp>

#include <algorithm>

namespace tilescope
{

namespace
{

using nlohmann::json;

double sumOf(const StateCycles& states)
{
    double sum = 0;
    for (const double cycles : states)
        sum += cycles;
    return sum;
}

double waitingIn(const StateCycles& states)
{
    return sumOf(states) - states[static_cast<std::size_t>(StallReason::Selected)] -
           states[static_cast<std::size_t>(StallReason::NotSelected)];
}

constexpr double worthSaying = 0.1, worthChanging = 0.05; ///< shares of the cycles, and of the time

/// What a block or thread must do without.
Message priceOf(const TimingCure& cure)
{
    if (cure.registers > 0 && cure.sharedBytes > 0)
        return say(
            gpu::phrase(
                "Each thread would have to use %1 fewer registers, and each block %2 fewer bytes of shared memory."),
            cure.registers, cure.sharedBytes);
    if (cure.registers > 0)
        return say(gpu::plural("Each thread would have to use %n fewer [register|registers]."), cure.registers);
    return say(gpu::plural("Each block would have to use %n fewer [byte|bytes] of shared memory."), cure.sharedBytes);
}

Message cureOf(const LaunchTiming& launch)
{
    if (launch.cure) {
        const double saved = 1 - launch.cure->us / launch.us;
        if (saved < worthChanging)
            return say(gpu::phrase("More resident warps (%1 instead of %2) would hardly help (predicted)."),
                       launch.cure->warps, launch.warps);
        return joined(say(gpu::phrase("With %1 resident warps instead of %2, the launch would take %3 less time "
                                      "(predicted)."),
                          launch.cure->warps, launch.warps, Percent{saved}),
                      priceOf(*launch.cure));
    }
    if (launch.limitedBy == "nothing")
        return gpu::phrase("All warps that a multiprocessor can hold are resident. To go faster, try fewer, wider or "
                           "more independent accesses.");
    if (launch.limitedBy == limitedByGrid)
        return gpu::phrase("The grid has no more blocks for a multiprocessor. Smaller blocks or a larger image would "
                           "hide more latency.");
    return {};
}

} // namespace

Message doubtOf(bool isProved) { return isProved ? Message() : gpu::phrase("not proved for kernels like this"); }

StallReason mostWaiting(const StateCycles& states)
{
    std::size_t most = 1;
    for (std::size_t s = 2; s < stallReasonCount; ++s)
        if (states[s] > states[most])
            most = s;
    return static_cast<StallReason>(most);
}

Message adviceOn(const LaunchTiming& launch)
{
    const auto worst =
        std::ranges::max_element(launch.lines, {}, [](const LineStates& line) { return waitingIn(line.states); });
    if (worst == launch.lines.end() || waitingIn(worst->states) < worthSaying || worst->line <= 0)
        return {};
    StateCycles waits = worst->states;
    waits[static_cast<std::size_t>(StallReason::NotSelected)] = 0;
    const StallReason most = mostWaiting(waits);
    return joined(say(gpu::phrase("Warps spend %1 % of their cycles stalled at line %2, mostly %3 (%4)."),
                      Decimal{100 * waitingIn(worst->states), 0}, std::to_string(worst->line), doingOf(most),
                      nameOf(most)),
                  cureOf(launch));
}

static json statesToJson(const StateCycles& states)
{
    json result = json::object();
    for (std::size_t s = 0; s < stallReasonCount; ++s)
        if (states[s] > 0)
            result[toString(static_cast<StallReason>(s))] = states[s];
    return result;
}

static StateCycles statesFromJson(const json& object, const std::string& name)
{
    JsonReader reader(object, name);
    StateCycles states{};
    for (std::size_t s = 0; s < stallReasonCount; ++s)
        states[s] = reader.getOr<double>(toString(static_cast<StallReason>(s)), 0);
    reader.finish();
    return states;
}

template <class Fields>
static void fieldsOf(Fields& fields, Visited<Fields, LineStates>& line)
{
    fields.field("source", line.source);
    fields.field("line", line.line);
    fields.with("states", line.states, statesToJson, statesFromJson);
}

template <class Fields>
static void fieldsOf(Fields& fields, Visited<Fields, TimingCure>& cure)
{
    fields.field("warps", cure.warps);
    fields.field("us", cure.us);
    fields.field("registers_fewer", cure.registers);
    fields.field("shared_bytes_fewer", cure.sharedBytes);
}

template <class Fields>
static void fieldsOf(Fields& fields, Visited<Fields, LaunchTiming>& launch)
{
    fields.field("kernel", launch.kernel);
    fields.field("us", launch.us);
    fields.field("cycles", launch.cycles);
    fields.field("cycles_per_block", launch.cyclesPerBlock);
    fields.field("blocks", launch.blocks);
    fields.field("resident", launch.resident);
    fields.field("warps", launch.warps);
    fields.later("limited_by", launch.limitedBy);
    fields.field("issued", launch.issued);
    fields.field("simulated", launch.simulated);
    fields.later("of_machine_code", launch.ofMachineCode);
    fields.with("states", launch.states, statesToJson, statesFromJson);
    fields.field("lines", launch.lines);
    fields.field("cure", launch.cure);
}

template <class Fields>
static void fieldsOf(Fields& fields, Visited<Fields, Timing>& timing)
{
    fields.field("gpu", timing.gpu);
    fields.field("us", timing.us);
    fields.field("lower_us", timing.lowerUs);
    fields.field("upper_us", timing.upperUs);
    fields.later("cold_us", timing.coldUs);
    fields.later("proved", timing.isProved);
    fields.later("follows_data", timing.followsData);
    fields.field("launches", timing.launches);
    fields.later("took_ms", timing.tookMs);
}

json toJson(const Timing& timing) { return written(timing); }

Timing timingFromJson(const json& object, const std::string& path) { return readWhole<Timing>(object, path); }

} // namespace tilescope
