#pragma once

#include "gpu/compile/toolchain.h"
#include "gpu/operations/registry.h"
#include "tests/gpu/operations/device_only.h"

#include <string>
#include <vector>

namespace tilescope
{

/// A mistake of a strategy, with one compiler: a row of the test. Compiling takes most of the time, so the compilers
/// take turns. Where one is missing the other compiles all: see compilerFor.
struct MistakeRow {
    std::string operation, strategy;
    Mistake mistake;
    CompilerChoice compiler = CompilerChoice::Auto;
};

/// Every mistake in the registry.
inline std::vector<MistakeRow> mistakeRows()
{
    std::vector<MistakeRow> rows;
    const Registry registry;
    for (const Operation& operation : registry.operations())
        for (const Strategy& strategy : operation.strategies) {
            if (isDeviceOnly(registry, operation.name, strategy.name))
                continue; // only a device would show the effect of its mistakes
            for (const Mistake& mistake : registry.mistakes(operation, strategy.name))
                rows.push_back({operation.name, strategy.name, mistake,
                                rows.size() % 2 ? CompilerChoice::Clang : CompilerChoice::Nvrtc});
        }
    return rows;
}

/// The rows of operations that treat colour and grey pictures differently.
inline std::vector<MistakeRow> colourRows()
{
    const Registry registry;
    std::vector<MistakeRow> rows = mistakeRows();
    std::erase_if(rows, [&](const MistakeRow& row) { return registry.operation(row.operation).greyOnly; });
    return rows;
}

inline CompilerChoice compilerFor(const MistakeRow& row, const Toolchain& toolchain)
{
    return toolchain.has(row.compiler) ? row.compiler : CompilerChoice::Auto;
}

inline std::string rowName(const MistakeRow& row)
{
    return row.operation + "_" + row.strategy + "_" + row.mistake.name +
           (row.compiler == CompilerChoice::Nvrtc ? "_nvrtc" : "_clang");
}

} // namespace tilescope
