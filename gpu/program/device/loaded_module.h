#pragma once

#include "gpu/emulator/execute/memory.h"
#include "gpu/emulator/program/program.h"
#include "gpu/emulator/translate/decode.h"
#include "gpu/program/device/address_space.h"
#include "gpu/ptx/module.h"

#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace tilescope
{

/// Code on the emulated GPU, with its variables in the address space.
class LoadedModule
{
public:
    /// Throws ptx::PtxError for what the parser does not take, std::bad_alloc if there is no room for the variables.
    LoadedModule(const std::string& ptx, AddressSpace& space);
    ~LoadedModule();
    LoadedModule(const LoadedModule&) = delete;
    LoadedModule& operator=(const LoadedModule&) = delete;

    /// A decoded kernel; null if there is none of this name. Throws ptx::PtxError if the emulator refuses it.
    std::shared_ptr<const emulator::Program> decode(const std::string& kernel,
                                                    const emulator::HandlerTable& handlers) const;

    struct Variable {
        std::byte* address = nullptr;
        std::size_t bytes = 0;
    };
    std::optional<Variable> variable(const std::string& name) const;

    struct NamedVariable {
        std::string name;
        bool isConstant = false;
        bool isInitialised = false; ///< by the program's text; else it is zero
        Variable place;
    };
    std::vector<NamedVariable> variables() const;

    /// The room for malloc in kernels, if they use it and have nothing there yet. Throws std::bad_alloc.
    void resizeHeap(std::size_t bytes);

    std::size_t constantBytes() const { return m_parsed->constantBytes; }
    emulator::Memory& memory() { return m_memory; }
    /// What a launch of the module finds in its constant memory.
    emulator::Region constants() const { return {m_constants, m_parsed->constantBytes}; }

private:
    std::byte* place(const emulator::Region& content, bool last);

    AddressSpace& m_space;
    std::shared_ptr<const ptx::Module> m_parsed;
    emulator::Memory m_memory; ///< names and addresses of variables, and their initial content
    std::vector<std::byte*> m_globals;
    std::byte* m_constants = nullptr;
    std::byte* m_heap = nullptr; ///< null if no kernel uses malloc
};

} // namespace tilescope
