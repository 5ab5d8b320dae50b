#pragma once

#include "gpu/compile/compiler.h"
#include "gpu/emulator/emulator.h"
#include "gpu/emulator/observe/counters/plan_counts.h"
#include "gpu/operations/registry.h"
#include "gpu/recipe/shared_bytes.h"
#include "gpu/run/run_request.h"
#include "gpu/system/recently_used.h"

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace tilescope
{

/// The values of one run: the request, the inputs, and the results of its steps so far. Must not outlive request and
/// control.
struct RunContext {
    RunContext(const RunRequest& itsRequest, const RunControl& itsControl, Recipe completed,
               const Operation& itsOperation, ImagePtr itsInput, Inputs itsInputs);

    const RunRequest& request;
    const RunControl& control;
    Recipe recipe; ///< completed
    const Operation& operation;
    ImagePtr input; ///< converted as the operation needs it
    Inputs inputs;  ///< the same, with the files that the recipe names

    BackendChoice backend = BackendChoice::Emulator;
    Message standIn = {}; ///< why the emulator executes the run in place of a worker
    /// To be called once something is shown in place of the result: from then on a newer setting ends the run.
    std::function<void()> mayBeSuperseded = {};
    Plan plan = {};
    std::vector<CompiledModule> code = {}; ///< code for the emulator, one module per source; empty until needed

    std::shared_ptr<const Preview> preview = {}; ///< the last one that was shown; null: none was
    RunEffort measured = {};                     ///< the effort of emulating it, once measured
    double effort = 0;                           ///< warp instructions of `measured`
    bool isSample = false;    ///< chosen to be short: it may take longer than it promised, as on a machine that is busy
    bool isEndless = false;   ///< an edited kernel with a block that may not terminate
    bool isUnchecked = false; ///< the device runs it at the user's request: the emulator has not checked it
    bool repeatable = true;   ///< the device may repeat the launches, to time them
    std::vector<LaunchCounters> counted = {}; ///< empty if nothing was counted
    std::vector<SharedBytes> sides = {};      ///< the buffers that were read back for Operation::annotate
    Report report = {};

    bool isFull() const { return request.depth == RunDepth::Full; }
    /// Whether the kernels are the user's: an edited text, or an operation that a file declares. They are looked at in
    /// the emulator before a GPU runs them.
    bool isUsersText() const { return recipe.source || !operation.file.empty(); }
};

/// Whether `kept` still exists and is `asked`.
inline bool isSame(const std::weak_ptr<const Image>& kept, const ImagePtr& asked)
{
    const ImagePtr image = kept.lock();
    return image && image == asked;
}

/// Caches the last picture that was converted to grey.
class PreparedInput
{
public:
    /// The picture, converted as the operation needs it.
    ImagePtr of(const Registry& registry, const Operation& operation, const ImagePtr& image);

private:
    std::weak_ptr<const Image> m_from;
    ImagePtr m_grey;
};

/// Caches the files of the last recipe that named some.
class LoadedFiles
{
public:
    using Load = std::function<LoadedFile(const FileRequest&, const RunControl&)>;
    explicit LoadedFiles(Load load) : m_load(std::move(load)) {}

    /// Adds the files that the recipe names to `inputs`. Throws SettingError for the parameter that names a file.
    void into(Inputs& inputs, const Operation& operation, const Recipe& completed, const RunControl& control);

private:
    Load m_load;
    std::vector<std::pair<FileRequest, LoadedFile>> m_known;
};

/// References of the last runs: they depend on input, files and parameters, but not on the strategy, and those of the
/// CPU not on its block.
class ReferenceCache
{
public:
    struct Entry {
        std::weak_ptr<const Image> input;
        std::vector<std::weak_ptr<const Image>> files;
        std::string operation;
        ParameterValues parameters; ///< those that change the result
        BlockSize block;            ///< of an operation that a file declares, whose result may depend on it
        ImagePtr picture = {};
        double ms = 0; ///< processor time of all threads that computed it
    };
    static constexpr std::size_t mostBytes = 256 << 20; ///< of all pictures; the last one stays in any case

    /// Known, or computed by `compute` on this many threads (0: one per core). Valid until the next call.
    const Entry& of(const RunContext& run, unsigned threads, const std::function<Image(const RowThreads&)>& compute);

private:
    void dropOldest();

    RecentlyUsed<Entry> m_entries;
};

/// The result of emulating a plan, and its inputs: the plan depends on recipe, input and files only.
struct EmulatedRun {
    Recipe recipe; ///< completed
    ImagePtr input;
    std::vector<ImagePtr> files;
    EmulatorResult result = {}; ///< without the picture
    ImagePtr picture = {};      ///< null if a fault ended the run
    std::vector<LaunchCounters> counted = {};

    bool isOf(const RunContext& run) const;
};

/// The pictures of the files that a run uses.
std::vector<ImagePtr> filesOf(const RunContext& run);

} // namespace tilescope
