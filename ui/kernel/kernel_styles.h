#pragma once

#include "gpu/recipe/report.h"
#include "ui/parts/charts/heat_legend.h"

#include <algorithm>

// Assigns Scintilla's numbers for the display of a kernel's text.

namespace tilescope
{

// Scintilla uses styles 0 to 31 for the lexer and 32 to 39 itself.
inline constexpr int firstHeatStyle = 40;
inline constexpr int staleStyle = firstHeatStyle + heat::levels;
inline constexpr int errorNoteStyle = staleStyle + 1;
inline constexpr int warningNoteStyle = staleStyle + 2;
inline constexpr int removedStyle = staleStyle + 3;

// Indicators 0 to 7 are for lexers. Severities count from 0.
inline constexpr int firstIndicator = 8;
inline constexpr Severity severities[] = {Severity::Error, Severity::Warning, Severity::Note};
inline int indicatorOf(Severity severity) { return firstIndicator + static_cast<int>(severity); }

// Marker numbers: a severity is its own number.
inline constexpr int severityMask = 0b111;
inline constexpr int addedMarker = 3, changedMarker = 4, removedMarker = 5, litMarker = 6;
inline constexpr int passageMarker = 7; ///< for lines that something outside points at
inline constexpr int stepMarker = 8;    ///< for the line that a traced block is at
inline constexpr int changeMask = 1 << addedMarker | 1 << changedMarker | 1 << removedMarker;

inline constexpr int markSide = 14; ///< of a severity's icon, in pixels

/// A position in the type of Scintilla's parameters.
inline unsigned long asParameter(int value) { return static_cast<unsigned long>(std::max(value, 0)); }

} // namespace tilescope
