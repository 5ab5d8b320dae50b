#pragma once

#include "gpu/declared/declaration.h"
#include "gpu/image/image.h"
#include "gpu/recipe/plan.h"

#include <cstddef>
#include <map>
#include <set>
#include <string>
#include <vector>

namespace tilescope
{

/// Whether the expression has no names, so that its value is the same for every image.
bool isPlainNumber(const DeclaredNumber& written);

/// Each text as an expression.
std::vector<DeclaredNumber> numbersOf(const std::vector<std::string>& texts);

/// The names that a declaration's expressions have, with their values for one recipe and picture.
class DeclaredNumbers
{
public:
    /// Throws DeclarationError if a side of the result cannot be computed, or is none.
    DeclaredNumbers(const Declaration& operation, const DeclaredResult& result, const std::string& file,
                    const Recipe& recipe, const Image& picture, bool isPitched);

    /// Throws DeclarationError for an expression that cannot be computed.
    double number(const DeclaredNumber& written) const;

    /// The numbers of a list. An element "gaussian(RADIUS, SIGMA)" stands for the weights of a square Gaussian window,
    /// (2 · RADIUS + 1)² of them, which sum to 1; without SIGMA it is 0.3 (RADIUS − 1) + 0.8, as OpenCV's
    /// getGaussianKernel() chooses it. "gaussian_row" stands for those of one row. Throws DeclarationError.
    std::vector<double> numbers(const std::vector<DeclaredNumber>& written) const;

    /// The sides of a grid or block. Throws DeclarationError for one that is less than 1.
    Dim3 sides(const std::vector<DeclaredNumber>& written) const;

    /// Of a block. Throws DeclarationError outside of 0 to 1 MiB.
    std::size_t sharedBytes(const DeclaredNumber& written) const;

    /// "channels" and "pitch" of a picture that is converted to so many values a pixel. Not for pitched rows.
    void takeChannels(int channels);

    /// "result.pitch" of a result of so many values a pixel.
    void takeResultChannels(int channels) { m_values["result.pitch"] = double(m_resultWidth) * channels; }

    /// Whether the operation has a parameter of that name, or the block, such as "threads".
    bool isSetting(const std::string& name) const { return m_parameters.contains(name) || name == "threads"; }
    std::vector<std::string> names() const;
    int resultWidth() const { return m_resultWidth; }
    int resultHeight() const { return m_resultHeight; }

    /// "16" of 16.0
    static std::string textOf(double value);

private:
    void add(const Parameter& parameter, const ParameterValue& value);
    std::vector<double> gaussian(const std::vector<std::string>& arguments, bool isSquare) const;
    int side(const DeclaredNumber& written) const;

    std::string m_file; ///< for messages
    std::map<std::string, double> m_values;
    std::set<std::string> m_parameters;
    int m_resultWidth = 0, m_resultHeight = 0;
};

} // namespace tilescope
