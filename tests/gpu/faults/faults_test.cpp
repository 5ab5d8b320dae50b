#include "tests/gpu/faults/fault_kernel.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>

// Every kernel of tests/data/faults with every compiler: one finding per mistake, with its lines; none if it is
// correct.

using namespace tilescope;
using namespace tilescope::test;

namespace
{

constexpr Severity error = Severity::Error, warning = Severity::Warning, note = Severity::Note;

struct Row {
    const char* kernel;
    const char* kind;
    Severity severity;
    const char* line;      ///< mark in the kernel's text
    const char* otherLine; ///< empty: none
    bool endsRun;
    const char* message; ///< a part of it
    const char* cure;    ///< a part of it; [mark] stands for its line
};

// clang-format off
const Row rows[] = {
    {"missing_barrier", "race", error, "store", "load", false, "element ", "Add a __syncthreads() between line [store] and line [load]."},
    {"missing_second_barrier", "race", error, "load", "store", false, "no barrier in between",
     "Add a __syncthreads() after line [load], before line [store] is reached again."},
    {"unrolled_loop", "race", error, "load", "store", false, "no barrier in between",
     "Add a __syncthreads() after line [load], before line [store] is reached again."},
    {"total_read_by_all", "race", error, "store", "load", false, "element 31 of sums",
     "Add a __syncthreads() between line [store] and line [load]."},
    {"store_store", "race", error, "first", "second", false, "Which of the two values remains depends on timing", "Add a __syncthreads() between"},
    {"barrier_in_branch", "divergent_barrier", error, "barrier", "", true, "Only 16 of 32 threads of warp 0 in block (0, 0)",
     "Move the __syncthreads() on line [barrier] out of the branch"},
    {"early_return", "early_return", warning, "return", "barrier", false, "Threads such as (100, 0) of block (0, 0) return here",
     "Make every thread reach line [barrier]"},
    {"barrier_in_if", "divergent_barrier", warning, "branch", "barrier", false,
     "Threads such as (96, 0) of block (0, 0) do not reach the barrier on line [barrier]", "Move the __syncthreads() on line [barrier] out of the branch"},
    {"barrier_in_loop", "divergent_barrier", warning, "loop", "barrier", false, "in a loop that they have left",
     "Move the __syncthreads() on line [barrier] out of the branch"},
    {"global_bounds", "out_of_bounds", error, "load", "", true,
     "Thread (127, 0) of block (4, 0) loads 4 bytes at in[640], but in has 640 elements of type float.", "Check the upper bound of the index"},
    {"shared_bounds", "out_of_bounds", error, "store", "", true, "Thread (126, 0) of block (0, 0) stores 4 bytes at byte 512 of shared memory",
     "128 elements of 4 bytes fit in shared memory."},
    {"constant_bounds", "out_of_bounds", error, "load", "", true, "Thread (64, 0) of block (0, 0) loads 4 bytes at byte 256 of constant memory",
     "64 elements of 4 bytes"},
    {"local_bounds", "out_of_bounds", error, "load", "", true, "Thread (3, 0) of block (0, 0) loads 4 bytes at byte 36 of local memory",
     "8 elements of 4 bytes fit in local memory."},
    {"misaligned", "misaligned", error, "load", "", true, "Thread (1, 0) of block (0, 0) loads 16 bytes at byte 4 of in", "a multiple of 16 bytes"},
    {"uninitialised_tile", "uninitialised", error, "load", "", false, "Thread (127, 0) of block (0, 0) loads element 129 of tile",
     "covers every element"},
    {"byte_tile", "uninitialised", error, "load", "", false, "Thread (127, 0) of block (0, 0) loads element 128 of tile",
     "covers every element"},
    {"uninitialised_local", "uninitialised", error, "load", "", false, "Thread (1, 0) of block (0, 0) loads byte ", "= {}"},
    {"two_blocks_one_pixel", "race", error, "store", "", false,
     "Block (0, 0) stores element 127 of out on line [store] and block (1, 0) stores it", "Let only one block store each element"},
    {"two_blocks_same_value", "race_same_value", note, "store", "", false, "Block (0, 0) and block (1, 0) both store the same value", ""},
    {"blocks_read_stores", "race", error, "store", "load", false, "Block (1, 0) stores element 128 of out on line [store] and block (0, 0) "
     "loads it on line [load]", "second launch"},
    {"same_value", "race_same_value", note, "store", "", false, "element 0 of flag", ""},
    {"warp_synchronous", "warp_race", warning, "first", "second", false, "of sums", "Add a __syncwarp() between line [first] and line [second]."},
    {"missing_syncwarp_shift", "warp_race", warning, "load", "store", false, "of row", "Add a __syncwarp() between line [load] and line [store]."},
    {"collision", "race", error, "store", "", false, "Thread (0, 0) and thread (1, 0) of block (0, 0) store different values to element 0 of last",
     "its own element"},
    {"atomic_and_plain", "race", error, "store", "atomic", false, "element 0 of count", "Add a __syncthreads() between"},
    {"lock_read_plainly", "race", error, "atomic", "load", false, "of lock", ""},
    {"compare_and_swap_loop", "race_checked", note, "load", "atomic", false, "may be stale; the atomicCAS() on the same address", ""},
    {"unwaited_copy", "unwaited_copy", error, "load", "copy", false, "has not been waited for", "before line [load]."},
    {"copy_group_too_few", "unwaited_copy", error, "load", "copy", false, "loads element 127 of tile", "__pipeline_wait_prior()"},
    {"copy_without_barrier", "race", error, "copy", "load", false, "no barrier in between", "Add a __syncthreads() between line [copy] and line [load]."},
    {"copy_into_read", "race", error, "load", "copy", false, "no barrier in between",
     "Add a __syncthreads() after line [load], before line [copy] is reached again."},
    {"mask_of_both_branches", "warp_mask", error, "odd", "even", false, "reaches the one on line [even], although both use the mask 0xffffffff",
     "Move the __shfl_sync() out of the branches"},
    {"mask_without_caller", "warp_mask", error, "shuffle", "", false,
     "Thread (8, 0) of block (0, 0) executes __shfl_sync() with the mask 0xff, which does not include the thread's own lane, 8.", "__ballot_sync(0xffffffff, "},
    {"mask_of_absent", "warp_mask", error, "vote", "", false,
     "Thread (16, 0) of block (0, 0) does not reach this __ballot_sync(), although the mask 0xffffffff includes the thread.", "Or move the __ballot_sync() out of"},
    {"syncwarp_in_branch", "warp_mask", error, "sync", "", false, "Thread (16, 0) of block (0, 0) does not reach this __syncwarp()", ""},
    {"shuffle_beyond_mask", "warp_mask", error, "shuffle", "", false,
     "Thread (0, 0) of block (0, 0) reads the value of lane 31 with __shfl_sync(), but the mask 0xffff does not include that lane.", "Read only lanes"},
    {"shuffle_of_returned", "warp_mask", error, "shuffle", "", false,
     "Thread (0, 0) of block (0, 0) reads the value of lane 16 with __shfl_sync(), but the thread of that lane does not execute the instruction", "Read only lanes"},
    {"sum_of_part", "warp_mask", warning, "shuffle", "", false, "Thread (8, 0) of block (0, 0) reads the value of lane 24 with __shfl_down_sync()", ""},
    {"neighbour_beyond_mask", "warp_mask", warning, "shuffle", "", false,
     "Thread (15, 0) of block (0, 0) reads the value of lane 16 with __shfl_down_sync()", "use the thread's own value"},
    {"parted_by_return", "parted_warp", warning, "shuffle", "", false, "reach this __shfl_xor_sync() one group after the other",
     "Return before the branch"},
    {"lock_kept", "deadlock", error, "wait", "", true, "Block (0, 0) can never continue: warp 0 waits here", "Release a lock"},
    {"failed_assert", "assert", error, "assert", "", true, "Thread (5, 0) of block (0, 0): the assertion `in", "for this thread"},
    {"printing", "printf", note, "print", "", false, "Block (1, 0), thread (5, 0): in[133] = 0.00, inside", ""},
    {"global_update", "race", error, "update", "", false, "Which of the two values remains depends on timing", "use an atomic such as atomicAdd()"},
    {"global_missing_barrier", "race", error, "store", "load", false, "of out on line [store]", "Add a __syncthreads() between line [store] and line [load]."},
    {"global_collision", "race", error, "store", "", false, "store different values to element 0 of out", "its own element"},
    {"global_same_value", "race_same_value", note, "store", "", false, "both store the same value to element 0 of out", "Let only one thread"},
    {"global_atomic_and_plain", "race", error, "store", "atomic", false, "Atomic operations are safe only", "Add a __syncthreads() between"},
    {"zero_divisor", "zero_divisor", warning, "divide", "", false,
     "Thread (0, 0) of block (0, 0) divides an integer by 0, ", "if (divisor != 0)"},
    {"atomic_between_blocks", "race", error, "store", "atomic", false, "element 0 of out", "Use atomics for every access"},
};
// clang-format on

std::string withLines(std::string text, const FaultKernel& kernel)
{
    for (std::size_t from = 0; (from = text.find('[', from)) != std::string::npos; ++from) {
        const std::size_t end = text.find(']', from);
        const int line = kernel.lineOf(text.substr(from + 1, end - from - 1));
        if (line > 0)
            text.replace(from, end + 1 - from, std::to_string(line));
    }
    return text;
}

class Faults : public testing::TestWithParam<CompilerChoice>
{
protected:
    Faults() : m_toolchain(ToolchainOptions::fromEnvironment()) {}
    void SetUp() override
    {
        if (!m_toolchain.has(GetParam()))
            GTEST_SKIP() << "The compiler is not installed.";
    }
    CompiledModule compiled(const FaultKernel& kernel) { return compileFault(m_toolchain, GetParam(), kernel); }

private:
    Toolchain m_toolchain;
};

TEST_P(Faults, AreFoundAtTheirLines)
{
    for (const Row& row : rows) {
        SCOPED_TRACE(row.kernel);
        const FaultKernel kernel = faultKernel(row.kernel);
        const EmulatorResult result = runFault(kernel, compiled(kernel), {.threads = 1});
        ASSERT_FALSE(result.findings.empty());
        const Finding& finding = result.findings[0];
        SCOPED_TRACE(summary(result.findings) + english(finding.message) + "\n" + english(finding.cure));
        EXPECT_EQ(nameOf(finding.kind), row.kind);
        EXPECT_EQ(finding.severity, row.severity);
        EXPECT_EQ(finding.source, kernel.name + ".cu");
        EXPECT_EQ(finding.line, kernel.lineOf(row.line));
        EXPECT_EQ(finding.otherLine, kernel.lineOf(row.otherLine));
        EXPECT_EQ(finding.endsRun, row.endsRun);
        EXPECT_EQ(result.picture.empty(), row.endsRun) << "a hazard leaves a picture";
        EXPECT_NE(english(finding.message).find(withLines(row.message, kernel)), std::string::npos);
        EXPECT_NE(english(finding.cure).find(withLines(row.cure, kernel)), std::string::npos);
        if (!row.endsRun) {
            EXPECT_EQ(result.findings.size(), 1U) << "one mistake, one finding";
        }
    }
}

TEST_P(Faults, OfARaceDoNotHideWhatNoThreadStores)
{
    const FaultKernel kernel{"apron", R"(extern "C" __global__ void k(const float* in, float* out, int n)
{
    __shared__ float tile[130];
    int i = blockIdx.x * 128 + threadIdx.x;
    tile[threadIdx.x + 1] = in[i]; // [store]
    out[i] = tile[threadIdx.x] + tile[threadIdx.x + 2]; // [load]
}
)"};
    const std::vector<Finding> findings = runFault(kernel, compiled(kernel), {.threads = 1}).findings;
    SCOPED_TRACE(summary(findings));
    const auto found = std::ranges::find(findings, FindingKind::Uninitialised, &Finding::kind);
    ASSERT_NE(found, findings.end());
    EXPECT_EQ(found->line, kernel.lineOf("load"));
    const std::string message = english(found->message);
    EXPECT_TRUE(message.find("element 0 of tile") != std::string::npos ||
                message.find("element 129 of tile") != std::string::npos)
        << message;
    EXPECT_EQ(std::ranges::count(findings, FindingKind::Uninitialised, &Finding::kind), 1);
    EXPECT_NE(std::ranges::find(findings, FindingKind::Race, &Finding::kind), findings.end());
}

TEST_P(Faults, OnABufferAreFoundInALaunchOfOneBlock)
{
    for (const char* name : {"global_update", "global_missing_barrier", "global_collision"}) {
        const FaultKernel kernel = faultKernel(name);
        const std::vector<Finding> findings = runFault(kernel, compiled(kernel), {.threads = 1}, 1).findings;
        ASSERT_EQ(findings.size(), 1U) << name;
        EXPECT_EQ(runFault(kernel, compiled(kernel), {.threads = 1}, 1, {}).findings.size(), 0U) << "not observed";
    }
}

TEST(FaultKernels, EachHasItsRowOrIsRight)
{
    for (const std::string& name : faultKernels())
        EXPECT_TRUE(name.starts_with("right_") ||
                    std::any_of(std::begin(rows), std::end(rows), [&](const Row& row) { return row.kernel == name; }))
            << name;
}

TEST_P(Faults, AreTheSameForAnyNumberOfThreads)
{
    for (const std::string& name : faultKernels()) {
        SCOPED_TRACE(name);
        const FaultKernel kernel = faultKernel(name);
        const CompiledModule module = compiled(kernel);
        const auto expected = runFault(kernel, module, {.threads = 1}, 40).findings;
        for (int i = 0; i < 3; ++i)
            EXPECT_EQ(runFault(kernel, module, {.threads = 3}, 40).findings, expected);
    }
}

TEST_P(Faults, AreNotFoundInKernelsThatAreRight)
{
    int count = 0;
    for (const std::string& name : faultKernels()) {
        if (!name.starts_with("right_"))
            continue;
        ++count;
        const FaultKernel kernel = faultKernel(name);
        const CompiledModule module = compiled(kernel);
        using Order = WarpTurns::Order;
        for (const WarpTurns& turns :
             {WarpTurns{}, WarpTurns{Order::Descending, 1, 1}, WarpTurns{Order::Shuffled, 5, 20}})
            for (const Finding& finding : runFault(kernel, module, {.threads = 2, .turns = turns}).findings)
                ADD_FAILURE() << name << ":" << finding.line << "," << finding.otherLine << ": "
                              << english(finding.message);
    }
    EXPECT_GE(count, 9);
}

TEST_P(Faults, ShowInThePictureUnderAHostileOrder)
{
    using Order = WarpTurns::Order;
    const WarpTurns orders[] = {{}, {Order::Descending, 1, 40}, {Order::Shuffled, 1, 40}, {Order::Shuffled, 2, 1}};
    const auto pictures = [&](const char* name) {
        const FaultKernel kernel = faultKernel(name);
        const CompiledModule module = compiled(kernel);
        std::set<std::vector<std::byte>> different;
        for (const WarpTurns& turns : orders) {
            const auto one = runFault(kernel, module, {.threads = 1, .turns = turns}, 5, {}).picture;
            EXPECT_EQ(one, runFault(kernel, module, {.threads = 3, .turns = turns}, 5, {}).picture)
                << name << ": an order is the same on any number of threads";
            different.insert(one);
        }
        return different.size();
    };
    EXPECT_GT(pictures("missing_barrier"), 1U);
    EXPECT_GT(pictures("missing_second_barrier"), 1U);
    EXPECT_EQ(pictures("right_block_reduction"), 1U);
    EXPECT_EQ(pictures("right_double_buffer"), 1U);
    EXPECT_EQ(pictures("right_named_barriers"), 1U);
}

INSTANTIATE_TEST_SUITE_P(Every, Faults, testing::Values(CompilerChoice::Nvrtc, CompilerChoice::Clang),
                         [](const auto& row) { return row.param == CompilerChoice::Nvrtc ? "nvrtc" : "clang"; });

} // namespace
