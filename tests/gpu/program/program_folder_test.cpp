#include "gpu/program/host_compiler/companion_files.h"
#include "gpu/program/host_compiler/program_folder.h"
#include "tests/gpu/program/program_fixture.h"

#include <gmock/gmock.h>

#include <filesystem>

// A folder as a program: what a Makefile or a CMakeLists.txt says about it.

using namespace tilescope;
namespace fs = std::filesystem;

namespace
{

struct BuildRow {
    const char* name; ///< of the file
    const char* text;
    std::vector<std::string> includes, definitions, libraries, named; ///< relative to the folder
};

const BuildRow buildRows[] = {
    {"Makefile",
     "SRC = src # a folder\nFILES = $(SRC)/main.cu \\\n        $(SRC)/help.cu\nFLAGS += -O3 -Iinc -I /usr/include "
     "-DN=5 "
     "-D DEBUG -lz -lcudart -lm\nlab: $(FILES)\n\tnvcc $(FLAGS) -o lab $(FILES)\n",
     {"inc"},
     {"N=5", "DEBUG"},
     {"z"},
     {"src/help.cu", "src/main.cu"}},
    {"makefile", "lab: $(wildcard src/m*.cu)\n\tnvcc $^ -lcufft\n", {}, {}, {}, {"src/main.cu"}},
    {"CMakeLists.txt",
     "project(lab CUDA)\nset(DIR ${CMAKE_CURRENT_SOURCE_DIR}/src)\nadd_executable(lab ${DIR}/main.cu)\n"
     "target_include_directories(lab PRIVATE inc none)\ntarget_compile_definitions(lab PUBLIC N=7 -DM)\n"
     "add_compile_definitions(K)\n",
     {"inc"},
     {"N=7", "M", "K"},
     {},
     {"src/main.cu"}},
    {"Makefile", "A = $(B)\nB = $(A)\nlab: src/main.cu $(A\n\tnvcc -I\n#", {}, {}, {}, {"src/main.cu"}},
};

class ProgramFolder : public testing::Test
{
protected:
    void SetUp() override
    {
        for (const char* const folder : {"src", "inc"})
            m_folder.makeFolder(folder);
        m_folder.write("src/main.cu", "int help();\nint main() { return help(); }\n");
        m_folder.write("src/help.cu", "int help() { return N; }\n");
    }

    std::vector<std::string> inFolder(const std::vector<std::string>& names) const
    {
        std::vector<std::string> paths;
        for (const std::string& name : names)
            paths.push_back((m_folder.path() / name).string());
        return paths;
    }

    static std::vector<std::string> namesOf(const std::vector<fs::path>& files) { return {files.begin(), files.end()}; }

    TemporaryFolder m_folder;
};

} // namespace

TEST_F(ProgramFolder, IsReadFromItsBuildFile)
{
    m_folder.write("src/try.cu", "int main() { return 9; }\n");
    for (const BuildRow& row : buildRows) {
        m_folder.write(row.name, row.text);
        SCOPED_TRACE(row.text);
        const FolderProgram program = programInFolder(m_folder.path());
        EXPECT_EQ(namesOf(program.sources.files), inFolder({"src/main.cu"})) << row.text;
        EXPECT_EQ(program.sources.includes, inFolder(row.includes)) << row.text;
        EXPECT_EQ(program.sources.definitions, row.definitions) << row.text;
        EXPECT_EQ(program.sources.libraries, row.libraries) << row.text;
        EXPECT_EQ(namesOf(program.sources.named), inFolder(row.named)) << row.text;
        EXPECT_THAT(program.note, testing::HasSubstr(row.name));
        fs::remove(m_folder.path() / row.name);
    }
}

/// Clang calls the host's part of a kernel so.
TEST(CompanionFiles, KernelIsFoundByItsOwnName)
{
    const std::set<std::string> names =
        undefinedNames("ld: undefined reference to `__device_stub__blur(float*, int)'\n");
    EXPECT_EQ(names, (std::set<std::string>{"blur(float*, int)"}));
    EXPECT_TRUE(definesName("__global__ void blur(float* a, int n) { a[0] = n; }", *names.begin()));
}

TEST_F(ProgramFolder, IsSaidIfItIsNone)
{
    const auto sentence = [&] {
        try {
            return programInFolder(m_folder.path()).note;
        } catch (const std::runtime_error& error) {
            return std::string(error.what());
        }
    };
    EXPECT_THAT(sentence(), testing::EndsWith("main.cu, the only file with a main()."));
    m_folder.write("src/second.cu", "int main() {}\n");
    EXPECT_THAT(sentence(), testing::HasSubstr("Several files"));
    EXPECT_THAT(sentence(), testing::HasSubstr("src/main.cu, "));
    fs::remove(m_folder.path() / "src/second.cu");
    fs::remove(m_folder.path() / "src/main.cu");
    EXPECT_THAT(sentence(), testing::HasSubstr("there is no program in it"));
}
