#pragma once

#include "gpu/recipe/shared_bytes.h"

#include <cstddef>
#include <optional>
#include <span>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

namespace tilescope
{

/// A type of an array's values, by NumPy's name and by CUDA's.
struct ArrayType {
    std::string_view name; ///< "float32"
    std::string_view code; ///< in a file's header, after the byte order: "f4"
    std::string_view cuda; ///< "float"
    std::size_t bytes;
    enum class Kind { Integer, Real, Complex } kind;
};

/// The type of NumPy's name; null for any other.
const ArrayType* arrayTypeNamed(std::string_view name);
/// The type of CUDA's name; null for any other.
const ArrayType* arrayTypeOfCuda(std::string_view cuda);
/// "bool, int8, …": all names.
std::string arrayTypeNames();

/// An array as NumPy has it: in C order, packed, little-endian.
struct Array {
    const ArrayType* type = nullptr;
    std::vector<std::size_t> shape; ///< none: a single value
    SharedBytes bytes;

    std::size_t count() const; ///< of its values
    bool operator==(const Array&) const = default;
};

/// An array that cannot be read or made: what is wrong and what would work, in a sentence without the file's name.
class ArrayError : public std::runtime_error
{
public:
    using std::runtime_error::runtime_error;
};

constexpr std::size_t mostArrayBytes = std::size_t{1} << 32; ///< of one array

/// "480x640" of an array with 480 rows. Throws ArrayError, also for more than mostArrayBytes of values of `valueBytes`.
std::vector<std::size_t> parseShape(const std::string& text, std::size_t valueBytes);
std::string shapeText(const std::vector<std::size_t>& shape);

/// The array in the content of a NumPy file (.npy), versions 1 to 3: github.com/numpy/numpy,
/// doc/neps/nep-0001-npy-format. Throws ArrayError, also for types without a name here and for Fortran's order.
Array arrayFromNpy(const SharedBytes& file);

/// The content of such a file, version 1.
std::vector<std::byte> npyOf(const Array& array);

} // namespace tilescope
