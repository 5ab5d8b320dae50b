#include "gpu/cuda/libraries/device_library.h"
#include "gpu/cuda/libraries/toolkit_library.h"
#include "gpu/recipe/message.h"

#include <algorithm>
#include <vector>

// cuBLAS, NVIDIA's library for matrices, which it stores by column: functions of cublas_api.h, of CUDA Toolkit 12 and
// 13.

namespace tilescope
{

namespace
{

using Handle = struct cublasContext*;
using Status = int; ///< 0: success

/// A factor that the library reads from the host's memory.
struct Factor {
    float value = 0;
};

template <typename T>
struct Native {
    using Type = T;
    static T of(const T& value) { return value; }
};
template <>
struct Native<Factor> {
    using Type = const void*;
    static const void* of(const Factor& factor) { return &factor.value; }
};

} // namespace

template <>
struct Parametrised<Factor> {
    static void kinds(std::vector<ArgumentKind>& list) { list.push_back(ArgumentKind::Float); }
    static Factor read(ArgumentReader& arguments) { return {arguments.number()}; }
};

namespace
{

/// Functions for messages, and the state for calls.
struct Session {
    ToolkitLibrary library{{"cuBLAS", "cublasLt", {13, 12}, "libcublas-13-0"}};
    Handle handle = nullptr;

    template <typename Call>
    Call find(const std::string& name)
    {
        return library.find<Call>("cublas", name);
    }

    void check(Status status, const std::string& function)
    {
        if (status == 0)
            return;
        const char* words = find<const char* (*)(Status)>("cublasGetStatusString")(status);
        throw SettingError(
            "strategy",
            say(gpu::phrase("cuBLAS does not support this: %1 returned %2. Use a strategy with its own kernel."),
                function, words ? words : std::to_string(status)));
    }
};

struct Function : LibraryFunction {
    std::function<LibraryCall(Session& session, ArgumentReader& arguments)> bind;
};

/// `Parameters` are those of NVIDIA's declaration after the handle, with a Factor for a pointer to host memory.
template <typename... Parameters>
Function function(const std::string& name, const std::string& symbol)
{
    return {{name, kindsOf<Parameters...>()}, [name, symbol](Session& session, ArgumentReader& arguments) {
                using Call = Status (*)(Handle, typename Native<Parameters>::Type...);
                auto* const call = session.find<Call>(symbol);
                return [call, name, &session, values = valuesOf<Parameters...>(arguments)] {
                    const auto apply = [&](const Parameters&... value) {
                        return call(session.handle, Native<Parameters>::of(value)...);
                    };
                    session.check(std::apply(apply, values), name);
                };
            }};
}

const std::vector<Function>& functions()
{
    static const std::vector<Function> list{
        // half to fill, transposition, n, k, alpha, A, its pitch, beta, C, its pitch
        function<int, int, int, int, Factor, const float*, int, Factor, float*, int>("cublasSsyrk", "cublasSsyrk_v2"),
        // transpositions of A and B, m, n, k, alpha, A, its type and pitch, B, its type and pitch, beta, C, its type
        // and pitch, compute type, algorithm
        function<int, int, int, int, int, Factor, const void*, int, int, const void*, int, int, Factor, void*, int, int,
                 int, int>("cublasGemmEx", "cublasGemmEx"),
    };
    return list;
}

class Cublas : public DeviceLibrary
{
public:
    explicit Cublas(const LibrarySite& site)
    {
        m_session.check(m_session.find<Status (*)(Handle*)>("cublasCreate_v2")(&m_session.handle), "cublasCreate");
        m_session.check(m_session.find<Status (*)(Handle, void*)>("cublasSetStream_v2")(m_session.handle, site.stream),
                        "cublasSetStream");
        int version = 0; // 130002 for 13.0.2
        m_session.check(m_session.find<Status (*)(Handle, int*)>("cublasGetVersion_v2")(m_session.handle, &version),
                        "cublasGetVersion");
        m_version = std::to_string(version / 10'000) + "." + std::to_string(version / 100 % 100);
    }
    ~Cublas() override
    {
        try {
            m_session.find<Status (*)(Handle)>("cublasDestroy_v2")(m_session.handle);
        } catch (const SettingError&) { // if the library lacks the function, its memory is freed at the process's end
        }
    }
    Cublas(const Cublas&) = delete;
    Cublas& operator=(const Cublas&) = delete;

    std::string version() const override { return m_version; }

    LibraryCall bind(const Launch& launch, const BufferAddress& address) override
    {
        const auto& list = functions();
        const auto found =
            std::find_if(list.begin(), list.end(), [&launch](const Function& f) { return f.name == launch.kernel; });
        ArgumentReader arguments(launch, address);
        return found->bind(m_session, arguments);
    }

private:
    Session m_session;
    std::string m_version;
};

} // namespace

std::unique_ptr<DeviceLibrary> openCublas(const LibrarySite& site) { return std::make_unique<Cublas>(site); }

std::span<const LibraryFunction> cublasFunctions()
{
    static const std::vector<LibraryFunction> list(functions().begin(), functions().end());
    return list;
}

} // namespace tilescope
