#include "gpu/program/checks/host_ledger.h"

#include "gpu/recipe/message.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace tilescope
{
namespace
{

// A program is a list of events. The place of each is its line.

using Event = std::function<void(HostLedger&)>;
using Events = std::vector<Event>;

constexpr std::uintptr_t region = std::uintptr_t{1} << emulator::regionShift;
constexpr std::uintptr_t a = 300 * region, b = 301 * region; ///< device memory
constexpr std::uintptr_t host = 0x5555'5555'0000;

Event allocate(int line, std::uintptr_t at, std::size_t bytes, MemoryKind kind = MemoryKind::Device,
               std::size_t pitch = 0)
{
    return [=](HostLedger& ledger) { ledger.allocated({at, bytes, kind, static_cast<CallSite>(line), pitch}); };
}

Event release(int line, std::uintptr_t at, bool pinned = false)
{
    return [=](HostLedger& ledger) { ledger.freed(at, pinned, static_cast<CallSite>(line)); };
}

Event copy(int line, std::uintptr_t to, std::uintptr_t from, std::size_t bytes, CopyDirection direction)
{
    return [=](HostLedger& ledger) {
        ledger.copied({to, from, bytes, 1, bytes, bytes, direction, static_cast<CallSite>(line)});
    };
}
Event upload(int line, std::uintptr_t to, std::size_t bytes)
{
    return copy(line, to, host, bytes, CopyDirection::HostToDevice);
}
Event download(int line, std::uintptr_t from, std::size_t bytes)
{
    return copy(line, host, from, bytes, CopyDirection::DeviceToHost);
}

/// Rows of 400 bytes, packed at the host.
Event uploadRows(int line, std::uintptr_t to, std::size_t pitch)
{
    return [=](HostLedger& ledger) {
        ledger.copied({to, host, 400, 10, pitch, 400, CopyDirection::HostToDevice, static_cast<CallSite>(line)});
    };
}
Event downloadRows(int line, std::uintptr_t from, std::size_t pitch)
{
    return [=](HostLedger& ledger) {
        ledger.copied({host, from, 400, 10, 400, pitch, CopyDirection::DeviceToHost, static_cast<CallSite>(line)});
    };
}

Event clear(int line, std::uintptr_t to, std::size_t bytes)
{
    return [=](HostLedger& ledger) { ledger.set(to, bytes, bytes, 1, static_cast<CallSite>(line)); };
}

/// Elements of 4 bytes that a kernel reads or writes.
struct Part {
    std::uintptr_t start = 0;
    std::size_t begin = 0, end = 0;
};

struct TestLaunch {
    int line = 0;
    std::uint64_t blocks = 1, threads = 256;
    std::vector<Part> reads = {}, writes = {};
    std::vector<std::uint64_t> values = {};
    std::uintptr_t stray = 0;
    std::uint64_t blocksY = 1, threadsY = 1;
};

Event launch(const TestLaunch& test)
{
    return [test](HostLedger& ledger) {
        HostLaunch launch{.kernel = "scale",
                          .grid = {test.blocks, test.blocksY, 1},
                          .block = {test.threads, test.threadsY, 1},
                          .site = static_cast<CallSite>(test.line)};
        for (const std::uint64_t value : test.values)
            launch.values.push_back({static_cast<unsigned>(launch.values.size()) + 1, value});
        std::map<std::uintptr_t, Touch> touches;
        for (const Part& part : test.reads) {
            Touch& touch = touches[part.start];
            touch.read.add(part.begin * 4, part.end * 4);
            for (std::size_t i = part.end; i-- > part.begin;)
                if (!ledger.mapOf(part.start)->anyFilled(i * 4, 4))
                    touch.unfilled = UnfilledRead{i * 4, 0, 4};
        }
        for (const Part& part : test.writes) {
            touches[part.start].written.add(part.begin * 4, part.end * 4);
            ledger.mapOf(part.start)->store(part.begin * 4, (part.end - part.begin) * 4);
        }
        launch.touches.assign(touches.begin(), touches.end());
        launch.isHostAddress = [](std::uint64_t value) { return value >= host && value < host + 0x1000; };
        if (test.stray) {
            launch.faulted = true;
            launch.stray = StrayAccess{test.stray, 0, 4, true};
        }
        ledger.launched(launch);
    };
}

Event readConstant(int line, const char* unfilled)
{
    return [=](HostLedger& ledger) {
        HostLaunch launch{.kernel = "scale", .site = static_cast<CallSite>(line), .hasOtherResult = true};
        if (unfilled)
            launch.unfilledConstants.emplace_back(unfilled);
        ledger.launched(launch);
    };
}

Event fail(int line, bool isLaunch, bool isDiscarded)
{
    return [=](HostLedger& ledger) {
        ledger.failed({isLaunch ? "scale" : "cudaMalloc",
                       "cudaErrorInvalidValue",
                       {},
                       static_cast<CallSite>(line),
                       isLaunch,
                       isDiscarded});
    };
}

const Event ask = [](HostLedger& ledger) { ledger.errorAsked(); };
const Event wait = [](HostLedger& ledger) { ledger.synchronised(); };

Event access(int line, std::uintptr_t at)
{
    return [=](HostLedger& ledger) { ledger.hostAccess(at, static_cast<CallSite>(line)); };
}

std::vector<Finding> findingsOf(const Events& events)
{
    HostLedger ledger([](CallSite site) { return SourcePlace{"lab.cu", static_cast<int>(site)}; });
    for (const Event& event : events)
        event(ledger);
    ledger.ended(true);
    return ledger.findings();
}

Events operator+(Events first, const Events& then)
{
    first.insert(first.end(), then.begin(), then.end());
    return first;
}

struct LedgerRow {
    const char* name;
    Events faulty;
    FindingKind kind;
    int line;
    const char* words; ///< in its sentence
    Events right;
};

using enum FindingKind;

/// a and b have 1000 elements of 4 bytes; line 1 and 2.
const Events two{allocate(1, a, 4000), allocate(2, b, 4000)};
const Events end{release(90, a), release(91, b)};
const TestLaunch scale{
    .line = 20, .blocks = 4, .reads = {{a, 0, 1000}}, .writes = {{b, 0, 1000}}, .values = {a, b, 1000}};

TestLaunch with(TestLaunch launch, const std::function<void(TestLaunch&)>& change)
{
    change(launch);
    return launch;
}

const Events rightProgram = two + Events{upload(10, a, 4000), launch(scale), wait, download(30, b, 4000)} + end;

const std::vector<LedgerRow> ledgerRows{
    {"host_pointer",
     two +
         Events{launch(with(scale,
                            [](TestLaunch& l) {
                                l.values = {host, b, 1000};
                                l.reads = {};
                                l.stray = host + 8;
                            }))} +
         end,
     HostPointer, 20, "parameter 1", rightProgram},
    {"null_pointer_is_the_kernels", two + Events{upload(10, a, 4000), access(11, a)} + end, DevicePointer, 11,
     "4,000 bytes", rightProgram},
    {"bytes_allocated_copy", Events{allocate(1, a, 1000), upload(10, a, 4000), release(90, a)}, BytesForElements, 1,
     "4 bytes for each of 1,000", rightProgram},
    {"bytes_allocated_kernel",
     Events{allocate(1, a, 4000), allocate(2, b, 1000), upload(10, a, 4000),
            launch(with(scale,
                        [](TestLaunch& l) {
                            l.writes = {{b, 0, 250}};
                            l.stray = b + 1000;
                        }))} +
         end,
     BytesForElements, 2, "scale needs 4,000 bytes", rightProgram},
    {"bytes_filled", two + Events{upload(10, a, 1000), launch(scale), download(30, b, 4000)} + end, BytesForElements,
     10, "fills 1,000 bytes", rightProgram},
    {"bytes_returned", two + Events{upload(10, a, 4000), launch(scale), download(30, b, 1000)} + end, BytesForElements,
     30, "returns 1,000 bytes",
     two + Events{upload(10, a, 4000), launch(scale), download(30, b, 1000), download(31, b + 1000, 3000)} + end},
    {"swapped_upload", two + Events{copy(10, host, a, 4000, CopyDirection::HostToDevice)} + end, SwappedCopy, 10,
     "nobody has filled", rightProgram},
    {"swapped_return",
     two + Events{upload(10, a, 4000), launch(scale), copy(30, b, host, 4000, CopyDirection::DeviceToHost)} + end,
     SwappedCopy, 30, "result of kernel scale", rightProgram},
    {"copy_kind",
     two + Events{upload(10, a, 4000), launch(scale), copy(30, host, b, 4000, CopyDirection::HostToDevice)} + end,
     CopyKind, 30, "its source is device memory",
     two + Events{upload(10, a, 4000), launch(scale), copy(30, host, b, 4000, CopyDirection::Default)} + end},
    {"copy_kind_on_device", two + Events{upload(10, a, 4000), copy(11, b, a, 4000, CopyDirection::HostToDevice)} + end,
     CopyKind, 11, "its destination is device memory",
     two + Events{upload(10, a, 4000), copy(11, b, a, 4000, CopyDirection::DeviceToDevice)} + end},
    {"copy_beyond", two + Events{upload(10, a + 400, 4000)} + end, CopyBounds, 10, "3,600 bytes are left",
     rightProgram},
    {"set_beyond", two + Events{clear(10, a, 4400)} + end, CopyBounds, 10, "cudaMemset of 4,400",
     two + Events{clear(10, a, 4000)} + end},
    {"never_copied", two + Events{upload(10, a, 4000), launch(scale)} + end, NeverCopied, 20, "result of kernel scale",
     two +
         Events{upload(10, a, 4000), launch(scale),
                launch(with(scale,
                            [](TestLaunch& l) {
                                l.reads = {{b, 0, 1000}};
                                l.writes = {{a, 0, 1000}};
                            })),
                download(30, a, 4000)} +
         end},
    {"early_copy", two + Events{upload(10, a, 4000), download(19, b, 4000), launch(scale)} + end, EarlyCopy, 19,
     "kernel scale fills later", rightProgram},
    {"unfilled_copy", two + Events{download(19, b, 4000)} + end, UnfilledMemory, 19, "4,000 bytes", rightProgram},
    {"unfilled_read", two + Events{launch(scale), download(30, b, 4000)} + end, UnfilledMemory, 20, "byte 0 of",
     two + Events{clear(10, a, 4000), launch(scale), download(30, b, 4000)} + end},
    {"unfilled_copied_on_device",
     two + Events{copy(9, a, b, 4000, CopyDirection::DeviceToDevice), launch(scale), download(30, b, 4000)} + end,
     UnfilledMemory, 20, "byte 0 of",
     two +
         Events{clear(8, b, 4000), copy(9, a, b, 4000, CopyDirection::DeviceToDevice), launch(scale),
                download(30, b, 4000)} +
         end},
    {"unfilled_constant", {readConstant(20, "weights")}, UnfilledConstant, 20, "weights", {readConstant(20, nullptr)}},
    {"leak", two + Events{release(91, b)}, Leak, 1, "4,000 bytes", two + end},
    {"double_free", two + end + Events{release(92, b)}, DoubleFree, 92, "freed in line 91",
     two + end + Events{allocate(92, b, 4000), release(93, b)}},
    {"free_inside", two + Events{release(90, a + 8), release(90, a), release(91, b)}, BadFree, 90, "8 bytes behind",
     two + end},
    {"free_of_host", two + Events{release(89, host)} + end, BadFree, 89, "has not allocated",
     two + Events{release(89, 0)} + end},
    {"wrong_free",
     {allocate(1, a, 400, MemoryKind::Pinned), release(90, a)},
     BadFree,
     90,
     "cudaMallocHost",
     {allocate(1, a, 400, MemoryKind::Pinned), release(90, a, true)}},
    {"copy_after_free", two + Events{upload(10, a, 4000), launch(scale)} + end + Events{download(95, b, 4000)},
     UseAfterFree, 95, "freed in line 91", rightProgram},
    {"kernel_after_free",
     two + Events{release(15, a),
                  launch(with(scale,
                              [](TestLaunch& l) {
                                  l.reads = {};
                                  l.stray = a + 40;
                              })),
                  release(91, b)},
     UseAfterFree, 20, "freed in line 15", rightProgram},
    {"host_after_free", two + Events{release(15, a), access(16, a), release(91, b)}, UseAfterFree, 16,
     "freed in line 15", rightProgram},
    {"failed_launch", {fail(20, true, false)}, FailedLaunch, 20, "cudaErrorInvalidValue", {fail(20, true, false), ask}},
    {"unchecked_error", {fail(5, false, true)}, UncheckedError, 5, "cudaMalloc fails", {fail(5, false, false)}},
    {"unchecked_error_asked",
     {fail(5, false, true)},
     UncheckedError,
     5,
     "cudaMalloc fails",
     {fail(5, false, true), ask}},
    {"truncated_output",
     two +
         Events{upload(10, a, 4000),
                launch(with(scale,
                            [](TestLaunch& l) {
                                l.blocks = 3;
                                l.reads = {{a, 0, 768}};
                                l.writes = {{b, 0, 768}};
                            })),
                download(30, b, 4000)} +
         end,
     TruncatedGrid, 20, "768 of 1,000",
     two +
         Events{upload(10, a, 4000),
                launch(with(scale,
                            [](TestLaunch& l) {
                                l.blocks = 3;
                                l.reads = {{a, 0, 768}};
                                l.writes = {{b, 0, 768}};
                            })),
                launch(with(scale,
                            [](TestLaunch& l) {
                                l.line = 21;
                                l.blocks = 1;
                                l.threads = 232;
                                l.reads = {{a, 768, 1000}};
                                l.writes = {{b, 768, 1000}};
                            })),
                download(30, b, 4000)} +
         end},
    {"truncated_input",
     two +
         Events{upload(10, a, 4000),
                launch(with(scale,
                            [](TestLaunch& l) {
                                l.blocks = 3;
                                l.reads = {{a, 0, 768}};
                                l.writes = {{b, 0, 3}};
                            })),
                download(30, b, 12)} +
         end,
     TruncatedGrid, 20, "768 of 1,000",
     two +
         Events{upload(10, a, 4000),
                launch(with(scale,
                            [](TestLaunch& l) {
                                l.blocks = 3;
                                l.reads = {{a, 0, 1000}};
                                l.writes = {{b, 0, 3}};
                            })),
                download(30, b, 12)} +
         end},
    {"swapped_grid", // 40 × 25 elements in blocks of 8 × 8: 5 × 4 blocks
     two +
         Events{upload(10, a, 4000),
                launch({.line = 20,
                        .blocks = 4,
                        .threads = 8,
                        .reads = {{a, 0, 1000}},
                        .writes =
                            [] {
                                std::vector<Part> rows;
                                for (std::size_t y = 0; y < 25; ++y)
                                    rows.push_back({b, y * 40, y * 40 + 32});
                                return rows;
                            }(),
                        .values = {a, b, 40, 25},
                        .blocksY = 5,
                        .threadsY = 8}),
                download(30, b, 4000)} +
         end,
     SwappedGrid, 20, "4x5 blocks for 40x25",
     two +
         Events{upload(10, a, 4000),
                launch({.line = 20,
                        .blocks = 5,
                        .threads = 8,
                        .reads = {{a, 0, 1000}},
                        .writes = {{b, 0, 1000}},
                        .values = {a, b, 40, 25},
                        .blocksY = 4,
                        .threadsY = 8}),
                download(30, b, 4000)} +
         end},
    {"swapped_grid_faults",
     two +
         Events{upload(10, a, 4000), launch({.line = 20,
                                             .blocks = 4,
                                             .threads = 8,
                                             .values = {a, b, 40, 25},
                                             .stray = b + 4000,
                                             .blocksY = 5,
                                             .threadsY = 8})} +
         end,
     SwappedGrid, 20, "40x25", rightProgram},
    {"missing_sync",
     {allocate(1, a, 4000, MemoryKind::Managed),
      launch(with(scale,
                  [](TestLaunch& l) {
                      l.reads = {};
                      l.writes = {{a, 0, 1000}};
                  })),
      access(21, a), release(90, a)},
     MissingSync,
     21,
     "kernel scale",
     {allocate(1, a, 4000, MemoryKind::Managed),
      launch(with(scale,
                  [](TestLaunch& l) {
                      l.reads = {};
                      l.writes = {{a, 0, 1000}};
                  })),
      wait, access(21, a), release(90, a)}},
    {"pitch_of_copies",
     {allocate(1, a, 5120, MemoryKind::Device, 512), uploadRows(10, a, 512), downloadRows(30, a, 400), release(90, a)},
     UnequalPitch,
     30,
     "400 bytes per row",
     {allocate(1, a, 5120, MemoryKind::Device, 512), uploadRows(10, a, 512), downloadRows(30, a, 512), release(90, a)}},
    {"pitch_of_allocation",
     {allocate(1, a, 5120, MemoryKind::Device, 512), allocate(2, b, 4000), upload(10, a, 4000),
      launch({.line = 20, .reads = {{a, 1100, 1228}}, .writes = {{b, 0, 1000}}, .values = {a, b, 512}}),
      download(30, b, 4000), release(90, a), release(91, b)},
     UnequalPitch,
     10,
     "cudaMallocPitch returned 512",
     {allocate(1, a, 5120, MemoryKind::Device, 512), allocate(2, b, 4000), uploadRows(10, a, 512),
      launch({.line = 20, .reads = {{a, 1152, 1252}}, .writes = {{b, 0, 1000}}, .values = {a, b, 512}}),
      download(30, b, 4000), release(90, a), release(91, b)}},
    {"pitch_of_kernel",
     {allocate(1, a, 5120, MemoryKind::Device, 512), allocate(2, b, 4000), uploadRows(10, a, 512),
      launch({.line = 20, .reads = {{a, 0, 1000}}, .writes = {{b, 0, 1000}}, .values = {a, b, 100}}),
      download(30, b, 4000), release(90, a), release(91, b)},
     UnequalPitch,
     20,
     "a pitch of 512",
     rightProgram},
};

class HostLedgerRows : public testing::TestWithParam<LedgerRow>
{
};

TEST_P(HostLedgerRows, FaultIsFoundAtItsLine)
{
    const std::vector<Finding> findings = findingsOf(GetParam().faulty);
    ASSERT_EQ(findings.size(), 1U);
    EXPECT_EQ(nameOf(findings[0].kind), nameOf(GetParam().kind));
    EXPECT_EQ(findings[0].source, "lab.cu");
    EXPECT_EQ(findings[0].line, GetParam().line);
    EXPECT_THAT(english(findings[0].message), testing::HasSubstr(GetParam().words));
    EXPECT_FALSE(english(findings[0].cure).empty());
    EXPECT_THAT(english(findings[0].message) + english(findings[0].cure), testing::Not(testing::HasSubstr("%")));
}

TEST_P(HostLedgerRows, RightProgramHasNone)
{
    for (const Finding& finding : findingsOf(GetParam().right))
        ADD_FAILURE() << finding.line << ": " << english(finding.message);
}

INSTANTIATE_TEST_SUITE_P(All, HostLedgerRows, testing::ValuesIn(ledgerRows),
                         [](const auto& row) { return std::string(row.param.name); });

TEST(HostLedger, RepeatedFaultIsOneFinding)
{
    Events events = two;
    for (int i = 0; i < 1000; ++i)
        events.push_back(clear(10, a, 4400));
    EXPECT_EQ(findingsOf(events + end).size(), 1U);
}

TEST(HostLedger, WhatFollowsFromAnErrorIsNoFinding)
{
    const std::vector<Finding> findings =
        findingsOf(two + Events{fail(20, true, false), download(30, b, 4000), release(91, b)});
    ASSERT_EQ(findings.size(), 1U);
    EXPECT_EQ(nameOf(findings[0].kind), "failed_launch");
}

TEST(HostLedger, PaddingMayBeRead)
{
    const Events rows{upload(10, a, 320), upload(11, a + 384, 4000 - 384), launch(scale), download(30, b, 4000)};
    EXPECT_THAT(findingsOf(two + rows + end), testing::IsEmpty());
}

TEST(HostLedger, RepeatedLaunchesAreAMeasurement)
{
    const Events repeated{upload(10, a, 4000), launch(scale), launch(scale)};
    EXPECT_THAT(findingsOf(two + repeated + end), testing::IsEmpty());
}

TEST(HostLedger, UnseenLaunchesAreNotJudged)
{
    const Event unseen = [](HostLedger& ledger) {
        HostLaunch launch{.kernel = "scale", .site = 20};
        launch.observed = false;
        ledger.launched(launch);
    };
    EXPECT_THAT(findingsOf(two + Events{unseen, download(30, b, 4000)} + end), testing::IsEmpty());
    EXPECT_THAT(findingsOf(two + Events{unseen, launch(scale), download(30, b, 4000)} + end), testing::IsEmpty());
}

} // namespace
} // namespace tilescope
