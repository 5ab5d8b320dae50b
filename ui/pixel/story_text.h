#pragma once

#include "gpu/run/pixel_story.h"

#include <QString>

namespace tilescope
{

// What a PixelStory tells, in words.

/// "52", "0.0123": at most four digits after whole numbers.
QString storyNumberText(double value);

/// "Pixel (20, 18), green: 87"
QString storyTitle(const PixelStory& story);

/// The thread that stored it: "Thread (4, 2) of block (2, 2), lane 20 of warp 0, stored it in line 44."
QString storyThread(const PixelStory& story);

/// Where a read came from: "tile (6, 4)", "input", "texture of input".
QString storyPlace(const PixelStory& story, const StoryRead& read);

/// Which thread had filled the shared element; empty for other memory.
QString storyWriter(const PixelStory& story, const StoryRead& read);

/// All that is known about a row, in one or two sentences.
QString storyRowText(const PixelStory& story, const StoryRow& row);

/// How the stored value follows from the reads, in a line or two.
QString storySum(const PixelStory& story);

/// The stored value beside the reference, and why it differs. `shown` is the picture's value, `reference` the
/// reference's, as far as they are known.
struct StoryVerdict {
    QString text;
    bool isGood = false, isWrong = false;
};
StoryVerdict storyVerdict(const PixelStory& story, std::optional<double> shown, std::optional<double> reference);

/// The shared element was empty when it was read.
bool readsEmpty(const PixelStory& story, const StoryRow& row);

} // namespace tilescope
