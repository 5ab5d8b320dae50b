#include "gpu/program/runtime/launch_recording.h"

#include <span>

namespace tilescope
{

using emulator::Region;
using emulator::TextureView;

namespace
{

SharedBytes contentOf(const std::byte* host, std::size_t bytes) { return {nullptr, std::span(host, bytes)}; }

RecordedTexture recordedTexture(const TextureView& view)
{
    RecordedTexture texture;
    Texture& made = texture.description;
    made.width = view.width;
    made.height = view.height;
    made.depth = view.depth;
    made.channels = view.channels;
    made.format = view.texel == TextureView::Texel::Float ? PixelFormat::Float32 : PixelFormat::Grey8;
    made.address = static_cast<Texture::Address>(view.address);
    made.shape = static_cast<Texture::Shape>(view.shape);
    made.filter = view.linear ? Texture::Filter::Linear : Texture::Filter::Point;
    made.normalisedRead = view.normalisedRead;
    made.normalisedCoordinates = view.normalisedCoordinates;
    made.isSurface = view.isSurface;
    texture.memory = view.memory;
    if (view.texels)
        texture.texels = contentOf(
            view.texels, static_cast<std::size_t>(view.width) * static_cast<std::size_t>(view.height) *
                             static_cast<std::size_t>(view.depth) * static_cast<std::size_t>(view.texelBytes()));
    return texture;
}

} // namespace

void LaunchRecording::module(const std::string& ptx)
{
    if (m_recorder)
        m_recorder->module(ptx);
}

void LaunchRecording::begin(const EmulatedLaunch& launch, std::size_t module, const AddressSpace& space,
                            const LaunchPlace& place)
{
    if (!m_recorder)
        return;
    RecordedLaunch recorded{.number = m_recorder->nextLaunch(),
                            .module = module,
                            .kernel = launch.program->kernel->name,
                            .file = place.file,
                            .line = place.line,
                            .grid = launch.grid,
                            .block = launch.block,
                            .sharedBytes = launch.dynamicSharedBytes,
                            .parameters = launch.parameters,
                            .isCooperative = launch.isCooperative};
    std::size_t bytes = 0;
    for (const Region& region : space.regions())
        bytes += region.bytes;
    for (const TextureView& texture : launch.textures) {
        recorded.textures.push_back(recordedTexture(texture));
        bytes += recorded.textures.back().texels.size();
    }
    recorded.isObserved = !recorded.isCooperative && m_recorder->observes(recorded, bytes);
    if (recorded.isObserved) {
        for (std::size_t region = 0; region < space.regions().size(); ++region)
            if (const Region& one = space.regions()[region]; one.host)
                recorded.memory.push_back({region, contentOf(one.host, one.bytes)});
        for (const LoadedModule::NamedVariable& variable : launch.module->variables())
            recorded.variables.push_back(
                {variable.name, variable.isConstant, contentOf(variable.place.address, variable.place.bytes)});
    }
    m_recorder->launch(recorded);
}

void LaunchRecording::end(const std::string& fault, const std::string& file, int line)
{
    if (m_recorder && !fault.empty())
        m_recorder->fault(m_recorder->nextLaunch() - 1, fault, file, line);
}

void LaunchRecording::skipped(const std::string& kernel, const LaunchPlace& place)
{
    if (m_recorder)
        m_recorder->skipped({kernel, place.file, place.line, 1});
}

} // namespace tilescope
