// Measures the cost of observing a run, for every strategy:  bench_hazards [runs] [size …] [operation or
// operation/strategy] [PARAMETER=NUMBER …]
// One row for each strategy and size, as Markdown: processor time of all threads together, user and system, without
// observation, with counters, with hazards, with both; and the factors of the last two over the first. The four take
// turns and the least of each counts, so that other load on the machine affects all of them alike.

#include "gpu/compile/toolchain.h"
#include "gpu/emulator/emulator.h"
#include "gpu/emulator/observe/counters/plan_counts.h"
#include "gpu/emulator/prepared_plan.h"
#include "gpu/image/sample.h"
#include "gpu/operations/registry.h"
#include "tests/bench/processor_time.h"

#include <algorithm>
#include <array>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <string>
#include <utility>
#include <vector>

using namespace tilescope;

namespace
{

constexpr std::array<Observation, 4> observations{
    {{}, {.counters = true}, {.hazards = true}, {.counters = true, .hazards = true}}};

/// Larger runs are never observed (see gpu/run/README.md), and four of them take minutes here.
constexpr double mostWarpInstructions = 150e6;

struct Options {
    int runs = 9;
    std::vector<std::pair<int, int>> sizes;
    std::string only;
    ParameterValues parameters; ///< of every operation that is measured
};

/// Milliseconds, in the order of `observations`.
std::array<double, 4> leastOf(Emulator& emulator, const Plan& plan, const std::vector<CompiledModule>& code,
                              const Image& picture, int runs)
{
    std::array<double, 4> least;
    least.fill(1e30);
    for (int i = 0; i < runs; ++i)
        for (std::size_t o = 0; o < observations.size(); ++o) {
            const double before = processorMs();
            const EmulatorResult result = emulator.run(plan, code, picture, observations[o], {});
            least[o] = std::min(least[o], processorMs() - before);
            if (!result.findings.empty()) {
                std::printf("%s\n", english(result.findings[0].message).c_str());
                std::exit(1);
            }
        }
    return least;
}

class Bench
{
public:
    explicit Bench(const Options& options) : m_options(options), m_toolchain(ToolchainOptions::fromEnvironment()) {}

    void measure(const Operation& operation, const Strategy& strategy)
    {
        const std::string name = operation.name + "/" + strategy.name;
        if (name.find(m_options.only) == std::string::npos)
            return;
        Recipe recipe;
        recipe.operation = operation.name;
        recipe.strategy = strategy.name;
        recipe.block = operation.defaultBlock;
        recipe.parameters = m_options.parameters;
        recipe = m_registry.completed(recipe);
        for (const auto& [width, height] : m_options.sizes) {
            const Image picture = m_registry.prepared(operation, makeSample("board", width, height));
            const Inputs inputs(picture);
            const Plan plan = planWithFittingBlock(recipe, inputs);
            if (plan.deviceOnly.empty())
                print(name, width, height, plan, picture);
        }
    }

    Plan planWithFittingBlock(Recipe recipe, const Inputs& inputs) const
    {
        try {
            return m_registry.plan(recipe, inputs);
        } catch (const SettingError& error) {
            if (error.field != "block" || !error.nearest)
                throw;
            recipe.block = parseBlockSize(std::get<std::string>(*error.nearest));
            return m_registry.plan(recipe, inputs);
        }
    }

    void measureAll()
    {
        for (const Operation& operation : m_registry.operations())
            for (const Strategy& strategy : operation.strategies)
                measure(operation, strategy);
        std::printf("\nworst, counters and hazards / off: %.2f\n", m_worst);
    }

private:
    void print(const std::string& name, int width, int height, const Plan& plan, const Image& picture)
    {
        std::vector<CompiledModule> code;
        for (const KernelSource& source : plan.sources)
            code.push_back(m_toolchain.compile(
                CompilerChoice::Auto, {source, plan.definitions, std::max(75, plan.minimumCapability), false}, {}));
        if (effortOfPlan({m_emulator, plan, code}, picture, {}).warpInstructions > mostWarpInstructions) {
            std::printf("| %s | %d×%d | too large to be watched |\n", name.c_str(), width, height);
            return;
        }
        const auto [off, counted, watched, both] = leastOf(m_emulator, plan, code, picture, m_options.runs);
        m_worst = std::max(m_worst, both / off);
        std::printf("| %s | %d×%d | %.2f | %.2f | %.2f | %.2f | %.2f | %.2f |\n", name.c_str(), width, height, off,
                    counted, watched, both, watched / off, both / off);
        std::fflush(stdout);
    }

    Options m_options;
    Registry m_registry;
    Toolchain m_toolchain;
    Emulator m_emulator;
    double m_worst = 0;
};

} // namespace

int main(int argc, char** argv)
{
    Options options;
    for (int i = 1; i < argc; ++i) {
        int width = 0, height = 0;
        if (std::sscanf(argv[i], "%dx%d", &width, &height) == 2 && width > 0 && height > 0)
            options.sizes.emplace_back(width, height);
        else if (const char* const number = std::strchr(argv[i], '='))
            options.parameters[std::string(argv[i], static_cast<std::size_t>(number - argv[i]))] =
                std::int64_t{std::atoi(number + 1)};
        else if (std::atoi(argv[i]) > 0)
            options.runs = std::atoi(argv[i]);
        else
            options.only = argv[i];
    }
    if (options.sizes.empty())
        options.sizes = {{512, 512}, {1920, 1080}};
    std::puts("| strategy | picture | off, ms | counters | hazards | both | hazards / off | both / off |\n"
              "|---|---|---|---|---|---|---|---|");
    Bench(options).measureAll();
    return 0;
}
