#include "gpu/operations/blur/own_filter.h"

#include "gpu/operations/quoted.h"
#include "gpu/recipe/message.h"
#include "gpu/recipe/recipe.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <cstddef>
#include <numeric>
#include <string_view>

namespace tilescope::operations
{

namespace
{

constexpr std::size_t narrowest = 3, widest = 31;

[[noreturn]] void refuse(const Message& fault)
{
    throw SettingError("weights",
                       joined(fault, say(gpu::phrase("Enter the weights as one row, such as \"%1\", or as rows "
                                                     "separated by semicolons, such as \"0 1 0; 1 4 1; 0 1 0\"."),
                                         exampleWeights)),
                       ParameterValue(std::string(exampleWeights)));
}

double numberOf(std::string_view word)
{
    double number = 0;
    const auto [end, error] = std::from_chars(word.data(), word.data() + word.size(), number);
    const std::string shown = quoted(word);
    if (error == std::errc::result_out_of_range)
        refuse(say(gpu::phrase("The weight \"%1\" is too large or too small for a number."), shown));
    if (error != std::errc() || end != word.data() + word.size() || !std::isfinite(number))
        refuse(say(gpu::phrase("\"%1\" is not a number."), shown));
    if (number < 0)
        refuse(say(gpu::phrase("The weight %1 is negative. A blur is a mean with non-negative weights, so that its "
                               "levels stay from 0 to 255."),
                   shown));
    return number;
}

/// The numbers of a row, at most one more than a filter may have.
std::vector<double> rowOf(std::string_view text)
{
    constexpr std::string_view between = " ,\t\r\n";
    std::vector<double> row;
    for (std::size_t at = text.find_first_not_of(between); at != std::string_view::npos && row.size() <= widest;) {
        const std::size_t end = std::min(text.find_first_of(between, at), text.size());
        row.push_back(numberOf(text.substr(at, end - at)));
        at = text.find_first_not_of(between, end);
    }
    return row;
}

std::vector<std::vector<double>> rowsOf(std::string_view text)
{
    constexpr std::size_t longest = 32'768; // enough for 31 × 31 numbers of all their digits
    if (text.size() > longest)
        refuse(say(gpu::phrase("The weights have %1 characters; the maximum is %2."), text.size(), longest));
    std::vector<std::vector<double>> rows;
    for (std::size_t at = 0; at <= text.size() && rows.size() <= widest;) {
        const std::size_t end = std::min(text.find(';', at), text.size());
        rows.push_back(rowOf(text.substr(at, end - at)));
        at = end + 1;
    }
    return rows;
}

void checkSides(const std::vector<std::vector<double>>& rows)
{
    const std::size_t width = rows.front().size();
    if (rows.size() == 1 && width == 0)
        refuse(gpu::phrase("The filter has no weights."));
    if (width > widest || rows.size() > widest)
        refuse(say(gpu::phrase("The filter is more than %1 weights wide or high."), widest));
    for (std::size_t i = 1; i < rows.size(); ++i)
        if (rows[i].size() != width)
            refuse(
                say(gpu::phrase(
                        "Row 1 of the filter has %2 weights, but row %1 has %3. All rows must have the same length."),
                    i + 1, width, rows[i].size()));
    if (rows.size() != 1 && rows.size() != width)
        refuse(say(gpu::phrase("The filter has %2 rows of %1 weights; it must be square."), width, rows.size()));
    if (width < narrowest || width % 2 == 0)
        refuse(say(gpu::phrase("The filter's width is %1. It must be an odd number from %2 to %3, so that one weight "
                               "is in the middle."),
                   width, narrowest, widest));
}

/// Divides by the largest first: the sum of weights near the largest double would not be finite.
void normalize(std::vector<double>& weights)
{
    const double largest = *std::ranges::max_element(weights);
    if (largest == 0)
        refuse(gpu::phrase("All weights are 0, so the mean is undefined."));
    for (double& weight : weights)
        weight /= largest;
    const double sum = std::accumulate(weights.begin(), weights.end(), 0.0);
    for (double& weight : weights)
        weight /= sum;
}

std::vector<double> productWithItself(const std::vector<double>& line)
{
    std::vector<double> product;
    product.reserve(line.size() * line.size());
    for (const double vertical : line)
        for (const double horizontal : line)
            product.push_back(vertical * horizontal);
    return product;
}

/// The sums of the rows, if their product with themselves is the filter but for the digits that a person leaves out.
std::optional<std::vector<double>> lineOf(const std::vector<double>& weights, std::size_t width)
{
    constexpr double closeEnough = 1e-6; // of the largest weight: up to a quarter of a level in the sum of 31 × 31
    std::vector<double> line;
    for (auto row = weights.begin(); row != weights.end(); row += static_cast<std::ptrdiff_t>(width))
        line.push_back(std::accumulate(row, row + static_cast<std::ptrdiff_t>(width), 0.0));
    const std::vector<double> product = productWithItself(line);
    const double most = closeEnough * *std::ranges::max_element(weights);
    for (std::size_t i = 0; i < weights.size(); ++i)
        if (std::abs(weights[i] - product[i]) > most)
            return {};
    return line;
}

/// The shares of `count` values in `parts` equal parts of their length.
std::vector<double> resampled(const std::vector<double>& values, std::size_t parts)
{
    const double length = static_cast<double>(values.size()) / static_cast<double>(parts);
    std::vector<double> shares(parts);
    for (std::size_t part = 0; part < parts; ++part)
        for (std::size_t i = 0; i < values.size(); ++i) {
            const double from = std::max(static_cast<double>(part) * length, static_cast<double>(i));
            const double to = std::min(static_cast<double>(part + 1) * length, static_cast<double>(i + 1));
            shares[part] += values[i] * std::max(to - from, 0.0);
        }
    return shares;
}

std::string numbers(const std::vector<double>& row)
{
    std::string text;
    for (const double number : row)
        text.append(text.empty() ? "" : " ").append(toText(ParameterValue(number)));
    return text;
}

} // namespace

OwnFilter ownFilter(const std::string& text)
{
    const std::vector<std::vector<double>> rows = rowsOf(text);
    checkSides(rows);
    OwnFilter filter{.width = static_cast<int>(rows.front().size()), .weights = {}, .line = {}};
    for (const std::vector<double>& row : rows)
        filter.weights.insert(filter.weights.end(), row.begin(), row.end());
    normalize(filter.weights);
    if (rows.size() == 1) {
        filter.line = filter.weights;
        filter.weights = productWithItself(*filter.line);
    } else {
        filter.line = lineOf(filter.weights, rows.size());
    }
    return filter;
}

std::string resampledWeights(const OwnFilter& filter, int newWidth)
{
    const auto width = static_cast<std::size_t>(filter.width), parts = static_cast<std::size_t>(newWidth);
    if (filter.line)
        return numbers(resampled(*filter.line, parts));
    std::vector<std::vector<double>> columns(parts); // of rows that are resampled already
    for (std::size_t row = 0; row < width; ++row) {
        const auto first = filter.weights.begin() + static_cast<std::ptrdiff_t>(row * width);
        const std::vector<double> shares = resampled({first, first + filter.width}, parts);
        for (std::size_t i = 0; i < parts; ++i)
            columns[i].push_back(shares[i]);
    }
    for (std::vector<double>& column : columns)
        column = resampled(column, parts);
    std::string text;
    for (std::size_t row = 0; row < parts; ++row) {
        std::vector<double> weights;
        for (const std::vector<double>& column : columns)
            weights.push_back(column[row]);
        text.append(row == 0 ? "" : "; ").append(numbers(weights));
    }
    return text;
}

} // namespace tilescope::operations
