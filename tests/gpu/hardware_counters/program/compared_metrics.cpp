#include "tests/gpu/hardware_counters/program/compared_metrics.h"

#include <algorithm>

namespace tilescope
{

std::string ComparedMetric::label() const
{
    std::string text = figure;
    std::ranges::replace(text, '_', ' ');
    return text;
}

const std::vector<ComparedMetric>& comparedMetrics()
{
    using C = const Counters&;
    using enum ComparedMetric::Kind;
    // Of shared memory the wavefronts of the instructions (sass) are compared, since those of the pipe count waits too;
    // its instructions are not, since the hardware counts those too that no lane executes. Nsight Compute's ideals are
    // models of its own, which take asynchronous copies for other accesses.
    static const std::vector<ComparedMetric> metrics{
        {{"l1tex__t_requests_pipe_lsu_mem_global_op_ld.sum"},
         "global_load_requests",
         Memory,
         [](C c) { return c.globalLoad.requests; }},
        {{"l1tex__t_sectors_pipe_lsu_mem_global_op_ld.sum"},
         "global_load_sectors",
         Memory,
         [](C c) { return c.globalLoad.sectors; }},
        {{"l1tex__t_requests_pipe_lsu_mem_global_op_st.sum"},
         "global_store_requests",
         Memory,
         [](C c) { return c.globalStore.requests; }},
        {{"l1tex__t_sectors_pipe_lsu_mem_global_op_st.sum"},
         "global_store_sectors",
         Memory,
         [](C c) { return c.globalStore.sectors; }},
        {{"l1tex__t_sectors_pipe_lsu_mem_global_op_red.sum", "l1tex__t_sectors_pipe_lsu_mem_global_op_atom.sum"},
         "global_atomic_sectors",
         Memory,
         [](C c) { return c.globalAtomic.sectors; }},
        {{"memory_l2_theoretical_sectors_global_ideal"},
         "global_sectors_ideal",
         Ideal,
         [](C c) { return c.globalLoad.sectorsIdeal + c.globalStore.sectorsIdeal + c.globalAtomic.sectorsIdeal; }},
        {{"l1tex__t_sectors_pipe_lsu_mem_local_op_ld.sum"},
         "local_load_sectors",
         Memory,
         [](C c) { return c.localLoad.sectors; }},
        {{"l1tex__t_sectors_pipe_lsu_mem_local_op_st.sum"},
         "local_store_sectors",
         Memory,
         [](C c) { return c.localStore.sectors; }},
        {{"l1tex__t_requests_pipe_lsu_mem_local_op_ld.sum"},
         "local_load_requests",
         Memory,
         [](C c) { return c.localLoad.requests; }},
        {{"l1tex__t_requests_pipe_lsu_mem_local_op_st.sum"},
         "local_store_requests",
         Memory,
         [](C c) { return c.localStore.requests; }},
        {{"smsp__sass_l1tex_data_pipe_lsu_wavefronts_mem_shared_op_ld.sum"},
         "shared_load_wavefronts",
         Memory,
         [](C c) { return c.sharedLoad.wavefronts; }},
        {{"smsp__sass_l1tex_data_pipe_lsu_wavefronts_mem_shared_op_st.sum"},
         "shared_store_wavefronts",
         Memory,
         [](C c) { return c.sharedStore.wavefronts; }},
        {{"memory_l1_wavefronts_shared_ideal"},
         "shared_wavefronts_ideal",
         Ideal,
         [](C c) {
             return c.sharedLoad.wavefrontsIdeal + c.sharedStore.wavefrontsIdeal + c.sharedAtomic.wavefrontsIdeal;
         }},
        {{"smsp__inst_executed_op_texture.sum"}, "texture_requests", Memory, [](C c) { return c.textureRequests; }},
        {{"smsp__inst_executed.sum"}, "warp_instructions", MachineCode, [](C c) { return c.instructions; }},
        {{"smsp__inst_executed_op_branch.sum"}, "branches", MachineCode, [](C c) { return c.branches; }},
        {{"smsp__sass_branch_targets_threads_divergent.sum"},
         "divergent_branches",
         MachineCode,
         [](C c) { return c.divergentBranches; }},
    };
    return metrics;
}

} // namespace tilescope
