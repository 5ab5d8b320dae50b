#include "gpu/compile/clang_compiler.h"

#include "gpu/compile/child_process.h"
#include "gpu/compile/compile_result.h"
#include "gpu/compile/diagnostics.h"
#include "gpu/compile/read_files.h"
#include "gpu/compile/request_check.h"
#include "gpu/compile/temporary_folder.h"
#include "gpu/recipe/text/own_header.h"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <regex>
#include <utility>

namespace tilescope
{
namespace
{

/// An architecture and the oldest PTX version that supports it and the prelude (PTX ISA, release notes). Code for an
/// architecture also runs on every later device.
struct Architecture {
    int number, ptx;
};
constexpr Architecture architectures[] = {{75, 65}, {80, 70}, {86, 71},  {87, 74},
                                          {89, 78}, {90, 78}, {100, 86}, {120, 87}};

// Empty headers, for those that kernels include although the prelude declares their content.
constexpr const char* emptyHeaders[] = {"cuda_runtime.h",  "device_launch_parameters.h",
                                        "cuda.h",          "math.h",
                                        "cmath",           "stdint.h",
                                        "cstdint",         "stddef.h",
                                        "cstddef",         "float.h",
                                        "cfloat",          "limits.h",
                                        "climits",         "cuda_fp16.h",
                                        "cuda_pipeline.h", "cuda_pipeline_primitives.h",
                                        "assert.h",        "cassert",
                                        "stdio.h",         "cstdio"};
/// Those that kernels use most, and for which clang's "file not found" would not say what would help.
constexpr const char* toolkitHeaders[] = {"cuda_bf16.h",
                                          "cuda_fp8.h",
                                          "mma.h",
                                          "cuComplex.h",
                                          "curand_kernel.h",
                                          "curand.h",
                                          "cooperative_groups.h",
                                          "cooperative_groups/reduce.h",
                                          "cooperative_groups/scan.h",
                                          "cooperative_groups/memcpy_async.h",
                                          "cub/cub.cuh",
                                          "cub/block/block_reduce.cuh",
                                          "cub/block/block_scan.cuh",
                                          "cub/warp/warp_reduce.cuh",
                                          "cuda/atomic",
                                          "cuda/barrier",
                                          "cuda/pipeline",
                                          "cuda/semaphore",
                                          "cuda/latch",
                                          "cuda/std/array",
                                          "cuda/std/atomic",
                                          "cuda/std/complex",
                                          "cuda/std/cmath",
                                          "cuda/std/cstdint",
                                          "cuda/std/functional",
                                          "cuda/std/limits",
                                          "cuda/std/span",
                                          "cuda/std/tuple",
                                          "cuda/std/type_traits",
                                          "cuda/std/utility"};

constexpr const char* ruleFile = "files.d"; // clang's rule for make, with every file that it read

std::vector<std::string> compileArguments(Architecture architecture)
{
    return {"-x", "cuda", "-MD", "-MF", ruleFile, "--cuda-device-only", "-nocudainc", "-nocudalib",
            "--cuda-path=/nonexistent", "-nostdinc", "-std=c++17", "-O3", "-S", "-gline-tables-only", "-fdeclspec",
            "--cuda-gpu-arch=sm_" + std::to_string(architecture.number), "-Xclang", "-target-feature", "-Xclang",
            "+ptx" + std::to_string(architecture.ptx),
            // clang 18 and 19 load a vector of 16 bytes as if its address were a multiple of 16, which the superword
            // vectorizer does not ensure (github.com/llvm/llvm-project/pull/107919).
            "-fno-slp-vectorize",
            // A function that calls itself twice would become a loop, unrolled, with many calls of itself, which are
            // not followed deep (gpu/ptx/README.md).
            "-fno-optimize-sibling-calls",
            // messages: one line each, without colours, source or crash reports
            "-Wall", "-Wno-unused-command-line-argument", "-Wno-unknown-cuda-version", "-Wno-pass-failed",
            "-fno-caret-diagnostics", "-fno-color-diagnostics", "-fno-diagnostics-fixit-info",
            "-fno-crash-diagnostics"};
}

/// Whether the text may ask for files that do not exist, which clang does not list: by __has_include and the like, or
/// by a name that macros put together.
bool mayMissFiles(const std::string& text)
{
    std::string joined; // as clang joins lines, and more
    for (std::size_t i = 0; i < text.size();) {
        if (text[i] == '\\')
            i = std::min(text.find_first_not_of(" \t\v\f\r\n", i + 1), text.size());
        else
            joined += text[i++];
    }
    return std::ranges::any_of(std::array{"has_include", "has_embed", "##", "%:%:"},
                               [&](const char* sign) { return joined.find(sign) != joined.npos; });
}

/// What is left to show if clang did not say which files it read, as when one is missing.
void keepMissingFiles(std::vector<Diagnostic>& diagnostics)
{
    std::erase_if(diagnostics, [](const Diagnostic& d) { return !d.message.ends_with(" file not found"); });
}

/// The first line of a failed clang's output that is neither blank nor a summary.
std::string complaint(const std::string& log)
{
    const auto at = log.find("error: ");
    const auto text = log.substr(at == std::string::npos ? 0 : at + 7);
    return text.substr(0, std::min<std::size_t>(text.find('\n'), 300));
}

} // namespace

ClangCompiler::ClangCompiler(std::filesystem::path program, int major, std::chrono::milliseconds timeout)
    : m_program(std::move(program)), m_timeout(timeout), m_major(major)
{
}

void ClangCompiler::askVersion() const
{
    if (!m_version.empty())
        return;
    const TemporaryFolder folder;
    const auto result = runChild({m_program, {"--version"}, folder.path(), m_timeout}, {});
    static const std::regex pattern("clang version ([0-9]+)(\\.[0-9]+)*");
    std::smatch match;
    if (result.timedOut || !std::regex_search(result.output, match, pattern))
        throw CompilerUnavailable(m_program.string() + " does not answer as clang does; install clang (Debian, Ubuntu: "
                                                       "apt install clang).");
    m_version = match.str().substr(std::string("clang version ").size());
    m_major = std::atoi(match[1].str().c_str());
}

std::string ClangCompiler::name() const
{
    askVersion();
    return "clang " + m_version;
}

int ClangCompiler::major() const
{
    if (m_major == 0)
        askVersion();
    return m_major;
}

bool ClangCompiler::knows(int architecture) const
{
    if (m_architectures.empty()) {
        const TemporaryFolder folder;
        const auto result =
            runChild({m_program, {"--target=nvptx64", "-print-supported-cpus"}, folder.path(), m_timeout}, {});
        if (result.timedOut || result.exitCode > 100)
            throw CompilerUnavailable(m_program.string() + " does not say for which GPUs it compiles, because it " +
                                      (result.timedOut ? "takes too long." : "was killed."));
        m_architectures = result.output + result.error + "\n";
    }
    return m_architectures.find("sm_" + std::to_string(architecture) + "\n") != std::string::npos;
}

CompiledModule ClangCompiler::compile(const CompileRequest& request, const RunControl& control)
{
    checkRequest(request);
    if (request.architectureSpecific)
        throw CompilerUnavailable("This kernel uses instructions that only one architecture has, sm_" +
                                  std::to_string(request.computeCapability) +
                                  "a; NVRTC of CUDA 12.0 or newer makes code for it, clang not with these settings.");
    const KernelSource source = sourceToCompile(request.source);
    const TemporaryFolder folder;
    checkInclusions(source, folder.path());
    folder.write(compiledName, withHeadersInPlace(source.text));
    folder.write("prelude.h", clangPrelude());
    folder.makeFolder("include");
    for (const char* name : emptyHeaders)
        folder.write(std::string("include/") + name, "");
    for (const char* folderOfHeaders : {"cooperative_groups", "cub", "cub/block", "cub/warp", "cuda", "cuda/std"})
        folder.makeFolder(std::string("include/") + folderOfHeaders);
    for (const char* name : toolkitHeaders)
        folder.write(std::string("include/") + name,
                     std::string("#error ") + name + " comes with the CUDA Toolkit and needs NVRTC\n");

    Architecture architecture = {std::min(request.computeCapability, architectures[0].number), architectures[0].ptx};
    for (const auto& newer : architectures)
        if (newer.number > architecture.number && newer.number <= request.computeCapability && knows(newer.number))
            architecture = newer;

    ChildRequest child;
    child.program = m_program;
    child.folder = folder.path();
    child.timeout = m_timeout;
    child.arguments = compileArguments(architecture);
    addStandardNames(source.text, child.arguments);
    for (const auto& definition : request.definitions)
        child.arguments.push_back("-D" + definition);
    if (const auto own = ownFolder(source.name); !own.empty())
        child.arguments.push_back("-I" + own.string());
    for (const char* argument : {"-isystem", "include", "-include", "prelude.h", compiledName, "-o", "out.ptx"})
        child.arguments.emplace_back(argument);

    const auto shown = name();
    const auto result = runChild(child, control);
    if (result.timedOut)
        throw timeoutError(shown, source.name, m_timeout);
    const std::string rule = folder.read(ruleFile);
    const bool dependsOnFiles = dependsOn(filesInRule(rule), {folder.path(), ownFolder(source.name), {}}, source) ||
                                rule.empty() || mayMissFiles(source.text);
    auto diagnostics = parseClangLog(result.error, source);
    if (rule.empty())
        keepMissingFiles(diagnostics);
    const bool wrongText = std::any_of(diagnostics.begin(), diagnostics.end(),
                                       [](const Diagnostic& d) { return d.severity == DiagnosticSeverity::Error; });
    if (wrongText)
        throw CompileError(std::move(diagnostics), dependsOnFiles);
    if (result.exitCode > 100 || (result.exitCode != 0 && lacksRoom(result.error)))
        throw crashError(shown, source.name, result.exitCode, result.error);
    if (result.exitCode != 0)
        throw CompilerUnavailable(shown + " cannot compile CUDA: " + complaint(result.error));

    CompiledModule module;
    module.compiler = shown;
    module.ptx = withShownFileNames(folder.read("out.ptx"), folder.path(), source.name);
    module.warnings = std::move(diagnostics);
    module.dependsOnFiles = dependsOnFiles;
    checkPtx(module.ptx, shown);
    return module;
}

} // namespace tilescope
