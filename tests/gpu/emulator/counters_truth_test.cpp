#include "kernel_run.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <map>
#include <set>

// The counters compared with Nsight Compute's on an H200 (tests/data/counters/truth.json), to the last digit.

using namespace tilescope;
using namespace tilescope::test;

namespace
{

KernelRun imageRun(const nlohmann::json& c, const std::string& ptx)
{
    const std::string kernel = c["kernel"];
    const unsigned x = c["block"][0], y = c["block"][1];
    const std::size_t bytes = 512 * 512 * (kernel == "box5" ? 4 : kernel == "blur3" ? 3 : 1);
    KernelRun run(ptx, kernel);
    run.grid(512 / x, 512 / y).block(x, y).shared(c["shared_bytes"]);
    run.input("input", std::vector<unsigned char>(bytes)).output("output", bytes).argument(512).argument(512);
    if (kernel == "blur3")
        run.argument(4);
    return run;
}

KernelRun covarianceRun(const std::string& ptx)
{
    KernelRun run(ptx, "cov");
    run.grid(7, 7).block(16, 16).input("X", std::vector<float>(300 * 100)).input("mean", std::vector<float>(100));
    return run.output("C", 100 * 100 * 4).argument(300).argument(100);
}

KernelRun runOf(const nlohmann::json& c)
{
    const std::string ptx = readData("counters/" + std::string(c["ptx"]));
    return c["kernel"] == "cov" ? covarianceRun(ptx) : imageRun(c, ptx);
}

std::string nameOf(const nlohmann::json& c)
{
    return std::string(c["ptx"]) + " " + std::to_string(int{c["block"][0]}) + " x " +
           std::to_string(int{c["block"][1]});
}

nlohmann::json truth() { return nlohmann::json::parse(readData("counters/truth.json"))["cases"]; }

Counters sumOfLines(const LaunchCounters& counters)
{
    Counters sum;
    for (const LineCounters& line : counters.lines) {
        sum.globalLoad.requests += line.counters.globalLoad.requests;
        sum.globalLoad.sectors += line.counters.globalLoad.sectors;
        sum.globalStore.sectors += line.counters.globalStore.sectors;
        sum.sharedLoad.wavefronts += line.counters.sharedLoad.wavefronts;
        sum.sharedStore.wavefronts += line.counters.sharedStore.wavefronts;
        sum.constantRequests += line.counters.constantRequests;
        sum.branches += line.counters.branches;
        sum.divergentBranches += line.counters.divergentBranches;
        sum.barriers += line.counters.barriers;
        sum.instructions += line.counters.instructions;
        sum.threadInstructions += line.counters.threadInstructions;
    }
    return sum;
}

bool equal(const LaunchCounters& a, const LaunchCounters& b)
{
    const auto sameConflict = [](const ConflictPattern& p, const ConflictPattern& q) {
        return p.site == q.site && p.store == q.store && p.mask == q.mask && p.addresses == q.addresses &&
               p.wavefronts == q.wavefronts && p.times == q.times;
    };
    const auto sameSite = [](const SiteCounters& p, const SiteCounters& q) {
        return p.site == q.site && p.line == q.line && p.counters == q.counters;
    };
    return a.total == b.total && a.lines == b.lines &&
           std::equal(a.sites.begin(), a.sites.end(), b.sites.begin(), b.sites.end(), sameSite) &&
           std::equal(a.conflicts.begin(), a.conflicts.end(), b.conflicts.begin(), b.conflicts.end(), sameConflict);
}

} // namespace

TEST(CountersTruth, EqualsTheHardwareToTheLastDigit)
{
    for (const nlohmann::json& c : truth()) {
        SCOPED_TRACE(nameOf(c));
        const EmulatorResult result = runOf(c).observed({.threads = 2});
        ASSERT_TRUE(result.findings.empty()) << english(result.findings[0].message);
        ASSERT_EQ(result.counters.size(), 1U);
        const Counters& total = result.counters[0].total;
        EXPECT_EQ(total.globalLoad.requests, c["load"]["requests"]);
        EXPECT_EQ(total.globalLoad.sectors, c["load"]["sectors"]);
        EXPECT_EQ(total.globalStore.requests, c["store"]["requests"]);
        EXPECT_EQ(total.globalStore.sectors, c["store"]["sectors"]);
        EXPECT_EQ(total.sharedLoad.wavefronts + total.sharedStore.wavefronts, c["wavefronts"]);
        EXPECT_EQ(total.sharedLoad.wavefrontsIdeal + total.sharedStore.wavefrontsIdeal, c["wavefronts_ideal"]);
        EXPECT_TRUE(total.exact);
        EXPECT_EQ(result.counters[0].blocksRun, result.emulation.blocksTotal);
    }
}

TEST(CountersTruth, Box5ByThePtx)
{
    // 8 warps per block, 1,024 blocks. Branches of a block: one per warp into the loop over rows and one past the
    // result, 16; 10 iterations of the outer loop (20 rows, two per warp), each with one branch before and one after
    // the inner loop and two in it (columns 0 to 15 and 16 to 19), 40. In each iteration one of the last two diverges.
    const EmulatorResult result = runOf(truth()[0]).observed({.threads = 1});
    const Counters& total = result.counters.at(0).total;
    EXPECT_EQ(total.branches, 56U * 1024);
    EXPECT_EQ(total.divergentBranches, 10U * 1024);
    EXPECT_EQ(total.barriers, 8U * 1024);
    EXPECT_EQ(total.instructions, 1'251'328U);
    EXPECT_EQ(total.instructions, result.emulation.warpInstructions);
    EXPECT_LE(total.threadInstructions, 32 * total.instructions);
    EXPECT_EQ(total.constantRequests, 0U);
    // The kernel's loads are on line 9, its stores on line 18; shared memory on lines 9 and 17.
    for (const LineCounters& line : result.counters[0].lines) {
        EXPECT_EQ(line.counters.globalLoad.sectors, line.line == 9 ? 100'804U : 0U) << line.line;
        EXPECT_EQ(line.counters.globalStore.sectors, line.line == 18 ? 32'768U : 0U) << line.line;
        EXPECT_EQ(line.counters.sharedStore.requests > 0, line.line == 9) << line.line;
        EXPECT_EQ(line.counters.sharedLoad.requests > 0, line.line == 17) << line.line;
    }
}

TEST(CountersTruth, FilterInConstantMemoryIsReadOneAddressARequest)
{
    // 81 weights, read by each of 8,192 warps (the compiler reads them once for the three channels).
    const EmulatorResult result = runOf(truth()[1]).observed({.threads = 1});
    const Counters& total = result.counters.at(0).total;
    EXPECT_EQ(total.constantRequests, 81U * 8192);
    EXPECT_EQ(total.constantUniqueAddresses, 81U * 8192);
}

TEST(CountersTruth, ThreadsAndBuildsAgreeAndThePictureIsTheSame)
{
    for (const nlohmann::json& c : truth()) {
        SCOPED_TRACE(nameOf(c));
        const KernelRun run = runOf(c);
        const EmulatorResult one = run.observed({.threads = 1});
        const EmulatorResult three = run.observed({.threads = 3});
        const EmulatorResult baseline = run.observed({.threads = 2, .code = EmulatorOptions::Code::Baseline});
        const EmulatorResult off = run.run({.threads = 2});
        EXPECT_TRUE(equal(one.counters.at(0), three.counters.at(0)));
        EXPECT_TRUE(equal(one.counters.at(0), baseline.counters.at(0)));
        EXPECT_EQ(one.picture, off.picture);
        EXPECT_TRUE(off.counters.empty());
    }
}

TEST(CountersTruth, LinesAndSitesAddUpToTheTotal)
{
    for (const nlohmann::json& c : truth()) {
        SCOPED_TRACE(nameOf(c));
        const LaunchCounters counters = runOf(c).observed({}).counters.at(0);
        const Counters& total = counters.total;
        const Counters lines = sumOfLines(counters);
        EXPECT_EQ(lines.globalLoad.requests, total.globalLoad.requests);
        EXPECT_EQ(lines.globalLoad.sectors, total.globalLoad.sectors);
        EXPECT_EQ(lines.globalStore.sectors, total.globalStore.sectors);
        EXPECT_EQ(lines.sharedLoad.wavefronts, total.sharedLoad.wavefronts);
        EXPECT_EQ(lines.sharedStore.wavefronts, total.sharedStore.wavefronts);
        EXPECT_EQ(lines.constantRequests, total.constantRequests);
        EXPECT_EQ(lines.branches, total.branches);
        EXPECT_EQ(lines.divergentBranches, total.divergentBranches);
        EXPECT_EQ(lines.barriers, total.barriers);
        EXPECT_EQ(lines.instructions, total.instructions);
        EXPECT_EQ(lines.threadInstructions, total.threadInstructions);
        std::uint64_t instructions = 0;
        for (const SiteCounters& site : counters.sites)
            instructions += site.counters.instructions;
        EXPECT_EQ(instructions, total.instructions);
    }
}

TEST(CountersTruth, ConflictsComeWithTheirAddresses)
{
    // blur3 with blocks of 8 x 8 and a tile 48 bytes (12 words) wide: a warp is four rows of eight pixels of 3 bytes,
    // which request words of the same bank but of different rows.
    const LaunchCounters counters = runOf(truth()[3]).observed({}).counters.at(0);
    ASSERT_FALSE(counters.conflicts.empty());
    std::map<std::uint32_t, std::size_t> atSite;
    for (const ConflictPattern& conflict : counters.conflicts) {
        EXPECT_GT(conflict.wavefronts, conflict.wavefrontsIdeal);
        EXPECT_GT(conflict.times, 0U);
        EXPECT_LE(++atSite[conflict.site], 8U);
        std::map<std::uint32_t, std::set<std::uint32_t>> words; // per bank
        for (unsigned lane = 0; lane < 32; ++lane)
            if ((conflict.mask >> lane) & 1)
                words[conflict.addresses[lane] / 4 % 32].insert(conflict.addresses[lane] / 4);
        std::size_t most = 0;
        for (const auto& [bank, distinct] : words)
            most = std::max(most, distinct.size());
        EXPECT_EQ(most, conflict.wavefronts);
    }
}
