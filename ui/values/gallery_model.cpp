#include "ui/values/gallery_model.h"

#include "ui/canvas/pictures/display_image.h"
#include "ui/parts/tables/table_text.h"
#include "ui/translation.h"

#include <algorithm>

namespace tilescope
{

QImage thumbnail(const ImagePtr& image, int side)
{
    if (!image || image->isEmpty())
        return {};
    DisplayScale scale;
    if (image->format() == PixelFormat::Float32 && valueRange(*image).low < 0)
        scale.map = ColourMap::Diverging;
    const QImage shown = toDisplayImage(image, displayRange(scale, image.get()));
    const int longest = std::max(shown.width(), shown.height());
    if (longest > side)
        return shown.scaled(side, side, Qt::KeepAspectRatio, Qt::SmoothTransformation);
    return shown.scaled(shown.size() * (side / longest), Qt::KeepAspectRatio, Qt::FastTransformation);
}

void GalleryModel::setPictures(const std::vector<GalleryPicture>& pictures)
{
    beginResetModel();
    m_items.clear();
    for (const auto& picture : pictures) {
        Item item;
        item.title = translated(picture.title);
        if (picture.image)
            item.size = tr("%1 × %2 pixels").arg(picture.image->width()).arg(picture.image->height());
        item.picture = thumbnail(picture.image, side);
        m_items.push_back(std::move(item));
    }
    endResetModel();
}

int GalleryModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_items.size());
}

QVariant GalleryModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const Item& item = m_items[static_cast<std::size_t>(index.row())];
    switch (role) {
    case Qt::DisplayRole: return item.title;
    case Qt::DecorationRole: return item.picture;
    case Qt::ToolTipRole: return plainToolTip(item.title + QStringLiteral("\n") + item.size);
    default: return {};
    }
}

} // namespace tilescope
