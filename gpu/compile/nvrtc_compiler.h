#pragma once

#include "gpu/compile/compiler.h"

#include <chrono>
#include <filesystem>

namespace tilescope
{

/// NVRTC of the CUDA Toolkit, in the program tilescope-nvrtc (see nvrtc_worker/main.cpp).
class NvrtcCompiler : public Compiler
{
public:
    NvrtcCompiler(std::filesystem::path library, std::chrono::milliseconds timeout);
    std::string name() const override;
    CompiledModule compile(const CompileRequest& request, const RunControl& control) override;

private:
    std::filesystem::path m_library;
    std::chrono::milliseconds m_timeout;
    mutable std::string m_name; ///< empty until queried
};

} // namespace tilescope
