#pragma once

#include "gpu/compile/compiler.h"
#include "gpu/cuda/backend/owners.h"
#include "gpu/recipe/plan.h"

#include <string>
#include <unordered_map>
#include <vector>

namespace tilescope::cuda
{

/// A kernel on the device with its compiled properties.
struct Kernel {
    std::string name;
    driver::Function function = nullptr;
    int registers = 0, maxThreadsPerBlock = 0;
    std::size_t sharedBytes = 0; ///< declared in the kernel
    std::vector<std::size_t> parameterBytes;

    /// Queues a launch. `arguments` points to the value of each parameter. Throws CudaError.
    void start(const Dim3& grid, const Dim3& block, std::size_t dynamicSharedBytes, driver::Stream stream,
               void** arguments) const;
};

/// Compiled code loaded into the device.
class Module
{
public:
    /// `code` is a cubin or PTX text, and `ptx` the text that it was made from. Throws CudaError, with the driver's log
    /// if PTX does not assemble. `name` is the kernel file's, for messages.
    Module(std::string code, std::string ptx, std::string name);

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
    std::string m_code, m_ptx, m_name;
    LoadedCode m_loaded;
    std::unordered_map<std::string, Kernel> m_kernels;
};

} // namespace tilescope::cuda
