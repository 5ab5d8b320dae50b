#pragma once

#include "gpu/emulator/execute/device_heap.h"
#include "gpu/emulator/execute/region.h"
#include "gpu/emulator/execute/texture_view.h"
#include "gpu/image/image.h"
#include "gpu/ptx/module.h"
#include "gpu/recipe/plan.h"

#include <cstdint>
#include <functional>
#include <memory>
#include <span>
#include <string>
#include <utility>
#include <vector>

namespace tilescope::emulator
{

/// Host memory aligned to 256 bytes, readable up to regionPadding bytes beyond its end.
class HostMemory
{
public:
    /// Allocates `bytes`; the content is lost. Keeps the existing memory if it is large enough, so that repeated runs
    /// need not fetch new pages from the system.
    void resize(std::size_t bytes);
    /// New memory of zeros, whose pages are not allocated until they are touched.
    void resizeUntouched(std::size_t bytes);
    std::byte* data() { return m_data.get(); }
    const std::byte* data() const { return m_data.get(); }
    std::size_t bytes() const { return m_bytes; }

private:
    struct Free {
        Free() : mapped(0) {}
        explicit Free(std::size_t mappedBytes) : mapped(mappedBytes) {}
        std::size_t mapped; ///< bytes mapped from the system; 0: from the heap
        void operator()(std::byte* memory) const;
    };
    std::unique_ptr<std::byte, Free> m_data;
    std::size_t m_bytes = 0, m_capacity = 0;
};

/// The initial content of a buffer: borrowed bytes, or its own if rows had to be padded.
struct BufferContent {
    std::vector<std::byte> own;
    std::span<const std::byte> bytes;
};

/// Device memory of one plan: its buffers, and the constants and __device__ variables of its modules.
class Memory
{
public:
    struct Named {
        std::string name;
        std::uint64_t address = 0, bytes = 0;
    };

    /// Fills buffers, constants and variables as the plan says. Throws std::runtime_error for an invalid plan,
    /// and for one that needs more memory than there is.
    void prepare(const Plan& plan, std::span<const std::shared_ptr<const ptx::Module>> modules, const Image& input);

    /// The same with undefined buffers and textures, whose size costs nothing: for runs whose result is not needed.
    /// Constants are filled, because addresses may depend on them.
    void prepareEmpty(const Plan& plan, std::span<const std::shared_ptr<const ptx::Module>> modules);

    /// The same with buffers that are still undefined; textures are read directly from `input` and the plan if
    /// possible. SparseBuffers fills buffers on demand. Both arguments must outlive this object.
    void prepareSparse(const Plan& plan, std::span<const std::shared_ptr<const ptx::Module>> modules,
                       const Image& input);

    /// The initial content of a buffer: for Fill::Input and Fill::Bytes; otherwise none. Throws std::runtime_error if
    /// it does not have the buffer's size.
    static BufferContent contentOf(const Buffer& buffer, const Image& input);

    std::uint64_t bufferAddress(std::size_t buffer) const { return m_bufferAddress.at(buffer); }
    std::uint64_t globalAddress(std::size_t module, std::size_t variable) const;
    std::span<const std::byte> buffer(std::size_t buffer) const;

    /// The regions as a launch of this module sees them; the shared and the local one are still empty.
    std::vector<Region> regions(std::size_t module) const;
    const std::vector<TextureView>& textures() const { return m_textures; }
    /// Textures over memory that is not a plan's.
    void setTextures(std::vector<TextureView> textures) { m_textures = std::move(textures); }
    DeviceHeap* heap() const { return m_heap.get(); } ///< null if no module uses it
    /// An empty one of another size at the same address; whoever calls gives it that memory.
    void resizeHeap(std::uint64_t bytes) { m_heap = std::make_unique<DeviceHeap>(m_heap->address(), bytes); }

    /// The buffer or variable that owns a region; null if there is none.
    const Named* owner(std::uint64_t address) const;
    /// Variables of a module's constant memory, for messages.
    static std::uint64_t constantWindow() { return static_cast<std::uint64_t>(ConstantRegion) << regionShift; }

private:
    struct ModuleMemory {
        HostMemory constants;
        std::vector<std::uint64_t> globalAddress;
    };
    void prepareModules(const Plan& plan, std::span<const std::shared_ptr<const ptx::Module>> modules);
    void fillConstants(const Plan& plan, std::span<const std::shared_ptr<const ptx::Module>> modules);
    void prepareUntouched(const Plan& plan, std::span<const std::shared_ptr<const ptx::Module>> modules);
    /// The source of the texels of texture `index`.
    using TexelSource = std::function<const std::byte*(const Texture& texture, std::size_t index, std::size_t bytes)>;
    void prepareTextures(const Plan& plan, const TexelSource& source);
    const std::byte* ownTexels(std::size_t index, std::span<const std::byte> content, std::size_t bytes);
    void prepareBuffers(const Plan& plan, const Image& input);
    std::uint64_t addRegion(const std::string& name, std::size_t bytes, bool untouched = false);
    void patchAddresses(const ptx::Module& module, std::size_t index);

    std::vector<HostMemory> m_hosts; ///< one per region, from FirstFreeRegion on
    std::vector<Named> m_names;      ///< one per region
    std::vector<ModuleMemory> m_modules;
    std::vector<std::uint64_t> m_bufferAddress;
    std::vector<HostMemory> m_textureHosts;
    std::vector<TextureView> m_textures;
    std::unique_ptr<DeviceHeap> m_heap;
};

} // namespace tilescope::emulator
