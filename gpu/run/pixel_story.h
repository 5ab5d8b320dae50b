#pragma once

#include "gpu/emulator/observe/story/value_story.h"
#include "gpu/image/image.h"
#include "gpu/operations/pixel_formula.h"
#include "gpu/recipe/plan.h"

#include <array>
#include <cstddef>
#include <optional>
#include <string>
#include <vector>

namespace tilescope
{

/// One value of the result.
struct StoryPixel {
    int x = 0, y = 0, channel = 0;
    bool operator==(const StoryPixel&) const = default;
};

/// A read, and the term of the operation's definition that it stands for.
struct StoryRow {
    std::optional<std::size_t> read;  ///< index into ValueStory::reads; none: the thread has not read this term's pixel
    std::optional<std::size_t> term;  ///< index into PixelStory::terms; none: the definition has no such term
    std::optional<double> value;      ///< of the read; 0 beyond a black border
    bool isInferred = false;          ///< the bytes were rearranged on the way: the value is that of the picture
    std::optional<double> expected;   ///< the picture's value there
    std::optional<StoryPixel> source; ///< the pixel of the picture that was read
    /// For each sum: the read that brought the weight, if the kernel keeps its weights in memory.
    std::array<std::optional<std::size_t>, 2> weightReads{};
    bool isWrong() const { return value && expected && *value != *expected; }
};

/// How one value of the result came about: what the kernel did, from the trace of its block, beside what the operation
/// defines.
struct PixelStory {
    StoryPixel pixel;
    int channels = 1; ///< of the result
    std::string kernel;
    bool isInReplayOrder = true; ///< of the warps; else in an order of a run, which gives the value of the picture
    bool hasLaterLaunch = false, hasEarlierLaunch = false; ///< than the one that is shown
    ValueStory trace;
    std::optional<double> stored; ///< what the thread stored; none if no thread did

    std::vector<std::string> sums; ///< their names; empty: the operation has no formula for a pixel
    std::vector<PixelTerm> terms;
    std::vector<StoryRow> rows; ///< in the order of the reads; then terms that were not read

    std::optional<PixelResult> computed; ///< by the definition from the values that were read; none: some are missing
    std::optional<PixelResult> expected; ///< by the definition from the picture: the reference
    TileGeometry geometry;
    double tolerance = 0; ///< by which a result may differ

    /// The values that were read, times the weights, give what was stored.
    bool isExplained() const;
    bool isAsDefined() const; ///< what was stored is the reference, within the tolerance
};

/// Joins the trace of a value with the operation's definition; `picture` is the input. Without a formula the rows are
/// the reads.
PixelStory pixelStory(const Plan& plan, const Image& picture, const StoryPixel& pixel, ValueStory trace,
                      const PixelFormula& formula);

/// The place of a value in the buffer of the result.
StoryTarget storyTarget(const Plan& plan, const StoryPixel& pixel);

/// The number that a read's bits are.
double storyNumber(const StoryRead& read);

} // namespace tilescope
