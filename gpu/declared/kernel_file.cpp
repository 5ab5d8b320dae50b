#include "gpu/declared/kernel_file.h"

#include "gpu/declared/reading/own_headers.h"
#include "gpu/files/regular_file.h"
#include "gpu/files/source_text.h"
#include "gpu/recipe/message.h"
#include "gpu/recipe/text/output_file.h"
#include "gpu/recipe/text/own_header.h"

#include <algorithm>
#include <optional>
#include <set>
#include <vector>

namespace tilescope
{

[[noreturn]] static void refuse(const std::filesystem::path& path, Message why)
{
    throw KernelFileError(say(gpu::phrase("The kernel \"%1\" was not opened. %2"), path.string(), std::move(why)));
}

static std::string contentOf(const std::filesystem::path& path)
{
    std::error_code error;
    if (!std::filesystem::exists(path, error))
        refuse(path, gpu::phrase("There is no such file."));
    std::string bytes;
    try {
        bytes = readRegularFile(path, largestKernel + 1);
    } catch (const std::runtime_error& failure) {
        refuse(path, say(gpu::phrase("The file cannot be read: %1."), failure.what()));
    }
    if (bytes.size() > largestKernel)
        refuse(path, gpu::phrase("The file is larger than 1 MB, the limit for a kernel."));
    return bytes;
}

bool isKernelFile(std::string_view name)
{
    constexpr std::string_view suffix = ".cu";
    return name.size() >= suffix.size() &&
           std::ranges::equal(name.substr(name.size() - suffix.size()), suffix,
                              [](char a, char b) { return (a >= 'A' && a <= 'Z' ? a - 'A' + 'a' : a) == b; });
}

bool isSourceFile(std::string_view name)
{
    std::string suffix = std::filesystem::path(name).extension().string();
    std::ranges::transform(suffix, suffix.begin(), [](char c) { return c >= 'A' && c <= 'Z' ? c - 'A' + 'a' : c; });
    return isKernelFile(name) || suffix == ".cpp" || suffix == ".cc" || suffix == ".cxx" || suffix == ".c";
}

std::string readKernel(const std::filesystem::path& path)
{
    std::string text;
    try {
        text = sourceTextOf(contentOf(path)).text;
    } catch (const MessageError&) {
        throw;
    } catch (const std::runtime_error&) {
        refuse(path, gpu::phrase("The file contains NUL bytes, so it is not text. Save it as UTF-8."));
    }
    if (text.find_first_not_of(" \t\r\n\v\f") == std::string::npos)
        refuse(path, gpu::phrase("The file is empty."));
    std::string lines;
    for (std::size_t i = 0; i < text.size(); ++i)
        if (text[i] != '\r')
            lines += text[i];
        else if (i + 1 == text.size() || text[i + 1] != '\n')
            lines += '\n';
    return withLaunchingFiles(path.string(), withOwnHeaders(path.string(), lines));
}

/// Those of the text's headers that are not beside the file yet. A header that is there is not replaced.
static std::vector<CarriedHeader> newHeaders(const std::string& text, const std::filesystem::path& path)
{
    std::set<std::string> included;
    for (const QuotedInclusion& inclusion : quotedInclusions(text))
        included.insert(inclusion.carried);
    const std::string there = withOwnHeaders(path.string(), std::string(withoutHeaders(text)));
    const std::vector<CarriedHeader> known = headersIn(there);
    std::vector<CarriedHeader> missing;
    for (const CarriedHeader& header : headersIn(text)) {
        if (header.name.empty() || !included.contains(header.name))
            continue;
        const std::filesystem::path file = path.parent_path() / header.name;
        const auto same = std::ranges::find(known, header.name, &CarriedHeader::name);
        std::error_code error;
        const bool isThere = same != known.end() || std::filesystem::exists(file, error);
        if (isThere && (same == known.end() || same->text != header.text))
            throw KernelFileError(
                say(gpu::phrase("The kernel was not saved as \"%1\", because the source here has another text for "
                                "the header \"%2\" than that file. Edit the header in its own file, or save the "
                                "kernel in another folder."),
                    path.string(), file.string()));
        if (!isThere && !header.name.starts_with(".."))
            missing.push_back(header);
    }
    return missing;
}

static void writeOne(std::string_view bytes, const std::filesystem::path& path)
{
    if (const Message problem = writeOutput(path, bytes); !problem.empty())
        throw KernelFileError(say(gpu::phrase("The kernel could not be saved as \"%1\": %2."), path.string(), problem));
}

void writeKernel(const std::string& whole, const std::filesystem::path& path)
{
    const std::string text(withoutHeaders(whole));
    const std::vector<CarriedHeader> headers = newHeaders(whole, path);
    std::optional<std::string> bytes = text;
    try { // the encoding and the line ends are the user's
        bytes = bytesLike(contentOf(path), text);
    } catch (const KernelFileError&) { // a new file, or none that can be read
    }
    if (!bytes)
        throw KernelFileError(
            say(gpu::phrase("The kernel was not saved as \"%1\", because the file is not UTF-8 and its encoding "
                            "does not have all characters of the text. Save it under another name."),
                path.string()));
    for (const CarriedHeader& header : headers) {
        const std::filesystem::path file = path.parent_path() / header.name;
        std::error_code error;
        std::filesystem::create_directories(file.parent_path(), error);
        writeOne(header.text, file);
    }
    writeOne(*bytes, path);
}

} // namespace tilescope
