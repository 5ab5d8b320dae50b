#include "gpu/operations/covariance/covariance.h"
#include "gpu/recipe/message.h"

#include <algorithm>
#include <charconv>

namespace tilescope::operations
{

namespace
{

struct Size {
    int width = 0, height = 0;
};

constexpr int shortestSide = 2, longestSide = 64;
constexpr std::int64_t mostNumbers = 1'000'000'000; ///< numbers in the largest D: 4 GB of floats

std::string text(Size size) { return std::to_string(size.width) + "x" + std::to_string(size.height); }

Size patchSize(const std::string& patch)
{
    Size size;
    const char* const end = patch.data() + patch.size();
    const auto first = std::from_chars(patch.data(), end, size.width);
    const bool hasCross = first.ec == std::errc() && first.ptr != end && *first.ptr == 'x';
    const auto second = hasCross ? std::from_chars(first.ptr + 1, end, size.height) : first;
    if (!hasCross || second.ec != std::errc() || second.ptr != end)
        throw SettingError(
            "patch",
            say(gpu::phrase("\"%1\" is not a valid patch size. Enter width and height in pixels, such as 8x8."), patch),
            ParameterValue("8x8"));
    const Size allowed{std::clamp(size.width, shortestSide, longestSide),
                       std::clamp(size.height, shortestSide, longestSide)};
    if (allowed.width != size.width || allowed.height != size.height)
        throw SettingError(
            "patch",
            say(gpu::phrase(
                    "\"patch\" cannot be %1. Each side must be 2 to 64 pixels, because the covariance matrix has a row "
                    "and a column for every pixel (at most 4096x4096). The nearest valid value is %2."),
                text(size), text(allowed)),
            ParameterValue(text(allowed)));
    return size;
}

const std::string& textOf(const Recipe& recipe, const std::string& name)
{
    return std::get<std::string>(recipe.parameters.at(name));
}

Size patchSize(const Recipe& recipe) { return patchSize(textOf(recipe, "patch")); }

int integerOf(const Recipe& recipe, const std::string& name)
{
    return static_cast<int>(std::get<std::int64_t>(recipe.parameters.at(name)));
}

ImageSet patches(const Recipe& recipe, const Image& picture)
{
    const Size wanted = patchSize(recipe);
    ImageSet set{.source = ImageSet::Source::Patches, .stride = integerOf(recipe, "stride"), .notes = {}};
    set.width = std::min(wanted.width, picture.width());
    set.height = std::min(wanted.height, picture.height());
    if (set.width != wanted.width || set.height != wanted.height)
        set.notes.push_back(say(gpu::phrase("The image is smaller than a patch of %1, so patches of %2 were used."),
                                text(wanted), text({set.width, set.height})));
    set.patchesAcross = (picture.width() - set.width) / set.stride + 1;
    const std::int64_t there = std::int64_t{set.patchesAcross} * ((picture.height() - set.height) / set.stride + 1);
    set.rows = static_cast<int>(std::min<std::int64_t>(integerOf(recipe, "rows"), there));
    set.step = static_cast<int>(there / set.rows);
    if (set.rows < there)
        set.notes.push_back(
            set.step > 1
                ? say(gpu::phrase("%2 of the image's %1 patches were used, one in every %3, as set by \"rows\"."),
                      std::to_string(there), std::to_string(set.rows), set.step)
                : say(gpu::phrase("%2 of the image's %1 patches were used, as set by \"rows\"."), std::to_string(there),
                      std::to_string(set.rows)));
    return set;
}

ImageSet folder(const Recipe& recipe, const Inputs& inputs)
{
    const auto file = inputs.files.find("folder");
    if (file == inputs.files.end() || !file->second.image)
        throw SettingError("folder", gpu::phrase("There are no images from a folder. Choose a folder that contains "
                                                 "images, or use patches of the source image."));
    const Image& images = *file->second.image;
    const Size size = patchSize(recipe);
    if (images.format() != PixelFormat::Grey8 || images.width() != size.width || images.height() < size.height)
        throw SettingError(
            "folder",
            say(gpu::phrase(
                    "The images in the folder were not loaded as greyscale images of %1 pixels. Load them again."),
                text(size)));
    ImageSet set{.source = ImageSet::Source::Stored,
                 .width = size.width,
                 .height = size.height,
                 .parameter = "folder",
                 .notes = {}};
    const int there = images.height() / size.height;
    set.rows = std::min(integerOf(recipe, "rows"), there);
    if (set.rows < there)
        set.notes.push_back(
            say(gpu::phrase("The first %2 of the %1 images in the folder were used, as set by \"rows\"."),
                std::to_string(there), std::to_string(set.rows)));
    return set;
}

ImageSet file(const Recipe& recipe, const Inputs& inputs)
{
    const auto found = inputs.files.find("file");
    if (found == inputs.files.end() || !(found->second.image || found->second.stored))
        throw SettingError("file", gpu::phrase("There are no images from a file. Choose a NumPy file that contains "
                                               "images, or use patches of the source image."));
    const LoadedFile& loaded = found->second;
    const Size size{loaded.image ? loaded.image->width() : loaded.stored->width(), loaded.height};
    const auto isSide = [](int side) { return side >= shortestSide && side <= longestSide; };
    if (!isSide(size.width) || !isSide(size.height) ||
        (loaded.image && (loaded.image->format() != PixelFormat::Grey8 || loaded.image->height() < size.height)))
        throw SettingError("file", gpu::phrase("The images in the file were not loaded as greyscale images with sides "
                                               "of 2 to 64 pixels. Load them again."));
    ImageSet set{.source = ImageSet::Source::Stored,
                 .width = size.width,
                 .height = size.height,
                 .parameter = "file",
                 .notes = {}};
    const std::int64_t there = loaded.stored ? loaded.stored->count() : loaded.image->height() / size.height;
    set.rows = static_cast<int>(std::min<std::int64_t>(integerOf(recipe, "rows"), there));
    if (set.rows < there)
        set.notes.push_back(say(gpu::phrase("The first %2 of the %1 images in the file were used, as set by \"rows\"."),
                                std::to_string(there), std::to_string(set.rows)));
    return set;
}

ImageSet generated(const Recipe& recipe)
{
    const Size size = patchSize(recipe);
    return {.source = ImageSet::Source::Generated,
            .rows = integerOf(recipe, "rows"),
            .width = size.width,
            .height = size.height,
            .notes = {}};
}

ImageSet chosenSet(const Recipe& recipe, const Inputs& inputs)
{
    const std::string& data = textOf(recipe, "data");
    if (data == "folder")
        return folder(recipe, inputs);
    if (data == "file")
        return file(recipe, inputs);
    return data == "generated" ? generated(recipe) : patches(recipe, inputs.picture);
}

} // namespace

ImageSet imageSetOf(const Recipe& recipe, const Inputs& inputs) { return chosenSet(recipe, inputs); }

void checkNumbers(const ImageSet& set)
{
    if (std::int64_t{set.rows} * set.pixels() > mostNumbers) {
        const std::int64_t most = mostNumbers / set.pixels();
        throw SettingError("rows",
                           say(gpu::phrase("%1 images of %2 pixels exceed the 4 GB of floats allowed for an image set. "
                                           "Set \"rows\" to %3, or use smaller images."),
                               std::to_string(set.rows), text({set.width, set.height}), std::to_string(most)),
                           ParameterValue(most));
    }
}

std::vector<std::byte> storedLevels(const ImageSet& set, const Inputs& inputs)
{
    const LoadedFile& file = inputs.files.at(set.parameter);
    std::vector<std::byte> levels(static_cast<std::size_t>(set.rows) * static_cast<std::size_t>(set.pixels()));
    if (file.image && set.rows <= file.image->height() / set.height)
        std::ranges::copy(file.image->bytes().first(levels.size()), levels.begin());
    else
        file.stored->read(0, levels);
    return levels;
}

std::vector<FileRequest> imageFiles(const Recipe& recipe)
{
    const std::string& data = textOf(recipe, "data");
    if (data == "file") {
        if (textOf(recipe, "file").empty())
            throw SettingError("file", gpu::phrase("No file is chosen. Choose a NumPy file (.npy) that contains "
                                                   "images, or use patches of the source image."));
        return {{.parameter = "file",
                 .path = textOf(recipe, "file"),
                 .kind = FileRequest::Kind::Images,
                 .count = integerOf(recipe, "rows")}};
    }
    if (data != "folder")
        return {};
    if (textOf(recipe, "folder").empty())
        throw SettingError(
            "folder",
            gpu::phrase(
                "No folder is chosen. Choose a folder that contains images, or use patches of the source image."));
    const Size size = patchSize(recipe);
    return {{.parameter = "folder",
             .path = textOf(recipe, "folder"),
             .kind = FileRequest::Kind::Folder,
             .width = size.width,
             .height = size.height}};
}

} // namespace tilescope::operations
