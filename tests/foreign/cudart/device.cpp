#include "tests/foreign/cudart/device.h"

#include "gpu/emulator/execute/launch_setup.h"
#include "tests/foreign/cudart/fat_binary.h"

#include <algorithm>
#include <cstdint>
#include <cstdio>
#include <cstring>
#include <limits>
#include <thread>

namespace tilescope
{

using namespace emulator;

namespace
{

cudaError_t codeOf(const Finding& finding)
{
    if (finding.kind == "out_of_bounds")
        return cudaErrorIllegalAddress;
    if (finding.kind == "misaligned")
        return cudaErrorMisalignedAddress;
    if (finding.kind == "assert")
        return cudaErrorAssert;
    return cudaErrorLaunchFailure;
}

/// The text alone: the message of the note begins with the block and the thread.
std::string printedText(const std::string& message)
{
    const std::size_t thread = message.find("thread "), end = message.find("): ", thread);
    return (end == std::string::npos ? message : message.substr(end + 3)) + "\n";
}

} // namespace

Device& Device::instance()
{
    static Device& device = *new Device; // never destroyed: programs call the runtime while they exit
    return device;
}

Device::Device() : m_pool(std::max(1U, std::thread::hardware_concurrency())), m_workers(m_pool.threads())
{
    if (__builtin_cpu_supports("avx2") && __builtin_cpu_supports("fma") && __builtin_cpu_supports("bmi2"))
        avx2::fillHandlers(m_handlers, false);
    else
        baseline::fillHandlers(m_handlers, false);
}

DeviceModule& Device::addModule(const void* fatBinary)
{
    DeviceModule& module = m_modules.emplace_back();
    module.index = m_modules.size() - 1;
    try {
        module.ptx = ptxOfFatBinary(fatBinary);
    } catch (const std::exception& error) {
        module.refusal = error.what();
    }
    if (m_loaded)
        module.refusal = "Code that is registered after the first call is not loaded.";
    return module;
}

void Device::addKernel(DeviceModule& module, const void* hostFunction, const std::string& name)
{
    m_kernels.push_back({&module, name, nullptr});
    m_kernelOf[hostFunction] = m_kernelOf[&m_kernels.back()] = &m_kernels.back();
}

void Device::addVariable(const void* hostVariable, const DeviceVariable& variable)
{
    m_variables[hostVariable] = variable;
}

void Device::load()
{
    if (m_loaded)
        return;
    m_loaded = true;
    std::vector<std::shared_ptr<const ptx::Module>> parsed;
    for (DeviceModule& module : m_modules) {
        module.parsed = std::make_shared<ptx::Module>();
        if (module.refusal.empty())
            try {
                module.parsed = std::make_shared<ptx::Module>(ptx::parseModule(module.ptx, ""));
            } catch (const std::exception& error) {
                module.refusal = error.what();
            }
        parsed.push_back(module.parsed);
    }
    m_constants.prepare(Plan{}, parsed, Image{});
    placeVariables(parsed);
    for (auto& [host, variable] : m_variables)
        if (variable.managed && variable.module->refusal.empty())
            *variable.managed = this->variable(host);
}

/// Variables get the regions that the emulator has given them, and so come first.
void Device::placeVariables(const std::vector<std::shared_ptr<const ptx::Module>>& parsed)
{
    const auto place = [&](const Region& from) {
        std::byte* const to = m_memory.allocate(from.bytes);
        if (!to)
            throw CudaError(cudaErrorMemoryAllocation, "There is no room for the variables of the program.");
        if (from.bytes > 0)
            std::memcpy(to, from.host, from.bytes);
        return to;
    };
    for (std::size_t m = 0; m < parsed.size(); ++m) {
        const std::vector<Region> regions = m_constants.regions(m);
        if (m == 0)
            for (std::size_t i = FirstFreeRegion; i < regions.size(); ++i)
                place(regions[i]);
        m_modules[m].constants = place(regions[ConstantRegion]);
    }
}

DeviceKernel* Device::kernel(const void* function)
{
    const auto found = m_kernelOf.find(function);
    return found == m_kernelOf.end() ? nullptr : found->second;
}

const ptx::Kernel& Device::decoded(DeviceKernel& kernel)
{
    load();
    if (kernel.program)
        return *kernel.program->kernel;
    if (!kernel.module->refusal.empty())
        throw CudaError(cudaErrorInvalidKernelImage, kernel.module->refusal);
    try {
        const ptx::Kernel* found = kernel.module->parsed->findKernel(kernel.name);
        if (!found)
            throw CudaError(cudaErrorInvalidDeviceFunction, "The PTX has no kernel \"" + kernel.name + "\".");
        kernel.program = decode(kernel.module->parsed, *found, m_handlers, true);
        return *found;
    } catch (const ptx::PtxError& error) {
        throw CudaError(cudaErrorInvalidPtx, error.what());
    }
}

void Device::launch(DeviceKernel& kernel, const Dim3& grid, const Dim3& block, std::size_t dynamicSharedBytes,
                    void** arguments)
{
    const ptx::Kernel& code = decoded(kernel);
    std::vector<std::byte> parameters(code.parameterBytes);
    for (std::size_t i = 0; i < code.parameters.size(); ++i)
        std::memcpy(parameters.data() + code.parameters[i].offset, arguments[i], code.parameters[i].bytes);
    Launch launch{kernel.name, kernel.module->index, grid, block, dynamicSharedBytes, {}};
    LaunchSetup setup;
    try {
        setup = setUpLaunch("", launch, *kernel.program, m_constants, std::move(parameters));
    } catch (const std::runtime_error& error) {
        throw CudaError(cudaErrorInvalidConfiguration, error.what());
    }
    setup.regions.resize(m_memory.regions().size());
    std::copy(m_memory.regions().begin() + FirstFreeRegion, m_memory.regions().end(),
              setup.regions.begin() + FirstFreeRegion);
    setup.regions[ConstantRegion] = {kernel.module->constants, kernel.module->parsed->constantBytes};
    m_constants.setTextures(textureViews());
    EmulatorOptions options; // a program may take as long as it wants
    options.warpInstructionLimit = options.blockInstructionLimit = std::numeric_limits<std::uint64_t>::max() / 2;
    const LaunchResult result = runLaunch(setup, options, m_pool, m_workers, {}, {}, nullptr);
    for (const Finding& print : result.prints)
        std::fputs(printedText(print.message).c_str(), stdout);
    if (!result.error)
        return;
    broken = codeOf(*result.error);
    throw CudaError(broken, "Kernel " + kernel.name + ", PTX or source line " + std::to_string(result.error->line) +
                                ": " + result.error->message);
}

std::vector<TextureView> Device::textureViews()
{
    std::vector<TextureView> views;
    for (DeviceTexture& texture : textures) {
        TextureView view = texture.view;
        const auto rowBytes = static_cast<std::size_t>(view.width) * static_cast<std::size_t>(view.texelBytes());
        const auto rows = static_cast<std::size_t>(view.height) * static_cast<std::size_t>(view.depth);
        if (texture.pitch == rowBytes) {
            view.texels = texture.rows;
        } else if (texture.rows) {
            texture.packed.resize(rowBytes * rows + regionPadding);
            for (std::size_t row = 0; row < rows; ++row)
                std::memcpy(texture.packed.data() + row * rowBytes, texture.rows + row * texture.pitch, rowBytes);
            view.texels = texture.packed.data();
        }
        views.push_back(view);
    }
    return views;
}

std::byte* Device::variable(const void* hostVariable, std::size_t* bytes)
{
    load();
    const auto found = m_variables.find(hostVariable);
    if (found == m_variables.end())
        throw CudaError(cudaErrorInvalidSymbol, "There is no such variable.");
    const DeviceVariable& variable = found->second;
    if (bytes)
        *bytes = variable.bytes;
    const ptx::Module& module = *variable.module->parsed;
    if (const ptx::Variable* constant = module.findConstant(variable.name))
        return variable.module->constants + constant->offset;
    for (std::size_t i = 0; i < module.global.size(); ++i)
        if (module.global[i].name == variable.name)
            return reinterpret_cast<std::byte*>(m_constants.globalAddress(variable.module->index, i));
    throw CudaError(cudaErrorInvalidSymbol, "The PTX has no variable \"" + variable.name + "\".");
}

AddressSpace& Device::memory()
{
    load();
    return m_memory;
}

} // namespace tilescope
