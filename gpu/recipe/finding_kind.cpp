#include "gpu/recipe/finding_kind.h"

#include "gpu/recipe/message.h"
#include "gpu/recipe/recipe.h"

#include <algorithm>

namespace tilescope
{

const std::vector<FindingKindFacts>& findingKinds()
{
    using enum FindingKind;
    // Never destroyed: a program's last findings are told after its destructors.
    static const auto& all = *new const std::vector<FindingKindFacts>{
        {Compiler, "compiler", "Compiler"},
        {OutOfBounds, "out_of_bounds", "Out of bounds"},
        {Misaligned, "misaligned", "Misaligned access"},
        {Race, "race", "Data race", {}, "race"},
        {RaceChecked, "race_checked", "Data race checked by atomicCAS", {}, "race"},
        {RaceSameValue, "race_same_value", "Data race with equal values", {}, "race"},
        {WarpRace, "warp_race", "Data race within a warp"},
        {UnwaitedCopy, "unwaited_copy", "Missing wait for a copy"},
        {Uninitialised, "uninitialised", "Uninitialised read"},
        {NeverWritten, "never_written", "Output never written"},
        {DivergentMma, "divergent_mma", "Divergent matrix instruction"},
        {WarpMask, "warp_mask", "Wrong warp mask"},
        {PartedWarp, "parted_warp", "Diverged warp"},
        {DivergentBarrier, "divergent_barrier", "Divergent barrier"},
        {BadBarrier, "bad_barrier", "Invalid barrier"},
        {BadTexture, "bad_texture", "Invalid texture object"},
        {BadCall, "bad_call", "Invalid function pointer"},
        {DeepRecursion, "deep_recursion", "Recursion too deep"},
        {BadFree, "bad_free", "Invalid free"},
        {Deadlock, "deadlock", "Deadlock"},
        {StepLimit, "step_limit", "Does not terminate"},
        {Trap, "trap", "Trap"},
        {Assert, "assert", "Assertion failed"},
        {Printf, "printf", "printf output"},
        {BankConflict, "bank_conflict", "Bank conflict", "shared_wavefronts", "shared-conflict"},
        {Uncoalesced, "uncoalesced", "Uncoalesced access", "sectors", "scattered"},
        {IdleThreads, "idle_threads", "Idle threads"},
        {PartialWarp, "partial_warp", "Partial warps", "warp_instructions"},
        {RedundantHalo, "redundant_halo", "Redundant halo", "halo_redundancy"},
        {LowOccupancy, "low_occupancy", "Low occupancy"},
        {EarlyReturn, "early_return", "Early return"},
        {Contention, "contention", "Contention"},
        {Divergence, "divergence", "Divergent branch"},
        {ZeroDivisor, "zero_divisor", "Division by zero"},
        {Expectation, "expectation", "Expectation not met"},
        {WrongResult, "wrong_result", "Wrong result"},
        {Refused, "refused", "Cannot be run"},
        {HostPointer, "host_pointer", "Host pointer in a kernel"},
        {DevicePointer, "device_pointer", "Device pointer on the host"},
        {BytesForElements, "bytes_for_elements", "Elements counted as bytes"},
        {SwappedCopy, "swapped_copy", "Source and destination exchanged"},
        {CopyKind, "copy_kind", "Wrong kind of copy"},
        {CopyBounds, "copy_bounds", "Copy beyond an allocation"},
        {NeverCopied, "never_copied", "Result never copied back"},
        {EarlyCopy, "early_copy", "Copied before it was computed"},
        {UnfilledMemory, "unfilled_memory", "Device memory never filled"},
        {UnfilledConstant, "unfilled_constant", "Constant memory never filled"},
        {Leak, "leak", "Memory leak"},
        {DoubleFree, "double_free", "Double free"},
        {UseAfterFree, "use_after_free", "Use after free"},
        {FailedLaunch, "failed_launch", "Failed launch"},
        {UncheckedError, "unchecked_error", "Error not checked"},
        {TruncatedGrid, "truncated_grid", "Grid rounded down"},
        {SwappedGrid, "swapped_grid", "Axes of the grid exchanged"},
        {MissingSync, "missing_sync", "Missing synchronisation"},
        {UnequalPitch, "unequal_pitch", "Unequal pitch"},
    };
    return all;
}

const FindingKindFacts& factsOf(FindingKind kind) { return findingKinds().at(static_cast<std::size_t>(kind)); }

std::string nameOf(FindingKind kind) { return std::string(factsOf(kind).name); }

FindingKind findingKindFrom(const std::string& name, const std::string& field)
{
    const auto found = std::ranges::find(findingKinds(), name, &FindingKindFacts::name);
    if (found != findingKinds().end())
        return found->kind;
    std::string names;
    for (const FindingKindFacts& known : findingKinds())
        names += (names.empty() ? "" : ", ") + std::string(known.name);
    throw SettingError(
        field, say(gpu::phrase("\"%1\" is not a valid value of \"%2\". Valid values: %3."), name, field, names));
}

} // namespace tilescope
