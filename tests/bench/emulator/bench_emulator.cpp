// Measures how fast the emulator runs the kernels of tests/data/counters:  bench_emulator [runs] [baseline] [kernel]
// One line for each case: the fastest of several runs, the least processor time of all threads together (which is
// comparable on a shared machine), and PTX warp instructions per second of that time; then the same with counters, and
// with hazard detection, each with the factor in processor time.

#include "gpu/emulator/emulator.h"
#include "tests/bench/processor_time.h"

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <fstream>
#include <sstream>
#include <string>
#include <vector>

using namespace tilescope;

namespace
{

struct Case {
    std::string name;
    Plan plan;
    CompiledModule module;
    Image input;
};

std::string readData(const std::string& name)
{
    std::ifstream file(std::string(TILESCOPE_TEST_DATA) + "/counters/" + name, std::ios::binary);
    std::ostringstream text;
    text << file.rdbuf();
    return text.str();
}

std::vector<std::byte> pattern(std::size_t n)
{
    std::vector<std::byte> bytes(n);
    unsigned state = 1;
    for (std::byte& b : bytes)
        b = static_cast<std::byte>((state = state * 1664525U + 1013904223U) >> 24);
    return bytes;
}

std::vector<std::byte> floatPattern(std::size_t n)
{
    std::vector<float> values(n);
    unsigned state = 1;
    for (float& v : values)
        v = static_cast<float>((state = state * 1664525U + 1013904223U) >> 24) / 255.0F;
    std::vector<std::byte> bytes(n * 4);
    std::memcpy(bytes.data(), values.data(), bytes.size());
    return bytes;
}

Case makeCase(const std::string& kernel, const std::string& file, int width, int height)
{
    Case c;
    c.name = file;
    c.module.ptx = readData(file);
    c.plan.sources.push_back({kernel + ".cu", ""});
    Launch launch;
    launch.kernel = kernel;
    launch.block = {16, 16, 1};
    launch.grid = {(static_cast<unsigned>(width) + 15) / 16, (static_cast<unsigned>(height) + 15) / 16, 1};
    const std::size_t pixels = static_cast<std::size_t>(width) * static_cast<std::size_t>(height);
    const std::size_t bytes = pixels * (kernel == "sobel" ? 1 : kernel == "box5" ? 4 : 3);
    c.plan.buffers.push_back(
        {"input", bytes, Buffer::Fill::Bytes, kernel == "box5" ? floatPattern(pixels) : pattern(bytes)});
    c.plan.buffers.push_back({"output", bytes, Buffer::Fill::None, {}});
    c.plan.pictureBuffer = 1;
    launch.arguments = {BufferArgument{0}, BufferArgument{1}, width, height};
    if (kernel == "box5")
        launch.dynamicSharedBytes = 20 * 20 * 4;
    if (kernel == "blur3") {
        launch.arguments.emplace_back(4);
        launch.dynamicSharedBytes = 24 * 24 * 3;
        std::vector<float> filter(81, 1.0F / 81);
        std::vector<std::byte> content(sizeof(float) * filter.size());
        std::memcpy(content.data(), filter.data(), content.size());
        c.plan.constants.push_back({0, "filt", content});
    }
    c.plan.launches.push_back(launch);
    return c;
}

struct Measured {
    double wall = 1e30, processor = 1e30; ///< ms
    std::uint64_t instructions = 0;
};

Measured fastest(Emulator& emulator, const Case& c, const Observation& observation, int runs)
{
    Measured least;
    for (int i = 0; i < runs; ++i) {
        const double before = processorMs();
        const EmulatorResult result = emulator.run(c.plan, std::span(&c.module, 1), c.input, observation, {});
        if (!result.findings.empty()) {
            std::printf("%s: %s\n", c.name.c_str(), english(result.findings[0].message).c_str());
            std::exit(1);
        }
        least.wall = std::min(least.wall, result.emulation.wallMs);
        least.processor = std::min(least.processor, processorMs() - before);
        least.instructions = result.emulation.warpInstructions;
    }
    return least;
}

void measure(const Case& c, int width, int height, unsigned threads, int runs, EmulatorOptions::Code code)
{
    Emulator emulator({.threads = threads, .code = code});
    const Measured off = fastest(emulator, c, {}, runs);
    const Measured on = fastest(emulator, c, {.counters = true}, runs);
    const Measured watched = fastest(emulator, c, {.hazards = true}, runs);
    const auto instructions = static_cast<double>(off.instructions);
    std::printf("%-18s %4d x %-4d  %u thread%s  %8.2f ms  processor %8.2f ms  %7.2f M instr  %6.0f M instr/s"
                "  counted %8.2f ms  %6.0f M instr/s  %4.2f x  hazards %8.2f ms  %4.2f x\n",
                c.name.c_str(), width, height, threads, threads == 1 ? " " : "s", off.wall, off.processor,
                instructions / 1e6, instructions / off.processor / 1e3, on.processor, instructions / on.processor / 1e3,
                on.processor / off.processor, watched.processor, watched.processor / off.processor);
}

} // namespace

int main(int argc, char** argv)
{
    int runs = 9;
    auto code = EmulatorOptions::Code::Auto;
    std::string only;
    for (int i = 1; i < argc; ++i) {
        if (std::atoi(argv[i]) > 0)
            runs = std::atoi(argv[i]);
        else if (std::strcmp(argv[i], "baseline") == 0)
            code = EmulatorOptions::Code::Baseline;
        else
            only = argv[i];
    }
    const std::pair<std::string, std::string> kernels[] = {{"box5", "box5.nvrtc.ptx"},
                                                           {"blur3", "blur3.nvrtc.ptx"},
                                                           {"blur3", "blur3.clang.ptx"},
                                                           {"sobel", "sobel.nvrtc.ptx"},
                                                           {"sobel", "sobel.clang.ptx"}};
    for (const auto& [kernel, file] : kernels) {
        if (!only.empty() && file.find(only) == std::string::npos)
            continue;
        for (const auto& [width, height] : {std::pair{512, 512}, std::pair{1920, 1080}})
            for (const unsigned threads : {1U, 2U})
                measure(makeCase(kernel, file, width, height), width, height, threads, runs, code);
    }
    return 0;
}
