#pragma once

#include "gpu/emulator/observe/trace/block_trace.h"

#include <QColor>
#include <QString>

#include <array>

namespace tilescope
{

/// What an event of a traced block is to the reader: what it is coloured and called by.
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
    Other ///< an exit, a synchronised warp
};
inline constexpr std::array<StepKind, 12> stepKinds{StepKind::GlobalLoad,  StepKind::GlobalStore, StepKind::SharedLoad,
                                                    StepKind::SharedStore, StepKind::Constant,    StepKind::Local,
                                                    StepKind::Texture,     StepKind::Branch,      StepKind::Divergent,
                                                    StepKind::Barrier,     StepKind::Release,     StepKind::Other};

StepKind stepKindOf(const TraceEvent& event); ///< an atomic counts as a store
QString titleOf(StepKind kind);

/// At least 3:1 against the theme's `surface`, and apart from each other for colour-blind eyes; a barrier has the
/// colour of text.
QColor colourOf(StepKind kind, bool dark);

/// The warp does it, or goes on by it.
bool concerns(const TraceEvent& event, std::uint32_t warp);

} // namespace tilescope
