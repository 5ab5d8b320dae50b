#pragma once

#include "gpu/run/pixel_story.h"
#include "ui/theme/theme.h"

#include <QAbstractTableModel>

#include <memory>
#include <vector>

namespace tilescope
{

/// The reads of a PixelStory, a row for each; in groups, a row for each row of the picture.
class StoryModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    static constexpr std::size_t mostSingle = 128; ///< more reads than this are grouped at first

    using QAbstractTableModel::QAbstractTableModel;

    void setStory(std::shared_ptr<const PixelStory> story);
    void setGrouped(bool grouped);
    bool isGrouped() const { return m_isGrouped; }
    void setColours(const QColor& wrong);

    /// Indices into PixelStory::rows.
    std::vector<std::size_t> rowsAt(int row) const;

    int firstWrong() const; ///< the first row with a value that does not belong there; −1: none

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    struct Span {
        std::size_t first = 0, count = 1;
    };
    enum class Column { Pixel, Value, Weight, Place, Writer };
    std::size_t weightColumns() const;
    Column columnAt(int section, std::size_t& sum) const;
    QString single(const StoryRow& row, Column column, std::size_t sum) const;
    QString group(const Span& span, Column column, std::size_t sum) const;
    bool isWrong(const Span& span) const;
    void fillSpans();

    std::shared_ptr<const PixelStory> m_story;
    std::vector<Span> m_spans;
    bool m_isGrouped = false, m_hasWriters = false;
    QColor m_wrong;
};

} // namespace tilescope
