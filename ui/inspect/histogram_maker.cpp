#include "ui/inspect/histogram_maker.h"

namespace tilescope
{

HistogramMaker::HistogramMaker(QObject* parent) : QObject(parent) { m_pool.setMaxThreadCount(1); }

HistogramMaker::~HistogramMaker()
{
    ++m_newest; // drops waiting requests
    m_pool.waitForDone();
}

static std::shared_ptr<const Histogram> counted(const HistogramRequest& request)
{
    return request.image ? std::make_shared<const Histogram>(histogramOf(*request.image, request.area)) : nullptr;
}

void HistogramMaker::make(const HistogramRequest& source, const HistogramRequest& result)
{
    if (m_newest > 0 && source == m_source && result == m_result)
        return;
    m_source = source;
    m_result = result;
    m_pool.start([this, number = ++m_newest, source, result] {
        if (number != m_newest)
            return;
        auto ofSource = counted(source), ofResult = counted(result);
        QMetaObject::invokeMethod(
            this,
            [this, number, ofSource, ofResult] {
                if (number == m_newest)
                    emit made(ofSource, ofResult);
            },
            Qt::QueuedConnection);
    });
}

} // namespace tilescope
