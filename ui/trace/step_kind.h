#pragma once

#include "gpu/emulator/observe/trace/block_trace.h"

#include <QColor>
#include <QString>

#include <array>

namespace tilescope
{

/// The kind of an event of a traced block, which decides its colour and its name.
enum class StepKind {
    GlobalLoad,
    GlobalStore,
    SharedLoad,
    SharedStore,
    Constant,
    Local,
    Texture,
    Branch, ///< all active lanes go the same way
    Divergent,
    Barrier,
    Release,
    Other ///< an exit, a warp synchronisation
};
inline constexpr std::array<StepKind, 12> stepKinds{StepKind::GlobalLoad,  StepKind::GlobalStore, StepKind::SharedLoad,
                                                    StepKind::SharedStore, StepKind::Constant,    StepKind::Local,
                                                    StepKind::Texture,     StepKind::Branch,      StepKind::Divergent,
                                                    StepKind::Barrier,     StepKind::Release,     StepKind::Other};

StepKind stepKindOf(const TraceEvent& event); ///< an atomic counts as a store
QString titleOf(StepKind kind);

/// Contrast at least 3:1 against the theme's `surface`, and distinguishable by colour-blind users; a barrier has the
/// text colour.
QColor colourOf(StepKind kind, bool dark);

/// The part of a row in which marks of a few pixels are drawn, so that kinds differ in more than colour: loads in the
/// upper half, stores in the lower one, everything else in both.
enum class StepLane { Whole, Upper, Lower };
StepLane laneOf(StepKind kind);

/// Whether the warp executes the event, or is released by it.
bool concerns(const TraceEvent& event, std::uint32_t warp);

} // namespace tilescope
