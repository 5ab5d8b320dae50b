#pragma once

#include "gpu/ptx/function_body.h"
#include "gpu/ptx/module_symbols.h"
#include "gpu/ptx/source_locations.h"

#include <exception>
#include <string>
#include <unordered_map>

namespace tilescope::ptx
{

/// Puts called functions in the place of their calls. Afterwards a kernel has neither calls nor parameter slots.
class Inliner
{
public:
    Inliner(const ModuleSymbols& module, SourceLocations& locations) : m_module(module), m_locations(locations) {}

    /// Throws Failure for recursion, for callees without a body (vprintf) and for arguments that do not match, and the
    /// PtxError of a body that could not be read. Others may be flattened after that.
    FunctionBody flattenEntry(const FunctionBody& entry);

private:
    struct Flattened {
        bool inProgress = true;
        std::exception_ptr failure; ///< the same for each call
        FunctionBody body;
    };
    FunctionBody flatten(const FunctionBody& source);
    const FunctionBody& flattenCallee(const std::string& name, const Instruction& call);
    void inlineCall(FunctionBody& caller, const Instruction& place, const Call& call);
    void countInstructions(std::size_t added, const Instruction& place);

    const ModuleSymbols& m_module;
    SourceLocations& m_locations;
    std::unordered_map<std::string, Flattened> m_flattened;
    std::size_t m_depth = 0, m_instructions = 0, m_registers = 0;
    std::uint32_t m_nextIdentity = 1; ///< of local variables
};

} // namespace tilescope::ptx
