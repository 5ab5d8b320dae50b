#pragma once

#include "gpu/emulator/observe/trace/block_trace.h"
#include "gpu/recipe/report.h"
#include "ui/canvas/scene.h"

#include <QImage>
#include <QSize>

#include <memory>

namespace tilescope
{

/// A block with its halo on the picture, and the pixels that a step loads or stores: what the canvas shows, as values.
/// A store is shown on the result, everything else on the source; but a result with places of its own, such as a
/// matrix, is also what is shown when no pixel of the source is loaded.
class BlockPicture
{
public:
    /// `report` has blocks; its result may lie on the GPU alone, stores are then not shown.
    BlockPicture(const ImagePtr& source, std::shared_ptr<const Report> report, QPoint block, QSize size);

    bool isOfResult(const BlockTrace& trace, std::size_t event) const;
    bool isBlockOnSource() const { return m_source.sharesPlaces(); }
    QImage draw(const BlockTrace& trace, std::size_t event) const;

private:
    static QImage ground(const Scene& scene); ///< without what depends on the step
    std::optional<AccessFlash> pixelsOf(const BlockTrace& trace, std::size_t event) const;

    Scene m_source, m_result;
    QImage m_sourceGround, m_resultGround;
};

} // namespace tilescope
