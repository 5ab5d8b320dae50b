#pragma once

#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace tilescope
{

/// The value of a parameter. A choice is stored by its name.
using ParameterValue = std::variant<bool, std::int64_t, double, std::string>;
using ParameterValues = std::map<std::string, ParameterValue>;

enum class ParameterType {
    Boolean,
    Integer,
    Real,
    Choice,
    Text ///< free text that the operation parses, such as a rectangle "x,y,w,h" or a file name
};

/// A setting of an operation. Sliders, command line, sweeps and tests are generated from it.
struct Parameter {
    std::string name;  ///< as written on the command line and in JSON
    std::string label; ///< as shown beside its slider
    ParameterType type = ParameterType::Integer;
    ParameterValue defaultValue;
    double minimum = 0; ///< Integer and Real
    double maximum = 0; ///< Integer and Real, inclusive
    double step = 1;    ///< Integer and Real: allowed values are minimum + k · step
    std::vector<std::string> choices;
    std::string unit;    ///< "px", "grey levels" or empty
    std::string meaning; ///< one line that a student understands
    /// What a Text parameter names, so that a view can show the right control.
    enum class TextKind { Plain, RectangleOrFile, Folder, ImagesFile } textKind = TextKind::Plain;
    /// The other values with which alone it has an effect.
    struct Condition {
        std::string parameter; ///< another one of the operation, or "strategy"
        std::vector<std::string> values;
        std::string reason; ///< "Only for the Gaussian filter."
        bool operator==(const Condition&) const = default;
    };
    std::optional<Condition> onlyWith = {};
    bool changesResult = true; ///< false: only annotations or launches beside the result depend on it
    bool operator==(const Parameter&) const = default;
};

/// The value in the declared type: an integer given for a Real becomes a double. Throws SettingError (recipe.h) if the
/// type is wrong or the value is not allowed; the sentence names the parameter, what is allowed, and the nearest
/// allowed value if there is one.
ParameterValue checkedValue(const Parameter& parameter, const ParameterValue& value);

/// Parses a value from the command line and checks it as above.
ParameterValue parseValue(const Parameter& parameter, const std::string& text);

std::string toText(const ParameterValue& value);

/// A choice as it is shown: "Sum of squares" of "sum_of_squares".
std::string titleOfChoice(std::string choice);

/// The largest number of values in a sweep.
inline constexpr std::size_t mostValues = 100'000;

/// The values of a parameter given by "9", "3,5,9", "3..15" or "3..15:4"; a range without a step uses the parameter's
/// own. Each value is checked. Throws SettingError with a sentence that says what would work.
std::vector<ParameterValue> valuesIn(const Parameter& parameter, const std::string& text);

/// The same for a block's width or height: integers from 1 to 1024 with step 1; ascending and unique.
std::vector<int> blockSidesIn(const std::string& name, const std::string& text);

} // namespace tilescope
