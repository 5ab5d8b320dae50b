#pragma once

#include <functional>
#include <memory>
#include <stdexcept>
#include <string>
#include <utility>
#include <variant>
#include <vector>

namespace tilescope
{

/// What an expression gives: a number (a condition gives 1 or 0), a text, or nothing where a report has no such value.
using ExpressionValue = std::variant<std::monostate, double, std::string>;

/// An expression that cannot be read or computed: a sentence that says what is wrong and where.
class ExpressionError : public std::runtime_error
{
public:
    using std::runtime_error::runtime_error;
};

/// The path of a value: "{tile/main/counters/barriers}" is the run "tile" and the path "main/counters/barriers". A
/// name, such as "block.x", is a path without a run.
struct ExpressionPointer {
    std::string run, path;
    bool operator==(const ExpressionPointer&) const = default;
};

/// Reads the value that a pointer names; throws ExpressionError if there is no such place.
using PointerLookup = std::function<ExpressionValue(const ExpressionPointer& pointer)>;

/// A condition or a figure over the reports of a lesson's runs, whose language resources/lessons/README.md defines, or
/// a size in an operation's declaration (README.md here), which has names in place of pointers.
class Expression
{
public:
    enum class Values {
        Pointers, ///< {run/path}
        Names     ///< letters, digits, "_" and ".", such as block.x
    };

    /// Throws ExpressionError, also for an expression of more than 2,000 characters or 60 levels.
    explicit Expression(std::string text, Values values = Values::Pointers);

    const std::string& text() const { return m_text; }
    const std::vector<ExpressionPointer>& pointers() const { return m_pointers; } ///< each once, as they occur

    /// Throws ExpressionError: a value that is missing or of the wrong type, a division by 0, or what `lookup` throws.
    ExpressionValue value(const PointerLookup& lookup) const;
    double number(const PointerLookup& lookup) const; ///< also throws if the value is not a number
    bool holds(const PointerLookup& lookup) const;    ///< the number is not 0

    struct Node; ///< of the syntax tree; defined in expression.cpp

private:
    std::string m_text;
    std::vector<ExpressionPointer> m_pointers;
    std::shared_ptr<const Node> m_root;
};

/// A number for a person: "12,345", "0.35".
using NumberWriter = std::function<std::string(double number)>;

/// A passage of a lesson's text with its figures filled in: each {run/path}, and each [[expression]]. Throws
/// ExpressionError.
std::string filledText(const std::string& text, const PointerLookup& lookup, const NumberWriter& write);

/// The pointers and expressions that a text contains, as they occur, each parsed. Throws ExpressionError.
std::vector<Expression> expressionsIn(const std::string& text);

} // namespace tilescope
