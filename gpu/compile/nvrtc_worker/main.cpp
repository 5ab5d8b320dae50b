// tilescope-nvrtc: compiles one kernel with NVRTC in its own process, so that it can be stopped at any time and a text
// that crashes NVRTC crashes nothing else.
//
//   tilescope-nvrtc LIBRARY version
//       prints "13.0"
//   tilescope-nvrtc LIBRARY compile NAME CAPABILITY ptx|cubin [OPTION…]
//       CAPABILITY is 90 for 9.0, or 90a for code specific to that architecture
//       reads kernel.cu and prelude.h in the current folder; writes log.txt, out.ptx, out.cubin, and in files.txt, one
//       a line, the files that NVRTC read or looked for, unless it reaches them unseen; prints the version
//
// Exit status: 0 success, 1 the kernel does not compile (log.txt says why), 2 NVRTC itself failed (a sentence on
// stderr).

#include "gpu/compile/nvrtc_worker/file_watch.h"
#include "gpu/compile/nvrtc_worker/nvrtc_library.h"

#include <algorithm>
#include <cerrno>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <exception>
#include <fstream>
#include <iterator>
#include <stdexcept>
#include <string>
#include <vector>

namespace
{

using tilescope::NvrtcLibrary;

// Empty headers, for those that kernels include although the language itself declares their content.
constexpr const char* emptyHeaders[] = {"cuda_runtime.h", "device_launch_parameters.h",
                                        "cuda.h",         "math.h",
                                        "cmath",          "stdint.h",
                                        "cstdint",        "stddef.h",
                                        "cstddef",        "float.h",
                                        "cfloat",         "limits.h",
                                        "climits"};

std::string readFile(const char* name)
{
    std::ifstream file(name, std::ios::binary);
    if (!file)
        throw std::runtime_error(std::string(name) + " cannot be read.");
    return {std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>()};
}

void writeFile(const char* name, const std::string& content)
{
    std::ofstream file(name, std::ios::binary);
    file << content;
    file.close();
    if (!file)
        throw std::runtime_error(std::string(name) + " cannot be written (" + std::strerror(errno) + ").");
}

/// The newest architecture that NVRTC supports and that a device of this capability can run.
int nearestArchitecture(const NvrtcLibrary& nvrtc, int capability)
{
    const auto known = nvrtc.supportedArchitectures();
    int best = 0;
    for (int architecture : known)
        if (architecture <= capability)
            best = architecture;
    if (best == 0)
        throw std::runtime_error("NVRTC " + nvrtc.versionText() + " makes code for compute capability " +
                                 (known.empty()
                                      ? std::string("unknown")
                                      : std::to_string(known.front() / 10) + "." + std::to_string(known.front() % 10)) +
                                 " and newer, not for " + std::to_string(capability / 10) + "." +
                                 std::to_string(capability % 10) + ". An older CUDA Toolkit or clang can.");
    return best;
}

std::string fetch(NvrtcLibrary::Program program, NvrtcLibrary::Result (*size)(NvrtcLibrary::Program, std::size_t*),
                  NvrtcLibrary::Result (*get)(NvrtcLibrary::Program, char*))
{
    std::size_t bytes = 0;
    if (size(program, &bytes) != 0)
        return {};
    std::string text(bytes, '\0');
    if (bytes > 0 && get(program, text.data()) != 0)
        return {};
    return text;
}

std::string withoutFinalNul(std::string text)
{
    while (!text.empty() && text.back() == '\0')
        text.pop_back();
    return text;
}

/// Compiles and writes log.txt and files.txt; returns whether `program` contains code.
bool compile(const NvrtcLibrary& nvrtc, NvrtcLibrary::Program program, std::vector<std::string> options)
{
    const std::string probe = "probe.h"; // if the watch does not see this one, it may have missed others
    writeFile(probe.c_str(), "");
    options.push_back("--pre-include=" + probe);
    std::vector<const char*> pointers;
    for (const auto& option : options)
        pointers.push_back(option.c_str());
    tilescope::filewatch::start();
    const auto result = nvrtc.compileProgram(program, static_cast<int>(pointers.size()), pointers.data());
    const std::vector<std::string> files = tilescope::filewatch::stop();
    if (std::find(files.begin(), files.end(), probe) != files.end()) {
        std::string lines;
        for (const std::string& file : files)
            lines += file + "\n";
        writeFile("files.txt", lines);
    }
    const auto log = withoutFinalNul(fetch(program, nvrtc.getLogSize, nvrtc.getLog));
    writeFile("log.txt", log);
    if (result != 0 && result != NvrtcLibrary::compilationError)
        throw std::runtime_error(std::string("NVRTC failed: ") + nvrtc.getErrorString(result) + ". " + log);
    return result == 0;
}

/// The suffix after sm_ or compute_, for a capability such as "90" or "90a".
std::string architectureFor(const NvrtcLibrary& nvrtc, const std::string& capability)
{
    const int asked = std::atoi(capability.c_str()), nearest = nearestArchitecture(nvrtc, asked);
    if (!capability.ends_with('a'))
        return std::to_string(nearest);
    constexpr int firstVersion = 12;
    if (nearest != asked || nvrtc.majorVersion() < firstVersion)
        throw std::runtime_error("NVRTC " + nvrtc.versionText() + " does not know the architecture sm_" + capability +
                                 ", whose own instructions this kernel uses. That of CUDA 12.0 or newer does.");
    return capability;
}

int compileKernel(const NvrtcLibrary& nvrtc, const char* name, const std::string& capability, bool wantCubin,
                  std::vector<std::string> options)
{
    const std::string text = readFile("kernel.cu"), prelude = readFile("prelude.h");
    std::vector<const char*> headers(std::size(emptyHeaders), ""),
        names(std::begin(emptyHeaders), std::end(emptyHeaders));
    headers.push_back(prelude.c_str());
    names.push_back("tilescope/common.h");
    NvrtcLibrary::Program program = nullptr;
    const auto created = nvrtc.createProgram(&program, text.c_str(), name, static_cast<int>(headers.size()),
                                             headers.data(), names.data());
    if (created != 0)
        throw std::runtime_error(std::string("NVRTC failed: ") + nvrtc.getErrorString(created) + ".");

    const std::string architecture = architectureFor(nvrtc, capability);
    options.insert(options.begin(), "--pre-include=tilescope/common.h");
    // For a real architecture NVRTC generates both PTX and machine code.
    options.insert(options.begin(), "--gpu-architecture=" +
                                        std::string(wantCubin && nvrtc.getCubin ? "sm_" : "compute_") + architecture);
    if (nvrtc.majorVersion() >= 12)
        options.push_back("--device-int128"); // as in clang
    if (!compile(nvrtc, program, options))
        return 1;
    writeFile("out.ptx", withoutFinalNul(fetch(program, nvrtc.getPtxSize, nvrtc.getPtx)));
    if (wantCubin && nvrtc.getCubin)
        writeFile("out.cubin", fetch(program, nvrtc.getCubinSize, nvrtc.getCubin));
    return 0;
}

} // namespace

int main(int count, char** arguments)
{
    try {
        const std::vector<std::string> list(arguments, arguments + count);
        if (count < 3 || (list[2] != "version" && (list[2] != "compile" || count < 6)))
            throw std::runtime_error("Usage: tilescope-nvrtc LIBRARY version | compile NAME CAPABILITY ptx|cubin …");
        const NvrtcLibrary nvrtc(list[1]);
        std::printf("%s\n", nvrtc.versionText().c_str());
        if (list[2] == "version")
            return 0;
        return compileKernel(nvrtc, arguments[3], list[4], list[5] == "cubin", {list.begin() + 6, list.end()});
    } catch (const std::exception& error) {
        std::fprintf(stderr, "%s\n", error.what());
        return 2;
    }
}
