#pragma once

#include "gpu/ptx/module_symbols.h"

#include <cstdint>
#include <vector>

namespace tilescope::ptx
{

/// Functions that call one another, directly or by others of them, so that each calls itself.
using CallCycle = std::vector<const FunctionBody*>;

/// The cycles of a module's calls by name, found once, in time that is proportional to functions and calls: R. Tarjan,
/// "Depth-First Search and Linear Graph Algorithms", SIAM J. Comput. 1 (1972). Calls through pointers are not among
/// them.
class CallCycles
{
public:
    explicit CallCycles(const ModuleSymbols& module);

    /// The cycle of a function of the module; empty if it does not call itself.
    const CallCycle& of(const FunctionBody& function) const;

private:
    const ModuleSymbols& m_module;
    std::vector<CallCycle> m_cycles;      ///< the first is empty
    std::vector<std::uint32_t> m_cycleOf; ///< by the function's number
};

} // namespace tilescope::ptx
