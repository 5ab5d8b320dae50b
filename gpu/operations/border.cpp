#include "gpu/operations/border.h"

#include "gpu/recipe/message.h"

#include <algorithm>
#include <array>
#include <cstring>

namespace tilescope
{

namespace
{

const std::array<std::string, 3> names{"replicate", "zero", "mirror"}; // in the order of Border

} // namespace

int standIn(int i, int count, Border border)
{
    if (border == Border::Zero)
        return i >= 0 && i < count ? i : -1;
    if (border == Border::Replicate || count == 1)
        return std::clamp(i, 0, count - 1);
    while (i < 0 || i >= count) // a wide margin is mirrored several times
        i = i < 0 ? -i : 2 * (count - 1) - i;
    return i;
}

std::vector<PixelTerm> windowTerms(const Image& picture, int x, int y, int width, Border border)
{
    std::vector<PixelTerm> terms;
    for (int dy = -(width / 2); dy < width - width / 2; ++dy)
        for (int dx = -(width / 2); dx < width - width / 2; ++dx) {
            PixelTerm term{
                dx, dy, standIn(x + dx, picture.width(), border), standIn(y + dy, picture.height(), border), false, {}};
            term.isStandIn = term.x != x + dx || term.y != y + dy;
            if (term.x < 0 || term.y < 0)
                term.x = term.y = -1;
            terms.push_back(term);
        }
    return terms;
}

Parameter borderParameter()
{
    return {.name = "border",
            .label = "Border",
            .type = ParameterType::Choice,
            .defaultValue = names[0],
            .choices = {names.begin(), names.end()},
            .unit = "",
            .meaning = "What lies beyond the image: its nearest pixel, black, or the mirrored image."};
}

Border borderOf(const Recipe& completed)
{
    const auto& name = std::get<std::string>(completed.parameters.at("border"));
    return static_cast<Border>(std::find(names.begin(), names.end(), name) - names.begin());
}

std::string borderDefinition(Border border) { return "BORDER=" + std::to_string(static_cast<int>(border)); }

Texture::Address borderAddress(Border border)
{
    return border == Border::Zero ? Texture::Address::Border : Texture::Address::Clamp;
}

std::vector<Message> windowNotes(int window, const Image& picture)
{
    const int shorter = std::min(picture.width(), picture.height());
    if (window <= shorter)
        return {};
    return {say(gpu::phrase("The window of %1 pixels is larger than the image of %2, so it extends beyond the border "
                            "at every pixel. Use a window of at most %3."),
                window, std::to_string(picture.width()) + "x" + std::to_string(picture.height()),
                std::max(shorter - 1 + shorter % 2, 1))};
}

Image withBorder(const Image& picture, int margin, Border border)
{
    const auto pixelBytes = static_cast<std::size_t>(bytesPerPixel(picture.format()));
    Image result(picture.width() + 2 * margin, picture.height() + 2 * margin, picture.format());
    for (int y = 0; y < result.height(); ++y) {
        const int fromY = standIn(y - margin, picture.height(), border);
        for (int x = 0; x < result.width(); ++x) {
            const int fromX = standIn(x - margin, picture.width(), border);
            if (fromX >= 0 && fromY >= 0)
                std::memcpy(result.row<std::byte>(y) + static_cast<std::size_t>(x) * pixelBytes,
                            picture.row<std::byte>(fromY) + static_cast<std::size_t>(fromX) * pixelBytes, pixelBytes);
        }
    }
    return result;
}

} // namespace tilescope
