#include "gpu/compile/nvrtc_compiler.h"

#include "gpu/compile/child_process.h"
#include "gpu/compile/compile_result.h"
#include "gpu/compile/compiler_search.h"
#include "gpu/compile/diagnostics.h"
#include "gpu/compile/read_files.h"
#include "gpu/compile/request_check.h"
#include "gpu/compile/temporary_folder.h"
#include "gpu/recipe/text/own_header.h"

#include <algorithm>
#include <utility>

namespace tilescope
{
namespace
{

namespace fs = std::filesystem;

fs::path workerProgram()
{
    std::error_code error;
    const auto self = fs::read_symlink("/proc/self/exe", error);
    if (auto worker = findNvrtcWorker(self))
        return *worker;
    throw CompilerUnavailable("The program tilescope-nvrtc, which runs NVRTC, is neither beside " + self.string() +
                              " nor in ../libexec/tilescope, or it is where everyone can write; install Tilescope "
                              "again, or choose clang.");
}

/// The folders of the toolkit's headers, for kernels that include cuda_fp16.h and the like; empty if there are none.
std::vector<fs::path> includeFolders(const fs::path& library)
{
    std::error_code error;
    const auto real = fs::canonical(library, error);
    for (const auto& place : {library, real}) {
        const auto folder = place.parent_path().parent_path() / "include";
        if (!fs::exists(folder / "cuda_fp16.h", error))
            continue;
        if (fs::exists(folder / "cccl", error)) // since CUDA 13: cuda/std and CUB, which other headers include
            return {folder, folder / "cccl"};
        return {folder};
    }
    return {};
}

bool names(const std::string& text, std::initializer_list<const char*> headers)
{
    return std::any_of(headers.begin(), headers.end(), [&](const char* name) { return text.find(name) != text.npos; });
}

/// If the text includes a toolkit header that declares the same as a part of the prelude, that part is left out.
void leaveOut(const std::string& text, std::vector<std::string>& arguments)
{
    if (names(text, {"cuda_fp16.h", "cuda_bf16.h", "cuda_fp8.h", "mma.h", "cooperative_groups", "<cub/", "<cuda/",
                     "curand_kernel.h"}))
        arguments.emplace_back("-D__TILESCOPE_TOOLKIT_HALF__");
    if (names(text, {"cooperative_groups", "<cub/", "<cuda/"}))
        arguments.emplace_back("-D__TILESCOPE_TOOLKIT_PIPELINE__");
}

/// cub/cub.cuh has the host's functions too, which NVRTC refuses: in its place, what kernels use of it.
constexpr const char* cubHeader = R"(#include <cub/block/block_exchange.cuh>
#include <cub/block/block_histogram.cuh>
#include <cub/block/block_load.cuh>
#include <cub/block/block_radix_sort.cuh>
#include <cub/block/block_reduce.cuh>
#include <cub/block/block_scan.cuh>
#include <cub/block/block_shuffle.cuh>
#include <cub/block/block_store.cuh>
#include <cub/warp/warp_reduce.cuh>
#include <cub/warp/warp_scan.cuh>
)";

/// Whether the text may have a lambda with a parameter of type "auto". NVRTC takes such a lambda in a kernel for a
/// function of the host unless it is told that functions are the device's, while nvcc compiles it.
bool hasGenericLambda(const std::string& text)
{
    for (std::size_t at = text.find(']'); at != std::string::npos; at = text.find(']', at + 1)) {
        const std::size_t open = text.find_first_not_of(" \t\r\n", at + 1);
        if (open == std::string::npos || text[open] != '(')
            continue;
        const std::size_t close = std::min(text.find_first_of("){;", open), text.size());
        if (text.substr(open, close - open).find("auto") != std::string::npos)
            return true;
    }
    return false;
}

std::string firstLine(const std::string& text) { return text.substr(0, text.find('\n')); }

} // namespace

NvrtcCompiler::NvrtcCompiler(fs::path library, std::chrono::milliseconds timeout)
    : m_library(std::move(library)), m_timeout(timeout)
{
}

std::string NvrtcCompiler::name() const
{
    if (m_name.empty()) {
        const TemporaryFolder folder;
        const auto result = runChild({workerProgram(), {m_library.string(), "version"}, folder.path(), m_timeout}, {});
        if (result.timedOut || result.exitCode != 0)
            throw CompilerUnavailable(result.error.empty() ? m_library.string() + " cannot be used."
                                                           : firstLine(result.error));
        m_name = "nvrtc " + firstLine(result.output);
    }
    return m_name;
}

CompiledModule NvrtcCompiler::compile(const CompileRequest& request, const RunControl& control)
{
    checkRequest(request);
    const KernelSource source = sourceToCompile(request.source);
    const TemporaryFolder folder;
    checkInclusions(source, folder.path());
    folder.write("kernel.cu", withHeadersInPlace(source.text));
    folder.write("prelude.h", nvrtcPrelude());

    ChildRequest child;
    child.program = workerProgram();
    child.folder = folder.path();
    child.timeout = m_timeout;
    child.arguments = {m_library.string(),
                       "compile",
                       compiledName,
                       std::to_string(request.computeCapability) + (request.architectureSpecific ? "a" : ""),
                       request.wantCubin ? "cubin" : "ptx",
                       "-lineinfo",
                       "-std=c++17"};
    if (hasGenericLambda(source.text))
        child.arguments.emplace_back("-default-device");
    addStandardNames(source.text, child.arguments);
    const auto toolkit = includeFolders(m_library);
    if (!toolkit.empty() && names(source.text, {"<cub/cub.cuh>"})) {
        folder.makeFolder("before");
        folder.makeFolder("before/cub");
        folder.write("before/cub/cub.cuh", cubHeader);
        child.arguments.emplace_back("--include-path=before");
    }
    for (const auto& include : toolkit)
        child.arguments.push_back("--include-path=" + include.string());
    std::vector<const char*> known = {"assert.h", "cassert", "stdio.h", "cstdio"}; // NVRTC itself has what they declare
    if (!toolkit.empty())
        leaveOut(source.text, child.arguments);
    else // the prelude contains their declarations
        known.insert(known.end(), {"cuda_fp16.h", "cuda_pipeline.h", "cuda_pipeline_primitives.h"});
    folder.makeFolder("include");
    for (const char* name : known)
        folder.write(std::string("include/") + name, "");
    child.arguments.emplace_back("--include-path=include");
    if (const auto own = ownFolder(source.name); !own.empty())
        child.arguments.push_back("--include-path=" + own.string());
    for (const auto& definition : request.definitions)
        child.arguments.push_back("-D" + definition);

    const auto result = runChild(child, control);
    const auto shown = m_name.empty() ? std::string("NVRTC") : m_name;
    if (result.timedOut)
        throw timeoutError(shown, source.name, m_timeout);
    if (result.exitCode == 2 && !lacksRoom(result.error))
        throw CompilerUnavailable(firstLine(result.error));
    const std::string files = folder.read("files.txt");
    const bool dependsOnFiles =
        dependsOn(filesInLines(files), {folder.path(), ownFolder(source.name), toolkit}, source) || files.empty();
    auto diagnostics = parseNvrtcLog(folder.read("log.txt"), source);
    std::erase_if(diagnostics, [&](const Diagnostic& diagnostic) { // users cannot fix the toolkit's headers
        return diagnostic.severity != DiagnosticSeverity::Error && !toolkit.empty() &&
               diagnostic.file.starts_with(toolkit.front().string() + "/");
    });
    if (result.exitCode >= 2 || (result.exitCode == 1 && diagnostics.empty()))
        throw crashError(shown, source.name, result.exitCode, result.error);
    if (result.exitCode == 1)
        throw CompileError(std::move(diagnostics), dependsOnFiles);

    m_name = "nvrtc " + firstLine(result.output);
    CompiledModule module;
    module.compiler = m_name;
    module.ptx = withShownFileNames(folder.read("out.ptx"), folder.path(), source.name);
    checkPtx(module.ptx, m_name);
    module.cubin = bytesOf(folder.read("out.cubin"));
    module.warnings = std::move(diagnostics);
    module.dependsOnFiles = dependsOnFiles;
    return module;
}

} // namespace tilescope
