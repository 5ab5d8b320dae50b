#pragma once

#include "gpu/compile/compiler.h"
#include "gpu/operations/registry.h"

#include <nlohmann/json_fwd.hpp>

#include <filesystem>
#include <string>
#include <vector>

namespace tilescope
{

/// One plan, to be launched once.
struct CounterCase {
    Recipe recipe;       ///< complete
    std::string picture; ///< "board", a sample, or "photo", the middle of the folder's photo.ppm
    int width = 0, height = 0;
    std::vector<std::string> modules; ///< per source: file name without .ptx or .cubin, in the run's folder
    std::string leftOut;              ///< why it cannot run; empty if it can
    std::string description() const;
};

/// Every strategy of every operation with the blocks and pictures listed in README.md.
std::vector<CounterCase> counterCases(const std::filesystem::path& folder, const Registry& registry,
                                      const std::vector<std::string>& strategies);

/// The picture, converted as the operation needs it.
ImagePtr pictureOf(const std::filesystem::path& folder, const Registry& registry, const CounterCase& counterCase);

/// The run's folder: cases.json connects the program's three parts.
void writeCases(const std::filesystem::path& folder, const std::vector<CounterCase>& cases,
                const std::string& compiler);
struct CaseFile {
    std::vector<CounterCase> cases;
    std::string compiler;
};
CaseFile readCases(const std::filesystem::path& folder);

/// Throw std::runtime_error with the file's name.
std::string readText(const std::filesystem::path& file);
void writeText(const std::filesystem::path& file, const std::string& text);

/// The compiled sources of a case, read from the folder.
std::vector<CompiledModule> modulesOf(const std::filesystem::path& folder, const CounterCase& counterCase,
                                      const std::string& compiler);

} // namespace tilescope
