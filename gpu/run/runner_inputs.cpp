#include "gpu/run/runner_members.h"

#include "gpu/run/fitting_block.h"

#include <algorithm>

// From a recipe to a plan: which machine, which GPU, the picture and files that it works on, and whether it fits.

namespace tilescope
{

BackendChoice Runner::Members::chosenBackend(const Recipe& recipe) const
{
    const bool usable = device.device && !deviceLost;
    if (recipe.backend == BackendChoice::Cuda && !usable) {
        const std::string why = deviceLost ? "The GPU was lost after an error in a kernel; restart Tilescope to use it "
                                             "again."
                                           : device.reason;
        throw SettingError("backend", why + " The emulator works everywhere: choose the backend \"emulator\".",
                           ParameterValue("emulator"));
    }
    if (recipe.backend == BackendChoice::Auto)
        return usable ? BackendChoice::Cuda : BackendChoice::Emulator;
    return recipe.backend;
}

/// The GPU that occupancy, band and the emulator's limits are about: the one asked for, else the one that is here, else
/// one that many have.
GpuModel Runner::Members::gpuOf(const Recipe& recipe) const
{
    if (recipe.gpu)
        return gpuNamed(*recipe.gpu);
    return device.device ? modelOf(*device.device) : gpuNamed("RTX 3060");
}

DeviceLimits Runner::Members::limitsOf(BackendChoice backend, const Recipe& recipe) const
{
    return backend == BackendChoice::Cuda && device.device ? device.device->limits : tilescope::limitsOf(gpuOf(recipe));
}

ImagePtr Runner::Members::preparedInput(const Operation& operation, const ImagePtr& image)
{
    const bool makesGrey = operation.greyOnly && image->format() == PixelFormat::Rgb8;
    if (!makesGrey)
        return image;
    if (!prepared || preparedFrom.lock() != image || preparedGrey != makesGrey) {
        prepared = std::make_shared<const Image>(registry.prepared(operation, *image));
        preparedFrom = image;
        preparedGrey = makesGrey;
    }
    return prepared;
}

void Runner::Members::loadFiles(const Operation& operation, const Recipe& completed, const RunControl& control,
                                Inputs& inputs)
{
    if (!operation.files)
        return;
    std::vector<std::pair<FileRequest, LoadedFile>> loaded;
    for (const FileRequest& request : operation.files(completed)) {
        const auto known = std::find_if(loadedFiles.begin(), loadedFiles.end(),
                                        [&](const auto& entry) { return entry.first == request; });
        if (known == loadedFiles.end() && !loadFile)
            throw SettingError(request.parameter, "Files cannot be loaded here.");
        try {
            loaded.emplace_back(request, known == loadedFiles.end() ? loadFile(request, control) : known->second);
        } catch (const Cancelled&) {
            throw;
        } catch (const std::runtime_error& error) { // the setting that names the file is what can be mended
            throw SettingError(request.parameter, error.what());
        }
        inputs.files[request.parameter] = loaded.back().second;
    }
    loadedFiles = std::move(loaded);
}

std::vector<ImagePtr> Runner::Members::filesInUse() const
{
    std::vector<ImagePtr> images;
    for (const auto& [request, file] : loadedFiles)
        images.push_back(file.image);
    return images;
}

Plan Runner::Members::checkedPlan(const Recipe& completed, const Inputs& inputs, BackendChoice backend) const
{
    Plan plan = registry.plan(completed, inputs);
    if (backend == BackendChoice::Emulator && !plan.deviceOnly.empty())
        throw SettingError("strategy", plan.deviceOnly + (device.device && !deviceLost
                                                              ? " Choose the backend \"cuda\" to run it."
                                                              : " There is no GPU to use here; most other strategies "
                                                                "run in the emulator."));
    if (backend == BackendChoice::Cuda && capabilityOf(*device.device) < plan.minimumCapability)
        throw SettingError("strategy", "This strategy needs a GPU of compute capability " +
                                           capabilityText(plan.minimumCapability) + ", and " + device.device->name +
                                           " has " + capabilityText(capabilityOf(*device.device)) +
                                           (plan.deviceOnly.empty() ? ". The emulator runs it; " : ". ") +
                                           "strategies that ask for less run on this GPU.");
    if (backend == BackendChoice::Cuda && plan.architectureSpecific &&
        capabilityOf(*device.device) != plan.minimumCapability)
        throw SettingError("strategy", "This strategy's instructions are only in GPUs of compute capability " +
                                           capabilityText(plan.minimumCapability) + ", and " + device.device->name +
                                           " has " + capabilityText(capabilityOf(*device.device)) +
                                           ". The other strategies run on this GPU.");
    const DeviceLimits limits = limitsOf(backend, completed);
    try {
        checkLimits(plan, limits);
    } catch (const SettingError& error) {
        const bool followsFromBlock = error.field == "block" || error.field == "shared_memory";
        if (error.nearest || !followsFromBlock)
            throw;
        const auto block = nearestFittingBlock(registry, completed, inputs, limits);
        if (!block)
            throw;
        const std::string nearest = toText(*block);
        std::string sentence = error.what() + (" A block of " + nearest) + " works";
        if (const auto value = largestFittingValue(registry, completed, inputs, limits))
            sentence += ", and so does " + value->first + " = " + std::to_string(value->second) + " with this block";
        throw SettingError(error.field, sentence + ".", ParameterValue(nearest));
    }
    return plan;
}

} // namespace tilescope
