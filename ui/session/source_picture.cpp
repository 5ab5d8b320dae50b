#include "ui/session/source_picture.h"

#include <new>
#include <utility>

namespace tilescope
{

SourcePicture::SourcePicture(QObject* parent) : QObject(parent) { m_pool.setMaxThreadCount(1); }

SourcePicture::~SourcePicture()
{
    m_stop.request_stop();
    m_pool.waitForDone();
}

void SourcePicture::open(PictureValuesPtr values, const RangeChoice& range)
{
    ++m_newest;
    m_stop.request_stop();
    m_values = std::move(values);
    m_range = range;
    emit opened();
}

void SourcePicture::choose(const RangeChoice& range)
{
    const bool isPossibleChoice = range.kind != RangeChoice::Kind::Given || isPossible(range.given);
    if (!m_values || range == m_range || !isPossibleChoice)
        return;
    m_range = range;
    m_stop.request_stop();
    m_stop = std::stop_source();
    m_pool.start([this, number = ++m_newest, values = m_values, range, stop = m_stop.get_token()] {
        ImagePtr image;
        try {
            image = withRange(*values, rangeOf(*values, range, stop), stop);
        } catch (const std::bad_alloc&) {
            image.reset();
        }
        QMetaObject::invokeMethod(
            this,
            [this, number, image, range] {
                if (number != m_newest)
                    return;
                if (image)
                    emit mapped(image, range);
                else
                    emit mappingFailed();
            },
            Qt::QueuedConnection);
    });
    emit rangeChanged(range);
}

} // namespace tilescope
