#include "gpu/recipe/timing.h"

#include "gpu/recipe/json/json_values.h"

#include <nlohmann/json.hpp>

#include <algorithm>

namespace tilescope
{

namespace
{

using nlohmann::json;

json statesToJson(const StateCycles& states)
{
    json result = json::object();
    for (std::size_t s = 0; s < stallReasonCount; ++s)
        if (states[s] > 0)
            result[toString(static_cast<StallReason>(s))] = states[s];
    return result;
}

StateCycles statesFrom(JsonReader& reader)
{
    StateCycles states{};
    for (std::size_t s = 0; s < stallReasonCount; ++s)
        states[s] = reader.getOr<double>(toString(static_cast<StallReason>(s)), 0);
    return states;
}

json lineToJson(const LineStates& line)
{
    return {{"source", line.source}, {"line", line.line}, {"states", statesToJson(line.states)}};
}

json cureToJson(const TimingCure& cure)
{
    return {{"warps", cure.warps},
            {"us", cure.us},
            {"registers_fewer", cure.registers},
            {"shared_bytes_fewer", cure.sharedBytes}};
}

json launchToJson(const LaunchTiming& launch)
{
    json lines = json::array();
    for (const LineStates& line : launch.lines)
        lines.push_back(lineToJson(line));
    return {{"kernel", launch.kernel},
            {"us", launch.us},
            {"cycles", launch.cycles},
            {"cycles_per_block", launch.cyclesPerBlock},
            {"blocks", launch.blocks},
            {"resident", launch.resident},
            {"warps", launch.warps},
            {"limited_by", launch.limitedBy},
            {"issued", launch.issued},
            {"simulated", launch.simulated},
            {"of_machine_code", launch.ofMachineCode},
            {"states", statesToJson(launch.states)},
            {"lines", lines},
            {"cure", launch.cure ? cureToJson(*launch.cure) : json()}};
}

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
    return joined(say(gpu::phrase("Warps spend %1 % of their cycles stalled at line %2. Main reason: %3."),
                      Decimal{100 * waitingIn(worst->states), 0}, std::to_string(worst->line),
                      nameOf(mostWaiting(waits))),
                  cureOf(launch));
}

json toJson(const Timing& timing)
{
    json launches = json::array();
    for (const LaunchTiming& launch : timing.launches)
        launches.push_back(launchToJson(launch));
    return {{"gpu", timing.gpu},          {"us", timing.us},           {"lower_us", timing.lowerUs},
            {"upper_us", timing.upperUs}, {"proved", timing.isProved}, {"follows_data", timing.followsData},
            {"launches", launches},       {"took_ms", timing.tookMs}};
}

namespace
{

template <class Read>
auto readWhole(const json& object, const std::string& name, const Read& read)
{
    JsonReader reader(object, name);
    auto value = read(reader);
    reader.finish();
    return value;
}

StateCycles readStates(JsonReader& reader)
{
    return readWhole(reader.get<json>("states"), reader.nameOf("states"), statesFrom);
}

LineStates readTimedLine(JsonReader& reader)
{
    return {reader.get<std::string>("source"), reader.get<int>("line"), readStates(reader)};
}

TimingCure readCure(JsonReader& reader)
{
    return {reader.get<int>("warps"), reader.get<double>("us"), reader.get<int>("registers_fewer"),
            reader.get<std::uint64_t>("shared_bytes_fewer")};
}

LaunchTiming readTimedLaunch(JsonReader& reader)
{
    LaunchTiming launch;
    launch.kernel = reader.get<std::string>("kernel");
    launch.us = reader.get<double>("us");
    launch.cycles = reader.get<double>("cycles");
    launch.cyclesPerBlock = reader.get<double>("cycles_per_block");
    launch.blocks = reader.get<std::uint64_t>("blocks");
    launch.resident = reader.get<int>("resident");
    launch.warps = reader.get<int>("warps");
    launch.limitedBy = reader.getOr<std::string>("limited_by", "");
    launch.issued = reader.get<double>("issued");
    launch.simulated = reader.get<std::uint64_t>("simulated");
    launch.ofMachineCode = reader.getOr<bool>("of_machine_code", false);
    launch.states = readStates(reader);
    launch.lines = listFromJson<LineStates>(reader, "lines", [](const json& object, const std::string& name) {
        return readWhole(object, name, readTimedLine);
    });
    if (const auto cure = reader.findOptional<json>("cure"))
        launch.cure = readWhole(*cure, reader.nameOf("cure"), readCure);
    return launch;
}

} // namespace

Timing timingFromJson(const json& object, const std::string& path)
{
    return readWhole(object, path, [](JsonReader& reader) {
        Timing timing;
        timing.gpu = reader.get<std::string>("gpu");
        timing.us = reader.get<double>("us");
        timing.lowerUs = reader.get<double>("lower_us");
        timing.upperUs = reader.get<double>("upper_us");
        timing.followsData = reader.getOr<bool>("follows_data", false);
        timing.launches =
            listFromJson<LaunchTiming>(reader, "launches", [](const json& launch, const std::string& name) {
                return readWhole(launch, name, readTimedLaunch);
            });
        timing.tookMs = reader.getOr<double>("took_ms", 0);
        timing.isProved = reader.getOr<bool>("proved", true);
        return timing;
    });
}

} // namespace tilescope
