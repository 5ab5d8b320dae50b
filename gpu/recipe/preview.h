#pragma once

#include "gpu/image/image.h"
#include "gpu/image/picture_part.h"
#include "gpu/recipe/plan.h"
#include "gpu/recipe/recipe.h"

#include <functional>
#include <memory>
#include <optional>
#include <stop_token>

namespace tilescope
{

/// What a window shows of a result.
struct PictureView {
    PixelRect part;          ///< the pixels of the result in view; empty: all
    double devicePixels = 1; ///< of the screen for each of them
    bool operator==(const PictureView&) const = default;
};

/// A provisional picture of a run in the emulator that takes longer than a slider can wait for.
struct Preview {
    Recipe recipe;             ///< completed: of the run that it stands for
    TileGeometry geometry;     ///< of that run
    DisplayScale display;      ///< of its picture
    int width = 0, height = 0; ///< of its picture
    /// The part at 1/scale of its size, computed by the same kernels. Null: only the blocks are new, because the
    /// picture that is shown (PreviewRequest::shown) does not depend on what has changed.
    ImagePtr picture;
    PixelRect part;
    int scale = 1;
    bool isOfFewerImages = false; ///< a whole picture, but from 1/scale² of the images of a set
    int finishedRows = 0;         ///< so many rows of the result have their final values

    int shrinking() const { return isOfFewerImages ? 1 : scale; } ///< pixels of the result for one of the picture's
};

/// What a run needs to make previews.
struct PreviewRequest {
    PictureView view;
    std::optional<Recipe> shown;                              ///< whose picture, of the same image, is on the screen
    std::function<void(std::shared_ptr<const Preview>)> show; ///< called on any thread
    double budgetMs = 10;       ///< a run that takes longer shows a preview that takes no longer
    std::stop_token superseded; ///< ends the run as soon as a preview has been shown: a newer setting waits
};

} // namespace tilescope
