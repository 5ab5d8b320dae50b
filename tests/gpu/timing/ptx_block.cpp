#include "tests/gpu/timing/ptx_block.h"
#include "gpu/emulator/observe/path/plan_paths.h"
#include "gpu/emulator/prepared_plan.h"

#include <algorithm>

namespace tilescope::test
{

namespace
{

std::string moduleText(const std::string& body)
{
    return ".version 7.5\n.target sm_75\n.address_size 64\n.const .align 4 .b8 table[4096];\n.visible .entry "
           "run(.param .u64 out)\n{\n"
           "    .reg .pred %p<8>;\n    .reg .b32 %r<64>;\n    .reg .f32 %f<64>;\n    .reg .b64 %rd<16>;\n"
           "    .shared .align 16 .b8 tile[16384];\n    mov.u32 %r0, %tid.x;\n" +
           body + "    ret;\n}\n";
}

Plan planOf(unsigned threads)
{
    Plan plan;
    plan.sources.push_back({"run.ptx", ""});
    Buffer out;
    out.name = "out";
    out.bytes = 1 << 20;
    out.fill = Buffer::Fill::Zero;
    plan.buffers.push_back(out);
    plan.pictureBuffer = 0;
    Launch launch;
    launch.kernel = "run";
    launch.grid = {1, 1, 1};
    launch.block = {threads, 1, 1};
    launch.arguments.push_back(BufferArgument{0});
    plan.launches.push_back(launch);
    return plan;
}

const MachineFigures& hopper()
{
    static const MachineFigures figures = machineFigures(gpuNamed("H100"));
    return figures;
}

} // namespace

PtxBlock::PtxBlock(const std::string& body, unsigned threads)
{
    const std::string text = moduleText(body);
    m_module = ptx::parseModule(text, "run.ptx");
    Emulator emulator({.threads = 1});
    const std::vector<CompiledModule> code{{.compiler = "", .ptx = text, .cubin = {}, .warnings = {}}};
    const std::vector<PathRequest> requests{{1, 1, 1'000'000}};
    m_paths = pathsOfPlan({emulator, planOf(threads), code}, Image(), requests, {}).front();
}

MultiprocessorRun PtxBlock::simulate(std::size_t blocks, unsigned resident, std::size_t timelineWarps) const
{
    LaunchPaths paths = m_paths;
    paths.blocks.assign(blocks, 0);
    paths.pathOf.assign(blocks, 0);
    paths.blocksInAll = blocks;
    const MachineProgram program = machineProgram(m_module, m_module.kernels.front(), hopper());
    MultiprocessorLoad load{program, hopper(), paths};
    load.resident = resident;
    load.l1Bytes = 200 << 10;
    load.l2BytesPerCycle = load.l2WrittenPerCycle = hopper().l2PortBytesPerCycle;
    load.storeLineCycles = 3.4; // as if all multiprocessors stored
    load.memoryBytesPerCycle = 12;
    load.timelineWarps = timelineWarps;
    load.timelineEvents = 100'000;
    return tilescope::simulate(load, {});
}

double PtxBlock::cycles() const { return simulate().cycles - hopper().firstCycles; }

std::string repeated(const std::string& text, int times)
{
    std::string all;
    for (int i = 0; i < times; ++i)
        all += "    " + text + "\n";
    return all;
}

} // namespace tilescope::test
