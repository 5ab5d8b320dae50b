#pragma once

#include <string>
#include <vector>

namespace tilescope
{

/// What a kernel's text does with the memory that a pointer of it points to.
struct PointerUse {
    bool isRead = false;
    bool isStored = false;  ///< it stores there, or adds atomically
    bool isUnknown = false; ///< the pointer goes where the reader does not follow it, so that it may be stored through
    /// How many values of a pixel follow one another, if its indices are multiplied by that: 3 of "in[3 * i + 1]"; 0:
    /// as many as its parameter "channels" says; 1: they are not multiplied
    int step = 1;
    bool hasThreadForEach = false; ///< each thread has one of them, as what its index is compared with shows

    bool mayStore() const { return isStored || isUnknown; }
    bool isUsed() const { return isRead || mayStore(); }
    bool isOnlyRead() const { return isRead && !mayStore(); }
};

struct DefinedKernel;

/// Finds that for all pointers that kernels are given, in their bodies and in the functions that these call. `bare` is
/// the text without comments. Macros are not expanded: a pointer that one is given is unknown.
void takePointerUses(std::vector<DefinedKernel>& kernels, const std::string& bare);

} // namespace tilescope
