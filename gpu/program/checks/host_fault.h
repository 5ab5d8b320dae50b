#pragma once

#include "gpu/recipe/message_value.h"
#include "gpu/recipe/report.h"

#include <cstdint>

namespace tilescope
{

/// A fault of a program's host part; some kinds of findings have several.
enum class HostFault : std::uint8_t {
    HostPointer,
    DevicePointer,
    BytesAllocated,
    BytesAllocatedForCopy,
    BytesFilled,
    BytesReturned,
    SwappedUpload,
    SwappedReturn,
    CopyKind,
    CopyBeyond,
    CopyBeyondHost,
    SetBeyond,
    NeverCopied,
    EarlyCopy,
    UnfilledCopy,
    UnfilledRead,
    UnfilledConstant,
    Leak,
    DoubleFree,
    FreeInside,
    FreeOfHost,
    WrongFree,
    UsedAfterFree,
    ReadAfterFree,
    FailedLaunch,
    UncheckedError,
    TruncatedGrid,
    TruncatedGridBoth, ///< in x and y
    SwappedGrid,
    MissingSync,
    UnorderedKernels,
    UnorderedCopy,
    UnorderedAfterCopy,
    PitchOfCopies,
    PitchOfAllocation,
    PitchOfKernel
};

/// What is said about a fault. The first arguments of both texts are the same.
struct HostFaultWords {
    HostFault fault;
    FindingKind kind;
    Severity severity;
    Phrase message, cure;
};

const HostFaultWords& wordsOf(HostFault fault);

} // namespace tilescope
