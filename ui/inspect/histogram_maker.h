#pragma once

#include "gpu/image/histogram.h"

#include <QObject>
#include <QThreadPool>

#include <atomic>
#include <cstdint>
#include <memory>

namespace tilescope
{

/// Part of a picture whose histogram is requested; without a picture there is no histogram.
struct HistogramRequest {
    ImagePtr image;
    PixelArea area;
    bool operator==(const HistogramRequest&) const = default;
};

/// Counts the values of two pictures off the GUI thread. The newest requested pair wins; a pair that has not begun when
/// a newer one is requested is skipped.
class HistogramMaker : public QObject
{
    Q_OBJECT

public:
    explicit HistogramMaker(QObject* parent = nullptr);
    ~HistogramMaker() override; ///< waits for a count in progress

    /// Does nothing if this pair was the last one requested.
    void make(const HistogramRequest& source, const HistogramRequest& result);

signals:
    /// Null if there is no picture.
    void made(std::shared_ptr<const tilescope::Histogram> source, std::shared_ptr<const tilescope::Histogram> result);

private:
    std::atomic<std::uint64_t> m_newest = 0;
    HistogramRequest m_source, m_result;
    QThreadPool m_pool;
};

} // namespace tilescope
