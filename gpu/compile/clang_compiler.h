#pragma once

#include "gpu/compile/compiler.h"

#include <chrono>
#include <filesystem>

namespace tilescope
{

/// clang 14 or newer as a process, with the prelude in place of NVIDIA's headers. It makes PTX only.
class ClangCompiler : public Compiler
{
public:
    static constexpr int oldestMajor = 14;

    /// `major` is what the program's name tells, or 0: then it is asked when first needed.
    ClangCompiler(std::filesystem::path program, int major, std::chrono::milliseconds timeout);
    std::string name() const override;
    int major() const; ///< throws CompilerUnavailable when the program is no clang
    CompiledModule compile(const CompileRequest& request, const RunControl& control) override;

private:
    void askVersion() const;
    bool knows(int architecture) const;

    std::filesystem::path m_program;
    std::chrono::milliseconds m_timeout;
    mutable int m_major;
    mutable std::string m_version;       ///< "14.0.6"; empty until asked
    mutable std::string m_architectures; ///< clang's list of them; empty until asked
};

} // namespace tilescope
