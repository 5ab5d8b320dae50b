#include "gpu/cuda/runtime/counter_host.h"

#include "gpu/cuda/hardware_counters.h"

#include <limits>
#include <string_view>
#include <unordered_set>

namespace tilescope::cuda
{

CounterHost::CounterHost(const CuptiLibrary& cupti, const std::string& chip) : m_cupti(cupti)
{
    CUpti_Profiler_Host_Initialize_Params initialize{};
    initialize.structSize = CUpti_Profiler_Host_Initialize_Params_STRUCT_SIZE;
    initialize.profilerType = CUPTI_PROFILER_TYPE_RANGE_PROFILER;
    initialize.pChipName = chip.c_str();
    m_cupti.check(m_cupti.hostInitialize(&initialize), "cuptiProfilerHostInitialize");
    m_host = initialize.pHostObject;
    chooseMetrics();
}

CounterHost::~CounterHost()
{
    CUpti_Profiler_Host_Deinitialize_Params end{};
    end.structSize = CUpti_Profiler_Host_Deinitialize_Params_STRUCT_SIZE;
    end.pHostObject = m_host;
    (void)m_cupti.hostDeinitialize(&end);
}

void CounterHost::chooseMetrics()
{
    CUpti_Profiler_Host_GetBaseMetrics_Params list{};
    list.structSize = CUpti_Profiler_Host_GetBaseMetrics_Params_STRUCT_SIZE;
    list.pHostObject = m_host;
    list.metricType = CUPTI_METRIC_TYPE_COUNTER;
    m_cupti.check(m_cupti.hostGetBaseMetrics(&list), "cuptiProfilerHostGetBaseMetrics");
    const std::unordered_set<std::string_view> known(list.ppMetricNames, list.ppMetricNames + list.numMetrics);

    const auto& metrics = hardwareMetrics();
    for (std::size_t i = 0; i < metrics.size(); ++i) {
        const std::string_view name = metrics[i].name;
        if (known.contains(name.substr(0, name.rfind('.')))) {
            m_indices.push_back(i);
            m_names.push_back(metrics[i].name.c_str());
        }
    }
    if (m_names.empty())
        throw CuptiError("CUPTI knows none of the counters that Tilescope reads on this GPU.");
}

std::vector<std::uint8_t> CounterHost::configImage()
{
    CUpti_Profiler_Host_ConfigAddMetrics_Params add{};
    add.structSize = CUpti_Profiler_Host_ConfigAddMetrics_Params_STRUCT_SIZE;
    add.pHostObject = m_host;
    add.ppMetricNames = m_names.data();
    add.numMetrics = m_names.size();
    m_cupti.check(m_cupti.hostConfigAddMetrics(&add), "cuptiProfilerHostConfigAddMetrics");

    CUpti_Profiler_Host_GetConfigImageSize_Params size{};
    size.structSize = CUpti_Profiler_Host_GetConfigImageSize_Params_STRUCT_SIZE;
    size.pHostObject = m_host;
    m_cupti.check(m_cupti.hostGetConfigImageSize(&size), "cuptiProfilerHostGetConfigImageSize");

    std::vector<std::uint8_t> image(size.configImageSize);
    CUpti_Profiler_Host_GetConfigImage_Params get{};
    get.structSize = CUpti_Profiler_Host_GetConfigImage_Params_STRUCT_SIZE;
    get.pHostObject = m_host;
    get.configImageSize = image.size();
    get.pConfigImage = image.data();
    m_cupti.check(m_cupti.hostGetConfigImage(&get), "cuptiProfilerHostGetConfigImage");
    return image;
}

std::vector<double> CounterHost::evaluate(const std::vector<std::uint8_t>& counterData)
{
    std::vector<double> read(m_names.size());
    CUpti_Profiler_Host_EvaluateToGpuValues_Params evaluate{};
    evaluate.structSize = CUpti_Profiler_Host_EvaluateToGpuValues_Params_STRUCT_SIZE;
    evaluate.pHostObject = m_host;
    evaluate.pCounterDataImage = counterData.data();
    evaluate.counterDataImageSize = counterData.size();
    evaluate.rangeIndex = 0;
    evaluate.ppMetricNames = m_names.data();
    evaluate.numMetrics = m_names.size();
    evaluate.pMetricValues = read.data();
    m_cupti.check(m_cupti.hostEvaluate(&evaluate), "cuptiProfilerHostEvaluateToGpuValues");

    std::vector<double> values(hardwareMetrics().size(), std::numeric_limits<double>::quiet_NaN());
    for (std::size_t i = 0; i < m_indices.size(); ++i)
        values[m_indices[i]] = read[i];
    return values;
}

} // namespace tilescope::cuda
