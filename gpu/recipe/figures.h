#pragma once

#include "gpu/recipe/report.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace tilescope
{

/// What a figure's value is measured in: a hint by which printers write it, without knowing the figure.
enum class FigureUnit {
    Count, ///< whole, as sectors are
    Bytes,
    Microseconds,
    Milliseconds,
    Megahertz,
    Ratio,    ///< one count over another: sectors a request, instructions a pixel
    Fraction, ///< of 1, written as whole percents: occupancy
    Percent,
    Share,  ///< in percent too, of counts: exact to a decimal
    Number, ///< of no unit, such as a difference of values
};

/// Which way a figure is better.
enum class Better { Less, More, Neither };

/// A figure of a report: what it is called, what it means and how it follows from a run. Tables, files and panels have
/// lists of keys and read everything else here.
struct Figure {
    using OfReport = std::optional<double> (*)(const Report&);
    using OfCounters = std::optional<double> (*)(const Counters&);

    std::string key;       ///< "global_load_sectors"; in CSV the column's name mostly
    std::string name;      ///< "Global load sectors"; unique
    std::string shortName; ///< a column's title, or within a section: "Load sectors"
    FigureUnit unit = FigureUnit::Count;
    Better better = Better::Less;
    std::string meaning; ///< a sentence or two
    // One of the two:
    OfReport measured = nullptr;
    OfCounters counted = nullptr;
    OfCounters ideal = nullptr; ///< the least that would do; null where there is no such thing
    bool isPtx = false;         ///< counted of the PTX: the machine code has its own number
    bool isPerPixel = false;    ///< what is counted, for each pixel of the picture
    bool lacksTextures = false; ///< what textures move is not in it: a whole run that reads them has no such figure

    /// Of a whole run; none where the run does not have it.
    std::optional<double> of(const Report& report) const;
    std::optional<double> idealOf(const Report& report) const;
    /// Of counters alone, a line's or a launch's too; what is per pixel needs the picture.
    std::optional<double> of(const Counters& counters, const ImageInfo& image = {}) const;
    std::optional<double> idealOf(const Counters& counters, const ImageInfo& image = {}) const;
};

const std::vector<Figure>& figures();
const Figure& figureNamed(std::string_view key); ///< throws std::logic_error

/// The short name with its mark: "Branches, PTX".
std::string titleOf(const Figure& figure);
/// As a word among words: "load sectors", but "GPU time" and "PTX".
std::string lowerFirst(std::string text);

/// "440320", "2.84 µs", "1.95", "8.3 %", "48 B".
std::string plainFigure(double value, FigureUnit unit, std::string_view space = " ");

} // namespace tilescope
