#include "gpu/program/host_compiler/host_compiler.h"

#include "gpu/compile/child_process.h"
#include "gpu/compile/compile_result.h"
#include "gpu/compile/compiler_search.h"
#include "gpu/compile/diagnostics.h"
#include "gpu/compile/temporary_folder.h"
#include "gpu/compile/tool_error.h"
#include "gpu/compile/toolchain.h"
#include "gpu/files/source_text.h"
#include "gpu/program/host_compiler/certain_error.h"
#include "gpu/program/host_compiler/companion_files.h"
#include "gpu/program/host_compiler/libraries.h"
#include "gpu/program/host_compiler/spaced_launches.h"
#include "gpu/program/record/record_files.h"

#include <algorithm>
#include <cctype>
#include <cstdint>
#include <cstdlib>
#include <fstream>
#include <iterator>
#include <set>
#include <sstream>
#include <stdexcept>

namespace tilescope
{

namespace fs = std::filesystem;

namespace
{

constexpr int oldestClang = 14;
constexpr const char* architecture = "sm_80";
constexpr const char* headerFolder = "headers"; ///< in our folder
/// clang's message about such a call: include/tilescope/errors.h.
constexpr const char* discardedError = "declared with 'nodiscard' attribute: cudaError_t";

/// And about a launch in a kernel.
constexpr const char* launchInKernel = "reference to __global__ function ";

/// How the names of their functions begin.
constexpr std::pair<const char*, const char*> librariesOfNvidia[] = {
    {"cublas", "cuBLAS"},     {"cufft", "cuFFT"},       {"curand", "cuRAND"},
    {"cusparse", "cuSPARSE"}, {"cusolver", "cuSOLVER"}, {"npp", "NPP"},
    {"nvjpeg", "nvJPEG"},     {"cudnn", "cuDNN"},       {"nccl", "NCCL"},
};

/// A name of OpenCV 2, such as CV_LOAD_IMAGE_COLOR, and the headers in which OpenCV 4 has kept those.
constexpr const char* oldOpenCvName = "undeclared identifier 'CV_";
constexpr const char* oldOpenCvHeaders[] = {"opencv2/imgproc/types_c.h", "opencv2/imgcodecs/legacy/constants_c.h",
                                            "opencv2/highgui/highgui_c.h", "opencv2/videoio/legacy/constants_c.h"};

bool isDiscardedError(const Diagnostic& one) { return one.message.find(discardedError) != std::string::npos; }

void writeFile(const fs::path& path, std::string_view content)
{
    std::ofstream file(path, std::ios::binary);
    file << content;
    file.close();
    if (!file)
        throw ToolError(path.string() + " cannot be written. " + roomAdvice);
}

std::string readFile(const fs::path& path)
{
    std::ifstream file(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(file), {}};
}

bool isSameFile(const fs::path& a, const fs::path& b)
{
    std::error_code none;
    return fs::equivalent(a, b, none);
}

void replaceAll(std::string& text, const std::string& from, const std::string& to)
{
    for (std::size_t at = text.find(from); at != std::string::npos; at = text.find(from, at + to.size()))
        text.replace(at, from.size(), to);
}

/// The names of functions and variables that a PTX text only declares, and that it defines.
void findDeviceNames(const std::string& ptx, std::set<std::string>& declared, std::set<std::string>& defined)
{
    std::istringstream lines(ptx);
    for (std::string line; std::getline(lines, line);) {
        const bool isExtern = line.starts_with(".extern "), isFunction = line.find(".func ") != std::string::npos;
        if (!isFunction && !line.starts_with(".visible .global") && !line.starts_with(".visible .const") &&
            !line.starts_with(".extern .global") && !line.starts_with(".extern .const"))
            continue;
        // ".func (.param .b32 func_retval0) _Z5twicei(" may have its name on the next line
        std::string name = line.substr(0, isFunction ? std::string::npos : line.find_first_of("[=;"));
        if (isFunction)
            if (const std::size_t result = name.find(')'), open = name.find('('); open < result)
                name.erase(0, result + 1);
        name = name.substr(0, name.find_last_not_of(" \t(") + 1);
        name = name.substr(name.find_last_of(" \t") + 1);
        (isExtern ? declared : defined).insert(name);
    }
}

/// One program's compilation.
class ProgramBuild
{
public:
    ProgramBuild(const ProgramSources& sources, const ProgramTools& tools, const fs::path& folder,
                 const RunControl& control)
        : m_sources(sources), m_tools(tools), m_folder(folder), m_control(control)
    {
    }

    CompiledProgram build()
    {
        m_usesOpenMp = std::ranges::any_of(
            m_sources.files, [](const fs::path& file) { return readFile(file).find("<omp.h>") != std::string::npos; });
        std::vector<fs::path> files = m_sources.files;
        std::vector<std::string> objects;
        do {
            while (objects.size() < files.size())
                objects.push_back(object(files[objects.size()], objects.size()));
            if (callsOtherFiles())
                joinDeviceCode();
        } while (!link(objects, files)); // which names more files
        std::string discarded;
        for (const auto& [line, file] : m_discarded)
            discarded += std::to_string(line) + " " + file + "\n";
        writeFile(m_folder / discardedErrorsName, discarded);
        writeFile(m_folder / builtTextsName, m_builtTexts);
        writeFile(m_folder / deviceCompilerName, deviceCommand());
        return {std::move(m_warnings), std::move(files)};
    }

private:
    std::string object(const fs::path& file, std::size_t number)
    {
        const std::string stem = (m_folder / ("file-" + std::to_string(number))).string();
        const std::vector<Diagnostic> warnings = m_warnings;
        if (m_tools.clang.empty())
            return objectOfNvcc(file, stem);
        try {
            return objectOfClang(file, stem);
        } catch (const CompileError& refusal) {
            const bool isMissing = namesMissingHeader(refusal); // nvcc has the toolkit's, also for files of C++
            if (m_tools.nvcc.empty() || !(isMissing ? toolkitMayHave(refusal) : mayBeForNvcc(refusal, file)))
                throw;
            m_warnings = warnings;
            try {
                return objectOfNvcc(file, stem);
            } catch (const CompileError& other) {
                if (isMissing && (!namesMissingHeader(other) || asksForToolkit(refusal)))
                    throw;               // nvcc got further
            } catch (const ToolError&) { // nvcc does not work: what clang says remains
            }
            throw;
        }
    }

    /// Whether it is about a header that is not there, or is one of those that only say so (include/CMakeLists.txt).
    static bool namesMissingHeader(const CompileError& refusal)
    {
        const std::string_view text = refusal.what();
        return text.find("file not found") != text.npos || text.find("No such file") != text.npos ||
               text.find("which is not available") != text.npos;
    }

    /// Whether a header that was not found is the toolkit's, or that of nvcc's host compiler.
    bool toolkitMayHave(const CompileError& refusal) const
    {
        const auto first = std::ranges::find(refusal.diagnostics, DiagnosticSeverity::Error, &Diagnostic::severity);
        const std::size_t end =
            first == refusal.diagnostics.end() ? std::string::npos : first->message.find("' file not found");
        if (end == std::string::npos || !first->message.starts_with('\''))
            return true;
        std::error_code none;
        const fs::path headers = fs::canonical(m_tools.nvcc, none).parent_path().parent_path() / "include";
        const std::string name = first->message.substr(1, end - 1);
        return name == "omp.h" || fs::exists(headers / name, none) || fs::exists(headers / "cccl" / name, none);
    }

    static bool asksForToolkit(const CompileError& refusal)
    {
        return std::string_view(refusal.what()).find("Install the CUDA Toolkit") != std::string_view::npos;
    }

    /// Whether the reason may be clang itself, or our headers. nvcc takes seconds.
    static bool mayBeForNvcc(const CompileError& refusal, const fs::path& file)
    {
        const auto first = std::ranges::find(refusal.diagnostics, DiagnosticSeverity::Error, &Diagnostic::severity);
        const bool isHere = first != refusal.diagnostics.end() && first->file == file.string();
        return file.extension() == ".cu" && !(isHere && isCertain(*first, sourceOf(file).text));
    }

    /// What clang is given: the file, or a copy in its place that every compiler can read.
    static SourceText sourceOf(const fs::path& file)
    {
        try {
            return sourceTextOf(readFile(file));
        } catch (const std::runtime_error& error) {
            throw ToolError(file.string() + " cannot be read: " + error.what() + ".");
        }
    }

    std::string objectOfClang(const fs::path& file, const std::string& stem)
    {
        if (file.extension() == ".cu") {
            compileDevice(file, stem);
            writeFile(stem + ".fatbin", fatBinaryOf(readFile(stem + ".ptx")));
            m_builtTexts += fs::path(stem).filename().string() + ".ptx " + file.stem().string() + "\n";
            m_deviceTexts.push_back({file, stem});
        }
        compileHost(file, stem);
        m_dependencies += readFile(stem + ".d");
        return stem + ".o";
    }

    void compileDevice(const fs::path& file, const std::string& stem)
    {
        std::vector<std::string> device = deviceArguments();
        device.insert(device.end(), {"-o", stem + ".ptx"});
        compile(file, std::move(device));
    }

    /// Whether code for the device uses functions or variables of another file, which nvcc links with -rdc=true.
    bool callsOtherFiles() const
    {
        std::set<std::string> wanted, defined;
        for (const auto& [file, stem] : m_deviceTexts)
            findDeviceNames(readFile(stem + ".ptx"), wanted, defined);
        return std::ranges::any_of(wanted, [&](const std::string& name) { return defined.contains(name); });
    }

    /// In place of a linker: all files in one, for the device. Each object has the same code, which is loaded once.
    void joinDeviceCode()
    {
        const std::string stem = (m_folder / "joined-device").string(), file = stem + ".cu";
        std::string includes;
        for (const auto& [path, own] : m_deviceTexts)
            includes += "#include \"" + fs::absolute(path).string() + "\"\n";
        writeFile(file, includes);
        try {
            compileDevice(file, stem);
        } catch (const CompileError& error) {
            throw ToolError(
                std::string("The files' code for the GPU is joined, because one calls functions of another, "
                            "and so joined it does not compile. Give each function and variable a name of "
                            "its own. ") +
                error.what());
        }
        const std::string binary = fatBinaryOf(joinedCodeMark + readFile(stem + ".ptx"));
        for (const auto& [path, own] : m_deviceTexts) {
            writeFile(own + ".fatbin", binary);
            compileHost(path, own);
        }
    }

    void compileHost(const fs::path& file, const std::string& stem)
    {
        // A call's return address tells the checks its line.
        // Whole numbers wrap, as they do in the program that nvcc makes without -O.
        std::vector<std::string> host = {
            "-c", "-O2", "-fno-optimize-sibling-calls", "-fwrapv", "-o", stem + ".o", "-MD", "-MF", stem + ".d"};
        if (file.extension() == ".cu") {
            for (const std::string& argument : cudaArguments("--cuda-host-only"))
                host.push_back(argument);
            for (const std::string& argument : {std::string("-Xclang"), std::string("-fcuda-include-gpubinary"),
                                                std::string("-Xclang"), stem + ".fatbin"})
                host.push_back(argument);
        } else {
            const bool isC = file.extension() == ".c";
            for (const char* argument : {"-x", isC ? "c" : "c++", isC ? "-std=gnu11" : "-std=c++17"})
                host.emplace_back(argument);
        }
        compile(file, std::move(host));
    }

    /// With NVIDIA's headers, and so with Thrust, CUB, libcu++ and the rest of the toolkit that is compiled.
    std::string objectOfNvcc(const fs::path& file, const std::string& stem)
    {
        const fs::path from = nvccFile(file, stem);
        std::vector<std::string> arguments = {"-c",
                                              "-O2",
                                              "-std=c++17",
                                              "-lineinfo",
                                              "--extended-lambda",
                                              "-arch=compute_80",
                                              "-code=compute_80",
                                              "--compress-mode=none",
                                              "-Xcompiler=-g1,-gdwarf-4,-fno-optimize-sibling-calls,-fwrapv"};
        if (m_usesOpenMp)
            arguments.emplace_back("-Xcompiler=-fopenmp");
        for (const std::string& definition : m_sources.definitions)
            arguments.push_back("-D" + definition);
        for (const std::string& include : m_sources.includes)
            arguments.push_back("-I" + fs::absolute(include).string());
        arguments.insert(arguments.end(), m_libraryFlags.begin(), m_libraryFlags.end());
        for (const std::string& argument : {std::string("-isystem"), (m_tools.runtime / "include/samples").string(),
                                            std::string("-MD"), std::string("-MF"), stem + ".d", std::string("-o"),
                                            stem + ".o", "-I" + (m_folder / headerFolder).string(), from.string()})
            arguments.push_back(argument);
        if (from != fs::absolute(file)) // whose folder is that of its own headers
            arguments.push_back("-I" + fs::absolute(file).parent_path().string());
        const ChildResult result = run(m_tools.nvcc, std::move(arguments), file.string());
        std::string text = "\n" + result.output + "\n" + result.error; // its parts write to one or the other
        replaceAll(text, "\n" + from.string() + ":", std::string("\n") + compiledName + ":");
        replaceAll(text, "\n" + from.string() + "(", std::string("\n") + compiledName + "(");
        std::vector<Diagnostic> found = parseNvrtcLog(text, {file.string(), {}});
        for (Diagnostic& ofHostCompiler : parseClangLog(text, {file.string(), {}}))
            found.push_back(std::move(ofHostCompiler));
        takeWarnings(std::move(found));
        m_nvccIsUsed = true;
        if (result.exitCode != 0)
            throw crashError("nvcc", file.string(), result.exitCode, result.error);
        m_dependencies += readFile(stem + ".d");
        return stem + ".o";
    }

    fs::path nvccFile(const fs::path& file, const std::string& stem) const
    {
        const SourceText source = sourceOf(file);
        if (isPlain(source))
            return fs::absolute(file);
        const fs::path copy = stem + file.extension().string();
        writeFile(copy, source.text);
        return copy;
    }

    /// Whether compilers read it as it is.
    static bool isPlain(const SourceText& source)
    {
        return source.encoding != TextEncoding::Utf16Little && source.encoding != TextEncoding::Utf16Big &&
               !source.isCell;
    }

    static std::vector<std::string> cudaArguments(const char* side)
    {
        // Since CUDA 9.2 launches are those that our runtime has; clang makes older ones if it finds no toolkit.
        return {"-x",
                "cuda",
                side,
                "-nocudainc",
                "-nocudalib",
                "--cuda-path=/nonexistent",
                "-std=c++17",
                "-fdeclspec",
                std::string("--cuda-gpu-arch=") + architecture,
                "-Xclang",
                "-target-sdk-version=11.0",
                "-include",
                "cuda_runtime.h"};
    }

    static std::vector<std::string> deviceArguments()
    {
        std::vector<std::string> arguments = cudaArguments("--cuda-device-only");
        for (const char* argument : {"-S", "-O3", "-Xclang", "-target-feature", "-Xclang", "+ptx70",
                                     // as in gpu/compile/clang_compiler.cpp, which says why
                                     "-fno-slp-vectorize", "-fno-optimize-sibling-calls"})
            arguments.emplace_back(argument);
        return arguments;
    }

    /// Of what the program compiles while it runs: a word a line.
    std::string deviceCommand() const
    {
        std::string words;
        if (m_tools.clang.empty())
            return words;
        words += m_tools.clang.string() + "\n";
        for (const std::string& argument : deviceArguments())
            words += argument + "\n";
        for (const char* const folder : {"include", "include/samples"})
            words += "-isystem\n" + (m_tools.runtime / folder).string() + "\n";
        for (const char* const argument : {"-D__CUDACC_RTC__", "-gline-tables-only", "-Wno-unknown-cuda-version",
                                           "-Wno-unused-command-line-argument", "-fno-color-diagnostics"})
            words += std::string(argument) + "\n";
        return words;
    }

    void compile(const fs::path& file, std::vector<std::string> arguments)
    {
        if (m_usesOpenMp)
            arguments.emplace_back("-fopenmp");
        for (const std::string& definition : m_sources.definitions)
            arguments.push_back("-D" + definition);
        for (const std::string& include : m_sources.includes)
            arguments.push_back("-I" + include);
        replaceText(file, arguments);
        for (const std::string& argument :
             {std::string("-isystem"),
              (m_tools.runtime / "include").string(),
              std::string("-isystem"),
              (m_tools.runtime / "include/samples").string(),
              "-I" + (m_folder / headerFolder).string(),
              std::string("-DTILESCOPE_LIST_DISCARDED"),
              std::string("-Wunused-result"),
              std::string("-gline-tables-only"),
              std::string("-gdwarf-4"), // which checks/line_table.h reads
              std::string("-Wall"),
              std::string("-Wno-unused-command-line-argument"),
              std::string("-Wno-unknown-cuda-version"),
              std::string("-Wno-pass-failed"),
              std::string("-Wno-unknown-warning-option"), // the next are newer than the oldest clang
              std::string("-Wno-invalid-source-encoding"),
              std::string("-Wno-invalid-utf8"),
              std::string("-fno-caret-diagnostics"),
              std::string("-fno-color-diagnostics"),
              std::string("-fno-diagnostics-fixit-info"),
              std::string("-fno-crash-diagnostics"),
              std::string("--"),
              file.string()})
            arguments.push_back(argument);
        ChildResult result;
        std::vector<Diagnostic> found;
        do {
            std::vector<std::string> all = arguments;
            all.insert(all.end() - 2, m_libraryFlags.begin(), m_libraryFlags.end()); // before "--" and the file
            result = run(m_tools.clang, std::move(all), file.string());
            found = diagnosticsIn(result.error, file.string());
        } while (addLibrary(found, file));
        takeWarnings(std::move(found));
        if (result.exitCode != 0)
            throw crashError("clang", file.string(), result.exitCode, result.error);
    }

    /// Throws CompileError if there is an error among them.
    void takeWarnings(std::vector<Diagnostic> found)
    {
        takeDiscarded(found);
        if (std::ranges::any_of(found, [](const Diagnostic& d) { return d.severity == DiagnosticSeverity::Error; })) {
            std::set<std::string> told;
            std::erase_if(found, [&](const Diagnostic& one) { return !told.insert(toText(one)).second; });
            throw CompileError(std::move(found), true);
        }
        for (Diagnostic& one : found)
            if (m_shown.insert(toText(one)).second) // the passes for GPU and host often warn of the same
                m_warnings.push_back(std::move(one));
    }

    /// Keeps for the checks what is asked for by us alone, and leaves it out with its notes.
    void takeDiscarded(std::vector<Diagnostic>& found)
    {
        bool isOurs = false;
        std::erase_if(found, [&](const Diagnostic& one) {
            if (one.severity != DiagnosticSeverity::Note)
                isOurs = isDiscardedError(one);
            if (isOurs && one.severity != DiagnosticSeverity::Note)
                m_discarded.emplace(one.line, fs::path(one.file).filename().string());
            return isOurs;
        });
    }

    /// Has clang read "<< <" as nvcc does, and a text that it cannot read, from a copy that has the file's own name.
    void replaceText(const fs::path& file, std::vector<std::string>& arguments) const
    {
        const SourceText source = sourceOf(file);
        const std::string text = readFile(file), readable = isPlain(source) ? text : source.text;
        const std::string joined = file.extension() == ".cu" ? withJoinedLaunches(readable) : readable;
        if (joined == text)
            return;
        const fs::path copy = m_folder / "joined.cu", overlay = m_folder / "joined.yaml";
        writeFile(copy, joined);
        std::string place = fs::absolute(file).lexically_normal().string();
        replaceAll(place, "'", "''"); // as YAML writes it
        writeFile(overlay, "{'version': 0, 'use-external-names': false, 'roots': [{'type': 'file', 'name': '" + place +
                               "', 'external-contents': '" + copy.string() + "'}]}\n");
        arguments.insert(arguments.end(), {"-ivfsoverlay", overlay.string()});
    }

    /// Whether a header was not found whose library pkg-config knows, or a name of OpenCV 2: then it is worth another
    /// try. The advice for any other is added to its message.
    bool addLibrary(std::vector<Diagnostic>& found, const fs::path& file)
    {
        for (Diagnostic& one : found) {
            if (one.message.find(oldOpenCvName) != std::string::npos && !m_hasOldNames) {
                m_hasOldNames = true;
                for (const char* const header : oldOpenCvHeaders)
                    m_libraryFlags.insert(m_libraryFlags.end(), {"-include", header});
                return true;
            }
            const std::size_t end = one.message.find("' file not found");
            if (one.severity != DiagnosticSeverity::Error || end == std::string::npos || !one.message.starts_with('\''))
                continue;
            const std::string header = one.message.substr(1, end - 1);
            if (const auto called = findOtherCase(header, one.file, file)) {
                m_warnings.push_back({DiagnosticSeverity::Warning, one.file, one.line, one.column,
                                      "the header is called " + *called + ", not \"" + header +
                                          "\": only Windows takes these for the same"});
                return true;
            }
            const ForeignLibrary* const library = libraryOfHeader(header);
            if (library && m_triedLibraries.insert(library).second)
                if (const auto flags = packageFlags(library->module, "--cflags", m_control); flags && !flags->empty()) {
                    m_libraryFlags.insert(m_libraryFlags.end(), flags->begin(), flags->end());
                    return true;
                }
            if (const auto folder = folderOfHeader(header, file); folder && m_foundFolders.insert(*folder).second) {
                m_libraryFlags.push_back("-I" + folder->string());
                m_warnings.push_back({DiagnosticSeverity::Note, one.file, one.line, one.column,
                                      "\"" + header + "\" was found in " + folder->string()});
                return true;
            }
            one.message += ". " + missingHeaderAdvice(header);
        }
        return false;
    }

    /// What a header is called beside the file that includes it, if that differs only in its capitals or slashes. Then
    /// one of the name as it is written, in a folder of ours, includes it.
    std::optional<std::string> findOtherCase(const std::string& header, const std::string& includer,
                                             const fs::path& file) const
    {
        std::vector<fs::path> folders{fs::path(includer).parent_path(), file.parent_path()};
        folders.insert(folders.end(), m_sources.includes.begin(), m_sources.includes.end());
        for (const fs::path& one : folders) {
            const fs::path folder = one.empty() ? fs::path(".") : one, own = m_folder / headerFolder / header;
            const std::optional<fs::path> found = sameButForCase(folder, header);
            if (!found || header.find("..") != std::string::npos || fs::exists(own))
                continue;
            fs::create_directories(own.parent_path());
            writeFile(own, "#include \"" + fs::canonical(*found).string() + "\"\n");
            return found->lexically_relative(folder).string();
        }
        std::string slashed = header; // one that is installed
        std::ranges::replace(slashed, '\\', '/');
        const fs::path own = m_folder / headerFolder / header;
        if (slashed == header || header.find("..") != std::string::npos || fs::exists(own))
            return {};
        writeFile(own, "#include <" + slashed + ">\n");
        return slashed;
    }

    /// The messages, with our headers' at the line that includes them.
    std::vector<Diagnostic> diagnosticsIn(const std::string& log, const std::string& file) const
    {
        std::string text = "\n" + log;
        replaceAll(text, (m_tools.runtime / "include").string() + "/", "include/");
        replaceAll(text, "\n" + file + ":", std::string("\n") + compiledName + ":");
        replaceAll(text, "In file included from " + file + ":",
                   std::string("In file included from ") + compiledName + ":");
        std::vector<Diagnostic> found = parseClangLog(text, {file, {}});
        for (Diagnostic& one : found)
            if (one.message.starts_with(launchInKernel))
                one.message = "a kernel launches a kernel (CUDA dynamic parallelism), which is not supported. Launch "
                              "it from the host";
        return found;
    }

    std::vector<std::string> libraryArguments() const
    {
        std::vector<std::string> all;
        const auto add = [&](const std::vector<std::string>& some) { all.insert(all.end(), some.begin(), some.end()); };
        for (const ForeignLibrary* const library : librariesIn(m_dependencies))
            add(linkArguments(*library, m_control));
        for (const std::string& library : m_sources.libraries)
            add(linkArguments(library, m_control));
        return all;
    }

    /// False if the linker misses what other files define, which are then added to `files`.
    bool link(const std::vector<std::string>& objects, std::vector<fs::path>& files)
    {
        const bool byClang = !m_nvccIsUsed; // whose libraries of OpenMP are g++'s
        std::vector<std::string> arguments = {"-o", (m_folder / "program").string()};
        if (byClang)
            arguments.emplace_back("--driver-mode=g++");
        arguments.insert(arguments.end(), objects.begin(), objects.end());
        const std::string library = (m_tools.runtime / "libcudart.so.13").string();
        // Before the libraries: runtime/no_display.cpp stands for functions of theirs.
        if (byClang)
            arguments.push_back(library);
        else // which does not know the name's end, and reads options of the linker first
            arguments.push_back("-Xlinker=--no-as-needed," + library);
        for (std::string& argument : libraryArguments())
            if (byClang || argument.starts_with("-l") || argument.starts_with("-L"))
                arguments.push_back(std::move(argument));
            else
                arguments.push_back((argument.starts_with('-') ? "-Xcompiler=" : "-Xlinker=") + argument);
        for (const std::string& argument :
             {std::string(byClang ? "-Wl,-rpath," : "-Xlinker=-rpath,") + m_tools.runtime.string(),
              std::string(byClang ? "-pthread" : "-Xcompiler=-pthread"), std::string("-ldl"), std::string("-lm")})
            arguments.push_back(argument);
        if (!byClang)
            arguments.emplace_back("-cudart=none");
        if (m_usesOpenMp)
            arguments.emplace_back(byClang ? "-fopenmp" : "-Xcompiler=-fopenmp");
        const ChildResult result = run(byClang ? m_tools.clang : m_tools.nvcc, std::move(arguments), "the program");
        if (result.exitCode == 0)
            return true;
        const std::string log = result.output + result.error;
        const std::set<std::string> undefined = undefinedNames(log);
        std::vector<fs::path> known = files;
        known.insert(known.end(), m_sources.named.begin(), m_sources.named.end());
        CompanionFiles more = companionFiles(undefined, foldersOfProgram(known, m_dependencies), files);
        for (const fs::path& one : more.ambiguous) // of several that define a name, that of the build
            if (std::ranges::any_of(m_sources.named, [&](const fs::path& named) { return isSameFile(named, one); }))
                more.files.push_back(one);
        if (more.files.empty())
            throw ToolError("The program cannot be linked: " + linkComplaint(log, more.ambiguous));
        for (const fs::path& file : more.files) {
            const auto name = std::ranges::find_if(
                undefined, [&](const std::string& one) { return definesName(sourceOf(file).text, one); });
            m_warnings.push_back(
                {DiagnosticSeverity::Note, file.string(), 1, 0, "taken into the program, because it defines " + *name});
        }
        files.insert(files.end(), more.files.begin(), more.files.end());
        return false;
    }

    /// The linker's first error, with what would help. `defining` are files that each define a missing name.
    static std::string linkComplaint(const std::string& log, const std::vector<fs::path>& defining)
    {
        for (const char* const sign : {"undefined reference", "undefined symbol", "multiple definition",
                                       "duplicate symbol", "cannot find", "unable to find"})
            if (const std::size_t at = log.find(sign); at != std::string::npos) {
                const std::size_t end = std::min(log.find('\n', at), log.size());
                std::string line = log.substr(at, std::min<std::size_t>(end - at, 300));
                for (const auto& [name, library] : librariesOfNvidia)
                    if (line.find(std::string("`") + name) != std::string::npos ||
                        line.find(std::string(": ") + name) != std::string::npos)
                        return line + ". It belongs to " + library +
                               ", which needs a GPU. Use kernels of your own instead.";
                if (line.find("stdc++") != std::string::npos || line.find("crt1.o") != std::string::npos)
                    return line + ". Install g++, whose libraries clang links (Debian, Ubuntu: apt install g++).";
                if (std::string_view(sign).ends_with("find"))
                    return line + ". Install the library, or name its file with --library.";
                if (defining.empty())
                    return line + ". Name all files of the program, and its libraries with --library.";
                line += ". Name the file that belongs to the program: ";
                for (std::size_t i = 0; i < defining.size(); ++i)
                    line.append(i == 0 ? "" : ", ").append(defining[i].string());
                return line + ".";
            }
        return log.substr(0, std::min<std::size_t>(log.find('\n'), 300));
    }

    ChildResult run(const fs::path& compiler, std::vector<std::string> arguments, const std::string& what) const
    {
        const bool isNvcc = compiler == m_tools.nvcc;
        ChildRequest request;
        request.program = compiler;
        request.arguments = std::move(arguments);
        request.folder = isNvcc ? m_folder : fs::current_path(); // nvcc has files between its steps
        request.timeout = isNvcc ? 3 * m_tools.timeout : m_tools.timeout;
        ChildResult result = runChild(request, m_control);
        if (result.timedOut)
            throw timeoutError(isNvcc ? "nvcc" : "clang", what, request.timeout);
        return result;
    }

    const ProgramSources& m_sources;
    const ProgramTools& m_tools;
    fs::path m_folder;
    const RunControl& m_control;
    bool m_usesOpenMp = false, m_nvccIsUsed = false;
    std::vector<Diagnostic> m_warnings;
    std::set<std::string> m_shown;
    std::string m_dependencies;                                  ///< the headers of all files
    std::vector<std::pair<fs::path, std::string>> m_deviceTexts; ///< .cu files that clang has compiled, and their stems
    std::string m_builtTexts;                                    ///< the PTX files and the names of theirs
    std::vector<std::string> m_libraryFlags;                     ///< of libraries whose headers were not found without
    std::set<const ForeignLibrary*> m_triedLibraries;
    std::set<fs::path> m_foundFolders;                 ///< of own headers that no --include names
    bool m_hasOldNames = false;                        ///< OpenCV's headers for them are included
    std::set<std::pair<int, std::string>> m_discarded; ///< calls of the runtime whose result is not looked at
};

template <class Number>
void append(std::string& bytes, Number number)
{
    bytes.append(reinterpret_cast<const char*>(&number), sizeof number);
}

/// Whether the runtime library is, for its programs, the one that ours has the layouts of: that of CUDA 13.
bool hasOurRuntimesVersion(const fs::path& nvcc)
{
    std::error_code none;
    const fs::path toolkit = fs::canonical(nvcc, none).parent_path().parent_path();
    std::ifstream header(toolkit / "include/cuda_runtime_api.h");
    for (std::string line; std::getline(header, line);)
        if (const std::string start = "#define CUDART_VERSION"; line.starts_with(start))
            return std::atoi(line.c_str() + start.size()) / 1000 == 13;
    return false;
}

} // namespace

ProgramTools findProgramTools(const fs::path& self)
{
    ProgramTools tools;
    const bool isHidden = !ToolchainOptions::fromEnvironment().allowClang;
    for (const CompilerFile& clang : findClangPrograms())
        if (tools.clang.empty() && !isHidden && (clang.major == 0 || clang.major >= oldestClang))
            tools.clang = clang.path;
    if (ToolchainOptions::fromEnvironment().allowNvrtc)
        if (const std::optional<fs::path> nvcc = findToolkitProgram("nvcc"); nvcc && hasOurRuntimesVersion(*nvcc))
            tools.nvcc = *nvcc;
    if (tools.clang.empty() && tools.nvcc.empty())
        throw CompilerUnavailable(
            "A program with a main() is compiled by clang, which is not installed. Install clang 14 "
            "or newer (Debian, Ubuntu: apt install clang), or the CUDA Toolkit 13.");
    const std::optional<fs::path> library = findOwnFile(self, "cudart/libcudart.so.13");
    if (!library)
        throw CompilerUnavailable(
            "Tilescope's CUDA runtime, cudart/libcudart.so.13, is not beside the program. Install "
            "Tilescope again.");
    tools.runtime = fs::canonical(*library).parent_path();
    return tools;
}

CompiledProgram compileProgram(const ProgramSources& sources, const ProgramTools& tools, const fs::path& folder,
                               const RunControl& control)
{
    return ProgramBuild(sources, tools, folder, control).build();
}

/// The heads that gpu/program/runtime/fat_binary.cpp reads.
std::string fatBinaryOf(const std::string& ptx)
{
    const std::uint64_t bytes = ptx.size() + 1;
    constexpr std::uint16_t ptxKind = 1, version = 1, containerHead = 16;
    constexpr std::uint32_t entryHead = 16;
    std::string binary;
    append<std::uint32_t>(binary, 0xba55ed50);
    append(binary, version);
    append(binary, containerHead);
    append<std::uint64_t>(binary, entryHead + bytes);
    append(binary, ptxKind);
    append(binary, version);
    append(binary, entryHead);
    append(binary, bytes);
    return binary + ptx + '\0';
}

} // namespace tilescope
