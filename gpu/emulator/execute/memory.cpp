#include "gpu/emulator/execute/memory.h"

#include "gpu/emulator/execute/free_memory.h"
#include "gpu/recipe/message.h"

#include <algorithm>
#include <cstdlib>
#include <cstring>
#include <new>
#include <stdexcept>
#include <sys/mman.h>

namespace tilescope::emulator
{

void HostMemory::Free::operator()(std::byte* memory) const
{
    if (mapped)
        munmap(memory, mapped);
    else
        std::free(memory);
}

namespace
{

[[noreturn]] void failForWantOfMemory(std::size_t bytes)
{
    throw MessageError(
        say(gpu::phrase(
                "There is not enough memory for a buffer of %1 bytes. Use a smaller image, or close other programs."),
            std::to_string(bytes)));
}

} // namespace

void HostMemory::resize(std::size_t bytes)
{
    const bool tooLarge = m_capacity > 2 * bytes + 65'536; // frees memory that a smaller picture does not need
    if (bytes > m_capacity || tooLarge || !m_data) {
        m_data.reset();
        m_capacity = 0;
        // Large buffers are on large pages, of which there are few to be filled in.
        constexpr std::size_t largePage = std::size_t{2} << 20;
        const std::size_t alignment = bytes >= 2 * largePage ? largePage : 256;
        const std::size_t room = (bytes + regionPadding + alignment - 1) / alignment * alignment;
        m_data = {static_cast<std::byte*>(std::aligned_alloc(alignment, room)), Free{}};
        if (!m_data)
            failForWantOfMemory(bytes);
        if (alignment == largePage)
            madvise(m_data.get(), room, MADV_HUGEPAGE); // only a wish
        m_capacity = bytes;
    }
    m_bytes = bytes;
    std::memset(m_data.get() + bytes, 0, regionPadding);
}

void HostMemory::resizeUntouched(std::size_t bytes)
{
    m_data.reset();
    m_bytes = m_capacity = 0;
    const std::size_t room = bytes + regionPadding;
    void* mapped = mmap(nullptr, room, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
    if (mapped == MAP_FAILED)
        failForWantOfMemory(bytes);
    m_data = {static_cast<std::byte*>(mapped), Free{room}};
    m_bytes = m_capacity = bytes;
}

std::uint64_t Memory::addRegion(const std::string& name, std::size_t bytes, bool untouched)
{
    const std::size_t index = m_names.size();
    if (m_hosts.size() <= index)
        m_hosts.emplace_back();
    if (untouched)
        m_hosts[index].resizeUntouched(bytes);
    else
        m_hosts[index].resize(bytes);
    const std::uint64_t address = (FirstFreeRegion + index) << regionShift;
    m_names.push_back({name, address, bytes});
    return address;
}

void Memory::prepare(const Plan& plan, std::span<const std::shared_ptr<const ptx::Module>> modules, const Image& input)
{
    std::uint64_t held = 0; // by the run before; this one takes it over
    for (const auto* hosts : {&m_hosts, &m_textureHosts})
        for (const HostMemory& host : *hosts)
            held += host.bytes();
    const std::uint64_t free = freeMemory();
    checkRoom(plan, modules, free + std::min(held, ~free));
    m_names.clear();
    prepareBuffers(plan, input);
    prepareModules(plan, modules);
    fillConstants(plan, modules);
    prepareTextures(plan, [this](const Texture& texture, std::size_t index, std::size_t bytes) {
        return ownTexels(index, buffer(texture.buffer), bytes);
    });
    m_hosts.resize(m_names.size());
}

void Memory::prepareEmpty(const Plan& plan, std::span<const std::shared_ptr<const ptx::Module>> modules)
{
    prepareUntouched(plan, modules);
    prepareTextures(plan, [this](const Texture&, std::size_t index, std::size_t bytes) {
        m_textureHosts[index].resizeUntouched(bytes);
        return m_textureHosts[index].data();
    });
    m_hosts.resize(m_names.size());
}

void Memory::prepareSparse(const Plan& plan, std::span<const std::shared_ptr<const ptx::Module>> modules,
                           const Image& input)
{
    prepareUntouched(plan, modules);
    prepareTextures(plan, [&](const Texture& texture, std::size_t index, std::size_t bytes) -> const std::byte* {
        const Buffer& under = plan.buffers[texture.buffer];
        if (under.fill == Buffer::Fill::Input || under.fill == Buffer::Fill::Bytes)
            return contentOf(under, input).bytes.data(); // never its own bytes, because textures are over packed
                                                         // buffers
        m_textureHosts[index].resizeUntouched(bytes);
        if (under.fill == Buffer::Fill::None)
            std::memset(m_textureHosts[index].data(), 0xCD, bytes);
        return m_textureHosts[index].data();
    });
    m_hosts.resize(m_names.size());
}

void Memory::prepareUntouched(const Plan& plan, std::span<const std::shared_ptr<const ptx::Module>> modules)
{
    m_names.clear();
    m_bufferAddress.clear();
    for (const Buffer& buffer : plan.buffers)
        m_bufferAddress.push_back(addRegion(buffer.name, buffer.bytes, true));
    prepareModules(plan, modules);
    fillConstants(plan, modules);
}

BufferContent Memory::contentOf(const Buffer& buffer, const Image& input)
{
    if (buffer.fill == Buffer::Fill::None || buffer.fill == Buffer::Fill::Zero)
        return {};
    const bool isInput = buffer.fill == Buffer::Fill::Input;
    BufferContent content{{}, isInput ? input.bytes() : std::span<const std::byte>(buffer.content)};
    const std::size_t room = isInput ? usedBytes(buffer) : buffer.bytes;
    if (content.bytes.size() != room)
        throw std::runtime_error("Buffer \"" + buffer.name + "\" has " + std::to_string(room) +
                                 " bytes, but what shall fill it has " + std::to_string(content.bytes.size()) + ".");
    if (isInput && buffer.isPitched()) {
        content.own = pitchedRows(buffer, content.bytes);
        content.bytes = content.own;
    }
    return content;
}

void Memory::prepareBuffers(const Plan& plan, const Image& input)
{
    m_bufferAddress.clear();
    for (const Buffer& buffer : plan.buffers) {
        m_bufferAddress.push_back(addRegion(buffer.name, buffer.bytes));
        std::byte* host = m_hosts[m_names.size() - 1].data();
        const BufferContent content = contentOf(buffer, input);
        if (!content.bytes.empty())
            std::memcpy(host, content.bytes.data(), content.bytes.size());
        else if (buffer.bytes > 0)
            std::memset(host, buffer.fill == Buffer::Fill::Zero ? 0 : 0xCD, buffer.bytes);
    }
}

void Memory::prepareModules(const Plan&, std::span<const std::shared_ptr<const ptx::Module>> modules)
{
    m_modules.resize(modules.size());
    for (std::size_t m = 0; m < modules.size(); ++m) {
        const ptx::Module& module = *modules[m];
        m_modules[m].globalAddress.clear();
        for (const ptx::Variable& variable : module.global) {
            m_modules[m].globalAddress.push_back(addRegion(variable.name, variable.bytes));
            HostMemory& host = m_hosts[m_names.size() - 1];
            std::memset(host.data(), 0, host.bytes());
            if (!variable.initialiser.empty())
                std::memcpy(host.data(), variable.initialiser.data(),
                            std::min(variable.initialiser.size(), host.bytes()));
        }
        HostMemory& constants = m_modules[m].constants;
        constants.resize(module.constantBytes);
        std::memset(constants.data(), 0, constants.bytes());
        for (const ptx::Variable& variable : module.constant)
            if (!variable.initialiser.empty())
                std::memcpy(constants.data() + variable.offset, variable.initialiser.data(),
                            std::min(variable.initialiser.size(), variable.bytes));
        patchAddresses(module, m);
    }
    m_heap.reset();
    if (std::ranges::any_of(
            modules, &ptx::Module::usesHeap, [](const auto& module) -> auto& { return *module; }))
        m_heap = std::make_unique<DeviceHeap>(addRegion("the heap", DeviceHeap::usualBytes, true));
}

/// Initialisers that contain the address of another variable.
void Memory::patchAddresses(const ptx::Module& module, std::size_t index)
{
    const auto addressOf = [&](const std::string& name) -> std::uint64_t {
        for (std::size_t v = 0; v < module.global.size(); ++v)
            if (module.global[v].name == name)
                return m_modules[index].globalAddress[v];
        const ptx::Variable* constant = module.findConstant(name);
        return constant ? constantWindow() + constant->offset : 0;
    };
    const auto patch = [&](const ptx::Variable& variable, std::byte* host) {
        for (const ptx::Variable::AddressPatch& p : variable.patches) {
            const std::uint64_t address = addressOf(p.variable) + static_cast<std::uint64_t>(p.offset);
            if (p.at <= variable.bytes && variable.bytes - p.at >= sizeof address)
                std::memcpy(host + p.at, &address, sizeof address);
        }
    };
    for (std::size_t v = 0; v < module.global.size(); ++v)
        patch(module.global[v], m_hosts[(m_modules[index].globalAddress[v] >> regionShift) - FirstFreeRegion].data());
    for (const ptx::Variable& variable : module.constant)
        patch(variable, m_modules[index].constants.data() + variable.offset);
}

void Memory::fillConstants(const Plan& plan, std::span<const std::shared_ptr<const ptx::Module>> modules)
{
    for (const Constant& constant : plan.constants) {
        if (constant.source >= modules.size())
            throw std::runtime_error("The plan fills the constant \"" + constant.symbol +
                                     "\" of a source that it has not.");
        const ptx::Module& module = *modules[constant.source];
        const ptx::Variable* variable = module.findConstant(constant.symbol);
        const auto global = std::ranges::find(module.global, constant.symbol, &ptx::Variable::name);
        if (!variable && global != module.global.end())
            variable = &*global;
        if (!variable)
            throw MessageError(
                say(gpu::phrase("The kernel file has no __constant__ variable \"%1\". Declare it, for example as "
                                "__constant__ float %1[…];"),
                    constant.symbol));
        if (constant.content.size() > variable->bytes)
            throw MessageError(
                say(gpu::phrase("The __constant__ variable \"%1\" has %2 bytes, but %3 are to be copied into it."),
                    constant.symbol, std::to_string(variable->bytes), std::to_string(constant.content.size())));
        if (constant.content.empty())
            continue;
        ModuleMemory& own = m_modules[constant.source];
        std::byte* to = own.constants.data() + variable->offset;
        if (global != module.global.end() && variable == &*global) {
            const std::uint64_t address = own.globalAddress[static_cast<std::size_t>(global - module.global.begin())];
            to = m_hosts[(address >> regionShift) - FirstFreeRegion].data();
        }
        std::memcpy(to, constant.content.data(), constant.content.size());
    }
}

const std::byte* Memory::ownTexels(std::size_t index, std::span<const std::byte> content, std::size_t bytes)
{
    m_textureHosts[index].resize(bytes);
    std::memcpy(m_textureHosts[index].data(), content.data(), bytes);
    return m_textureHosts[index].data();
}

void Memory::prepareTextures(const Plan& plan, const TexelSource& source)
{
    m_textures.clear();
    m_textureHosts.resize(plan.textures.size());
    for (std::size_t t = 0; t < plan.textures.size(); ++t) {
        const Texture& texture = plan.textures[t];
        const bool isCube = texture.shape == Texture::Shape::Cube;
        if (texture.buffer >= plan.buffers.size() || texture.width < 1 || texture.height < 1 || texture.depth < 1 ||
            texture.format == PixelFormat::Rgb8)
            throw std::runtime_error("A texture needs a buffer, a size of at least 1 × 1 and bytes or floats.");
        if (texture.channels != 1 && texture.channels != 2 && texture.channels != 4)
            throw std::runtime_error("A texture has 1, 2 or 4 channels.");
        if ((texture.shape == Texture::Shape::Plane && texture.depth > 1) || (isCube && texture.depth % 6 != 0) ||
            (isCube && texture.width != texture.height))
            throw std::runtime_error("A texture has one plane, or is a volume, layers, or cubes of six square faces.");
        if (plan.buffers[texture.buffer].isPitched())
            throw std::runtime_error("A texture is made over a buffer with nothing between its rows.");
        const std::size_t held = plan.buffers[texture.buffer].bytes;
        std::size_t bytes = static_cast<std::size_t>(bytesPerPixel(texture.format) * texture.channels);
        for (const int side : {texture.width, texture.height, texture.depth})
            bytes = bytes > held ? bytes : bytes * static_cast<std::size_t>(side); // never more than 2^31 × held
        if (bytes > held)
            throw std::runtime_error("A texture is larger than the buffer \"" + plan.buffers[texture.buffer].name +
                                     "\" that it is made over.");
        TextureView view;
        view.isSurface = texture.isSurface;
        if (texture.isSurface)
            view.memory = bufferAddress(texture.buffer);
        else
            view.texels = source(texture, t, bytes);
        view.width = texture.width;
        view.height = texture.height;
        view.texel = texture.format == PixelFormat::Float32 ? TextureView::Texel::Float : TextureView::Texel::Byte;
        view.depth = texture.depth;
        view.channels = texture.channels;
        view.shape = static_cast<TextureView::Shape>(texture.shape);
        view.address = isCube ? TextureView::Address::Clamp : static_cast<TextureView::Address>(texture.address);
        view.linear = texture.filter == Texture::Filter::Linear;
        view.normalisedRead = texture.normalisedRead;
        view.normalisedCoordinates = texture.normalisedCoordinates;
        m_textures.push_back(view);
    }
}

std::uint64_t Memory::globalAddress(std::size_t module, std::size_t variable) const
{
    return m_modules.at(module).globalAddress.at(variable);
}

std::span<const std::byte> Memory::buffer(std::size_t index) const
{
    const HostMemory& host = m_hosts.at(index); // buffers come first
    return {host.data(), host.bytes()};
}

std::vector<Region> Memory::regions(std::size_t module) const
{
    std::vector<Region> result(FirstFreeRegion);
    const HostMemory& constants = m_modules.at(module).constants;
    result[ConstantRegion] = {const_cast<std::byte*>(constants.data()), constants.bytes()};
    for (const HostMemory& host : m_hosts)
        result.push_back({const_cast<std::byte*>(host.data()), host.bytes()});
    return result;
}

const Memory::Named* Memory::owner(std::uint64_t address) const
{
    const std::uint64_t index = (address >> regionShift) - FirstFreeRegion; // wraps for the windows, which are below
    return index < m_names.size() ? &m_names[index] : nullptr;
}

} // namespace tilescope::emulator
