#pragma once

#include "gpu/recipe/annotations.h"

#include <QAbstractListModel>
#include <QImage>

#include <vector>

namespace tilescope
{

/// The small pictures of a result for a view, each with its title and drawn crisp in the model's size.
class GalleryModel : public QAbstractListModel
{
    Q_OBJECT

public:
    static constexpr int side = 112; ///< of a thumbnail at most, in logical pixels

    using QAbstractListModel::QAbstractListModel;

    void setPictures(const std::vector<GalleryPicture>& pictures);

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;

private:
    struct Item {
        QString title, size;
        QImage picture;
    };
    std::vector<Item> m_items;
};

/// A picture in the colours it deserves: floats over their own range in grey, or in two hues about zero where some are
/// negative. Enlarged by whole factors while it fits into the square, else made smaller.
QImage thumbnail(const ImagePtr& image, int side);

} // namespace tilescope
