#pragma once

#include "ui/enum_text.h"

#include <utility>

namespace tilescope
{

/// How source and result are shown.
enum class ViewMode {
    Source,
    Result,
    Wipe,       ///< source on one side of a line, result on the other
    SideBySide, ///< source and result side by side
    Difference, ///< how far the result is from the CPU reference
    Reuse       ///< how often each pixel of the source is read
};

template <>
struct EnumTexts<ViewMode> {
    static constexpr std::pair<ViewMode, const char*> values[] = {
        {ViewMode::Source, "source"},   {ViewMode::Result, "result"},         {ViewMode::Wipe, "wipe"},
        {ViewMode::SideBySide, "side"}, {ViewMode::Difference, "difference"}, {ViewMode::Reuse, "reuse"}};
};

/// The channels that are shown; a single one as grey levels.
enum class ChannelView { All, Red, Green, Blue, Alpha };

template <>
struct EnumTexts<ChannelView> {
    static constexpr std::pair<ChannelView, const char*> values[] = {{ChannelView::All, "all"},
                                                                     {ChannelView::Red, "red"},
                                                                     {ChannelView::Green, "green"},
                                                                     {ChannelView::Blue, "blue"},
                                                                     {ChannelView::Alpha, "alpha"}};
};

} // namespace tilescope
