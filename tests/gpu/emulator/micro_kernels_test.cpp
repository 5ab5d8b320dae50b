#include "kernel_run.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <map>
#include <numeric>

// Single accesses of every width and shape (tests/data/counters/micro): the emulator's counters against those of an
// H200, figure by figure. What only the machine code decides is named here with its reason.

using namespace tilescope;
using namespace tilescope::test;

namespace
{

const nlohmann::json& cases()
{
    static const nlohmann::json all = nlohmann::json::parse(readData("counters/micro/hardware.json"))["cases"];
    return all;
}

using Figures = std::map<std::string, std::uint64_t>;

/// By the names of hardware.json.
Figures figuresOf(const Counters& c)
{
    return {{"global_load.requests", c.globalLoad.requests},
            {"global_load.sectors", c.globalLoad.sectors},
            {"global_store.requests", c.globalStore.requests},
            {"global_store.sectors", c.globalStore.sectors},
            {"global_atomic.requests", c.globalAtomic.requests},
            {"global_atomic.sectors", c.globalAtomic.sectors},
            {"local_load.requests", c.localLoad.requests},
            {"local_load.sectors", c.localLoad.sectors},
            {"local_store.requests", c.localStore.requests},
            {"local_store.sectors", c.localStore.sectors},
            {"shared_load.instructions", c.sharedLoad.requests},
            {"shared_load.wavefronts", c.sharedLoad.wavefronts},
            {"shared_store.instructions", c.sharedStore.requests},
            {"shared_store.wavefronts", c.sharedStore.wavefronts},
            {"shared_atom.instructions", c.sharedAtomic.requests},
            {"shared_atom.wavefronts", c.sharedAtomic.wavefronts},
            {"shared.wavefronts_ideal",
             c.sharedLoad.wavefrontsIdeal + c.sharedStore.wavefrontsIdeal + c.sharedAtomic.wavefrontsIdeal},
            {"ldgsts.instructions", c.asyncCopies},
            {"constant.replays", c.constantUniqueAddresses}};
}

/// What Nsight Compute read, with red and atom as one, and ldmatrix among the loads of shared memory.
Figures hardwareOf(const nlohmann::json& c)
{
    Figures figures = figuresOf({});
    const nlohmann::json& read = c["hardware"];
    const auto valueOf = [&read](const std::string& name) { return read.value(name, std::uint64_t{0}); };
    for (auto& [name, value] : figures)
        value = valueOf(name);
    for (const char* what : {"requests", "sectors"})
        figures["global_atomic." + std::string(what)] =
            valueOf("global_red." + std::string(what)) + valueOf("global_atom." + std::string(what));
    figures["shared_load.instructions"] += valueOf("ldsm.instructions");
    figures.erase("constant.replays");
    return figures;
}

/// Figures of a case that follow from what ptxas makes of the PTX, which the emulator does not see.
struct Exception {
    std::string kernel;
    std::vector<std::string> figures; ///< how their names begin
    std::string reason;
};
const std::vector<Exception> exceptions{
    {"atoms_fadd", {"shared"}, "the machine code is a loop of compare-and-swap"},
    {"atoms_add64", {"shared"}, "the machine code is a loop of compare-and-swap"},
    {"red_uniform", {"global_atomic.sectors"}, "ptxas adds up the lanes of a warp first"},
    {"local16", {"local"}, "ptxas keeps the array in registers"},
    {"local32", {"local"}, "ptxas keeps the array in registers"},
    {"local64", {"local_load"}, "ptxas loads only the half that is used"},
    {"local128", {"local"}, "ptxas keeps the array in registers"},
    {"async4", {"shared.wavefronts_ideal"}, "Nsight Compute's ideal has the copy, no counter of wavefronts has"},
    {"async8", {"shared.wavefronts_ideal"}, "Nsight Compute's ideal has the copy, no counter of wavefronts has"},
    {"reduce_interleaved", {"shared_load"}, "ptxas drops loads of words that are known"},
    {"matmul16", {"shared", "global_load"}, "ptxas joins neighbouring loads, and drops the last turn's"},
};

bool isExcepted(const std::string& kernel, const std::string& figure)
{
    return std::ranges::any_of(exceptions, [&](const Exception& e) {
        return e.kernel == kernel && std::ranges::any_of(e.figures, [&figure](const std::string& begin) {
                   return figure.starts_with(begin);
               });
    });
}

EmulatorResult resultOf(const nlohmann::json& c)
{
    constexpr std::size_t words = 1 << 18;
    std::vector<unsigned> numbers(words);
    std::iota(numbers.begin(), numbers.end(), 0U);
    KernelRun run(readData("counters/micro/micro.ptx"), c["kernel"]);
    run.block(c["threads"]).input("in", numbers).output("out", words * 4);
    for (const char* name : {"m", "mask", "sh", "s", "o"})
        run.argument(c[name].get<int>());
    run.argument(c["act"].get<unsigned>());
    return run.observed({});
}

} // namespace

class MicroKernels : public testing::TestWithParam<std::size_t>
{
};

TEST_P(MicroKernels, CountWhatTheHardwareCounts)
{
    const nlohmann::json& c = cases()[GetParam()];
    const EmulatorResult result = resultOf(c);
    ASSERT_EQ(result.counters.size(), 1U)
        << c["name"] << (result.findings.empty() ? "" : ": " + english(result.findings[0].message));
    const Figures own = figuresOf(result.counters[0].total);
    bool differs = false, mayDiffer = false;
    for (const auto& [name, value] : hardwareOf(c)) {
        const bool excepted = isExcepted(c["kernel"], name);
        mayDiffer = mayDiffer || excepted;
        differs = differs || own.at(name) != value;
        EXPECT_TRUE(excepted || own.at(name) == value)
            << c["name"] << ": " << name << " " << own.at(name) << ", on the hardware " << value;
    }
    EXPECT_EQ(differs, mayDiffer) << c["name"] << ": an exception that is none";
}

INSTANTIATE_TEST_SUITE_P(Cases, MicroKernels, testing::Range(std::size_t{0}, cases().size()));
