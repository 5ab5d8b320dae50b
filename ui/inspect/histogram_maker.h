#pragma once

#include "gpu/image/histogram.h"

#include <QObject>
#include <QThreadPool>

#include <atomic>
#include <cstdint>
#include <memory>

namespace tilescope
{

/// Part of a picture whose histogram is wanted; without a picture there is none.
struct HistogramRequest {
    ImagePtr image;
    PixelArea area;
    bool operator==(const HistogramRequest&) const = default;
};

/// Counts the values of two pictures away from the window's thread. The newest pair asked for wins; one that has not
/// begun when a newer one comes is left out.
class HistogramMaker : public QObject
{
    Q_OBJECT

public:
    explicit HistogramMaker(QObject* parent = nullptr);
    ~HistogramMaker() override; ///< waits for what is being counted

    /// Nothing when this pair was the last one asked for.
    void make(const HistogramRequest& source, const HistogramRequest& result);

signals:
    /// Null where there is no picture.
    void made(std::shared_ptr<const tilescope::Histogram> source, std::shared_ptr<const tilescope::Histogram> result);

private:
    std::atomic<std::uint64_t> m_newest = 0;
    HistogramRequest m_source, m_result;
    QThreadPool m_pool;
};

} // namespace tilescope
