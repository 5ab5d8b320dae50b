#pragma once

#include "gpu/compile/toolchain.h"
#include "gpu/cuda/cuda_backend.h"
#include "gpu/emulator/emulator.h"

#include <cstring>
#include <fstream>
#include <iterator>
#include <memory>
#include <span>
#include <stdexcept>
#include <string>
#include <vector>

namespace tilescope::test
{

template <class T>
std::vector<std::byte> bytesOf(const std::vector<T>& values)
{
    const auto bytes = std::as_bytes(std::span(values));
    return {bytes.begin(), bytes.end()};
}

template <class T>
std::vector<T> valuesOf(const std::vector<std::byte>& bytes)
{
    std::vector<T> values(bytes.size() / sizeof(T));
    if (!values.empty())
        std::memcpy(values.data(), bytes.data(), values.size() * sizeof(T));
    return values;
}

/// The text tests/data/kernels/machines/NAME.cu.
inline KernelSource machineKernel(const std::string& name)
{
    std::ifstream file(TILESCOPE_TEST_DATA "/kernels/machines/" + name + ".cu", std::ios::binary);
    if (!file)
        throw std::runtime_error("There is no kernel " + name + ".");
    return {name + ".cu", {std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>()}};
}

/// Runs a plan with one source in the emulator or on the GPU, compiled from the same text. The result is the plan's
/// picture buffer; a finding of the emulator is thrown as an exception.
class BothMachines
{
public:
    explicit BothMachines(CompilerChoice compiler)
        : m_toolchain(ToolchainOptions::fromEnvironment()), m_compiler(compiler)
    {
    }

    bool hasCompiler() const { return m_toolchain.has(m_compiler); }

    std::vector<std::byte> emulated(const Plan& plan, int capability = 75)
    {
        const std::vector<CompiledModule> modules{compiled(plan, capability, false)};
        EmulatorResult result = m_emulator.run(plan, modules, Image(), {}, {});
        if (!result.findings.empty())
            throw std::runtime_error(nameOf(result.findings.front().kind) + ": " +
                                     english(result.findings.front().message));
        return std::move(result.picture);
    }

    std::vector<std::byte> onDevice(const Plan& plan, CudaBackend& backend)
    {
        const DeviceInfo& device = backend.device();
        const std::vector<CompiledModule> modules{compiled(plan, 10 * device.major + device.minor, true)};
        CudaOptions options;
        options.measure = false;
        return backend.run(plan, modules, nullptr, options, {}).picture;
    }

private:
    CompiledModule compiled(const Plan& plan, int capability, bool cubin)
    {
        return m_toolchain.compile(m_compiler, {plan.sources.front(), {}, capability, cubin}, {});
    }

    Toolchain m_toolchain;
    CompilerChoice m_compiler;
    Emulator m_emulator;
};

} // namespace tilescope::test
