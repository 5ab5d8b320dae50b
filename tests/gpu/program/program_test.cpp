#include "gpu/compile/diagnostics.h"
#include "gpu/files/regular_file.h"
#include "gpu/program/host_compiler/certain_error.h"
#include "gpu/program/host_compiler/host_compiler.h"
#include "gpu/program/host_compiler/libraries.h"
#include "gpu/program/host_compiler/spaced_launches.h"
#include "tests/gpu/program/program_fixture.h"

#include <chrono>
#include <csignal>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <stop_token>
#include <thread>
#include <unistd.h>

using namespace tilescope;

namespace
{

using WholeProgram = ProgramTest;

} // namespace

TEST_F(WholeProgram, RunsAndRecordsItsLaunches)
{
    ProgramRequest request;
    request.arguments = {"an argument"};
    const RanProgram ran = ranProgram(saxpyProgram, request);
    EXPECT_EQ(ran.output, "31.5 an argument\n");
    EXPECT_EQ(ran.record.exitCode, 2);
    EXPECT_EQ(endText(ran.record), "");
    ASSERT_EQ(ran.record.record.launches.size(), 3U);
    const std::vector<unsigned> grids = {4, 4, 8};
    const std::vector<int> lines = {24, 24, 25};
    for (std::size_t i = 0; i < grids.size(); ++i) {
        const RecordedLaunch& launch = ran.record.record.launches[i];
        EXPECT_EQ(launch.number, i + 1);
        EXPECT_EQ(launch.grid, (Dim3{grids[i], 1, 1}));
        EXPECT_EQ(launch.line, lines[i]);
        EXPECT_EQ(launch.file, ran.place);
        EXPECT_EQ(launch.isObserved, i != 1) << "the second is as the first";
    }
    EXPECT_EQ(ran.record.record.notes, std::vector<std::string>());
}

TEST_F(WholeProgram, ObservesTheLaunchesThatAreAskedFor)
{
    ProgramRequest request;
    request.record.launches = {2};
    const RanProgram ran = ranProgram(saxpyProgram, request);
    ASSERT_EQ(ran.record.record.launches.size(), 3U);
    EXPECT_FALSE(ran.record.record.launches[0].isObserved);
    EXPECT_TRUE(ran.record.record.launches[1].isObserved);
    EXPECT_FALSE(ran.record.record.launches[2].isObserved);
}

TEST_F(WholeProgram, LeavesOutMemoryBeyondTheLimit)
{
    ProgramRequest request;
    request.record.bytes = 12'000; // of one launch
    const RanProgram ran = ranProgram(saxpyProgram, request);
    ASSERT_EQ(ran.record.record.launches.size(), 3U);
    EXPECT_TRUE(ran.record.record.launches[0].isObserved);
    EXPECT_FALSE(ran.record.record.launches[2].isObserved);
    EXPECT_EQ(ran.output, "31.5 -\n");
}

TEST_F(WholeProgram, HasSeveralFilesHeadersAndDefinitions)
{
    const TemporaryFolder folder;
    folder.makeFolder("headers");
    folder.write("headers/own.h", "int twice(int value);\n");
    folder.write("main.cu", "#include \"own.h\"\n#include <cstdio>\n__global__ void k(int* p) { *p = NUMBER; }\n"
                            "int main() { int* p; cudaMallocManaged(&p, 4); k<<<1, 1>>>(p); cudaDeviceSynchronize();\n"
                            "printf(\"%d\\n\", twice(*p)); }\n");
    folder.write("other.cpp", "#include <cuda_runtime.h>\n#include <memory>\n#include \"own.h\"\nint twice(int value) "
                              "{ return 2 * value; }\n");
    ProgramRequest request;
    request.sources = {{folder.path() / "main.cu", folder.path() / "other.cpp"},
                       {(folder.path() / "headers").string()},
                       {"NUMBER=21"}};
    std::string output;
    request.receive = [&](int, std::string_view bytes) { output += bytes; };
    EXPECT_EQ(runProgram(request, {}).exitCode, 0);
    EXPECT_EQ(output, "42\n");
}

/// As nvcc does it with -rdc=true.
TEST_F(WholeProgram, LinksTheDeviceCodeOfItsFiles)
{
    const TemporaryFolder folder;
    folder.write("device.h",
                 "#pragma once\n__device__ int twice(int);\nextern __device__ int offset;\nvoid set(int);\n");
    folder.write("main.cu", "#include \"device.h\"\n#include <cstdio>\n"
                            "__global__ void k(int* p) { *p = twice(10) + offset; }\n"
                            "int main() { set(3); int* p; cudaMallocManaged(&p, 4); k<<<1, 1>>>(p);\n"
                            "cudaDeviceSynchronize(); printf(\"%d\\n\", *p); }\n");
    folder.write("other.cu", "#include \"device.h\"\n__device__ int offset;\n"
                             "__device__ int twice(int value) { return 2 * value; }\n"
                             "void set(int value) { cudaMemcpyToSymbol(offset, &value, 4); }\n");
    ProgramRequest request;
    request.sources = {{folder.path() / "main.cu", folder.path() / "other.cu"}, {}, {}};
    std::string output;
    request.receive = [&](int, std::string_view bytes) { output += bytes; };
    EXPECT_EQ(runProgram(request, {}).exitCode, 0);
    EXPECT_EQ(output, "23\n");
}

namespace
{

struct End {
    const char* name;
    const char* body; ///< of main()
    int exitCode;
    const char* sentence; ///< a part of it
    const char* output;
};

/// Whether a process has the word among its arguments.
bool isRunning(const std::string& word)
{
    for (const auto& entry : std::filesystem::directory_iterator("/proc")) {
        std::ifstream file(entry.path() / "cmdline", std::ios::binary);
        if (std::string(std::istreambuf_iterator<char>(file), {}).find(word) != std::string::npos)
            return true;
    }
    return false;
}

class ProgramEnds : public ProgramTest, public testing::WithParamInterface<End>
{
};

} // namespace

TEST_P(ProgramEnds, AreSaid)
{
    const auto& [name, body, exitCode, sentence, output] = GetParam();
    ProgramRequest request;
    request.timeout = std::chrono::seconds(3);
    request.memoryBytes = std::size_t{8} << 30;
    const std::string word = "tilescope-test-" + std::to_string(getpid()) + "-" + name;
    request.arguments = {word};
    const RanProgram ran = ranProgram("#include <cstdio>\n#include <cstdlib>\n#include <unistd.h>\n#include <new>\n"
                                      "__global__ void fill(int* p) { p[threadIdx.x] = 7; }\n"
                                      "__global__ void fault(int* p) { p[1 << 20] = 7; }\n"
                                      "__global__ void forever(volatile int* p) { while (*p == 0) {} }\n"
                                      "int main() {\n int* p; cudaMalloc(&p, 128); fill<<<1, 32>>>(p);\n" +
                                          std::string(body) + "\n}\n",
                                      request);
    EXPECT_EQ(ran.record.exitCode, exitCode);
    EXPECT_NE(endText(ran.record).find(sentence), std::string::npos) << endText(ran.record);
    EXPECT_EQ(ran.output.substr(0, 100), output);
    ASSERT_FALSE(ran.record.record.launches.empty());
    EXPECT_EQ(ran.record.record.launches.front().line, 9);
    for (int tries = 0; tries < 1000 && isRunning(word); ++tries) // a killed process takes a moment to end
        std::this_thread::sleep_for(std::chrono::milliseconds(5));
    EXPECT_FALSE(isRunning(word)) << "what it started ends with the program";
}

INSTANTIATE_TEST_SUITE_P(
    Program, ProgramEnds,
    testing::Values(
        End{"exits", "printf(\"a\"); exit(7);", 7, "", "a"},
        End{"crashes", "fflush(stdout); *(volatile int*)nullptr = 1;", 128 + SIGSEGV, "signal 11", ""},
        End{"aborts", "abort();", 128 + SIGABRT, "signal 6", ""},
        End{"loops", "puts(\"b\"); fflush(stdout); for (volatile int i = 0;; i = i + 1) {}", 128 + SIGKILL,
            "--time-limit", "b\n"},
        End{"loops_in_a_kernel", "puts(\"c\"); fflush(stdout); cudaMemset(p, 0, 4); forever<<<1, 1>>>(p); puts(\"d\");",
            128 + SIGKILL, "--time-limit", "c\n"},
        End{"leaves_a_child", "if (fork() == 0) { for (;;) pause(); } puts(\"e\"); return 0;", 0, "", "e\n"},
        End{"leaves_a_daemon", "if (fork() == 0) { setsid(); for (;;) pause(); } puts(\"e\"); return 0;", 0, "", "e\n"},
        End{"takes_too_much_memory",
            "void* (*volatile take)(std::size_t) = malloc; puts(take(100'000'000'000) ? \"all\" : \"none\");\n"
            "void* q; puts(cudaMalloc(&q, 60'000'000'000) == cudaErrorMemoryAllocation ? \"none\" : \"all\");",
            0, "", "none\nnone\n"},
        End{"faults", "fault<<<1, 1>>>(p); puts(cudaGetErrorName(cudaDeviceSynchronize())); return 4;", 4, "",
            "cudaErrorIllegalAddress\n"}),
    [](const auto& tried) { return tried.param.name; });

TEST_F(WholeProgram, ReadsWhatItIsGiven)
{
    const TemporaryFolder folder;
    folder.write("input", "6 7\n");
    const FileDescriptor input = openRegularFile(folder.path() / "input");
    ProgramRequest request;
    request.input = input.number();
    const std::string text =
        "#include <cstdio>\nint main() { int a = 0, b = 0; scanf(\"%d %d\", &a, &b); return a * b; }";
    EXPECT_EQ(ranProgram(text, request).record.exitCode, 42);
    EXPECT_EQ(ranProgram(text).record.exitCode, 0);
}

TEST_F(WholeProgram, PassesAFloodOfOutputOn)
{
    const RanProgram ran =
        ranProgram("#include <cstdio>\nint main() { for (int i = 0; i < 2000000; ++i) puts(\"line\"); }");
    EXPECT_EQ(ran.output.size(), 10'000'000U);
}

TEST_F(WholeProgram, SaysWhereAKernelFaults)
{
    const RanProgram ran = ranProgram("__global__ void fault(int* p)\n{\n    p[1 << 20] = 7;\n}\n"
                                      "int main() { int* p; cudaMalloc(&p, 4); fault<<<1, 1>>>(p); }");
    ASSERT_EQ(ran.record.record.launches.size(), 1U);
    EXPECT_EQ(ran.record.record.launches[0].faultLine, 3);
    EXPECT_EQ(ran.record.record.launches[0].faultFile, ran.place);
    EXPECT_NE(ran.record.record.launches[0].fault, "");
}

TEST_F(WholeProgram, SaysWhatDidNotRunAfterAFault)
{
    const RanProgram ran = ranProgram(R"(__global__ void fault(int* p) { p[1 << 20] = 7; }
__global__ void fill(int* p) { *p = 7; }
int main()
{
    int* p;
    cudaMalloc(&p, 4);
    fill<<<1, 1>>>(p);
    fault<<<1, 1>>>(p);
    for (int i = 0; i < 3; ++i)
        fill<<<1, 1>>>(p);
    fault<<<1, 1>>>(p);
    return cudaGetLastError() == cudaErrorIllegalAddress;
}
)");
    EXPECT_EQ(ran.record.exitCode, 1);
    EXPECT_EQ(ran.record.record.launches.size(), 2U);
    EXPECT_EQ(ran.record.record.skipped,
              (std::vector<SkippedLaunch>{{"fill", ran.place, 10, 3}, {"fault", ran.place, 11, 1}}));
    ASSERT_EQ(ran.record.record.notes.size(), 1U);
    EXPECT_EQ(ran.record.record.notes[0], "The error in launch 2 ended the use of the GPU, so 4 later launches did not "
                                          "run: fill at " +
                                              ran.place + ":10 (3 times), fault at " + ran.place +
                                              ":11. Mend that error first.");
}

TEST_F(WholeProgram, SaysThatLaunchesOfChildrenAreNotListed)
{
    const RanProgram ran = ranProgram(R"(#include <sys/wait.h>
#include <unistd.h>
__global__ void fill(int* p) { *p = 7; }
int main()
{
    for (int i = 0; i < 2; ++i)
        if (fork() == 0) {
            int* p;
            cudaMallocManaged(&p, 4);
            fill<<<1, 1>>>(p);
            cudaDeviceSynchronize();
            _exit(*p);
        }
    int status = 0, sum = 0;
    while (wait(&status) > 0)
        sum += WEXITSTATUS(status);
    return sum;
}
)");
    EXPECT_EQ(ran.record.exitCode, 14);
    EXPECT_TRUE(ran.record.record.launches.empty());
    ASSERT_EQ(ran.record.record.notes.size(), 1U);
    EXPECT_NE(ran.record.record.notes[0].find("fork()"), std::string::npos) << ran.record.record.notes[0];
}

TEST_F(WholeProgram, HasFilesOfOtherEditors)
{
    const std::string text = "%%cu\n// \xE9 \n#include <cstdio>\nint main() { puts(\"right\"); return __LINE__; }\n";
    std::string utf16 = "\xFF\xFE";
    for (const char sign : text)
        utf16 += {sign, '\0'};
    for (const std::string& written : {utf16, text.substr(5)}) {
        const RanProgram ran = ranProgram(written);
        EXPECT_EQ(ran.output, "right\n");
        EXPECT_EQ(ran.record.exitCode, written == utf16 ? 4 : 3);
        EXPECT_EQ(ran.record.warnings, std::vector<Diagnostic>());
    }
}

TEST_F(WholeProgram, FindsHeadersWhoseNamesDifferInCapitals)
{
    const TemporaryFolder folder;
    folder.makeFolder("Inc");
    folder.write("Timer.h", "constexpr int timer = 40;\n");
    folder.write("Inc/Other.h", "#include \"deep.h\"\n");
    folder.write("Inc/Deep.h", "constexpr int deep = 2;\n");
    folder.write("lab.cu", "#include \"timer.h\"\n#include \"inc\\other.h\"\nint main() { return timer + deep; }\n");
    ProgramRequest request;
    request.sources.files = {folder.path() / "lab.cu"};
    const ProgramRecord record = runProgram(request, {});
    EXPECT_EQ(record.exitCode, 42);
    ASSERT_EQ(record.warnings.size(), 3U);
    EXPECT_EQ(record.warnings[0].line, 1);
    EXPECT_NE(record.warnings[0].message.find("called Timer.h, not \"timer.h\""), std::string::npos)
        << record.warnings[0].message;
    EXPECT_NE(record.warnings[1].message.find("called Inc/Other.h"), std::string::npos) << record.warnings[1].message;
}

/// nvcc takes seconds.
TEST(CertainErrors, AreNotGivenToAnotherCompiler)
{
    struct Row {
        const char *line, *message;
        bool isCertain;
    };
    for (const auto& [line, message, certain] :
         {Row{"    p[0] = 1", "expected ';' after expression", true},
          Row{"    p[0] = valeu;", "use of undeclared identifier 'valeu'", true},
          Row{"__managed__ int sum;", "expected ';' after top level declarator", false},
          Row{"__global__ void k(const __grid_constant__ int n)", "expected ')'", false},
          Row{"    cudaGraphicsMapResources();", "use of undeclared identifier 'cudaGraphicsMapResources'", false},
          Row{"    thrust::sort(a, b);", "use of undeclared identifier 'thrust'", false},
          Row{"    f(1);", "no matching function for call to 'f'", false}})
        EXPECT_EQ(
            isCertain({DiagnosticSeverity::Error, "lab.cu", 2, 1, message}, "int a;\n" + std::string(line) + "\n"),
            certain)
            << line;
}

TEST_F(WholeProgram, IsStopped)
{
    std::stop_source stop;
    std::string seen;
    const TemporaryFolder folder;
    folder.write("lab.cu", "#include <cstdio>\nint main() { puts(\"started\"); fflush(stdout); for (;;) {} }");
    ProgramRequest request;
    request.sources.files = {folder.path() / "lab.cu"};
    request.receive = [&](int, std::string_view) { stop.request_stop(); };
    EXPECT_THROW(runProgram(request, {stop.get_token(), {}}), Cancelled);
}

TEST(ProgramOfNvcc, HasWhatClangRefuses)
{
    if (findProgramTools(std::filesystem::read_symlink("/proc/self/exe")).nvcc.empty())
        GTEST_SKIP() << "nvcc of CUDA 13 is not installed";
    const std::string text = "#include <cstdio>\n__managed__ int sum;\n__global__ void k() { atomicAdd(&sum, 2); }\n"
                             "int main()\n{\n    k<<<1, 3>>>();\n    cudaDeviceSynchronize();\n"
                             "    printf(\"%d\\n\", sum);\n}\n";
    const RanProgram ran = ranProgram(text);
    EXPECT_EQ(ran.output, "6\n");
    ASSERT_EQ(ran.record.record.launches.size(), 1U);
    EXPECT_EQ(ran.record.record.launches[0].line, 6);
    const testing_help::Environment hidden("TILESCOPE_HIDE", "clang");
    EXPECT_EQ(
        ranProgram("#include <omp.h>\n#include <cstdio>\nint main()\n{\n    puts(omp_get_wtime() > 0 ? \"1\" : \"0\");"
                   "\n}\n")
            .output,
        "1\n");
    try {
        ranProgram("int main()\n{\n    return nothing;\n}\n");
        ADD_FAILURE();
    } catch (const CompileError& error) {
        EXPECT_EQ(error.diagnostics.front().line, 3);
        EXPECT_NE(std::string(error.what()).find("undefined"), std::string::npos) << error.what();
    }
}

TEST_F(WholeProgram, ShowsTheCompilersMessagesAtTheirLines)
{
    struct Wrong {
        const char* text;
        int line;
        const char* message;
    };
    for (const auto& [text, line, message] :
         {Wrong{"int main()\n{\n    return nothing;\n}\n", 3, "undeclared identifier"},
          Wrong{"__global__ void k() {}\nint main() { k<<<1>>>(); }\n", 2, "too few"},
          Wrong{"#include <cuda_runtime.h>\n#include <cublas_v2.h>\nint main() {}\n", 2, "cuBLAS"},
          Wrong{"texture<float, 2, cudaReadModeElementType> image;\nint main() {}\n", 1, "texture object"},
          Wrong{"__global__ void c() {}\n__global__ void k()\n{\n    c<<<1, 1>>>();\n}\nint main() {}\n", 4,
                "dynamic parallelism), which is not supported. Launch it from the host"},
          Wrong{"#include <winsock2.h>\nint main() {}\n", 1, "belongs to Windows"},
          Wrong{"#include <unheard/of.h>\nint main() {}\n", 1, "Name its folder with --include"}})
        try {
            ranProgram(text);
            ADD_FAILURE() << text;
        } catch (const CompileError& error) {
            ASSERT_FALSE(error.diagnostics.empty());
            EXPECT_EQ(error.diagnostics.front().line, line) << error.what();
            EXPECT_TRUE(error.diagnostics.front().file.ends_with("/lab.cu")) << error.what();
            EXPECT_NE(error.diagnostics.front().message.find(message), std::string::npos) << error.what();
        }
    try {
        ranProgram("void missing();\nint main() { missing(); }\n");
        ADD_FAILURE();
    } catch (const std::runtime_error& error) {
        EXPECT_NE(std::string(error.what()).find("undefined reference to `missing()'"), std::string::npos)
            << error.what();
    }
}

TEST_F(WholeProgram, TakesHeadersAndFilesBesideIt)
{
    const TemporaryFolder folder;
    for (const char* const one : {"src", "headers"})
        folder.makeFolder(one);
    folder.write("headers/own.h", "int twice(int); struct Sum { int of(int) const; }; extern int calls;\n");
    folder.write("src/lab.cu", "#include \"own.h\"\nint main() { return twice(20) + Sum().of(1) + calls; }\n");
    folder.write("src/own.cpp", "#include \"../headers/own.h\"\nint half(int);\nint calls = 1;\n"
                                "int twice(int n) { return half(4 * n); }\n");
    folder.write("src/sum.cu", "#include \"../headers/own.h\"\nint Sum::of(int n) const { return n; }\n");
    folder.write("src/half.c++.txt", "int half(int n) { return 0; }\n");
    folder.write("src/half.cc", "int half(int n) { return n / 2; }\n");
    folder.write("src/other.cu",
                 "int half(int);\nint twice(int n) { return n; }\nint main() { return half(twice(1)); }\n");
    ProgramRequest request;
    request.sources.files = {folder.path() / "src" / "lab.cu"};
    const ProgramRecord record = runProgram(request, {});
    EXPECT_EQ(record.exitCode, 42);
    EXPECT_EQ(record.files.size(), 4);
    std::string told;
    for (const Diagnostic& one : record.warnings)
        told += one.message + "\n";
    EXPECT_NE(told.find("\"own.h\" was found in " + (folder.path() / "headers").string()), std::string::npos) << told;
    EXPECT_NE(told.find("taken into the program, because it defines half(int)"), std::string::npos) << told;

    folder.write("src/copy_of_half.cc", "int half(int n) { return n / 2; }\n");
    try {
        runProgram(request, {});
        ADD_FAILURE();
    } catch (const std::runtime_error& error) {
        EXPECT_NE(std::string(error.what()).find("copy_of_half.cc, "), std::string::npos) << error.what();
    }
}

TEST_F(WholeProgram, NamesTheFilesThatItCouldNotOpen)
{
    const std::string text = "#include <cstdio>\n#include <cstdlib>\n#include <fstream>\n#include <unistd.h>\n"
                             "int main() {\n  std::ifstream(\"photo.png\");\n  std::fopen(\"new.txt\", \"w\");\n"
                             "  std::fopen(\"a/b.txt\", \"r\");\n  std::fopen(\"elsewhere/new.txt\", \"r\");\n"
                             "  std::ifstream(\"new.txt\");\n  std::abort();\n}\n";
    const TemporaryFolder folder;
    ProgramRequest request;
    request.folder = folder.path();
    const std::vector<std::string> notes = ranProgram(text, request).record.record.notes;
    ASSERT_EQ(notes.size(), 1);
    EXPECT_EQ(notes.front(), "The program could not open \"photo.png\" and \"a/b.txt\" for reading: there is no such "
                             "file. It ran in " +
                                 folder.path().string() + ".");
}

TEST_F(WholeProgram, ReadsAnImageInPlaceOfOneThatDoesNotExist)
{
    const TemporaryFolder folder, pictures;
    pictures.write("picture.jpg", "a picture");
    folder.write("there.jpg", "there");
    ProgramRequest request;
    request.folder = folder.path();
    request.pictures = pictures.path();
    const char* const text = "#include <fstream>\n#include <iostream>\n#include <string>\nint main() {\n"
                             "  for (const char* name : {\"there.jpg\", \"home/me/Cat.JPEG\", \"cat.txt\"}) {\n"
                             "    std::string text;\n    std::getline(std::ifstream(name), text);\n"
                             "    std::cout << text << '|';\n  }\n  return 1;\n}\n";
    const RanProgram ran = ranProgram(text, request);
    EXPECT_EQ(ran.output, "there|a picture||");
    EXPECT_EQ(ran.record.record.replaced, std::vector<std::string>{"home/me/Cat.JPEG"});
    EXPECT_EQ(ran.record.record.missing, std::vector<std::string>{"cat.txt"});
}

TEST_F(WholeProgram, IsLinkedWithLibraries)
{
    ProgramRequest request;
    request.sources.libraries = {"m", "pthread"};
    EXPECT_EQ(ranProgram("int main() { return 3; }", request).record.exitCode, 3);
    request.sources.libraries = {"nowhere-to-be-found"};
    try {
        ranProgram("int main() {}", request);
        ADD_FAILURE();
    } catch (const std::runtime_error& error) {
        EXPECT_NE(std::string(error.what()).find("name its file with --library"), std::string::npos) << error.what();
    }
}

TEST(ForeignLibraries, AreKnownByTheirHeaders)
{
    EXPECT_STREQ(libraryOfHeader("opencv2/core/core.hpp")->module, "opencv4");
    EXPECT_EQ(libraryOfHeader("own/png.h"), nullptr);
    const auto used = librariesIn("a.o: a.cu /usr/include/opencv4/opencv2/core.hpp /usr/include/png.h ./jpeglib.h");
    ASSERT_EQ(used.size(), 2U);
    EXPECT_STREQ(used[0]->module, "opencv4");
    EXPECT_STREQ(used[1]->module, "libpng");
}

/// What course programs copy from the CUDA samples.
TEST_F(WholeProgram, HasTheHeadersOfCourses)
{
    const RanProgram ran = ranProgram(R"(#include <cstdio>
#include <helper_cuda.h>
#include <helper_functions.h>
__global__ void fill(int* p) { *p = 5; }
int main(int argc, char** argv)
{
    findCudaDevice(argc, (const char**)argv);
    StopWatchInterface* timer = nullptr;
    sdkCreateTimer(&timer);
    sdkStartTimer(&timer);
    int *p, host = 0;
    checkCudaErrors(cudaMalloc(&p, 4));
    fill<<<1, 1>>>(p);
    getLastCudaError("fill");
    checkCudaErrors(cudaMemcpy(&host, p, 4, cudaMemcpyDeviceToHost));
    sdkStopTimer(&timer);
    const bool ran = sdkGetTimerValue(&timer) > 0;
    sdkDeleteTimer(&timer);
    checkCudaErrors(cudaFree(p));
    printf("%d %d %d\n", host, ran, getCmdLineArgumentInt(argc, (const char**)argv, "width"));
    checkCudaErrors(cudaMalloc(&p, (size_t)1 << 50));
}
)",
                                      [] {
                                          ProgramRequest request;
                                          request.arguments = {"--width=7"};
                                          return request;
                                      }());
    EXPECT_NE(ran.output.find("\n5 1 7\n"), std::string::npos) << ran.output << ran.errors;
    EXPECT_EQ(ran.record.exitCode, 1);
    EXPECT_NE(ran.errors.find("cudaErrorMemoryAllocation"), std::string::npos) << ran.errors;
}

/// What courses before CUDA 5 had from the SDK. A macro is followed by a semicolon or not.
TEST_F(WholeProgram, HasTheHeadersOfOldCourses)
{
    const RanProgram ran = ranProgram(R"(#include <cutil_inline.h>
__global__ void fill(int* p) { *p = 5; }
int main(int argc, char** argv)
{
    CUT_DEVICE_INIT(argc, argv);
    unsigned int timer = 0;
    CUT_SAFE_CALL(cutCreateTimer(&timer));
    cutStartTimer(timer);
    int *p, host = 0, width = 1, height = 2;
    CUDA_SAFE_CALL(cudaMalloc((void**)&p, 4))
    fill<<<1, 1>>>(p);
    CUT_CHECK_ERROR("fill");
    cutilSafeCall(cudaMemcpy(&host, p, 4, cudaMemcpyDeviceToHost));
    cutStopTimer(timer);
    const bool ran = cutGetTimerValue(timer) > 0;
    cutDeleteTimer(timer);
    cutGetCmdLineArgumenti(argc, (const char**)argv, "width", &width);
    cutGetCmdLineArgumenti(argc, (const char**)argv, "height", &height);
    printf("%d %d %d %d\n", host, ran, width, height);

    const float row[] = {1.5F, -2, 3};
    float* read = nullptr;
    unsigned int count = 0, w = 0, h = 0;
    cutWriteFilef("row.txt", row, 3, 0.1F);
    cutReadFilef("row.txt", &read, &count);
    printf("%u %d %d\n", count, cutComparef(row, read, 3), cutComparefe(row + 1, read, 2, 0.5F));
    unsigned char dots[] = {0, 100, 255, 7, 8, 9}, *bytes = nullptr;
    float* part = nullptr;
    cutSavePGMub("dots.pgm", dots, 3, 2);
    cutLoadPGMub("dots.pgm", &bytes, &w, &h);
    cutLoadPGMf("dots.pgm", &part, &w, &h);
    printf("%u %u %d %g\n", w, h, cutCompareub(dots, bytes, 6), part[2]);
    remove("row.txt");
    remove("dots.pgm");
    cutilSafeCall(cudaMalloc((void**)&p, (size_t)1 << 50));
    CUT_EXIT(argc, argv);
}
)",
                                      [] {
                                          ProgramRequest request;
                                          request.arguments = {"--width=7"};
                                          return request;
                                      }());
    EXPECT_NE(ran.output.find("5 1 7 2\n3 1 0\n3 2 1 1\n"), std::string::npos) << ran.output << ran.errors;
    EXPECT_EQ(ran.record.exitCode, 1);
    EXPECT_NE(ran.errors.find("cudaErrorMemoryAllocation"), std::string::npos) << ran.errors;
}

TEST_F(WholeProgram, PrintsWhatItsKernelsPrint)
{
    const RanProgram ran = ranProgram(R"(#include <Windows.h>
#include <conio.h>
#include <cstdio>
__global__ void k()
{
    printf("%d ", threadIdx.x);
    if (threadIdx.x == 63)
        printf("and %s\n\n", " a tab\t");
}
int main()
{
    LARGE_INTEGER begin, end;
    QueryPerformanceCounter(&begin);
    k<<<1, 64>>>();
    cudaDeviceSynchronize();
    Sleep(2);
    QueryPerformanceCounter(&end);
    printf("%d %d\n", end.QuadPart - begin.QuadPart >= 2000000, _getch());
}
)");
    std::string expected;
    for (int i = 0; i < 64; ++i)
        expected += std::to_string(i) + " ";
    EXPECT_EQ(ran.output, expected + "and  a tab\t\n\n1 -1\n");
}

/// The numbers are cuRAND 13's, from its header on the host.
TEST_F(WholeProgram, HasRandomNumbersInKernels)
{
    const RanProgram ran = ranProgram(R"(#include <cstdio>
#include <curand_kernel.h>
template <class State>
__global__ void draw(State* states, float* to, unsigned long long seed, unsigned long long offset)
{
    State* state = states + threadIdx.x;
    curand_init(seed, threadIdx.x * 37ULL, offset, state);
    for (int i = 0; i < 4; ++i) {
        const unsigned number = curand(state);
        if (threadIdx.x == 1)
            printf("%u\n", number);
    }
    to[threadIdx.x] = curand_normal(state);
}
template <class State>
void drawAll(unsigned long long seed, unsigned long long offset)
{
    State* states;
    float *to, host[2];
    cudaMalloc(&states, 2 * sizeof(State));
    cudaMalloc(&to, sizeof host);
    draw<<<1, 2>>>(states, to, seed, offset);
    cudaMemcpy(host, to, sizeof host, cudaMemcpyDeviceToHost);
    cudaFree(states);
    cudaFree(to);
}
int main()
{
    drawAll<curandState>(1234, 0);
    drawAll<curandState>(0xdeadbeef12345ULL, 1000003);
    drawAll<curandStatePhilox4_32_10_t>(1234, 0);
}
)");
    EXPECT_EQ(ran.output, "4264720923\n181660776\n220643049\n3128208427\n1455723739\n4129910591\n1118172305\n"
                          "945106881\n1342002325\n1331170964\n3902470710\n1888404495\n")
        << ran.errors;
}

TEST_F(WholeProgram, HasLaunchesWrittenApart)
{
    const RanProgram ran = ranProgram("#include <cstdio>\n#include <vector>\n"
                                      "__global__ void fill(int* p) { *p = 5; }\n"
                                      "int main() { int* p; cudaMallocManaged(&p, 4);\n"
                                      "    fill << < dim3(1), 1 >> > (p);\n"
                                      "    cudaDeviceSynchronize(); printf(\"%d\\n\", *p); return __LINE__; }\n");
    EXPECT_EQ(ran.output, "5\n");
    EXPECT_EQ(ran.record.exitCode, 6);
    ASSERT_EQ(ran.record.record.launches.size(), 1U);
    EXPECT_EQ(ran.record.record.launches[0].line, 5);
    EXPECT_EQ(ran.record.record.launches[0].file, ran.place);
}

TEST(SpacedLaunches, AreJoined)
{
    struct Row {
        const char *text, *joined;
    };
    for (const auto& [text, joined] :
         {Row{"k << <1, 2 >> > (p);", "k <<< 1, 2 >>>  (p);"},
          Row{"k<<<1, f(a > b) >> >(p)", "k<<<1, f(a > b) >>> (p)"},
          Row{"k< <<(n >> 1), 2> >>();", "k<<< (n >> 1), 2>>> ();"}, Row{"k<<<1, 2>>>(p)", "k<<<1, 2>>>(p)"},
          Row{"vector<vector<vector<int>> > x;", "vector<vector<vector<int>> > x;"},
          Row{"// k << <1>> >()", "// k << <1>> >()"}, Row{"s = \"<< <1>> >\";", "s = \"<< <1>> >\";"},
          Row{"a = 1'000; k << <1'0, 2>> >();", "a = 1'000; k <<< 1'0, 2>>> ();"}, Row{"k << <", "k <<< "},
          Row{"cout << a << b >> c;", "cout << a << b >> c;"}, Row{"", ""}})
        EXPECT_EQ(withJoinedLaunches(text), joined);
}

TEST(ProgramText, HasAMain)
{
    struct Row {
        const char* text;
        bool hasMain;
    };
    for (const auto& [text, expected] : {Row{"auto main(int argc, char** argv) -> int {}", true},
                                         {"int main() try { return 0; } catch (...) {}", true},
                                         {"int main(int, char**);", false},
                                         {"int main() {}", true},
                                         Row{"int\nmain(int argc, char** argv)\n{\n}", true},
                                         Row{"// int main() {}", false},
                                         Row{"/* int main() {} */ void f() {}", false},
                                         Row{"const char* t = \"int main() {}\";", false},
                                         Row{"void domain() {}", false},
                                         Row{"int main();", false},
                                         Row{"struct A { int main() { return 1; } };", false},
                                         Row{"int x = 1'000; int main() {}", true},
                                         Row{"", false}})
        EXPECT_EQ(hasMain(text), expected) << text;
}
