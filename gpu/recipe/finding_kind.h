#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace tilescope
{

/// What a finding is about. What else the program knows of a kind is its row in the table of finding_kind.cpp.
enum class FindingKind : std::uint8_t {
    Compiler,
    OutOfBounds,
    Misaligned,
    Race,
    RaceChecked,
    RaceSameValue,
    WarpRace,
    UnwaitedCopy,
    Uninitialised,
    NeverWritten,
    DivergentMma,
    WarpMask,
    PartedWarp,
    DivergentBarrier,
    BadBarrier,
    BadTexture,
    BadCall,
    DeepRecursion,
    BadFree,
    Deadlock,
    StepLimit,
    Trap,
    Assert,
    Printf,
    BankConflict,
    Uncoalesced,
    IdleThreads,
    PartialWarp,
    RedundantHalo,
    LowOccupancy,
    EarlyReturn,
    Contention,
    Divergence,
    ZeroDivisor,
    Expectation,
    WrongResult,
    Refused,
    // Of the host part of a program:
    HostPointer,
    DevicePointer,
    BytesForElements,
    SwappedCopy,
    CopyKind,
    CopyBounds,
    NeverCopied,
    EarlyCopy,
    UnfilledMemory,
    UnfilledConstant,
    Leak,
    DoubleFree,
    UseAfterFree,
    FailedLaunch,
    UncheckedError,
    TruncatedGrid,
    SwappedGrid,
    MissingSync,
    UnequalPitch,
};

struct FindingKindFacts {
    FindingKind kind;
    std::string_view name;        ///< "bank_conflict": in JSON, in lessons and in operations
    std::string_view title;       ///< "Bank conflict"
    std::string_view figure = {}; ///< the key of the figure that a fix improves first; empty: none of its own
    std::string_view moment = {}; ///< where the replay of a block shows it, as in --step; empty: nowhere
};

const std::vector<FindingKindFacts>& findingKinds(); ///< in the order of the enumeration
const FindingKindFacts& factsOf(FindingKind kind);

std::string nameOf(FindingKind kind);
FindingKind findingKindFrom(const std::string& name, const std::string& field); ///< throws SettingError

} // namespace tilescope
