#pragma once

#include "gpu/compile/compiler.h"
#include "gpu/cuda/runtime/owners.h"

#include <optional>
#include <string>
#include <unordered_map>
#include <vector>

namespace tilescope::cuda
{

/// A kernel on the device with its compiled properties.
struct Kernel {
    cudaKernel_t handle = nullptr;
    cudaFuncAttributes attributes{};
    std::optional<std::vector<std::size_t>> parameterBytes; ///< absent if the driver does not report them

    const void* function() const { return reinterpret_cast<const void*>(handle); }
};

/// Compiled code loaded into the device.
class Module
{
public:
    /// `code` is a cubin or PTX text. Throws CudaError, with the driver's log if PTX does not assemble. `name` is the
    /// kernel file's, for messages.
    Module(std::string code, std::string name);

    /// The kernel, looked up once. Throws SettingError if the file has no such kernel.
    Kernel& kernel(const std::string& symbol);

    struct Variable {
        void* data = nullptr;
        std::size_t bytes = 0;
    };
    /// The address of a __constant__ variable. Throws SettingError if the file has no such variable.
    Variable variable(const std::string& symbol) const;

    const std::string& code() const { return m_code; }
    const std::string& name() const { return m_name; }

private:
    std::string m_code, m_name;
    Library m_library;
    std::unordered_map<std::string, Kernel> m_kernels;
};

} // namespace tilescope::cuda
