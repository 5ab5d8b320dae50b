#pragma once

#include "gpu/compile/toolchain.h"

#include <gtest/gtest.h>

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <optional>
#include <string>

namespace tilescope::testing_help
{

/// Sets an environment variable until the end of the scope.
class Environment
{
public:
    Environment(const char* name, const std::string& value) : m_name(name)
    {
        if (const char* old = std::getenv(name))
            m_old = old;
        setenv(name, value.c_str(), 1);
    }
    ~Environment()
    {
        if (m_old)
            setenv(m_name, m_old->c_str(), 1);
        else
            unsetenv(m_name);
    }
    Environment(const Environment&) = delete;
    Environment& operator=(const Environment&) = delete;

private:
    const char* m_name;
    std::optional<std::string> m_old;
};

inline std::string readFile(const std::filesystem::path& path)
{
    std::ifstream file(path, std::ios::binary);
    EXPECT_TRUE(file) << path;
    return {std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>()};
}

inline void writeFile(const std::filesystem::path& path, const std::string& text)
{
    std::ofstream(path, std::ios::binary) << text;
}

inline CompileRequest request(const std::string& text, const std::string& name = "sobel/shared.cu")
{
    CompileRequest result;
    result.source = {name, text};
    return result;
}

inline const char* nameOf(CompilerChoice choice) { return choice == CompilerChoice::Nvrtc ? "Nvrtc" : "Clang"; }

/// The message of the exception with which a compilation ends, empty if it succeeds.
inline std::string failure(Toolchain& toolchain, CompilerChoice choice, const CompileRequest& what)
{
    try {
        toolchain.compile(choice, what, {});
    } catch (const std::exception& error) {
        return error.what();
    }
    return {};
}

/// A test that runs once with each available compiler; without any cache.
class EachCompiler : public testing::TestWithParam<CompilerChoice>
{
protected:
    void SetUp() override
    {
        if (!toolchain.has(GetParam()))
            GTEST_SKIP() << nameOf(GetParam()) << " is not installed";
    }
    CompiledModule compile(const CompileRequest& what) { return toolchain.compile(GetParam(), what, {}); }
    std::vector<Diagnostic> diagnosticsOf(const std::string& text)
    {
        try {
            compile(request(text));
        } catch (const CompileError& error) {
            return error.diagnostics;
        }
        ADD_FAILURE() << "compiles: " << text;
        return {};
    }
    Toolchain toolchain{ToolchainOptions{}};
};

} // namespace tilescope::testing_help
