#include "gpu/cuda/libraries/device_library.h"
#include "gpu/cuda/libraries/toolkit_library.h"
#include "gpu/recipe/message.h"

#include <algorithm>
#include <vector>

// NPP, NVIDIA's library for images: functions of nppi_*.h with the suffix _Ctx, of CUDA Toolkit 12 and 13.

namespace tilescope
{

namespace
{

using Bytes = unsigned char;
using Status = int; ///< 0: success; above: a warning; below: an error

struct Size {
    int width = 0, height = 0;
};
struct Point {
    int x = 0, y = 0;
};

/// NppStreamContext, the last parameter of every function.
struct StreamContext {
    void* stream = nullptr;
    int device = 0, multiprocessors = 0, threadsPerMultiprocessor = 0, threadsPerBlock = 0;
    std::size_t sharedBytesPerBlock = 0;
    int major = 0, minor = 0;
    unsigned streamFlags = 0;
    int reserved = 0;
};

struct Version { ///< NppLibraryVersion
    int major = 0, minor = 0, build = 0;
};

constexpr Status misalignedWarning = 10000; // a result with misaligned rows, whose stores are slower; otherwise
                                            // harmless

} // namespace

template <>
struct Parametrised<Size> {
    static void kinds(std::vector<ArgumentKind>& list) { list.insert(list.end(), 2, ArgumentKind::Integer); }
    static Size read(ArgumentReader& arguments)
    {
        const int width = arguments.integer();
        return {width, arguments.integer()};
    }
};
template <>
struct Parametrised<Point> {
    static void kinds(std::vector<ArgumentKind>& list) { list.insert(list.end(), 2, ArgumentKind::Integer); }
    static Point read(ArgumentReader& arguments)
    {
        const int x = arguments.integer();
        return {x, arguments.integer()};
    }
};

namespace
{

/// The data with which a function is bound.
struct Site {
    ToolkitLibrary& library;
    const StreamContext& context;
    const LibrarySite& machine;
};

struct Function : LibraryFunction {
    std::function<LibraryCall(const Site& site, ArgumentReader& arguments)> bind;
};

void checkStatus(Status status, const std::string& function)
{
    if (status == 0 || status == misalignedWarning)
        return;
    throw SettingError("strategy", say(gpu::phrase("NPP does not support this: %1 returned status %2 (see nppdefs.h). "
                                                   "Use a strategy with its own kernel."),
                                       function, std::to_string(status)));
}

/// A function of one of NPP's files. `Parameters` are those of NVIDIA's declaration, without the context at the end.
template <typename... Parameters>
Function function(const std::string& name, const std::string& file)
{
    return {{name, kindsOf<Parameters...>()}, [name, file](const Site& site, ArgumentReader& arguments) {
                auto* const call = site.library.find<Status (*)(Parameters..., StreamContext)>(file, name + "_Ctx");
                return [=, context = site.context, values = valuesOf<Parameters...>(arguments)] {
                    checkStatus(std::apply([&](auto... value) { return call(value..., context); }, values), name);
                };
            }};
}

/// A function with a workspace, its last parameter before the context; `sizeFunction` returns the workspace's size for
/// a size of the first picture.
Function correlation(const std::string& name, const std::string& sizeFunction)
{
    using Call = Status (*)(const Bytes*, int, Size, const Bytes*, int, Size, float*, int, Bytes*, StreamContext);
    using SizeCall = Status (*)(Size, std::size_t*, StreamContext);
    return {{name, kindsOf<const Bytes*, int, Size, const Bytes*, int, Size, float*, int>()},
            [name, sizeFunction](const Site& site, ArgumentReader& arguments) {
                auto* const call = site.library.find<Call>("nppist", name + "_Ctx");
                const auto values = valuesOf<const Bytes*, int, Size, const Bytes*, int, Size, float*, int>(arguments);
                std::size_t bytes = 0; // CUDA 12 writes only the lower half
                checkStatus(site.library.find<SizeCall>("nppist", sizeFunction + "_Ctx")(std::get<2>(values), &bytes,
                                                                                         site.context),
                            sizeFunction);
                site.machine.reserve(bytes);
                return [=, context = site.context, workspace = site.machine.workspace] {
                    auto* const memory = static_cast<Bytes*>(workspace());
                    checkStatus(std::apply([&](auto... value) { return call(value..., memory, context); }, values),
                                name);
                };
            }};
}

using Box = Function (*)(const std::string&, const std::string&);
constexpr Box box = function<const Bytes*, int, Size, Point, Bytes*, int, Size, Size, Point, int>;
constexpr Box gauss = function<const Bytes*, int, Size, Point, Bytes*, int, Size, int, const float*, int>;

const std::vector<Function>& functions()
{
    static const std::vector<Function> list{
        // source, pitch, size, offset, x, pitch, y, pitch, magnitude, pitch, angle, pitch, size of result, mask, norm,
        // border
        function<const Bytes*, int, Size, Point, short*, int, short*, int, short*, int, float*, int, Size, int, int,
                 int>("nppiGradientVectorSobelBorder_8u16s_C1R", "nppif"),
        // source, pitch, result, pitch, size
        function<const short*, int, Bytes*, int, Size>("nppiConvert_16s8u_C1R", "nppidei"),
        // source, pitch, size, offset, result, pitch, size of result, mask, delta, above, else, border
        function<const Bytes*, int, Size, Point, Bytes*, int, Size, Size, float, Bytes, Bytes, int>(
            "nppiFilterThresholdAdaptiveBoxBorder_8u_C1R", "nppif"),
        // source, pitch, size, offset, result, pitch, size of result, mask, anchor, border
        box("nppiFilterBoxBorder_8u_C1R", "nppif"),
        box("nppiFilterBoxBorder_8u_C3R", "nppif"),
        // source, pitch, size, offset, result, pitch, size of result, taps, weights, border
        gauss("nppiFilterGaussAdvancedBorder_8u_C1R", "nppif"),
        gauss("nppiFilterGaussAdvancedBorder_8u_C3R", "nppif"),
        // source, pitch, size, result, pitch, size of result, rows above, columns on the left
        function<const Bytes*, int, Size, Bytes*, int, Size, int, int>("nppiCopyReplicateBorder_8u_C1R", "nppidei"),
        // values, pitch, size, lower limit, replacement below it, upper limit, replacement above it
        function<float*, int, Size, float, float, float, float>("nppiThreshold_LTValGTVal_32f_C1IR", "nppitc"),
        // source, pitch, size, template, pitch, size, result, pitch
        correlation("nppiCrossCorrValid_NormLevel_8u32f_C1R", "nppiValidNormLevelGetBufferHostSize_8u32f_C1R"),
    };
    return list;
}

class Npp : public DeviceLibrary
{
public:
    explicit Npp(const LibrarySite& site)
        : m_site(site),
          m_library({"NPP", "nppc", {13, 12}, "libnpp-13-0"}), m_context{site.stream,
                                                                         site.device.ordinal,
                                                                         site.device.multiprocessors,
                                                                         site.device.maxThreadsPerMultiprocessor,
                                                                         site.device.limits.maxThreadsPerBlock,
                                                                         site.device.sharedBytesPerBlock,
                                                                         site.device.major,
                                                                         site.device.minor,
                                                                         site.streamFlags,
                                                                         0}
    {
    }

    std::string version() const override { return m_version; }

    LibraryCall bind(const Launch& launch, const BufferAddress& address) override
    {
        const auto& list = functions();
        const auto found =
            std::find_if(list.begin(), list.end(), [&launch](const Function& f) { return f.name == launch.kernel; });
        ArgumentReader arguments(launch, address);
        return found->bind({m_library, m_context, m_site}, arguments);
    }

private:
    std::string findVersion()
    {
        const Version* const version = m_library.find<const Version* (*)()>("nppc", "nppGetLibVersion")();
        return std::to_string(version->major) + "." + std::to_string(version->minor);
    }

    LibrarySite m_site;
    ToolkitLibrary m_library;
    StreamContext m_context;
    std::string m_version = findVersion();
};

} // namespace

std::unique_ptr<DeviceLibrary> openNpp(const LibrarySite& site) { return std::make_unique<Npp>(site); }

std::span<const LibraryFunction> nppFunctions()
{
    static const std::vector<LibraryFunction> list(functions().begin(), functions().end());
    return list;
}

} // namespace tilescope
