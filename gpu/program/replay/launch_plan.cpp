#include "gpu/program/replay/launch_plan.h"

#include "gpu/declared/value_bytes.h"
#include "gpu/direct/direct_launch.h"
#include "gpu/emulator/execute/region.h"
#include "gpu/run/machine_refusal.h"

#include <algorithm>
#include <cstdint>
#include <cstring>
#include <optional>
#include <stdexcept>
#include <utility>

namespace tilescope
{

using emulator::FirstFreeRegion;
using emulator::regionShift;

namespace
{

/// An address of the program's, in a buffer of the plan.
struct Place {
    std::size_t buffer = 0;
    std::uint64_t offset = 0;
};

template <class Number>
Number numberAt(const std::byte* bytes)
{
    Number number{};
    std::memcpy(&number, bytes, sizeof number);
    return number;
}

/// Makes the plan of one launch.
class LaunchPlanner
{
public:
    LaunchPlanner(const RecordedLaunch& launch, const ptx::Module& module, const KernelSource& source,
                  const std::vector<KernelParameter>& parameters)
        : m_launch(launch), m_module(module), m_kernel(module.findKernel(launch.kernel)), m_named(parameters)
    {
        if (!m_kernel || m_kernel->parameterBytes != launch.parameters.size())
            throw std::runtime_error("Its record does not fit the kernel.");
        m_plan.sources = {source};
        if (m_named.size() != m_kernel->parameters.size())
            m_named.resize(m_kernel->parameters.size());
    }

    Plan plan()
    {
        fillBuffers();
        fillVariables();
        makeTextures();
        Launch launch{.kernel = m_launch.kernel,
                      .grid = m_launch.grid,
                      .block = m_launch.block,
                      .dynamicSharedBytes = m_launch.sharedBytes,
                      .arguments = {}};
        for (std::size_t i = 0; i < m_kernel->parameters.size(); ++i)
            launch.arguments.push_back(argument(m_kernel->parameters[i], m_named[i]));
        m_plan.launches = {std::move(launch)};
        if (mayLoadAddresses() && holdsAddresses())
            m_plan.minimumCapability = noDevice;
        showResult();
        return std::move(m_plan);
    }

private:
    void fillBuffers()
    {
        for (const RecordedMemory& memory : m_launch.memory) {
            if (memory.region < FirstFreeRegion)
                throw std::runtime_error("Its memory is where no allocation can be.");
            const std::size_t buffer = memory.region - FirstFreeRegion;
            if (buffer >= m_plan.buffers.size())
                m_plan.buffers.resize(buffer + 1);
            m_plan.buffers[buffer] = {.name = "allocation " + std::to_string(++m_allocations),
                                      .bytes = memory.content.size(),
                                      .fill = Buffer::Fill::Bytes,
                                      .content = memory.content};
        }
    }

    void fillVariables()
    {
        for (const RecordedVariable& variable : m_launch.variables) {
            const std::vector<ptx::Variable>& declared = variable.isConstant ? m_module.constant : m_module.global;
            const auto known = std::ranges::find(declared, variable.name, &ptx::Variable::name);
            if (known == declared.end() || known->bytes != variable.content.size())
                throw std::runtime_error("Its variables are not those of the module.");
            std::vector<std::byte> initial = known->initialiser;
            initial.resize(known->bytes);
            // One with addresses of others in it keeps them.
            if (known->patches.empty() && !std::ranges::equal(initial, variable.content))
                m_plan.constants.push_back({0, variable.name, {variable.content.begin(), variable.content.end()}});
        }
    }

    void makeTextures()
    {
        for (const RecordedTexture& recorded : m_launch.textures) {
            Texture texture = recorded.description;
            const auto bytes = static_cast<std::size_t>(texture.width) * static_cast<std::size_t>(texture.height) *
                               static_cast<std::size_t>(texture.depth) * static_cast<std::size_t>(texture.channels) *
                               (texture.format == PixelFormat::Float32 ? 4 : 1);
            const std::optional<Place> surface = texture.isSurface ? placeOf(recorded.memory) : std::optional<Place>();
            if (surface && surface->offset == 0 && m_plan.buffers[surface->buffer].bytes >= bytes && bytes > 0) {
                texture.buffer = surface->buffer;
            } else if (!texture.isSurface && bytes > 0 && recorded.texels.size() == bytes) {
                texture.buffer = m_plan.buffers.size();
                m_plan.buffers.push_back({.name = "texture " + std::to_string(m_plan.textures.size() + 1),
                                          .bytes = bytes,
                                          .fill = Buffer::Fill::Bytes,
                                          .content = recorded.texels});
            } else { // of this number there is none any more
                texture = {.buffer = m_plan.buffers.size(), .width = 1, .height = 1};
                m_plan.buffers.push_back({.name = "no texture", .bytes = 1, .fill = Buffer::Fill::Zero, .content = {}});
            }
            m_plan.textures.push_back(texture);
        }
    }

    std::optional<Place> placeOf(std::uint64_t address) const
    {
        const std::uint64_t region = address >> regionShift;
        if (region < FirstFreeRegion || region - FirstFreeRegion >= m_plan.buffers.size())
            return {};
        const Place place{static_cast<std::size_t>(region - FirstFreeRegion),
                          address & ((std::uint64_t{1} << regionShift) - 1)};
        const Buffer& buffer = m_plan.buffers[place.buffer];
        if (buffer.bytes == 0 || place.offset > buffer.bytes)
            return {};
        return place;
    }

    Argument argument(const ptx::Parameter& parameter, const KernelParameter& named)
    {
        const std::byte* const bytes = m_launch.parameters.data() + parameter.offset;
        if (parameter.bytes == 4 && !named.isPointer) {
            const std::string scalar = elementOf(named.type).scalar;
            if (scalar == "int")
                return numberAt<std::int32_t>(bytes);
            if (scalar == "unsigned int")
                return numberAt<std::uint32_t>(bytes);
            if (scalar == "float")
                return numberAt<float>(bytes);
        }
        if (named.type == "cudaTextureObject_t" || named.type == "cudaSurfaceObject_t")
            if (const auto handle = numberAt<std::uint64_t>(bytes); handle >= 1 && handle <= m_plan.textures.size())
                return TextureArgument{static_cast<std::size_t>(handle - 1)};
        ValueArgument value{named.type.empty() ? "value" : named.type + (named.isPointer ? "*" : ""),
                            {bytes, bytes + parameter.bytes}};
        for (std::size_t at = 0; at + 8 <= parameter.bytes; at += 8) {
            const std::optional<Place> place = placeOf(numberAt<std::uint64_t>(bytes + at));
            if (!place)
                continue;
            if (parameter.bytes == 8)
                name(*place, named);
            if (parameter.bytes == 8 && place->offset == 0)
                return BufferArgument{place->buffer};
            // The address of the buffer is added to what is in these bytes.
            std::memcpy(value.bytes.data() + at, &place->offset, sizeof place->offset);
            value.addresses.push_back({at, BufferArgument{place->buffer}});
        }
        return value;
    }

    void name(const Place& place, const KernelParameter& named)
    {
        if (named.name.empty())
            return;
        Buffer& buffer = m_plan.buffers[place.buffer];
        if (std::ranges::find(m_plan.buffers, named.name, &Buffer::name) == m_plan.buffers.end())
            buffer.name = named.name;
        m_pointers.push_back({place, named});
    }

    /// Whether a parameter points to something that can contain addresses; without names none is known not to.
    bool mayLoadAddresses() const
    {
        return std::ranges::any_of(m_named, [](const KernelParameter& one) {
            if (one.type.empty() || (one.isPointer && one.type.ends_with('*')))
                return true;
            return one.isPointer ? !builtInTypeBytes(one.type) : !isNumberType(one.type);
        });
    }

    bool holdsAddresses() const
    {
        for (const Buffer& buffer : m_plan.buffers)
            for (std::size_t at = 0; at + 8 <= buffer.content.size(); at += 8)
                if (const auto place = placeOf(numberAt<std::uint64_t>(buffer.content.data() + at)))
                    return true;
        return false;
    }

    // The picture

    /// As an image of the sides that two numbers among the parameters give, if they do.
    std::vector<std::size_t> shapeOf(std::size_t values) const
    {
        std::vector<std::size_t> numbers;
        for (std::size_t i = 0; i < m_named.size(); ++i)
            if (m_kernel->parameters[i].bytes == 4 && !m_named[i].isPointer)
                if (const auto number =
                        numberAt<std::int32_t>(m_launch.parameters.data() + m_kernel->parameters[i].offset);
                    number > 1)
                    numbers.push_back(static_cast<std::size_t>(number));
        for (std::size_t first = 0; first < numbers.size(); ++first)
            for (std::size_t second = first + 1; second < numbers.size(); ++second)
                if (numbers[first] <= values && numbers[first] * numbers[second] == values)
                    return {numbers[second], numbers[first]};
        for (const std::size_t side : numbers)
            if (side <= values && side * side == values)
                return {side, side};
        return {values};
    }

    /// The last array that the kernel may write, else the last of all, else a pixel.
    void showResult()
    {
        for (const bool written : {true, false})
            for (std::size_t i = m_pointers.size(); i-- > 0;) {
                const auto& [place, named] = m_pointers[i];
                const ElementType element = elementOf(named.type);
                const ArrayType* const type = arrayTypeOfCuda(element.scalar);
                if (!type || (written && named.pointsToConst))
                    continue;
                std::vector<std::size_t> shape = shapeOf(m_plan.buffers[place.buffer].bytes / type->bytes /
                                                         static_cast<std::size_t>(element.channels));
                if (element.channels > 1)
                    shape.push_back(static_cast<std::size_t>(element.channels));
                if (shape.front() > 0 && showAs(m_plan, place.buffer, *type, shape))
                    return;
            }
        m_plan.pictureBuffer = m_plan.buffers.size();
        m_plan.pictureWidth = m_plan.pictureHeight = 1;
        m_plan.buffers.push_back({.name = "nothing", .bytes = 1, .fill = Buffer::Fill::Zero, .content = {}});
    }

    const RecordedLaunch& m_launch;
    const ptx::Module& m_module;
    const ptx::Kernel* m_kernel;
    std::vector<KernelParameter> m_named; ///< one for each parameter of the kernel
    std::vector<std::pair<Place, KernelParameter>> m_pointers;
    std::size_t m_allocations = 0;
    Plan m_plan;
};

} // namespace

Plan planOf(const RecordedLaunch& launch, const ptx::Module& module, const KernelSource& source,
            const std::vector<KernelParameter>& parameters)
{
    return LaunchPlanner(launch, module, source, parameters).plan();
}

} // namespace tilescope
