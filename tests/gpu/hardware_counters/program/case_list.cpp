#include "tests/gpu/hardware_counters/program/case_list.h"

#include "gpu/image/sample.h"

#include <nlohmann/json.hpp>

#include <cstring>
#include <fstream>
#include <iterator>
#include <stdexcept>
#include <tuple>
#include <utility>

namespace tilescope
{

namespace
{

namespace fs = std::filesystem;
using nlohmann::json;

constexpr std::pair<int, int> sizes[] = {{512, 512}, {515, 509}};
constexpr BlockSize blocks[] = {{8, 8}, {16, 16}, {32, 4}, {32, 8}, {32, 32}};

CounterCase caseOf(const Registry& registry, const Operation& operation, const Strategy& strategy, BlockSize block,
                   std::pair<int, int> size)
{
    CounterCase next;
    next.recipe.operation = operation.name;
    next.recipe.strategy = strategy.name;
    next.recipe.block = block;
    if (operation.reducingParameter == "rows") // a small set of images; a larger one has proportional counts and takes
                                               // longer
        next.recipe.parameters["rows"] = std::int64_t{500};
    std::tie(next.width, next.height) = size;
    try {
        next.recipe = registry.completed(next.recipe);
        const ImagePtr picture = pictureOf(registry, next);
        (void)registry.plan(next.recipe, *picture);
    } catch (const SettingError& error) {
        next.leftOut = error.what();
    }
    return next;
}

} // namespace

std::string CounterCase::description() const
{
    return recipe.operation + " " + recipe.strategy + ", block " + toText(recipe.block) + ", " + std::to_string(width) +
           "x" + std::to_string(height);
}

std::vector<CounterCase> counterCases(const Registry& registry)
{
    std::vector<CounterCase> cases;
    for (const Operation& operation : registry.operations())
        for (const Strategy& strategy : operation.strategies)
            for (const BlockSize block : blocks)
                for (const auto& size : sizes)
                    if (strategy.library.empty()) // otherwise there is no text to count
                        cases.push_back(caseOf(registry, operation, strategy, block, size));
    return cases;
}

ImagePtr pictureOf(const Registry& registry, const CounterCase& counterCase)
{
    const Image picture = makeSample("board", counterCase.width, counterCase.height);
    return std::make_shared<const Image>(registry.prepared(registry.operation(counterCase.recipe.operation), picture));
}

void writeCases(const fs::path& folder, const std::vector<CounterCase>& cases, const std::string& compiler)
{
    json list = json::array();
    for (const CounterCase& entry : cases)
        list.push_back({{"recipe", toJson(entry.recipe)},
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
        read.cases.push_back({recipeFromJson(entry.at("recipe")), entry.at("width"), entry.at("height"),
                              entry.at("modules"), entry.at("left_out")});
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
