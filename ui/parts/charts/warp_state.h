#pragma once

#include "gpu/recipe/words/stall_reason.h"

#include <QColor>
#include <QString>

#include <array>

namespace tilescope
{

/// What a warp does in a cycle, as charts show it: all states, issuing first.
inline constexpr std::array<StallReason, stallReasonCount> warpStates{
    StallReason::Selected,    StallReason::NotSelected,   StallReason::LongScoreboard, StallReason::ShortScoreboard,
    StallReason::Wait,        StallReason::Barrier,       StallReason::MathPipe,       StallReason::LoadStore,
    StallReason::MemoryQueue, StallReason::TextureQueue,  StallReason::Branch,         StallReason::Constant,
    StallReason::Fence,       StallReason::NoInstruction, StallReason::Dispatch,       StallReason::Drain};

/// Users without one kind of cone can distinguish them; the six states that most kernels spend their time in differ in
/// lightness too, so that a grey print shows them (tests/ui/parts/colour_vision_test.cpp).
QColor colourOf(StallReason state, bool dark);

QString titleOf(StallReason state);      ///< Nsight Compute's name: "Long scoreboard"
QString plainTitleOf(StallReason state); ///< for readers who do not know that: "Data from memory"
QString bothTitlesOf(StallReason state); ///< "Data from memory (Long scoreboard)"
QString doingTextOf(StallReason state);  ///< "waiting for data from memory"
QString sentenceOf(StallReason state);   ///< "The warp is stalled waiting for data from global or local memory, …"

QString shareText(double share); ///< "43 %", "< 1 %"

} // namespace tilescope
