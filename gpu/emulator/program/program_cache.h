#pragma once

#include "gpu/emulator/execute/handlers/handler_table.h"
#include "gpu/emulator/program/program.h"
#include "gpu/system/recently_used.h"

#include <cstddef>
#include <list>
#include <memory>
#include <string>

namespace tilescope::emulator
{

/// A cache of the last PTX texts and their decoded programs: at most `capacity` texts, and of long ones fewer. A text
/// is found by its hash and compared completely.
class ProgramCache
{
public:
    /// `observed`: handlers that notify an observer.
    ProgramCache(const HandlerTable& handlers, const HandlerTable& observed)
        : m_handlers(handlers), m_observed(observed)
    {
    }

    /// `mainFile` is the kernel file's name, for its lines. Throws PtxError.
    std::shared_ptr<const ptx::Module> module(const std::string& ptx, const std::string& mainFile);

    /// Throws std::runtime_error if the module has no such kernel.
    std::shared_ptr<const Program> program(const std::shared_ptr<const ptx::Module>& module, const std::string& kernel,
                                           bool observed);

private:
    static constexpr std::size_t capacity = 32;             ///< some hundred kilobytes each
    static constexpr std::size_t mostTextBytes = 2'000'000; ///< of the texts together; the newest stays in any case

    struct Entry {
        std::size_t hash = 0;
        std::string ptx, mainFile;
        std::shared_ptr<const ptx::Module> module;
        std::list<std::shared_ptr<const Program>> programs[2]; ///< without and with an observer
    };

    const HandlerTable &m_handlers, &m_observed;
    RecentlyUsed<Entry> m_entries;
};

} // namespace tilescope::emulator
