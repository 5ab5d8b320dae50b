#pragma once

#include "gpu/declared/reading/struct_argument.h"
#include "gpu/declared/reading/written_launch.h"
#include "gpu/recipe/plan.h"
#include "gpu/recipe/text/kernel_code.h"

#include <array>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace tilescope
{

struct TemplateParameter {
    std::string name, fallback; ///< "size" of "int size = 8", and "8"
    bool isType = false;        ///< "typename T"
    std::string type = {};      ///< "int"
};

/// A kernel that a text defines.
struct DefinedKernel {
    std::string name;
    std::string templateName = {}; ///< of an instance: "product" of product<float, 16>
    int line = 0;                  ///< of its name, from 1
    std::size_t begin = 0;         ///< of its definition in the text: of __global__, or of what stands before it
    std::size_t qualifier = 0;     ///< where its __global__ begins
    std::size_t body = 0;          ///< where the brace of its body is
    bool isTemplate = false;
    std::vector<TemplateParameter> templateParameters;
    bool isExternC = false; ///< so that its name in the compiled code is its name in the text
    std::vector<KernelParameter> parameters;
    std::vector<BoundParameter>
        bound; ///< what it is given: the parameters, with the fields of structs in place of these
    std::vector<StructArgument> structs;
    bool isSquare = false; ///< one number is its image's width and height
    /// The sides of its image that its text says as constants, "#define WIDTH 512"; 0: it does not. A kernel in one
    /// dimension has all of its values as such a width, and `isFlat`.
    struct FixedSides {
        int width = 0, height = 0;
        bool isFlat = false;
        bool isOfBlocks = false; ///< they are its grid's: rows are "gridDim.x * TILE" apart
        bool isSquare = false;   ///< of these: as many rows as columns
    };
    FixedSides fixedSides;
    WrittenLaunch written; ///< by the host's code in the text
    /// How many columns and rows its blocks are apart, if it says so itself, as in blockIdx.x * TILE; 0: by its block
    std::array<unsigned, 2> steps = {};
};

/// Letters, digits and "_", without a digit at its beginning.
bool isIdentifier(std::string_view text);

/// Where the word next stands, from `from` on, and not as a part of another; npos if it does not.
std::size_t nextWord(std::string_view text, std::string_view word, std::size_t from = 0);

/// After the bracket that closes the one at `open`; the text's end if none does.
std::size_t afterClosed(std::string_view text, std::size_t open, char opening = '(', char closing = ')');

/// The kernels that a text defines, in its order, at most 500. Macros are not expanded.
std::vector<DefinedKernel> kernelsIn(const std::string& text);

/// A template with its arguments, such as "product<float, 16>", as a kernel of its own.
struct KernelInstance {
    std::string written;  ///< "product<float, 16>"
    DefinedKernel kernel; ///< its name is plain, "product_float_16"; its parameters have the arguments' types
    std::string templateName;
    std::size_t templateQualifier = 0;
};

/// The instance that `written` names, of one of these kernels. Nothing if none is such a template, or if it is given
/// too few or too many arguments.
std::optional<KernelInstance> instanceOf(const std::string& written, const std::vector<DefinedKernel>& kernels);

/// The text with `extern "C"` before every kernel that has it not, in the same lines, so that a launch finds the kernel
/// by its name. Templates cannot have it: those that are instantiated become functions of the device, and a kernel that
/// calls each is added after the last line.
std::string withPlainNames(const std::string& text, const std::vector<KernelInstance>& instances = {});

/// The part of a CUDA file that a device's compiler takes, with everything else blank, so that lines and columns stay:
/// without functions, prototypes and variables of the host, and without headers other than CUDA's own for kernels. A
/// file with a main() can be opened as it is. Headers that the text carries (own_header.h) are a part of it. If kernels
/// are named, all others are blank too: what they need may be in files that are not here. Defined in device_text.cpp.
std::string deviceText(const std::string& text, const std::vector<std::string>& kernels = {});

/// The names of the functions of the host's that deviceText() leaves out. Defined in device_text.cpp.
std::vector<std::string> hostFunctionsIn(const std::string& text);

/// "a, f(b, c)" as "a" and "f(b, c)": what commas outside of brackets separate, without blanks around it and without
/// what is empty. Angles are brackets too, if the text is of types and not of numbers.
std::vector<std::string> listedIn(std::string_view text, bool hasAngles = true);

/// A line "//@ WORD REST" of a text, but not of the headers that it carries: what it says to Tilescope (README.md).
struct KernelNote {
    int line = 0; ///< from 1
    std::string word, rest;
};
std::vector<KernelNote> notesIn(const std::string& text);

} // namespace tilescope
