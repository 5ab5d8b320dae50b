#pragma once

#include "gpu/image/image.h"
#include "gpu/recipe/plan.h"
#include "gpu/recipe/run_control.h"
#include "gpu/recipe/shared_bytes.h"
#include "gpu/recipe/stored_images.h"

#include <cstdint>
#include <map>
#include <memory>
#include <string>
#include <vector>

namespace tilescope
{

/// A file or folder that a recipe names and that must be loaded before planning. This library does not load pictures;
/// whoever runs the recipe does (see Runner).
struct FileRequest {
    std::string parameter; ///< the parameter that names it
    std::string path;
    enum class Kind {
        Picture, ///< one picture, converted to grey
        Whole,   ///< one picture, grey or in colour as it is
        Folder,  ///< all pictures of a folder, converted to grey and scaled to width × height
        Images   ///< the first images of a file that StoredImages reads
    } kind = Kind::Picture;
    int width = 0, height = 0; ///< of each picture of a folder
    std::int64_t count = 0;    ///< of the images, at most
    bool operator==(const FileRequest&) const = default;
};

/// The loaded file. The pictures of a folder, and the images of a file, are stacked vertically in one picture of width
/// × (count · height) pixels.
struct LoadedFile {
    ImagePtr image;             ///< null for more images than StoredImages::mostLoadedBytes
    std::vector<Message> notes; ///< sentences for the user, such as which files were skipped and why
    int height = 0;             ///< Kind::Images: of each image
    std::shared_ptr<const StoredImages> stored = {}; ///< Kind::Images: the file, which may have more than were loaded
};

/// Loads a file of Kind::Images. Throws MessageError, and Cancelled when asked to stop.
LoadedFile loadStoredImages(const FileRequest& request, const RunControl& control);

/// How many values a pixel has in what kernels of the user's read and store, where their text does not say it. 0: as
/// the text suggests.
struct PixelCounts {
    int read = 0, written = 0;
    bool areKnown() const { return read > 0 || written > 0; }
    bool areColours() const { return read > 1 || written > 1; }
    bool operator==(const PixelCounts&) const = default;
};

/// The inputs of an operation. Holds a reference to the picture, which must outlive it.
struct Inputs {
    Inputs(const Image& onlyPicture)
        : picture(onlyPicture) {}            // NOLINT(google-explicit-constructor): a picture is an input
    const Image& picture;                    ///< in an accepted format
    std::map<std::string, LoadedFile> files; ///< by parameter name
    int gpus = 1;                            ///< that a plan can be for (Plan::shares)
    PixelCounts pixelCounts = {};            ///< for what Strategy::openCounts leaves open

    /// The same of another picture, on one GPU.
    Inputs with(const Image& other) const
    {
        Inputs same(other);
        same.files = files;
        same.pixelCounts = pixelCounts;
        return same;
    }
};

/// The results of a run.
struct Outputs {
    const Image& picture;
    std::vector<SharedBytes> sides; ///< the plan's sideBuffers, in order
    TileGeometry geometry = {};     ///< the plan's
};

} // namespace tilescope
