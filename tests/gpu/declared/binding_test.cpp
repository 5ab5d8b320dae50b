#include "gpu/declared/binding.h"

#include "gpu/declared/declared_operation.h"
#include "gpu/declared/declared_plan.h"
#include "gpu/declared/note_completion.h"
#include "gpu/image/sample.h"
#include "gpu/operations/registry.h"
#include "gpu/run/compile_check.h"
#include "tests/gpu/run/emulator_only.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <iterator>

using namespace tilescope;

namespace
{

using enum ParameterBinding::Origin;

constexpr char smooth[] = "//@ parameter gain = 2 in 0..4\n"
                          "//@ buffer sums float 2 * pixels\n"
                          "//@ bind strength = gain / 2\n"
                          "__global__ void smooth(const float* in, float* sums, float* result, int w, int h,\n"
                          "                       float gain, float strength, int turns)\n"
                          "{\n"
                          "    int x = blockIdx.x * blockDim.x + threadIdx.x, y = blockIdx.y * blockDim.y + "
                          "threadIdx.y;\n"
                          "    if (x < w && y < h) result[y * w + x] = in[y * w + x] * gain * strength + turns;\n"
                          "}\n";

std::vector<LaunchBindings> bindingsIn(const std::string& text)
{
    const Declaration declaration = declarationOfKernel("own.cu", text);
    return bindingsAtDefaults(declaration, declaration.strategies.front());
}

RunRequest requestFor(Runner& runner, const Image& picture)
{
    RunRequest request;
    request.recipe.operation = runner.registry().operations().front().name;
    request.recipe.strategy = runner.registry().operations().front().strategies.front().name;
    request.recipe.block = runner.registry().operations().front().defaultBlock;
    request.image = std::make_shared<const Image>(picture);
    return request;
}

RunnerOptions optionsWith(const std::string& text)
{
    RunnerOptions options = emulatorOnly();
    options.operations = {operationOfKernel("own.cu", text)};
    return options;
}

std::string messageFor(const std::string& text)
{
    try {
        operationOfKernel("own.cu", text);
    } catch (const SettingError& error) {
        return error.what();
    }
    return "";
}

} // namespace

TEST(Binding, SaysWhatEachParameterIsGivenAndWhy)
{
    const std::vector<LaunchBindings> launches = bindingsIn(smooth);
    ASSERT_EQ(launches.size(), 1u);
    const LaunchBindings& launch = launches.front();
    EXPECT_EQ(launch.kernel, "smooth");
    EXPECT_EQ(launch.line, 4);
    EXPECT_EQ(launch.gridNow, "4x3"); // of 64 × 48 pixels in blocks of 16 × 16
    EXPECT_EQ(launch.threadsNow, "16x16");
    struct Expected {
        const char *name, *type, *given, *now;
        ParameterBinding::Origin origin;
    };
    const Expected expected[] = {
        {"in", "const float*", "input", "64x48 float", Kind},
        {"sums", "float*", "sums", "6144 float", ParameterBinding::Origin::Buffer},
        {"result", "float*", "output", "64x48 float", Kind},
        {"w", "int", "width", "64", Name},
        {"h", "int", "height", "48", Name},
        {"gain", "float", "gain", "2", Setting},
        {"strength", "float", "gain / 2", "1", Note},
        {"turns", "int", "turns", "1", Setting},
    };
    ASSERT_EQ(launch.parameters.size(), std::size(expected));
    for (std::size_t i = 0; i < std::size(expected); ++i) {
        const ParameterBinding& binding = launch.parameters[i];
        EXPECT_EQ(binding.name, expected[i].name);
        EXPECT_EQ(binding.type, expected[i].type) << binding.name;
        EXPECT_EQ(binding.given, expected[i].given) << binding.name;
        EXPECT_EQ(binding.now, expected[i].now) << binding.name;
        EXPECT_EQ(binding.origin, expected[i].origin) << binding.name;
    }
    EXPECT_EQ(launch.parameters[6].noteLine, 3);
    EXPECT_THAT(launch.parameters[0].may, testing::ElementsAre("input", "output", "sums", "colour", "grey"));
}

TEST(Binding, TwoPointersThatOnlyTheirOrderTellsApartAreNotGuessed)
{
    const LaunchBindings launch =
        bindingsIn("__global__ void sum(const float* a, const float* b, float* out, float* rest, int n) {}\n").front();
    EXPECT_EQ(launch.parameters[0].given, "input");
    EXPECT_EQ(launch.parameters[2].given, "output");
    for (const std::size_t guessed : {1u, 3u}) {
        EXPECT_EQ(launch.parameters[guessed].given, "");
        EXPECT_EQ(launch.parameters[guessed].origin, Nothing);
    }
}

TEST(Binding, AChangeIsANoteOfItsLaunch)
{
    const std::string two = "//@ title Two\n"
                            "//@ launch first\n"
                            "//@ bind a = input\n"
                            "//@ launch second\n"
                            "//@ grid 4\n"
                            "__global__ void first(float* a, float* b, int n) {}\n"
                            "__global__ void second(float* b, int n) {}\n";
    const std::vector<LaunchBindings> launches = bindingsIn(two);
    ASSERT_EQ(launches.size(), 2u);
    EXPECT_TRUE(launches[0].isNamed);
    const LaunchBindings only = bindingsIn("__global__ void only(float* b, int n) {}\n").front();
    EXPECT_FALSE(only.isNamed);

    struct Case {
        std::string changed, expectedPart;
    };
    const Case cases[] = {
        {withBinding(two, launches[0], "n", "width"), "//@ bind a = input\n//@ bind n = width\n//@ launch second"},
        {withBinding(two, launches[1], "n", "width"), "//@ grid 4\n//@ bind n = width\n__global__ void first"},
        {withBinding(two, launches[0], "a", "output"), "//@ launch first\n//@ bind a = output\n//@ launch second"},
        {withBinding(two, launches[0], "a", ""), "//@ launch first\n//@ launch second"},
        {withLaunchSize(two, launches[1], "grid", "8, 2"), "//@ launch second\n//@ grid 8, 2\n__global__"},
        {withLaunchSize(two, launches[0], "shared", "threads * 4"), "//@ bind a = input\n//@ shared threads * 4\n"},
        {withLaunchSize("__global__ void only(float* b, int n) {}", only, "grid", "2"), "//@ grid 2\n__global__"},
        {withLaunchSize("//@ title x\r\n__global__ void only(float* b) {}", only, "grid", "2"),
         "//@ title x\r\n//@ grid 2\r\n__global__"},
        {withLaunchSize("//@ title x", only, "grid", "2"), "//@ title x\n//@ grid 2\n"},
        {withParameter(smooth, "gain", "3 in 0..9"), "//@ parameter gain = 3 in 0..9\n//@ buffer"},
        {withParameter(smooth, "gai", "3 in 0..9"), "gain / 2\n//@ parameter gai = 3 in 0..9\n__global__"},
    };
    for (const Case& one : cases)
        EXPECT_NE(one.changed.find(one.expectedPart), std::string::npos) << one.changed;
}

TEST(Binding, AParametersNoteIsReadAsItWasWritten)
{
    Parameter radius;
    radius.name = "radius";
    radius.type = ParameterType::Integer;
    radius.defaultValue = std::int64_t{2};
    radius.minimum = 1;
    radius.maximum = 15;
    radius.step = 2;
    radius.unit = "px";
    radius.meaning = "Reach of the window";
    EXPECT_EQ(parameterNote(radius), "2 in 1..15 step 2 unit px Reach of the window");
    const std::string text =
        withParameter("__global__ void k(float* b, int radius) {}\n", "radius", parameterNote(radius));
    EXPECT_EQ(writtenParameter(text, "radius"), parameterNote(radius));
    EXPECT_EQ(writtenParameter(text, "rad"), std::nullopt);
    const Operation operation = operationOfKernel("own.cu", text);
    ASSERT_EQ(operation.parameters.size(), 1u);
    EXPECT_EQ(operation.parameters[0].maximum, 15);
    EXPECT_EQ(operation.parameters[0].step, 2);
    EXPECT_EQ(operation.parameters[0].unit, "px");
}

TEST(NoteCompletion, OffersWhatCanFollow)
{
    struct Case {
        const char* begun;
        std::vector<std::string> expected;
    };
    const Case cases[] = {
        {"//@ la", {"launch"}},
        {"//@ t", {"texture", "threads", "title", "tolerance"}},
        {"//@ launch sm", {"smooth"}},
        {"    //@ bind tu", {"turns"}},
        {"//@ bind turns = su", {"sums"}},
        {"//@ bind turns = 2 * ga", {"gain"}},
        {"//@ grid ceil(width / block.", {"block.x", "block.y"}},
        {"//@ reference pi", {"picture"}},
        {"//@ result uch", {"uchar3", "uchar4"}},
        {"//@ nothing a", {}},
        {"// la", {}},
        {"int la", {}},
        {"//@", {}},
    };
    for (const Case& one : cases)
        EXPECT_EQ(noteCompletions(one.begun, smooth), one.expected) << one.begun;
}

TEST(DeclaredReference, AFunctionOfTheHostIsOne)
{
    const std::string text =
        "//@ reference invertCpu\n"
        "#include <vector>\n"
        "#define WHITE 255\n"
        "template <typename T> static inline T negative(T value) { return WHITE - value; }\n"
        "namespace helpers {\n"
        "int offset(int x, int y, int w) { return y * w + x; }\n"
        "}\n"
        "__global__ void invert(const unsigned char* in, unsigned char* out, int w, int h)\n"
        "{\n"
        "    int x = blockIdx.x * blockDim.x + threadIdx.x, y = blockIdx.y * blockDim.y + "
        "threadIdx.y;\n"
        "    if (x < w && y < h) out[y * w + x] = 255 - in[y * w + x] FAULT;\n"
        "}\n"
        "static void invertCpu(const unsigned char* in, unsigned char* out, int w, int h)\n"
        "{\n"
        "    for (int y = 0; y < h; ++y)\n"
        "        for (int x = 0; x < w; ++x)\n"
        "            out[helpers::offset(x, y, w)] = negative<int>(in[helpers::offset(x, y, w)]);\n"
        "}\n"
        "int main() { std::vector<int> a; invertCpu(0, 0, 0, 0); }\n";
    for (const bool isWrong : {false, true}) {
        std::string own = text;
        own.replace(own.find("FAULT"), 5, isWrong ? "+ (x == 7)" : "");
        Runner runner(optionsWith(own));
        const Report report = runner.run(requestFor(runner, makeSample("board", 45, 31)), {});
        ASSERT_TRUE(report.check);
        EXPECT_EQ(report.check->mismatches, isWrong ? 31u : 0u);
    }
    EXPECT_NE(messageFor("//@ reference right\nint right(const float* a, float* b) { return 0; }\n"
                         "__global__ void k(const float* a, float* b) {}\n")
                  .find("own.cu, line 2: The function \"right\" cannot be a reference"),
              std::string::npos);
    EXPECT_NE(messageFor("//@ reference wrong\n__global__ void k(const float* a, float* b) {}\n")
                  .find("has no kernel \"wrong\""),
              std::string::npos);
}

TEST(DeclaredReference, APictureIsOne)
{
    const std::string text = "//@ reference picture right.png\n"
                             "__global__ void same(const unsigned char* in, unsigned char* out, int w, int h)\n"
                             "{\n"
                             "    int x = blockIdx.x * blockDim.x + threadIdx.x, y = blockIdx.y * blockDim.y + "
                             "threadIdx.y;\n"
                             "    if (x < w && y < h) out[y * w + x] = in[y * w + x];\n"
                             "}\n";
    Image right(40, 30, PixelFormat::Grey8);
    std::ranges::fill(right.bytes(), std::byte{9});
    Image picture = right;
    picture.bytes()[77] = std::byte{200};
    RunnerOptions options = emulatorOnly();
    options.operations = {operationOfKernel("/home/me/own.cu", text)};
    std::string asked;
    options.loadFile = [&](const FileRequest& request, const RunControl&) {
        asked = request.path;
        return LoadedFile{std::make_shared<const Image>(right), {}};
    };
    Runner runner(options);
    const Report report = runner.run(requestFor(runner, picture), {});
    EXPECT_EQ(asked, "/home/me/right.png");
    ASSERT_TRUE(report.check);
    EXPECT_EQ(report.check->mismatches, 1u);

    const Report other = runner.run(requestFor(runner, makeSample("board", 50, 30)), {});
    EXPECT_TRUE(other.picture);
    EXPECT_FALSE(other.check); // of another size
    EXPECT_NE(messageFor("//@ reference picture ../right.png\n" + text).find("in the same folder as the kernel file"),
              std::string::npos);
}

/// Each mistake of the templates is found by the emulator or seen in the result.
TEST(CommonMistakes, AreFoundInEveryTemplate)
{
    std::map<std::string, std::string> texts{{"padded.cu", R"(
__global__ void transpose(const float* in, float* out, int width, int height)
{
    __shared__ float tile[16][16 + 1]; // padded
    int x = blockIdx.x * 16 + threadIdx.x, y = blockIdx.y * 16 + threadIdx.y;
    tile[threadIdx.y][threadIdx.x] = x < width && y < height ? in[y * width + x] : 0;
    __syncthreads();
    if (x < width && y < height)
        out[y * width + x] = tile[threadIdx.x][threadIdx.y];
}
)"}};
    for (const auto& file : std::filesystem::directory_iterator(TILESCOPE_RESOURCES "/kernels")) {
        if (file.path().extension() != ".cu")
            continue;
        std::ifstream stream(file.path());
        texts[file.path().filename()] = {std::istreambuf_iterator<char>(stream), {}};
    }
    std::map<std::string, std::vector<std::string>> made;
    for (const auto& [name, text] : texts) {
        RunnerOptions options = emulatorOnly();
        options.operations = {operationOfKernel(name, text)};
        Runner runner(options);
        for (const Mistake& mistake : runner.registry().operations().front().strategies.front().mistakes) {
            SCOPED_TRACE(name + " " + mistake.name);
            RunRequest request = requestFor(runner, makeSample("page", 91, 50));
            request.recipe = runner.registry().withMistake(request.recipe, mistake.name);
            EXPECT_EQ(repaired(*request.recipe.source, mistake), text);
            const Report report = runner.run(request, {});
            const bool isFound = std::ranges::any_of(report.findings, [&](const Finding& finding) {
                return std::ranges::find(mistake.finds, finding.kind) != mistake.finds.end();
            });
            EXPECT_TRUE(isFound || (report.check && report.check->mismatches > 0) || !report.picture);
            made[name].push_back(mistake.name.substr(std::string("common_").size()));
        }
    }
    using Names = std::vector<std::string>;
    EXPECT_EQ(made["point.cu"], (Names{"no_edge_test", "off_by_one", "grid_rounded_down"}));
    EXPECT_EQ(made["shared_tile.cu"],
              (Names{"no_barrier", "barrier_in_branch", "no_edge_test", "off_by_one", "grid_rounded_down"}));
    EXPECT_EQ(made["padded.cu"], (Names{"no_barrier", "barrier_in_branch", "no_edge_test", "off_by_one",
                                        "grid_rounded_down", "no_padding"}));
    for (const char* const name : {"reduction.cu", "histogram.cu", "transpose.cu", "scan.cu", "matrix_product.cu"})
        EXPECT_GE(made[name].size(), 2u) << name;
}

/// Notes that do not fit are said where they are, beside what the compiler says.
TEST(DeclaredOperation, AnEditedTextThatCannotBeBoundSaysSoAtItsLine)
{
    Runner runner(optionsWith(smooth));
    Recipe recipe = requestFor(runner, makeSample("board", 32, 32)).recipe;
    recipe.source = std::string(smooth) + "//@ bint a = 3\n";
    const ImagePtr picture = std::make_shared<const Image>(makeSample("board", 32, 32));
    const CompileCheck check = runner.compileOnly(recipe, picture, {});
    ASSERT_EQ(check.diagnostics.size(), 1u);
    EXPECT_EQ(check.diagnostics[0].line, 10);
    EXPECT_EQ(check.diagnostics[0].message.find("\"bint\" is not a known note"), 0u) << check.diagnostics[0].message;
    EXPECT_TRUE(check.hasErrors());
}
