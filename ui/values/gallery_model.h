#pragma once

#include "gpu/recipe/annotations.h"

#include <QAbstractListModel>
#include <QImage>

#include <vector>

namespace tilescope
{

/// Item model of a result's small pictures, each with its title and drawn crisp in the model's size.
class GalleryModel : public QAbstractListModel
{
    Q_OBJECT

public:
    static constexpr int side = 112; ///< largest side of a thumbnail, in logical pixels

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

/// A picture in suitable colours: floats in grey over their own range, or in two hues about zero if some are negative.
/// Enlarged by a whole factor as far as it fits into the square, else scaled down.
QImage thumbnail(const ImagePtr& image, int side);

} // namespace tilescope
