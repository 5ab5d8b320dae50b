#include "tests/gpu/hardware_counters/program/case_list.h"

#include "gpu/image/sample.h"
#include "gpu/recipe/near_blocks.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <cstring>
#include <fstream>
#include <iterator>
#include <stdexcept>
#include <utility>

namespace tilescope
{

namespace
{

namespace fs = std::filesystem;
using nlohmann::json;

const std::string photo = "photo";

struct Picture {
    std::string name;
    int width, height;
};
const Picture pictures[] = {{"board", 512, 512}, {"page", 515, 509}, {photo, 515, 509}, {photo, 333, 251}};
constexpr BlockSize blocks[] = {{16, 16}, {32, 4}, {32, 8}};

/// The middle of a binary PPM of 8 bits.
Image photoOf(const fs::path& folder, int width, int height)
{
    std::ifstream stream(folder / "photo.ppm", std::ios::binary);
    std::string magic;
    int fullWidth = 0, fullHeight = 0, most = 0;
    stream >> magic >> fullWidth >> fullHeight >> most;
    stream.get();
    if (!stream || magic != "P6" || most != 255 || fullWidth < width || fullHeight < height)
        throw std::runtime_error("photo.ppm in the folder must be a binary PPM of 8 bits, at least " +
                                 std::to_string(width) + "x" + std::to_string(height) + ".");
    Image image(width, height, PixelFormat::Rgb8);
    const int left = (fullWidth - width) / 2, top = (fullHeight - height) / 2;
    const auto start = stream.tellg();
    for (int y = 0; y < height; ++y) {
        stream.seekg(start + std::streamoff{3} * (std::streamoff{top + y} * fullWidth + left));
        stream.read(image.row<char>(y), std::streamsize{3} * width);
    }
    if (!stream)
        throw std::runtime_error("photo.ppm is shorter than its heading says.");
    return image;
}

CounterCase caseOf(const fs::path& folder, const Registry& registry, const Operation& operation,
                   const Strategy& strategy, BlockSize block, const Picture& shown)
{
    CounterCase next;
    next.recipe.operation = operation.name;
    next.recipe.strategy = strategy.name;
    next.recipe.block = block;
    if (operation.reducingParameter == "rows") // a small set of images; a larger one has proportional counts and takes
                                               // longer
        next.recipe.parameters["rows"] = std::int64_t{500};
    next.picture = shown.name;
    next.width = shown.width;
    next.height = shown.height;
    try {
        next.recipe = registry.completed(next.recipe);
        const auto suits = [&registry, recipe = next.recipe](BlockSize near) mutable {
            recipe.block = near;
            return registry.blockRefusal(recipe).empty();
        };
        next.recipe.block = nearestBlock(block, suits).value_or(block);
        const ImagePtr picture = pictureOf(folder, registry, next);
        (void)registry.plan(next.recipe, *picture);
    } catch (const SettingError& error) {
        next.leftOut = error.what();
    }
    return next;
}

} // namespace

std::string CounterCase::description() const
{
    return recipe.operation + " " + recipe.strategy + ", block " + toText(recipe.block) + ", " + picture + " " +
           std::to_string(width) + "x" + std::to_string(height);
}

std::vector<CounterCase> counterCases(const fs::path& folder, const Registry& registry,
                                      const std::vector<std::string>& strategies)
{
    const bool hasPhoto = fs::exists(folder / "photo.ppm");
    std::vector<CounterCase> cases;
    for (const Operation& operation : registry.operations())
        for (const Strategy& strategy : operation.strategies)
            for (const BlockSize block : blocks)
                for (const Picture& picture : pictures) {
                    if (!strategy.library.empty() || (!hasPhoto && picture.name == photo)) // a library has no text
                        continue;
                    if (!strategies.empty() && std::ranges::find(strategies, strategy.name) == strategies.end())
                        continue;
                    CounterCase next = caseOf(folder, registry, operation, strategy, block, picture);
                    const auto isSame = [&next](const CounterCase& c) { return c.description() == next.description(); };
                    if (std::ranges::none_of(cases, isSame)) // two blocks may be nearest to the same one
                        cases.push_back(std::move(next));
                }
    return cases;
}

ImagePtr pictureOf(const fs::path& folder, const Registry& registry, const CounterCase& counterCase)
{
    const Image picture = counterCase.picture == photo
                              ? photoOf(folder, counterCase.width, counterCase.height)
                              : makeSample(counterCase.picture, counterCase.width, counterCase.height);
    return std::make_shared<const Image>(registry.prepared(registry.operation(counterCase.recipe.operation), picture));
}

void writeCases(const fs::path& folder, const std::vector<CounterCase>& cases, const std::string& compiler)
{
    json list = json::array();
    for (const CounterCase& entry : cases)
        list.push_back({{"recipe", toJson(entry.recipe)},
                        {"picture", entry.picture},
                        {"width", entry.width},
                        {"height", entry.height},
                        {"modules", entry.modules},
                        {"left_out", entry.leftOut}});
    writeText(folder / "cases.json", json{{"compiler", compiler}, {"cases", list}}.dump(1) + "\n");
}

CaseFile readCases(const fs::path& folder)
{
    const json file = json::parse(readText(folder / "cases.json"));
    CaseFile read;
    read.compiler = file.at("compiler");
    for (const json& entry : file.at("cases"))
        read.cases.push_back({recipeFromJson(entry.at("recipe")), entry.at("picture"), entry.at("width"),
                              entry.at("height"), entry.at("modules"), entry.at("left_out")});
    return read;
}

std::string readText(const fs::path& file)
{
    std::ifstream stream(file, std::ios::binary);
    if (!stream)
        throw std::runtime_error("Cannot read " + file.string() + ".");
    return {std::istreambuf_iterator<char>(stream), {}};
}

void writeText(const fs::path& file, const std::string& text)
{
    std::ofstream stream(file, std::ios::binary);
    stream << text;
    if (!stream.flush())
        throw std::runtime_error("Cannot write " + file.string() + ".");
}

std::vector<CompiledModule> modulesOf(const fs::path& folder, const CounterCase& counterCase,
                                      const std::string& compiler)
{
    std::vector<CompiledModule> modules;
    for (const std::string& name : counterCase.modules) {
        CompiledModule module{compiler, readText(folder / (name + ".ptx")), {}, {}};
        if (fs::exists(folder / (name + ".cubin"))) {
            const std::string code = readText(folder / (name + ".cubin"));
            module.cubin.resize(code.size());
            std::memcpy(module.cubin.data(), code.data(), code.size());
        }
        modules.push_back(std::move(module));
    }
    return modules;
}

} // namespace tilescope
