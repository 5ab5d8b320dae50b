#include "gpu/recipe/message.h"
#include "gpu/recipe/report.h"
#include "gpu/recipe/words/figures.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

using namespace tilescope;
using nlohmann::json;

namespace
{

Report fullReport()
{
    Report report;
    report.recipe.strategy = "block_copy";
    report.image = {"sample:board", 512, 511, 3};
    report.backend = BackendChoice::Cuda;
    report.deviceName = "NVIDIA H200";
    report.computeCapability = "9.0";
    report.compiler = "nvrtc 13.0";
    report.launches = {{"pad", "sobel/block_copy.cu", {33, 2, 1}, {16, 16, 1}, 324, 18, 2.5},
                       {"sobel", "sobel/block_copy.cu", {32, 32, 1}, {16, 16, 1}, 0, {}, {}}};
    report.launches[0].model = LaunchModel{128, 6, 0.5, 1.5};
    report.mainLaunch = 1;
    report.time = TimeReport{4.5,    4.25, 5.75, 200,     6.5,   2.75, 2.25, 16,   0.0025, true,         60,
                             0.0125, true, 3.5,  524'288, 4.125, 1980, 1410, 6251, 3201,   {"power cap"}};
    report.emulation = EmulationReport{12.5, 1'251'328, 12, 1024, true, true, 2.5};
    report.estimate = Estimate{"RTX 4090", 2.5, 7.5, "memory"};
    report.work = Work{10, 5, 40, 64, 128, 32};
    report.flow = MemoryFlow{"RTX 4090",
                             131'072,
                             75'497'472,
                             false,
                             {{FlowPath::Texture, FlowKind::NotCounted, 0, 0, 12},
                              {FlowPath::MemoryRead, FlowKind::Modelled, 1024, 4096, 0}}};
    report.roofs = Roofs{"RTX 4090", 82e12, 41e12, 1008e9, 0};
    Counters counters;
    counters.exact = false;
    counters.globalLoad = {20'480, 100'804, 98'304};
    counters.globalStore = {1, 2, 3};
    counters.sharedLoad = {4, 5, 6};
    counters.sharedStore = {7, 8, 9};
    counters.constantRequests = 10;
    counters.constantUniqueAddresses = 11;
    counters.textureRequests = 12;
    counters.atomics = 13;
    counters.branches = 14;
    counters.divergentBranches = 15;
    counters.barriers = 16;
    counters.instructions = 17;
    counters.threadInstructions = std::uint64_t(1) << 60;
    report.counters = counters;
    report.silicon = counters;
    report.silicon->counts.atomics = 0;
    report.silicon->missing.atomics = 1;
    report.lines = std::vector<LineCounters>{{"sobel/block_copy.cu", 9, counters}};
    report.machineCode = MachineCode{
        "sm_90",
        {{"sobel/block_copy.cu", 9, {{"ld.global.u8", 4}}, {{"LDG.E", 1}, {"STL", 2}}, AccessDifference::Other}}};
    report.occupancy = Occupancy{8, 64, 1.0, "threads"};
    report.findings = {
        {FindingKind::OutOfBounds, Severity::Error, "edited.cu", 12,
         say(gpu::phrase("Thread %1 of block %2 loads %3 …"), "(3, 0)", "(1, 2)", say(gpu::phrase("%1 bytes"), 4))}};
    report.findings[0].cure = say(gpu::plural("Leave out %n [thread|threads]: %1, %2 times as many."), 2,
                                  Percent{0.434, 1}, Decimal{1.25, 1});
    report.findings[0].endsRun = true;
    report.findings[0].remedy = {BlockSize{32, 8}, 3};
    report.check = CheckReport{1.5, 3, 7, 0.25, 0.5, 0.125};
    report.uncomputed = UncomputedReport{
        960, SampleReport{450, 200'000, "images", "the first of the set", 0.047, "√(Cxx·Cyy)", report.check}};
    report.cpuReferenceMs = 12.25;
    report.notes = {Message("Two files were skipped."),
                    say(gpu::phrase("With %1 it takes %2."), "rows = 300", gpu::phrase("a minute"))};
    report.annotations.boxes = {{1, 2, 3, 4, "0.98", Box::Where::Both, 0.9765625},
                                {5, 6, 7, 8, "template", Box::Where::Source}};
    report.annotations.profiles = {{Profile::Edge::Right, "white pixels", {1, 2.5F}, 4}};
    report.annotations.hatches = {{0, 8, 16, 24}};
    report.annotations.gallery = {{Message("Mean image"), nullptr}};
    report.annotations.series = {{"Spectrum", "axis", "variance", {2, 1.5}, true}};
    report.annotations.facts = {{"CGMA", "op/B", "operations per byte fetched", 2}};
    return report;
}

std::string reportRefusal(const json& document)
{
    try {
        reportFromJson(document);
    } catch (const SettingError& error) {
        return error.what();
    }
    return "accepted";
}

} // namespace

TEST(Report, comesBackFromJsonAsItWas)
{
    EXPECT_EQ(reportFromJson(json::parse(toJson(Report{}).dump())), Report{});
    EXPECT_EQ(reportFromJson(json::parse(toJson(fullReport()).dump())), fullReport());
}

TEST(Report, saysOfASampleHowMuchItHolds)
{
    SampleReport sample{450, 200'000, "images", "the first of the set"};
    EXPECT_EQ(english(sampleText(sample)), "450 of 200,000 images, the first of the set");
    sample.error = 0.0471;
    EXPECT_EQ(english(sampleText(sample)),
              "450 of 200,000 images, the first of the set; standard error of each value: 4.7 %");
    sample.scale = "√(Cxx·Cyy)";
    EXPECT_TRUE(english(sampleText(sample)).ends_with("4.7 % of √(Cxx·Cyy)")) << english(sampleText(sample));
}

TEST(Report, writesNullForWhatIsAbsent)
{
    const json document = toJson(Report{});
    for (const char* field : {"device", "compiler", "time", "emulation", "uncomputed", "estimate", "counters", "lines",
                              "machine_code", "occupancy", "check"}) {
        ASSERT_TRUE(document.contains(field)) << field;
        EXPECT_TRUE(document[field].is_null()) << field;
    }
    EXPECT_EQ(document["findings"], json::array());
}

TEST(Report, refusesWrongFieldsByName)
{
    struct Case {
        const char* pointer;
        json value;
        const char* refusal;
    };
    const Case cases[] = {
        {"/time/median_us", "fast", "The field \"time.median_us\" must be a number."},
        {"/time/runs", 1.5, "The field \"time.runs\" must be a whole number."},
        {"/counters/global_load/sectors", -1, "The field \"counters.global_load.sectors\" is out of range."},
        {"/counters/cache_hits", 4, "The field \"counters.cache_hits\" is unknown."},
        {"/launches/0/grid", json::array({1, 2}),
         "The field \"launches[0].grid\" must be a list of three whole numbers."},
        {"/findings/0/severity", "fatal",
         "\"fatal\" is not a valid value of \"findings[0].severity\". Valid values: error, warning, note."},
        {"/lines", "none", "The field \"lines\" must be a list."},
        {"/machine_code/lines/0/ptx/ld.global.u8", "four",
         "The field \"machine_code.lines[0].ptx.ld.global.u8\" must be a whole number."},
        {"/machine_code/lines/0/difference", "some",
         "\"some\" is not a valid value of \"machine_code.lines[0].difference\". Valid values: none, more, other."},
        {"/annotations/boxes/1/where", "above",
         "\"above\" is not a valid value of \"annotations.boxes[1].where\". Valid values: source, result, both."},
        {"/annotations/boxes/0/x", "left", "The field \"annotations.boxes[0].x\" must be a whole number."},
        {"/mood", "good", "The field \"mood\" is unknown."},
    };
    for (const Case& c : cases) {
        json document = toJson(fullReport());
        document[json::json_pointer(c.pointer)] = c.value;
        EXPECT_EQ(reportRefusal(document), c.refusal) << c.pointer;
    }
}

TEST(Report, namesTheTimeOfTheMainLaunchWhereItIsNotTheOnlyOne)
{
    Report report = fullReport();
    report.launches[1].medianUs = 1.5;
    EXPECT_EQ(report.mainLaunchUs(), 1.5); // without the padding pass's 2.5
    report.launches.pop_back();
    EXPECT_EQ(report.mainLaunchUs(), std::nullopt);
}

TEST(Report, olderFilesHaveNoTextsForTranslation)
{
    const Report report = fullReport();
    json document = toJson(report);
    EXPECT_EQ(document["findings"][0]["message"], "Thread (3, 0) of block (1, 2) loads 4 bytes …");
    EXPECT_EQ(document["findings"][0]["cure"], "Leave out 2 threads: 43.4 %, 1.3 times as many.");
    EXPECT_EQ(document["notes"][1], "With rows = 300 it takes a minute.");
    document.erase("note_texts");
    document.erase("silicon_reason_text");
    document["findings"][0].erase("text");
    document["findings"][0].erase("cure_text");
    const Report read = reportFromJson(document);
    EXPECT_EQ(read.findings[0].message, Message("Thread (3, 0) of block (1, 2) loads 4 bytes …"));
    EXPECT_EQ(english(read.findings[0].cure), english(report.findings[0].cure));
    EXPECT_EQ(english(read.notes), english(report.notes));
    EXPECT_EQ(read.siliconReason.empty(), report.siliconReason.empty());
}

TEST(Report, ACounterThatTheGpuDoesNotGiveIsNull)
{
    const Report report = fullReport();
    const json silicon = toJson(report).at("silicon");
    EXPECT_TRUE(silicon.at("atomics").is_null());
    EXPECT_EQ(silicon.at("barriers"), 16);
    EXPECT_EQ(figureNamed("atomic_requests").of(*report.silicon), std::nullopt);
    EXPECT_EQ(figureNamed("barriers").of(*report.silicon), 16);
}

TEST(Report, aTextThatIsNoneIsLeftOut)
{
    const Report report = fullReport();
    for (const json& text : std::initializer_list<json>{
             nullptr, 1, "x", json::array(), json::object(), {{"key", "another sentence"}, {"args", json::array()}}}) {
        json document = toJson(report);
        document["findings"][0]["text"] = document["findings"][0]["cure_text"] = document["note_texts"] = text;
        const Report read = reportFromJson(document);
        EXPECT_EQ(read.findings[0].message, Message(english(report.findings[0].message))) << text;
        EXPECT_EQ(english(read.findings[0].cure), english(report.findings[0].cure)) << text;
        EXPECT_EQ(english(read.notes), english(report.notes)) << text;
    }
}

TEST(Report, failsOnlyByWhatEndedTheRun)
{
    Report report;
    report.findings = {{FindingKind::Uncoalesced, Severity::Warning, "", 0, {}}};
    EXPECT_FALSE(report.failed());
    report.findings.push_back({FindingKind::Race, Severity::Error, "", 0, {}});
    EXPECT_FALSE(report.failed()) << "a race leaves a picture";
    Finding fault{FindingKind::OutOfBounds, Severity::Error, "", 0, {}};
    fault.endsRun = true;
    report.findings.push_back(fault);
    EXPECT_TRUE(report.failed());
}
