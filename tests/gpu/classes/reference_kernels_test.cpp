#include "class_truth.h"

#include "tests/gpu/emulator/kernel_run.h"

#include <gtest/gtest.h>

// The kernels with measured hardware counts (tests/data/counters), at sizes that are multiples of nothing.

using namespace tilescope;
using namespace tilescope::test;

namespace
{

struct ReferenceRow {
    const char* file;
    const char* kernel;
    unsigned width, height, blockX, blockY;
    unsigned modulo = 32;
};

void PrintTo(const ReferenceRow& row, std::ostream* out)
{
    *out << row.file << " " << row.width << "x" << row.height << " in blocks of " << row.blockX << "x" << row.blockY
         << " modulo " << row.modulo;
}

KernelRun launchOf(const ReferenceRow& row)
{
    const std::string kernel = row.kernel;
    KernelRun run(readData(row.file), kernel);
    const std::size_t pixels = std::size_t{row.width} * row.height;
    run.grid((row.width + row.blockX - 1) / row.blockX, (row.height + row.blockY - 1) / row.blockY);
    run.block(row.blockX, row.blockY);
    const std::size_t bytes = pixels * (kernel == "box5" ? 4 : kernel == "blur3" ? 3 : 1);
    run.input("input", std::vector<unsigned char>(bytes)).output("output", bytes);
    run.argument(static_cast<int>(row.width)).argument(static_cast<int>(row.height));
    if (kernel == "box5")
        run.shared((row.blockX + 4) * (row.blockY + 4) * 4);
    if (kernel == "blur3")
        run.argument(4).shared((row.blockX + 8) * (row.blockY + 8) * 3);
    return run;
}

class ReferenceKernels : public testing::TestWithParam<ReferenceRow>
{
};

TEST_P(ReferenceKernels, FallIntoClassesThatHold)
{
    emulator::BlockClassOptions options;
    options.modulo = GetParam().modulo;
    const KernelRun run = launchOf(GetParam());
    const ClassTruth truth = findTruth(run.plan, std::span(&run.module, 1), Image(), 0, options);
    const std::size_t signatures = expectClassesHold(truth);
    RecordProperty("classes", static_cast<int>(truth.classes.classes.size()));
    // A few more than necessary do no harm; with many, running all blocks would be as fast.
    EXPECT_LE(truth.classes.classes.size(), 3 * signatures);
}

const ReferenceRow referenceRows[] = {
    {"counters/box5.nvrtc.ptx", "box5", 512, 512, 16, 16},   {"counters/box5.nvrtc.ptx", "box5", 517, 333, 16, 16},
    {"counters/box5.nvrtc.ptx", "box5", 517, 333, 10, 7},    {"counters/box5.nvrtc.ptx", "box5", 333, 130, 32, 8, 128},
    {"counters/box5.nvrtc.ptx", "box5", 3, 2, 16, 16},       {"counters/blur3.nvrtc.ptx", "blur3", 256, 256, 8, 8},
    {"counters/blur3.nvrtc.ptx", "blur3", 211, 133, 16, 16}, {"counters/blur3.clang.ptx", "blur3", 211, 133, 16, 16},
    {"counters/blur3.clang.ptx", "blur3", 197, 90, 5, 3},    {"counters/sobel.nvrtc.ptx", "sobel", 512, 512, 16, 16},
    {"counters/sobel.nvrtc.ptx", "sobel", 517, 333, 16, 16}, {"counters/sobel.clang.ptx", "sobel", 333, 517, 32, 4},
    {"counters/sobel.clang.ptx", "sobel", 100, 77, 7, 5},
};
INSTANTIATE_TEST_SUITE_P(All, ReferenceKernels, testing::ValuesIn(referenceRows));

} // namespace
