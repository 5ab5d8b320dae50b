#pragma once

#include "gpu/operations/operation.h"
#include "gpu/recipe/report.h"

#include <functional>
#include <string>
#include <vector>

namespace tilescope
{

/// All operations under gpu/operations, found by their folders when the program is built.
class Registry
{
public:
    Registry();

    /// Uses these operations instead: for tests. Throws std::logic_error for an operation or a strategy that is
    /// incomplete: without a plan, a reference, a text or a library, with a duplicate name, or whose `after` names no
    /// strategy or one of a later group, or whose parameter depends on what is not there. Sorts the strategies
    /// (optimisation_steps.h).
    explicit Registry(std::vector<Operation> operations);

    const std::vector<Operation>& operations() const { return m_operations; }

    /// Other operations from now on, checked and sorted as those of the constructor. References to what was found
    /// before are invalid. What a file declared is still found by its name if nothing has that name now: reports and
    /// pins of earlier runs speak of it.
    void setOperations(std::vector<Operation> operations);

    /// Throw SettingError with the names that exist.
    const Operation& operation(const std::string& name) const;
    const Strategy& strategy(const Operation& operation, const std::string& name) const;

    /// The mistakes in a strategy's menu; none for an unknown strategy.
    std::vector<Mistake> mistakes(const Operation& operation, const std::string& strategy) const;

    /// The recipe with a mistake in its kernel text, its own or the strategy's, and with the settings that the mistake
    /// names. Throws SettingError if the strategy has no such mistake or its passage is not in the text.
    Recipe withMistake(const Recipe& recipe, const std::string& mistake) const;

    /// How the counts of the recipe's strategy compared with a GPU's (hardware_record.json). None if they never were,
    /// if the strategy's text was changed since or the recipe has its own, or if `compiler` ("nvrtc 13.0") is of
    /// another family or major version than the one whose code was compared.
    std::optional<HardwareRecord> hardwareRecord(const Recipe& recipe, const std::string& compiler) const;

    /// The recipe with every parameter set and every value checked. Throws SettingError for an unknown operation,
    /// strategy or parameter, a value that is not allowed, and a block of no threads or more than 1024.
    Recipe completed(const Recipe& recipe) const;

    /// The completed recipe without what has no effect on its run: the value of a parameter whose condition
    /// (Parameter::onlyWith) is not met becomes the default. Two recipes that run alike compare as equal. Throws as
    /// completed() does.
    Recipe effective(const Recipe& recipe) const;

    /// Why the strategy of a completed recipe cannot use its block; empty: it can.
    Message blockRefusal(const Recipe& completed) const;

    /// Throws SettingError for a block that the strategy of a completed recipe cannot use, with the nearest usable one
    /// (gpu/recipe/near_blocks.h).
    void checkBlock(const Recipe& completed) const;

    /// The input as the operation needs it: converted to grey for a grey-only operation.
    Image prepared(const Operation& operation, const Image& image) const;

    /// The plan of a completed recipe whose block checkBlock() accepts (throws as checkBlock() does), with
    /// recipe.source replacing the strategy's own text if it is set. A mistake in that text also sets its shared memory
    /// (Mistake::sharedBytes), and so does the padding of its tile (tile_padding.h), unless recipe.sharedBytes sets it.
    Plan plan(const Recipe& completed, const Inputs& inputs) const;

private:
    std::function<bool(BlockSize)> suitsOf(const Recipe& completed) const;

    std::vector<Operation> m_operations;
    std::vector<Operation> m_former; ///< those that files declared, without what has been declared again
};

/// All folders' operations, in the order of their names. Defined in a file that CMake generates from the folders.
std::vector<Operation> allOperations();

} // namespace tilescope
