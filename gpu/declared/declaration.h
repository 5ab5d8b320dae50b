#pragma once

#include "gpu/declared/expression.h"
#include "gpu/operations/operation.h"
#include "gpu/recipe/finding_kind.h"
#include "gpu/recipe/parameter.h"
#include "gpu/recipe/plan.h"
#include "gpu/recipe/recipe.h"

#include <nlohmann/json_fwd.hpp>

#include <functional>
#include <map>
#include <optional>
#include <string>
#include <vector>

namespace tilescope
{

// What a file says of an operation whose kernels are texts of the user's: README.md defines its words. Sizes are
// expressions of the picture (width, height), the result, the block (block.x, block.y, threads) and the parameters.

/// A size as it was written, such as "ceil(width / block.x)", and where.
struct DeclaredNumber {
    std::string text = {};
    bool operator==(const DeclaredNumber&) const = default;
};

/// Memory between launches, or with values of its own.
struct DeclaredBuffer {
    std::string name = {}, type = {};        ///< "float", "unsigned int", "uchar4"
    DeclaredNumber count = {};               ///< values
    bool isZero = false;                     ///< filled with zeros before the first launch
    std::vector<DeclaredNumber> values = {}; ///< that it holds before the first launch; none: undefined
};

/// A __constant__ variable.
struct DeclaredConstant {
    std::string symbol = {}, type = {};
    std::vector<DeclaredNumber> values = {};
};

/// How the texture object of this parameter's name reads a picture.
struct DeclaredTexture {
    std::string name = {};
    Texture::Address address = Texture::Address::Clamp;
    Texture::Filter filter = Texture::Filter::Point;
    bool normalisedRead = false, normalisedCoordinates = false;
};

struct DeclaredLaunch {
    std::string kernel = {};
    /// One to three sides; none: as the kernel's use of its indices suggests.
    std::vector<DeclaredNumber> grid = {}, block = {};
    std::optional<DeclaredNumber> sharedBytes = {};
    std::map<std::string, std::string> arguments = {}; ///< by a parameter's name: a buffer's name, or an expression
    std::map<std::string, std::string> produced = {};  ///< the same for the memory that other kernels of the text share
};

/// The result: by default of the type that the kernel writes and of the picture's size.
struct DeclaredResult {
    std::string type; ///< empty: as the kernel's output
    DeclaredNumber width{"width"}, height{"height"};
    bool isZero = false; ///< filled with zeros before the first launch

    bool isOfPicture() const { return width.text == "width" && height.text == "height"; }
    bool isDefault() const { return type.empty() && isOfPicture() && !isZero; }
};

/// How a text is launched.
struct DeclaredHost {
    std::vector<DeclaredBuffer> buffers;
    std::vector<DeclaredConstant> constants;
    std::vector<DeclaredTexture> textures;
    std::vector<DeclaredLaunch> launches; ///< none: the text's only kernel
    std::vector<std::string> definitions; ///< "RADIUS=radius": an expression's value as a macro
    bool isPitched = false; ///< rows of the picture and of the result begin a pitch apart, as by cudaMallocPitch
    /// The kernel of the text, or the host's function in it, that computes what is right; empty: none
    std::string reference;
    std::optional<DeclaredResult>
        result;                 ///< of a size that follows from the text; a note's and a document's come first
    std::vector<Message> notes; ///< what follows from the text and is said of every run
};

struct DeclaredMistake {
    std::string name, title, lesson;
    std::vector<std::pair<std::string, std::string>> edits; ///< passage, replacement
    bool pictureChanges = false;
    std::vector<FindingKind> finds;
};

struct DeclaredStrategy {
    std::string name = {}, title = {}, idea = {}, after = {};
    KernelSource source = {};
    std::string kernel = {}; ///< of a text that names no launch: the kernel that is launched; empty: its only one
    DeclaredHost host = {};  ///< what the operation's file says; the text's own notes say the rest
    bool takesHost = false;  ///< the host's code in the text says what nothing else says
    std::vector<DeclaredMistake> mistakes = {};
};

struct Declaration {
    std::string name, title, summary, file;
    std::vector<Parameter> parameters;
    std::vector<DeclaredStrategy> strategies; ///< at least one
    DeclaredResult result;
    BlockSize block;
    bool takesWrittenBlocks = false; ///< a kernel that the text launches has that block, unless a user chooses another
    std::string referenceStrategy;   ///< whose result is the right one; empty: none
    std::string referencePicture;    ///< the file beside the texts that holds the right result; empty: none
    double tolerance = 0;
    std::string toleranceReason;
    std::vector<LeftOutKernel> leftOut = {};
};

/// A declaration that cannot be used: what is wrong and what would work, with file and line or field.
class DeclarationError : public SettingError
{
public:
    explicit DeclarationError(Message sentence) : SettingError("operation", std::move(sentence)) {}
    /// Of a line of a text, from 1; 0: of no line in particular.
    DeclarationError(const std::string& file, int line, Message sentence);
    /// Of a line of the source's text, or of a header that it carries, which the sentence then names.
    DeclarationError(const KernelSource& source, int line, Message sentence);
};

/// What the notes of a kernel's text say; `parameters`, title and others go into `operation`. Throws DeclarationError.
DeclaredHost hostFromNotes(const KernelSource& source, Declaration& operation);

/// An operation of one kernel file, named after it. Throws DeclarationError, also for a text without a kernel.
Declaration declarationOfKernel(const std::string& path, const std::string& text);

/// An operation of a folder: its operation.json and the files that it names, read by `read`. Throws DeclarationError,
/// or what `read` throws.
Declaration declarationOfFolder(const std::string& name, const std::string& path,
                                const std::function<std::string(const std::string& file)>& read);

/// The text in one line, without control characters and marks of the direction of writing: a title of a file's is
/// printed and shown among other texts.
std::string inOneLine(std::string_view text);

/// Adds a parameter for each number that a kernel takes and nothing else gives.
void addOwnNumbers(Declaration& operation);

} // namespace tilescope
