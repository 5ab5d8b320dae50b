#pragma once

#include "gpu/recipe/figures.h"

#include <QString>

namespace tilescope
{

// What gpu/recipe/figures.h says, for the window.
QString figureName(const Figure& figure);  ///< "Shared wavefronts over ideal", "Branches, PTX"
QString figureTitle(const Figure& figure); ///< the short name: "Wavefronts over ideal"
QString figureWords(const Figure& figure); ///< the name among words: "shared wavefronts over ideal", "GPU time"
QString columnTitle(const Figure& figure); ///< the same, long ones in two lines
QString copiedTitle(const Figure& figure); ///< the name for copies: "occupancy, %", "GPU time, µs"
QString copiedTitle(const QString& title, FigureUnit unit);
QString copiedUnit(FigureUnit unit);         ///< ", µs"; empty where there is none
QString figureMeaning(const Figure& figure); ///< a sentence or two

/// "440,320", "1.95", "8.3 %", "2.84 µs"; spaces do not break.
QString figureText(double value, FigureUnit unit);
/// The same where there is little room: counts by compactNumber().
QString narrowFigureText(double value, FigureUnit unit);

/// "128 B/px"; "≈" stands before an estimate.
QString bytesAPixelText(double bytes, bool isExact);

/// Three digits at most and a decimal prefix: "0", "999", "1.2 k", "34 M". The space does not break.
QString compactNumber(double value);

} // namespace tilescope
