#pragma once

#include "gpu/emulator/execute/handlers/handler_table.h"
#include "gpu/emulator/program/program.h"

#include <cstddef>
#include <list>
#include <memory>
#include <string>

namespace tilescope::emulator
{

/// PTX texts and what was decoded from them, the last few used. A text is found again by its hash and compared whole.
class ProgramCache
{
public:
    /// `observed`: handlers that tell an observer.
    ProgramCache(const HandlerTable& handlers, const HandlerTable& observed)
        : m_handlers(handlers), m_observed(observed)
    {
    }

    /// `mainFile` is the kernel file's name, for its lines. Throws PtxError.
    std::shared_ptr<const ptx::Module> module(const std::string& ptx, const std::string& mainFile);

    /// Throws std::runtime_error when the module has no such kernel.
    std::shared_ptr<const Program> program(const std::shared_ptr<const ptx::Module>& module, const std::string& kernel,
                                           bool observed);

private:
    static constexpr std::size_t capacity = 32; ///< some hundred kilobytes each

    struct Entry {
        std::size_t hash = 0;
        std::string ptx, mainFile;
        std::shared_ptr<const ptx::Module> module;
        std::list<std::shared_ptr<const Program>> programs[2]; ///< to run alone, and to be observed
    };

    const HandlerTable &m_handlers, &m_observed;
    std::list<Entry> m_entries; ///< most recently used first
};

} // namespace tilescope::emulator
