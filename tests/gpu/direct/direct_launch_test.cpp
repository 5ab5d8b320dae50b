#include "gpu/direct/direct_launch.h"
#include "gpu/ptx/module.h"
#include "gpu/run/runner.h"
#include "tests/gpu/run/emulator_only.h"

#include <gtest/gtest.h>

#include <cstring>
#include <numeric>

using namespace tilescope;

namespace
{

template <typename T>
Array arrayOf(const char* type, std::vector<T> values, std::vector<std::size_t> shape = {})
{
    std::vector<std::byte> bytes(values.size() * sizeof(T));
    std::memcpy(bytes.data(), values.data(), bytes.size());
    return {arrayTypeNamed(type), shape.empty() ? std::vector<std::size_t>{values.size()} : std::move(shape),
            std::move(bytes)};
}

template <typename T>
std::vector<T> valuesOf(const Array& array)
{
    std::vector<T> values(array.bytes.size() / sizeof(T));
    std::memcpy(values.data(), array.bytes.data(), array.bytes.size());
    return values;
}

GivenValue given(const std::string& text)
{
    return parseGivenValue(text, [](const std::string& file) -> Array { throw ArrayError("no " + file); });
}

struct Ran {
    Report report;
    DirectPlan plan;
    Array after(const std::string& name) const { return arrayAfter(plan, name, report.sides); }
};

Ran runOn(const RunnerOptions& given, const DirectLaunch& launch)
{
    Ran ran{{}, planOf(launch)};
    RunnerOptions options = given;
    options.operations = {operationOf(ran.plan)};
    RunRequest request;
    request.recipe.operation = options.operations.front().name;
    request.recipe.strategy = options.operations.front().strategies.front().name;
    request.recipe.block = options.operations.front().defaultBlock;
    request.image = std::make_shared<const Image>(1, 1, PixelFormat::Grey8);
    request.keepSides = true;
    ran.report = Runner(options).run(request, {});
    return ran;
}

Ran run(const DirectLaunch& launch) { return runOn(emulatorOnly(), launch); }

std::string refusalOf(const DirectLaunch& launch)
{
    try {
        (void)planOf(launch);
    } catch (const std::runtime_error& error) {
        return error.what();
    }
    return {};
}

const char* const saxpyText = "__global__ void saxpy(float a, const float* x, float* y, int n)\n"
                              "{\n"
                              "    int i = blockIdx.x * blockDim.x + threadIdx.x;\n"
                              "    if (i < n)\n"
                              "        y[i] = a * x[i] + y[i];\n"
                              "}\n";

/// As NVRTC 12 writes it for sm_75, shortened by hand.
const char* const doublePtx = ".version 8.0\n.target sm_75\n.address_size 64\n"
                              ".visible .entry twice(.param .u64 twice_param_0, .param .b32 twice_param_1)\n"
                              "{\n"
                              ".reg .pred %p<2>; .reg .f32 %f<3>; .reg .b32 %r<6>; .reg .b64 %rd<5>;\n"
                              "ld.param.u64 %rd1, [twice_param_0];\n"
                              "ld.param.u32 %r1, [twice_param_1];\n"
                              "mov.u32 %r2, %ctaid.x;\nmov.u32 %r3, %ntid.x;\nmov.u32 %r4, %tid.x;\n"
                              "mad.lo.s32 %r5, %r2, %r3, %r4;\n"
                              "setp.ge.s32 %p1, %r5, %r1;\n"
                              "@%p1 bra $end;\n"
                              "cvta.to.global.u64 %rd2, %rd1;\n"
                              "mul.wide.s32 %rd3, %r5, 4;\n"
                              "add.s64 %rd4, %rd2, %rd3;\n"
                              "ld.global.f32 %f1, [%rd4];\n"
                              "add.f32 %f2, %f1, %f1;\n"
                              "st.global.f32 [%rd4], %f2;\n"
                              "$end:\nret;\n}\n";

DirectLaunch saxpyLaunch()
{
    DirectLaunch launch;
    launch.source = {"saxpy.cu", saxpyText};
    launch.grid = {4, 1, 1};
    launch.block = {32, 1, 1};
    std::vector<float> x(100), y(100, 1);
    std::iota(x.begin(), x.end(), 0.0F);
    launch.arguments = {{"a", given("2.5")},
                        {"x", GivenArray{arrayOf("float32", x)}},
                        {"y", GivenArray{arrayOf("float32", y)}},
                        {"n", given("100")}};
    return launch;
}

} // namespace

TEST(DirectLaunch, GivesArraysAndNumbersAndTakesTheArraysBack)
{
    const Ran ran = run(saxpyLaunch());
    ASSERT_FALSE(ran.report.failed());
    const std::vector<float> y = valuesOf<float>(ran.after("y"));
    for (std::size_t i = 0; i < 100; ++i)
        EXPECT_EQ(y[i], 2.5F * static_cast<float>(i) + 1) << i;
    EXPECT_EQ(valuesOf<float>(ran.after("x"))[99], 99);
    ASSERT_TRUE(ran.report.counters);
    EXPECT_EQ(ran.report.launches.front().grid, (Dim3{4, 1, 1}));
    EXPECT_THROW((void)ran.after("z"), DirectLaunchError);
}

TEST(DirectLaunch, NamesParametersByTheirNumbersToo)
{
    DirectLaunch launch = saxpyLaunch();
    for (std::size_t i = 0; i < launch.arguments.size(); ++i)
        launch.arguments[i].name = std::to_string(i);
    EXPECT_EQ(valuesOf<float>(run(launch).after("2"))[10], 26);
}

TEST(DirectLaunch, ReadsBeyondAnArrayAreFound)
{
    DirectLaunch launch = saxpyLaunch();
    launch.arguments[3].value = given("128");
    const Ran ran = run(launch);
    ASSERT_TRUE(ran.report.failed());
    EXPECT_EQ(ran.report.findings.front().kind, FindingKind::OutOfBounds);
    EXPECT_EQ(ran.report.findings.front().line, 5);
    EXPECT_TRUE(ran.report.sides.empty());
}

TEST(DirectLaunch, TakesEveryKindOfParameter)
{
    DirectLaunch launch;
    launch.source = {
        "kinds.cu",
        "struct Step { short dx; double scale; const int* table; };\n"
        "__constant__ float weights[3];\n"
        "template <typename T, int times>\n"
        "__global__ void kinds(double* out, uchar4 v, long long big, bool flag, Step step, T t, const T* same,\n"
        "                      cudaTextureObject_t image)\n"
        "{\n"
        "    out[0] = v.x + v.y * 10 + v.z * 100 + v.w * 1000;\n"
        "    out[1] = (double)(big >> 40);\n"
        "    out[2] = flag ? SCALE : 0;\n"
        "    out[3] = step.dx * step.scale + step.table[1];\n"
        "    out[4] = t * times + same[0];\n"
        "    out[5] = weights[0] + weights[2];\n"
        "    out[6] = tex2D<unsigned char>(image, 1, 2);\n"
        "    out[7] = gridDim.z * 100 + blockDim.y * 10 + blockDim.z;\n"
        "}\n"};
    launch.entry = "kinds<unsigned short, 3>";
    launch.grid = {1, 1, 2};
    launch.block = {1, 2, 4};
    launch.arguments = {{"out", given("empty:float64:8")},
                        {"v", given("1,2,3,4")},
                        {"big", given("-9223372036854775808")},
                        {"flag", given("true")},
                        {"step.dx", given("-3")},
                        {"step.scale", given("0.5")},
                        {"step.table", GivenArray{arrayOf<std::int32_t>("int32", {7, 40})}},
                        {"t", given("50000")},
                        {"same", GivenArray{arrayOf<std::uint16_t>("uint16", {11})}},
                        {"image", GivenArray{arrayOf<std::uint8_t>("uint8", {1, 2, 3, 4, 5, 77}, {3, 2})}}};
    launch.constants = {{"weights", arrayOf<float>("float32", {0.25F, 9, 0.5F})}};
    launch.definitions = {"SCALE=6.5"};
    const Ran ran = run(launch);
    EXPECT_EQ(valuesOf<double>(ran.after("out")),
              (std::vector<double>{4321, -8388608, 6.5, 38.5, 150011, 0.75, 77, 224}));
}

TEST(DirectLaunch, ATypeMayBeAMacro)
{
    DirectLaunch launch = saxpyLaunch();
    for (std::size_t at = launch.source.text.find("float"); at != std::string::npos;
         at = launch.source.text.find("float", at + 4))
        launch.source.text.replace(at, 5, "Real");
    const std::string text = launch.source.text;
    launch.definitions = {"Real=float"};
    EXPECT_EQ(valuesOf<float>(run(launch).after("y"))[10], 26);
    launch.definitions = {};
    launch.source.text = "#define Real float // or double\n" + text;
    EXPECT_EQ(valuesOf<float>(run(launch).after("y"))[10], 26);
}

TEST(DirectLaunch, AnArrayCanBeGivenTwice)
{
    DirectLaunch launch = saxpyLaunch();
    launch.arguments[1].value = given("@y"); // x is given before y
    EXPECT_NE(refusalOf(launch).find("no array of an earlier parameter"), std::string::npos);
    launch = saxpyLaunch();
    launch.arguments[2].value = given("@x");
    EXPECT_EQ(valuesOf<float>(run(launch).after("x"))[10], 35);
}

TEST(DirectLaunch, RunsPtxWithItsOwnLines)
{
    DirectLaunch launch;
    launch.source = {"twice.ptx", doublePtx, doublePtx};
    launch.grid = {2, 1, 1};
    launch.block = {32, 1, 1};
    launch.arguments = {{"0", GivenArray{arrayOf<float>("float32", std::vector<float>(40, 3))}},
                        {"1", given("int32:40")}};
    EXPECT_EQ(valuesOf<float>(run(launch).after("0")), std::vector<float>(40, 6));
    launch.arguments[1].value = given("41");
    const Ran beyond = run(launch);
    ASSERT_TRUE(beyond.report.failed());
    EXPECT_EQ(beyond.report.findings.front().line, 18) << "that of ld.global in the PTX";
    launch.arguments[1].value = given("int64:41");
    EXPECT_NE(refusalOf(launch).find("has 4 bytes, and it is given 8"), std::string::npos) << refusalOf(launch);
}

/// Places of PTX that say of which text it is are lines of that text.
TEST(DirectLaunch, RunsPtxWithTheLinesOfItsListing)
{
    std::string ptx = doublePtx;
    ptx.insert(ptx.find("ld.global"), ".loc 1 7 4\n");
    ptx += ".file 1 \"/home/me/twice.py\"\n";
    DirectLaunch launch;
    launch.source = {"twice.py", "\n\n\n\n\n\n    a[i] *= 2\n", ptx};
    launch.grid = {2, 1, 1};
    launch.block = {32, 1, 1};
    launch.arguments = {{"0", given("zeros:float32:40")}, {"1", given("41")}};
    const Ran ran = run(launch);
    ASSERT_TRUE(ran.report.failed());
    EXPECT_EQ(ran.report.findings.front().line, 7);
    EXPECT_EQ(ran.report.findings.front().source, "twice.py");
}

TEST(DirectLaunch, WhatCannotBeGivenIsSaidWithWhatWouldWork)
{
    const auto with = [](const char* name, const std::string& value) {
        DirectLaunch launch = saxpyLaunch();
        for (GivenArgument& argument : launch.arguments)
            if (argument.name == name)
                argument.value = given(value);
        return launch;
    };
    const auto changed = [](auto change) {
        DirectLaunch launch = saxpyLaunch();
        change(launch);
        return launch;
    };
    const struct {
        DirectLaunch launch;
        const char* sentence;
    } rows[] = {
        {with("n", "100.5"), "\"100.5\" is not a whole number"},
        {with("n", "3000000000"), "is not a number of the type int, which has -2147483648 to 2147483647"},
        {with("n", "zeros:int32:1"), "\"n\" is a value of type int, not a pointer"},
        {with("n", "1,2"), "takes one number, not 2"},
        {with("n", "cat.png"), "\"cat.png\" is not a whole number"},
        {with("a", "photo.png"), "\"photo.png\" is not a number. Values are numbers"},
        {with("x", "3"), "\"x\" is a pointer and takes an array"},
        {with("x", "zeros:float64:100"), "array.astype(numpy.float32)"},
        {with("x", "zeros:int32:100"), "array.astype(numpy.float32)"},
        {with("n", "bytes:00"), "has 4 bytes, and it is given 1"},
        {changed([](DirectLaunch& launch) { launch.arguments.pop_back(); }), "Nothing is given to n (int)"},
        {changed([](DirectLaunch& launch) { launch.arguments[3].name = "count"; }), "it takes a (float), x (float*)"},
        {changed([](DirectLaunch& launch) { launch.arguments[1].name = "0"; }), "\"a\" is given twice"},
        {changed([](DirectLaunch& launch) { launch.entry = "daxpy"; }), "has no kernel \"daxpy\"; it has saxpy."},
        {changed([](DirectLaunch& launch) { launch.source.text += "__global__ void other() {}\n"; }), "--entry saxpy"},
        {changed([](DirectLaunch& launch) { launch.source.text = "int x;\n"; }), "has no kernel"},
        {changed([](DirectLaunch& launch) {
             launch.source = {"a.ptx", "hello", "hello"};
         }),
         "this is not PTX"},
    };
    for (const auto& [launch, sentence] : rows)
        EXPECT_NE(refusalOf(launch).find(sentence), std::string::npos) << sentence << ": " << refusalOf(launch);
}

TEST(GivenValue, ThatIsNoneSaysWhatIs)
{
    for (const char* const text :
         {"zeros:float32", "zeros:float31:3", "zeros:float32:0", "empty:3", "bytes:0", "bytes:0g", "bytes:", "int31:5"})
        EXPECT_THROW((void)given(text), std::runtime_error) << text;
    EXPECT_THROW((void)given("a.npy"), ArrayError);
    EXPECT_EQ(std::get<GivenNumber>(given("float32:1.5")), (GivenNumber{"float32", {"1.5"}}));
    for (const char* const text : {"", "0", "3x", "3x3x3x3", "axb", "-1", "1.5", "3X3"})
        EXPECT_THROW((void)parseSides(text, "grid"), DirectLaunchError) << text;
    EXPECT_EQ(parseSides("8x4x2", "block"), (Dim3{8, 4, 2}));
}

/// The same on a GPU, or on tests/emulated_gpu in its place.
TEST(DirectOnGpu, GivesArraysAndTakesThemBack)
{
    const RunnerOptions options = RunnerOptions::fromEnvironment();
    if (const Runner runner(options); !runner.device().device)
        GTEST_SKIP() << english(runner.device().reason);
    const Ran ran = runOn(options, saxpyLaunch());
    ASSERT_FALSE(ran.report.failed());
    EXPECT_EQ(ran.report.backend, BackendChoice::Cuda);
    EXPECT_EQ(valuesOf<float>(ran.after("y"))[10], 26);
    DirectLaunch launch;
    launch.source = {"twice.ptx", doublePtx, doublePtx};
    launch.grid = {2, 1, 1};
    launch.block = {32, 1, 1};
    launch.arguments = {{"0", GivenArray{arrayOf<float>("float32", std::vector<float>(40, 3))}},
                        {"1", given("int32:40")}};
    EXPECT_EQ(valuesOf<float>(runOn(options, launch).after("0")), std::vector<float>(40, 6));
}
