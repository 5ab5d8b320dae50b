#pragma once

#include "gpu/recipe/report.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace tilescope
{

/// The unit of a figure's value, which tells printers how to format it without knowing the figure.
enum class FigureUnit {
    Count, ///< an integer, such as a number of sectors
    Bytes,
    Microseconds,
    Milliseconds,
    Megahertz,
    Ratio,    ///< one count divided by another: sectors per request, instructions per pixel
    Fraction, ///< a fraction of 1, written in whole percent: occupancy
    Percent,
    Share,  ///< also in percent, a ratio of counts: with one decimal
    Number, ///< without a unit, such as a difference of values
};

/// Which direction is better.
enum class Better { Less, More, Neither };

/// A figure of a report: its name, its meaning and how it is computed from a run. Tables, files and panels hold lists
/// of keys and read everything else from here.
struct Figure {
    using OfReport = std::optional<double> (*)(const Report&);
    using OfCounters = std::optional<double> (*)(const Counters&);

    std::string key;       ///< "global_load_sectors"; usually also the name of the CSV column
    std::string name;      ///< "Global load sectors"; unique
    std::string shortName; ///< a column's title, or within a section: "Load sectors"
    FigureUnit unit = FigureUnit::Count;
    Better better = Better::Less;
    std::string meaning; ///< one or two sentences
    // Exactly one of these two is set:
    OfReport measured = nullptr;
    OfCounters counted = nullptr;
    OfCounters ideal = nullptr;          ///< the minimum possible; null if there is none
    std::vector<std::string> parts = {}; ///< keys of the counts that it is computed from; empty: it is one itself
    bool isPtx = false;         ///< counts PTX instructions, whose number differs from that of the machine code
    bool isPerPixel = false;    ///< counted per pixel of the picture
    bool lacksTextures = false; ///< excludes the traffic of textures: a whole run that reads textures has no such
                                ///< figure

    /// The value for a whole run; none if the run does not have it.
    std::optional<double> of(const Report& report) const;
    std::optional<double> idealOf(const Report& report) const;
    /// The value for counters alone, also those of a line or a launch; figures per pixel need the picture.
    std::optional<double> of(const Counters& counters, const ImageInfo& image = {}) const;
    std::optional<double> of(const HardwareCounts& read) const; ///< none if the GPU does not give what it needs
    std::optional<double> idealOf(const Counters& counters, const ImageInfo& image = {}) const;
};

const std::vector<Figure>& figures();
const Figure& figureNamed(std::string_view key); ///< throws std::logic_error

/// The short name with a mark for PTX counts: "Branches, PTX".
std::string titleOf(const Figure& figure);
/// For use inside a sentence: "load sectors", but "GPU time" and "PTX".
std::string lowerFirst(std::string text);

/// "440320", "2.84 µs", "1.95", "8.3 %", "48 B".
std::string plainFigure(double value, FigureUnit unit, std::string_view space = " ");

} // namespace tilescope
