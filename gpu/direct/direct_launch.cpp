#include "gpu/direct/direct_launch.h"

#include "gpu/declared/kernel_text.h"
#include "gpu/declared/value_bytes.h"
#include "gpu/direct/launched_kernel.h"

#include <algorithm>
#include <charconv>
#include <cstring>
#include <map>
#include <optional>
#include <stdexcept>

namespace tilescope
{

namespace
{

constexpr std::size_t mostBytes = std::size_t{1} << 32; ///< of all arrays

std::string shown(const KernelSlot& slot)
{
    if (slot.type.empty())
        return slot.name + " (" + std::to_string(slot.bytes) + " bytes)";
    return slot.name + " (" + slot.type + (slot.isPointer ? "*" : "") + ")";
}

/// Makes one plan.
class DirectPlanner
{
public:
    explicit DirectPlanner(const DirectLaunch& launch) : m_given(launch) {}

    DirectPlan plan()
    {
        const LaunchedKernel kernel = launchedKernelOf(m_given, m_result.plan);
        const std::vector<LaunchedParameter>& parameters = kernel.parameters;
        m_result.kernel = kernel.written;
        name(parameters);
        Launch launch{.kernel = kernel.compiled,
                      .source = 0,
                      .grid = m_given.grid,
                      .block = m_given.block,
                      .dynamicSharedBytes = m_given.sharedBytes,
                      .arguments = {}};
        for (std::size_t i = 0; i < parameters.size(); ++i)
            launch.arguments.push_back(argument(parameters[i]));
        m_result.plan.launches = {std::move(launch)};
        for (const auto& [symbol, array] : m_given.constants)
            m_result.plan.constants.push_back(
                {.source = 0, .symbol = symbol, .content = {array.bytes.begin(), array.bytes.end()}});
        m_result.plan.definitions.insert(m_result.plan.definitions.end(), m_given.definitions.begin(),
                                         m_given.definitions.end());
        takeSides();
        showResult();
        return std::move(m_result);
    }

private:
    [[noreturn]] void refuse(const std::string& sentence) const { throw DirectLaunchError(sentence); }

    // Arguments

    /// Finds the parameter that each argument names, and refuses what names none and what names one again.
    void name(const std::vector<LaunchedParameter>& parameters)
    {
        for (const GivenArgument& given : m_given.arguments) {
            std::string name = given.name;
            if (const std::size_t number = numberIn(name); number < parameters.size())
                name = parameters[number].name;
            const auto hasName = [&](const LaunchedParameter& parameter) {
                return parameter.name == name ||
                       std::ranges::find(parameter.slots, name, &KernelSlot::name) != parameter.slots.end();
            };
            if (std::ranges::none_of(parameters, hasName))
                refuse("The kernel \"" + m_result.kernel + "\" has no parameter \"" + given.name + "\"; it takes " +
                       signature(parameters) + ".");
            if (!m_values.emplace(name, &given).second)
                refuse("The parameter \"" + name + "\" is given twice.");
        }
        std::string missing;
        for (const LaunchedParameter& parameter : parameters)
            if (!m_values.contains(parameter.name))
                for (const KernelSlot& slot : parameter.slots)
                    if (!m_values.contains(slot.name))
                        missing += (missing.empty() ? "" : ", ") + shown(slot);
        if (!missing.empty())
            refuse("Nothing is given to " + missing + " of the kernel \"" + m_result.kernel +
                   "\"; --arg NAME=VALUE gives an array (image.npy, zeros:float32:480x640) or a number.");
    }

    static std::size_t numberIn(const std::string& text)
    {
        std::size_t number = 0;
        const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
        return error == std::errc() && end == text.data() + text.size() ? number : std::string::npos;
    }

    static std::string signature(const std::vector<LaunchedParameter>& parameters)
    {
        std::string list;
        for (const LaunchedParameter& parameter : parameters)
            for (const KernelSlot& slot : parameter.slots)
                list += (list.empty() ? "" : ", ") + shown(slot);
        return list.empty() ? "none" : list;
    }

    Argument argument(const LaunchedParameter& parameter)
    {
        if (const auto whole = m_values.find(parameter.name); whole != m_values.end() && parameter.structBytes) {
            const auto* bytes = std::get_if<GivenBytes>(&whole->second->value);
            if (!bytes || bytes->bytes.size() != *parameter.structBytes)
                refuse("\"" + parameter.name + "\" is a struct of " + std::to_string(*parameter.structBytes) +
                       " bytes; give its fields, such as --arg " + parameter.slots.front().name +
                       "=VALUE, or all of its bytes as bytes:00ff.");
            return ValueArgument{parameter.type, bytes->bytes};
        }
        if (!parameter.structBytes)
            return argument(parameter.slots.front());
        ValueArgument whole{parameter.type, std::vector<std::byte>(*parameter.structBytes)};
        for (const KernelSlot& slot : parameter.slots)
            placeField(whole, slot.offset.value_or(0), argument(slot));
        return whole;
    }

    Argument argument(const KernelSlot& slot)
    {
        const GivenArgument& given = *m_values.at(slot.name);
        if (const auto* array = std::get_if<GivenArray>(&given.value))
            return addressOf(slot, given, *array);
        if (const auto* alias = std::get_if<GivenAlias>(&given.value))
            return aliasOf(bufferNamed(alias->name, slot), slot);
        if (slot.isPointer || slot.type == "cudaTextureObject_t")
            refuse("\"" + slot.name + "\" is " + (slot.isPointer ? "a pointer" : "a texture") +
                   " and takes an array: image.npy or zeros:float32:480x640.");
        if (const auto* bytes = std::get_if<GivenBytes>(&given.value)) {
            checkSize(slot, bytes->bytes.size());
            return ValueArgument{slot.type.empty() ? "bytes" : slot.type, bytes->bytes};
        }
        return number(slot, std::get<GivenNumber>(given.value));
    }

    void checkSize(const KernelSlot& slot, std::size_t bytes) const
    {
        const std::size_t wanted = slot.bytes > 0 ? slot.bytes : builtInTypeBytes(slot.type).value_or(bytes);
        if (wanted != bytes)
            refuse("\"" + slot.name + "\" has " + std::to_string(wanted) + " bytes, and it is given " +
                   std::to_string(bytes) + ".");
    }

    Argument number(const KernelSlot& slot, const GivenNumber& given) const
    {
        std::string type = slot.type;
        if (!given.type.empty())
            type = std::string(arrayTypeNamed(given.type)->cuda);
        else if (type.empty())
            type = untyped(slot, given.numbers.front());
        const ElementType element = elementOf(type);
        if (static_cast<std::size_t>(element.channels) != given.numbers.size())
            refuse("\"" + slot.name + "\" is of type " + type + " and takes " +
                   (element.channels == 1 ? "one number" : std::to_string(element.channels) + " numbers") + ", not " +
                   std::to_string(given.numbers.size()) + ".");
        ValueArgument value{type, {}};
        for (const std::string& one : given.numbers)
            if (!isAppended(value.bytes, element.scalar, one))
                refuse("\"" + slot.name + "\" is of type " + type + "; give its bytes, such as bytes:00ff.");
        checkSize(slot, value.bytes.size());
        if (!slot.offset && type == "int")
            return plain<std::int32_t>(value);
        if (!slot.offset && type == "unsigned int")
            return plain<std::uint32_t>(value);
        if (!slot.offset && type == "float")
            return plain<float>(value);
        return value;
    }

    static bool isAppended(std::vector<std::byte>& bytes, const std::string& type, const std::string& number)
    {
        try {
            return appendNumberText(bytes, type, number);
        } catch (const std::invalid_argument& error) {
            throw DirectLaunchError(
                std::string(error.what()) +
                " Values are numbers (3.5, int64:5, 1,2,3,4), NumPy's "
                "files (image.npy), zeros:float32:480x640, empty:float32:1000, @NAME for the memory of "
                "another parameter, and bytes:00ff.");
        }
    }

    /// The type of a parameter of bits only, from how its number is written.
    static std::string untyped(const KernelSlot& slot, const std::string& written)
    {
        const bool isReal = written.find_first_of(".enN") != std::string::npos;
        switch (slot.bytes) {
        case 1: return written.starts_with('-') ? "char" : "unsigned char";
        case 2: return written.starts_with('-') ? "short" : "unsigned short";
        case 4: return isReal ? "float" : written.starts_with('-') ? "int" : "unsigned int";
        case 8: return isReal ? "double" : written.starts_with('-') ? "long long" : "unsigned long long";
        default:
            throw DirectLaunchError("\"" + slot.name + "\" has " + std::to_string(slot.bytes) +
                                    " bytes; give them as bytes:00ff.");
        }
    }

    template <typename T>
    static T plain(const ValueArgument& value)
    {
        T number{};
        std::memcpy(&number, value.bytes.data(), sizeof number);
        return number;
    }

    // Arrays

    Argument addressOf(const KernelSlot& slot, const GivenArgument& given, const GivenArray& array)
    {
        const bool isTexture = slot.type == "cudaTextureObject_t" && !slot.isPointer;
        const bool mayBePointer = slot.isPointer || isTexture || (!m_given.source.ptx.empty() && slot.bytes == 8);
        if (!mayBePointer)
            refuse("\"" + slot.name + "\" is a value of type " + slot.type + ", not a pointer: give it a number.");
        if (slot.isPointer)
            checkElement(slot, array.array);
        const std::size_t buffer = add(slot.name, given.name, array, slot.mayWrite && !isTexture);
        if (isTexture)
            return texture(slot, array.array, buffer);
        return BufferArgument{buffer};
    }

    /// A double array for a float pointer is the usual mistake: NumPy's numbers are doubles.
    void checkElement(const KernelSlot& slot, const Array& array) const
    {
        const std::string scalar = elementOf(slot.type).scalar;
        const auto bytes = builtInTypeBytes(scalar);
        if (!bytes)
            return;
        const bool isReal = scalar == "float" || scalar == "double" || scalar.find("half") != std::string::npos ||
                            scalar.find("bfloat") != std::string::npos;
        const ArrayType& type = *array.type;
        const std::size_t own = type.kind == ArrayType::Kind::Complex ? type.bytes / 2 : type.bytes;
        const bool holdsBits = scalar.find("bfloat") != std::string::npos && type.bytes == 2; // NumPy has none
        if (own == *bytes && (isReal == (type.kind != ArrayType::Kind::Integer) || holdsBits))
            return;
        refuse("\"" + slot.name + "\" is a pointer to " + slot.type + ", and its array is of type " +
               std::string(type.name) + ": convert it, such as with array.astype(numpy." + nameFor(scalar) + ").");
    }

    static std::string nameFor(const std::string& cuda)
    {
        for (const char* const name : {"bool", "int8", "uint8", "int16", "uint16", "int32", "uint32", "int64", "uint64",
                                       "float16", "float32", "float64"})
            if (arrayTypeNamed(name)->cuda == cuda)
                return name;
        return *builtInTypeBytes(cuda) == 8 ? "int64" : "float16";
    }

    std::size_t add(const std::string& name, const std::string& argument, const GivenArray& given, bool mayWrite)
    {
        Buffer buffer;
        buffer.name = name;
        buffer.fill = given.fill;
        buffer.content = given.array.bytes;
        buffer.bytes = given.fill == Buffer::Fill::Bytes ? given.array.bytes.size()
                                                         : given.array.count() * given.array.type->bytes;
        m_bytes += buffer.bytes;
        if (buffer.bytes == 0 || m_bytes > mostBytes)
            refuse("The arrays have more than 4 GB together; smaller ones can be passed.");
        Plan& plan = m_result.plan;
        plan.buffers.push_back(std::move(buffer));
        m_result.arrays.push_back({name, argument, given.array.type, given.array.shape});
        m_mayWrite.push_back(mayWrite);
        return plan.buffers.size() - 1;
    }

    /// The memory of an array of an earlier parameter.
    BufferArgument aliasOf(std::size_t array, const KernelSlot& slot)
    {
        m_mayWrite[array] = m_mayWrite[array] || slot.mayWrite;
        return {array};
    }

    /// What is read back after the run: the arrays that the kernel may have changed.
    void takeSides()
    {
        for (std::size_t i = 0; i < m_result.arrays.size(); ++i)
            if (m_mayWrite[i]) {
                m_result.arrays[i].side = m_result.plan.sideBuffers.size();
                m_result.plan.sideBuffers.push_back(i);
            }
    }

    std::size_t bufferNamed(const std::string& name, const KernelSlot& slot) const
    {
        for (std::size_t i = 0; i < m_result.arrays.size(); ++i)
            if (m_result.arrays[i].name == name || m_result.arrays[i].given == name)
                return i;
        refuse("\"" + slot.name + "\" is given the memory of \"" + name +
               "\", which is no array of an earlier parameter; name one that is.");
    }

    TextureArgument texture(const KernelSlot& slot, const Array& array, std::size_t buffer)
    {
        const bool isFloat = array.type->name == "float32";
        if (array.shape.size() != 2 || (!isFloat && array.type->name != "uint8"))
            refuse("\"" + slot.name + "\" is a texture and takes an array of uint8 or float32 with two sides.");
        Texture made;
        made.buffer = buffer;
        made.width = static_cast<int>(array.shape[1]);
        made.height = static_cast<int>(array.shape[0]);
        made.format = isFloat ? PixelFormat::Float32 : PixelFormat::Grey8;
        m_result.plan.textures.push_back(made);
        return {m_result.plan.textures.size() - 1};
    }

    /// The last array that may be written and is a picture, else the last that is one, else a pixel.
    void showResult()
    {
        Plan& plan = m_result.plan;
        for (const bool written : {true, false})
            for (std::size_t i = m_result.arrays.size(); i-- > 0;)
                if ((m_mayWrite[i] || !written) && showAs(plan, i, *m_result.arrays[i].type, m_result.arrays[i].shape))
                    return;
        plan.pictureBuffer = plan.buffers.size();
        plan.pictureWidth = plan.pictureHeight = 1;
        plan.buffers.push_back({"nothing", 1, Buffer::Fill::Zero, {}});
    }

    const DirectLaunch& m_given;
    std::map<std::string, const GivenArgument*> m_values; ///< by the names of parameters and fields
    std::vector<bool> m_mayWrite;                         ///< of the arrays
    std::size_t m_bytes = 0;
    DirectPlan m_result;
};

} // namespace

bool showAs(Plan& plan, std::size_t buffer, const ArrayType& type, const std::vector<std::size_t>& shape)
{
    constexpr std::size_t longestRow = 1024, longestSide = 16'384; // values of an array with one side; pixels
    std::vector<std::size_t> sides = shape;
    PixelFormat format = PixelFormat::Grey8;
    std::string resultType;
    const bool isOfBytes = type.name == "uint8" || type.name == "int8" || type.name == "bool";
    if (isOfBytes && sides.size() > 2 && (sides.back() == 3 || sides.back() == 4)) {
        format = PixelFormat::Rgb8;
        resultType = sides.back() == 4 ? "uchar4" : "";
        sides.pop_back();
    } else if (!isOfBytes) {
        format = PixelFormat::Float32;
        if (type.name == "int32" || type.name == "uint32" || type.name == "int16" || type.name == "uint16" ||
            type.name == "float64")
            resultType = type.cuda;
        else if (type.name != "float32")
            return false;
    }
    std::size_t values = 1;
    for (const std::size_t side : sides)
        values *= side;
    const std::size_t width = sides.size() < 2 ? std::min(values, longestRow) : std::min(sides.back(), longestSide);
    const std::size_t rows = sides.size() < 2 || sides.back() == width ? values / width : 1;
    plan.pictureBuffer = buffer;
    plan.pictureWidth = static_cast<int>(width);
    plan.pictureHeight = static_cast<int>(std::min(rows, longestSide));
    plan.pictureFormat = format;
    plan.resultType = resultType;
    return true;
}

DirectPlan planOf(const DirectLaunch& launch) { return DirectPlanner(launch).plan(); }

Operation operationOf(const DirectPlan& plan)
{
    const KernelSource& source = plan.plan.sources.front();
    Operation operation;
    operation.name = "launch";
    operation.title = plan.kernel;
    operation.summary = "One launch of the kernel \"" + plan.kernel + "\".";
    operation.file = source.name;
    const Dim3& block = plan.plan.launches.front().block;
    const bool isFlat = block.z == 1 && block.x <= 1024 && block.y <= 1024 && block.x * block.y <= 1024;
    operation.defaultBlock = isFlat ? BlockSize{static_cast<int>(block.x), static_cast<int>(block.y)} : BlockSize{1, 1};
    Strategy strategy;
    strategy.name = "kernel";
    strategy.title = plan.kernel;
    strategy.source = source;
    strategy.plan = [own = plan.plan](const Recipe&, const Inputs&) { return own; };
    operation.strategies.push_back(std::move(strategy));
    return operation;
}

/// Before the launch, as the emulator fills it.
static SharedBytes contentOf(const Buffer& buffer)
{
    if (buffer.fill == Buffer::Fill::Bytes)
        return buffer.content;
    return std::vector<std::byte>(buffer.bytes, buffer.fill == Buffer::Fill::Zero ? std::byte{0} : std::byte{0xCD});
}

Array arrayAfter(const DirectPlan& plan, const std::string& name, const std::vector<SharedBytes>& sides)
{
    std::string known;
    for (std::size_t i = 0; i < plan.arrays.size(); ++i) {
        const DirectArray& array = plan.arrays[i];
        if ((array.name == name || array.given == name) && array.side.value_or(0) < sides.size())
            return {array.type, array.shape, array.side ? sides[*array.side] : contentOf(plan.plan.buffers[i])};
        known += (known.empty() ? "" : ", ") + array.name;
    }
    throw DirectLaunchError("The launch has no array \"" + name + "\"; it has " + (known.empty() ? "none" : known) +
                            ".");
}

} // namespace tilescope
