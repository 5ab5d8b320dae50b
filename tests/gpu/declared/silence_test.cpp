/// What a file says and its run does not do is said: kernels that are left out, memory that nobody fills, headers.

#include "gpu/declared/declared_operation.h"
#include "gpu/declared/kernel_text.h"
#include "gpu/direct/direct_launch.h"
#include "gpu/image/sample.h"
#include "gpu/operations/registry.h"
#include "tests/gpu/run/emulator_only.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <ctime>
#include <numeric>

using namespace tilescope;
using testing::HasSubstr;

namespace
{

Report silenceReport(const std::string& text, const std::string& strategy = "kernel")
{
    RunnerOptions options = emulatorOnly();
    options.operations = {operationOfKernel("own.cu", text)};
    Runner runner(options);
    RunRequest request;
    request.recipe.operation = "own";
    request.recipe.strategy = strategy;
    request.recipe.block = {16, 16};
    request.image = std::make_shared<const Image>(makeSample("board", 40, 24));
    return runner.run(request, {});
}

std::string notesOf(const Report& report)
{
    std::string notes;
    for (const Message& note : report.notes)
        notes += english(note) + "\n";
    return notes;
}

std::string silenceRefusal(const std::string& text)
{
    try {
        operationOfKernel("own.cu", text);
    } catch (const SettingError& error) {
        return error.what();
    }
    return "";
}

constexpr char copies[] = "(const float* in, float* out, int n)\n{\n"
                          "    int i = blockIdx.x * blockDim.x + threadIdx.x;\n"
                          "    if (i < n) out[i] = ";

std::string copying(const std::string& value, const std::string& name = "copy")
{
    return "__global__ void " + name + copies + value + ";\n}\n";
}

} // namespace

TEST(Silence, KernelsThatAreLeftOutAreNotesWithWhatBindsThem)
{
    const std::string filter = "__global__ void filter(const float* second, const float* input, float* output, int n)\n"
                               "{\n    int i = blockIdx.x * blockDim.x + threadIdx.x;\n"
                               "    if (i < n) output[i] = input[i] * second[0];\n}\n";
    const std::string two = filter + copying("in[i]");
    const Operation operation = operationOfKernel("own.cu", two + copying("2 * in[i]", "twice"));
    ASSERT_EQ(operation.strategies.size(), 2u);
    const std::string notes = notesOf(silenceReport(two + copying("2 * in[i]", "twice"), "twice"));
    EXPECT_THAT(notes, HasSubstr("The kernel \"filter\" was skipped. own.cu, line 1: The kernel \"filter\" reads "
                                 "through two pointers, \"input\" and \"second\""));
    EXPECT_THAT(notes, HasSubstr("//@ buffer second float = 1, 2, 1"));
    EXPECT_THAT(notesOf(silenceReport(two, "copy")), HasSubstr("\"filter\" was skipped"));
    const std::string noted = "//@ buffer second float = 3\n" + two;
    EXPECT_EQ(operationOfKernel("own.cu", noted).strategies.size(), 2u);
    EXPECT_EQ(notesOf(silenceReport(noted, "filter")), "");
    EXPECT_EQ(notesOf(silenceReport(copying("in[i]"))), "");
    std::string many = copying("in[i]");
    for (const char* const name : {"a", "b", "c", "d", "e", "f"})
        many += "__global__ void " + std::string(name) +
                "(const float* in, const float* w, float* out) { out[0] = in[0] + w[0]; }\n";
    EXPECT_THAT(notesOf(silenceReport(many, "copy")), HasSubstr("\nThese kernels were also skipped: e, f.\n"));
    const std::string off = "#if 0\n" + filter + "#else\n" + copying("in[i]") + "#endif\n";
    EXPECT_EQ(operationOfKernel("own.cu", off).strategies.size(), 1u);
    EXPECT_EQ(notesOf(silenceReport(off)), "");
}

TEST(Silence, AKernelThatWasSkippedSaysWhyWhenItIsNamed)
{
    const std::string filter = "__global__ void filter(const float* second, const float* input, float* output, int n)\n"
                               "{\n    output[0] = input[0] * second[0];\n}\n";
    const Registry registry({operationOfKernel("own.cu", filter + copying("in[i]") + copying("2 * in[i]", "twice"))});
    try {
        (void)registry.strategy(registry.operations().front(), "filter");
        FAIL();
    } catch (const SettingError& error) {
        EXPECT_THAT(error.what(), HasSubstr("The kernel \"filter\" was skipped. own.cu, line 1: "));
        EXPECT_THAT(error.what(), HasSubstr("//@ buffer second float = 1, 2, 1"));
    }
}

TEST(Silence, ABufferCanHoldTheWeightsOfAGaussianFilter)
{
    const auto firstValue = [](const std::string& list, const std::string& expression) {
        const Report report = silenceReport("//@ parameter radius = 1 in 0..9\n//@ buffer w float = " + list +
                                            "\n__global__ void k(const float* in, const float* w, float* out)\n"
                                            "{\n    out[0] = in[0] * 0 + " +
                                            expression + ";\n}\n");
        EXPECT_TRUE(report.picture);
        return report.picture ? reinterpret_cast<const float*>(report.picture->bytes().data())[0] : 0.0F;
    };
    // 0.5 at the centre's side and 1 at the centre: σ² = 1 / (2 ln 2).
    EXPECT_NEAR(firstValue("gaussian_row(radius, 0.8493218)", "w[0]"), 0.25, 1e-6);
    EXPECT_NEAR(firstValue("gaussian_row(radius, 0.8493218)", "w[1]"), 0.5, 1e-6);
    EXPECT_NEAR(firstValue("gaussian(radius, 0.8493218)", "w[0]"), 0.0625, 1e-6);
    EXPECT_NEAR(firstValue("gaussian(radius, 0.8493218), 7", "w[9]"), 7, 1e-6);
    EXPECT_NEAR(firstValue("gaussian(2)", "w[12] / w[13]"), std::exp(1 / (2 * 1.1 * 1.1)), 1e-5);
    const std::string reads =
        "\n__global__ void k(const float* in, const float* w, float* out) { out[0] = w[0] + in[0]; }\n";
    for (const char* const wrong : {"gaussian()", "gaussian(-1)", "gaussian(0.5)", "gaussian(200)", "gaussian(1, 0)"})
        EXPECT_THAT(silenceRefusal(std::string("//@ buffer w float = ") + wrong + reads),
                    HasSubstr("need a whole radius from 0 to 127"))
            << wrong;
}

TEST(Silence, MemoryThatNothingFillsIsANote)
{
    const std::string weighted = "__global__ void k(const float* in, const float* weights, float* out, int n)\n"
                                 "{\n    int i = blockIdx.x * blockDim.x + threadIdx.x;\n"
                                 "    if (i < n) out[i] = in[i] * weights[0] + weights[2];\n}\n";
    EXPECT_THAT(notesOf(silenceReport("//@ buffer weights float 9\n" + weighted)),
                HasSubstr("Nothing fills the buffer \"weights\", so the values that a kernel reads from it are "
                          "undefined. Specify its values: //@ buffer weights float = 1, 2, 1"));
    EXPECT_EQ(notesOf(silenceReport("//@ buffer weights float 9 zero\n" + weighted)), "");
    const Report given =
        silenceReport("//@ parameter last = 7 in 1..9\n//@ buffer weights float = 2, 0, last\n" + weighted);
    EXPECT_EQ(notesOf(given), "");
    EXPECT_EQ(reinterpret_cast<const float*>(given.picture->bytes().data())[0],
              2 * std::to_integer<int>(toGrey(makeSample("board", 40, 24)).bytes()[0]) + 7);
    EXPECT_THAT(silenceRefusal("//@ buffer weights float =\n" + weighted), HasSubstr("NAME TYPE = VALUE, VALUE"));
    const std::string filled = "//@ buffer weights float 9\n//@ launch fill\n//@ threads 9\n//@ grid 1\n//@ launch k\n"
                               "__global__ void fill(float* weights) { weights[threadIdx.x] = 1; }\n" +
                               weighted;
    EXPECT_EQ(notesOf(silenceReport(filled)), "");

    const std::string constants =
        "__constant__ float K[4];\n__constant__ int unused;\n"
        "__constant__ float L[2] = {1, 2};\n" +
        copying("in[i] * K[0] + L[1]") +
        "int main() { float k[4] = {1, 2, 3, next()}; cudaMemcpyToSymbol(K, k, sizeof k); }\n";
    EXPECT_EQ(notesOf(silenceReport(constants)),
              "The __constant__ variable \"K\" is 0, because the cudaMemcpyToSymbol of the host is not run. Specify "
              "its values: //@ constant K float = 1, 2, 1\n");
    EXPECT_EQ(notesOf(silenceReport("//@ constant K float = 1, 2, 3\n" + constants)), "");
}

TEST(Silence, AResultOfFewerValuesThanPixelsGetsAThreadPerPixel)
{
    const std::string result = "//@ result unsigned int 256 x 1 zero\n";
    const std::string ofImage =
        "__global__ void count(const unsigned char* image, unsigned* bins, int width, int height)\n{\n"
        "    int x = blockIdx.x * blockDim.x + threadIdx.x, y = blockIdx.y * blockDim.y + threadIdx.y;\n"
        "    if (x < width && y < height) atomicAdd(&bins[image[y * width + x]], 1u);\n}\n";
    const std::string ofLine = "__global__ void count(const unsigned char* image, unsigned* bins, int n)\n{\n"
                               "    int i = blockIdx.x * blockDim.x + threadIdx.x;\n"
                               "    if (i < n) atomicAdd(&bins[image[i]], 1u);\n}\n";
    const auto counted = [](const Report& report) {
        const auto* const bins = report.picture->row<float>(0);
        return std::accumulate(bins, bins + report.picture->width(), 0.0F);
    };
    for (const std::string& histogram : {ofImage, ofLine}) {
        const Report report = silenceReport(result + histogram);
        EXPECT_EQ(notesOf(report), "");
        EXPECT_EQ(counted(report), 960);
    }
    // A kernel that is not told how many pixels there are cannot be given a thread for each.
    const std::string untold = "__global__ void count(const unsigned char* image, unsigned* bins)\n{\n"
                               "    atomicAdd(&bins[image[blockIdx.x * blockDim.x + threadIdx.x]], 1u);\n}\n";
    EXPECT_THAT(notesOf(silenceReport(result + untold)),
                HasSubstr("The kernel \"count\" gets a grid with a thread for each of the result's 256 values; the "
                          "image has 960 pixels."));
    EXPECT_EQ(notesOf(silenceReport(result + "//@ grid ceil(pixels / threads)\n" + untold)), "");
    EXPECT_EQ(notesOf(silenceReport("//@ result float floor(width / 2) x height\n" + copying("in[2 * i]"))), "");
}

TEST(Silence, AKernelIsFoundBehindMacros)
{
    const std::string body = "(const unsigned char* in, unsigned char* out, int n)\n{\n"
                             "    int i = blockIdx.x * blockDim.x + threadIdx.x;\n"
                             "    if (i < n) out[i] = 255 - in[i];\n}\n";
    for (const std::string head :
         {"#define CHECK(call) do { if (call) exit(1); } while (0)\n__global__ void invert",
          "#define FOR(i, n) for (int i = 0; i < (n); ++i)\n__global__ void invert",
          "#define CHECK(call)    \\\n    do {           \\\n        call;      \\\n    } while (0)\n__global__ void "
          "invert",
          "#define KERNEL __global__ void\nKERNEL invert", "#define KERNEL extern \"C\" __global__ void\nKERNEL invert",
          "#define GPU __global__\n#define T unsigned char\nGPU void __launch_bounds__(256) invert",
          "#if 1\n#define A {\n#endif\n__global__ void invert", "__global__ auto invert"}) {
        SCOPED_TRACE(head);
        const std::string text = head.starts_with("__global__ auto") ? head + body.substr(0, body.find('\n')) +
                                                                           " -> void" + body.substr(body.find('\n'))
                                                                     : head + body;
        EXPECT_EQ(silenceRefusal(text), "");
        const Report report = silenceReport(text);
        EXPECT_TRUE(report.findings.empty());
    }
}

TEST(Silence, AHeaderOfOnesOwnIsANoteOrRefused)
{
    const std::string note = "own.cu, line 1: the header \"h.h\" was not read. If kernels need its definitions, put it "
                             "into the source's folder under that name (a text of at most 64 KB), or copy them into "
                             "the source.\n";
    const std::string header = "#include \"h.h\"\n";
    for (const std::string& text :
         {copying("in[i]"), "#define V 5\n#ifndef V\n#define V 6\n#endif\n" + copying("in[i] + V"),
          "#ifndef OWN\n#define OWN\n" + copying("in[i]") + "#endif\n",
          copying("in[i]") + "#ifdef WITH_MAIN\nint main() { return 0; }\n#endif\n",
          "#if __CUDA_ARCH__ >= 500\n#define V 2\n#else\n#define V 1\n#endif\n" + copying("in[i] * V")}) {
        SCOPED_TRACE(text);
        EXPECT_EQ(silenceRefusal(header + text), "");
        EXPECT_EQ(notesOf(silenceReport(header + text)), note);
    }
    for (const char* const known : {"cuda_runtime.h", "helper_cuda.h", "device_launch_parameters.h", "stdio.h"})
        EXPECT_EQ(notesOf(silenceReport("#include \"" + std::string(known) + "\"\n" + copying("in[i]"))), "") << known;
    const std::pair<std::string, const char*> decided[] = {
        {"#ifndef V\n#define V 5\n#endif\n" + copying("in[i] + V"), "#ifndef V\" on line 2"},
        {"#ifdef V\n#define W V\n#else\n#define W 5\n#endif\n" + copying("in[i] + W"), "#ifdef V\" on line 2"},
        {copying("in[i]\n#if defined(FAST) && FAST > 1\n+ 1\n#endif\n"), "#if defined(FAST) && FAST > 1\" on line"},
        {copying("in[i]\n#  if LEVEL\n* 2\n#endif\n"), "#if LEVEL\" on line"},
    };
    for (const auto& [text, part] : decided) {
        SCOPED_TRACE(text);
        const std::string refusal = silenceRefusal(header + text);
        EXPECT_THAT(refusal, HasSubstr("own.cu, line 1: The header \"h.h\" was not read, and it could decide "));
        EXPECT_THAT(refusal, HasSubstr(part));
        for (const char* const own : {"<h.h>", "<my/lib.hpp>", "\"config\"", "\"cuda_config.h\"", "\"math_tools.h\""})
            EXPECT_THAT(silenceRefusal("#include " + std::string(own) + "\n" + text), HasSubstr(part)) << own;
        for (const char* const known :
             {"<iostream>", "<cmath>", "\"cuda_runtime.h\"", "<cuda_fp16.hpp>", "<opencv2/opencv.hpp>", "<GL/glut.h>",
              "<sys/time.h>", "<cub/cub.cuh>", "<cuda/std/atomic>", "\"helper_math.h\""})
            EXPECT_EQ(silenceRefusal("#include " + std::string(known) + "\n" + text), "") << known;
        EXPECT_EQ(silenceRefusal(text), "") << "without the header";
    }
    EXPECT_EQ(silenceRefusal(header +
                             "#if defined(WIN32) || defined(_WIN64)\n#define V 5\n#else\n#define V 6\n#endif\n" +
                             copying("in[i] + V")),
              "")
        << "no header says which system it is";
    EXPECT_EQ(silenceRefusal(header + "#ifndef GET\n#define GET(n) malloc(n)\n#endif\n#define GROW(n) GET(2 * n)\n" +
                             copying("in[i]")),
              "")
        << "macros that only the host uses";
    DirectLaunch launch;
    launch.source = {"own.cu", header + "#ifndef V\n#define V 5\n#endif\n__global__ void k() { int i = V; }\n"};
    launch.grid = launch.block = {1, 1, 1};
    EXPECT_THROW(planOf(launch), SettingError);
    launch.definitions = {"V=3"};
    EXPECT_EQ(planOf(launch).plan.notes.size(), 1u);
}

TEST(Silence, NamesOfADocumentAreNames)
{
    const auto refusal = [](const std::string& strategy, const std::string& more = "") {
        try {
            const Operation operation = operationOfFolder("own", "/own", [&](const std::string& file) {
                return file == "operation.json"
                           ? "{" + more + "\"strategies\": [{\"source\": \"a.cu\"" + strategy + "}]}"
                           : copying("in[i]");
            });
            return operation.title + "|" + operation.strategies.front().title + "|" + operation.strategies.front().idea;
        } catch (const SettingError& error) {
            return std::string(error.what());
        }
    };
    for (const char* const name : {"x/../../evil", "=HYPERLINK(1)", "a\\nb", "\\u001b[2J", "", "-x", "a b"})
        EXPECT_THAT(refusal(std::string(", \"name\": \"") + name + "\""),
                    HasSubstr("The field \"strategies[0].name\" must be a name of letters"))
            << name;
    for (const char* const name : {"shared_tile", "3x3", "a-b"})
        EXPECT_THAT(refusal(std::string(", \"name\": \"") + name + "\""), HasSubstr(name));
    EXPECT_EQ(refusal(R"(, "title": "\u001b]0;x\u0007é\u202E", "idea": "a\nb\u009b")", R"("title": "\u001b[2JT",)"),
              "[2JT|]0;xé|a b");
    EXPECT_THAT(refusal("", R"("parameters": [{"name": "a", "default": "x", "choices": ["x", "\u001b"]}],)"),
                HasSubstr("must be a single-line string"));
    EXPECT_THAT(refusal(R"(, "mistakes": [{"name": "a;b", "edits": []}])"), HasSubstr("mistakes[0].name"));
    EXPECT_THAT(refusal(R"(, "mistakes": [{"name": "a", "edits": [], "finds": ["race", "raze"]}])"),
                HasSubstr(R"("raze" is not a valid value of "strategies[0].mistakes[0].finds[1]". Valid values: )"));
    EXPECT_EQ(operationOfKernel("own.cu", "//@ title \x1b[2JTwo\n" + copying("in[i]")).title, "[2JTwo");
}

TEST(Silence, AFileOfManyKernelsIsReadOnce)
{
    std::string text;
    for (int i = 0; i < 100; ++i)
        text += copying("in[i] + " + std::to_string(i), "k" + std::to_string(i));
    const std::clock_t begin = std::clock(); // processor time: other programs may run too
    EXPECT_EQ(operationOfKernel("own.cu", text).strategies.size(), 100u);
    // 0.3 s alone; some minutes if each strategy read the text for each other one
    EXPECT_LT((std::clock() - begin) / CLOCKS_PER_SEC, 30);
}
