#include "gpu/cuda/silicon/range_profiler.h"

#include "gpu/cuda/cuda_backend.h"
#include "gpu/recipe/message.h"

namespace tilescope::cuda
{

namespace
{

constexpr int mostPasses = 1000; // a limit in case CUPTI never reports the end

} // namespace

RangeProfiler::RangeProfiler(const CuptiLibrary& cupti, driver::Context context) : m_cupti(cupti)
{
    auto enable = cupti::Enable::make();
    enable.context = context;
    m_cupti.check(m_cupti.enable(&enable), "cuptiRangeProfilerEnable");
    m_profiler = enable.profiler;
}

RangeProfiler::~RangeProfiler()
{
    if (m_isLost) // CUPTI would call the driver
        return;
    auto disable = cupti::OnlyProfiler::make();
    disable.profiler = m_profiler;
    (void)m_cupti.disable(&disable);
}

std::vector<std::uint8_t> RangeProfiler::emptyCounterData(CounterHost& host)
{
    auto size = cupti::CounterDataSize::make();
    size.profiler = m_profiler;
    size.names = host.names().data();
    size.count = host.names().size();
    size.mostRanges = 1;
    size.mostNodes = 1;
    m_cupti.check(m_cupti.getCounterDataSize(&size), "cuptiRangeProfilerGetCounterDataSize");

    std::vector<std::uint8_t> data(size.bytes);
    auto initialize = cupti::CounterDataInitialise::make();
    initialize.profiler = m_profiler;
    initialize.bytes = data.size();
    initialize.counterData = data.data();
    m_cupti.check(m_cupti.counterDataInitialize(&initialize), "cuptiRangeProfilerCounterDataImageInitialize");
    return data;
}

void RangeProfiler::configure(const std::vector<std::uint8_t>& config, std::vector<std::uint8_t>& data)
{
    auto set = cupti::SetConfig::make();
    set.profiler = m_profiler;
    set.configBytes = config.size();
    set.config = config.data();
    set.counterDataBytes = data.size();
    set.counterData = data.data();
    set.mostRangesPerPass = 1;
    set.nestingLevels = 1;
    set.minNestingLevel = 1;
    set.targetNestingLevel = 1;
    m_cupti.check(m_cupti.setConfig(&set), "cuptiRangeProfilerSetConfig");
}

void RangeProfiler::runPass(const CountedWork& work)
{
    auto push = cupti::PushRange::make();
    push.profiler = m_profiler;
    push.name = "plan";
    m_cupti.check(m_cupti.pushRange(&push), "cuptiRangeProfilerPushRange");
    work.launch();
    auto pop = cupti::OnlyProfiler::make();
    pop.profiler = m_profiler;
    m_cupti.check(m_cupti.popRange(&pop), "cuptiRangeProfilerPopRange");
}

cupti::Stop RangeProfiler::stop()
{
    auto stopped = cupti::Stop::make();
    stopped.profiler = m_profiler;
    m_cupti.check(m_cupti.stop(&stopped), "cuptiRangeProfilerStop");
    return stopped;
}

void RangeProfiler::decode()
{
    auto decode = cupti::DecodeData::make();
    decode.profiler = m_profiler;
    m_cupti.check(m_cupti.decodeData(&decode), "cuptiRangeProfilerDecodeData");
    if (decode.rangesDropped != 0)
        throw CuptiError(gpu::phrase("CUPTI discarded the data that it had collected."));
}

std::vector<std::uint8_t> RangeProfiler::count(CounterHost& host, const CountedWork& work)
{
    try {
        return countUnguarded(host, work);
    } catch (const CudaError& error) {
        m_isLost = error.sticky;
        throw;
    }
}

std::vector<std::uint8_t> RangeProfiler::countUnguarded(CounterHost& host, const CountedWork& work)
{
    const std::vector<std::uint8_t> config = host.configImage();
    std::vector<std::uint8_t> data = emptyCounterData(host);
    configure(config, data);
    for (int pass = 0;; ++pass) {
        if (pass == mostPasses)
            throw CuptiError(gpu::phrase("CUPTI kept requesting further passes without end."));
        work.prepare();
        auto start = cupti::OnlyProfiler::make();
        start.profiler = m_profiler;
        m_cupti.check(m_cupti.start(&start), "cuptiRangeProfilerStart");
        runPass(work);
        if (stop().isAllPassSubmitted)
            break;
    }
    decode();
    return data;
}

} // namespace tilescope::cuda
