#pragma once

#include "gpu/image/image.h"
#include "gpu/recipe/plan.h"

#include <map>
#include <string>
#include <vector>

namespace tilescope
{

/// A file or folder that a recipe names and that must be loaded before it can be planned. Loading pictures is not this
/// library's work; whoever runs the recipe does it (see Runner).
struct FileRequest {
    std::string parameter; ///< the parameter that names it
    std::string path;
    enum class Kind {
        Picture, ///< one picture, made grey
        Folder   ///< all pictures of a folder, made grey and scaled to width × height
    } kind = Kind::Picture;
    int width = 0, height = 0; ///< of each picture of a folder
    bool operator==(const FileRequest&) const = default;
};

/// What came of it. A folder's pictures lie under one another in one picture of width × (count · height) pixels.
struct LoadedFile {
    ImagePtr image;
    std::vector<std::string> notes; ///< sentences for the person, such as which files were skipped and why
};

/// What an operation works on. Refers to the picture; use it while that lives.
struct Inputs {
    Inputs(const Image& onlyPicture)
        : picture(onlyPicture) {}            // NOLINT(google-explicit-constructor): a picture is an input
    const Image& picture;                    ///< in an accepted format
    std::map<std::string, LoadedFile> files; ///< by parameter name
};

/// What a run left behind.
struct Outputs {
    const Image& picture;
    std::vector<std::vector<std::byte>> sides; ///< the plan's sideBuffers, in order
    TileGeometry geometry = {};                ///< the plan's
};

} // namespace tilescope
