#pragma once

#include "gpu/recipe/message_value.h"
#include "gpu/recipe/parameter.h"

#include <nlohmann/json_fwd.hpp>

#include <optional>
#include <string>
#include <utility>

namespace tilescope
{

/// Threads of a block; their product must be in 1…1024.
struct BlockSize {
    int width = 16;
    int height = 16;
    int threads() const { return width * height; }
    bool operator==(const BlockSize&) const = default;
};

std::string toText(BlockSize block);               ///< "16x16"
BlockSize parseBlockSize(const std::string& text); ///< throws SettingError

/// The block of 1…maxThreads threads that differs least from the given one; of equals the one with more threads.
BlockSize nearestBlock(BlockSize block, int maxThreads = 1024);

/// Throws SettingError (field "block") for a block of no threads or of more than maxThreads, with the nearest one.
void checkBlock(BlockSize block, int maxThreads = 1024);

enum class BackendChoice { Auto, Cuda, Emulator };
enum class CompilerChoice { Auto, Nvrtc, Clang };
enum class CounterMode { None, Auto, Full };

/// All settings that the user chose: the user interface's state, the undo step, the cache key, the command line's input
/// and a test's row. The picture that it is applied to is not part of it.
struct Recipe {
    std::string operation = "sobel";
    std::string strategy = "shared";
    BlockSize block;
    ParameterValues parameters; ///< only those that are set; the others have their declared defaults
    BackendChoice backend = BackendChoice::Auto;
    CompilerChoice compiler = CompilerChoice::Auto;
    CounterMode counters = CounterMode::Auto;
    /// Compile the block's sides and the filter's sizes into the kernel as constants.
    bool compileTimeSizes = false;
    std::optional<std::string> source; ///< kernel text that replaces the strategy's own
    /// Dynamic shared memory of the main launch for such a text, in bytes per block; if unset, as much as the strategy
    /// uses.
    std::optional<std::int64_t> sharedBytes;
    std::optional<std::string> gpu; ///< the GPU model, by its name in the table, that the emulator represents
    /// Operation::revision, so that nothing known of a run is taken for one of another text; not part of the JSON.
    int revision = 0;
    bool operator==(const Recipe&) const = default;
};

/// A setting that is not possible, with a sentence that says what is wrong and what would work.
class SettingError : public MessageError
{
public:
    SettingError(std::string fieldName, Message sentence, std::optional<ParameterValue> nearestValue = {})
        : MessageError(std::move(sentence)), field(std::move(fieldName)), nearest(std::move(nearestValue))
    {
    }
    std::string field;                     ///< "operation", "strategy", "block" or a parameter's name
    std::optional<ParameterValue> nearest; ///< the nearest value that works, if there is one
    int line = 0;                          ///< of the kernel's text, from 1, if a line of it is the reason
    Message atLine;                        ///< the sentence without the place, if there is a line
};

/// Conversion to and from JSON. Reading throws SettingError with the name of an unknown or ill-typed field.
nlohmann::json toJson(const Recipe& recipe);
Recipe recipeFromJson(const nlohmann::json& json);

} // namespace tilescope
