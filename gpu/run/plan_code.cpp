#include "gpu/run/plan_code.h"

#include "gpu/compile/sha256.h"
#include "gpu/run/machine_refusal.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <optional>
#include <set>

namespace tilescope
{

namespace
{

/// Above it, a parameter's values are too many to compile for each.
constexpr double mostShippedValues = 64;

/// Every combination of choices; with each, every value of one integer at a time.
std::vector<ParameterValues> shippedSettings(const Operation& operation)
{
    std::vector<ParameterValues> choices(1);
    for (const Parameter& parameter : operation.parameters)
        if (parameter.type == ParameterType::Choice) {
            std::vector<ParameterValues> longer;
            for (const ParameterValues& set : choices)
                for (const std::string& choice : parameter.choices) {
                    longer.push_back(set);
                    longer.back()[parameter.name] = choice;
                }
            choices = std::move(longer);
        }
    std::vector<ParameterValues> settings = choices;
    for (const Parameter& parameter : operation.parameters)
        if (parameter.type == ParameterType::Integer &&
            (parameter.maximum - parameter.minimum) / parameter.step < mostShippedValues)
            for (const ParameterValues& set : choices)
                for (double value = parameter.minimum; value <= parameter.maximum; value += parameter.step) {
                    settings.push_back(set);
                    settings.back()[parameter.name] = static_cast<std::int64_t>(value);
                }
    return settings;
}

} // namespace

std::vector<CompileRequest> emulatorRequests(const Plan& plan)
{
    std::vector<CompileRequest> requests;
    for (const KernelSource& source : plan.sources) {
        CompileRequest& request = requests.emplace_back();
        request.source = source;
        request.definitions = plan.definitions;
        request.computeCapability = std::max(request.computeCapability, neededCapability(plan));
        request.architectureSpecific = plan.architectureSpecific;
    }
    return requests;
}

std::vector<CompiledModule> emulatorCode(Toolchain& toolchain, CompilerChoice compiler, const Plan& plan,
                                         const RunControl& control, bool mayBeShipped)
{
    if (!plan.deviceOnly.empty())
        throw SettingError("strategy", plan.deviceOnly);
    std::vector<CompiledModule> modules;
    std::vector<CompileRequest> requests = emulatorRequests(plan);
    for (CompileRequest& request : requests) {
        request.mayBeShipped = mayBeShipped;
        modules.push_back(toolchain.compile(compiler, request, control));
    }
    return modules;
}

std::vector<CompileRequest> builtinRequests(const Registry& registry, const std::vector<Recipe>& more)
{
    std::vector<CompileRequest> requests;
    std::set<std::string> seen;
    const Image picture(512, 384, PixelFormat::Grey8);
    const auto add = [&](const Plan& plan) {
        if (plan.architectureSpecific)
            return;
        for (const CompileRequest& request : emulatorRequests(plan)) {
            std::string name = request.source.name + " " + sha256(request.source.text) + " " +
                               std::to_string(request.computeCapability);
            for (const std::string& definition : request.definitions)
                name += ' ' + definition;
            if (seen.insert(name).second)
                requests.push_back(request);
        }
    };
    for (const Operation& operation : registry.operations())
        for (const Strategy& strategy : operation.strategies) {
            BlockSize block = operation.defaultBlock;
            for (const ParameterValues& settings : shippedSettings(operation)) {
                Recipe recipe;
                recipe.operation = operation.name;
                recipe.strategy = strategy.name;
                recipe.block = block;
                recipe.parameters = settings;
                recipe = registry.completed(recipe);
                const std::optional<Plan> plan = planFor(registry, recipe, picture);
                block = recipe.block; // the search for another takes long
                if (plan)
                    add(*plan);
            }
            for (const Mistake& mistake : registry.mistakes(operation, strategy.name)) {
                Recipe recipe;
                recipe.operation = operation.name;
                recipe.strategy = strategy.name;
                recipe.block = block;
                recipe = registry.completed(registry.withMistake(recipe, mistake.name));
                if (const std::optional<Plan> plan = planFor(registry, recipe, picture))
                    add(*plan);
            }
        }
    for (Recipe recipe : more)
        if (const std::optional<Plan> plan = planFor(registry, recipe, picture))
            add(*plan);
    return requests;
}

PlanShape shapeOf(const Plan& plan, std::span<const CompiledModule> modules)
{
    PlanShape shape;
    for (const CompiledModule& module : modules)
        shape.code.push_back(sha256(module.ptx));
    shape.plan.launches = plan.launches;
    shape.plan.constants = plan.constants;
    shape.plan.textures = plan.textures;
    for (const Buffer& buffer : plan.buffers)
        shape.plan.buffers.push_back({buffer.name, buffer.bytes, Buffer::Fill::None, {}});
    return shape;
}

} // namespace tilescope
