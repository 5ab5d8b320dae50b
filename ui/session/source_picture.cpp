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
    ++m_opened;
    m_stop.request_stop();
    m_stop = std::stop_source();
    m_isMapping = false;
    m_values = std::move(values);
    m_range = m_mapped = range;
    emit opened();
}

void SourcePicture::choose(const RangeChoice& range)
{
    const bool isPossibleChoice = range.kind != RangeChoice::Kind::Given || isPossible(range.given);
    if (!m_values || range == m_range || !isPossibleChoice)
        return;
    m_range = range;
    map();
    emit rangeChanged(range);
}

void SourcePicture::map()
{
    if (m_isMapping || m_mapped == m_range)
        return;
    m_isMapping = true;
    m_mapped = m_range;
    m_pool.start([this, number = m_opened, values = m_values, range = m_range, stop = m_stop.get_token()] {
        ImagePtr image;
        try {
            image = withRange(*values, rangeOf(*values, range, stop), stop);
        } catch (const std::bad_alloc&) {
            image.reset();
        }
        QMetaObject::invokeMethod(
            this,
            [this, number, image, range] {
                if (number != m_opened)
                    return;
                m_isMapping = false;
                if (image)
                    emit mapped(image, range);
                else
                    emit mappingFailed();
                map();
            },
            Qt::QueuedConnection);
    });
}

} // namespace tilescope
