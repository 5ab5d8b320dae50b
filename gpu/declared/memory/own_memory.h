#pragma once

#include "gpu/declared/declaration.h"
#include "gpu/declared/declared_kernels.h"
#include "gpu/declared/memory/guessed_pointers.h"

#include <functional>
#include <string>
#include <vector>

namespace tilescope
{

/// Memory that kernels get beside image and result and that no note declares: lists that the host's code copies,
/// weights that stand in for what it computes, further results.
class OwnMemory
{
public:
    /// What it follows from; must live as long as this.
    struct Sources {
        const KernelSource& source;
        const std::string& bare; ///< the text without comments
        const DeclaredKernels& kernels;
        /// What a launch gives a parameter: "input", "output" or another buffer's name.
        std::function<std::string(const DeclaredLaunch&, const BoundParameter&)> bufferOf;
    };
    OwnMemory(Sources sources, DeclaredHost& host, std::vector<Message>& notes)
        : m_of(std::move(sources)), m_host(host), m_notes(notes)
    {
    }

    /// Declares the memory, and says so.
    void add(const std::vector<DeclaredLaunch>& launches);

    /// Says which memory kernels read although nothing stores into it. `device` is the text for the device.
    void noteUnfilled(const std::vector<DeclaredLaunch>& launches, const std::string& device);

private:
    bool isOwnBuffer(const std::string& name) const;
    GuessedPointers guessed(const DeclaredLaunch& launch) const;
    void addOneValues(const DeclaredLaunch& launch);
    void noteValues(const std::string& name, std::size_t count, int line);

    Sources m_of;
    DeclaredHost& m_host;
    std::vector<Message>& m_notes;
};

} // namespace tilescope
