#pragma once

#include "gpu/recipe/finding_kind.h"
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

/// A passage of a kernel's text and its replacement.
struct TextEdit {
    std::string find;    ///< whole lines or part of one; occurs in the text exactly `times` times
    std::string replace; ///< of a mistake: not empty, and does not occur in the text before
    int times = 1;       ///< more than one if the RGB and the grey kernel of a file share the passage: all occurrences
                         ///< change
    bool operator==(const TextEdit&) const = default;
};

/// The text with the edits, which may also delete. Throws SettingError (field "source") where a passage does not occur
/// as often as its edit says, or is empty.
std::string edited(const std::string& text, const std::vector<TextEdit>& edits);

/// A common mistake in a strategy, as a small edit of its text: the user makes it on purpose, sees its effect and fixes
/// it.
struct Mistake {
    std::string name;   ///< as on the command line: "no_barrier"
    std::string title;  ///< as in the menu: "No barrier"
    std::string lesson; ///< what the user sees and why, in one or two sentences
    std::vector<TextEdit> edits =
        {}; ///< passages that do not overlap; each leaves a comment that begins with "Mistake:"

    /// If the host is wrong too: the dynamic shared memory per block that it asks for, in bytes, computed from the tile
    /// of the strategy's own plan. Registry::plan asks for this size whenever the text contains the mistake.
    std::function<std::size_t(const TileGeometry& own)> sharedBytes = {};

    std::vector<FindingKind> finds =
        {};                      ///< kinds of findings that report it; empty if only the picture or the time shows it
    bool pictureChanges = false; ///< the result exceeds the tolerance, or the run ends without a result
    bool onlyColour = false;     ///< a grey picture does not show it

    /// Settings at which the mistake shows although others hide it; choosing the mistake chooses them too.
    std::optional<BlockSize> block = {};
    ParameterValues parameters = {};
};

/// The text with the mistake in it. Throws SettingError (field "source") with a sentence for the user if a passage is
/// not as in the strategy, because the text was edited or another mistake has changed it, or if the mistake is already
/// in the text.
std::string applied(const std::string& text, const Mistake& mistake);

/// The text without the mistake: the inverse of applied(). Throws SettingError where its edits are not all in the text.
std::string repaired(const std::string& text, const Mistake& mistake);

/// Whether the text holds the whole mistake, as applied() makes it.
bool isApplied(const std::string& text, const Mistake& mistake);

} // namespace tilescope
