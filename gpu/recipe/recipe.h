#pragma once

#include "gpu/recipe/parameter.h"

#include <nlohmann/json_fwd.hpp>

#include <optional>
#include <stdexcept>
#include <string>

namespace tilescope
{

/// Threads of a block; their product must lie in 1…1024.
struct BlockSize {
    int width = 16;
    int height = 16;
    int threads() const { return width * height; }
    bool operator==(const BlockSize&) const = default;
};

std::string toText(BlockSize block);               ///< "16x16"
BlockSize parseBlockSize(const std::string& text); ///< throws SettingError

/// The block within 1…maxThreads threads that differs least from the given one; of equals the one with more threads.
BlockSize nearestBlock(BlockSize block, int maxThreads = 1024);

/// Throws SettingError (field "block") for a block of no threads or of more than maxThreads, with the nearest.
void checkBlock(BlockSize block, int maxThreads = 1024);

enum class BackendChoice { Auto, Cuda, Emulator };
enum class CompilerChoice { Auto, Nvrtc, Clang };
enum class CounterMode { None, Auto, Full };

/// Everything a person chose: the user interface's state, the undo step, the cache key, the command line's input and
/// the row of a test. The picture it is applied to is not part of it.
struct Recipe {
    std::string operation = "sobel";
    std::string strategy = "shared";
    BlockSize block;
    ParameterValues parameters; ///< only those set; an absent one has its declared default
    BackendChoice backend = BackendChoice::Auto;
    CompilerChoice compiler = CompilerChoice::Auto;
    CounterMode counters = CounterMode::Auto;
    /// The compiler is told the block's sides and the filter's sizes, as if the kernel's text had them as constants.
    bool compileTimeSizes = false;
    std::optional<std::string> source; ///< kernel text in place of the strategy's own
    /// Dynamic shared memory of the main launch for such a text, bytes a block; without it as much as the strategy
    /// takes.
    std::optional<std::int64_t> sharedBytes;
    std::optional<std::string> gpu; ///< the GPU of the table that the emulator stands for
    bool operator==(const Recipe&) const = default;
};

/// A setting that cannot be: what is wrong and what would work, in one sentence.
class SettingError : public std::runtime_error
{
public:
    SettingError(std::string fieldName, const std::string& message, std::optional<ParameterValue> nearestValue = {})
        : std::runtime_error(message), field(std::move(fieldName)), nearest(std::move(nearestValue))
    {
    }
    std::string field;                     ///< "operation", "strategy", "block" or a parameter's name
    std::optional<ParameterValue> nearest; ///< the nearest value that works, where there is one
};

/// JSON both ways. Reading throws SettingError for a field that is unknown or of the wrong type, named.
nlohmann::json toJson(const Recipe& recipe);
Recipe recipeFromJson(const nlohmann::json& json);

} // namespace tilescope
