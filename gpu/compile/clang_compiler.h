#pragma once

#include "gpu/compile/compiler.h"

#include <chrono>
#include <filesystem>

namespace tilescope
{

/// clang 14 or newer as a process, with the prelude instead of NVIDIA's headers. Generates PTX only.
class ClangCompiler : public Compiler
{
public:
    static constexpr int oldestMajor = 14;

    /// `major` is the version in the program's name, or 0: then the program is queried on first use.
    ClangCompiler(std::filesystem::path program, int major, std::chrono::milliseconds timeout);
    std::string name() const override;
    int major() const; ///< throws CompilerUnavailable if the program is not clang
    CompiledModule compile(const CompileRequest& request, const RunControl& control) override;

private:
    void askVersion() const;
    bool knows(int architecture) const;

    std::filesystem::path m_program;
    std::chrono::milliseconds m_timeout;
    mutable int m_major;
    mutable std::string m_version;       ///< "14.0.6"; empty until queried
    mutable std::string m_architectures; ///< clang's list of them; empty until queried
};

} // namespace tilescope
