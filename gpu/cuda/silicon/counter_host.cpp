#include "gpu/cuda/silicon/counter_host.h"

#include "gpu/cuda/hardware_counters.h"
#include "gpu/recipe/message.h"

#include <limits>
#include <string_view>
#include <unordered_set>

namespace tilescope::cuda
{

CounterHost::CounterHost(const CuptiLibrary& cupti, const std::string& chip) : m_cupti(cupti)
{
    auto initialize = cupti::HostInitialise::make();
    initialize.chip = chip.c_str();
    m_cupti.check(m_cupti.hostInitialize(&initialize), "cuptiProfilerHostInitialize");
    m_host = initialize.host;
    chooseMetrics();
}

CounterHost::~CounterHost()
{
    auto end = cupti::HostDeinitialise::make();
    end.host = m_host;
    (void)m_cupti.hostDeinitialize(&end);
}

void CounterHost::chooseMetrics()
{
    auto list = cupti::BaseMetrics::make();
    list.host = m_host;
    m_cupti.check(m_cupti.hostGetBaseMetrics(&list), "cuptiProfilerHostGetBaseMetrics");
    const std::unordered_set<std::string_view> known(list.names, list.names + list.count);

    const auto& metrics = hardwareMetrics();
    for (std::size_t i = 0; i < metrics.size(); ++i) {
        const std::string_view name = metrics[i].name;
        if (known.contains(name.substr(0, name.rfind('.')))) {
            m_indices.push_back(i);
            m_names.push_back(metrics[i].name.c_str());
        }
    }
    if (m_names.empty())
        throw CuptiError(gpu::phrase("CUPTI supports none of the counters that Tilescope reads on this GPU."));
}

std::vector<std::uint8_t> CounterHost::configImage()
{
    auto add = cupti::AddMetrics::make();
    add.host = m_host;
    add.names = m_names.data();
    add.count = m_names.size();
    m_cupti.check(m_cupti.hostConfigAddMetrics(&add), "cuptiProfilerHostConfigAddMetrics");

    auto size = cupti::ConfigImageSize::make();
    size.host = m_host;
    m_cupti.check(m_cupti.hostGetConfigImageSize(&size), "cuptiProfilerHostGetConfigImageSize");

    std::vector<std::uint8_t> image(size.bytes);
    auto get = cupti::ConfigImage::make();
    get.host = m_host;
    get.bytes = image.size();
    get.image = image.data();
    m_cupti.check(m_cupti.hostGetConfigImage(&get), "cuptiProfilerHostGetConfigImage");
    return image;
}

std::vector<double> CounterHost::evaluate(const std::vector<std::uint8_t>& counterData)
{
    std::vector<double> read(m_names.size());
    auto evaluate = cupti::Evaluate::make();
    evaluate.host = m_host;
    evaluate.counterData = counterData.data();
    evaluate.counterDataBytes = counterData.size();
    evaluate.names = m_names.data();
    evaluate.count = m_names.size();
    evaluate.values = read.data();
    m_cupti.check(m_cupti.hostEvaluate(&evaluate), "cuptiProfilerHostEvaluateToGpuValues");

    std::vector<double> values(hardwareMetrics().size(), std::numeric_limits<double>::quiet_NaN());
    for (std::size_t i = 0; i < m_indices.size(); ++i)
        values[m_indices[i]] = read[i];
    return values;
}

} // namespace tilescope::cuda
