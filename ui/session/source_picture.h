#pragma once

#include "gpu/image/picture_values.h"
#include "ui/newest_job.h"

#include <QObject>

namespace tilescope
{

/// The picture that is open: its values, and the range of them that becomes the 8 bits which kernels read. The only
/// holder of the range; panel, undo and sessions change it here. The picture in a new range is computed on another
/// thread: of the ranges chosen meanwhile only the last, so that a drag shows something all the time.
class SourcePicture : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;

    void open(PictureValuesPtr values, const RangeChoice& range); ///< already in this range
    void choose(const RangeChoice& range);

    const PictureValuesPtr& values() const { return m_values; } ///< null: no picture is open yet
    const RangeChoice& range() const { return m_range; }

signals:
    void opened();
    void rangeChanged(const tilescope::RangeChoice& range);
    void mapped(const tilescope::ImagePtr& image, const tilescope::RangeChoice& range); ///< after rangeChanged()
    void mappingFailed(); ///< memory ran out; the picture keeps its last range

private:
    PictureValuesPtr m_values;
    RangeChoice m_range;
    void map();

    RangeChoice m_mapped; ///< the range that was mapped last, or is being mapped
    NewestJob<ImagePtr> m_mapping;
};

} // namespace tilescope
