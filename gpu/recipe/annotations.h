#pragma once

#include "gpu/image/image.h"

#include <optional>
#include <string>
#include <vector>

namespace tilescope
{

/// What an operation has to say about its result beyond the picture, in shapes that views can draw without knowing the
/// operation. Coordinates are pixels of the picture they belong to.

/// A rectangle on the picture, such as a match; drawn with its label.
struct Box {
    int x = 0, y = 0, width = 0, height = 0;
    std::string label;
    /// Where it is drawn: on the source, on the result, or on both (a match's corner is the same place in either).
    enum class Where { Source, Result, Both } where = Where::Both;
    std::optional<double> value = {}; ///< of a match: its full value, which the label rounds
    bool operator==(const Box&) const = default;
};

/// One number a column (along the bottom edge) or a row (along the right edge) of the result, drawn as a profile there.
struct Profile {
    enum class Edge { Bottom, Right } edge = Edge::Bottom;
    std::string title;
    std::vector<float> values;
    float maximum = 0; ///< the value that fills the profile's height
    bool operator==(const Profile&) const = default;
};

/// A part of the result drawn hatched, such as tiles whose blocks exit at once.
struct Hatch {
    int x = 0, y = 0, width = 0, height = 0;
    bool operator==(const Hatch&) const = default;
};

/// A small picture for the gallery panel, such as a mean or an eigen-image.
struct GalleryPicture {
    std::string title;
    ImagePtr image; ///< Float32 pictures are shown over their own range
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
    Diverging   ///< two hues about zero
};

struct DisplayScale {
    ColourMap map = ColourMap::Grey;
    bool automatic = true;   ///< from the picture's own range (Diverging: symmetric about zero)
    float low = 0, high = 1; ///< when not automatic
    std::string unit;        ///< written at the scale
    bool operator==(const DisplayScale&) const = default;
};

} // namespace tilescope
