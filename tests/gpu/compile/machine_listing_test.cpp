#include "compile_fixture.h"
#include "gpu/compile/compiler_search.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <stdexcept>
#include <unistd.h>

namespace tilescope::testing_help
{
namespace
{

namespace fs = std::filesystem;
using testing::HasSubstr;

/// A toolkit of two scripts, which PATH does not name.
class FakeToolkit : public testing::Test
{
protected:
    void SetUp() override
    {
        fs::create_directories(folder / "bin");
        install("ptxas", "echo \"$@\" > kernel.cubin");
        install("nvdisasm", "echo \"$@\"; cat kernel.cubin kernel.ptx");
    }
    void TearDown() override { fs::remove_all(folder); }
    void install(const std::string& name, const std::string& action) const
    {
        writeFile(folder / "bin" / name, "#!/bin/sh\n" + action + "\n");
        fs::permissions(folder / "bin" / name, fs::perms::owner_all);
    }
    std::string refusal() const
    {
        try {
            Toolchain({}).machineListing("// ptx", 90, {});
        } catch (const std::runtime_error& error) {
            return error.what();
        }
        return {};
    }

    const fs::path folder = fs::temp_directory_path() / ("tilescope_toolkit_" + std::to_string(getpid()));
    const Environment path{"PATH", "/usr/bin:/bin"}, toolkit{"CUDA_PATH", folder.string()};
};

TEST_F(FakeToolkit, IsFoundInItsFolderAndBehindPath)
{
    EXPECT_EQ(findToolkitProgram("nvdisasm"), folder / "bin/nvdisasm");
    EXPECT_EQ(findToolkitProgram("no-such-program"), std::nullopt);
    fs::create_directories(folder / "first");
    fs::copy_file(folder / "bin/nvdisasm", folder / "first/nvdisasm");
    const Environment first("PATH", (folder / "first").string() + ":/usr/bin:/bin");
    EXPECT_EQ(findToolkitProgram("nvdisasm"), folder / "first/nvdisasm");
    fs::permissions(folder / "first/nvdisasm", fs::perms::owner_read); // not to be executed, not even by root
    EXPECT_EQ(findToolkitProgram("nvdisasm"), folder / "bin/nvdisasm");
}

/// NVIDIA's packages of PyPI and conda, as they lie in an active environment.
TEST_F(FakeToolkit, IsFoundInAnActiveEnvironment)
{
    const fs::path environment = folder / "venv", package = environment / "lib/python3.11/site-packages/nvidia/cu13";
    for (const char* name : {"bin", "lib"})
        fs::create_directories(package / name);
    fs::copy_file(folder / "bin/nvdisasm", package / "bin/no-such-program");
    writeFile(package / "lib/libnosuch.so.13", "");
    writeFile(environment / "lib/libnosuch.so.12", "");
    EXPECT_EQ(findToolkitProgram("no-such-program"), std::nullopt);
    for (const char* variable : {"VIRTUAL_ENV", "CONDA_PREFIX"}) {
        const Environment active(variable, environment.string());
        EXPECT_EQ(findToolkitProgram("no-such-program"), package / "bin/no-such-program") << variable;
        const std::vector<CompilerFile> expected{{package / "lib/libnosuch.so.13", 13},
                                                 {environment / "lib/libnosuch.so.12", 12}};
        EXPECT_EQ(findToolkitLibraries("libnosuch.so."), expected) << variable;
    }
    const Environment relative("VIRTUAL_ENV", "venv"); // would depend on the current folder
    EXPECT_TRUE(findToolkitLibraries("libnosuch.so.").empty());
}

TEST_F(FakeToolkit, GivesTheListingOfThePtx)
{
    const Toolchain toolchain({});
    EXPECT_TRUE(toolchain.canList());
    EXPECT_EQ(toolchain.machineListing("// ptx\n", 90, {}),
              "-gp -c -hex kernel.cubin\n-lineinfo -arch=sm_90 -o kernel.cubin kernel.ptx\n// ptx\n");
}

TEST_F(FakeToolkit, IsAskedOnceForTheSameCode)
{
    install("nvdisasm", "echo asked >> " + (folder / "asked").string() + "; echo listing");
    const Toolchain toolchain({});
    for (int i = 0; i < 3; ++i)
        EXPECT_EQ(toolchain.machineListing("// ptx\n", 90, {}), "listing\n");
    EXPECT_EQ(readFile(folder / "asked"), "asked\n");
    toolchain.machineListing("// ptx\n", 80, {});
    toolchain.machineListing("// other\n", 90, {});
    EXPECT_EQ(readFile(folder / "asked"), "asked\nasked\nasked\n");
}

TEST_F(FakeToolkit, MayGiveALongListing)
{
    install("nvdisasm", "head -c 3000000 /dev/zero");
    EXPECT_EQ(Toolchain({}).machineListing("// ptx", 90, {}).size(), 3'000'000U);
    install("nvdisasm", "head -c 40000000 /dev/zero");
    EXPECT_THAT(refusal(), HasSubstr("nvdisasm failed"));
}

TEST_F(FakeToolkit, ThatFailsIsNamed)
{
    install("ptxas", "echo \"ptxas fatal : Value 'sm_61' is not defined\" >&2; echo more >&2; exit 1");
    EXPECT_EQ(refusal(), (folder / "bin/ptxas").string() + " failed: ptxas fatal : Value 'sm_61' is not defined");
    install("ptxas", "touch kernel.cubin");
    install("nvdisasm", "kill -SEGV $$");
    EXPECT_THAT(refusal(), HasSubstr("nvdisasm failed"));
}

TEST_F(FakeToolkit, ThatHangsIsStopped)
{
    install("ptxas", "sleep 60");
    ToolchainOptions options;
    options.timeout = std::chrono::milliseconds(200);
    EXPECT_THROW(Toolchain(options).machineListing("// ptx", 90, {}), std::runtime_error);
    std::stop_source stop;
    stop.request_stop();
    RunControl control;
    control.stop = stop.get_token();
    EXPECT_THROW(Toolchain({}).machineListing("// ptx", 90, control), Cancelled);
}

TEST_F(FakeToolkit, IsHidden)
{
    const Environment hide("TILESCOPE_HIDE", "cuda,nvdisasm");
    EXPECT_FALSE(ToolchainOptions::fromEnvironment().allowNvdisasm);
    const Toolchain hidden(ToolchainOptions::fromEnvironment());
    EXPECT_FALSE(hidden.canList());
    EXPECT_THROW(hidden.machineListing("// ptx", 90, {}), std::runtime_error);
}

} // namespace
} // namespace tilescope::testing_help
