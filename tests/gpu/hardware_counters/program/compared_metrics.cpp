#include "tests/gpu/hardware_counters/program/compared_metrics.h"

namespace tilescope
{

const std::vector<ComparedMetric>& comparedMetrics()
{
    using C = const Counters&;
    using enum ComparedMetric::Kind;
    static const std::vector<ComparedMetric> metrics{
        {"l1tex__t_requests_pipe_lsu_mem_global_op_ld.sum", "load requests", Memory,
         [](C c) { return c.globalLoad.requests; }},
        {"l1tex__t_sectors_pipe_lsu_mem_global_op_ld.sum", "load sectors", Memory,
         [](C c) { return c.globalLoad.sectors; }},
        {"l1tex__t_requests_pipe_lsu_mem_global_op_st.sum", "store requests", Memory,
         [](C c) { return c.globalStore.requests; }},
        {"l1tex__t_sectors_pipe_lsu_mem_global_op_st.sum", "store sectors", Memory,
         [](C c) { return c.globalStore.sectors; }},
        {"memory_l1_wavefronts_shared", "shared wavefronts", Memory,
         [](C c) { return c.sharedLoad.wavefronts + c.sharedStore.wavefronts + c.sharedAtomic.wavefronts; }},
        {"memory_l1_wavefronts_shared_ideal", "shared wavefronts, ideal", Memory,
         [](C c) {
             return c.sharedLoad.wavefrontsIdeal + c.sharedStore.wavefrontsIdeal + c.sharedAtomic.wavefrontsIdeal;
         }},
        {"memory_l2_theoretical_sectors_global", "sectors", Memory,
         [](C c) { return c.globalLoad.sectors + c.globalStore.sectors + c.globalAtomic.sectors; }},
        {"memory_l2_theoretical_sectors_global_ideal", "sectors, ideal", Memory,
         [](C c) { return c.globalLoad.sectorsIdeal + c.globalStore.sectorsIdeal + c.globalAtomic.sectorsIdeal; }},
        {"smsp__inst_executed.sum", "instructions", MachineCode, [](C c) { return c.instructions; }},
        {"smsp__inst_executed_op_branch.sum", "branches", MachineCode, [](C c) { return c.branches; }},
        {"smsp__sass_branch_targets_threads_divergent.sum", "divergent", MachineCode,
         [](C c) { return c.divergentBranches; }},
    };
    return metrics;
}

} // namespace tilescope
