// Measures how long it takes to find the classes of equal blocks, and how many classes there are:  bench_classes [runs]
// Uses the kernels of tests/data/counters at sizes up to 16384 × 16384: nothing is run, so no such picture is made.

#include "gpu/emulator/block_classes/block_classes.h"
#include "gpu/emulator/translate/decode.h"

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <memory>
#include <sstream>
#include <string>

using namespace tilescope;
using namespace tilescope::emulator;

namespace
{

std::string readData(const std::string& name)
{
    std::ifstream file(std::string(TILESCOPE_TEST_DATA) + "/counters/" + name, std::ios::binary);
    std::ostringstream text;
    text << file.rdbuf();
    return text.str();
}

Plan planOf(const std::string& kernel, unsigned width, unsigned height, unsigned blockX, unsigned blockY)
{
    Plan plan;
    plan.sources.push_back({kernel + ".cu", ""});
    plan.buffers = {{"input", 64, Buffer::Fill::None, {}}, {"output", 64, Buffer::Fill::None, {}}};
    Launch launch;
    launch.kernel = kernel;
    launch.block = {blockX, blockY, 1};
    launch.grid = {(width + blockX - 1) / blockX, (height + blockY - 1) / blockY, 1};
    launch.arguments = {BufferArgument{0}, BufferArgument{1}, static_cast<int>(width), static_cast<int>(height)};
    if (kernel == "box5")
        launch.dynamicSharedBytes = std::size_t{blockX + 4} * (blockY + 4) * 4;
    if (kernel == "blur3") {
        launch.arguments.emplace_back(4);
        launch.dynamicSharedBytes = std::size_t{blockX + 8} * (blockY + 8) * 3;
    }
    plan.launches.push_back(launch);
    return plan;
}

void measure(const std::string& kernel, const std::string& file, unsigned width, unsigned height, int runs,
             unsigned modulo)
{
    const Plan plan = planOf(kernel, width, height, 16, 16);
    const auto module = std::make_shared<const ptx::Module>(ptx::parseModule(readData(file), kernel + ".cu"));
    HandlerTable handlers;
    baseline::fillHandlers(handlers, true);
    const auto program = decode(module, *module->findKernel(kernel), handlers, true);
    Memory memory;
    memory.prepare(plan, std::span(&module, 1), Image());
    LaunchSetup setup = setUpLaunch(plan, plan.launches[0], *program, memory);
    // The plan needs only the buffers' sizes.
    const std::uint64_t pixelBytes = kernel == "sobel" ? 1 : kernel == "box5" ? 4 : 3;
    for (std::size_t r = FirstFreeRegion; r < FirstFreeRegion + 2; ++r)
        setup.regions[r].bytes = std::uint64_t{width} * height * pixelBytes;
    double best = 1e30;
    BlockClassResult result;
    BlockClassOptions options;
    options.modulo = modulo;
    for (int i = 0; i < runs; ++i) {
        const auto begin = std::chrono::steady_clock::now();
        result = findBlockClasses(setup, options, {});
        best =
            std::min(best, std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now() - begin).count());
    }
    std::printf("%-18s %5u x %-5u modulo %3u  %8llu blocks  %3zu classes  %7.2f ms  %s\n", file.c_str(), width, height,
                modulo, static_cast<unsigned long long>(setup.blocks), result.classes.size(), best,
                english(result.reason).c_str());
}

} // namespace

int main(int argc, char** argv)
{
    const int runs = argc > 1 ? std::max(std::atoi(argv[1]), 1) : 9;
    const std::pair<const char*, const char*> kernels[] = {{"box5", "box5.nvrtc.ptx"},
                                                           {"blur3", "blur3.nvrtc.ptx"},
                                                           {"blur3", "blur3.clang.ptx"},
                                                           {"sobel", "sobel.nvrtc.ptx"},
                                                           {"sobel", "sobel.clang.ptx"}};
    const std::pair<unsigned, unsigned> sizes[] = {{512, 512}, {1920, 1080}, {1921, 1081}, {16384, 16384}};
    for (const auto& [kernel, file] : kernels)
        for (const auto& [width, height] : sizes)
            for (const unsigned modulo : {32U, 128U})
                measure(kernel, file, width, height, runs, modulo);
    return 0;
}
