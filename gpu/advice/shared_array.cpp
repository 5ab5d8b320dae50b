#include "gpu/advice/shared_array.h"

#include "gpu/declared/kernel_text.h"
#include "gpu/declared/reading/text_constant.h"
#include "gpu/emulator/execute/finding_text.h"
#include "gpu/recipe/plan.h"

#include <algorithm>
#include <cctype>
#include <optional>

namespace tilescope::advice
{
namespace
{

std::string withoutOuterBlanks(const std::string& text)
{
    const std::size_t first = text.find_first_not_of(" \t\r\n"), last = text.find_last_not_of(" \t\r\n");
    return first == std::string::npos ? "" : text.substr(first, last + 1 - first);
}

std::size_t beginOfLine(const std::string& text, int line)
{
    std::size_t at = 0;
    for (int i = 1; i < line && at != std::string::npos; ++i)
        at = text.find('\n', at) == std::string::npos ? std::string::npos : text.find('\n', at) + 1;
    return at == std::string::npos ? text.size() : at;
}

/// The sizes of the array of this name that is declared with __shared__ from `from` on.
std::vector<std::string> sizesOf(const std::string& bare, const std::string& name, std::size_t from)
{
    for (std::size_t at = nextWord(bare, "__shared__", from); at != std::string::npos;
         at = nextWord(bare, "__shared__", at + 1)) {
        const std::size_t end = std::min(bare.find(';', at), bare.size());
        std::size_t place = nextWord(bare, name, at);
        if (place >= end)
            continue;
        std::vector<std::string> sizes;
        place = bare.find_first_not_of(" \t\r\n", place + name.size());
        while (place < end && bare[place] == '[') {
            const std::size_t after = afterClosed(bare, place, '[', ']');
            sizes.push_back(withoutOuterBlanks(bare.substr(place + 1, after - place - 2)));
            place = bare.find_first_not_of(" \t\r\n", after);
        }
        return sizes;
    }
    return {};
}

std::optional<std::size_t> sizeIn(const std::string& bare, const std::string& written)
{
    constexpr double most = 1 << 20;
    const std::optional<double> value = constantIn(bare, written);
    const bool isSize =
        value && *value >= 1 && *value <= most && *value == static_cast<double>(static_cast<int>(*value));
    return isSize ? std::optional(static_cast<std::size_t>(*value)) : std::nullopt;
}

} // namespace

std::string SharedArray::written() const
{
    std::string text = name;
    for (const std::string& size : sizes)
        text += "[" + size + "]";
    return text;
}

std::string SharedArray::withPitch(std::uint32_t elements) const
{
    SharedArray padded = *this;
    std::string& last = padded.sizes.back();
    const bool isNumber = std::ranges::all_of(last, [](unsigned char c) { return std::isdigit(c) != 0; });
    last = isNumber ? std::to_string(elements) : last + " + " + std::to_string(elements - pitch);
    return padded.written();
}

std::vector<SharedArray> sharedArrays(const ptx::Kernel& kernel, const std::string& text)
{
    const std::string bare = withoutComments(text);
    const std::size_t head = beginOfLine(bare, kernelHead(text, kernel.name).line);
    std::vector<SharedArray> arrays;
    for (const ptx::Variable& variable : kernel.shared) {
        SharedArray array{emulator::plainName(variable.name), {}, variable.offset, variable.bytes, 0, 0};
        array.sizes = sizesOf(bare, array.name, head);
        if (array.sizes.empty())
            array.sizes = sizesOf(bare, array.name, 0); // of a function that the kernel calls
        if (variable.isExtern || array.sizes.size() < 2)
            continue;
        std::size_t elements = 1;
        std::optional<std::size_t> last;
        for (const std::string& size : array.sizes) {
            last = sizeIn(bare, size);
            elements *= last.value_or(0);
        }
        if (elements == 0 || array.bytes % elements != 0)
            continue;
        array.pitch = static_cast<std::uint32_t>(*last);
        array.elementBytes = static_cast<std::uint32_t>(array.bytes / elements);
        arrays.push_back(std::move(array));
    }
    return arrays;
}

} // namespace tilescope::advice
