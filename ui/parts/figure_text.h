#pragma once

#include "gpu/recipe/words/figures.h"

#include <QString>

namespace tilescope
{

// The texts of gpu/recipe/words/figures.h for the window.
QString figureName(const Figure& figure);  ///< "Shared wavefronts over ideal", "Branches, PTX"
QString figureTitle(const Figure& figure); ///< the short name: "Wavefronts over ideal"
QString figureWords(const Figure& figure); ///< the name within a sentence: "shared wavefronts over ideal", "GPU time"
QString columnTitle(const Figure& figure); ///< the short name, long ones in two lines
QString copiedTitle(const Figure& figure); ///< the name for copying: "occupancy, %", "GPU time, µs"
QString copiedTitle(const QString& title, FigureUnit unit);
QString copiedUnit(FigureUnit unit);         ///< ", µs"; empty if there is none
QString figureMeaning(const Figure& figure); ///< a sentence or two

/// "440,320", "1.95", "8.3 %", "2.84 µs", with no-break spaces.
QString figureText(double value, FigureUnit unit);
/// The same for narrow places: counts by compactNumber().
QString narrowFigureText(double value, FigureUnit unit);

/// "128 B/px"; "≈" precedes an estimate.
QString bytesAPixelText(double bytes, bool isExact);

/// At most three digits and a decimal prefix: "0", "999", "1.2 k", "34 M", with a no-break space.
QString compactNumber(double value);

} // namespace tilescope
