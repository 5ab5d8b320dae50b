#include "gpu/operations/row_threads.h"

#include "gpu/operations/registry.h"
#include "tests/gpu/operations/noise.h"

#include <gtest/gtest.h>

#include <atomic>
#include <stdexcept>
#include <thread>
#include <vector>

namespace tilescope
{
namespace
{

TEST(RowThreads, CallEachRowOnce)
{
    for (const unsigned threads : {1U, 2U, 7U})
        for (const int rows : {0, 1, 5, 1000}) {
            std::vector<std::atomic<int>> calls(static_cast<std::size_t>(rows));
            RowThreads({}, threads).forEach(rows, [&](int row) { ++calls[static_cast<std::size_t>(row)]; });
            for (const std::atomic<int>& count : calls)
                EXPECT_EQ(count, 1);
        }
}

TEST(RowThreads, PassAnExceptionOn)
{
    for (const unsigned threads : {1U, 4U}) {
        const auto fail = [](int row) {
            if (row == 3)
                throw std::runtime_error("of row 3");
        };
        EXPECT_THROW(RowThreads({}, threads).forEach(10, fail), std::runtime_error);
    }
}

TEST(RowThreads, EndWhenAskedTo)
{
    std::stop_source source;
    std::atomic<int> calls{0};
    const RowThreads rows({.stop = source.get_token(), .progress = {}}, 2);
    const auto stopAtOnce = [&](int) {
        ++calls;
        source.request_stop();
    };
    EXPECT_THROW(rows.forEach(1000, stopAtOnce), Cancelled);
    EXPECT_LE(calls, 2);
}

TEST(RowThreads, AddUpWhatTheOthersTook)
{
    const RowThreads one({}, 1), four({}, 4);
    const auto work = [](int) {
        volatile double value = 1;
        for (int i = 0; i < 200'000; ++i)
            value = value * 1.0000001;
    };
    one.forEach(64, work);
    four.forEach(64, work);
    EXPECT_EQ(one.othersMs(), 0);
    EXPECT_GT(four.othersMs(), 0);
}

Recipe recipeOf(const Operation& operation, const ParameterValues& values = {})
{
    Recipe recipe;
    recipe.operation = operation.name;
    recipe.strategy = operation.strategies.at(0).name;
    recipe.parameters = values;
    return Registry().completed(recipe);
}

TEST(Reference, IsTheSameOnAnyNumberOfThreads)
{
    const Registry registry;
    const Image image = noiseImage(61, 47, PixelFormat::Grey8);
    for (const Operation& operation : registry.operations()) {
        const Recipe recipe = recipeOf(operation);
        EXPECT_EQ(operation.reference(recipe, image, RowThreads({}, 1)),
                  operation.reference(recipe, image, RowThreads({}, 5)))
            << operation.name;
    }
}

/// What changesResult says: references are kept for all values of the others.
TEST(Reference, DoesNotFollowWhatDoesNotChangeIt)
{
    const Registry registry;
    const Image image = noiseImage(61, 47, PixelFormat::Grey8);
    int seen = 0;
    for (const Operation& operation : registry.operations())
        for (const Parameter& parameter : operation.parameters) {
            if (parameter.changesResult)
                continue;
            ++seen;
            const ParameterValue other = parameter.type == ParameterType::Boolean
                                             ? ParameterValue(!std::get<bool>(parameter.defaultValue))
                                             : ParameterValue(static_cast<std::int64_t>(parameter.maximum));
            EXPECT_EQ(operation.reference(recipeOf(operation), image, {}),
                      operation.reference(recipeOf(operation, {{parameter.name, other}}), image, {}))
                << operation.name << " " << parameter.name;
        }
    EXPECT_EQ(seen, 2);
}

} // namespace
} // namespace tilescope
