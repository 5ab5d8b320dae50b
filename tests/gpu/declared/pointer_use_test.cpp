#include "gpu/declared/reading/pointer_use.h"

#include "gpu/declared/declared_operation.h"
#include "gpu/declared/declared_plan.h"
#include "gpu/declared/kernel_text.h"
#include "gpu/image/sample.h"
#include "gpu/operations/registry.h"
#include "tests/gpu/run/emulator_only.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <array>

using namespace tilescope;

namespace
{

constexpr char place[] = "int x = blockIdx.x * blockDim.x + threadIdx.x, y = blockIdx.y * blockDim.y + threadIdx.y;\n"
                         "if (x >= width || y >= height) return;\nint i = y * width + x;\n";

/// Its pixels are (90, 120, 30), or 60.
Image pictureOf(PixelFormat format)
{
    constexpr std::array colours{std::byte{90}, std::byte{120}, std::byte{30}};
    Image picture(20, 12, format);
    for (std::size_t i = 0; i < picture.bytes().size(); ++i)
        picture.bytes()[i] = format == PixelFormat::Grey8 ? std::byte{60} : colours[i % 3];
    return picture;
}

Report reportOf(const std::string& text, PixelFormat format = PixelFormat::Rgb8)
{
    RunnerOptions options = emulatorOnly();
    options.operations = {operationOfKernel("own.cu", text)};
    Runner runner(options);
    RunRequest request;
    request.recipe.operation = "own";
    request.recipe.strategy = "kernel";
    request.recipe.block = {8, 8};
    request.image = std::make_shared<const Image>(pictureOf(format));
    return runner.run(request, {});
}

/// What is wrong, or shows that the picture has other values than the kernel takes.
std::string faultsOf(const Report& report)
{
    std::string faults;
    for (const Finding& finding : report.findings)
        if (finding.severity == Severity::Error || finding.kind == FindingKind::NeverWritten)
            faults += english(finding.message) + "\n";
    return faults;
}

std::string kernel(const std::string& parameters, const std::string& body)
{
    return "__global__ void k(" + parameters + ", int width, int height)\n{\n" + place + body + "\n}\n";
}

std::string refusedPointers(const std::string& text)
{
    try {
        operationOfKernel("own.cu", text);
    } catch (const SettingError& error) {
        return error.what();
    }
    return "";
}

} // namespace

TEST(PointerUse, IsWhatTheTextDoesWithThePointer)
{
    enum Use { Read, Stored, Both, Unknown, Unused };
    struct Case {
        const char* body;
        Use use;
    };
    const Case cases[] = {
        {"", Unused},
        {"float v = p[i];", Read},
        {"q[i] = p[i] + 1;", Read},
        {"q[i] = *(p + i);", Read},
        {"q[i] = __ldg(&p[i]) + __ldg(p + i);", Read},
        {"const float* a = p + width; q[i] = a[i];", Read},
        {"float* a = p + width; q[i] = a[i];", Read},
        {"auto a = p; a += 4; q[i] = *a++;", Read},
        {"q[i] = reinterpret_cast<const float2*>(p)[i].x;", Read},
        {"float4 v = *(float4*)&p[4 * i];", Read},
        {"q[i] = only(p, i);", Read},
        {"q[i] = byType(p + i);", Read},
        {"if (p == nullptr) return; q[i] = p[i] == 0 ? 1 : p[i] <= 2;", Read},
        {"if (q && p && p[i] > 0) q[i] = 1;", Read},
        {"memcpy(q, p, 4);", Read},
        {"float* a = i > 3 ? p : q; float v = a[i];", Read},
        {"printf(\"%p %f p[i] = 3\", p, p[i]); // p[i] = 1", Read},
        {"p[i] = 1;", Stored},
        {"p[i]\n  = 1;", Stored},
        {"*p = 1;", Stored},
        {"*(p + i) = 1;", Stored},
        {"*p++ = 1;", Stored},
        {"*++p = 1;", Stored},
        {"p[i] += 2;", Stored},
        {"p[i] <<= 2;", Stored},
        {"p[i].x = 2;", Stored},
        {"p->x = 2;", Stored},
        {"(*p).x = 2;", Stored},
        {"++p[i];", Both},
        {"p[i]--;", Both},
        {"atomicAdd(&p[i], 1);", Both},
        {"atomicMax(p + i, 1);", Both},
        {"float* a = p + width; a[i] = 1;", Stored},
        {"float *a = p, *b = a; b[i] = 1;", Stored},
        {"float* a; a = p; *a = 1;", Stored},
        {"reinterpret_cast<float4*>(p)[i] = v;", Stored},
        {"*reinterpret_cast<float4*>(&p[i]) = v;", Stored},
        {"((float4*)p)[i] = v;", Stored},
        {"stores(p, i);", Stored},
        {"stores(&p[3], i);", Stored},
        {"memcpy(p, q, 4);", Stored},
        {"q[i] = p[i]; p[i] = 3;", Both},
        {"STORE(p, i);", Unknown},
        {"asm(\"st.global.f32 [%0], 1.0;\" :: \"l\"(p));", Unknown},
        {"float& a = p[i]; a = 1;", Unknown},
        {"const float& a = p[i]; q[0] = a;", Read},
        {"if (i > 0 && i < 9) q[i] = p[i];", Read},
        {"Both a{p, i};", Unknown},
        {"swap(p[i], q[i]);", Unknown},
    };
    const std::string functions = "__device__ float only(float* a, int i) { return a[i] + a[i + 1]; }\n"
                                  "__device__ float byType(const float* a) { return stranger(a); }\n"
                                  "__device__ void stores(float* a, int i) { a[i] = 1; }\n"
                                  "__device__ void byReference(float& a) { a = 1; }\n";
    for (const auto& [body, use] : cases) {
        const std::string text =
            functions + "__global__ void k(float* p, float* q, int width, int i)\n{\n" + body + "\n}\n";
        const PointerUse found = kernelsIn(text).front().bound.front().use;
        SCOPED_TRACE(body);
        EXPECT_EQ(found.isStored, use == Stored || use == Both);
        EXPECT_EQ(found.isUnknown, use == Unknown);
        EXPECT_TRUE(found.isRead || (use != Read && use != Both));
        EXPECT_EQ(found.isOnlyRead(), use == Read);
    }
}

TEST(PointerUse, AMacroOfItsNameIsAnElement)
{
    const std::string text =
        "#define p(i, j) p[(i) * 8 + (j)]\n#define q(i, j) q[(i) * 8 + (j)]\n"
        "__global__ void k(float* p, float* q)\n{\n    q(threadIdx.x, 0) = p(threadIdx.x, 1);\n}\n";
    const DefinedKernel kernel = kernelsIn(text).front();
    EXPECT_TRUE(kernel.bound[0].use.isOnlyRead());
    EXPECT_TRUE(kernel.bound[1].use.isStored);
    EXPECT_FALSE(kernel.bound[1].use.isUnknown);
}

TEST(PointerUse, ThePictureIsWhatIsReadAndTheResultWhatIsStored)
{
    struct Case {
        std::string text;
        const char *picture, *result;
    };
    const Case cases[] = {
        {kernel("float* A, float* B", "B[i] = A[i];"), "A", "B"},
        {kernel("float* A, float* B", "A[i] = B[i];"), "B", "A"},
        {kernel("float* dstImage, float* srcImage", "dstImage[i] = srcImage[i] * 2;"), "srcImage", "dstImage"},
        {kernel("unsigned char* Pout, unsigned char* Pin", "Pout[i] = Pin[i];"), "Pin", "Pout"},
        {"struct Planes { float* a; float* b; };\n" + kernel("Planes s", "s.a[i] = s.b[i];"), "s.b", "s.a"},
        {kernel("int* in, int* out", "STORE(out, in, i);"), "in", "out"},
        {kernel("int* unused, const int* none, const int* a, int* b", "b[i] = a[i];"), "a", "b"},
    };
    for (const auto& [text, picture, result] : cases) {
        SCOPED_TRACE(text);
        EXPECT_EQ(refusedPointers(text), "");
        const Declaration declaration = declarationOfKernel("own.cu", text);
        const std::vector<LaunchBindings> launches = bindingsAtDefaults(declaration, declaration.strategies.front());
        for (const ParameterBinding& parameter : launches.front().parameters)
            if (parameter.name == picture || parameter.name == result) {
                EXPECT_EQ(parameter.given, parameter.name == picture ? "input" : "output") << parameter.name;
            }
    }
    const std::pair<std::string, const char*> refused[] = {
        {kernel("float* a, float* b", "a[0] = b[0] = 1;"), "stores through two pointers, \"a\" and \"b\""},
        {kernel("float* tmp, float* out", "tmp[2] = 1; out[i] = tmp[2];"),
         "stores through two pointers, \"out\" and \"tmp\". If the second one is not the result, declare it: //@ "
         "buffer tmp float"},
        {kernel("float* a, float* b", "STORE(a, b);"), "may store through two pointers, \"a\" and \"b\""},
        {kernel("const float* other, const unsigned char* image, float* out", "out[i] = image[i] * other[0];"),
         "reads through two pointers, \"image\" and \"other\". Specify what the second one is: //@ buffer other float "
         "= 1, 2, 1"},
        {kernel("float* a, float* b, float* c", "c[i] = a[i] + b[0];"), "reads through two pointers, \"a\" and \"b\""},
    };
    for (const auto& [text, part] : refused)
        EXPECT_THAT(refusedPointers(text), testing::HasSubstr(part)) << text;
}

TEST(PointerUse, ATypeOfAnotherNameIsWhatItStandsFor)
{
    const std::string body = kernel("const T* a, T* b", "b[i] = a[i];");
    for (const char* const named :
         {"#define T unsigned char\n", "using T = std::uint8_t;\n", "typedef unsigned char T;\n",
          "#ifdef X\ntypedef uint8_t T;\n#else\ntypedef uint8_t T;\n#endif\n"}) {
        SCOPED_TRACE(named);
        EXPECT_EQ(refusedPointers(named + body), "");
    }
    for (const char* const named : {"#ifdef DOUBLE\ntypedef double T;\n#else\ntypedef float T;\n#endif\n",
                                    "#ifdef DOUBLE\n#define T double\n#else\n#define T float\n#endif\n"})
        EXPECT_THAT(refusedPointers(named + body), testing::HasSubstr("type \"T\"")) << named;
}

TEST(PointerUse, ThePixelsOfPictureAndResultAreThoseOfTheIndices)
{
    struct Case {
        const char* name;
        std::string text;
        PixelFormat format;
        int expected; ///< the first value of the sixth pixel; -1: that of the picture in grey
    };
    const std::string mean = "out[i] = (in[3 * i] + in[3 * i + 1] + in[3 * i + 2]) / 3;";
    const std::string bytes = "const unsigned char* in, unsigned char* out";
    const Case cases[] = {
        {"uchar3 to grey", kernel("const uchar3* in, unsigned char* out", "uchar3 p = in[i]; out[i] = p.y;"),
         PixelFormat::Grey8, 120},
        {"uchar4 to grey", kernel("const uchar4* const in, unsigned char* const out", "out[i] = in[i].z;"),
         PixelFormat::Grey8, 30},
        {"interleaved to grey", kernel(bytes, mean), PixelFormat::Grey8, 80},
        {"no const", kernel("unsigned char* out, unsigned char* in", mean), PixelFormat::Grey8, 80},
        {"named number", "#define CHANNELS 3\n" + kernel(bytes, "out[i] = in[i * CHANNELS + 1];"), PixelFormat::Grey8,
         120},
        {"constant", "constexpr int channels = 3;\n" + kernel(bytes, "out[i] = in[i * channels];"), PixelFormat::Grey8,
         90},
        {"variable", kernel(bytes, "int at = i * 3; out[i] = in[at + 2];"), PixelFormat::Grey8, 30},
        {"variables", kernel(bytes, "int row = y * width; int at = row * 3 + 3 * x; out[i] = in[at];"),
         PixelFormat::Grey8, 90},
        {"another pointer", kernel(bytes, "const unsigned char* p = in + 3 * i; out[i] = p[1];"), PixelFormat::Grey8,
         120},
        {"function",
         "__device__ int red(const unsigned char* p, int i) { return p[i * 3]; }\n" +
             kernel(bytes, "out[i] = red(in, i);"),
         PixelFormat::Grey8, 90},
        {"interleaved to floats", kernel("const unsigned char* in, float* out", "out[i] = in[3 * i + 1];"),
         PixelFormat::Float32, 120},
        {"floats", kernel("const float* in, float* out", "out[i] = in[3 * i + 2];"), PixelFormat::Float32, 30},
        {"both interleaved", kernel(bytes, "for (int c = 0; c < 3; ++c) out[3 * i + c] = in[3 * i + 2 - c];"),
         PixelFormat::Rgb8, 30},
        {"grey to colour", kernel(bytes, "out[3 * i] = in[i]; out[3 * i + 1] = 0; out[3 * i + 2] = 7;"),
         PixelFormat::Rgb8, -1},
        {"uchar3 to interleaved",
         kernel("const uchar3* in, unsigned char* out", "out[i * 3] = in[i].y; out[i * 3 + 1] = out[i * 3 + 2] = 0;"),
         PixelFormat::Rgb8, 120},
        {"parameter",
         "__global__ void k(const unsigned char* in, unsigned char* out, int width, int height, int channels) {\n" +
             std::string(place) + "for (int c = 0; c < channels; ++c) out[i * channels + c] = in[i * channels + c]; }",
         PixelFormat::Rgb8, 90},
        {"parameter, to grey",
         "__global__ void k(const unsigned char* in, unsigned char* out, int width, int height, int channels) {\n" +
             std::string(place) + "out[i] = in[i * channels + 1]; }",
         PixelFormat::Grey8, 120},
        {"parameter, each value",
         "__global__ void k(const unsigned char* in, unsigned char* out, int width, int height, int channels) {\n"
         "int i = blockIdx.x * blockDim.x + threadIdx.x;\n"
         "for (; i < width * height * channels; i += gridDim.x * blockDim.x) out[i] = in[i]; }",
         PixelFormat::Rgb8, 90},
        {"in place", kernel("unsigned char* data", "data[3 * i] = data[3 * i + 1];"), PixelFormat::Rgb8, 120},
        {"note, colour", "//@ bind in = colour\n" + kernel(bytes, "int at = READ(i); out[i] = in[at + i + i + 1];"),
         PixelFormat::Grey8, 120},
        {"note, grey", "//@ bind in = grey\n" + kernel(bytes, "out[i] = i * 3 < 700 ? in[i * 3 / 3] : 0;"),
         PixelFormat::Grey8, -1},
        {"note, colour of the result", "//@ result uchar3\n" + kernel(bytes, "STORE(out, i, in[i]);"),
         PixelFormat::Rgb8, -1},
    };
    const std::string macros = "#define READ(i) (i)\n"
                               "#define STORE(o, i, v) o[i + i + i] = o[i + i + i + 1] = o[i + i + i + 2] = v\n";
    for (const auto& [name, text, format, expected] : cases) {
        SCOPED_TRACE(name);
        const Report report = reportOf(macros + text);
        ASSERT_TRUE(report.picture) << (report.findings.empty() ? "" : english(report.findings.front().message));
        EXPECT_EQ(report.picture->format(), format);
        EXPECT_EQ(faultsOf(report), "");
        const auto* const first = report.picture->bytes().data();
        const int value = format == PixelFormat::Float32 ? static_cast<int>(reinterpret_cast<const float*>(first)[5])
                          : format == PixelFormat::Rgb8  ? std::to_integer<int>(first[15])
                                                         : std::to_integer<int>(first[5]);
        EXPECT_EQ(value,
                  expected < 0 ? std::to_integer<int>(toGrey(pictureOf(PixelFormat::Rgb8)).bytes()[5]) : expected);
    }
    // A grey picture has as many values a pixel as the kernel reads, and a reduced one is no colour picture.
    const Report grey = reportOf(kernel(bytes, mean), PixelFormat::Grey8);
    EXPECT_EQ(grey.picture->bytes()[5], std::byte{60});
    EXPECT_EQ(faultsOf(grey), "");
    const Report third =
        reportOf("//@ result unsigned char floor(width / 3) x floor(height / 3)\n//@ grid 2, 2\n"
                 "__global__ void k(const unsigned char* in, unsigned char* out, int width, int height)\n{\n"
                 "int x = blockIdx.x * blockDim.x + threadIdx.x, y = blockIdx.y * blockDim.y + threadIdx.y;\n"
                 "if (x < width / 3 && y < height / 3) out[y * (width / 3) + x] = in[3 * y * width + 3 * x];\n}\n",
                 PixelFormat::Grey8);
    EXPECT_EQ(third.picture->width(), 6);
    EXPECT_EQ(third.picture->bytes()[3], std::byte{60});
}
