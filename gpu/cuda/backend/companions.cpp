#include "gpu/cuda/backend/companions.h"

#include "gpu/cuda/backend/copies.h"

#include <stdexcept>
#include <utility>

namespace tilescope::cuda
{

namespace
{

/// The plan of one GPU: its part of the work is in the buffer that says so.
Plan planOfShare(const Plan& plan, std::size_t share)
{
    Plan own = plan;
    own.buffers[plan.shares.buffer].content = plan.shares.contents[share];
    return own;
}

/// A function of NCCL, on the streams of all GPUs at once.
class CollectiveLaunch : public PreparedLaunch
{
public:
    CollectiveLaunch(Launch launch, Nccl& nccl, std::vector<const PlanMemory*> others)
        : m_launch(std::move(launch)), m_nccl(nccl), m_others(std::move(others))
    {
    }

    void bind(const PlanMemory& memory) override
    {
        std::vector<BufferAddress> addresses{[&memory](std::size_t buffer) { return memory.buffer(buffer); }};
        for (const PlanMemory* const other : m_others)
            addresses.emplace_back([other](std::size_t buffer) { return other->buffer(buffer); });
        m_call = m_nccl.bind(m_launch, addresses);
    }
    void start(driver::Stream) override { m_call(); }
    LaunchReport report() const override
    {
        LaunchReport report;
        report.kernel = m_launch.kernel;
        report.source = "library " + m_launch.library + " " + m_nccl.version();
        return report;
    }

private:
    Launch m_launch;
    Nccl& m_nccl;
    std::vector<const PlanMemory*> m_others;
    LibraryCall m_call;
};

} // namespace

/// One of them. Everything of it is created and destroyed while it is current.
class Companions::Companion
{
public:
    explicit Companion(const DeviceInfo& device) : m_device(device)
    {
        makeDeviceCurrent(device.ordinal);
        m_resources = std::make_unique<Resources>();
    }
    ~Companion()
    {
        try {
            makeDeviceCurrent(m_device.ordinal);
        } catch (const CudaError&) { // what it has is freed with the process
            (void)m_resources.release();
        }
    }
    Companion(const Companion&) = delete;
    Companion& operator=(const Companion&) = delete;

    const DeviceInfo& device() const { return m_device; }
    driver::Stream stream() const { return m_resources->stream.get(); }
    driver::Event ended() const { return m_resources->ended.get(); }
    const PlanMemory& memory() const { return m_resources->memory; }

    void prepare(Plan plan, std::span<const CompiledModule> compiled, const ImagePtr& input)
    {
        makeDeviceCurrent(m_device.ordinal);
        m_launches.clear();
        m_plan = std::move(plan);
        std::vector<std::shared_ptr<Module>> modules;
        for (std::size_t i = 0; i < compiled.size(); ++i)
            modules.push_back(m_resources->modules.load(compiled[i], m_plan.sources[i].name));
        m_resources->inUse = modules;
        for (const Launch& launch : m_plan.launches)
            m_launches.push_back(launch.library.empty()
                                     ? std::make_unique<KernelLaunch>(launch, m_plan.sources[launch.source].name,
                                                                      *modules[launch.source], m_device)
                                     : nullptr);
        m_resources->memory.prepare(m_plan, modules, input, stream());
        for (const auto& launch : m_launches)
            if (launch)
                launch->bind(m_resources->memory);
    }

    void refill()
    {
        makeDeviceCurrent(m_device.ordinal);
        m_resources->memory.refill(m_plan, stream());
    }
    void fill(std::size_t buffer, std::span<const std::byte> pinned)
    {
        makeDeviceCurrent(m_device.ordinal);
        copyToDevice(memory().buffer(buffer), pinned.data(), pinned.size(), stream());
    }
    void start(std::size_t launch)
    {
        makeDeviceCurrent(m_device.ordinal);
        m_launches[launch]->start(stream());
    }
    void end()
    {
        makeDeviceCurrent(m_device.ordinal);
        check(api().eventRecord(ended(), stream()), "cuEventRecord");
    }
    void drain() noexcept { (void)usedApi().streamSynchronize(stream()); }

private:
    struct Resources {
        Stream stream = makeStream();
        Event ended = makeEvent();
        ModuleCache modules;
        std::vector<std::shared_ptr<Module>> inUse; ///< of m_launches
        PlanMemory memory;
    };

    DeviceInfo m_device;
    Plan m_plan;
    std::unique_ptr<Resources> m_resources;
    std::vector<std::unique_ptr<KernelLaunch>> m_launches;
};

Companions::Companions(const DeviceInfo& first, driver::Stream stream, std::vector<DeviceInfo> others)
    : m_first(first.ordinal), m_stream(stream), m_others(std::move(others)), m_begun(makeEvent())
{
}

Companions::~Companions()
{
    m_nccl.reset();
    m_all.clear();
    try {
        useAgain();
    } catch (const CudaError&) { // the caller's next call says so
    }
}

Nccl& Companions::nccl(std::size_t gpus)
{
    if (m_nccl && m_ncclGpus == gpus)
        return *m_nccl;
    m_nccl.reset();
    std::vector<Nccl::Rank> ranks{{m_first, m_stream}};
    for (std::size_t i = 0; i + 1 < gpus; ++i)
        ranks.push_back({m_all[i]->device().ordinal, m_all[i]->stream()});
    m_nccl = Nccl::open(ranks);
    m_ncclGpus = gpus;
    return *m_nccl;
}

std::vector<std::unique_ptr<PreparedLaunch>>
Companions::prepare(const Plan& plan, std::span<const CompiledModule> compiled, const ImagePtr& input)
{
    m_taking = 0; // until all are ready
    const std::size_t gpus = plan.shares.gpus();
    if (gpus > m_others.size() + 1)
        throw std::invalid_argument("The plan cannot run: it is for " + std::to_string(gpus) + " GPUs, and there are " +
                                    std::to_string(m_others.size() + 1) + ".");
    std::vector<std::unique_ptr<PreparedLaunch>> collective(plan.launches.size());
    if (gpus == 1)
        return collective;
    std::vector<const PlanMemory*> memories;
    for (std::size_t i = 0; i + 1 < gpus; ++i) {
        if (i == m_all.size())
            m_all.push_back(std::make_unique<Companion>(m_others[i]));
        m_all[i]->prepare(planOfShare(plan, i + 1), compiled, input);
        memories.push_back(&m_all[i]->memory());
    }
    useAgain();
    for (std::size_t i = 0; i < plan.launches.size(); ++i)
        if (plan.launches[i].library == "nccl")
            collective[i] = std::make_unique<CollectiveLaunch>(plan.launches[i], nccl(gpus), memories);
    useAgain(); // NCCL may have changed it
    m_taking = gpus - 1;
    return collective;
}

void Companions::refill()
{
    for (std::size_t i = 0; i < m_taking; ++i)
        m_all[i]->refill();
    if (m_taking > 0)
        useAgain();
}

void Companions::fill(std::size_t buffer, const std::function<std::span<const std::byte>(std::size_t gpu)>& piece)
{
    for (std::size_t i = 0; i < m_taking; ++i)
        m_all[i]->fill(buffer, piece(i + 1));
    if (m_taking > 0)
        useAgain();
}

void Companions::begin()
{
    if (m_taking == 0)
        return;
    check(api().eventRecord(m_begun.get(), m_stream), "cuEventRecord");
    for (std::size_t i = 0; i < m_taking; ++i)
        check(api().streamWaitEvent(m_all[i]->stream(), m_begun.get(), 0), "cuStreamWaitEvent");
}

void Companions::start(std::size_t launch)
{
    for (std::size_t i = 0; i < m_taking; ++i)
        m_all[i]->start(launch);
    if (m_taking > 0)
        useAgain();
}

void Companions::end()
{
    for (std::size_t i = 0; i < m_taking; ++i)
        m_all[i]->end();
    if (m_taking == 0)
        return;
    useAgain();
    for (std::size_t i = 0; i < m_taking; ++i)
        check(api().streamWaitEvent(m_stream, m_all[i]->ended(), 0), "cuStreamWaitEvent");
}

void Companions::drain() noexcept
{
    for (std::size_t i = 0; i < m_taking; ++i)
        m_all[i]->drain();
}

} // namespace tilescope::cuda
