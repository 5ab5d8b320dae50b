#include "gpu/declared/declared_plan.h"

#include "gpu/operations/plan_parts.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <cmath>
#include <cstring>
#include <limits>
#include <set>
#include <utility>

namespace tilescope
{

namespace
{

constexpr std::size_t Input = 0, Output = 1;
constexpr double mostBytes = 4294967296.0; ///< of all buffers together

/// "uchar3" as three values of "unsigned char".
struct ElementType {
    std::string scalar;
    int channels = 1;
};

ElementType elementOf(const std::string& type)
{
    static constexpr std::array<std::pair<std::string_view, std::string_view>, 8> vectors{{{"uchar", "unsigned char"},
                                                                                           {"char", "char"},
                                                                                           {"ushort", "unsigned short"},
                                                                                           {"short", "short"},
                                                                                           {"uint", "unsigned int"},
                                                                                           {"int", "int"},
                                                                                           {"float", "float"},
                                                                                           {"double", "double"}}};
    static constexpr std::array<std::pair<std::string_view, std::string_view>, 11> synonyms{
        {{"ushort", "unsigned short"},
         {"uint8_t", "unsigned char"},
         {"int8_t", "char"},
         {"signed char", "char"},
         {"uint16_t", "unsigned short"},
         {"int16_t", "short"},
         {"uint32_t", "unsigned int"},
         {"int32_t", "int"},
         {"unsigned", "unsigned int"},
         {"uint", "unsigned int"},
         {"uchar", "unsigned char"}}};
    for (const auto& [prefix, scalar] : vectors)
        if (type.size() == prefix.size() + 1 && type.starts_with(prefix) && type.back() >= '1' && type.back() <= '4')
            return {std::string(scalar), type.back() - '0'};
    for (const auto& [synonym, scalar] : synonyms)
        if (type == synonym)
            return {std::string(scalar)};
    return {type};
}

template <typename T>
void append(std::vector<std::byte>& bytes, T value)
{
    const auto* const first = reinterpret_cast<const std::byte*>(&value);
    bytes.insert(bytes.end(), first, first + sizeof value);
}

/// Appends the number as a value of the type; false: the type is not one of a number.
bool appendNumber(std::vector<std::byte>& bytes, const std::string& type, double number)
{
    const auto whole = static_cast<std::int64_t>(std::clamp(number, -9e18, 9e18));
    const std::string scalar = elementOf(type).scalar;
    if (scalar == "float")
        append(bytes, static_cast<float>(number));
    else if (scalar == "double")
        append(bytes, number);
    else if (scalar == "bool")
        append(bytes, static_cast<std::uint8_t>(number != 0));
    else if (const auto size = builtInTypeBytes(scalar);
             !size || scalar.find("half") != std::string::npos || scalar.find("bfloat") != std::string::npos)
        return false;
    else {
        const auto* const first = reinterpret_cast<const std::byte*>(&whole);
        bytes.insert(bytes.end(), first, first + *size);
    }
    return true;
}

/// Whether the text of a kernel's body uses a second dimension.
bool isTwoDimensional(const std::string& bare)
{
    for (const char* const index : {"threadIdx.y", "blockIdx.y", "blockDim.y"})
        if (bare.find(index) != std::string::npos)
            return true;
    return false;
}

std::vector<std::string> namesOf(const std::vector<DeclaredLaunch>& launches)
{
    std::vector<std::string> names;
    for (const DeclaredLaunch& launch : launches)
        names.push_back(launch.kernel);
    return names;
}

/// "d_idata" as "idata".
std::string plainName(const std::string& name)
{
    std::string plain;
    for (const char c : name)
        plain += static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
    for (const std::string_view prefix : {"d_", "dev_", "g_", "gpu_"})
        if (plain.starts_with(prefix))
            plain.erase(0, prefix.size());
    std::erase(plain, '_');
    return plain;
}

/// What a pointer that a kernel could write through is called if it only reads.
bool isNameOfInput(const std::string& name)
{
    static const std::set<std::string> names{"in",     "input",     "src",     "source",     "idata", "indata",
                                             "datain", "inputdata", "inimage", "inputimage", "img",   "image"};
    return names.contains(plainName(name));
}

/// "T, 16": what the arguments of a template could be called.
std::string argumentsLike(const std::vector<TemplateParameter>& parameters)
{
    std::string list;
    for (const TemplateParameter& parameter : parameters)
        list += (list.empty() ? "" : ", ") + (parameter.fallback.empty() ? parameter.name : parameter.fallback);
    return list;
}

/// Makes one plan.
class Planner
{
public:
    Planner(const Declaration& operation, const KernelSource& source, DeclaredHost host, const Recipe& recipe,
            const Inputs& inputs)
        : m_operation(operation), m_source(source), m_host(std::move(host)), m_recipe(recipe),
          m_picture(inputs.picture), m_kernels(kernelsIn(source.text)), m_bare(withoutComments(source.text))
    {
        m_numbers = {{"width", m_picture.width()},
                     {"height", m_picture.height()},
                     {"pixels", double(m_picture.width()) * m_picture.height()},
                     {"channels", channelCount(m_picture.format())},
                     {"block.x", recipe.block.width},
                     {"block.y", recipe.block.height},
                     {"threads", recipe.block.threads()}};
        for (const Parameter& parameter : operation.parameters)
            setNumber(parameter);
        m_resultWidth = side(operation.result.width);
        m_resultHeight = side(operation.result.height);
        m_numbers["result.width"] = m_resultWidth;
        m_numbers["result.height"] = m_resultHeight;
    }

    Plan plan(std::vector<DeclaredLaunch> launches)
    {
        if (launches.empty())
            launches.emplace_back();
        for (DeclaredLaunch& launch : launches)
            if (launch.kernel.empty())
                launch.kernel = onlyKernel();
        for (DeclaredLaunch& launch : launches) {
            instantiate(launch);
            checkKernel(launch);
        }
        m_plan.sources = {{m_source.name, deviceText(withPlainNames(m_source.text, m_instances), namesOf(launches))}};
        for (const std::string& definition : m_host.definitions) {
            const std::size_t sign = definition.find('=');
            if (!isIdentifier(std::string_view(definition).substr(0, sign)))
                refuse(0, say(gpu::phrase("\"%1\" is no name of a macro or a parameter: those are letters, digits and "
                                          "\"_\"."),
                              definition.substr(0, sign)));
            m_plan.definitions.push_back(definition.substr(0, sign + 1) +
                                         textOf(number({definition.substr(sign + 1)})));
        }
        defineHostTypes();
        makePictures(launches);
        for (const DeclaredBuffer& buffer : m_host.buffers) {
            m_plan.buffers.push_back(resultBuffer(buffer.name, bytesFor(buffer.type, number(buffer.count))));
            if (buffer.isZero)
                m_plan.buffers.back().fill = Buffer::Fill::Zero;
        }
        for (const DeclaredConstant& constant : m_host.constants)
            m_plan.constants.push_back({.source = 0, .symbol = constant.symbol, .content = valuesOf(constant)});
        for (const DeclaredLaunch& launch : launches)
            m_plan.launches.push_back(planned(launch));
        m_plan.mainLaunch = mainOf(launches);
        m_plan.geometry = geometryOf(launches[m_plan.mainLaunch]);
        return std::move(m_plan);
    }

private:
    [[noreturn]] void refuse(int line, Message what) const
    {
        throw DeclarationError(
            line > 0 ? joined(say(gpu::phrase("%1, line %2:"), m_source.name, std::to_string(line)), std::move(what))
                     : std::move(what));
    }

    // Numbers

    void setNumber(const Parameter& parameter)
    {
        const ParameterValue& value = m_recipe.parameters.at(parameter.name);
        if (const auto* whole = std::get_if<std::int64_t>(&value))
            m_numbers[parameter.name] = static_cast<double>(*whole);
        else if (const auto* real = std::get_if<double>(&value))
            m_numbers[parameter.name] = *real;
        else if (const auto* flag = std::get_if<bool>(&value))
            m_numbers[parameter.name] = *flag ? 1 : 0;
        else if (const auto choice = std::ranges::find(parameter.choices, std::get<std::string>(value));
                 choice != parameter.choices.end())
            m_numbers[parameter.name] = static_cast<double>(choice - parameter.choices.begin());
    }

    double number(const DeclaredNumber& written) const
    {
        try {
            const double value = Expression(written.text, Expression::Values::Names).number([&](const auto& name) {
                const auto known = m_numbers.find(name.path);
                if (known == m_numbers.end())
                    throw ExpressionError("There is no \"" + name.path + "\" in \"" + written.text +
                                          "\"; there are: " + names() + ".");
                return ExpressionValue(known->second);
            });
            if (std::isfinite(value))
                return value;
            throw ExpressionError("\"" + written.text + "\" is not a finite number.");
        } catch (const ExpressionError& error) {
            throw DeclarationError(joined(say(gpu::phrase("%1:"), m_source.name), Message(std::string(error.what()))));
        }
    }

    std::string names() const
    {
        std::string all;
        for (const auto& [name, value] : m_numbers)
            all += (all.empty() ? "" : ", ") + name;
        return all;
    }

    int side(const DeclaredNumber& written) const
    {
        const double value = number(written);
        if (value < 1 || value > 1 << 20 || value != std::floor(value))
            refuse(0, say(gpu::phrase("A side of the result, \"%1\", is %2; it must be a whole number from 1 to %3."),
                          written.text, textOf(value), std::to_string(1 << 20)));
        return static_cast<int>(value);
    }

    static std::string textOf(double value)
    {
        return value == std::floor(value) && std::abs(value) < 1e15 ? std::to_string(static_cast<std::int64_t>(value))
                                                                    : std::to_string(value);
    }

    std::size_t bytesFor(const std::string& type, double count)
    {
        const auto size = builtInTypeBytes(type);
        if (!size)
            refuse(0, say(gpu::phrase("\"%1\" is not a type whose size is known."), type));
        m_bytes += std::max(count, 0.0) * static_cast<double>(*size);
        if (count < 1 || m_bytes > mostBytes)
            refuse(0, say(gpu::phrase("A buffer of %1 values of type %2 cannot be made: it has at least one, and all "
                                      "buffers together have at most 4 GB."),
                          textOf(count), type));
        return static_cast<std::size_t>(std::ceil(count)) * *size;
    }

    std::vector<std::byte> valuesOf(const DeclaredConstant& constant) const
    {
        std::vector<std::byte> bytes;
        for (const DeclaredNumber& value : constant.values)
            if (!appendNumber(bytes, constant.type, number(value)))
                refuse(0, say(gpu::phrase("Constants of type \"%1\" cannot be given; numbers can."), constant.type));
        return bytes;
    }

    /// Names of types that nvcc has from the host's headers.
    void defineHostTypes()
    {
        static constexpr std::array<std::pair<std::string_view, std::string_view>, 3> types{
            {{"uint", "unsigned int"}, {"uchar", "unsigned char"}, {"ushort", "unsigned short"}}};
        for (const auto& [name, meaning] : types)
            if (usesWord(name) &&
                m_bare.find(" " + std::string(name) + ";") == std::string::npos) // no typedef of its own
                m_plan.definitions.push_back(std::string(name) + "=" + std::string(meaning));
    }

    bool usesWord(std::string_view word) const
    {
        const auto isLetter = [](char c) { return std::isalnum(static_cast<unsigned char>(c)) || c == '_'; };
        for (std::size_t at = m_bare.find(word); at != std::string::npos; at = m_bare.find(word, at + 1))
            if ((at == 0 || !isLetter(m_bare[at - 1])) &&
                (at + word.size() >= m_bare.size() || !isLetter(m_bare[at + word.size()])))
                return true;
        return false;
    }

    // Kernels

    std::string onlyKernel() const
    {
        std::vector<std::string> own;
        for (const DefinedKernel& kernel : m_kernels)
            if (kernel.name != m_host.reference)
                own.push_back(kernel.name);
        if (own.size() == 1)
            return own.front();
        if (own.empty())
            refuse(0, say(gpu::phrase("%1 defines no kernel, that is, no function with __global__ and a body."),
                          m_source.name));
        std::string list;
        for (const std::string& name : own)
            list += (list.empty() ? "" : ", ") + name;
        refuse(0, say(gpu::phrase("%1 defines several kernels: %2. Say which of them are launched, one note for each: "
                                  "//@ launch %3"),
                      m_source.name, list, own.front()));
    }

    const DefinedKernel& kernel(const std::string& name) const
    {
        return *std::ranges::find(m_kernels, name, &DefinedKernel::name);
    }

    /// "product<float, 16>" becomes a kernel of its own.
    void instantiate(DeclaredLaunch& launch)
    {
        const auto instance = instanceOf(launch.kernel, m_kernels);
        if (!instance)
            return;
        launch.kernel = instance->kernel.name;
        if (std::ranges::find(m_kernels, launch.kernel, &DefinedKernel::name) != m_kernels.end())
            return;
        m_instances.push_back(*instance);
        m_kernels.push_back(instance->kernel);
    }

    void checkKernel(const DeclaredLaunch& launch) const
    {
        const auto found = std::ranges::find(m_kernels, launch.kernel, &DefinedKernel::name);
        if (found == m_kernels.end())
            refuse(0, say(gpu::phrase("%1 has no kernel \"%2\"."), m_source.name, launch.kernel));
        if (found->isTemplate)
            refuse(found->line,
                   say(gpu::phrase("The kernel \"%1\" is a template. Say with which arguments it is launched: "
                                   "//@ launch %1<%2>"),
                       launch.kernel, argumentsLike(found->templateParameters)));
        for (const auto& [name, value] : launch.arguments)
            if (std::ranges::find(found->parameters, name, &KernelParameter::name) == found->parameters.end())
                refuse(found->line,
                       say(gpu::phrase("The kernel \"%1\" has no parameter \"%2\" to bind."), launch.kernel, name));
    }

    // Pictures

    /// The first pointer to const of any launch that is bound to the picture; uchar for a texture.
    std::string inputType(const std::vector<DeclaredLaunch>& launches) const
    {
        for (const DeclaredLaunch& launch : launches)
            for (const KernelParameter& parameter : kernel(launch.kernel).parameters)
                if (parameter.isPointer && bufferOf(launch, parameter) == "input")
                    return parameter.type;
        return "unsigned char";
    }

    std::string outputType(const std::vector<DeclaredLaunch>& launches) const
    {
        if (!m_operation.result.type.empty())
            return m_operation.result.type;
        for (const DeclaredLaunch& launch : launches)
            for (const KernelParameter& parameter : kernel(launch.kernel).parameters)
                if (parameter.isPointer && bufferOf(launch, parameter) == "output")
                    return parameter.type;
        refuse(0, say(gpu::phrase("No kernel of %1 writes to the result: none has a pointer that is not to const."),
                      m_source.name));
    }

    bool isInPlace(const std::vector<DeclaredLaunch>& launches) const
    {
        return std::ranges::none_of(launches, [&](const DeclaredLaunch& launch) {
            const auto& parameters = kernel(launch.kernel).parameters;
            return std::ranges::any_of(parameters, [&](const KernelParameter& parameter) {
                return parameter.type == "cudaTextureObject_t" ||
                       (parameter.isPointer && bufferOf(launch, parameter) == "input");
            });
        });
    }

    /// The picture's values, each as one of the type; a fourth of a pixel is 255.
    std::vector<std::byte> converted(const ElementType& type) const
    {
        const auto pixels = static_cast<std::size_t>(m_picture.width()) * static_cast<std::size_t>(m_picture.height());
        const int channels = channelCount(m_picture.format());
        const int wanted = type.channels == 1 ? channels : type.channels;
        const auto* values = reinterpret_cast<const std::uint8_t*>(m_picture.bytes().data());
        std::vector<std::byte> bytes;
        bytes.reserve(pixels * static_cast<std::size_t>(wanted) * builtInTypeBytes(type.scalar).value_or(1));
        for (std::size_t pixel = 0; pixel < pixels; ++pixel, values += channels)
            for (int channel = 0; channel < wanted; ++channel)
                appendNumber(bytes, type.scalar, channel == 3 ? 255 : values[std::min(channel, channels - 1)]);
        return bytes;
    }

    void makePictures(const std::vector<DeclaredLaunch>& launches)
    {
        const bool inPlace = isInPlace(launches);
        const std::string type = outputType(launches);
        const ElementType read = elementOf(inPlace ? type : inputType(launches)), written = elementOf(type);
        if (!builtInTypeBytes(read.scalar))
            refuse(0, say(gpu::phrase("A picture cannot be given as values of type \"%1\"."), read.scalar));
        const bool isOwn =
            read.scalar == "unsigned char" && (read.channels == 1 || read.channels == channelCount(m_picture.format()));
        Buffer input = inputBuffer(m_picture);
        if (!isOwn) {
            input.content = converted(read);
            input.bytes = input.content.size();
            input.fill = Buffer::Fill::Bytes;
        }
        const int channels = written.channels == 1 && written.scalar == "unsigned char"
                                 ? channelCount(m_picture.format()) // interleaved
                                 : written.channels;
        takeResultFormat(type, written, channels);
        Buffer output =
            resultBuffer("output", bytesFor(written.scalar, double(m_resultWidth) * m_resultHeight * channels));
        if (inPlace) {
            output.fill = input.fill;
            output.content = std::move(input.content);
        } else if (m_operation.result.isZero) {
            output.fill = Buffer::Fill::Zero;
        }
        m_plan.buffers = {std::move(input), std::move(output)};
        if (inPlace)
            m_plan.buffers[Input] = inputBuffer(m_picture);
        m_plan.pictureBuffer = Output;
        m_plan.pictureWidth = m_resultWidth;
        m_plan.pictureHeight = m_resultHeight;
    }

    void takeResultFormat(const std::string& type, const ElementType& written, int channels)
    {
        if (written.scalar == "unsigned char" && (channels == 1 || channels == 3)) {
            m_plan.pictureFormat = channels == 1 ? PixelFormat::Grey8 : PixelFormat::Rgb8;
        } else if (written.scalar == "unsigned char" && channels == 4) {
            m_plan.pictureFormat = PixelFormat::Rgb8;
            m_plan.resultType = "uchar4";
        } else if (written.scalar == "float" && channels == 1) {
            m_plan.pictureFormat = PixelFormat::Float32;
        } else if (channels == 1 &&
                   (written.scalar == "int" || written.scalar == "unsigned int" || written.scalar == "short" ||
                    written.scalar == "unsigned short" || written.scalar == "double")) {
            m_plan.pictureFormat = PixelFormat::Float32;
            m_plan.resultType = written.scalar;
        } else {
            refuse(0, say(gpu::phrase("A result of type \"%1\" cannot be shown; unsigned char, uchar3, uchar4, float, "
                                      "double, short, int and their unsigned forms can."),
                          type));
        }
    }

    // Arguments

    /// The buffer that a pointer stands for: what is bound to it, a buffer of its name, else the picture or the result.
    std::string bufferOf(const DeclaredLaunch& launch, const KernelParameter& parameter) const
    {
        if (const auto bound = launch.arguments.find(parameter.name); bound != launch.arguments.end())
            return bound->second;
        if (std::ranges::any_of(m_host.buffers, [&](const auto& buffer) { return buffer.name == parameter.name; }))
            return parameter.name;
        const auto writes = [](const KernelParameter& other) { return other.isPointer && !other.pointsToConst; };
        const bool isOnlyOne = std::ranges::count_if(kernel(launch.kernel).parameters, writes) == 1;
        return parameter.pointsToConst || (!isOnlyOne && isNameOfInput(parameter.name)) ? "input" : "output";
    }

    std::size_t bufferNamed(const std::string& name, const DefinedKernel& kernel) const
    {
        for (std::size_t i = 0; i < m_plan.buffers.size(); ++i)
            if (m_plan.buffers[i].name == name)
                return i;
        refuse(kernel.line, say(gpu::phrase("The kernel \"%1\" is given the buffer \"%2\", which there is not; declare "
                                            "it: //@ buffer %2 float width * height"),
                                kernel.name, name));
    }

    /// Two pointers of a kernel that only their order would tell apart are not guessed.
    void checkPointers(const DeclaredLaunch& launch, const DefinedKernel& kernel) const
    {
        std::map<std::string, std::string> taken;
        for (const KernelParameter& parameter : kernel.parameters) {
            if (!parameter.isPointer || launch.arguments.contains(parameter.name))
                continue;
            const std::string buffer = bufferOf(launch, parameter);
            const auto [first, isNew] = taken.emplace(buffer, parameter.name);
            if (isNew)
                continue;
            refuse(kernel.line,
                   say(buffer == "input"
                           ? gpu::phrase("The kernel \"%1\" reads through two pointers, \"%2\" and \"%3\". "
                                         "Say what the second is: //@ buffer %3 %4 width * height, or "
                                         "//@ bind %3 = input")
                           : gpu::phrase("The kernel \"%1\" writes through two pointers, \"%2\" and \"%3\". "
                                         "Say what the second is: //@ buffer %3 %4 width * height, or "
                                         "//@ bind %3 = input"),
                       kernel.name, first->second, parameter.name, parameter.type));
        }
    }

    Argument argument(const DeclaredLaunch& launch, const DefinedKernel& kernel, const KernelParameter& parameter)
    {
        if (parameter.isPointer)
            return BufferArgument{bufferNamed(bufferOf(launch, parameter), kernel)};
        if (parameter.type == "cudaTextureObject_t")
            return texture(parameter);
        const auto bound = launch.arguments.find(parameter.name);
        const std::string meaning = bound != launch.arguments.end()          ? bound->second
                                    : m_numbers.contains(parameter.name)     ? parameter.name
                                    : !meaningOfName(parameter.name).empty() ? meaningOfName(parameter.name)
                                                                             : "";
        if (meaning.empty())
            refuse(kernel.line,
                   say(gpu::phrase("The kernel \"%1\" takes \"%2\", and nothing says what it is. Bind it: "
                                   "//@ bind %2 = EXPRESSION, or give it a slider: //@ parameter %2 = 1 in "
                                   "0..10"),
                       kernel.name, parameter.name));
        const ElementType element = elementOf(parameter.type);
        if (element.channels > 1)
            return vectorArgument(kernel, parameter, element, meaning);
        const double value = number({meaning});
        if (parameter.type == "int" || parameter.type == "int32_t")
            return static_cast<std::int32_t>(std::clamp(value, -2147483648.0, 2147483647.0));
        if (parameter.type == "float")
            return static_cast<float>(value);
        ValueArgument given{parameter.type, {}};
        if (!appendNumber(given.bytes, parameter.type, value))
            refuseType(kernel, parameter);
        return given;
    }

    /// "3, 5, 7, 0" for a uchar4
    ValueArgument vectorArgument(const DefinedKernel& kernel, const KernelParameter& parameter,
                                 const ElementType& element, const std::string& numbers) const
    {
        ValueArgument given{parameter.type, {}};
        const std::vector<std::string> listed = listedIn(numbers, false);
        if (listed.size() != static_cast<std::size_t>(element.channels))
            refuse(kernel.line, say(gpu::phrase("\"%1\" is a %2, so it is bound to %3 numbers: //@ bind %1 = 0, 1, …"),
                                    parameter.name, parameter.type, element.channels));
        for (const std::string& one : listed)
            if (!appendNumber(given.bytes, element.scalar, number({one})))
                refuseType(kernel, parameter);
        return given;
    }

    [[noreturn]] void refuseType(const DefinedKernel& kernel, const KernelParameter& parameter) const
    {
        refuse(kernel.line, say(gpu::phrase("The kernel \"%1\" takes \"%2\" of type \"%3\"; numbers, pointers to "
                                            "them and cudaTextureObject_t can be passed."),
                                kernel.name, parameter.name, parameter.type));
    }

    TextureArgument texture(const KernelParameter& parameter)
    {
        DeclaredTexture how{.name = parameter.name};
        for (const DeclaredTexture& declared : m_host.textures)
            if (declared.name == parameter.name)
                how = declared;
        const std::size_t bytes = pictureBytes(m_picture.width(), m_picture.height(), PixelFormat::Grey8);
        Texture texture = pixelTexture(Input, m_picture.width(), m_picture.height(), how.address);
        if (m_plan.buffers[Input].bytes == 4 * bytes && m_plan.buffers[Input].fill == Buffer::Fill::Bytes)
            texture.format = PixelFormat::Float32;
        texture.filter = how.filter;
        texture.normalisedCoordinates = how.normalisedCoordinates;
        texture.normalisedRead = how.normalisedRead;
        m_plan.textures.push_back(texture);
        return {m_plan.textures.size() - 1};
    }

    // Launches

    Launch planned(const DeclaredLaunch& declared)
    {
        const DefinedKernel& own = kernel(declared.kernel);
        checkPointers(declared, own);
        Launch launch{
            .kernel = own.name, .source = 0, .grid = {}, .block = {}, .dynamicSharedBytes = 0, .arguments = {}};
        const bool isFlat = !isTwoDimensional(m_bare);
        launch.block = isFlat ? Dim3{static_cast<unsigned>(m_recipe.block.threads()), 1, 1} : blockOf(m_recipe.block);
        if (!declared.block.empty())
            launch.block = sides(declared.block);
        if (!declared.grid.empty())
            launch.grid = sides(declared.grid);
        else if (isFlat)
            launch.grid = {static_cast<unsigned>((std::int64_t{m_resultWidth} * m_resultHeight + launch.block.x - 1) /
                                                 std::max(launch.block.x, 1U)),
                           1, 1};
        else
            launch.grid = gridOver(m_resultWidth, m_resultHeight,
                                   {static_cast<int>(launch.block.x), static_cast<int>(launch.block.y)});
        if (declared.sharedBytes)
            launch.dynamicSharedBytes = sharedBytes(*declared.sharedBytes);
        for (const KernelParameter& parameter : own.parameters)
            launch.arguments.push_back(argument(declared, own, parameter));
        return launch;
    }

    Dim3 sides(const std::vector<DeclaredNumber>& written) const
    {
        std::array<unsigned, 3> sides{1, 1, 1};
        for (std::size_t i = 0; i < written.size() && i < sides.size(); ++i) {
            const double value = std::ceil(number(written[i]));
            if (value < 1 || value > 2147483647.0)
                refuse(0, say(gpu::phrase("\"%1\" is %2 here; a grid and a block have sides of 1 and more."),
                              written[i].text, textOf(value)));
            sides[i] = static_cast<unsigned>(value);
        }
        return {sides[0], sides[1], sides[2]};
    }

    std::size_t sharedBytes(const DeclaredNumber& written) const
    {
        const double bytes = std::ceil(number(written));
        if (bytes < 0 || bytes > 1 << 20)
            refuse(0, say(gpu::phrase("\"%1\" is %2 here; a block can be given 0 to %3 bytes of shared memory."),
                          written.text, textOf(bytes), std::to_string(1 << 20)));
        return static_cast<std::size_t>(bytes);
    }

    /// The last launch that writes the result.
    std::size_t mainOf(const std::vector<DeclaredLaunch>& launches) const
    {
        for (std::size_t i = launches.size(); i-- > 0;)
            for (const Argument& argument : m_plan.launches[i].arguments)
                if (const auto* buffer = std::get_if<BufferArgument>(&argument); buffer && buffer->buffer == Output)
                    return i;
        return launches.size() - 1;
    }

    /// Blocks are drawn over the picture where they cover it one thread a pixel.
    TileGeometry geometryOf(const DeclaredLaunch& declared) const
    {
        const Launch& launch = m_plan.launches[m_plan.mainLaunch];
        TileGeometry geometry;
        geometry.sharedBytes = launch.dynamicSharedBytes;
        const bool covers = declared.grid.empty() && launch.block.z == 1;
        if (covers && isTwoDimensional(m_bare)) {
            geometry.blockWidth = static_cast<int>(launch.block.x);
            geometry.blockHeight = static_cast<int>(launch.block.y);
        } else if (covers && m_resultWidth % static_cast<int>(launch.block.x) == 0) {
            geometry.blockWidth = static_cast<int>(launch.block.x);
            geometry.blockHeight = 1;
        }
        return geometry;
    }

    const Declaration& m_operation;
    const KernelSource& m_source;
    DeclaredHost m_host;
    const Recipe& m_recipe;
    const Image& m_picture;
    std::vector<DefinedKernel> m_kernels;
    std::vector<KernelInstance> m_instances;
    std::string m_bare; ///< the text without comments
    std::map<std::string, double> m_numbers;
    int m_resultWidth = 0, m_resultHeight = 0;
    double m_bytes = 0; ///< of all buffers so far
    Plan m_plan;
};

/// What the operation's file says, and what it leaves to the text's own notes.
DeclaredHost hostOf(const Declaration& operation, const DeclaredStrategy& strategy, const KernelSource& source)
{
    Declaration unused = operation;
    DeclaredHost host = hostFromNotes(source, unused);
    const DeclaredHost& own = strategy.host;
    const auto prefer = [](auto& noted, const auto& declared) {
        if (!declared.empty())
            noted = declared;
    };
    prefer(host.buffers, own.buffers);
    prefer(host.constants, own.constants);
    prefer(host.textures, own.textures);
    prefer(host.launches, own.launches);
    prefer(host.definitions, own.definitions);
    prefer(host.reference, own.reference);
    return host;
}

} // namespace

std::string meaningOfName(const std::string& name)
{
    static const std::map<std::string, std::set<std::string>> meanings{
        {"width",
         {"width", "w", "cols", "columns", "ncols", "numcols", "nx", "imagewidth", "imgwidth", "dimx", "sizex"}},
        {"height", {"height", "h", "rows", "nrows", "numrows", "ny", "imageheight", "imgheight", "dimy", "sizey"}},
        {"pixels", {"n", "size", "count", "length", "len", "num", "total", "numpixels", "numelements", "npixels"}},
        {"channels", {"channels", "nchannels", "numchannels"}},
        {"width * channels", {"pitch", "stride", "step", "rowstride", "widthstep"}}};
    const std::string plain = plainName(name);
    for (const auto& [meaning, names] : meanings)
        if (names.contains(plain))
            return meaning;
    return {};
}

bool isNumberType(const std::string& type)
{
    std::vector<std::byte> bytes;
    return elementOf(type).channels == 1 && appendNumber(bytes, type, 0);
}

int inputChannels(const Declaration& operation)
{
    for (const DeclaredStrategy& strategy : operation.strategies)
        for (const DefinedKernel& kernel : kernelsIn(strategy.source.text))
            for (const KernelParameter& parameter : kernel.parameters)
                if ((parameter.isPointer && elementOf(parameter.type).channels >= 3) ||
                    (!parameter.isPointer && meaningOfName(parameter.name) == "channels"))
                    return 3;
    return 1;
}

Plan declaredPlan(const Declaration& operation, const DeclaredStrategy& strategy, const KernelSource& source,
                  const Recipe& recipe, const Inputs& inputs)
{
    DeclaredHost host = hostOf(operation, strategy, source);
    std::vector<DeclaredLaunch> launches = host.launches;
    std::erase_if(launches,
                  [&](const auto& launch) { return !host.reference.empty() && launch.kernel == host.reference; });
    return Planner(operation, source, std::move(host), recipe, inputs).plan(std::move(launches));
}

DeclaredLaunch launchOf(DeclaredLaunch launch, const std::string& name, const std::vector<DefinedKernel>& kernels)
{
    const auto kernel = std::ranges::find(kernels, name, &DefinedKernel::name);
    launch.kernel = name;
    if (kernel != kernels.end())
        std::erase_if(launch.arguments, [&](const auto& bound) {
            return std::ranges::find(kernel->parameters, bound.first, &KernelParameter::name) ==
                   kernel->parameters.end();
        });
    return launch;
}

Plan referencePlanOf(const Declaration& operation, const DeclaredStrategy& strategy, const Recipe& recipe,
                     const Inputs& inputs)
{
    DeclaredHost host = hostOf(operation, strategy, strategy.source);
    Declaration unused = operation;
    std::vector<DeclaredLaunch> launches{{.kernel = host.reference}};
    for (const auto& list : {hostFromNotes(strategy.source, unused).launches, host.launches})
        for (const DeclaredLaunch& launch : list) // noted by its own name, or for all kernels of the text
            if (launch.kernel == host.reference || launch.kernel.empty())
                launches = {launchOf(launch, host.reference, kernelsIn(strategy.source.text))};
    return Planner(operation, strategy.source, std::move(host), recipe, inputs).plan(std::move(launches));
}

} // namespace tilescope
