#pragma once

#include "gpu/compile/toolchain.h"
#include "gpu/operations/registry.h"

#include <functional>
#include <map>
#include <string>
#include <vector>

namespace tilescope
{

/// One strategy with one compiler: a row of the test.
struct StrategyRow {
    std::string operation, strategy;
    CompilerChoice compiler = CompilerChoice::Auto;
};

/// Every strategy in the registry with NVRTC and with clang.
std::vector<StrategyRow> strategyRows();

/// Every strategy that the emulator can run. The compilers that are installed take turns: each compiles the text of
/// every strategy in compiler_versions_test.cpp.
std::vector<StrategyRow> emulatedRows();

std::string rowName(const StrategyRow& row); ///< "sobel_shared_clang"

/// A complete recipe with its picture and files.
struct StrategyCase {
    Recipe recipe;
    Image image;
    std::map<std::string, LoadedFile> files = {}; ///< by the parameter that names them
    std::string description() const;
};

/// The recipe, or if it is refused, with the block or parameter that the refusal names.
Recipe acceptedRecipe(const Registry& registry, const Recipe& recipe, const Inputs& inputs);

/// Odd sizes, blocks, parameters and formats of one strategy: every size with every block, every set of parameters.
std::vector<StrategyCase> smallCases(const StrategyRow& row);

/// A picture of many blocks; those at the right and bottom extend beyond it.
StrategyCase largeCase(const StrategyRow& row);
StrategyCase darkCase(const StrategyRow& row); ///< a picture of little contrast, with the default settings

/// Runs the plan and returns the picture's bytes.
using Execute = std::function<std::vector<std::byte>(const Plan& plan, const Image& image)>;

/// Compares the result of `execute` with that of the reference; a difference beyond the tolerance is a failure of the
/// current test.
void expectReference(const StrategyCase& strategyCase, const Execute& execute);

} // namespace tilescope
