#pragma once

#include "gpu/program/record/recorded_launch.h"
#include "gpu/program/replay/buffer_picture.h"
#include "gpu/ptx/module.h"
#include "gpu/recipe/plan.h"

#include <memory>
#include <string>
#include <vector>

namespace tilescope
{

/// An array that the launch is given.
struct LaunchArray {
    std::size_t buffer = 0; ///< of the plan
    std::string name;       ///< of the kernel's parameter
    bool mayWrite = false;
    BufferFacts facts;
};

struct LaunchPlan {
    Plan plan; ///< shows an array as showArray() chooses by itself
    std::vector<LaunchArray> arrays;
};

/// The plan that repeats a recorded launch of a kernel of the module: region r of the emulator is buffer r −
/// FirstFreeRegion, so that addresses in memory stay right. On a GPU only those in parameters are replaced: a plan with
/// others can run in the emulator alone. `parameters` are those in the kernel's text, for names and types; empty if
/// they are not known. Throws std::runtime_error if the record does not fit the kernel.
LaunchPlan planOf(const RecordedLaunch& launch, const ptx::Module& module, const KernelSource& source,
                  const std::vector<KernelParameter>& parameters);

/// Makes an array the plan's image: the named one; else the last one that the kernel may write and that is an image,
/// else the last that is one, else the last that it may write, as rows of numbers.
void showArray(Plan& plan, const std::vector<LaunchArray>& arrays, const std::string& name, const BufferChoice& choice);

/// The first array that the kernel only reads and that is an image, in 8 bits: floats up to 1 are stretched to 255.
/// Null if there is none.
std::shared_ptr<const Image> sourceImage(const LaunchPlan& launch);

} // namespace tilescope
