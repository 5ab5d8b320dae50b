#include "gpu/cuda/libraries/device_library.h"
#include "gpu/cuda/libraries/toolkit_library.h"
#include "gpu/recipe/message.h"
#include "gpu/system/recently_used.h"

#include <algorithm>
#include <optional>
#include <vector>

// cuFFT, NVIDIA's library for Fourier transforms: functions of cufft.h, of CUDA Toolkit 12 (libcufft.so.11) and 13.

namespace tilescope
{

namespace
{

using PlanHandle = int;
using Status = int; ///< 0: success

/// What a cuFFT plan is for: this many transforms at once, each of rows × columns.
struct Shape {
    int type = 0, count = 0, rows = 0, columns = 0;
    bool operator==(const Shape&) const = default;
};

struct Function : LibraryFunction {
    int type = 0; ///< CUFFT_R2C …
};

const std::vector<Function>& functions()
{
    const std::vector<ArgumentKind> arguments{ArgumentKind::Integer, ArgumentKind::Integer, ArgumentKind::Integer,
                                              ArgumentKind::Address, ArgumentKind::Address};
    static const std::vector<Function> list{
        {{"cufftExecR2C", arguments}, 0x2a},
        {{"cufftExecC2R", arguments}, 0x2c},
        {{"cufftExecD2Z", arguments}, 0x6a}, // the same in doubles
        {{"cufftExecZ2D", arguments}, 0x6c},
    };
    return list;
}

class Cufft : public DeviceLibrary
{
public:
    explicit Cufft(LibrarySite site) : m_site(std::move(site))
    {
        int version = 0; // 12000 for 12.0.0
        check(m_library.find<Status (*)(int*)>("cufft", "cufftGetVersion")(&version), "cufftGetVersion");
        m_version = std::to_string(version / 1000) + "." + std::to_string(version / 100 % 10);
    }
    ~Cufft() override
    {
        for (const Made& made : m_plans)
            destroy(made.plan);
    }
    Cufft(const Cufft&) = delete;
    Cufft& operator=(const Cufft&) = delete;

    std::string version() const override { return m_version; }

    LibraryCall bind(const Launch& launch, const BufferAddress& address) override
    {
        const auto& list = functions();
        const auto found =
            std::find_if(list.begin(), list.end(), [&launch](const Function& f) { return f.name == launch.kernel; });
        ArgumentReader arguments(launch, address);
        Shape shape{found->type};
        shape.count = arguments.integer();
        shape.rows = arguments.integer();
        shape.columns = arguments.integer();
        void* const input = arguments.address();
        void* const output = arguments.address();
        const Made made = planFor(shape);
        m_site.reserve(made.workspaceBytes);

        auto* const execute = m_library.find<Status (*)(PlanHandle, void*, void*)>("cufft", launch.kernel);
        auto* const setWorkArea = m_library.find<Status (*)(PlanHandle, void*)>("cufft", "cufftSetWorkArea");
        return [=, name = launch.kernel, plan = made.plan, workspace = m_site.workspace] {
            check(setWorkArea(plan, workspace()), "cufftSetWorkArea");
            check(execute(plan, input, output), name);
        };
    }

private:
    struct Made {
        Shape shape;
        PlanHandle plan = 0;
        std::size_t workspaceBytes = 0;
    };
    static constexpr std::size_t mostPlans = 16; // far more than a run's launches

    static void check(Status status, const std::string& function)
    {
        if (status != 0)
            throw SettingError("strategy", say(gpu::phrase("cuFFT does not support this: %1 returned %2 (see cufft.h). "
                                                           "Use a strategy with its own kernel."),
                                               function, std::to_string(status)));
    }

    /// Cached, because making a plan takes longer than many transforms.
    const Made& planFor(const Shape& shape)
    {
        if (const Made* known = m_plans.find([&shape](const Made& made) { return made.shape == shape; }))
            return *known;
        const Made& made = m_plans.add(make(shape));
        for (const Made& dropped : m_plans.shrinkToCount(mostPlans))
            destroy(dropped.plan);
        return made;
    }

    /// The workspace is ours, because cuFFT would allocate one for every plan.
    Made make(const Shape& shape)
    {
        Made made{shape};
        check(m_library.find<Status (*)(PlanHandle*)>("cufft", "cufftCreate")(&made.plan), "cufftCreate");
        try {
            check(m_library.find<Status (*)(PlanHandle, int)>("cufft", "cufftSetAutoAllocation")(made.plan, 0),
                  "cufftSetAutoAllocation");
            makePlan(made);
            check(m_library.find<Status (*)(PlanHandle, void*)>("cufft", "cufftSetStream")(made.plan, m_site.stream),
                  "cufftSetStream");
        } catch (...) {
            destroy(made.plan);
            throw;
        }
        return made;
    }

    /// Packed pictures, one after the other.
    void makePlan(Made& made)
    {
        using Make = Status (*)(PlanHandle, int dimensions, int* sizes, int* inputEmbedding, int inputStep,
                                int inputDistance, int* outputEmbedding, int outputStep, int outputDistance, int type,
                                int count, std::size_t* workspaceBytes);
        const Shape& shape = made.shape;
        int sizes[]{shape.rows, shape.columns};
        check(m_library.find<Make>("cufft", "cufftMakePlanMany")(made.plan, 2, sizes, nullptr, 1, 0, nullptr, 1, 0,
                                                                 shape.type, shape.count, &made.workspaceBytes),
              "cufftMakePlanMany of " + std::to_string(shape.count) + " transforms of " +
                  std::to_string(shape.columns) + "x" + std::to_string(shape.rows));
    }

    void destroy(PlanHandle plan) noexcept
    {
        try {
            m_library.find<Status (*)(PlanHandle)>("cufft", "cufftDestroy")(plan);
        } catch (const SettingError&) { // if the library lacks the function, its memory is freed at the process's end
        }
    }

    LibrarySite m_site;
    ToolkitLibrary m_library{{"cuFFT", "cufft", {12, 11}, "libcufft-13-0"}};
    std::string m_version;
    RecentlyUsed<Made> m_plans;
};

} // namespace

std::unique_ptr<DeviceLibrary> openCufft(const LibrarySite& site) { return std::make_unique<Cufft>(site); }

std::span<const LibraryFunction> cufftFunctions()
{
    static const std::vector<LibraryFunction> list(functions().begin(), functions().end());
    return list;
}

} // namespace tilescope
