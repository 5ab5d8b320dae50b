#pragma once

#include "gpu/declared/declaration.h"
#include "gpu/declared/declared_kernels.h"
#include "gpu/declared/declared_numbers.h"
#include "gpu/recipe/message_value.h"
#include "gpu/recipe/plan.h"

#include <cstdint>
#include <functional>
#include <string>
#include <vector>

namespace tilescope
{

/// How large the launches of a plan are: their grids, blocks and shared memory, as notes say, as the host's launches in
/// the text say, or as follows from image and result.
class LaunchSizes
{
public:
    /// What sizes follow from; must live as long as the LaunchSizes.
    struct Sources {
        const Declaration& operation;
        const DeclaredResult& result;
        const Recipe& recipe;
        const DeclaredKernels& kernels;
        const std::string& bare; ///< the text without comments
        const DeclaredNumbers& numbers;
        /// What a launch gives a parameter: "input", "output", another buffer's name, or a number's expression.
        std::function<std::string(const DeclaredLaunch&, const BoundParameter&)> bufferOf;
    };
    explicit LaunchSizes(Sources sources) : m_of(std::move(sources)) {}

    /// Sets grid, block and dynamic shared memory. Throws DeclarationError for an expression that cannot be computed.
    void take(const DeclaredLaunch& declared, Launch& launch) const;

    /// Blocks are drawn over the picture where they cover it one thread a pixel.
    TileGeometry geometry(const DeclaredLaunch& declared, const Launch& launch) const;

    /// Where sizes may be others than the kernel is made for.
    std::vector<Message> notes(const std::vector<DeclaredLaunch>& launches) const;

private:
    const DefinedKernel& kernel(const std::string& name) const;
    bool gathers(const DeclaredLaunch& launch) const;
    bool isGivenImageSize(const DeclaredLaunch& launch) const;
    std::int64_t resultValues() const;
    bool hasWrittenBlock(const DeclaredLaunch& declared) const;
    bool takesWrittenGrid(const DeclaredLaunch& declared) const;
    std::string bodyOf(const DefinedKernel& own) const;
    bool isOfOneBlock(const DeclaredLaunch& declared) const;
    bool guessesShared(const DeclaredLaunch& declared) const;
    int valuesOfThread(const DeclaredLaunch& declared) const;
    Dim3 writtenGrid(const std::vector<std::string>& sides) const;
    Dim3 gridFor(const DeclaredLaunch& declared, const Dim3& block) const;
    bool isTwoDimensional(const DeclaredLaunch& declared) const;
    bool hasThreadForEach(const DeclaredLaunch& declared, const Dim3& block) const;
    void noteFewThreads(const std::vector<DeclaredLaunch>& launches, std::vector<Message>& notes) const;
    void noteUnreadSizes(const std::vector<DeclaredLaunch>& launches, std::vector<Message>& notes) const;

    Sources m_of;
};

} // namespace tilescope
