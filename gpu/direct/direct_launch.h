#pragma once

#include "gpu/direct/array.h"
#include "gpu/operations/operation.h"
#include "gpu/recipe/plan.h"

#include <cstddef>
#include <functional>
#include <stdexcept>
#include <string>
#include <utility>
#include <variant>
#include <vector>

namespace tilescope
{

// One launch of one kernel with values that are given one by one, as <<<grid, block, shared>>>(…) gives them: no
// picture, no sliders.

/// Memory with these values; the kernel's changes to it can be read afterwards.
struct GivenArray {
    Array array;                             ///< without bytes if its content is not given
    Buffer::Fill fill = Buffer::Fill::Bytes; ///< Bytes, Zero or None
    bool operator==(const GivenArray&) const = default;
};
/// The memory of another argument.
struct GivenAlias {
    std::string name;
    bool operator==(const GivenAlias&) const = default;
};
/// One number, or those of a vector type, as written.
struct GivenNumber {
    std::string type; ///< NumPy's name, "int64"; empty: the parameter's own
    std::vector<std::string> numbers;
    bool operator==(const GivenNumber&) const = default;
};
/// A value of any other type.
struct GivenBytes {
    std::vector<std::byte> bytes;
    bool operator==(const GivenBytes&) const = default;
};
using GivenValue = std::variant<GivenArray, GivenAlias, GivenNumber, GivenBytes>;

/// What the command line gives a parameter: "image.npy" (read by `read`), "zeros:float32:480x640", "empty:int32:100",
/// "@other", "3.5", "int64:5", "1,2,3,4", "bytes:00ff". Throws DirectLaunchError, or what `read` throws.
GivenValue parseGivenValue(const std::string& text, const std::function<Array(const std::string& file)>& read);

struct GivenArgument {
    std::string name; ///< a parameter's ("width"), its number from 0 ("2"), or that of a field of a struct ("p.width")
    GivenValue value;
};

struct DirectLaunch {
    /// A CUDA text; or PTX, in `ptx`, of which `text` is what its lines are those of.
    KernelSource source;
    std::string entry; ///< the kernel, a template with its arguments ("product<float, 16>"); empty: the only one
    Dim3 grid, block;
    std::size_t sharedBytes = 0; ///< dynamic shared memory of a block
    std::vector<GivenArgument> arguments;
    std::vector<std::pair<std::string, Array>> constants; ///< for __constant__ variables, by their names
    std::vector<std::string> definitions;                 ///< "NAME=VALUE", for the compiler
};

/// A launch that cannot be made: what is wrong and what would work, in a sentence.
class DirectLaunchError : public std::runtime_error
{
public:
    using std::runtime_error::runtime_error;
};

/// "16x16x4"; throws DirectLaunchError. `what` is "grid" or "block".
Dim3 parseSides(const std::string& text, const char* what);

/// An array of a launch: its memory is a buffer of the plan, of the same number.
struct DirectArray {
    std::string name;  ///< of the parameter
    std::string given; ///< of the argument: the same, or the parameter's number
    const ArrayType* type = nullptr;
    std::vector<std::size_t> shape = {};
    std::optional<std::size_t> side = {}; ///< of the plan's side buffers; none if the kernel cannot change it
};

struct DirectPlan {
    Plan plan; ///< its side buffers are those of `arrays` that may be written
    std::vector<DirectArray> arrays;
    std::string kernel; ///< as the text names it
};

/// Throws DirectLaunchError, ptx::PtxError, or DeclarationError for a line of the text.
DirectPlan planOf(const DirectLaunch& launch);

/// Makes an array that a buffer holds the plan's picture; false for types of which no picture can be made.
bool showAs(Plan& plan, std::size_t buffer, const ArrayType& type, const std::vector<std::size_t>& shape);

/// An operation "launch" with the one strategy "kernel", whose plan this is, for any picture. Its result is shown as
/// the last array that the kernel may write and that can be a picture.
Operation operationOf(const DirectPlan& plan);

/// The content of the array of parameter `name`, or of that number, after a run whose side buffers these are. Throws
/// DirectLaunchError for a name that has no array.
Array arrayAfter(const DirectPlan& plan, const std::string& name, const std::vector<SharedBytes>& sides);

} // namespace tilescope
