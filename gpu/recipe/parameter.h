#pragma once

#include <cstddef>
#include <cstdint>
#include <map>
#include <string>
#include <variant>
#include <vector>

namespace tilescope
{

/// What a parameter can hold. A choice is held by its name.
using ParameterValue = std::variant<bool, std::int64_t, double, std::string>;
using ParameterValues = std::map<std::string, ParameterValue>;

enum class ParameterType {
    Boolean,
    Integer,
    Real,
    Choice,
    Text ///< free text that the operation reads itself, such as a rectangle "x,y,w,h" or a file name
};

/// What an operation lets a person set. Sliders, command line, sweeps and tests are made from it.
struct Parameter {
    std::string name;  ///< as written on the command line and in JSON
    std::string label; ///< as written beside its slider
    ParameterType type = ParameterType::Integer;
    ParameterValue defaultValue;
    double minimum = 0; ///< Integer and Real
    double maximum = 0; ///< Integer and Real, inclusive
    double step = 1;    ///< Integer and Real: allowed values are minimum + k · step
    std::vector<std::string> choices;
    std::string unit;    ///< "px", "grey levels" or empty
    std::string meaning; ///< one line a student understands
    /// What a Text parameter names, so that a view can offer the right control.
    enum class TextKind { Plain, RectangleOrFile, Folder } textKind = TextKind::Plain;
    bool operator==(const Parameter&) const = default;
};

/// The value as the declaration wants it: an integer given for a Real becomes a double.
/// Throws SettingError (recipe.h) when the type is wrong or the value is not allowed; the sentence names the parameter
/// and what is allowed, and the nearest allowed value where there is one.
ParameterValue checkedValue(const Parameter& parameter, const ParameterValue& value);

/// A value from the command line's text, checked as above.
ParameterValue parseValue(const Parameter& parameter, const std::string& text);

std::string toText(const ParameterValue& value);

/// More values than any sweep should have.
inline constexpr std::size_t mostValues = 100'000;

/// The values of a parameter that "9", "3,5,9", "3..15" or "3..15:4" stands for; a range takes the parameter's own step
/// where it names none. Each is checked. Throws SettingError with a sentence that says what would work.
std::vector<ParameterValue> valuesIn(const Parameter& parameter, const std::string& text);

/// The same for a block's width or height: whole numbers of 1 to 1024, with step 1; ascending, each once.
std::vector<int> blockSidesIn(const std::string& name, const std::string& text);

} // namespace tilescope
