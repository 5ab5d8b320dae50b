#pragma once

#include "gpu/emulator/emulator.h"

#include <deque>
#include <memory>
#include <span>
#include <string>
#include <vector>

namespace tilescope
{

/// What the emulator says of an edited kernel before a GPU gets it.
struct KernelVerdict {
    enum class Seen {
        Whole,   ///< every block, on this picture
        Classes, ///< a block of each class: that speaks for every picture of this size
        Sample,  ///< some blocks, which prove nothing of the others
        Nothing  ///< it would take too long, and nothing less would do: the kernel may not run on a GPU
    };
    Seen seen = Seen::Nothing;
    bool racesSought = true; ///< Whole: within blocks and between them
    bool isRepeatable =
        true;           ///< run again and again it does the same: it leaves alone what a repetition finds as it is
    std::string reason; ///< Sample and Nothing: why not by classes
    std::vector<Finding> findings;
    EmulationReport emulation;
    std::vector<std::size_t> staticSharedBytes; ///< per launch

    bool mayRun() const; ///< no error was found, and something was looked at
    /// A sentence on what was not looked for; empty when nothing was left out.
    std::string note() const;
};

/// A run that a GPU is to do.
struct GuardedRun {
    const Plan& plan;
    std::span<const CompiledModule> modules; ///< what the device would get: its PTX is what is looked at
    const Recipe& recipe;                    ///< completed
    ImagePtr input;
    std::vector<ImagePtr> files;
    double effort = 0;     ///< warp instructions of the whole, roughly; 0: little
    double mostEffort = 0; ///< what may be spent on looking at all of it
    bool thorough = false; ///< nobody waits for the picture: look for what only a whole run shows
};

/// Keeps kernels that a person wrote from the GPU until the emulator has found nothing wrong with them: an illegal
/// access ends the process's CUDA context for good. Remembers its verdicts, so that a slider that comes back costs
/// nothing.
///
/// Why one block of each class is enough: the classes are found by following values from the block index and the
/// arguments to every address and every branch (gpu/emulator/block_classes). Where one of them follows from data, from
/// a texture or from arithmetic that is not followed, there are no classes and every block must run; that then holds
/// for this very picture and is asked again for another one. It holds as far as the emulator's numbers are the
/// device's: an index made from an approximate function or from a filtered texel can differ in its last place.
class KernelGuard
{
public:
    static constexpr double mostAtOnce = 10e6;    ///< warp instructions: the whole is as quick as its classes
    static constexpr double mostForRaces = 150e6; ///< likewise: a second or two of looking, when nobody waits

    /// Throws what Emulator::run throws: Cancelled, PtxError, std::runtime_error. The verdict is good until the next
    /// call.
    const KernelVerdict& judge(Emulator& emulator, const GuardedRun& run, const RunControl& control);

    std::size_t looks() const { return m_looks; } ///< how often the emulator was asked

private:
    struct Known {
        std::string shape; ///< hash of code, launches, buffers' sizes and constants
        bool thorough = false;
        KernelVerdict verdict;
        // Where data decides: what it was judged on.
        Recipe recipe;
        std::weak_ptr<const Image> input;
        std::vector<std::weak_ptr<const Image>> files;

        bool answers(const std::string& asked, const GuardedRun& run) const;
    };
    KernelVerdict look(Emulator& emulator, const GuardedRun& run, const RunControl& control) const;

    std::deque<Known> m_known; ///< the newest first
    std::size_t m_looks = 0;
};

} // namespace tilescope
