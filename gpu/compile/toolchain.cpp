#include "gpu/compile/toolchain.h"

#include "gpu/compile/child_process.h"
#include "gpu/compile/clang_compiler.h"
#include "gpu/compile/compiler_search.h"
#include "gpu/compile/diagnostics.h"
#include "gpu/compile/module_cache.h"
#include "gpu/compile/nvrtc_compiler.h"
#include "gpu/compile/request_check.h"
#include "gpu/compile/sha256.h"
#include "gpu/compile/shipped_kernels.h"
#include "gpu/compile/temporary_folder.h"
#include "gpu/compile/tool_error.h"
#include "gpu/files/folders.h"

#include <algorithm>
#include <charconv>
#include <cstdlib>
#include <stdexcept>
#include <string_view>

namespace tilescope
{

namespace
{

/// To be increased when the options for the compilers change, so that older entries are no longer found.
constexpr const char* cacheVersion = "6";

constexpr const char* noNvrtc = "NVRTC was not found. Install the CUDA Toolkit (Debian, Ubuntu: apt install "
                                "nvidia-cuda-toolkit, or NVIDIA's own package cuda-nvrtc), or choose clang.";
constexpr const char* noClang = "clang 14 or newer was not found. Install it (Debian, Ubuntu: apt install clang), or "
                                "choose NVRTC.";
constexpr const char* notShipped =
    "This kernel was not compiled with the program: its source has been edited, or these "
    "settings are not among those that were.";
constexpr const char* noCompiler = "No CUDA compiler was found. Install clang (Debian, Ubuntu: apt install clang) or "
                                   "the CUDA Toolkit's NVRTC.";

/// One compiler of this machine and its file.
struct Candidate {
    CompilerChoice kind;
    std::filesystem::path file;
    std::unique_ptr<Compiler> compiler;
    std::string fault = {}; ///< why it cannot compile, once known
};

std::optional<Candidate> findNvrtc(const ToolchainOptions& options)
{
    const auto files = findNvrtcLibraries();
    if (!options.allowNvrtc || files.empty())
        return {};
    return Candidate{CompilerChoice::Nvrtc, files.front().path,
                     std::make_unique<NvrtcCompiler>(files.front().path, options.timeout)};
}

std::optional<Candidate> findClang(const ToolchainOptions& options)
{
    if (!options.allowClang)
        return {};
    // Newest first, those without a version in their names last; these must be queried.
    for (const auto& file : findClangPrograms()) {
        auto compiler = std::make_unique<ClangCompiler>(file.path, file.major, options.timeout);
        try {
            if (compiler->major() >= ClangCompiler::oldestMajor)
                return Candidate{CompilerChoice::Clang, file.path, std::move(compiler)};
        } catch (const std::runtime_error&) {
            continue; // not clang
        }
    }
    return {};
}

/// Everything on which the compiler's output depends.
std::string keyOf(const Candidate& candidate, const CompileRequest& request)
{
    std::string all;
    const auto add = [&](std::string_view field) {
        all.append(std::to_string(field.size())).append(":").append(field);
    };
    add(cacheVersion);
    add(identityOf(candidate.file));
    add(candidate.kind == CompilerChoice::Nvrtc ? nvrtcPrelude() : clangPrelude());
    add(request.source.name);
    add(request.source.text);
    for (const auto& definition : request.definitions)
        add(definition);
    add(std::to_string(request.computeCapability));
    add(request.wantCubin ? "cubin" : "ptx");
    if (request.architectureSpecific)
        add("architecture-specific");
    return sha256(all);
}

/// The first error, if it is inside the prelude.
const Diagnostic* preludeError(const CompileError& error)
{
    const auto first = std::ranges::find(error.diagnostics, DiagnosticSeverity::Error, &Diagnostic::severity);
    return first != error.diagnostics.end() && inPrelude(*first) ? &*first : nullptr;
}

CompiledModule moduleOf(const CompileOutcome& outcome)
{
    if (const auto* diagnostics = std::get_if<std::vector<Diagnostic>>(&outcome))
        throw CompileError(*diagnostics);
    return std::get<CompiledModule>(outcome);
}

} // namespace

ToolchainOptions ToolchainOptions::fromEnvironment()
{
    ToolchainOptions options;
    const char* value = std::getenv("TILESCOPE_HIDE");
    const std::string hidden = "," + std::string(value == nullptr ? "" : value) + ",";
    options.allowNvrtc = hidden.find(",nvrtc,") == std::string::npos;
    options.allowClang = hidden.find(",clang,") == std::string::npos;
    options.allowNvdisasm = hidden.find(",nvdisasm,") == std::string::npos;
    options.cacheFolder = userCacheFolder();
    options.shippedKernels = shippedKernelsFile();
    if (const char* limit = std::getenv("TILESCOPE_CACHE_MB")) {
        const std::string_view text = limit;
        std::size_t megabytes = 0;
        const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), megabytes);
        if (error == std::errc() && end == text.data() + text.size() && megabytes <= 1'000'000)
            options.cacheBytes = megabytes << 20;
    }
    return options;
}

struct Toolchain::Members {
    ToolchainOptions options;
    std::vector<Candidate> candidates; ///< in the order in which Auto tries them
    MemoryCache memory{memoryCacheBytes};
    std::optional<DiskCache> disk;
    std::optional<std::filesystem::path> ptxas, nvdisasm;
    std::optional<ShippedKernels> shipped; ///< once it has been read

    /// Throws CompilerUnavailable also for a compiler that fails to compile the prelude.
    CompiledModule compile(Candidate& candidate, const CompileRequest& request, const RunControl& control);
    CompiledModule compileOrFind(Candidate& candidate, const CompileRequest& request, const RunControl& control);
    std::optional<CompileOutcome> findCached(const std::string& key);
    std::optional<CompiledModule> findShipped(const CompileRequest& request);
    void tryPrelude(Candidate& candidate, int computeCapability, const RunControl& control);
    std::string listingKey(const std::string& ptx, int computeCapability) const;
    Candidate* find(CompilerChoice kind);
    std::string adviceBeside(const Candidate& candidate);
};

/// Another ptxas or nvdisasm in the same place makes another listing.
std::string Toolchain::Members::listingKey(const std::string& ptx, int computeCapability) const
{
    std::string text = "listing " + std::to_string(computeCapability);
    for (const auto& program : {*ptxas, *nvdisasm}) {
        std::error_code ignored;
        text += "\n" + program.string() + " " +
                std::to_string(std::filesystem::last_write_time(program, ignored).time_since_epoch().count());
    }
    return sha256(text + "\n" + ptx);
}

Candidate* Toolchain::Members::find(CompilerChoice kind)
{
    const auto found = std::ranges::find(candidates, kind, &Candidate::kind);
    return found == candidates.end() ? nullptr : &*found;
}

/// What to do if this compiler cannot be used.
std::string Toolchain::Members::adviceBeside(const Candidate& candidate)
{
    const bool isNvrtc = candidate.kind == CompilerChoice::Nvrtc;
    const Candidate* other = find(isNvrtc ? CompilerChoice::Clang : CompilerChoice::Nvrtc);
    if (other != nullptr && other->fault.empty())
        return isNvrtc ? "Choose clang." : "Choose NVRTC.";
    return isNvrtc ? "Install another version of NVRTC, or clang (Debian, Ubuntu: apt install clang)."
                   : "Install another version of clang, or the CUDA Toolkit's NVRTC.";
}

/// With an empty text the compiler sees only the prelude: an error in it is the compiler's, for any text.
void Toolchain::Members::tryPrelude(Candidate& candidate, int computeCapability, const RunControl& control)
{
    try {
        CompileRequest empty;
        empty.computeCapability = computeCapability;
        compileOrFind(candidate, empty, control);
    } catch (const CompileError& error) {
        if (const Diagnostic* first = preludeError(error))
            candidate.fault = candidate.compiler->name() + " (" + candidate.file.string() +
                              ") does not compile Tilescope's own headers: " + toText(*first) + ".";
    }
}

CompiledModule Toolchain::Members::compile(Candidate& candidate, const CompileRequest& request,
                                           const RunControl& control)
{
    try {
        if (candidate.fault.empty())
            return compileOrFind(candidate, request, control);
    } catch (const CompileError& error) {
        if (preludeError(error) != nullptr)
            tryPrelude(candidate, request.computeCapability, control);
        if (candidate.fault.empty())
            throw;
    }
    throw CompilerUnavailable(candidate.fault);
}

CompiledModule Toolchain::Members::compileOrFind(Candidate& candidate, const CompileRequest& request,
                                                 const RunControl& control)
{
    checkRequest(request);
    const std::string key = keyOf(candidate, request);
    if (const auto outcome = findCached(key))
        return moduleOf(*outcome);
    try {
        auto module = candidate.compiler->compile(request, control);
        if (module.dependsOnFiles)
            return module;
        memory.insert(key, module);
        if (disk)
            disk->insert(key, module);
        return module;
    } catch (const CompileError& error) {
        if (!error.dependsOnFiles)
            memory.insert(key, error.diagnostics);
        throw;
    }
}

std::optional<CompileOutcome> Toolchain::Members::findCached(const std::string& key)
{
    if (const auto* outcome = memory.find(key))
        return *outcome;
    auto module = disk ? disk->find(key) : std::nullopt;
    if (!module)
        return {};
    memory.insert(key, *module);
    return *module;
}

std::optional<CompiledModule> Toolchain::Members::findShipped(const CompileRequest& request)
{
    if (!shipped)
        shipped = ShippedKernels::read(options.shippedKernels);
    return shipped->find(request);
}

Toolchain::Toolchain(const ToolchainOptions& options) : m(std::make_unique<Members>())
{
    m->options = options;
    TemporaryFolder::removeAbandoned();
    if (auto nvrtc = findNvrtc(options))
        m->candidates.push_back(std::move(*nvrtc));
    if (auto clang = findClang(options))
        m->candidates.push_back(std::move(*clang));
    if (options.allowNvdisasm) {
        m->ptxas = findToolkitProgram("ptxas");
        m->nvdisasm = findToolkitProgram("nvdisasm");
    }
    if (options.cacheFolder)
        m->disk.emplace(*options.cacheFolder, options.cacheBytes);
}

Toolchain::~Toolchain() = default;

CompiledModule Toolchain::compile(CompilerChoice choice, const CompileRequest& request, const RunControl& control)
{
    if (!request.source.ptx.empty())
        return {.compiler = "PTX", .ptx = request.source.ptx, .cubin = {}, .warnings = {}};
    const bool isAuto = choice == CompilerChoice::Auto;
    if (isAuto && request.mayBeShipped && !m->candidates.empty() && !m->findCached(keyOf(m->candidates[0], request)))
        if (auto module = m->findShipped(request))
            return *module;
    std::string unavailable, advice;
    for (auto& candidate : m->candidates) {
        if (!isAuto && choice != candidate.kind)
            continue;
        try {
            CompiledModule module = m->compile(candidate, request, control);
            if (!unavailable.empty())
                module.passedOver = unavailable + " " + module.compiler + " compiled the kernel instead.";
            return module;
        } catch (const CompilerUnavailable& error) {
            unavailable += (unavailable.empty() ? "" : " ") + std::string(error.what()); // Auto: the next compiler may
                                                                                         // work
            advice = candidate.fault.empty() ? "" : " " + m->adviceBeside(candidate);
        }
    }
    if (isAuto) {
        if (auto module = m->findShipped(request)) {
            module->passedOver = unavailable;
            return *module;
        }
        if (m->shipped->size() > 0 && unavailable.empty())
            throw CompilerUnavailable(std::string(notShipped) + " " + noCompiler);
    }
    if (!unavailable.empty())
        throw CompilerUnavailable(unavailable + advice);
    throw CompilerUnavailable(choice == CompilerChoice::Nvrtc   ? noNvrtc
                              : choice == CompilerChoice::Clang ? noClang
                                                                : noCompiler);
}

std::vector<Toolchain::Found> Toolchain::found() const
{
    std::vector<Found> list;
    for (const auto kind : {CompilerChoice::Nvrtc, CompilerChoice::Clang}) {
        const bool isNvrtc = kind == CompilerChoice::Nvrtc;
        auto* candidate = m->find(kind);
        if (candidate == nullptr) {
            const bool hidden = isNvrtc ? !m->options.allowNvrtc : !m->options.allowClang;
            list.push_back({kind, "", hidden ? "hidden by TILESCOPE_HIDE" : isNvrtc ? noNvrtc : noClang});
            continue;
        }
        try {
            const std::string name = candidate->compiler->name();
            m->tryPrelude(*candidate, CompileRequest().computeCapability, {});
            if (candidate->fault.empty())
                list.push_back({kind, name, candidate->file.string(), true});
            else
                list.push_back({kind, "", candidate->fault + " " + m->adviceBeside(*candidate), true});
        } catch (const std::runtime_error& error) {
            list.push_back({kind, "", error.what(), true});
        }
    }
    return list;
}

bool Toolchain::has(CompilerChoice choice) const
{
    return choice == CompilerChoice::Auto ? !m->candidates.empty() : m->find(choice) != nullptr;
}

bool Toolchain::canList() const { return m->ptxas && m->nvdisasm; }

std::string Toolchain::machineListing(const std::string& ptx, int computeCapability, const RunControl& control) const
{
    if (!canList())
        throw ToolError("The CUDA Toolkit's ptxas and nvdisasm were not found.");
    constexpr std::size_t longest = 32u << 20; // the listings of the shipped kernels have at most 2 MB
    const std::string key = m->listingKey(ptx, computeCapability);
    if (const auto cached = m->findCached(key))
        return moduleOf(*cached).ptx;
    const TemporaryFolder folder;
    folder.write("kernel.ptx", ptx);
    const auto outputOf = [&](const std::filesystem::path& program, const std::vector<std::string>& arguments) {
        ChildRequest request{program, arguments, folder.path(), m->options.timeout};
        request.outputBytes = longest;
        ChildResult result = runChild(request, control);
        if (result.timedOut || result.exitCode != 0 || result.output.size() >= longest)
            throw ToolError(program.string() + " failed: " + result.error.substr(0, result.error.find('\n')));
        return std::move(result.output);
    };
    outputOf(*m->ptxas,
             {"-lineinfo", "-arch=sm_" + std::to_string(computeCapability), "-o", "kernel.cubin", "kernel.ptx"});
    CompiledModule listing{.compiler = "nvdisasm", .ptx = {}, .cubin = {}, .warnings = {}};
    listing.ptx = outputOf(*m->nvdisasm, {"-gp", "-c", "-hex", "kernel.cubin"});
    m->memory.insert(key, listing);
    if (m->disk)
        m->disk->insert(key, listing);
    return std::move(listing.ptx);
}

} // namespace tilescope
