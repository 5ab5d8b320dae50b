#include "gpu/cuda/hardware_counters.h"

#include "gpu/recipe/message.h"

#include <array>
#include <cmath>

namespace tilescope
{

namespace
{

template <auto... way>
std::uint64_t& counter(Counters& counters)
{
    return (counters.*....*way);
}

} // namespace

const std::vector<HardwareMetric>& hardwareMetrics()
{
    // The sums over all multiprocessors. Of shared memory the figures of the instructions (sass) are taken: those of
    // the pipe also count waits for other traffic.
    static const std::vector<HardwareMetric> metrics{
        {"l1tex__t_requests_pipe_lsu_mem_global_op_ld.sum", counter<&Counters::globalLoad, &AccessCounters::requests>},
        {"l1tex__t_sectors_pipe_lsu_mem_global_op_ld.sum", counter<&Counters::globalLoad, &AccessCounters::sectors>},
        {"l1tex__t_requests_pipe_lsu_mem_global_op_st.sum", counter<&Counters::globalStore, &AccessCounters::requests>},
        {"l1tex__t_sectors_pipe_lsu_mem_global_op_st.sum", counter<&Counters::globalStore, &AccessCounters::sectors>},
        {"l1tex__t_requests_pipe_lsu_mem_local_op_ld.sum", counter<&Counters::localLoad, &AccessCounters::requests>},
        {"l1tex__t_sectors_pipe_lsu_mem_local_op_ld.sum", counter<&Counters::localLoad, &AccessCounters::sectors>},
        {"l1tex__t_requests_pipe_lsu_mem_local_op_st.sum", counter<&Counters::localStore, &AccessCounters::requests>},
        {"l1tex__t_sectors_pipe_lsu_mem_local_op_st.sum", counter<&Counters::localStore, &AccessCounters::sectors>},
        {"smsp__sass_inst_executed_op_shared_ld.sum", counter<&Counters::sharedLoad, &SharedCounters::requests>},
        {"smsp__sass_l1tex_data_pipe_lsu_wavefronts_mem_shared_op_ld.sum",
         counter<&Counters::sharedLoad, &SharedCounters::wavefronts>},
        {"smsp__sass_inst_executed_op_shared_st.sum", counter<&Counters::sharedStore, &SharedCounters::requests>},
        {"smsp__sass_l1tex_data_pipe_lsu_wavefronts_mem_shared_op_st.sum",
         counter<&Counters::sharedStore, &SharedCounters::wavefronts>},
        {"smsp__sass_inst_executed_op_texture.sum", counter<&Counters::textureRequests>},
        {"smsp__inst_executed_op_branch.sum", counter<&Counters::branches>},
        {"smsp__sass_branch_targets_threads_divergent.sum", counter<&Counters::divergentBranches>},
        {"smsp__inst_executed.sum", counter<&Counters::instructions>},
        {"smsp__thread_inst_executed.sum", counter<&Counters::threadInstructions>},
    };
    return metrics;
}

HardwareCounts countersFromMetrics(const std::vector<double>& values)
{
    constexpr double most = 9'007'199'254'740'992.0; // 2^53: larger integers are not exact in a double
    HardwareCounts read{{}, everyCounter(1)};
    const auto& metrics = hardwareMetrics();
    for (std::size_t i = 0; i < metrics.size() && i < values.size(); ++i)
        if (values[i] >= 0 && values[i] <= most) { // excludes NaN too
            metrics[i].counter(read.counts) = static_cast<std::uint64_t>(std::llround(values[i]));
            metrics[i].counter(read.missing) = 0;
        }
    return read;
}

Message reasonForCuptiError(int code, const std::string& call, const std::string& words)
{
    struct Advice {
        int code;
        Phrase sentence;
    };
    // The numbers are those of CUptiResult (cupti_result.h).
    static constexpr Phrase permit =
        gpu::phrase("The driver restricts the GPU's counters to administrators. Run Tilescope as administrator, or "
                    "allow all users to read them: write \"options nvidia NVreg_RestrictProfilingToAdminUsers=0\" to a "
                    "file in /etc/modprobe.d, and restart. Start a container with --cap-add=SYS_ADMIN.");
    static constexpr Phrase busy =
        gpu::phrase("Another program, such as Nsight Compute, DCGM or a debugger, is reading the GPU's counters. Close "
                    "that program, and read the counters again.");
    static constexpr Phrase virtualised = gpu::phrase("This is a virtual GPU whose host does not allow its counters to "
                                                      "be read. The host's administrator can allow it.");
    static constexpr std::array advice{
        Advice{7, busy},
        Advice{9, busy},
        Advice{14, gpu::phrase("CUPTI does not match the NVIDIA driver. Update the driver, or install the CUPTI for "
                               "the CUDA version that the driver reports.")},
        Advice{26, busy},
        Advice{27, gpu::phrase("CUPTI cannot read the counters of this GPU or system.")},
        Advice{33, virtualised},
        Advice{35, permit},
        Advice{36, busy},
        Advice{38, gpu::phrase("CUPTI cannot read the counters of this GPU, which is too old or too new for it.")},
        Advice{39, busy},
        Advice{40, virtualised},
        Advice{41, gpu::phrase("With confidential computing enabled, a GPU's counters cannot be read.")},
        Advice{42, gpu::phrase("This is a mining GPU, whose counters cannot be read.")},
        Advice{43, gpu::phrase("The counters of a GPU partition (MIG) cannot be read; those of a whole GPU can.")},
        Advice{44, gpu::phrase("With SLI enabled, a GPU's counters cannot be read.")},
        Advice{
            45,
            gpu::phrase(
                "Windows Subsystem for Linux does not allow the counters of this GPU to be read; native Linux does.")},
    };
    const std::string number = std::to_string(code);
    for (const Advice& entry : advice)
        if (entry.code == code)
            return joined(entry.sentence, say(gpu::phrase("(%1 returned %2, error %3.)"), call, words, number));
    return say(gpu::phrase("CUPTI could not read the GPU's counters: %1 returned %2, error %3."), call, words, number);
}

Message reasonForNoCupti(int major, const std::string& loaderSaid)
{
    return joined(say(gpu::phrase("CUPTI, the library that reads hardware counters, was not found. It is part of CUDA "
                                  "Toolkit %1 (package cuda-cupti-%1-0, or the Python package nvidia-cuda-cupti). If "
                                  "it is in a folder of its own, add that folder to LD_LIBRARY_PATH."),
                      major),
                  loaderSaid.empty() ? Message() : verbatim("(" + loaderSaid + ")"));
}

} // namespace tilescope
