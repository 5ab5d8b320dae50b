#pragma once

#include <cstddef>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace tilescope
{

/// One of CUDA's types as values of a plain one: "uchar3" as three of "unsigned char", "uint8_t" as one of it.
struct ElementType {
    std::string scalar;
    int channels = 1;
};
ElementType elementOf(const std::string& type);

/// Names of numbers' types from headers of the system and of libraries, which are left out of a kernel's text, with
/// what they mean: "png_byte" and "unsigned char".
std::span<const std::pair<std::string_view, std::string_view>> foreignTypes();

/// Appends the number as a value of the type, as a device holds it; false: the type is not one of a number.
bool appendNumber(std::vector<std::byte>& bytes, const std::string& type, double number);

/// The same for a number as it is written: whole ones exactly, also those of 64 bits. Throws std::invalid_argument with
/// a sentence for what is not a number of the type.
bool appendNumberText(std::vector<std::byte>& bytes, const std::string& type, const std::string& text);

/// Whether a value of this type can be passed to a kernel as a number.
bool isNumberType(const std::string& type);

} // namespace tilescope
