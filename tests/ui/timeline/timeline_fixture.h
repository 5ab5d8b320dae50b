#pragma once

#include "gpu/model/gpu_model.h"
#include "ui/timeline/warp_rows.h"

#include <QString>

#include <memory>

// Timelines made by hand.

namespace tilescope::test
{

inline QString plain(QString text) { return text.replace(QChar(0x00A0), QLatin1Char(' ')); }

/// A block of 64 threads in a grid of 6 × 2, on 5 multiprocessors of two schedulers. Warp 0 issues in cycle 20 after a
/// load from global memory, from cycle 10 to 18, and two cycles behind another warp; warp 1 waits at a barrier.
inline std::shared_ptr<Timeline> smallTimeline()
{
    auto made = std::make_shared<Timeline>();
    made->gpu = "RTX 3060";
    made->kernel = "k";
    made->clockMHz = 1000;
    made->grid = {6, 2, 1};
    made->block = {32, 2, 1};
    made->multiprocessors = 5;
    made->schedulers = 2;
    made->fitting = made->resident = 2;
    made->limitedBy = "registers";
    made->cycles = 200;
    made->sites = {{"k.cu", 4, "ld.global.u8 \t%rs1, [%rd4];"}, {"k.cu", 7, "bar.sync \t0;"}};
    WarpLife first{.block = 7, .warp = 0, .scheduler = 0, .begin = 10, .end = 121, .events = {}};
    first.events = {{10, 18, 20, 0, StallReason::LongScoreboard, StallReason::NotSelected},
                    {20, 119, 119, 1, StallReason::Wait, StallReason::NotSelected}};
    WarpLife second{.block = 7, .warp = 1, .scheduler = 1, .begin = 10, .end = 0, .events = {}};
    second.events = {{10, 90, 90, 1, StallReason::Barrier, StallReason::NotSelected}};
    made->warps = {first, second};
    made->blocks = {{10, 121, 0}};
    made->blockIndex = {7};
    LaunchTiming& timing = made->timing;
    timing.kernel = "k";
    timing.us = 12;
    timing.cycles = 1000;
    timing.cyclesPerBlock = 300;
    timing.resident = 2;
    timing.warps = 4;
    timing.issued = 0.43;
    timing.states[static_cast<std::size_t>(StallReason::Selected)] = 0.1;
    timing.states[static_cast<std::size_t>(StallReason::LongScoreboard)] = 0.6;
    timing.states[static_cast<std::size_t>(StallReason::Barrier)] = 0.3;
    LineStates line{"k.cu", 4, {}};
    line.states[static_cast<std::size_t>(StallReason::LongScoreboard)] = 0.6;
    timing.lines = {line};
    return made;
}

/// As many warps and events as a panel has to draw at most.
inline std::shared_ptr<Timeline> longTimeline(int warps, int events)
{
    auto made = smallTimeline();
    made->warps.clear();
    for (int w = 0; w < warps; ++w) {
        WarpLife warp;
        warp.warp = static_cast<std::uint32_t>(w);
        warp.scheduler = static_cast<std::uint32_t>(w % 4);
        float at = static_cast<float>(w);
        for (int e = 0; e < events; ++e) {
            const float issue = at + 3 + static_cast<float>((e * 7 + w) % 23);
            warp.events.push_back({at, issue - 1, issue, static_cast<std::uint32_t>(e % 2),
                                   static_cast<StallReason>(2 + e % 12), StallReason::NotSelected});
            at = issue;
        }
        made->warps.push_back(std::move(warp));
    }
    return made;
}

inline TimedRun runOf(std::shared_ptr<const Timeline> timeline, char letter = 0)
{
    return {letter ? QStringLiteral("%1: Pinned").arg(QLatin1Char(letter)) : QStringLiteral("Shown"),
            std::move(timeline), letter};
}

inline std::shared_ptr<WhatIf> smallWhatIf()
{
    auto made = std::make_shared<WhatIf>();
    made->gpu = "RTX 3060";
    made->threads = 64;
    made->registers = 40;
    made->sharedBytes = 8192;
    made->occupancy = occupancyOf(gpuNamed(made->gpu), made->threads, made->registers, made->sharedBytes);
    made->residency = {{1, 100, 0.1}, {4, 40, 0.3}, {8, 20, 0.4}, {16, 19.5, 0.4}};
    made->blockSizes = {{.width = 32, .height = 2, .warpsPerSm = 24, .us = 19, .blocks = 12, .resident = 2},
                        {.width = 8, .height = 4, .warpsPerSm = 12, .us = 24, .blocks = 24, .resident = 4},
                        {.width = 32, .height = 32}};
    return made;
}

} // namespace tilescope::test
