#include "gpu/declared/declared_plan.h"

#include "gpu/declared/binding.h"
#include "gpu/declared/declared_host.h"
#include "gpu/declared/declared_kernels.h"
#include "gpu/declared/declared_numbers.h"
#include "gpu/declared/device_source.h"
#include "gpu/declared/host_function.h"
#include "gpu/declared/launch_sizes.h"
#include "gpu/declared/memory/guessed_pointers.h"
#include "gpu/declared/memory/own_memory.h"
#include "gpu/declared/memory/picture_values.h"
#include "gpu/declared/own_sides.h"
#include "gpu/declared/reading/colour_planes.h"
#include "gpu/declared/reading/pixel_values.h"
#include "gpu/declared/value_bytes.h"
#include "gpu/operations/plan_parts.h"
#include "gpu/recipe/message.h"
#include "gpu/recipe/result_planes.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <cmath>
#include <cstring>
#include <limits>
#include <optional>
#include <utility>

namespace tilescope
{

namespace
{

constexpr std::size_t Input = 0, Output = 1;
constexpr double mostBytes = 4294967296.0; ///< of all buffers together

std::vector<std::string> namesOf(const std::vector<DeclaredLaunch>& launches)
{
    std::vector<std::string> names;
    for (const DeclaredLaunch& launch : launches)
        names.push_back(launch.kernel);
    return names;
}

/// Makes one plan.
class Planner
{
public:
    Planner(const Declaration& operation, const KernelSource& source, DeclaredHost host, const Recipe& recipe,
            const Inputs& inputs)
        : m_source(source), m_host(std::move(host)), m_ownSides(ownSidesOf(source, m_host, recipe, inputs.picture)),
          m_resized(resized(inputs.picture, m_ownSides)), m_picture(m_resized ? *m_resized : inputs.picture),
          m_kernels(source, m_host.reference), m_bare(withoutComments(source.text)),
          m_result(m_host.result.value_or(operation.result)), m_counts(inputs.pixelCounts),
          m_numbers(operation, m_result, source.name, recipe, m_picture, m_host.isPitched),
          m_sizes({operation, m_result, recipe, m_kernels, m_bare, m_numbers,
                   [this](const DeclaredLaunch& launch, const BoundParameter& parameter) {
                       return bufferOf(launch, parameter);
                   }})
    {
    }

    /// Of launches of the text, whose reference has as many.
    PixelValues pixelValues(std::vector<DeclaredLaunch> launches)
    {
        m_kernels.name(launches);
        return valuesOfPixel(launches);
    }

    Plan plan(std::vector<DeclaredLaunch> launches, std::optional<PixelValues> launched = {})
    {
        m_kernels.name(launches);
        m_plan.notes = m_host.notes;
        memory().add(launches);
        const PixelValues own = valuesOfPixel(launches);
        takePixelValues(launched ? asLaunched(own, *launched) : own);
        takeDeviceSource(m_source, namesOf(launches), m_kernels.instances(), m_host.definitions, m_plan);
        for (const std::string& definition : m_host.definitions) {
            const std::size_t sign = definition.find('=');
            if (!isIdentifier(std::string_view(definition).substr(0, sign)))
                refuse(0, say(gpu::phrase("\"%1\" is not a valid macro or parameter name. Names consist of letters, "
                                          "digits and \"_\"."),
                              definition.substr(0, sign)));
            m_plan.definitions.push_back(definition.substr(0, sign + 1) +
                                         DeclaredNumbers::textOf(number({definition.substr(sign + 1)})));
        }
        makePictures(launches);
        for (const DeclaredBuffer& buffer : m_host.buffers) {
            m_plan.buffers.push_back(resultBuffer(buffer.name, bytesFor(buffer.type, number(buffer.count))));
            if (buffer.isZero)
                m_plan.buffers.back().fill = Buffer::Fill::Zero;
            if (!buffer.values.empty())
                fill(m_plan.buffers.back(), buffer);
        }
        memory().noteUnfilled(launches, m_plan.sources.front().text);
        if (m_counts.areKnown())
            m_plan.notes.push_back(
                say(gpu::phrase("A run on a small image shows that the kernel reads %1 and stores %2 values for each "
                                "pixel. If that is wrong, declare it: //@ bind NAME = grey, //@ result unsigned char"),
                    m_values.read, m_values.written));
        for (Message& note : m_sizes.notes(launches))
            m_plan.notes.push_back(std::move(note));
        for (const DeclaredConstant& constant : m_host.constants)
            m_plan.constants.push_back({.source = 0, .symbol = constant.symbol, .content = valuesOf(constant)});
        for (const DeclaredLaunch& launch : launches)
            m_plan.launches.push_back(planned(launch));
        m_plan.mainLaunch = mainOf(launches);
        m_plan.geometry = m_sizes.geometry(launches[m_plan.mainLaunch], m_plan.launches[m_plan.mainLaunch]);
        return std::move(m_plan);
    }

    /// What the launches give, also where that is nothing.
    std::vector<LaunchBindings> bindings(std::vector<DeclaredLaunch> launches)
    {
        std::vector<std::string> written; // a template's instance is named as the note has it
        for (const DeclaredLaunch& launch : launches)
            written.push_back(launch.kernel);
        m_kernels.name(launches);
        memory().add(launches);
        takePixelValues(valuesOfPixel(launches));
        written.resize(launches.size());
        std::vector<LaunchBindings> all;
        for (std::size_t i = 0; i < launches.size(); ++i) {
            const DeclaredLaunch& launch = launches[i];
            LaunchBindings bindings;
            bindings.kernel = written[i].empty() ? launch.kernel : written[i];
            bindings.line = kernel(launch.kernel).line;
            bindings.grid = listOf(launch.grid);
            bindings.threads = listOf(launch.block);
            bindings.shared = launch.sharedBytes ? launch.sharedBytes->text : "";
            const GuessedPointers pointers = guessed(launch);
            for (const BoundParameter& parameter : kernel(launch.kernel).bound) {
                ParameterBinding bound = binding(launch, parameter);
                if (pointers.isOpen(parameter)) {
                    bound.origin = ParameterBinding::Origin::Nothing;
                    bound.given.clear();
                    bound.now.clear();
                }
                bindings.parameters.push_back(std::move(bound));
            }
            try {
                Launch sized{
                    .kernel = {}, .source = 0, .grid = {}, .block = {}, .dynamicSharedBytes = 0, .arguments = {}};
                m_sizes.take(launch, sized);
                bindings.gridNow = sidesText(sized.grid);
                bindings.threadsNow = sidesText(sized.block);
                bindings.sharedNow = std::to_string(sized.dynamicSharedBytes);
            } catch (const DeclarationError&) { // said when it is run
            }
            all.push_back(std::move(bindings));
        }
        return all;
    }

private:
    /// The picture that kernels get, as the run holds it.
    Buffer pictureBuffer() const
    {
        Buffer buffer = inputBuffer(m_picture);
        if (m_resized) {
            buffer.fill = Buffer::Fill::Bytes;
            buffer.content = std::vector<std::byte>(m_picture.bytes().begin(), m_picture.bytes().end());
        }
        return buffer;
    }

    /// "256", "32x8", "8x8x4"
    static std::string sidesText(const Dim3& sides)
    {
        std::string text = std::to_string(sides.x);
        if (sides.y > 1 || sides.z > 1)
            text += "x" + std::to_string(sides.y);
        return sides.z > 1 ? text + "x" + std::to_string(sides.z) : text;
    }

    static std::string listOf(const std::vector<DeclaredNumber>& numbers)
    {
        std::string list;
        for (const DeclaredNumber& number : numbers)
            list += (list.empty() ? "" : ", ") + number.text;
        return list;
    }

    ParameterBinding binding(const DeclaredLaunch& launch, const BoundParameter& parameter) const
    {
        ParameterBinding binding;
        const Given what = given(launch, parameter);
        binding.name = parameter.name;
        binding.type = (parameter.pointsToConst ? "const " : "") + parameter.type + (parameter.isPointer ? "*" : "");
        binding.given = what.what;
        binding.origin = what.origin;
        if (parameter.isPointer || parameter.type == "cudaTextureObject_t") {
            binding.may = {"input", "output"};
            for (const DeclaredBuffer& buffer : m_host.buffers)
                binding.may.push_back(buffer.name);
            for (const char* const picture : {"colour", "grey"})
                if (elementOf(parameter.type).channels == 1 && channelsNamed(picture, m_host) > 0)
                    binding.may.emplace_back(picture);
            constexpr int fewest = 4; // three planes, and what is made of them
            const auto ofNumbers = std::ranges::count_if(kernel(launch.kernel).bound, [](const BoundParameter& other) {
                return other.isPointer && elementOf(other.type).channels == 1;
            });
            if (elementOf(parameter.type).channels == 1 && ofNumbers >= fewest)
                for (const char* const plane : {"red", "green", "blue", "output.red", "output.green", "output.blue"})
                    binding.may.emplace_back(plane);
            if (!parameter.isPointer)
                binding.may = {"input"};
            binding.now = sizeOf(bufferOf(launch, parameter), parameter.type);
        } else {
            binding.may = m_numbers.names();
            try {
                for (const std::string& part : listedIn(what.what, false))
                    binding.now += (binding.now.empty() ? "" : ", ") + DeclaredNumbers::textOf(number({part}));
            } catch (const DeclarationError&) { // said when it is run
                binding.now.clear();
            }
        }
        return binding;
    }

    /// "512x512 float" of a buffer that is given to a pointer
    std::string sizeOf(const std::string& buffer, const std::string& type) const
    {
        const auto picture = [&](int width, int height, int values) {
            const bool isSingle = values == 1 || elementOf(type).channels > 1;
            return toText(BlockSize{width, height}) + (isSingle ? " " : "x" + std::to_string(values) + " ") + type;
        };
        if (buffer == "input")
            return picture(m_picture.width(), m_picture.height(), m_values.read);
        if (isPlane(buffer))
            return picture(m_picture.width(), m_picture.height(), 1);
        if (isResultPlane(buffer))
            return picture(m_numbers.resultWidth(), m_numbers.resultHeight(), 1);
        if (buffer == "output")
            return picture(m_numbers.resultWidth(), m_numbers.resultHeight(), m_values.written);
        for (const DeclaredBuffer& own : m_host.buffers)
            if (own.name == buffer)
                try {
                    return countOf(own) + " " + own.type;
                } catch (const DeclarationError&) { // said when it is run
                    return {};
                }
        return {};
    }

    [[noreturn]] void refuse(int line, Message what) const { throw DeclarationError(m_source, line, std::move(what)); }

    // Numbers

    double number(const DeclaredNumber& written) const { return m_numbers.number(written); }

    std::size_t bytesFor(const std::string& type, double count)
    {
        const ElementType element = elementOf(type);
        auto size = builtInTypeBytes(type);
        if (const auto ofOne = builtInTypeBytes(element.scalar); !size && ofOne)
            size = *ofOne * static_cast<std::size_t>(element.channels);
        if (!size)
            refuse(0, say(gpu::phrase("The size of the type \"%1\" is unknown."), type));
        m_bytes += std::max(count, 0.0) * static_cast<double>(*size);
        if (count < 1 || m_bytes > mostBytes)
            refuse(0, say(gpu::phrase("A buffer of %1 values of type %2 cannot be created. A buffer needs at least one "
                                      "value, and all buffers together can take at most 4 GB."),
                          DeclaredNumbers::textOf(count), type));
        return static_cast<std::size_t>(std::ceil(count)) * *size;
    }

    std::string countOf(const DeclaredBuffer& buffer) const
    {
        const double listed = static_cast<double>(m_numbers.numbers(buffer.values).size());
        return DeclaredNumbers::textOf(std::max(number(buffer.count), listed));
    }

    std::vector<std::byte> valuesOf(const DeclaredConstant& constant) const
    {
        std::vector<std::byte> bytes;
        for (const double value : m_numbers.numbers(constant.values))
            if (!appendNumber(bytes, constant.type, value))
                refuse(0, say(gpu::phrase("Constants of type \"%1\" are not supported. Use numbers."), constant.type));
        return bytes;
    }

    /// The values that a note gives a buffer.
    void fill(Buffer& buffer, const DeclaredBuffer& declared) const
    {
        buffer.fill = Buffer::Fill::Bytes;
        std::vector<std::byte> bytes;
        for (const double value : m_numbers.numbers(declared.values))
            if (!appendNumber(bytes, elementOf(declared.type).scalar, value))
                refuse(0, say(gpu::phrase("Constants of type \"%1\" are not supported. Use numbers."), declared.type));
        bytes.resize(std::max(bytes.size(), buffer.bytes));
        buffer.bytes = bytes.size();
        buffer.content = std::move(bytes);
    }

    const DefinedKernel& kernel(const std::string& name) const { return m_kernels.named(name); }

    // Pictures

    bool isOwnBuffer(const std::string& name) const
    {
        return std::ranges::find(m_host.buffers, name, &DeclaredBuffer::name) != m_host.buffers.end();
    }
    bool isPlane(const std::string& buffer) const { return isPicturePlane(buffer) && !isOwnBuffer(buffer); }
    bool isPicture(const std::string& buffer) const { return buffer == "input" || isPlane(buffer); }
    static bool isResult(const std::string& buffer) { return buffer == "output" || isResultPlane(buffer); }

    /// Whether the launches store each channel of the result into memory of its own.
    bool hasResultPlanes(const std::vector<DeclaredLaunch>& launches) const
    {
        return std::ranges::any_of(launches, [&](const DeclaredLaunch& launch) {
            return std::ranges::any_of(kernel(launch.kernel).bound, [&](const BoundParameter& parameter) {
                return parameter.isPointer && isResultPlane(bufferOf(launch, parameter));
            });
        });
    }

    /// The first pointer to const of any launch that is bound to the picture; uchar for a texture.
    std::string inputType(const std::vector<DeclaredLaunch>& launches) const
    {
        for (const DeclaredLaunch& launch : launches)
            for (const BoundParameter& parameter : kernel(launch.kernel).bound)
                if (parameter.isPointer && bufferOf(launch, parameter) == "input")
                    return parameter.type;
        return "unsigned char";
    }

    std::string outputType(const std::vector<DeclaredLaunch>& launches) const
    {
        if (!m_result.type.empty())
            return m_result.type;
        for (const DeclaredLaunch& launch : launches)
            for (const BoundParameter& parameter : kernel(launch.kernel).bound)
                if (parameter.isPointer && isResult(bufferOf(launch, parameter)))
                    return parameter.type;
        refuse(0, say(gpu::phrase("No kernel in %1 writes to the result: none of them stores through a pointer."),
                      m_source.name));
    }

    bool isInPlace(const std::vector<DeclaredLaunch>& launches) const
    {
        return std::ranges::none_of(launches, [&](const DeclaredLaunch& launch) {
            return std::ranges::any_of(kernel(launch.kernel).bound, [&](const BoundParameter& parameter) {
                return parameter.type == "cudaTextureObject_t" ||
                       (parameter.isPointer && isPicture(bufferOf(launch, parameter)));
            });
        });
    }

    // Values of a pixel

    void takePixelValues(PixelValues values)
    {
        m_values = values;
        m_numbers.takeResultChannels(values.written);
        if (!values.readsVectors && !m_host.isPitched)
            m_numbers.takeChannels(values.read);
    }

    PixelValues valuesOfPixel(const std::vector<DeclaredLaunch>& launches) const
    {
        std::vector<PicturePointer> pointers;
        for (const DeclaredLaunch& launch : launches)
            for (const BoundParameter& parameter : kernel(launch.kernel).bound) {
                const std::string buffer = parameter.isPointer ? bufferOf(launch, parameter) : "";
                if (buffer == "input" || buffer == "output")
                    pointers.push_back({&kernel(launch.kernel), &parameter, buffer == "output",
                                        channelsNamed(given(launch, parameter).what, m_host)});
            }
        const bool inPlace = isInPlace(launches);
        PixelValues values = pixelValuesOf(pointers, inPlace, m_result, channelCount(m_picture.format()));
        if (values.isWrittenOpen && m_counts.written > 0) {
            values.written = m_counts.written;
            values.writesVectors = false;
        }
        if (inPlace || (values.isReadOpen && m_counts.read > 0))
            values.read = inPlace ? values.written : m_counts.read;
        return values;
    }

    void makePictures(const std::vector<DeclaredLaunch>& launches)
    {
        const bool inPlace = isInPlace(launches);
        const std::string type = outputType(launches);
        const ElementType read = elementOf(inPlace ? type : inputType(launches)), written = elementOf(type);
        if (!builtInTypeBytes(read.scalar))
            refuse(0, say(gpu::phrase("An image cannot be passed as values of type \"%1\". If a header of your own "
                                      "defines that type, copy the definition into the source."),
                          read.scalar));
        const bool isOwn = read.scalar == "unsigned char" && m_values.read == channelCount(m_picture.format());
        Buffer input = pictureBuffer();
        if (!isOwn) {
            input.content = convertedPicture(m_picture, read, m_values.read);
            input.bytes = input.content.size();
            input.fill = Buffer::Fill::Bytes;
        }
        const int channels = m_values.written;
        constexpr int neverShown = 2; // it is only looked at whether they are enough
        if (!takeResultFormat(m_plan, written, m_counts.written == neverShown ? 1 : channels))
            refuseResult(type);
        Buffer output = resultBuffer(
            "output", bytesFor(written.scalar, double(m_numbers.resultWidth()) * m_numbers.resultHeight() * channels));
        if (inPlace) {
            output.fill = input.fill;
            output.content = input.content.part(0, std::min(input.content.size(), output.bytes));
        } else if (m_result.isZero) {
            output.fill = Buffer::Fill::Zero;
        }
        m_plan.buffers = {std::move(input), std::move(output)};
        if (inPlace)
            m_plan.buffers[Input] = pictureBuffer();
        if (hasResultPlanes(launches))
            makeResultPlanes(written, inPlace);
        addPicturePlanes(launches);
        if (m_resized && m_ownSides.kernel.empty())
            m_plan.notes.push_back(say(gpu::phrase("A kernel takes one size for rows and columns, so it gets the upper "
                                                   "left %1×%1 pixels of the image."),
                                       m_picture.width()));
        else if (m_resized)
            m_plan.notes.push_back(
                say(gpu::phrase(
                        "The kernel \"%1\" has sizes of its own, constants or its grid's, so it gets %2 pixels: the "
                        "upper left part of the image, continued by its mirror image where it is smaller."),
                    m_ownSides.kernel, toText(BlockSize{m_picture.width(), m_picture.height()})));
        if (m_host.isPitched)
            pitchRows(isOwn && !inPlace);
        m_plan.pictureBuffer = Output;
        m_plan.pictureWidth = m_numbers.resultWidth();
        m_plan.pictureHeight = m_numbers.resultHeight();
    }

    /// The result is made of three buffers, each with one value a pixel.
    void makeResultPlanes(const ElementType& written, bool isInPlace)
    {
        if (written.channels > 1 || m_host.isPitched)
            refuse(0, gpu::phrase("The planes of a result need values of one number, in rows without padding."));
        std::vector<std::size_t> planes;
        for (const char* const name : {"output.red", "output.green", "output.blue"}) {
            Buffer plane = m_plan.buffers[Output];
            plane.name = name;
            if (isInPlace) {
                plane.fill = Buffer::Fill::Bytes;
                plane.content = planeOf(m_picture, written.scalar, channelOfPlane(name));
                plane.bytes = plane.content.size();
            }
            planes.push_back(planes.empty() ? Output : m_plan.buffers.size());
            if (planes.size() == 1)
                m_plan.buffers[Output] = std::move(plane);
            else
                m_plan.buffers.push_back(std::move(plane));
        }
        setResultPlanes(m_plan, written.scalar, planes[0], planes[1], planes[2]);
    }

    /// A buffer for each channel of the picture that a launch is given by itself.
    void addPicturePlanes(const std::vector<DeclaredLaunch>& launches)
    {
        for (const DeclaredLaunch& launch : launches)
            for (const BoundParameter& parameter : kernel(launch.kernel).bound) {
                const std::string name = parameter.isPointer ? bufferOf(launch, parameter) : "";
                if (!isPlane(name) || std::ranges::find(m_plan.buffers, name, &Buffer::name) != m_plan.buffers.end())
                    continue;
                const ElementType type = elementOf(parameter.type);
                if (type.channels > 1 || !builtInTypeBytes(type.scalar))
                    refuse(kernel(launch.kernel).line,
                           say(gpu::phrase("A plane of the image cannot be passed as values of type \"%1\"."),
                               parameter.type));
                Buffer plane;
                plane.name = name;
                plane.fill = Buffer::Fill::Bytes;
                plane.content = planeOf(m_picture, type.scalar, channelOfPlane(name));
                plane.bytes = plane.content.size();
                m_plan.buffers.push_back(std::move(plane));
            }
    }

    void pitchRows(bool isPicture)
    {
        const bool isOfBytes = m_plan.pictureFormat != PixelFormat::Float32 && m_plan.resultType.empty();
        if (!isPicture || !isOfBytes)
            refuse(
                0,
                gpu::phrase(
                    "Pitched rows are supported for images and results of unsigned char and uchar3, in two buffers."));
        m_plan.buffers[Input] = pitchedInputBuffer(m_picture);
        m_plan.buffers[Output] =
            pitchedResultBuffer("output", m_numbers.resultWidth(), m_numbers.resultHeight(), m_plan.pictureFormat);
    }

    [[noreturn]] void refuseResult(const std::string& type) const
    {
        refuse(0, say(gpu::phrase("A result of type \"%1\" cannot be shown. Supported types are unsigned char, "
                                  "uchar3, uchar4, float, float3, float4, double, bool, char, short, int, long and "
                                  "their unsigned "
                                  "forms."),
                      type));
    }

    // Arguments

    Given given(const DeclaredLaunch& launch, const BoundParameter& parameter) const
    {
        return givenTo(launch, kernel(launch.kernel), parameter, m_host,
                       [&](const std::string& name) { return m_numbers.isSetting(name); });
    }

    std::string bufferOf(const DeclaredLaunch& launch, const BoundParameter& parameter) const
    {
        const std::string what = given(launch, parameter).what;
        return channelsNamed(what, m_host) > 0 ? "input" : what;
    }

    GuessedPointers guessed(const DeclaredLaunch& launch) const
    {
        return {launch, kernel(launch.kernel),
                [&](const BoundParameter& parameter) { return bufferOf(launch, parameter); }};
    }

    std::size_t bufferNamed(const std::string& name, const DefinedKernel& kernel) const
    {
        for (std::size_t i = 0; i < m_plan.buffers.size(); ++i)
            if (m_plan.buffers[i].name == name)
                return i;
        refuse(kernel.line, say(gpu::phrase("The kernel \"%1\" is given the buffer \"%2\", which does not exist. "
                                            "Declare it: //@ buffer %2 float width * height"),
                                kernel.name, name));
    }

    Argument argument(const DeclaredLaunch& launch, const DefinedKernel& kernel, const BoundParameter& parameter)
    {
        if (parameter.isPointer)
            return BufferArgument{bufferNamed(bufferOf(launch, parameter), kernel)};
        if (parameter.type == "cudaTextureObject_t")
            return texture(parameter);
        const ElementType element = elementOf(parameter.type);
        if (!isNumberType(element.scalar))
            refuseType(kernel, parameter);
        const std::string meaning = given(launch, parameter).what;
        if (meaning.empty())
            refuse(kernel.line,
                   say(gpu::phrase("The kernel \"%1\" takes \"%2\", whose value is unknown. Bind it with //@ bind %2 = "
                                   "EXPRESSION, or give it a slider with //@ parameter %2 = 1 in 0..10"),
                       kernel.name, parameter.name));
        if (element.channels > 1 || parameter.count > 0)
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

    /// "3, 5, 7, 0" for a uchar4, or for an array of four numbers
    ValueArgument vectorArgument(const DefinedKernel& kernel, const BoundParameter& parameter,
                                 const ElementType& element, const std::string& numbers) const
    {
        ValueArgument given{parameter.type, {}};
        const std::vector<std::string> listed = listedIn(numbers, false);
        const std::size_t numbersOfIt =
            static_cast<std::size_t>(element.channels) * std::max<std::size_t>(parameter.count, 1);
        if (listed.size() != numbersOfIt)
            refuse(kernel.line,
                   parameter.count > 0
                       ? say(gpu::phrase("\"%1\" is an array, so bind it to %2 numbers: //@ bind %1 = 0, 1, …"),
                             parameter.name, numbersOfIt)
                       : say(gpu::phrase("\"%1\" is a %2, so bind it to %3 numbers: //@ bind %1 = 0, 1, …"),
                             parameter.name, parameter.type, element.channels));
        for (const std::string& one : listed)
            if (!appendNumber(given.bytes, element.scalar, number({one})))
                refuseType(kernel, parameter);
        return given;
    }

    [[noreturn]] void refuseType(const DefinedKernel& kernel, const KernelParameter& parameter) const
    {
        refuse(kernel.line,
               say(gpu::phrase(
                       "The kernel \"%1\" takes \"%2\" of type \"%3\", which is not supported. Supported types are "
                       "numbers, pointers to them, cudaTextureObject_t and structs of these that the source defines."),
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

    OwnMemory memory()
    {
        return {{m_source, m_bare, m_kernels,
                 [this](const DeclaredLaunch& launch, const BoundParameter& parameter) {
                     return bufferOf(launch, parameter);
                 }},
                m_host,
                m_plan.notes};
    }

    Launch planned(const DeclaredLaunch& declared)
    {
        const DefinedKernel& own = kernel(declared.kernel);
        if (Message problem = guessed(declared).problem(); !problem.empty())
            refuse(own.line, std::move(problem));
        Launch launch{
            .kernel = own.name, .source = 0, .grid = {}, .block = {}, .dynamicSharedBytes = 0, .arguments = {}};
        m_sizes.take(declared, launch);
        auto structure = own.structs.begin();
        for (std::size_t i = 0, next = 0; i < own.parameters.size(); ++i)
            if (structure != own.structs.end() && structure->parameter == i)
                launch.arguments.emplace_back(std::in_place_type<ValueArgument>,
                                              structArgument(declared, own, *structure++, next));
            else
                launch.arguments.push_back(argument(declared, own, own.bound[next++]));
        return launch;
    }

    /// `next` is the first of its fields, and then what is bound after them.
    ValueArgument structArgument(const DeclaredLaunch& declared, const DefinedKernel& own,
                                 const StructArgument& structure, std::size_t& next)
    {
        const KernelParameter& parameter = own.parameters[structure.parameter];
        if (structure.line > 0)
            refuse(structure.line,
                   say(gpu::phrase("The kernel \"%1\" takes \"%2\", a struct that is not supported: %3. Its fields can "
                                   "be numbers, arrays of numbers, pointers and such structs."),
                       own.name, parameter.name, structure.problem));
        ValueArgument whole{parameter.type, std::vector<std::byte>(structure.bytes)};
        for (std::size_t i = 0; i < structure.fields; ++i, ++next)
            placeField(whole, own.bound[next].offset, argument(declared, own, own.bound[next]));
        return whole;
    }

    /// The last launch that writes the result.
    std::size_t mainOf(const std::vector<DeclaredLaunch>& launches) const
    {
        for (std::size_t i = launches.size(); i-- > 0;)
            for (const Argument& argument : m_plan.launches[i].arguments)
                for (const auto& address : addressesIn(argument))
                    if (const auto* buffer = std::get_if<BufferArgument>(&address); buffer && buffer->buffer == Output)
                        return i;
        return launches.size() - 1;
    }

    const KernelSource& m_source;
    DeclaredHost m_host;
    OwnSides m_ownSides;
    std::optional<Image> m_resized; ///< what kernels get whose text decides the sides
    const Image& m_picture;
    DeclaredKernels m_kernels;
    std::string m_bare; ///< the text without comments
    DeclaredResult m_result;
    PixelCounts m_counts;
    DeclaredNumbers m_numbers;
    LaunchSizes m_sizes;
    PixelValues m_values;
    double m_bytes = 0; ///< of all buffers so far
    Plan m_plan;
};

} // namespace

Plan declaredPlan(const Declaration& operation, const DeclaredStrategy& strategy, const KernelSource& source,
                  const Recipe& recipe, const Inputs& inputs)
{
    DeclaredHost host = hostOf(strategy, source);
    std::vector<DeclaredLaunch> launches = withoutReference(host);
    return Planner(operation, source, std::move(host), recipe, inputs).plan(std::move(launches));
}

PixelCounts openCountsOf(const Declaration& operation, const DeclaredStrategy& strategy, const KernelSource& source,
                         const Recipe& recipe, const Inputs& inputs)
{
    DeclaredHost host = hostOf(strategy, source);
    if (host.isPitched)
        return {};
    std::vector<DeclaredLaunch> launches = withoutReference(host);
    const PixelValues values =
        Planner(operation, source, std::move(host), recipe, inputs).pixelValues(std::move(launches));
    return {values.isReadOpen ? values.read : 0, values.isWrittenOpen ? values.written : 0};
}

std::vector<LaunchBindings> bindingsAtDefaults(const Declaration& operation, const DeclaredStrategy& strategy)
{
    const Image picture(64, 48, inputChannels(operation) == 1 ? PixelFormat::Grey8 : PixelFormat::Rgb8);
    Recipe recipe;
    recipe.block = operation.block;
    for (const Parameter& parameter : operation.parameters)
        recipe.parameters[parameter.name] = parameter.defaultValue;
    return bindingsOf(operation, strategy, strategy.source, recipe, Inputs(picture));
}

/// The launch that the notes have for a kernel or function, by its own name or for all of the text.
static DeclaredLaunch notedLaunchOf(const std::string& name, const std::vector<DeclaredLaunch>& launches,
                                    const std::vector<DefinedKernel>& kernels)
{
    DeclaredLaunch own{.kernel = name};
    for (const DeclaredLaunch& launch : launches)
        if (launch.kernel == name || launch.kernel.empty())
            own = launchOf(launch, name, kernels);
    return own;
}

Plan referencePlanOf(const Declaration& operation, const DeclaredStrategy& strategy, const Recipe& recipe,
                     const Inputs& inputs)
{
    DeclaredHost host = hostOf(strategy, strategy.source);
    const PixelValues values =
        Planner(operation, strategy.source, host, recipe, inputs).pixelValues(withoutReference(host));
    Declaration unused;
    std::vector<DeclaredLaunch> noted = hostFromNotes(strategy.source, unused).launches;
    noted.insert(noted.end(), host.launches.begin(), host.launches.end());
    KernelSource source = strategy.source;
    std::vector<DefinedKernel> kernels = kernelsIn(source.text);
    const bool isKernel = std::ranges::find(kernels, host.reference.substr(0, host.reference.find('<')),
                                            &DefinedKernel::name) != kernels.end();
    const auto asKernel = isKernel ? std::nullopt : withHostFunctionAsKernel(source.text, host.reference, source.name);
    if (asKernel) {
        source.text = *asKernel;
        kernels = kernelsIn(source.text);
    }
    DeclaredLaunch launch = notedLaunchOf(host.reference, noted, kernels);
    if (asKernel) {
        launch.grid = launch.block = {{"1"}};
        launch.sharedBytes.reset();
    }
    return Planner(operation, source, std::move(host), recipe, inputs).plan({std::move(launch)}, values);
}

std::vector<LaunchBindings> bindingsOf(const Declaration& operation, const DeclaredStrategy& strategy,
                                       const KernelSource& source, const Recipe& recipe, const Inputs& inputs)
{
    DeclaredHost host = hostOf(strategy, source);
    Declaration unused;
    const std::vector<DeclaredLaunch> noted = hostFromNotes(source, unused).launches;
    const bool isOfDocument = !strategy.host.launches.empty();
    std::vector<DeclaredLaunch> launches = withoutReference(host);
    std::vector<LaunchBindings> bindings =
        Planner(operation, source, std::move(host), recipe, inputs).bindings(std::move(launches));
    for (LaunchBindings& launch : bindings) {
        launch.isOfDocument = isOfDocument;
        launch.isNamed = std::ranges::find(noted, launch.kernel, &DeclaredLaunch::kernel) != noted.end();
        for (ParameterBinding& parameter : launch.parameters) {
            if (parameter.origin != ParameterBinding::Origin::Note)
                continue;
            if (isOfDocument)
                parameter.origin = ParameterBinding::Origin::Document;
            for (const KernelNote& note : notesIn(source.text))
                if (note.word == "bind" && note.rest.starts_with(parameter.name) &&
                    note.rest.find_first_of(" \t=", parameter.name.size()) == parameter.name.size())
                    parameter.noteLine = note.line;
        }
    }
    return bindings;
}

} // namespace tilescope
