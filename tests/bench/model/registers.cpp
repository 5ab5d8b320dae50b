#include "registers.h"

#include "gpu/compile/toolchain.h"
#include "gpu/image/sample.h"
#include "gpu/model/registers.h"
#include "gpu/operations/registry.h"

#include <algorithm>
#include <cstdio>
#include <map>
#include <set>

namespace tilescope
{

namespace
{

struct Row {
    std::string kernel;
    int capability = 0, machine = 0, live = 0, estimate = 0;
};

Inputs inputsFor(const Registry& registry, const Operation& operation)
{
    return Inputs(registry.prepared(operation, makeSample("board", 256, 256)));
}

/// The plans of the strategy, at sizes for which the compiler unrolls much and little.
std::vector<Plan> plansOf(const Registry& registry, const Operation& operation, const Strategy& strategy)
{
    std::vector<Plan> plans;
    for (const BlockSize block : {operation.defaultBlock, BlockSize{32, 8}}) {
        Recipe recipe;
        recipe.operation = operation.name;
        recipe.strategy = strategy.name;
        recipe.block = block;
        try {
            plans.push_back(registry.plan(registry.completed(recipe), inputsFor(registry, operation)));
        } catch (const SettingError&) { // a block that this strategy refuses
        }
    }
    return plans;
}

void addRows(Toolchain& toolchain, const Plan& plan, std::set<std::string>& seen, std::vector<Row>& rows)
{
    for (const KernelSource& source : plan.sources) {
        std::string key = source.name;
        for (const std::string& definition : plan.definitions)
            key += " " + definition;
        if (!seen.insert(key).second)
            continue;
        const auto ptxText = toolchain.compile(CompilerChoice::Nvrtc, {source, plan.definitions, 75, false}, {}).ptx;
        const ptx::Module module = ptx::parseModule(ptxText, source.name);
        for (const int capability : {75, 90}) {
            const auto machine =
                toolchain.compile(CompilerChoice::Nvrtc, {source, plan.definitions, capability, true}, {});
            for (const ptx::Kernel& kernel : module.kernels)
                if (const auto registers = registersInCubin(machine.cubin, kernel.name))
                    rows.push_back({source.name + " " + kernel.name, capability, *registers, mostLiveRegisters(kernel),
                                    estimatedRegisters(kernel)});
        }
    }
}

void printErrors(const std::vector<Row>& rows, int capability)
{
    std::vector<int> errors;
    for (const Row& row : rows)
        if (row.capability == capability)
            errors.push_back(row.estimate - row.machine);
    std::ranges::sort(errors);
    double sum = 0;
    std::size_t within4 = 0, within8 = 0;
    for (const int error : errors) {
        sum += error;
        within4 += std::abs(error) <= 4;
        within8 += std::abs(error) <= 8;
    }
    const auto count = errors.size();
    std::printf("sm_%d: %zu kernels; estimate - machine: least %d, quarter %d, median %d, three quarters %d, most %d; "
                "mean %.1f; within 4: %zu, within 8: %zu\n",
                capability, count, errors.front(), errors[count / 4], errors[count / 2], errors[count * 3 / 4],
                errors.back(), sum / static_cast<double>(count), within4, within8);
}

} // namespace

int printRegisters()
{
    Toolchain toolchain(ToolchainOptions::fromEnvironment());
    if (!toolchain.has(CompilerChoice::Nvrtc)) {
        std::puts("There is no NVRTC here.");
        return 1;
    }
    const Registry registry;
    std::set<std::string> seen;
    std::vector<Row> rows;
    for (const Operation& operation : registry.operations())
        for (const Strategy& strategy : operation.strategies)
            for (const Plan& plan : plansOf(registry, operation, strategy))
                addRows(toolchain, plan, seen, rows);
    for (const Row& row : rows)
        std::printf("%-55s sm_%d %4d  live %4d  estimate %4d\n", row.kernel.c_str(), row.capability, row.machine,
                    row.live, row.estimate);
    printErrors(rows, 75);
    printErrors(rows, 90);
    return 0;
}

} // namespace tilescope
