#include "tests/gpu/strategies/strategy_cases.h"

#include "gpu/cuda/libraries/device_library.h"
#include "gpu/recipe/plan.h"

#include <gtest/gtest.h>

namespace tilescope
{
namespace
{

/// Needs neither library nor GPU: each call's arguments match the function's declaration, at every size and parameter.
TEST(LibraryPlans, CallFunctionsAsTheyAreDeclared)
{
    const Registry registry;
    int calls = 0;
    for (const StrategyRow& row : strategyRows()) {
        const Operation& operation = registry.operation(row.operation);
        if (row.compiler != CompilerChoice::Nvrtc || registry.strategy(operation, row.strategy).library.empty())
            continue;
        for (const StrategyCase& strategyCase : smallCases(row)) {
            SCOPED_TRACE(strategyCase.description());
            Inputs inputs(strategyCase.image);
            inputs.files = strategyCase.files;
            const Plan plan = registry.plan(strategyCase.recipe, inputs);
            for (const Launch& launch : plan.launches) {
                if (launch.library.empty())
                    continue;
                ++calls;
                EXPECT_NO_THROW(checkLibraryLaunch(launch));
                for (const Argument& argument : launch.arguments) {
                    const auto* buffer = std::get_if<BufferArgument>(&argument);
                    EXPECT_TRUE(!buffer || buffer->buffer < plan.buffers.size());
                }
            }
        }
    }
    EXPECT_GT(calls, 100);
}

} // namespace
} // namespace tilescope
