#pragma once

#include "gpu/operations/operation.h"

#include <functional>
#include <string>
#include <vector>

namespace tilescope
{

/// Every operation under gpu/operations, found by its folder when the program is built.
class Registry
{
public:
    Registry();

    /// These in place of them: for tests. Throws std::logic_error for an operation or a strategy that is not complete:
    /// without a plan, a reference, a text or a library, with another's name, or after a strategy that is none.
    explicit Registry(std::vector<Operation> operations);

    const std::vector<Operation>& operations() const { return m_operations; }

    /// Throw SettingError naming what there is.
    const Operation& operation(const std::string& name) const;
    const Strategy& strategy(const Operation& operation, const std::string& name) const;

    /// The mistakes of a strategy's menu; none for a name that is no strategy's.
    std::vector<Mistake> mistakes(const Operation& operation, const std::string& strategy) const;

    /// The recipe with a mistake in its kernel text, its own or the strategy's, and at the settings that the mistake
    /// names. Throws SettingError: the strategy has no such mistake, or the text no place for it.
    Recipe withMistake(const Recipe& recipe, const std::string& mistake) const;

    /// The recipe with every parameter set and every value checked; throws SettingError for what cannot be: an unknown
    /// operation, strategy or parameter, a value not allowed, a block of no or more than 1024 threads.
    Recipe completed(const Recipe& recipe) const;

    /// Why the strategy of a completed recipe cannot use its block; empty: it can.
    std::string blockRefusal(const Recipe& completed) const;

    /// Throws SettingError for a block that the strategy of a completed recipe cannot use, with the nearest that it can
    /// (gpu/recipe/near_blocks.h).
    void checkBlock(const Recipe& completed) const;

    /// The input as the operation wants it: grey where it is grey-only.
    Image prepared(const Operation& operation, const Image& image) const;

    /// The plan of a completed recipe whose block checkBlock() accepts (throws as it does), with recipe.source in place
    /// of the strategy's own text where it is set. A mistake in that text brings its shared memory with it
    /// (Mistake::sharedBytes), unless recipe.sharedBytes says how much.
    Plan plan(const Recipe& completed, const Inputs& inputs) const;

private:
    std::function<bool(BlockSize)> suitsOf(const Recipe& completed) const;

    std::vector<Operation> m_operations;
};

/// Every folder's operation, in the order of their names. Defined in a file that CMake writes from the folders.
std::vector<Operation> allOperations();

} // namespace tilescope
