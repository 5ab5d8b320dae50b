#include "tests/gpu/faults/fault_kernel.h"

#include <algorithm>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <sstream>

namespace tilescope::test
{
namespace
{

std::filesystem::path folder() { return std::filesystem::path(TILESCOPE_TEST_DATA) / "faults"; }

} // namespace

int FaultKernel::lineOf(const std::string& mark) const
{
    if (mark.empty())
        return 0;
    const std::size_t at = text.find("[" + mark + "]");
    return at == std::string::npos
               ? -1
               : 1 + static_cast<int>(std::count(text.begin(), text.begin() + static_cast<std::ptrdiff_t>(at), '\n'));
}

FaultKernel faultKernel(const std::string& name)
{
    std::ifstream file(folder() / (name + ".cu"));
    std::ostringstream text;
    text << file.rdbuf();
    return {name, text.str()};
}

std::vector<std::string> faultKernels()
{
    std::vector<std::string> names;
    for (const auto& entry : std::filesystem::directory_iterator(folder()))
        if (entry.path().extension() == ".cu")
            names.push_back(entry.path().stem().string());
    std::sort(names.begin(), names.end());
    return names;
}

EmulatorResult runFault(const FaultKernel& kernel, const CompiledModule& module, const EmulatorOptions& options,
                        unsigned blocks, const Observation& observation)
{
    const std::size_t count = std::size_t{blocks} * 128;
    std::vector<float> input(count);
    for (std::size_t i = 0; i < count; ++i)
        input[i] = static_cast<float>(i % 7);
    std::vector<std::byte> content(count * sizeof(float));
    std::memcpy(content.data(), input.data(), content.size());

    Plan plan;
    plan.sources.push_back({kernel.name + ".cu", kernel.text});
    plan.buffers.push_back({"in", content.size(), Buffer::Fill::Bytes, content});
    plan.buffers.push_back({"out", content.size(), Buffer::Fill::Zero, {}});
    plan.pictureBuffer = 1;
    Launch launch;
    launch.kernel = "k";
    launch.grid = {blocks, 1, 1};
    launch.block = {128, 1, 1};
    launch.dynamicSharedBytes = kernel.text.find("extern __shared__") == std::string::npos ? 0 : 512;
    launch.arguments = {BufferArgument{0}, BufferArgument{1}, static_cast<std::int32_t>(count)};
    plan.launches.push_back(launch);
    Emulator emulator(options);
    return emulator.run(plan, std::span(&module, 1), Image(), observation, {});
}

CompiledModule compileFault(Toolchain& toolchain, CompilerChoice compiler, const FaultKernel& kernel)
{
    const int capability = kernel.text.find("__pipeline") == std::string::npos ? 75 : 80;
    return toolchain.compile(compiler, {{kernel.name + ".cu", kernel.text}, {}, capability, false}, {});
}

std::string summary(const std::vector<Finding>& findings)
{
    std::string text;
    for (const Finding& f : findings)
        text += std::string(f.severity == Severity::Error     ? "error "
                            : f.severity == Severity::Warning ? "warning "
                                                              : "note ") +
                nameOf(f.kind) + " " + std::to_string(f.line) + " " + std::to_string(f.otherLine) + "\n";
    return text;
}

} // namespace tilescope::test
