#include "gpu/operations/template_matching/automatic.h"

#include <cstdint>

namespace tilescope::operations
{

namespace
{

constexpr double fewProducts = 100e6;                         ///< as a 16×16 template on 600×600 pixels
constexpr std::int64_t manyPixels = 2'000'000;                ///< 32 results for each of 64,000 threads
constexpr int wideTemplate = 40;                              ///< a word more a row is then less than a tenth
constexpr int largeTemplate = 600, largeTemplateOfFew = 1400; ///< pixels: about 24×24; 37×37 where pictures are small

std::string sizeOf(const Image& image) { return std::to_string(image.width()) + "x" + std::to_string(image.height()); }

} // namespace

AutomaticChoice automaticChoice(const Image& picture, const Image& pattern, bool tileFits, bool rowsFit)
{
    const std::int64_t pixels = std::int64_t{picture.width()} * picture.height();
    const std::string sizes = "a template of " + sizeOf(pattern) + " on " + sizeOf(picture) + " pixels ";
    if (tileFits && static_cast<double>(pixels) * pattern.width() * pattern.height() < fewProducts)
        return {"shared", sizes +
                              "is so little work that padding the picture and summing its windows would take longer "
                              "than they save."};
    if (rowsFit && pattern.width() * pattern.height() >= (pixels >= manyPixels ? largeTemplate : largeTemplateOfFew))
        return {"ntt", sizes +
                           "is so much to multiply that transforms, which take as long for any template, are sooner "
                           "done."};
    if (pixels >= manyPixels && pattern.width() >= wideTemplate)
        return {"shifted_templates", sizes + "is enough for 32 results a thread, and its rows are long enough that the "
                                             "word which shifted copies add to them costs little."};
    if (pixels >= manyPixels)
        return {"dp4a_rows", sizes + "has rows so short that the word which shifted copies add to them would cost more "
                                     "than shifting the picture."};
    return {"dp4a_rows", sizes + "is much to multiply but too little for threads with 32 results each: 16 keep more of "
                                 "the GPU busy."};
}

} // namespace tilescope::operations
