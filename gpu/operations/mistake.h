#pragma once

#include "gpu/recipe/parameter.h"
#include "gpu/recipe/plan.h"
#include "gpu/recipe/recipe.h"

#include <cstddef>
#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace tilescope
{

/// A passage of a kernel's text and what stands in its place.
struct TextEdit {
    std::string find;    ///< whole lines or a part of one; in the text exactly `times` times
    std::string replace; ///< not empty, and nowhere in the text before
    int times = 1;       ///< more than one where the RGB and the grey kernel of a file share the passage: all change
    bool operator==(const TextEdit&) const = default;
};

/// A mistake that people make with a strategy, as a small edit of its text: to be made on purpose, seen and mended.
struct Mistake {
    std::string name;   ///< as on the command line: "no_barrier"
    std::string title;  ///< as in the menu: "No barrier"
    std::string lesson; ///< what one sees and why, in a sentence or two
    std::vector<TextEdit> edits =
        {}; ///< passages that do not overlap; each leaves a comment that begins with "Mistake:"

    /// Where the host is wrong too: the dynamic shared memory of a block that it asks for, in bytes, from the tile of
    /// the strategy's own plan. Registry::plan asks for as much wherever the text holds the mistake.
    std::function<std::size_t(const TileGeometry& own)> sharedBytes = {};

    std::vector<std::string> finds =
        {};                      ///< kinds of findings that name it; empty where only the picture or the time tells
    bool pictureChanges = false; ///< the result is beyond the tolerance, or the run ends without one
    bool onlyColour = false;     ///< a grey picture does not show it

    /// Settings at which it shows, where others hide it; they are chosen together with it.
    std::optional<BlockSize> block = {};
    ParameterValues parameters = {};
};

/// The text with the mistake in it. Throws SettingError (field "source") with a sentence for the person where a passage
/// is not as the strategy has it, because the text was edited or another mistake has changed it, or is changed already.
std::string applied(const std::string& text, const Mistake& mistake);

/// The text without the mistake: the inverse of applied(). Throws SettingError where its edits are not all in the text.
std::string mended(const std::string& text, const Mistake& mistake);

/// Whether the text holds the whole mistake, as applied() makes it.
bool isApplied(const std::string& text, const Mistake& mistake);

} // namespace tilescope
