/// Headers of a kernel file's folder: which are read, and that the text with them means what a compiler makes of it.

#include "gpu/compile/compiler.h"
#include "gpu/declared/declared_operation.h"
#include "gpu/declared/kernel_text.h"
#include "gpu/declared/reading/own_headers.h"
#include "gpu/image/sample.h"
#include "gpu/recipe/text/header_places.h"
#include "tests/gpu/run/emulator_only.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>

#include <sys/stat.h>

using namespace tilescope;
using testing::ElementsAre;
using testing::HasSubstr;

namespace
{

namespace fs = std::filesystem;

/// A folder of headers, which is removed at the end.
class OwnHeader : public testing::Test
{
protected:
    OwnHeader() { fs::create_directories(m_folder / "lab" / "sub"); }
    ~OwnHeader() override { fs::remove_all(m_folder); }
    OwnHeader(const OwnHeader&) = delete;
    OwnHeader& operator=(const OwnHeader&) = delete;

    void write(const std::string& name, const std::string& text) const
    {
        std::ofstream(m_folder / "lab" / name) << text;
    }

    std::string read(const std::string& text) const
    {
        return withOwnHeaders((m_folder / "lab" / "own.cu").string(), text);
    }

    std::vector<std::string> headers(const std::string& text) const
    {
        const std::string whole = read(text);
        std::vector<std::string> names;
        for (const CarriedHeader& header : headersIn(whole))
            names.push_back(header.name);
        return names;
    }

    const fs::path m_folder = fs::temp_directory_path() / ("own-header-" + std::to_string(getpid()));
};

Report headerReport(const std::string& text, CompilerChoice compiler, const std::string& strategy = "kernel")
{
    RunnerOptions options = emulatorOnly();
    options.operations = {operationOfKernel("own.cu", text)};
    Runner runner(options);
    RunRequest request;
    request.recipe.operation = "own";
    request.recipe.strategy = strategy;
    request.recipe.block = {16, 16};
    request.recipe.compiler = compiler;
    request.image = std::make_shared<const Image>(makeSample("board", 40, 24));
    return runner.run(request, {});
}

std::vector<Finding> errorsOf(const Report& report)
{
    std::vector<Finding> errors;
    std::ranges::copy_if(report.findings, std::back_inserter(errors),
                         [](const Finding& finding) { return finding.severity == Severity::Error; });
    return errors;
}

constexpr char body[] = "(const byte* in, byte* out, int width, int height)\n{\n"
                        "    int x = blockIdx.x * TILE + threadIdx.x, y = blockIdx.y * TILE + threadIdx.y;\n"
                        "    if (x < width && y < height) out[y * width + x] = ";

} // namespace

TEST_F(OwnHeader, IsReadWithWhatItIncludes)
{
    write("sub/a.cuh", "#pragma once\n#include \"../b.h\"\n#include \"c.h\"\n");
    write("b.h", "#include \"sub/a.cuh\"\n"); // a cycle
    write("sub/c.h", "// c\r\nint c;\r");
    const std::string text = "#include \"sub/a.cuh\"\n#include \"cuda_runtime.h\"\n#include <b.h>\nint a;";
    EXPECT_THAT(headers(text), ElementsAre("sub/a.cuh", "b.h", "sub/c.h"));
    const std::string whole = read(text);
    EXPECT_EQ(withoutHeaders(whole), text);
    EXPECT_EQ(headersIn(whole)[2].text, "// c\nint c;\n");
    EXPECT_EQ(read(whole), whole) << "a text that carries headers is a whole";
    EXPECT_EQ(placeIn(whole, "own.cu", 4).file, "own.cu");
    EXPECT_EQ(placeIn(whole, "own.cu", headersIn(whole)[1].line).file, "b.h");
    EXPECT_EQ(placeIn(whole, "own.cu", headersIn(whole)[2].line + 1).line, 2);
    EXPECT_THAT(notesIn(whole), testing::IsEmpty());
}

TEST_F(OwnHeader, IsATextBesideTheFileAndNothingElse)
{
    write("text", "int a;");
    write("large.h", std::string(65537, ' '));
    write("nul.h", std::string("\0", 1));
    write("mark.h", "//@ header \"x.h\"\n");
    ASSERT_EQ(mkfifo((m_folder / "lab" / "pipe.h").c_str(), 0600), 0);
    fs::create_directory(m_folder / "lab" / "folder.h");
    fs::create_symlink("/etc/hostname", m_folder / "lab" / "far.h");
    fs::create_symlink("/etc/hostname", m_folder / "lab" / "far");
    std::ofstream(m_folder / "above.h") << "int above;";
    for (const std::string name : {"none.h", "text", "large.h", "nul.h", "mark.h", "pipe.h", "folder.h", "far.h", "far",
                                   "/etc/hostname", "../../above.h", "sub/../../../x.h", "", "."})
        EXPECT_THAT(headers("#include \"" + name + "\"\n"), testing::IsEmpty()) << name;
    EXPECT_THAT(headers("#include \"" + (m_folder / "lab" / "large.h").string() + "\"\n"), testing::IsEmpty());
    write("own.cu", "int a;");
    EXPECT_THAT(headers("#include \"own.cu\"\n"), testing::IsEmpty());
    EXPECT_THAT(headers("// #include \"../above.h\"\n"), testing::IsEmpty());
    EXPECT_THAT(headers("  #  include\t\"../above.h\" // why\n"), ElementsAre("../above.h"));
    EXPECT_EQ(headerNameFrom("sub/a.h", "../../../include/b.h"), "../../include/b.h");
    EXPECT_EQ(headerNameFrom("", "../../../b.h"), "") << "of another project";
    for (int i = 0; i < 100; ++i)
        write("n" + std::to_string(i) + ".h", "#include \"n" + std::to_string(i + 1) + ".h\"\n");
    EXPECT_EQ(headers("#include \"n0.h\"\n").size(), 64u);
}

TEST_F(OwnHeader, MeansWhatACompilerMakesOfIt)
{
    write("config.h",
          "#ifndef C\n#define C\ntypedef unsigned char byte;\n#define TILE 16\n#define HD __host__ __device__\n"
          "#define KERNEL __global__ void\nconst int OFFSET = 3;\n#endif\n");
    write("sub/kernels.cuh", "#pragma once\n#include \"../config.h\"\n#include <opencv2/opencv.hpp>\n"
                             "HD byte plus(byte a) { return a + OFFSET; }\ncv::Mat load(const char* file);\n"
                             "inline int area(const cv::Mat& m) { return m.rows; }\n"
                             "KERNEL far" +
                                 std::string(body) + "in[y * width + x + width];\n}\n");
    const std::string text = read("#include \"config.h\"\n#include \"sub/kernels.cuh\"\n#include \"sub/kernels.cuh\"\n"
                                  "KERNEL near" +
                                  std::string(body) + "plus(in[y * width + x]);\n}\n");
    for (const CompilerChoice compiler : {CompilerChoice::Clang, CompilerChoice::Nvrtc}) {
        const Report near = headerReport(text, compiler, "near"), far = headerReport(text, compiler, "far");
        EXPECT_TRUE(errorsOf(near).empty());
        const Image image = makeSample("board", 40, 24);
        EXPECT_EQ(near.picture->row<std::uint8_t>(5)[7], toGrey(image).row<std::uint8_t>(5)[7] + 3);
        ASSERT_EQ(errorsOf(far).size(), 1u);
        const Finding placed = placedInHeader(errorsOf(far).front(), text, "own.cu");
        EXPECT_EQ(placed.source, "sub/kernels.cuh");
        EXPECT_EQ(placed.line, 10);
    }
}

TEST_F(OwnHeader, IsNamedByErrors)
{
    write("kernel.cuh", "\n__global__ void k" + std::string(body) + "missing;\n}\n");
    const std::string types = "typedef unsigned char byte;\n#define TILE 16\n", include = "#include \"kernel.cuh\"\n";
    const std::string text = read(types + include);
    for (const CompilerChoice compiler : {CompilerChoice::Clang, CompilerChoice::Nvrtc}) {
        try {
            headerReport(text, compiler);
            FAIL();
        } catch (const CompileError& error) {
            EXPECT_EQ(placeIn(text, "own.cu", error.diagnostics.front().line).line, 5);
        }
    }
    write("kernel.cuh", "__device__ void f() { cudaMalloc(0, 1); }\n");
    const auto refusal = [&](const std::string& of) -> std::string {
        try {
            operationOfKernel("own.cu", of);
        } catch (const SettingError& error) {
            return error.what();
        }
        return {};
    };
    const std::string kernel = "__global__ void k" + std::string(body) + "in[0];\n}\n";
    EXPECT_THAT(refusal(read(types + include + kernel)), HasSubstr("kernel.cuh, line 1: \"cudaMalloc\" is a host"));
    const std::string calls =
        "__global__ void k" + std::string(body) + "plus(in[0]);\n}\nHD byte plus(byte a) { return a; }\n";
    EXPECT_THAT(
        refusal(types + "#include \"none.h\"\n" + calls),
        HasSubstr("own.cu, line 3: the header \"none.h\" was not read. If kernels need its definitions, put it"));
}

TEST_F(OwnHeader, HasKernelsThatAreTemplates)
{
    write("scale.cuh", "#pragma once\ntemplate <class T, int k>\n__global__ void scale(const T* in, T* out, int width, "
                       "int height)\n{\n    int x = blockIdx.x * blockDim.x + threadIdx.x;\n    int y = blockIdx.y * "
                       "blockDim.y + threadIdx.y;\n    if (x < width && y < height) out[y * width + x] = k;\n}\n");
    const std::string text = read("#include \"scale.cuh\"\nint main() { scale<float, 3><<<g, b>>>(a, c, w, h); }\n");
    const Report report = headerReport(text, CompilerChoice::Clang);
    EXPECT_TRUE(errorsOf(report).empty());
    EXPECT_EQ(report.picture->row<float>(1)[1], 3);
}

TEST_F(OwnHeader, TheLaunchIsReadFromAFileBesideTheKernels)
{
    const std::string kernel =
        "#include \"sizes.h\"\n__global__ void smooth(const unsigned char* in, unsigned char* out, int w, int h)\n{\n"
        "    int x = blockIdx.x * blockDim.x + threadIdx.x, y = blockIdx.y * blockDim.y + threadIdx.y;\n"
        "    if (x < w && y < h) out[y * w + x] = in[y * w + x];\n}\n";
    write("sizes.h", "#define SIDE 24\n");
    write("main.cpp", "#include \"missing.h\"\nint main() { smooth<<<grid, dim3(24, 4)>>>(a, b, w, h); }\n");
    write("other.cpp", "int main() { sharpen<<<grid, dim3(8, 8)>>>(a, b, w, h); }\n");
    const auto opened = [&](const std::string& text) {
        return withLaunchingFiles((m_folder / "lab" / "own.cu").string(), read(text));
    };
    const std::string whole = opened(kernel);
    const Operation operation = operationOfKernel("own.cu", whole);
    EXPECT_EQ(toText(operation.defaultBlock), "24x4");
    std::vector<std::string> names;
    for (const CarriedHeader& header : headersIn(whole))
        names.push_back(header.name);
    EXPECT_THAT(names, ElementsAre("sizes.h", "main.cpp"));
    RunnerOptions options = emulatorOnly();
    options.operations = {operation};
    Runner runner(options);
    RunRequest request;
    request.recipe.operation = "own";
    request.recipe.strategy = "kernel";
    request.recipe.block = operation.defaultBlock;
    request.image = std::make_shared<const Image>(makeSample("board", 40, 24));
    const Report report = runner.run(request, {});
    for (const Finding& finding : report.findings)
        EXPECT_NE(finding.severity, Severity::Error) << english(finding.message);
    EXPECT_EQ(*report.picture, toGrey(*request.image));
    for (const Message& note : report.notes)
        EXPECT_THAT(english(note), testing::Not(HasSubstr("missing.h")));

    const std::string own = kernel + "void run() { smooth<<<g, dim3(8, 8)>>>(a, b, w, h); }\n";
    EXPECT_EQ(toText(operationOfKernel("own.cu", opened(own)).defaultBlock), "8x8") << "its own launch comes first";
    write("main.cpp", "__global__ void other() {}\nint main() { smooth<<<grid, dim3(24, 4)>>>(a, b, w, h); }\n");
    EXPECT_EQ(opened(kernel), read(kernel)) << "a file with kernels is a program of its own";
}

TEST_F(OwnHeader, IsFoundInAFolderOfHeaders)
{
    fs::create_directories(m_folder / "include");
    std::ofstream(m_folder / "include" / "sizes.h") << "#define SIDE 24\n";
    EXPECT_THAT(headers("#include \"sizes.h\"\n__global__ void k(float* a) { a[0] = SIDE; }\n"),
                ElementsAre("sizes.h"));
    write("sizes.h", "#define SIDE 8\n");
    EXPECT_THAT(read("#include \"sizes.h\"\n"), HasSubstr("SIDE 8")) << "the one beside it comes first";
}
