#include "gpu/program/runtime/device.h"

#include "gpu/program/record/record_files.h"
#include "gpu/program/runtime/end_of_program.h"
#include "gpu/program/runtime/fat_binary.h"

#include <algorithm>
#include <cstdint>
#include <cstdio>
#include <cstring>
#include <nlohmann/json.hpp>
#include <utility>

namespace tilescope
{

using namespace emulator;

namespace
{

cudaError_t codeOf(const Finding& finding)
{
    if (finding.kind == FindingKind::OutOfBounds)
        return cudaErrorIllegalAddress;
    if (finding.kind == FindingKind::Misaligned)
        return cudaErrorMisalignedAddress;
    if (finding.kind == FindingKind::Assert)
        return cudaErrorAssert;
    return cudaErrorLaunchFailure;
}

HandlerTable fastestHandlers(bool observed)
{
    HandlerTable handlers;
    if (__builtin_cpu_supports("avx2") && __builtin_cpu_supports("fma") && __builtin_cpu_supports("bmi2"))
        avx2::fillHandlers(handlers, observed);
    else
        baseline::fillHandlers(handlers, observed);
    return handlers;
}

} // namespace

Device& Device::instance()
{
    static Device& device = *new Device; // never destroyed: programs call the runtime while they exit
    return device;
}

Device::Device() : m_launcher(fastestHandlers(false)), m_checks(m_recording.recorder(), m_memory, mutex)
{
    if (m_checks.areOn())
        watchEndOfProgram();
}

DeviceModule& Device::addModule(const void* fatBinary)
{
    std::string ptx, refusal;
    try {
        ptx = ptxOfFatBinary(fatBinary);
    } catch (const std::exception& error) {
        refusal = error.what();
    }
    if (ptx.starts_with(joinedCodeMark))
        if (const auto same = std::ranges::find(m_modules, ptx, &DeviceModule::ptx); same != m_modules.end())
            return *same;
    DeviceModule& module = m_modules.emplace_back();
    module.number = m_modules.size() - 1;
    module.ptx = std::move(ptx);
    module.refusal = std::move(refusal);
    if (m_loaded)
        module.refusal = "Code that is registered after the first call is not loaded.";
    if (const Recorder* const recorder = m_recording.recorder(); recorder && !recorder->noCode().empty()) {
        module.refusal = recorder->noCode();
        module.refusalCode = cudaErrorNoKernelImageForDevice;
    }
    m_recording.module(module.ptx);
    return module;
}

void Device::addKernel(DeviceModule& module, const void* hostFunction, const std::string& name)
{
    m_kernels.push_back({&module, name, nullptr, nullptr});
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
    for (DeviceModule& module : m_modules)
        prepareMeetings(module);
    for (DeviceModule& module : m_modules)
        if (module.refusal.empty())
            try {
                module.loaded = std::make_shared<LoadedModule>(module.ptx, m_memory);
            } catch (const std::bad_alloc&) {
                throw CallError(cudaErrorMemoryAllocation, "There is no room for the variables of the program.");
            } catch (const std::exception& error) {
                module.refusal = error.what();
            }
    for (auto& [host, variable] : m_variables)
        if (variable.managed && variable.module->loaded)
            *variable.managed = this->variable(host);
}

/// grid.sync() finds the address of two numbers in the registers %envreg1 and %envreg2, which are constants here. Only
/// while a cooperative launch runs is there memory.
void Device::prepareMeetings(DeviceModule& module)
{
    if (module.ptx.find("%envreg") == std::string::npos)
        return;
    const auto replace = [](std::string& text, std::string_view name, std::uint64_t value) {
        for (std::size_t at = text.find(name); at != std::string::npos; at = text.find(name, at))
            text.replace(at, name.size(), std::to_string(value & 0xFFFF'FFFFU));
    };
    if (!m_meeting)
        m_meeting = m_memory.allocate(2 * sizeof(std::uint32_t));
    const auto address = reinterpret_cast<std::uint64_t>(m_meeting);
    replace(module.ptx, "%envreg1", address >> 32U);
    replace(module.ptx, "%envreg2", address);
}

DeviceModule& Device::loadModule(const std::string& ptx)
{
    load();
    DeviceModule& module = m_modules.emplace_back();
    module.number = m_modules.size() - 1;
    module.ptx = ptx;
    m_recording.module(ptx);
    prepareMeetings(module);
    try {
        module.loaded = std::make_shared<LoadedModule>(module.ptx, m_memory);
    } catch (const std::bad_alloc&) {
        module.refusal = "There is no room for the variables of the module.";
        throw CallError(cudaErrorMemoryAllocation, module.refusal);
    } catch (const std::exception& error) {
        module.refusal = error.what();
        throw CallError(cudaErrorInvalidPtx, module.refusal);
    }
    return module;
}

void Device::unloadModule(DeviceModule& module)
{
    if (!module.loaded)
        throw CallError(cudaErrorInvalidResourceHandle, "The module has been unloaded before.");
    for (DeviceKernel& kernel : m_kernels)
        if (kernel.module == &module)
            kernel.program = kernel.observed = nullptr;
    module.loaded = nullptr;
    module.refusal = "The module has been unloaded.";
}

DeviceKernel& Device::kernelOf(DeviceModule& module, const std::string& name)
{
    for (DeviceKernel& kernel : m_kernels)
        if (kernel.module == &module && kernel.name == name)
            return kernel;
    DeviceKernel kernel{&module, name, nullptr, nullptr};
    try {
        decoded(kernel);
    } catch (const CallError& error) {
        throw error.code == cudaErrorInvalidDeviceFunction
            ? CallError(cudaErrorSymbolNotFound, std::string(error.what()) +
                                                     " The name of a C++ function is its mangled one; extern \"C\" "
                                                     "keeps it as it is.")
            : error;
    }
    m_kernels.push_back(std::move(kernel));
    m_kernelOf[&m_kernels.back()] = &m_kernels.back();
    return m_kernels.back();
}

LoadedModule::Variable Device::variableOf(DeviceModule& module, const std::string& name)
{
    for (const std::string& known : {name, "_ZL" + std::to_string(name.size()) + name}) // clang's name of a static one
        if (const auto place = module.loaded ? module.loaded->variable(known) : std::nullopt) {
            m_checks.constantFilled(*module.loaded, known);
            return *place;
        }
    throw CallError(cudaErrorSymbolNotFound, "The PTX has no variable \"" + name + "\".");
}

DeviceKernel* Device::kernel(const void* function)
{
    const auto found = m_kernelOf.find(function);
    return found == m_kernelOf.end() ? nullptr : found->second;
}

/// Throws if the module has no kernels.
void Device::refuse(const DeviceModule& module)
{
    if (module.refusal.empty())
        return;
    if (module.refusalCode == cudaErrorNoKernelImageForDevice && !std::exchange(m_hasToldOfNoCode, true))
        m_recording.recorder()->event({{noCodeEventName, true}});
    throw CallError(module.refusalCode, module.refusal);
}

const ptx::Kernel& Device::decoded(DeviceKernel& kernel)
{
    load();
    if (kernel.program)
        return *kernel.program->kernel;
    refuse(*kernel.module);
    try {
        kernel.program = kernel.module->loaded->decode(kernel.name, m_launcher.handlers());
    } catch (const ptx::PtxError& error) {
        throw CallError(cudaErrorInvalidPtx, error.what());
    }
    if (!kernel.program)
        throw CallError(cudaErrorInvalidDeviceFunction, "The PTX has no kernel \"" + kernel.name + "\".");
    return *kernel.program->kernel;
}

void Device::launch(DeviceKernel& kernel, const Dim3& grid, const Dim3& block, std::size_t dynamicSharedBytes,
                    void** arguments, const LaunchPlace& place, bool isCooperative)
{
    const ptx::Kernel& code = decoded(kernel);
    const bool isObserved = m_checks.observesLaunch();
    if (isObserved && !kernel.observed)
        kernel.observed = kernel.module->loaded->decode(kernel.name, fastestHandlers(true));
    const EmulatedLaunch launch{kernel.module->loaded,
                                isObserved ? kernel.observed : kernel.program,
                                grid,
                                block,
                                dynamicSharedBytes,
                                parametersOf(code, arguments),
                                textureViews(),
                                isCooperative ? nullptr : m_meeting,
                                isCooperative};
    m_recording.begin(launch, kernel.module->number, m_memory, placeOfLaunch(place));
    LaunchResult result;
    try {
        result = m_launcher.run(launch, m_memory, isObserved ? m_checks.watch(launch) : LaunchWatch());
    } catch (const std::runtime_error& error) {
        m_recording.end(error.what(), {}, 0);
        throw CallError(cudaErrorInvalidConfiguration, error.what());
    }
    m_checks.launched(launch, result);
    const std::optional<Finding>& fault = result.error;
    if (!fault)
        return;
    m_recording.end(english(fault->message), fault->source, fault->line);
    broken = codeOf(*fault);
    const std::string where = fault->source.empty() ? "PTX or source line " : fault->source + ":";
    throw CallError(broken, "Kernel " + kernel.name + ", " + where + std::to_string(fault->line) + ": " +
                                english(fault->message));
}

LaunchPlace Device::placeOfLaunch(const LaunchPlace& told) const
{
    if (told.line > 0)
        return told;
    const SourcePlace own = m_checks.launchPlace();
    return {own.file, own.line};
}

void Device::skip(const DeviceKernel& kernel, const LaunchPlace& place)
{
    m_checks.launching(kernel.name);
    m_recording.skipped(m_checks.launchName(), placeOfLaunch(place));
}

std::vector<TextureView> Device::textureViews()
{
    std::vector<TextureView> views;
    for (DeviceTexture& texture : textures) {
        TextureView view = texture.view;
        const auto rowBytes = static_cast<std::size_t>(view.width) * static_cast<std::size_t>(view.texelBytes());
        const auto rows = static_cast<std::size_t>(view.height) * static_cast<std::size_t>(view.depth);
        if (texture.widening.widen && texture.rows) {
            texture.packed.resize(rowBytes * rows + regionPadding);
            for (std::size_t row = 0; row < rows; ++row)
                for (std::size_t i = 0; i < rowBytes / sizeof(std::uint32_t); ++i) {
                    const std::uint32_t value =
                        texture.widening.widen(texture.rows + row * texture.pitch + i * texture.widening.bytes);
                    std::memcpy(texture.packed.data() + row * rowBytes + i * sizeof value, &value, sizeof value);
                }
            view.texels = texture.packed.data();
        } else if (texture.pitch == rowBytes) {
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
        throw CallError(cudaErrorInvalidSymbol, "There is no such variable.");
    const DeviceVariable& variable = found->second;
    if (bytes)
        *bytes = variable.bytes;
    if (variable.module->refusalCode == cudaErrorNoKernelImageForDevice)
        refuse(*variable.module);
    if (variable.module->loaded)
        m_checks.constantFilled(*variable.module->loaded, variable.name);
    if (variable.module->loaded)
        if (const auto place = variable.module->loaded->variable(variable.name))
            return place->address;
    throw CallError(cudaErrorInvalidSymbol, "The PTX has no variable \"" + variable.name + "\".");
}

bool Device::isConstant(const void* address) const
{
    return std::ranges::any_of(m_modules, [&](const DeviceModule& module) {
        if (!module.loaded)
            return false;
        const emulator::Region constants = module.loaded->constants();
        return address >= constants.host && address < constants.host + constants.bytes;
    });
}

void Device::setHeapBytes(std::size_t bytes)
{
    load();
    m_heapBytes = bytes;
    for (DeviceModule& module : m_modules)
        if (module.loaded)
            module.loaded->resizeHeap(bytes);
}

AddressSpace& Device::memory()
{
    load();
    return m_memory;
}

} // namespace tilescope
