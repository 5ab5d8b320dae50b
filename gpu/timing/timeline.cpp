#include "gpu/timing/timeline.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <cstdio>
#include <set>

namespace tilescope
{

namespace
{

using nlohmann::json;

json eventToJson(const IssueEvent& event)
{
    return {event.begin, event.ready, event.issue, event.site, toString(event.reason), toString(event.second)};
}

/// The colours of the states: waiting for memory is red and orange, for arithmetic blue, issuing green.
const char* colourOf(StallReason state)
{
    switch (state) {
    case StallReason::Selected: return "#2e8b57";
    case StallReason::NotSelected: return "#a9d8b8";
    case StallReason::LongScoreboard: return "#d9534f";
    case StallReason::ShortScoreboard: return "#f0a04b";
    case StallReason::Wait: return "#9bb7d4";
    case StallReason::Barrier: return "#7a5ca8";
    case StallReason::MathPipe: return "#3a77b5";
    case StallReason::LoadStore: return "#b0413e";
    case StallReason::MemoryQueue: return "#c9822f";
    case StallReason::TextureQueue: return "#c76b98";
    case StallReason::Branch: return "#b8b06a";
    case StallReason::Constant: return "#d8c04a";
    case StallReason::Fence: return "#8c6d5a";
    case StallReason::NoInstruction: return "#cccccc";
    case StallReason::Dispatch: return "#6fa3a8";
    case StallReason::Drain: return "#e3b7a0";
    }
    return "#cccccc";
}

std::string escaped(const std::string& text)
{
    std::string result;
    for (const char letter : text)
        switch (letter) {
        case '&': result += "&amp;"; break;
        case '<': result += "&lt;"; break;
        case '>': result += "&gt;"; break;
        case '"': result += "&quot;"; break;
        default: result += static_cast<unsigned char>(letter) < 0x20 ? ' ' : letter;
        }
    return result;
}

std::string number(double value)
{
    char text[32];
    std::snprintf(text, sizeof text, "%.2f", value);
    return text;
}

} // namespace

std::string timelineJson(const Timeline& timeline)
{
    json sites = json::array(), warps = json::array(), blocks = json::array();
    for (const TimelineSite& site : timeline.sites)
        sites.push_back({{"source", site.source}, {"line", site.line}, {"ptx", site.text}});
    for (const WarpLife& warp : timeline.warps) {
        json events = json::array();
        for (const IssueEvent& event : warp.events)
            events.push_back(eventToJson(event));
        warps.push_back({{"block", warp.block},
                         {"warp", warp.warp},
                         {"scheduler", warp.scheduler},
                         {"begin", warp.begin},
                         {"end", warp.end},
                         {"events", events}});
    }
    for (std::size_t i = 0; i < timeline.blocks.size(); ++i)
        blocks.push_back({{"block", timeline.blockIndex[i]},
                          {"slot", timeline.blocks[i].slot},
                          {"begin", timeline.blocks[i].begin},
                          {"end", timeline.blocks[i].end}});
    Timing timing;
    timing.gpu = timeline.gpu;
    timing.launches = {timeline.timing};
    return json{{"gpu", timeline.gpu},
                {"kernel", timeline.kernel},
                {"clock_mhz", timeline.clockMHz},
                {"schedulers", timeline.schedulers},
                {"fitting_blocks", timeline.fitting},
                {"resident_blocks", timeline.resident},
                {"limited_by", timeline.limitedBy},
                {"cycles", timeline.cycles},
                {"proved", timeline.isProved},
                {"launch", toJson(timing)["launches"][0]},
                {"event_fields", {"begin", "ready", "issue", "site", "reason", "second_reason"}},
                {"sites", sites},
                {"warps", warps},
                {"blocks", blocks}}
        .dump(1, ' ', false, json::error_handler_t::replace);
}

std::string timelineTrace(const Timeline& timeline)
{
    const double us = 1 / std::max(1.0, timeline.clockMHz); // of a cycle
    json events = json::array();
    const auto name = [&](const char* what, std::uint32_t scheduler, std::size_t thread, const std::string& text) {
        events.push_back(
            {{"ph", "M"}, {"name", what}, {"pid", scheduler}, {"tid", thread}, {"args", {{"name", text}}}});
    };
    for (int scheduler = 0; scheduler < timeline.schedulers; ++scheduler)
        name("process_name", static_cast<std::uint32_t>(scheduler), 0, "scheduler " + std::to_string(scheduler));
    for (std::size_t i = 0; i < timeline.warps.size(); ++i) {
        const WarpLife& warp = timeline.warps[i];
        name("thread_name", warp.scheduler, i,
             "block " + std::to_string(warp.block) + ", warp " + std::to_string(warp.warp));
        const auto add = [&](double begin, double end, StallReason state, const IssueEvent& event) {
            if (end <= begin)
                return;
            json span{{"ph", "X"},
                      {"name", english(nameOf(state))},
                      {"cat", toString(state)},
                      {"pid", warp.scheduler},
                      {"tid", i},
                      {"ts", begin * us},
                      {"dur", (end - begin) * us}};
            if (event.site < timeline.sites.size()) {
                const TimelineSite& site = timeline.sites[event.site];
                span["args"] = {{"ptx", site.text}, {"line", site.source + ":" + std::to_string(site.line)}};
            }
            events.push_back(std::move(span));
        };
        for (const IssueEvent& event : warp.events) {
            add(event.begin, event.ready, event.reason, event);
            add(event.ready, event.issue, event.second, event);
            add(event.issue, event.issue + 1, StallReason::Selected, event);
        }
    }
    // A block that was still running ends with the simulation.
    const auto multiprocessor = static_cast<std::uint32_t>(timeline.schedulers);
    name("process_name", multiprocessor, 0, "multiprocessor: its blocks");
    std::set<std::uint32_t> slots;
    for (std::size_t i = 0; i < timeline.blocks.size(); ++i) {
        const BlockSpan& block = timeline.blocks[i];
        const double end = block.end > 0 ? block.end : std::max(timeline.cycles, block.begin);
        if (slots.insert(block.slot).second)
            name("thread_name", multiprocessor, block.slot, "place " + std::to_string(block.slot));
        events.push_back({{"ph", "X"},
                          {"name", "block " + std::to_string(timeline.blockIndex[i])},
                          {"cat", "block"},
                          {"pid", multiprocessor},
                          {"tid", block.slot},
                          {"ts", block.begin * us},
                          {"dur", (end - block.begin) * us},
                          {"args", {{"instructions", block.instructions}, {"ended", block.end > 0}}}});
    }
    return json{{"traceEvents", events},
                {"displayTimeUnit", "ns"},
                {"otherData", {{"gpu", timeline.gpu}, {"kernel", timeline.kernel}, {"predicted", true}}}}
        .dump(-1, ' ', false, json::error_handler_t::replace);
}

std::string timelineSvg(const Timeline& timeline, int width)
{
    constexpr double rowHeight = 10, gap = 8, left = 120, top = 56, legendHeight = 60;
    std::vector<const WarpLife*> rows;
    for (const WarpLife& warp : timeline.warps)
        rows.push_back(&warp);
    std::ranges::stable_sort(rows, {}, &WarpLife::scheduler);
    double last = 1;
    for (const WarpLife* warp : rows)
        for (const IssueEvent& event : warp->events)
            last = std::max<double>(last, event.issue + 1);
    const double scale = (width - left - 16) / last;
    const double height =
        top + static_cast<double>(rows.size()) * rowHeight + gap * (timeline.schedulers + 1) + legendHeight;
    std::string svg =
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"" + std::to_string(width) + "\" height=\"" + number(height) +
        "\" font-family=\"sans-serif\" font-size=\"11\">\n<rect width=\"100%\" "
        "height=\"100%\" fill=\"#ffffff\"/>\n<text x=\"8\" y=\"18\" font-size=\"14\">" +
        escaped(timeline.kernel) + ", " + escaped(timeline.gpu) + " (predicted): " + std::to_string(timeline.resident) +
        " of " + std::to_string(timeline.fitting) + " blocks at a time, " + number(100 * timeline.timing.issued) +
        " % of the issue slots used</text>\n<text x=\"8\" y=\"36\">0 to " + number(last) + " cycles (" +
        number(last / std::max(1.0, timeline.clockMHz)) + " µs)</text>\n";
    double y = top;
    std::uint32_t scheduler = 0;
    bool isFirst = true;
    const auto bar = [&](double from, double to, StallReason state, const std::string& title) {
        if (to <= from)
            return;
        svg += "<rect x=\"" + number(left + from * scale) + "\" y=\"" + number(y) + "\" width=\"" +
               number(std::max((to - from) * scale, 0.05)) + "\" height=\"" + number(rowHeight - 1) + "\" fill=\"" +
               colourOf(state) + "\">" + title + "</rect>\n";
    };
    for (const WarpLife* warp : rows) {
        if (isFirst || warp->scheduler != scheduler) {
            y += isFirst ? 0 : gap;
            svg += "<text x=\"8\" y=\"" + number(y + rowHeight) + "\">scheduler " + std::to_string(warp->scheduler) +
                   "</text>\n";
            scheduler = warp->scheduler;
            isFirst = false;
        }
        // Neighbouring spans of one state narrower than a pixel are one rectangle.
        double from = -1, to = 0;
        StallReason state = StallReason::Selected;
        const auto add = [&](double begin, double end, StallReason of) {
            if (end <= begin)
                return;
            const bool joins = from >= 0 && (of == state || (end - begin) * scale < 0.3) && begin - to < 1;
            if (!joins) {
                if (from >= 0)
                    bar(from, to, state, "");
                from = begin;
                state = of;
            }
            to = end;
        };
        for (const IssueEvent& event : warp->events) {
            add(event.begin, event.ready, event.reason);
            add(event.ready, event.issue, event.second);
            add(event.issue, event.issue + 1, StallReason::Selected);
        }
        if (from >= 0)
            bar(from, to, state, "");
        y += rowHeight;
    }
    double x = 8;
    y += gap + 14;
    for (std::size_t s = 0; s < stallReasonCount; ++s) {
        const auto state = static_cast<StallReason>(s);
        if (timeline.timing.states[s] < 0.001)
            continue;
        const std::string text = english(nameOf(state)) + " " + number(100 * timeline.timing.states[s]) + " %";
        const double needed = 24 + 6.5 * static_cast<double>(text.size());
        if (x + needed > width) {
            x = 8;
            y += 18;
        }
        svg += "<rect x=\"" + number(x) + "\" y=\"" + number(y - 9) + "\" width=\"10\" height=\"10\" fill=\"" +
               colourOf(state) + "\"/><text x=\"" + number(x + 14) + "\" y=\"" + number(y) + "\">" + escaped(text) +
               "</text>\n";
        x += needed;
    }
    return svg + "</svg>\n";
}

} // namespace tilescope
