#include "gpu/operations/plan_parts.h"

#include "gpu/recipe/plan.h"

#include <algorithm>
#include <map>
#include <optional>
#include <utility>

namespace tilescope
{
namespace
{

bool isSizeOfPicture(std::int32_t value, const Plan& plan)
{
    return value == plan.pictureWidth || value == plan.pictureHeight ||
           std::any_of(plan.buffers.begin(), plan.buffers.end(), [value](const Buffer& buffer) {
               return buffer.pitchBytes > 0 && value > 0 && static_cast<std::size_t>(value) == buffer.pitchBytes;
           });
}

/// The sizes that all launches of one kernel have in common.
struct Sizes {
    Dim3 block;
    bool sameBlock = true;
    std::vector<std::optional<std::int32_t>> arguments; ///< nothing: not an integer, or it differs between launches
};

Sizes sizesOf(const Launch& launch, const Plan& plan)
{
    Sizes sizes{launch.block, true, {}};
    for (const Argument& argument : launch.arguments) {
        const auto* value = std::get_if<std::int32_t>(&argument);
        sizes.arguments.push_back(value && !isSizeOfPicture(*value, plan) ? std::optional(*value) : std::nullopt);
    }
    return sizes;
}

void narrow(Sizes& sizes, const Sizes& other)
{
    sizes.sameBlock = sizes.sameBlock && sizes.block == other.block;
    sizes.arguments.resize(std::min(sizes.arguments.size(), other.arguments.size()));
    for (std::size_t i = 0; i < sizes.arguments.size(); ++i)
        if (sizes.arguments[i] != other.arguments[i])
            sizes.arguments[i].reset();
}

std::string textOf(const Sizes& sizes, const KernelHead& head)
{
    std::string text;
    if (sizes.sameBlock)
        text += " const struct { unsigned int x, y, z; } blockDim = {" + std::to_string(sizes.block.x) + ", " +
                std::to_string(sizes.block.y) + ", " + std::to_string(sizes.block.z) + "}; (void)blockDim;";
    const std::vector<KernelParameter> parameters = parametersOf(head);
    for (std::size_t i = 0; i < std::min(parameters.size(), sizes.arguments.size()); ++i)
        if (sizes.arguments[i] && !parameters[i].name.empty())
            text += " __builtin_assume(" + parameters[i].name + " == " + std::to_string(*sizes.arguments[i]) + ");";
    return text;
}

} // namespace

void fixSizes(Plan& plan)
{
    std::map<std::pair<std::size_t, std::string>, Sizes> kernels;
    for (const Launch& launch : plan.launches) {
        const auto [known, isNew] = kernels.try_emplace({launch.source, launch.kernel}, sizesOf(launch, plan));
        if (!isNew)
            narrow(known->second, sizesOf(launch, plan));
    }
    for (const auto& [kernel, sizes] : kernels) {
        if (kernel.first >= plan.sources.size()) // a library's call
            continue;
        std::string& text = plan.sources[kernel.first].text;
        const KernelHead head = kernelHead(text, kernel.second);
        if (head.body != std::string::npos)
            text.insert(head.body, textOf(sizes, head));
    }
}

} // namespace tilescope
