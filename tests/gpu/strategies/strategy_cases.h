#pragma once

#include "gpu/compile/toolchain.h"
#include "gpu/operations/registry.h"

#include <functional>
#include <map>
#include <string>
#include <vector>

namespace tilescope
{

/// One strategy through one compiler: a row of the test.
struct StrategyRow {
    std::string operation, strategy;
    CompilerChoice compiler = CompilerChoice::Auto;
};

/// Every strategy of the registry through NVRTC and through clang.
std::vector<StrategyRow> strategyRows();

/// Those of them that the emulator can run.
std::vector<StrategyRow> emulatedRows();

std::string rowName(const StrategyRow& row); ///< "sobel_shared_clang"

/// A recipe, complete, the picture and the files it is for, and what the reference makes of them.
struct StrategyCase {
    Recipe recipe;
    Image image, expected;
    std::map<std::string, LoadedFile> files = {}; ///< by the parameter that names them
    std::string description() const;
};

/// The recipe, with the block or parameter in it that a refusal of it names.
Recipe acceptedRecipe(const Registry& registry, const Recipe& recipe, const Inputs& inputs);

/// Odd sizes, blocks, parameters and formats of one strategy: every size with every block, every set of parameters.
std::vector<StrategyCase> smallCases(const StrategyRow& row);

/// A picture of many blocks, its right and bottom ones overhanging.
StrategyCase largeCase(const StrategyRow& row);
StrategyCase darkCase(const StrategyRow& row); ///< a picture of little contrast, with the default settings

/// Runs the plan and gives the picture's bytes.
using Execute = std::function<std::vector<std::byte>(const Plan& plan, const Image& image)>;

/// Compares what `execute` makes of the case with what is expected; a difference beyond the tolerance is a
/// failure of the current test.
void expectReference(const StrategyCase& strategyCase, const Execute& execute);

} // namespace tilescope
