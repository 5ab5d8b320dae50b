#include "gpu/cuda/runtime/range_profiler.h"

#include "gpu/cuda/cuda_backend.h"

namespace tilescope::cuda
{

namespace
{

constexpr int mostPasses = 1000; // a limit in case CUPTI never reports the end

} // namespace

RangeProfiler::RangeProfiler(const CuptiLibrary& cupti, CUcontext context) : m_cupti(cupti)
{
    CUpti_RangeProfiler_Enable_Params enable{};
    enable.structSize = CUpti_RangeProfiler_Enable_Params_STRUCT_SIZE;
    enable.ctx = context;
    m_cupti.check(m_cupti.enable(&enable), "cuptiRangeProfilerEnable");
    m_profiler = enable.pRangeProfilerObject;
}

RangeProfiler::~RangeProfiler()
{
    if (m_isLost) // CUPTI would call the driver
        return;
    CUpti_RangeProfiler_Disable_Params disable{};
    disable.structSize = CUpti_RangeProfiler_Disable_Params_STRUCT_SIZE;
    disable.pRangeProfilerObject = m_profiler;
    (void)m_cupti.disable(&disable);
}

std::vector<std::uint8_t> RangeProfiler::emptyCounterData(CounterHost& host)
{
    CUpti_RangeProfiler_GetCounterDataSize_Params size{};
    size.structSize = CUpti_RangeProfiler_GetCounterDataSize_Params_STRUCT_SIZE;
    size.pRangeProfilerObject = m_profiler;
    size.pMetricNames = host.names().data();
    size.numMetrics = host.names().size();
    size.maxNumOfRanges = 1;
    size.maxNumRangeTreeNodes = 1;
    m_cupti.check(m_cupti.getCounterDataSize(&size), "cuptiRangeProfilerGetCounterDataSize");

    std::vector<std::uint8_t> data(size.counterDataSize);
    CUpti_RangeProfiler_CounterDataImage_Initialize_Params initialize{};
    initialize.structSize = CUpti_RangeProfiler_CounterDataImage_Initialize_Params_STRUCT_SIZE;
    initialize.pRangeProfilerObject = m_profiler;
    initialize.counterDataSize = data.size();
    initialize.pCounterData = data.data();
    m_cupti.check(m_cupti.counterDataInitialize(&initialize), "cuptiRangeProfilerCounterDataImageInitialize");
    return data;
}

void RangeProfiler::configure(const std::vector<std::uint8_t>& config, std::vector<std::uint8_t>& data)
{
    CUpti_RangeProfiler_SetConfig_Params set{};
    set.structSize = CUpti_RangeProfiler_SetConfig_Params_STRUCT_SIZE;
    set.pRangeProfilerObject = m_profiler;
    set.configSize = config.size();
    set.pConfig = config.data();
    set.counterDataImageSize = data.size();
    set.pCounterDataImage = data.data();
    set.range = CUPTI_UserRange;
    set.replayMode = CUPTI_UserReplay;
    set.maxRangesPerPass = 1;
    set.numNestingLevels = 1;
    set.minNestingLevel = 1;
    set.passIndex = 0;
    set.targetNestingLevel = 1;
    m_cupti.check(m_cupti.setConfig(&set), "cuptiRangeProfilerSetConfig");
}

void RangeProfiler::runPass(const CountedWork& work)
{
    CUpti_RangeProfiler_PushRange_Params push{};
    push.structSize = CUpti_RangeProfiler_PushRange_Params_STRUCT_SIZE;
    push.pRangeProfilerObject = m_profiler;
    push.pRangeName = "plan";
    m_cupti.check(m_cupti.pushRange(&push), "cuptiRangeProfilerPushRange");
    work.launch();
    CUpti_RangeProfiler_PopRange_Params pop{};
    pop.structSize = CUpti_RangeProfiler_PopRange_Params_STRUCT_SIZE;
    pop.pRangeProfilerObject = m_profiler;
    m_cupti.check(m_cupti.popRange(&pop), "cuptiRangeProfilerPopRange");
}

CUpti_RangeProfiler_Stop_Params RangeProfiler::stop()
{
    CUpti_RangeProfiler_Stop_Params stopped{};
    stopped.structSize = CUpti_RangeProfiler_Stop_Params_STRUCT_SIZE;
    stopped.pRangeProfilerObject = m_profiler;
    m_cupti.check(m_cupti.stop(&stopped), "cuptiRangeProfilerStop");
    return stopped;
}

void RangeProfiler::decode()
{
    CUpti_RangeProfiler_DecodeData_Params decode{};
    decode.structSize = CUpti_RangeProfiler_DecodeData_Params_STRUCT_SIZE;
    decode.pRangeProfilerObject = m_profiler;
    m_cupti.check(m_cupti.decodeData(&decode), "cuptiRangeProfilerDecodeData");
    if (decode.numOfRangeDropped != 0)
        throw CuptiError("CUPTI dropped what it had counted.");
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
            throw CuptiError("CUPTI asked for the kernels again and again without end.");
        work.prepare();
        CUpti_RangeProfiler_Start_Params start{};
        start.structSize = CUpti_RangeProfiler_Start_Params_STRUCT_SIZE;
        start.pRangeProfilerObject = m_profiler;
        m_cupti.check(m_cupti.start(&start), "cuptiRangeProfilerStart");
        runPass(work);
        if (stop().isAllPassSubmitted)
            break;
    }
    decode();
    return data;
}

} // namespace tilescope::cuda
