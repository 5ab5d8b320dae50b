#pragma once

#include "gpu/emulator/emulator.h"
#include "gpu/run/plan_code.h"

#include <cstddef>
#include <deque>
#include <memory>
#include <span>
#include <string>
#include <vector>

namespace tilescope
{

/// The emulator's verdict on an edited kernel before a GPU runs it.
struct KernelVerdict {
    enum class Seen {
        Whole,   ///< every block, for this picture
        Classes, ///< one block of each class, which holds for every picture of this size
        Sample,  ///< some blocks, which prove nothing about the others
        Nothing  ///< it would take too long, and a smaller check is not sufficient: the kernel may not run on a GPU
    };
    Seen seen = Seen::Nothing;
    bool racesSought = true;  ///< Whole: races within blocks and between them
    bool isRepeatable = true; ///< running it repeatedly gives the same result: it does not modify its inputs
    Message reason;           ///< Sample and Nothing: why there are no classes
    std::vector<Finding> findings;
    EmulationReport emulation;
    std::vector<std::size_t> staticSharedBytes; ///< per launch

    bool mayRun() const; ///< no error was found, and something was checked
    /// A sentence on what was not checked; empty if everything was.
    Message note() const;
};

/// A run that is to be executed on a GPU.
struct GuardedRun {
    const Plan& plan;
    std::span<const CompiledModule> modules; ///< the code for the device; its PTX is what is checked
    const Recipe& recipe;                    ///< completed
    ImagePtr input;
    std::vector<ImagePtr> files;
    double effort = 0;     ///< approximate number of warp instructions of the whole run; 0: few
    double mostEffort = 0; ///< limit for checking all of it
    bool thorough = false; ///< nobody waits for the picture: also check what only a whole run shows
};

/// Keeps kernels written by the user from the GPU until the emulator has found no error in them: an illegal access
/// destroys the process's CUDA context. Caches its verdicts, so that moving a slider back costs nothing.
///
/// Why one block of each class is enough: the classes are found by tracing values from the block index and the
/// arguments to every address and every branch (gpu/emulator/block_classes). If one of them depends on data, on a
/// texture or on arithmetic that is not traced, there are no classes and every block must run; that verdict holds only
/// for this picture. Verdicts hold as far as the emulator's numbers equal the device's: an index computed with an
/// approximate function or from a filtered texel can differ in its last place.
class KernelGuard
{
public:
    static constexpr std::size_t mostKnown = 64;  ///< verdicts; the oldest are dropped first
    static constexpr double mostAtOnce = 10e6;    ///< warp instructions: the whole is as fast as its classes
    static constexpr double mostForRaces = 150e6; ///< warp instructions: a second or two, when nobody waits for the
                                                  ///< picture

    /// Throws what Emulator::run throws: Cancelled, PtxError, std::runtime_error. The verdict is valid until the next
    /// call.
    const KernelVerdict& judge(Emulator& emulator, const GuardedRun& run, const RunControl& control);

    std::size_t looks() const { return m_looks; } ///< how many times the emulator was called

private:
    struct Known {
        PlanShape shape;
        bool thorough = false;
        KernelVerdict verdict;
        // If the result depends on data: the inputs of the verdict.
        Recipe recipe;
        std::weak_ptr<const Image> input;
        std::vector<std::weak_ptr<const Image>> files;

        bool answers(const PlanShape& asked, const GuardedRun& run) const;
    };
    KernelVerdict look(Emulator& emulator, const GuardedRun& run, const RunControl& control) const;

    std::deque<Known> m_known; ///< newest first
    std::size_t m_looks = 0;
};

} // namespace tilescope
