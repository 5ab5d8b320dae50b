#pragma once

#include "gpu/declared/declaration.h"
#include "gpu/declared/kernel_text.h"

#include <functional>
#include <map>
#include <string>

namespace tilescope
{

/// Values of memory of weights that stand in for others: zeros follow the weights, since how many the host allocates is
/// not known.
constexpr int weightsRoom = 4096;

/// The memory that a launch gives pointers of which no note speaks: one of them it is meant for, and for the others it
/// may be open what they are.
class GuessedPointers
{
public:
    /// `bufferOf` is the memory that a pointer gets. The launch and the kernel must live as long as this.
    GuessedPointers(const DeclaredLaunch& launch, const DefinedKernel& kernel,
                    const std::function<std::string(const BoundParameter&)>& bufferOf);

    /// The pointer that this memory is meant for; null: no guessed one gets it.
    const BoundParameter* meant(const std::string& buffer) const;

    /// Whether it is open what a guessed pointer is given, since its memory is meant for another one. One that is not
    /// used gets it too.
    bool isOpen(const BoundParameter& parameter) const;

    /// Why the first open pointer cannot be guessed, as only its place would tell it apart, with the note that says
    /// what it is; empty: none is open.
    Message problem() const;

    /// Weights that stand in for an open pointer's values: they fit how the kernel indexes them, and no index of a
    /// thread is for it. Where only its name says that it has weights, zeros follow those of a small window. Empty: it
    /// has none. `bare` is the text without comments.
    std::string weightsOf(const BoundParameter& parameter, const std::string& bare) const;

private:
    Message problemOf(const BoundParameter& first, const BoundParameter& parameter, bool isRead) const;

    const DefinedKernel& m_kernel;
    std::map<const BoundParameter*, std::string> m_buffers; ///< of the guessed ones
    std::map<std::string, const BoundParameter*> m_meant;
};

} // namespace tilescope
