#include "tests/bench/timing/cases.h"

#include <array>
#include <memory>

namespace tilescope::bench
{

namespace
{

struct Setting {
    std::string operation, title;
    ParameterValues parameters;
};

struct Picture {
    int width, height;
};

Setting box(std::int64_t width)
{
    return {"blur", "box W=" + std::to_string(width), {{"filter", std::string("box")}, {"width", width}}};
}

Setting threshold(std::int64_t window)
{
    return {"adaptive_threshold", "B=" + std::to_string(window), {{"window", window}, {"projections", false}}};
}

Setting matching(int side)
{
    const std::string text = std::to_string(side);
    return {"template_matching", text + "x" + text, {{"template", "40,30," + text + "," + text}}};
}

Setting covariance(std::int64_t rows, const std::string& patch)
{
    return {"covariance",
            std::to_string(rows) + " of " + patch,
            {{"data", std::string("generated")}, {"patch", patch}, {"rows", rows}}};
}

} // namespace

std::vector<TimingCase> timingCases(const Registry& registry, const std::string& set)
{
    if (set == "exercise") {
        std::vector<TimingCase> cases;
        for (const char* const strategy : {"global", "shared", "shared_constant"})
            for (const BlockSize block : {BlockSize{32, 32}, BlockSize{32, 16}, BlockSize{8, 8}}) {
                TimingCase one;
                one.recipe = {};
                one.recipe.operation = "blur";
                one.recipe.strategy = strategy;
                one.recipe.block = block;
                one.recipe.parameters = box(9).parameters;
                one.width = one.height = 512;
                one.colour = true;
                one.key = "blur | " + one.recipe.strategy + " | 512x512 | box W=9, block " + toText(block);
                cases.push_back(one);
            }
        return cases;
    }
    const bool isRecorded = set == "recorded";
    const bool isBlind = set == "blind";
    std::vector<Setting> settings{{"sobel", "3x3", {}}};
    for (const std::int64_t window : isBlind ? std::array{9, 41} : std::array{5, 31})
        settings.push_back(threshold(window));
    for (const std::int64_t width : isBlind ? std::array{5, 21} : std::array{3, 15})
        settings.push_back(box(width));
    for (const int side : isBlind ? std::array{12, 40} : std::array{16, 32})
        settings.push_back(matching(side));
    settings.push_back(isBlind ? covariance(4000, "32x24") : covariance(6000, "20x20"));
    settings.push_back(isBlind ? covariance(16'000, "16x16") : covariance(20'000, "16x12"));
    if (isRecorded)
        settings = {{"sobel", "3x3", {}}, threshold(3), threshold(31), threshold(101), box(3), box(15), box(31),
                    matching(16),         matching(52)};
    const std::vector<Picture> pictures = isRecorded ? std::vector<Picture>{{512, 512}, {4096, 4096}}
                                          : isBlind  ? std::vector<Picture>{{512, 512}, {1920, 1080}, {4096, 4096}}
                                                     : std::vector<Picture>{{640, 480}, {1280, 1024}, {3000, 3000}};
    std::vector<TimingCase> cases;
    for (const Setting& setting : settings)
        for (const Picture& picture : pictures) {
            const Operation& operation = registry.operation(setting.operation);
            const bool ofImages = setting.operation == "covariance"; // the picture does not matter
            if (ofImages && picture.width != pictures.front().width)
                continue;
            for (const Strategy& strategy : operation.strategies) {
                TimingCase one;
                one.recipe.operation = setting.operation;
                one.recipe.strategy = strategy.name;
                one.recipe.block = operation.defaultBlock;
                one.recipe.parameters = setting.parameters;
                one.width = ofImages ? 64 : picture.width;
                one.height = ofImages ? 64 : picture.height;
                one.colour = setting.operation == "blur";
                one.key = setting.operation + " | " + strategy.name + " | " + std::to_string(one.width) + "x" +
                          std::to_string(one.height) + " | " + setting.title;
                cases.push_back(one);
            }
        }
    return cases;
}

ImagePtr noiseOf(const TimingCase& one)
{
    Image image(one.width, one.height, one.colour ? PixelFormat::Rgb8 : PixelFormat::Grey8);
    std::uint32_t state = 1;
    for (std::byte& value : image.bytes()) {
        state = state * 1664525u + 1013904223u;
        value = static_cast<std::byte>(state >> 24);
    }
    return std::make_shared<const Image>(std::move(image));
}

} // namespace tilescope::bench
