#pragma once

#include "gpu/declared/declaration.h"
#include "gpu/declared/kernel_text.h"

#include <vector>

namespace tilescope
{

/// How many values a pixel has in the picture that kernels read, and in their result.
struct PixelValues {
    int read = 1, written = 1;
    bool readsVectors = false, writesVectors = false; ///< as their types or a note say, whatever indices are
    bool isReadOpen = false, isWrittenOpen = false;   ///< that it is one value follows from nothing that the text says
};

/// A pointer that a launch gives the picture or the result.
struct PicturePointer {
    const DefinedKernel* kernel = nullptr;
    const BoundParameter* parameter = nullptr;
    bool isResult = false;
    int noted = 0; ///< values of a pixel that a note says: 3 for "colour", 1 for "grey"; 0: none does
};

/// The first pointers of both kinds say it, by their types, a note, and their indices: bytes that are read at 3 * i are
/// a colour picture, and those that are stored at i have one value a pixel. `channels` are the picture's.
PixelValues pixelValuesOf(const std::vector<PicturePointer>& pointers, bool isInPlace, const DeclaredResult& result,
                          int channels);

/// Those of a reference, whose picture and result are those of `launched`, where its types leave it open.
PixelValues asLaunched(PixelValues reference, const PixelValues& launched);

/// Whether the kernel reads a colour picture: by its types, its indices, or since it takes how many values a pixel has.
bool takesColour(const DefinedKernel& kernel);

} // namespace tilescope
