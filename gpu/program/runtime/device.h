#pragma once

#include "gpu/program/device/launcher.h"
#include "gpu/program/runtime/host_checks.h"
#include "gpu/program/runtime/launch_recording.h"

#include <driver_types.h>

#include <cstddef>
#include <deque>
#include <map>
#include <memory>
#include <mutex>
#include <stdexcept>
#include <string>
#include <vector>

namespace tilescope
{

/// A call of the runtime that fails, with CUDA's code; the sentence goes to stderr.
struct CallError : std::runtime_error {
    CallError(cudaError_t error, const std::string& sentence) : std::runtime_error(sentence), code(error) {}
    cudaError_t code;
};

/// A fat binary of the program.
struct DeviceModule {
    std::size_t number = 0; ///< in the order of registration
    std::string ptx;
    std::string refusal; ///< why it has no kernels; empty: it has
    cudaError_t refusalCode = cudaErrorInvalidKernelImage;
    std::shared_ptr<LoadedModule> loaded; ///< null if it has none
};

struct DeviceKernel {
    DeviceModule* module = nullptr;
    std::string name;
    std::shared_ptr<const emulator::Program> program;  ///< null until it is needed
    std::shared_ptr<const emulator::Program> observed; ///< the same for observers
    std::size_t dynamicSharedLimit = 48U << 10U;
};

struct DeviceVariable {
    DeviceModule* module = nullptr;
    std::string name;
    std::size_t bytes = 0;
    void** managed = nullptr; ///< where the program keeps the address of a managed variable
};

/// A texture or surface object.
struct DeviceTexture {
    emulator::TextureView view;
    const std::byte* rows = nullptr; ///< of a texture; they may be padded to `pitch` bytes
    std::size_t pitch = 0;
    /// How its values become those of the view, which has bytes or 4 bytes each; none: they are such.
    struct Widening {
        std::size_t bytes = 0;                                    ///< of a value
        std::uint32_t (*widen)(const std::byte* value) = nullptr; ///< null: none
    } widening = {};
    std::vector<std::byte> packed = {}; ///< as the emulator wants them, while a kernel runs
    cudaResourceDesc resource = {};     ///< as the program described it
    cudaTextureDesc sampling = {};
};

/// The GPU that the program sees: its code, its memory, and launches, each of which ends before the next call begins.
/// Everything is registered by the program's constructors; the code is parsed at the first call that needs the device.
class Device
{
public:
    static Device& instance();

    DeviceModule& addModule(const void* fatBinary);
    /// Code that the program loads while it runs. Throws CallError.
    DeviceModule& loadModule(const std::string& ptx);
    void unloadModule(DeviceModule& module);
    /// One of its kernels, or variables, by name. Throws CallError.
    DeviceKernel& kernelOf(DeviceModule& module, const std::string& name);
    LoadedModule::Variable variableOf(DeviceModule& module, const std::string& name);
    void addKernel(DeviceModule& module, const void* hostFunction, const std::string& name);
    void addVariable(const void* hostVariable, const DeviceVariable& variable);

    /// Null if there is none. `function` is a host function or what is returned here.
    DeviceKernel* kernel(const void* function);
    /// The decoded kernel. Throws CallError if the parser or the emulator refuses it.
    const ptx::Kernel& decoded(DeviceKernel& kernel);
    void launch(DeviceKernel& kernel, const Dim3& grid, const Dim3& block, std::size_t dynamicSharedBytes,
                void** arguments, const LaunchPlace& place, bool isCooperative);
    /// A launch that cannot be any more, because `broken` is an error.
    void skip(const DeviceKernel& kernel, const LaunchPlace& place);
    LaunchRecording& recording() { return m_recording; }
    HostChecks& checks() { return m_checks; }

    /// Where a variable is. Throws CallError if there is none.
    std::byte* variable(const void* hostVariable, std::size_t* bytes = nullptr);

    /// Whether the address is that of a __constant__ variable, which lies outside of the address space.
    bool isConstant(const void* address) const;

    AddressSpace& memory();
    /// The room for malloc in kernels, of each module.
    void setHeapBytes(std::size_t bytes);
    std::size_t heapBytes() const { return m_heapBytes; }
    std::vector<DeviceTexture> textures; ///< a handle is an index plus 1
    void load();
    bool isLoaded() const { return m_loaded; } ///< a call has needed the device

    std::recursive_mutex mutex;       ///< held by every call
    cudaError_t broken = cudaSuccess; ///< after a fault of a kernel every call fails

private:
    Device();
    std::vector<emulator::TextureView> textureViews();
    LaunchPlace placeOfLaunch(const LaunchPlace& told) const;

    void prepareMeetings(DeviceModule& module);
    void refuse(const DeviceModule& module);

    bool m_loaded = false, m_hasToldOfNoCode = false;
    std::size_t m_heapBytes = emulator::DeviceHeap::usualBytes;
    std::byte* m_meeting = nullptr; ///< where the blocks of a cooperative launch meet; null if no kernel has any
    Launcher m_launcher;
    LaunchRecording m_recording;
    AddressSpace m_memory; // before the modules, which have their variables in it
    HostChecks m_checks;
    std::deque<DeviceModule> m_modules;
    std::deque<DeviceKernel> m_kernels;
    std::map<const void*, DeviceKernel*> m_kernelOf;
    std::map<const void*, DeviceVariable> m_variables;
};

} // namespace tilescope
