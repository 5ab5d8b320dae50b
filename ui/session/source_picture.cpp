#include "ui/session/source_picture.h"

#include <utility>

namespace tilescope
{

void SourcePicture::open(PictureValuesPtr values, const RangeChoice& range)
{
    m_mapping.drop();
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
    if (m_mapping.isRunning() || m_mapped == m_range)
        return;
    m_mapped = m_range;
    m_mapping.start(
        [values = m_values, range = m_range](const std::stop_token& stop) {
            return withRange(*values, rangeOf(*values, range, stop), stop);
        },
        [this, range = m_range](const ImagePtr& image) {
            if (image)
                emit mapped(image, range);
            else
                emit mappingFailed();
            map();
        });
}

} // namespace tilescope
