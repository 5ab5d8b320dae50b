#pragma once

#include "compile_fixture.h"

#include <algorithm>
#include <filesystem>
#include <string>

#include <unistd.h>

namespace tilescope::testing_help
{

/// PATH is one folder with a script named clang; NVRTC is hidden.
class FakeClang : public testing::Test
{
protected:
    void SetUp() override
    {
        std::filesystem::remove_all(folder);
        std::filesystem::create_directories(folder / "bin");
        options.allowNvrtc = false;
        options.cacheFolder = folder / "cache";
        install("clang", "17.0.6", ptxOf("made by a script"));
    }
    void TearDown() override { std::filesystem::remove_all(folder); }

    /// The command that writes PTX with this remark.
    static std::string ptxOf(const std::string& remark) { return "echo '.version 6.5 // " + remark + "' > out.ptx"; }

    /// The script records each call in the file "calls", answers --version as clang does, and lists the file that the
    /// text includes.
    void install(const std::string& name, const std::string& version, const std::string& action)
    {
        const auto file = folder / "bin" / name;
        const std::string list =
            R"sh(echo "out.ptx: kernel.cu $(sed -n 's/#include "\(.*\)"/\1/p' kernel.cu)" > files.d)sh";
        writeFile(file, "#!/bin/sh\nPATH=/usr/bin:/bin\necho \"$1\" >> " + (folder / "calls").string() +
                            "\nif [ \"$1\" = --version ]; then echo 'clang version " + version + "'; exit 0; fi\n" +
                            list + "\n" + action + "\n");
        std::filesystem::permissions(file, std::filesystem::perms::owner_all);
    }
    int calls() const
    {
        if (!std::filesystem::exists(folder / "calls"))
            return 0;
        const auto text = readFile(folder / "calls");
        return static_cast<int>(std::count(text.begin(), text.end(), '\n'));
    }
    CompiledModule compile() { return Toolchain(options).compile(CompilerChoice::Auto, request("// text"), {}); }

    const std::filesystem::path folder =
        std::filesystem::path(testing::TempDir()) / ("tilescope-fake-" + std::to_string(getpid()));
    const Environment path{"PATH", (folder / "bin").string()};
    ToolchainOptions options;
};

} // namespace tilescope::testing_help
