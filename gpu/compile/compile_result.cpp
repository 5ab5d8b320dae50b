#include "gpu/compile/compile_result.h"

#include "gpu/compile/diagnostics.h"
#include "gpu/compile/temporary_folder.h"

#include <algorithm>
#include <csignal>
#include <cstring>
#include <initializer_list>
#include <sstream>

namespace tilescope
{

ToolError timeoutError(const std::string& compiler, const std::string& file, std::chrono::milliseconds timeout)
{
    std::ostringstream text;
    text << "Compiling " << file << " with " << compiler << " took longer than "
         << static_cast<double>(timeout.count()) / 1000
         << " s and was stopped. Unroll fewer loops, or look for macros and templates that multiply.";
    return ToolError(text.str());
}

static bool hasOneOf(const std::string& log, std::initializer_list<const char*> signs)
{
    return std::any_of(signs.begin(), signs.end(), [&](const char* sign) { return log.find(sign) != log.npos; });
}

/// Whether the system killed the compiler, or its own last words are of memory: clang's driver says that its compiler
/// was "Killed", LLVM "out of memory", the C++ library "bad_alloc".
static bool wantedMemory(int exitCode, const std::string& log)
{
    return exitCode == 128 + SIGKILL ||
           hasOneOf(log, {"out of memory", "bad_alloc", "Cannot allocate memory", "command: Killed"});
}

bool lacksRoom(const std::string& log) { return hasOneOf(log, {"No space left on device", "Disk quota exceeded"}); }

ToolError crashError(const std::string& compiler, const std::string& file, int exitCode, const std::string& log)
{
    if (lacksRoom(log))
        return ToolError(compiler + " cannot write the code of " + file + ", because the disk is full in " +
                         TemporaryFolder::parent().string() + ". " + roomAdvice);
    if (exitCode == 128 + SIGXFSZ || hasOneOf(log, {"command: File size limit exceeded"}))
        return ToolError(compiler + " was stopped while compiling " + file +
                         ", because it wrote a file of hundreds of megabytes. Unroll fewer loops, or look for "
                         "macros and templates that multiply.");
    return ToolError(compiler + " broke down while compiling " + file + " (exit status " + std::to_string(exitCode) +
                     ")" + (wantedMemory(exitCode, log) ? ", perhaps for want of memory" : "") +
                     ". Undo the last change, or try the other compiler.");
}

void checkPtx(const std::string& ptx, const std::string& compiler)
{
    if (ptx.find(".version ") == std::string::npos)
        throw CompilerUnavailable(compiler + " ended without an error and without " +
                                  (ptx.empty() ? "code" : "PTX: what it wrote is something else") +
                                  ". Install it again, or another version.");
}

std::string withShownFileNames(std::string ptx, const std::filesystem::path& temporaryFolder, const std::string& name)
{
    const auto replaceAll = [&](const std::string& from, const std::string& to) {
        for (auto at = ptx.find(from); at != std::string::npos; at = ptx.find(from, at + to.size()))
            ptx.replace(at, from.size(), to);
    };
    const std::string folder = temporaryFolder.string() + "/";
    replaceAll('"' + folder + compiledName + '"', '"' + name + '"');
    replaceAll(folder, "");
    return ptx;
}

std::filesystem::path ownFolder(const std::string& name)
{
    const std::filesystem::path path = name;
    return path.is_absolute() ? path.parent_path() : std::filesystem::path();
}

std::vector<std::byte> bytesOf(const std::string& text)
{
    std::vector<std::byte> bytes(text.size());
    if (!text.empty())
        std::memcpy(bytes.data(), text.data(), text.size());
    return bytes;
}

} // namespace tilescope
