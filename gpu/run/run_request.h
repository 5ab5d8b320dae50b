#pragma once

#include "gpu/image/image.h"
#include "gpu/model/gpu_model.h"
#include "gpu/recipe/preview.h"
#include "gpu/recipe/recipe.h"

#include <optional>
#include <string>

namespace tilescope
{

/// How much a run does. The window requests Picture while a slider moves and Full when it rests.
enum class RunDepth {
    Picture, ///< the result, from one run
    Full     ///< settled times on a GPU, and the check against the CPU reference
};

/// A kernel of the user's that the emulator cannot check, so that a GPU runs it only at the user's explicit request
/// (RunRequest::unchecked). The sentence says why.
class UncheckedKernel : public SettingError
{
public:
    using SettingError::SettingError;
};

struct RunRequest {
    Recipe recipe;
    ImagePtr image;
    std::string imageName;
    RunDepth depth = RunDepth::Full;
    bool keepOnDevice = false; ///< on a GPU, also give a DevicePicture
    bool readBack = true;      ///< give Report::picture on a GPU too; floats of an automatic scale are always given
    /// Also compute the operation's annotations, such as a matrix's principal axes, which can take far longer.
    bool annotate = true;
    bool check = true; ///< at RunDepth::Full: compare with the CPU reference, which can take far longer than the run
    int runs = 0;      ///< a fixed number of timed runs; 0: until they settle
    std::optional<double> maxMeasureMs = std::nullopt; ///< the limit for measuring on a GPU, if not CudaOptions' own
    /// The machine's GPU, for a runner that does not use it: the recipe's, if it names none.
    std::optional<GpuModel> machine = std::nullopt;
    std::optional<bool> timing = {}; ///< predict the time on the recipe's GPU, Report::timing; unset: at RunDepth::Full
    bool machineCode = false;        ///< also Report::machineCode, if ptxas and nvdisasm are installed
    /// At RunDepth::Picture in the emulator: show a preview first if the run takes longer than a slider can wait for.
    std::optional<PreviewRequest> preview = {};
    bool keepSides = false; ///< give Report::sides
    /// At the user's explicit request: on a GPU, also run a kernel of the user's that the emulator cannot check. Never
    /// one in which it has found an error.
    bool unchecked = false;
    bool silicon = false; ///< on a GPU, also read its hardware counters: Report::silicon, or siliconReason
};

} // namespace tilescope
