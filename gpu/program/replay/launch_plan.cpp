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

    LaunchPlan plan()
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
        std::vector<LaunchArray> listed = arrays();
        LaunchPlan made{std::move(m_plan), {}};
        made.arrays = std::move(listed);
        showArray(made.plan, made.arrays, {}, {});
        return made;
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

    /// The arrays to which parameters point, each once.
    std::vector<LaunchArray> arrays() const
    {
        std::vector<std::pair<std::string, std::int64_t>> numbers;
        for (std::size_t i = 0; i < m_named.size(); ++i)
            if (const ptx::Parameter& own = m_kernel->parameters[i];
                !m_named[i].isPointer && isWholeNumber(m_named[i].type) && (own.bytes == 4 || own.bytes == 8))
                numbers.emplace_back(m_named[i].name,
                                     own.bytes == 4 ? numberAt<std::int32_t>(m_launch.parameters.data() + own.offset)
                                                    : numberAt<std::int64_t>(m_launch.parameters.data() + own.offset));
        std::vector<LaunchArray> all;
        for (const auto& [place, named] : m_pointers) {
            const auto known = std::ranges::find(all, place.buffer, &LaunchArray::buffer);
            if (known != all.end())
                known->mayWrite = known->mayWrite || !named.pointsToConst;
            else
                all.push_back(
                    {place.buffer,
                     named.name,
                     !named.pointsToConst,
                     {m_plan.buffers[place.buffer].bytes, named.type, numbers, m_launch.grid, m_launch.block}});
        }
        return all;
    }

    static bool isWholeNumber(const std::string& type)
    {
        return type == "size_t" || type == "long" || type == "unsigned long" || type == "long long" || type == "int" ||
               type == "unsigned int" || type == "unsigned long long" || type == "int64_t" || type == "uint64_t";
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

/// As colours, three or four floats per pixel.
static bool showColours(Plan& plan, std::size_t buffer, const BufferPicture& picture)
{
    plan.pictureBuffer = buffer;
    plan.pictureWidth = picture.width;
    plan.pictureHeight = picture.height;
    plan.pictureFormat = PixelFormat::Rgb8;
    plan.resultType = "float" + std::to_string(picture.channels);
    return true;
}

/// As values of that type in that shape; false if there is no picture of them.
static bool showRows(Plan& plan, const LaunchArray& array, const std::optional<BufferPicture>& picture)
{
    const ElementType element = elementOf(array.facts.type);
    const ArrayType* const type = arrayTypeOfCuda(element.scalar);
    if (!type)
        return false;
    std::vector<std::size_t> shape{array.facts.bytes / type->bytes};
    if (picture) {
        const auto width = static_cast<std::size_t>(picture->width), height = static_cast<std::size_t>(picture->height),
                   channels = static_cast<std::size_t>(picture->channels);
        if (channels > 1 && picture->scalar == "float")
            return showColours(plan, array.buffer, *picture);
        shape = {height, width};
        if (channels > 1 && type->bytes == 1)
            shape.push_back(channels);
        else if (channels > 1) // only bytes and floats can be colours: the values stand side by side
            shape.back() *= channels;
    }
    return shape.front() > 0 && showAs(plan, array.buffer, *type, shape);
}

void showArray(Plan& plan, const std::vector<LaunchArray>& arrays, const std::string& name, const BufferChoice& choice)
{
    const auto named = std::ranges::find(arrays, name, &LaunchArray::name);
    if (named != arrays.end() && showRows(plan, *named, pictureOf(named->facts, choice)))
        return;
    for (const bool isImage : {true, false})
        for (const bool isWritten : {true, false})
            for (auto array = arrays.rbegin(); array != arrays.rend(); ++array) {
                const auto picture = pictureOf(array->facts, choice);
                if ((!isImage || picture) && (!isWritten || array->mayWrite) && showRows(plan, *array, picture))
                    return;
            }
    plan.pictureBuffer = plan.buffers.size();
    plan.pictureWidth = plan.pictureHeight = 1;
    plan.buffers.push_back({.name = "nothing", .bytes = 1, .fill = Buffer::Fill::Zero, .content = {}});
}

std::shared_ptr<const Image> sourceImage(const LaunchPlan& launch)
{
    for (const LaunchArray& array : launch.arrays) {
        const std::optional<BufferPicture> picture = pictureOf(array.facts);
        const SharedBytes& content = launch.plan.buffers[array.buffer].content;
        if (array.mayWrite || !picture || (picture->scalar != "unsigned char" && picture->scalar != "float"))
            continue;
        const bool isColour = picture->channels > 1;
        const auto image =
            std::make_shared<Image>(picture->width, picture->height, isColour ? PixelFormat::Rgb8 : PixelFormat::Grey8);
        const std::size_t shown = isColour ? 3 : 1, held = static_cast<std::size_t>(picture->channels);
        const std::size_t bytes = picture->scalar == "float" ? sizeof(float) : 1;
        const auto value = [&](std::size_t i) {
            return bytes == 1 ? std::to_integer<int>(content.data()[i]) : numberAt<float>(content.data() + i * bytes);
        };
        const std::size_t pixels = image->bytes().size() / shown;
        float largest = 0;
        for (std::size_t i = 0; i < pixels * held; ++i)
            largest = std::max(largest, static_cast<float>(value(i)));
        const float scale = bytes > 1 && largest <= 1 ? 255.0F : 1.0F;
        for (std::size_t i = 0; i < pixels; ++i)
            for (std::size_t channel = 0; channel < shown; ++channel) {
                const float scaled = scale * static_cast<float>(value(i * held + channel));
                image->bytes()[i * shown + channel] =
                    static_cast<std::byte>(scaled > 0 ? static_cast<int>(std::min(scaled, 255.0F)) : 0);
            }
        return image;
    }
    return nullptr;
}

LaunchPlan planOf(const RecordedLaunch& launch, const ptx::Module& module, const KernelSource& source,
                  const std::vector<KernelParameter>& parameters)
{
    return LaunchPlanner(launch, module, source, parameters).plan();
}

} // namespace tilescope
