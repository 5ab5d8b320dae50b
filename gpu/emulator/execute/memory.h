#pragma once

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
#include <vector>

namespace tilescope::emulator
{

/// Host memory at a 256-byte boundary, readable regionPadding bytes beyond its end.
class HostMemory
{
public:
    /// Makes room for `bytes`; what it held is lost. Keeps the room it has if that fits, so that run after run need
    /// not fetch fresh pages from the system.
    void resize(std::size_t bytes);
    /// Fresh memory of zeros, which costs nothing until it is touched.
    void resizeUntouched(std::size_t bytes);
    std::byte* data() { return m_data.get(); }
    const std::byte* data() const { return m_data.get(); }
    std::size_t bytes() const { return m_bytes; }

private:
    struct Free {
        Free() : mapped(0) {}
        explicit Free(std::size_t mappedBytes) : mapped(mappedBytes) {}
        std::size_t mapped; ///< bytes that the system gave; 0: from the heap
        void operator()(std::byte* memory) const;
    };
    std::unique_ptr<std::byte, Free> m_data;
    std::size_t m_bytes = 0, m_capacity = 0;
};

/// What a buffer is filled with: someone else's bytes, or its own where rows had to be set apart.
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

    /// Fills buffers, constants and variables as the plan says. Throws std::runtime_error for a plan that cannot be.
    void prepare(const Plan& plan, std::span<const std::shared_ptr<const ptx::Module>> modules, const Image& input);

    /// The same with buffers and textures that hold nothing, whose size costs nothing: for runs whose result nobody
    /// wants. Constants are filled, for addresses may come of them.
    void prepareEmpty(const Plan& plan, std::span<const std::shared_ptr<const ptx::Module>> modules);

    /// The same with buffers that hold nothing as yet, while textures are read straight from `input` and from the plan
    /// where they can be: SparseBuffers fills what is asked for. Both must outlive this.
    void prepareSparse(const Plan& plan, std::span<const std::shared_ptr<const ptx::Module>> modules,
                       const Image& input);

    /// What a buffer holds at first: Fill::Input and Fill::Bytes; else nothing. Throws std::runtime_error when it has
    /// not the buffer's size.
    static BufferContent contentOf(const Buffer& buffer, const Image& input);

    std::uint64_t bufferAddress(std::size_t buffer) const { return m_bufferAddress.at(buffer); }
    std::uint64_t globalAddress(std::size_t module, std::size_t variable) const;
    std::span<const std::byte> buffer(std::size_t buffer) const;

    /// Regions as a launch of this module sees them; the shared and the local one are still empty.
    std::vector<Region> regions(std::size_t module) const;
    const std::vector<TextureView>& textures() const { return m_textures; }

    /// The buffer or variable that owns a region; null when there is none.
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
    /// Where the texels of texture `index` come from.
    using TexelSource = std::function<const std::byte*(const Texture& texture, std::size_t index, std::size_t bytes)>;
    void prepareTextures(const Plan& plan, const TexelSource& source);
    const std::byte* ownTexels(std::size_t index, std::span<const std::byte> content, std::size_t bytes);
    void prepareBuffers(const Plan& plan, const Image& input);
    std::uint64_t addRegion(const std::string& name, std::size_t bytes, bool untouched = false);
    void patchAddresses(const ptx::Module& module, std::size_t index);

    std::vector<HostMemory> m_hosts; ///< one a region, from FirstFreeRegion on
    std::vector<Named> m_names;      ///< the same
    std::vector<ModuleMemory> m_modules;
    std::vector<std::uint64_t> m_bufferAddress;
    std::vector<HostMemory> m_textureHosts;
    std::vector<TextureView> m_textures;
};

} // namespace tilescope::emulator
