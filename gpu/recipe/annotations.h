#pragma once

#include "gpu/image/image.h"
#include "gpu/recipe/message_value.h"

#include <optional>
#include <string>
#include <vector>

namespace tilescope
{

/// What an operation adds to its result picture, as shapes that views can draw without knowing the operation.
/// Coordinates are pixels of the picture they belong to.

/// A labelled rectangle on the picture, such as a match.
struct Box {
    int x = 0, y = 0, width = 0, height = 0;
    std::string label;
    /// Where it is drawn: on the source, on the result, or on both (for a match whose corner is at the same place in
    /// both).
    enum class Where { Source, Result, Both } where = Where::Both;
    std::optional<double> value = {}; ///< for a match: its unrounded value, which the label rounds
    bool operator==(const Box&) const = default;
};

/// One number per column (drawn along the result's bottom edge) or per row (along its right edge), as a profile.
struct Profile {
    enum class Edge { Bottom, Right } edge = Edge::Bottom;
    std::string title;
    std::vector<float> values;
    float maximum = 0; ///< the value that corresponds to the profile's full height
    bool operator==(const Profile&) const = default;
};

/// A part of the result that is drawn hatched, such as tiles whose blocks exit at once.
struct Hatch {
    int x = 0, y = 0, width = 0, height = 0;
    bool operator==(const Hatch&) const = default;
};

/// A small picture for the gallery panel, such as a mean or an eigen-image.
struct GalleryPicture {
    Message title;
    ImagePtr image; ///< Float32 pictures are scaled to their own range
};

/// A curve for the gallery panel, such as a spectrum.
struct Series {
    std::string title, xTitle, yTitle;
    std::vector<double> values; ///< at x = 1, 2, 3 …
    bool logarithmic = false;
    bool operator==(const Series&) const = default;
};

/// A named number with its meaning, such as CGMA; shown beside the timings and in the Compare table.
struct Fact {
    std::string name, unit, meaning;
    double value = 0;
    bool operator==(const Fact&) const = default;
};

struct Annotations {
    std::vector<Box> boxes;
    std::vector<Profile> profiles;
    std::vector<Hatch> hatches;
    std::vector<GalleryPicture> gallery;
    std::vector<Series> series;
    std::vector<Fact> facts;
};

/// How numbers of a float result become colours.
enum class ColourMap {
    Grey,       ///< black to white
    Sequential, ///< dark to light, perceptually even
    Diverging   ///< two hues around zero
};

struct DisplayScale {
    ColourMap map = ColourMap::Grey;
    bool automatic = true;   ///< from the picture's own range (Diverging: symmetric around zero)
    float low = 0, high = 1; ///< if not automatic
    std::string unit;        ///< shown at the colour scale
    bool operator==(const DisplayScale&) const = default;
};

} // namespace tilescope
