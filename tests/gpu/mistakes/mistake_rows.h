#pragma once

#include "gpu/operations/registry.h"
#include "tests/gpu/operations/device_only.h"

#include <string>
#include <vector>

namespace tilescope
{

/// A mistake of a strategy, with one compiler: a row of the test.
struct MistakeRow {
    std::string operation, strategy;
    Mistake mistake;
    CompilerChoice compiler = CompilerChoice::Auto;
};

/// Every mistake in the registry, with NVRTC and with clang.
inline std::vector<MistakeRow> mistakeRows()
{
    std::vector<MistakeRow> rows;
    const Registry registry;
    for (const Operation& operation : registry.operations())
        for (const Strategy& strategy : operation.strategies) {
            if (isDeviceOnly(registry, operation.name, strategy.name))
                continue; // only a device would show the effect of its mistakes
            for (const Mistake& mistake : registry.mistakes(operation, strategy.name))
                for (const CompilerChoice compiler : {CompilerChoice::Nvrtc, CompilerChoice::Clang})
                    rows.push_back({operation.name, strategy.name, mistake, compiler});
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

inline std::string rowName(const MistakeRow& row)
{
    return row.operation + "_" + row.strategy + "_" + row.mistake.name +
           (row.compiler == CompilerChoice::Nvrtc ? "_nvrtc" : "_clang");
}

} // namespace tilescope
