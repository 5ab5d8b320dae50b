#include "gpu/declared/launch_sizes.h"

#include "gpu/declared/kernel_text.h"
#include "gpu/declared/reading/colour_planes.h"
#include "gpu/operations/plan_parts.h"
#include "gpu/recipe/message.h"

#include <algorithm>
#include <string_view>

namespace tilescope
{

static constexpr std::size_t guessedShared = 32768; ///< bytes; with some static ones a block may have 49152

/// The name of the function in whose body the place is; empty: it is in none.
static std::string functionAround(const std::string& bare, std::size_t place)
{
    int depth = 0;
    for (std::size_t at = place; at-- > 0;) {
        depth += bare[at] == '}' ? 1 : bare[at] == '{' ? -1 : 0;
        if (depth >= 0 || bare[at] != '{')
            continue;
        depth = 0;
        const std::size_t before = bare.find_last_of(";{}", at == 0 ? 0 : at - 1);
        const std::string head = bare.substr(before == std::string::npos ? 0 : before + 1, at - before - 1);
        std::size_t end = head.find('(');
        if (end == std::string::npos || nextWord(head, "__device__") == std::string::npos)
            continue;
        while (end > 0 && !isNameLetter(head[end - 1]))
            --end;
        std::size_t begin = end;
        while (begin > 0 && isNameLetter(head[begin - 1]))
            --begin;
        return head.substr(begin, end - begin);
    }
    return {};
}

/// Whether the place is in the body of the kernel, or of a function that it could call. `bare` is the text without
/// comments.
static bool isReached(const std::string& bare, const std::vector<DefinedKernel>& kernels, const DefinedKernel& own,
                      std::size_t place)
{
    const auto kernelAt = [&](std::size_t at) {
        const auto found = std::ranges::find_if(kernels, [&](const DefinedKernel& kernel) {
            return at > kernel.body && at < afterClosed(bare, kernel.body, '{', '}');
        });
        return found == kernels.end() ? nullptr : &*found;
    };
    if (const DefinedKernel* const kernel = kernelAt(place))
        return kernel->body == own.body;
    const std::string function = functionAround(bare, place);
    if (function.empty())
        return true;
    bool isDefinition = true;
    for (std::size_t at = nextWord(bare, function); at != std::string::npos; at = nextWord(bare, function, at + 1)) {
        const DefinedKernel* const kernel = kernelAt(at);
        if (!isDefinition && (!kernel || kernel->body == own.body))
            return true;
        isDefinition = false;
    }
    return false;
}

/// Whether a kernel, or a function of the text that it could call, names one of these.
static bool namesOneOf(std::initializer_list<std::string_view> words, const std::string& bare,
                       const std::vector<DefinedKernel>& kernels, const DefinedKernel& own)
{
    constexpr int most = 200; // each looks through the text, which is hostile
    int seen = 0;
    for (const std::string_view word : words)
        for (std::size_t at = bare.find(word); at != std::string::npos; at = bare.find(word, at + 1))
            if (++seen > most || isReached(bare, kernels, own, at))
                return true;
    return false;
}

const DefinedKernel& LaunchSizes::kernel(const std::string& name) const { return m_of.kernels.named(name); }

/// Whether a launch without a grid reads the image for a result of fewer values, such as a histogram.
bool LaunchSizes::gathers(const DeclaredLaunch& launch) const
{
    const bool hasFew = isPlainNumber(m_of.result.width) && isPlainNumber(m_of.result.height) &&
                        resultValues() < m_of.numbers.number({"pixels"});
    return launch.grid.empty() && hasFew &&
           std::ranges::any_of(kernel(launch.kernel).bound, [&](const auto& parameter) {
               const std::string buffer = parameter.isPointer ? m_of.bufferOf(launch, parameter) : "";
               return buffer == "input" || isPicturePlane(buffer);
           });
}

/// Whether such a kernel is given the image's size, and so can end the threads that have no pixel.
bool LaunchSizes::isGivenImageSize(const DeclaredLaunch& launch) const
{
    const auto isGiven = [&](std::string_view what) {
        return std::ranges::any_of(kernel(launch.kernel).bound, [&](const auto& parameter) {
            return !parameter.isPointer && m_of.bufferOf(launch, parameter) == what;
        });
    };
    return isGiven("pixels") || (isGiven("width") && isGiven("height"));
}

std::int64_t LaunchSizes::resultValues() const
{
    return std::int64_t{m_of.numbers.resultWidth()} * m_of.numbers.resultHeight();
}

/// The block of the host's launch in the text, unless a user has chosen another.
bool LaunchSizes::hasWrittenBlock(const DeclaredLaunch& declared) const
{
    return declared.block.empty() && m_of.operation.takesWrittenBlocks && m_of.recipe.block == m_of.operation.block &&
           !kernel(declared.kernel).written.block.empty();
}

/// Whether the grid of the host's launch is that for this image, or one that is the same for every image: of a
/// kernel that no size of the image bounds, or that goes through it in steps of the grid.
bool LaunchSizes::takesWrittenGrid(const DeclaredLaunch& declared) const
{
    const DefinedKernel& own = kernel(declared.kernel);
    const bool isOfImage = m_of.result.isOfPicture();
    if (own.written.grid.empty() || own.written.isGridOfImage)
        return !own.written.grid.empty() && isOfImage;
    const bool isBound = std::ranges::any_of(
        own.bound, [](const BoundParameter& parameter) { return !parameter.isPointer && !parameter.meaning.empty(); });
    return isOfImage && (!isBound || bodyOf(own).find("gridDim") != std::string::npos);
}

std::string LaunchSizes::bodyOf(const DefinedKernel& own) const
{
    return own.body < m_of.bare.size()
               ? m_of.bare.substr(own.body, afterClosed(m_of.bare, own.body, '{', '}') - own.body)
               : std::string();
}

/// Whether nothing says how much dynamic shared memory the kernel needs.
bool LaunchSizes::guessesShared(const DeclaredLaunch& declared) const
{
    const WrittenLaunch& written = kernel(declared.kernel).written;
    return m_of.operation.takesWrittenBlocks && !declared.sharedBytes && written.hasShared &&
           (written.shared.empty() || written.block.empty()); // what the host asks for is for its own block
}

/// How many values of a pixel there are, if each has a thread of its own.
int LaunchSizes::valuesOfThread(const DeclaredLaunch& declared) const
{
    for (const BoundParameter& parameter : kernel(declared.kernel).bound)
        if (parameter.isPointer && parameter.use.hasThreadForEach)
            return parameter.use.step > 0 ? parameter.use.step
                                          : std::clamp(static_cast<int>(m_of.numbers.number({"channels"})), 1, 4);
    return 1;
}

/// One thread for each value of the result, or of the image, if that has more and the kernel knows its size.
Dim3 LaunchSizes::gridFor(const DeclaredLaunch& declared, const Dim3& block) const
{
    const bool isOverImage = gathers(declared) && isGivenImageSize(declared);
    const int width = (isOverImage ? static_cast<int>(m_of.numbers.number({"width"})) : m_of.numbers.resultWidth()) *
                      valuesOfThread(declared);
    const int height = isOverImage ? static_cast<int>(m_of.numbers.number({"height"})) : m_of.numbers.resultHeight();
    const DefinedKernel& own = kernel(declared.kernel);
    const auto [columns, rows] = own.steps;
    const unsigned across = columns > 0 ? columns : std::max(block.x, 1U);
    if (isOfOneBlock(declared))
        return {1, 1, 1};
    const bool hasRowsOfBlocks = namesOneOf({"blockIdx.y", "gridDim.y"}, m_of.bare, m_of.kernels.all(), own);
    const bool joinsRows = bodyOf(own).find("blockDim.y") != std::string::npos && !hasRowsOfBlocks;
    if (!isTwoDimensional(declared) || joinsRows) {
        const std::int64_t threads = joinsRows ? std::int64_t{block.x} * block.y : across;
        return {static_cast<unsigned>((std::int64_t{width} * height + threads - 1) / threads), 1, 1};
    }
    Dim3 grid =
        gridOver(width, height, {static_cast<int>(across), static_cast<int>(rows > 0 ? rows : std::max(block.y, 1U))});
    if (!hasRowsOfBlocks)
        grid.y = 1; // those below would do the same again
    return grid;
}

/// Whether all blocks of the kernel would store the same, as nothing in it or in functions of the text asks for the
/// block, or adds to what others have stored.
bool LaunchSizes::isOfOneBlock(const DeclaredLaunch& declared) const
{
    const DefinedKernel& own = kernel(declared.kernel);
    return own.body < m_of.bare.size() &&
           !namesOneOf({"blockIdx", "cooperative_groups", "asm", "atomic"}, m_of.bare, m_of.kernels.all(), own);
}

/// The host's grid for this image, at least one block: "pixels / 1024" is none for a small image.
Dim3 LaunchSizes::writtenGrid(const std::vector<std::string>& sides) const
{
    std::vector<std::string> grid;
    for (const std::string& side : sides)
        grid.push_back("max(1, " + side + ")");
    return m_of.numbers.sides(numbersOf(grid));
}

void LaunchSizes::take(const DeclaredLaunch& declared, Launch& launch) const
{
    const WrittenLaunch& written = kernel(declared.kernel).written;
    launch.block = isTwoDimensional(declared) ? blockOf(m_of.recipe.block)
                                              : Dim3{static_cast<unsigned>(m_of.recipe.block.threads()), 1, 1};
    if (!declared.block.empty())
        launch.block = m_of.numbers.sides(declared.block);
    else if (hasWrittenBlock(declared))
        launch.block = {written.block[0], written.block.size() > 1 ? written.block[1] : 1,
                        written.block.size() > 2 ? written.block[2] : 1};
    if (!declared.grid.empty())
        launch.grid = m_of.numbers.sides(declared.grid);
    else if (hasWrittenBlock(declared) && takesWrittenGrid(declared))
        launch.grid = writtenGrid(written.grid);
    else
        launch.grid = gridFor(declared, launch.block);
    if (declared.sharedBytes)
        launch.dynamicSharedBytes = m_of.numbers.sharedBytes(*declared.sharedBytes);
    else if (hasWrittenBlock(declared) && !written.shared.empty())
        launch.dynamicSharedBytes = m_of.numbers.sharedBytes({written.shared});
    else if (guessesShared(declared))
        launch.dynamicSharedBytes = guessedShared;
}

/// Whether the kernel's body, or a function of the text that it could call, uses a second dimension.
bool LaunchSizes::isTwoDimensional(const DeclaredLaunch& declared) const
{
    return namesOneOf({"threadIdx.y", "blockIdx.y", "blockDim.y"}, m_of.bare, m_of.kernels.all(),
                      kernel(declared.kernel));
}

/// Whether the blocks are as far apart as they are large.
bool LaunchSizes::hasThreadForEach(const DeclaredLaunch& declared, const Dim3& block) const
{
    const auto [columns, rows] = kernel(declared.kernel).steps;
    return (columns == 0 || columns == block.x) && (rows == 0 || rows == block.y);
}

/// Blocks are drawn over the picture where they cover it one thread a pixel.
TileGeometry LaunchSizes::geometry(const DeclaredLaunch& declared, const Launch& launch) const
{
    TileGeometry geometry;
    geometry.sharedBytes = launch.dynamicSharedBytes;
    const Dim3 plain = gridFor(declared, launch.block);
    const bool covers = declared.grid.empty() && launch.grid.x == plain.x && launch.grid.y == plain.y &&
                        launch.grid.z == plain.z && launch.block.z == 1 && !gathers(declared) &&
                        valuesOfThread(declared) == 1 && hasThreadForEach(declared, launch.block);
    if (covers && isTwoDimensional(declared)) {
        geometry.blockWidth = static_cast<int>(launch.block.x);
        geometry.blockHeight = static_cast<int>(launch.block.y);
    } else if (covers && m_of.numbers.resultWidth() % static_cast<int>(launch.block.x) == 0) {
        geometry.blockWidth = static_cast<int>(launch.block.x);
        geometry.blockHeight = 1;
    }
    return geometry;
}

void LaunchSizes::noteFewThreads(const std::vector<DeclaredLaunch>& launches, std::vector<Message>& notes) const
{
    for (const DeclaredLaunch& launch : launches)
        if (gathers(launch) && !isGivenImageSize(launch)) {
            notes.push_back(
                say(gpu::phrase("The kernel \"%1\" gets a grid with a thread for each of the result's %2 values; the "
                                "image has %3 pixels. If each thread reads one pixel, use "
                                "//@ grid ceil(width / block.x), ceil(height / block.y)"),
                    kernel(launch.kernel).name, std::to_string(resultValues()),
                    std::to_string(static_cast<std::int64_t>(m_of.numbers.number({"pixels"})))));
            return;
        }
}

/// Says where sizes of the text's own launch are not known, so that the kernel may be made for others.
void LaunchSizes::noteUnreadSizes(const std::vector<DeclaredLaunch>& launches, std::vector<Message>& notes) const
{
    for (const DeclaredLaunch& declared : launches) {
        const DefinedKernel& own = kernel(declared.kernel);
        if (own.written.standsIn)
            notes.push_back(
                say(gpu::phrase("The template arguments of \"%1\" do not follow from the file, so %2 stands "
                                "in for them. Specify them: //@ launch %1<%2>"),
                    own.templateName, own.written.templateArguments));
        const bool isGuessed = m_of.operation.takesWrittenBlocks && declared.block.empty() && own.written.isRead();
        if (isGuessed && own.written.block.empty())
            notes.push_back(say(
                gpu::phrase("The block of the kernel \"%1\" is a guess, because its size in line %2 is not a constant "
                            "of the file. Specify it: //@ block 16x16"),
                own.name, own.written.line));
        if (guessesShared(declared))
            notes.push_back(say(gpu::phrase("The dynamic shared memory of the kernel \"%1\" is a guess of %2 "
                                            "bytes, because its size in line %3 does not follow from the "
                                            "file. Specify it: //@ shared BYTES"),
                                own.name, guessedShared, own.written.line));
    }
}

std::vector<Message> LaunchSizes::notes(const std::vector<DeclaredLaunch>& launches) const
{
    std::vector<Message> all;
    noteFewThreads(launches, all);
    noteUnreadSizes(launches, all);
    return all;
}

} // namespace tilescope
