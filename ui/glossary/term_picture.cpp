#include "ui/glossary/term_picture.h"

#include "ui/glossary/sketch.h"

#include <QHash>

namespace tilescope
{

using Draw = void (*)(Sketch&, std::string_view);

/// Which drawing shows a term.
static Draw drawingOf(std::string_view key)
{
    static const QHash<QByteArray, Draw> drawings = [] {
        QHash<QByteArray, Draw> all;
        const auto add = [&all](Draw draw, std::initializer_list<const char*> keys) {
            for (const char* one : keys)
                all.insert(one, draw);
        };
        add(drawThreads, {"thread", "warp", "lane", "block", "grid", "multiprocessor", "kernel", "launch"});
        add(drawOrder, {"barrier", "race", "divergence", "occupancy", "atomic"});
        add(drawMemories, {"host_memory", "register", "shared_memory", "l1_cache", "l2_cache", "global_memory",
                           "local_memory", "constant_memory", "texture", "latency", "bandwidth"});
        add(drawAccesses, {"request", "sector", "coalesced", "vector_access", "pitch", "bank", "bank_conflict",
                           "wavefront", "broadcast", "padding"});
        add(drawTiles, {"tile", "halo", "halo_redundancy", "filter", "reuse", "border", "out_of_bounds"});
        add(drawMeasures,
            {"roofline", "arithmetic_intensity", "ptx", "machine_code", "emulator", "reference", "estimate"});
        return all;
    }();
    return drawings.value(QByteArray(key.data(), static_cast<qsizetype>(key.size())));
}

QImage termPicture(std::string_view key, const Colours& colours, qreal ratio)
{
    const Draw draw = drawingOf(key);
    if (!draw)
        return {};
    QImage image((termPictureSize * ratio).toSize(), QImage::Format_ARGB32_Premultiplied);
    image.setDevicePixelRatio(ratio);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    painter.translate(1, 1); // lines along the edge are drawn whole
    painter.scale(1 - 2 / termPictureSize.width(), 1 - 2 / termPictureSize.height());
    Sketch sketch(painter, colours);
    draw(sketch, key);
    return image;
}

} // namespace tilescope
