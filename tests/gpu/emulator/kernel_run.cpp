#include "kernel_run.h"

#include <gtest/gtest.h>

#include <fstream>
#include <numeric>
#include <sstream>
#include <stdexcept>

namespace tilescope::test
{

std::string readData(const std::string& name)
{
    std::ifstream file(std::string(TILESCOPE_TEST_DATA) + "/" + name, std::ios::binary);
    if (!file)
        throw std::runtime_error("no test data " + name);
    std::ostringstream text;
    text << file.rdbuf();
    return text.str();
}

KernelRun::KernelRun(const std::string& ptx, const std::string& kernel)
{
    plan.sources.push_back({"kernel.cu", ""});
    module.compiler = "test";
    module.ptx = ptx;
    Launch launch;
    launch.kernel = kernel;
    plan.launches.push_back(launch);
}

KernelRun& KernelRun::grid(unsigned x, unsigned y, unsigned z)
{
    plan.launches[0].grid = {x, y, z};
    return *this;
}

KernelRun& KernelRun::block(unsigned x, unsigned y, unsigned z)
{
    plan.launches[0].block = {x, y, z};
    return *this;
}

KernelRun& KernelRun::over(const Cover& cover)
{
    const auto blocks = [](int size, unsigned block) { return (static_cast<unsigned>(size) + block - 1) / block; };
    return grid(blocks(cover.width, cover.blockX), blocks(cover.height, cover.blockY))
        .block(cover.blockX, cover.blockY);
}

KernelRun& KernelRun::shared(std::size_t bytes)
{
    plan.launches[0].dynamicSharedBytes = bytes;
    return *this;
}

KernelRun& KernelRun::buffer(const std::string& name, std::vector<std::byte> content)
{
    const std::size_t bytes = content.size();
    plan.buffers.push_back({name, bytes, Buffer::Fill::Bytes, std::move(content)});
    return argument(BufferArgument{plan.buffers.size() - 1});
}

KernelRun& KernelRun::output(const std::string& name, std::size_t bytes)
{
    plan.buffers.push_back({name, bytes, Buffer::Fill::None, {}});
    plan.pictureBuffer = plan.buffers.size() - 1;
    return argument(BufferArgument{plan.pictureBuffer});
}

KernelRun& KernelRun::argument(Argument value)
{
    plan.launches[0].arguments.push_back(value);
    return *this;
}

EmulatorResult KernelRun::run(const EmulatorOptions& options, const RunControl& control) const
{
    Emulator emulator(options);
    return run(emulator, control);
}

EmulatorResult KernelRun::run(Emulator& emulator, const RunControl& control) const
{
    return emulator.run(plan, std::span(&module, 1), Image(), {}, control);
}

EmulatorResult KernelRun::observed(const EmulatorOptions& options, const Observation& observation) const
{
    Emulator emulator(options);
    return emulator.run(plan, std::span(&module, 1), Image(), observation, {});
}

std::string kernelOf(int pointers, const std::string& body, const std::string& moduleText)
{
    std::string text = ".version 8.0\n.target sm_80\n.address_size 64\n" + moduleText + "\n.visible .entry k(";
    for (int i = 0; i < pointers; ++i)
        text += (i ? ", .param .u64 p" : ".param .u64 p") + std::to_string(i);
    text += ")\n{\n.reg .pred %p<20>;\n.reg .b16 %h<20>;\n.reg .b32 %r<20>;\n.reg .f32 %f<20>;\n.reg .b64 %rd<20>;\n"
            ".reg .f64 %d<20>;\n.reg .b32 %tid;\n.reg .b64 %in<8>;\n";
    for (int i = 0; i < pointers; ++i) {
        const std::string n = std::to_string(i);
        text += "ld.param.u64 %in" + n + ", [p" + n + "];\ncvta.to.global.u64 %in" + n + ", %in" + n + ";\n";
    }
    return text + "mov.u32 %tid, %tid.x;\n.loc 1 7 1\n" + body + "\nret;\n}\n.file 1 \"kernel.cu\"\n";
}

Words counting(std::size_t n)
{
    Words values(n);
    std::iota(values.begin(), values.end(), 1000U);
    return values;
}

std::string failure(const EmulatorResult& result)
{
    return result.findings.empty() ? "" : nameOf(result.findings[0].kind) + ": " + english(result.findings[0].message);
}

Finding onlyFinding(const EmulatorResult& result)
{
    EXPECT_EQ(result.findings.size(), 1U);
    EXPECT_TRUE(result.picture.empty());
    return result.findings.empty() ? Finding() : result.findings[0];
}

Words runBoth(const KernelRun& run)
{
    const auto baseline = run.run({.threads = 1, .code = EmulatorOptions::Code::Baseline});
    const auto chosen = run.run({.threads = 1});
    EXPECT_EQ(failure(baseline), "");
    EXPECT_EQ(failure(chosen), "");
    EXPECT_EQ(baseline.picture, chosen.picture);
    return valuesOf<u32>(chosen.picture);
}

} // namespace tilescope::test
