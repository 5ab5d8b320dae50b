#pragma once

#include "gpu/emulator/observe/trace/block_trace.h"

#include <QString>

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

namespace tilescope
{

/// Which steps of a traced block a film shows, and how fast.
struct FilmWish {
    std::size_t first = 0, last = 0;        ///< indices into BlockTrace::events, both included
    std::optional<std::uint32_t> warp = {}; ///< only the events that concern it; none: of all warps
    int frameMs = 500;                      ///< how long a frame is shown: 2000, or a fraction of it
};

/// The frames of a film: a value that follows from a trace and a wish. A film has at most `mostFrames`; if there are
/// more steps, a frame stands for several of them and shows the last, as the player does at a high speed.
struct FilmPlan {
    static constexpr std::size_t mostFrames = 600;
    static constexpr int frameTimes[] = {2000, 1000, 500, 250, 100}; ///< that can be chosen
    static constexpr int proposedMs = 30'000;                        ///< whoever wants a longer film asks for it
    static constexpr int holdMs = 2000; ///< how much longer the last frame is shown, before a GIF begins again

    std::vector<std::size_t> events; ///< of each frame: the index of its event
    std::size_t steps = 0, stepsOfFrame = 1;
    std::optional<std::uint32_t> warp;
    int frameMs = 0;

    int msOf(std::size_t frame) const { return frameMs + (frame + 1 == events.size() ? holdMs : 0); }
    std::int64_t lengthMs() const; ///< of the whole film
};

/// Without frames if no event concerns the warp.
FilmPlan filmPlan(const BlockTrace& trace, const FilmWish& wish);

/// All steps if a film of `proposedMs` has one frame each, as slow as it can, else as many around the current one as
/// fit into it.
FilmWish proposedFilm(const BlockTrace& trace, std::size_t current, std::optional<std::uint32_t> warp);

/// The same from the current step on.
FilmWish filmFrom(const BlockTrace& trace, std::size_t current, std::optional<std::uint32_t> warp);

/// "404 steps, one in each frame: 3 min 24 s.", and of a plan without frames why it has none.
QString filmSummary(const FilmPlan& plan);

} // namespace tilescope
