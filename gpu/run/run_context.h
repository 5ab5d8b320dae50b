#pragma once

#include "gpu/emulator/emulator.h"
#include "gpu/run/runner.h"

#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace tilescope
{

/// The values of one run: what is asked for, what it works on, and what its steps have found so far. Ends with it, and
/// must not outlive request and control.
struct RunContext {
    const RunRequest& request;
    const RunControl& control;
    Recipe recipe; ///< completed
    const Operation& operation;
    ImagePtr input; ///< as the operation wants it
    Inputs inputs;  ///< the same, with the files that the recipe names

    BackendChoice backend = BackendChoice::Emulator;
    Plan plan = {};
    std::vector<CompiledModule> code = {}; ///< what the emulator runs, a module a source; empty until asked for

    RunEffort measured = {};                        ///< what emulating it takes, once that was measured
    double effort = 0;                              ///< warp instructions of that
    bool isEndless = false;                         ///< an edited kernel with a block whose end is not known
    bool repeatable = true;                         ///< the device may run the launches again and again, to time them
    std::vector<LaunchCounters> counted = {};       ///< empty where nothing was counted
    std::vector<std::vector<std::byte>> sides = {}; ///< what was read back for Operation::annotate
    Report report = {};

    bool isFull() const { return request.depth == RunDepth::Full; }
};

/// The last picture that was made grey.
class PreparedInput
{
public:
    /// The picture as the operation wants it.
    ImagePtr of(const Registry& registry, const Operation& operation, const ImagePtr& image);

private:
    std::weak_ptr<const Image> m_from;
    ImagePtr m_grey;
};

/// The files of the last recipe that named some.
class LoadedFiles
{
public:
    using Load = std::function<LoadedFile(const FileRequest&, const RunControl&)>;
    explicit LoadedFiles(Load load) : m_load(std::move(load)) {}

    /// Puts the files that the recipe names into `inputs`. Throws SettingError of the parameter that names one.
    void into(Inputs& inputs, const Operation& operation, const Recipe& completed, const RunControl& control);

private:
    Load m_load;
    std::vector<std::pair<FileRequest, LoadedFile>> m_known;
};

/// The last CPU reference, so that a moved block slider computes none again.
class LastReference
{
public:
    ImagePtr of(const RunContext& run);
    double ms() const { return m_ms; } ///< that it took

private:
    ImagePtr m_input, m_picture;
    std::string m_operation;
    ParameterValues m_parameters;
    double m_ms = 0;
};

/// What emulating a plan gave, and of what: the plan follows from recipe, input and files alone.
struct EmulatedRun {
    Recipe recipe; ///< completed
    ImagePtr input;
    std::vector<ImagePtr> files;
    EmulatorResult result = {}; ///< without the picture
    ImagePtr picture = {};      ///< null when a fault ended the run
    std::vector<LaunchCounters> counted = {};

    bool isOf(const RunContext& run) const;
};

/// The pictures of files that a run works on.
std::vector<ImagePtr> filesOf(const RunContext& run);

} // namespace tilescope
