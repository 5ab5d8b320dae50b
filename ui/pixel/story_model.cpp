#include "ui/pixel/story_model.h"

#include "ui/pixel/story_text.h"

#include <algorithm>

namespace tilescope
{

void StoryModel::setStory(std::shared_ptr<const PixelStory> story)
{
    beginResetModel();
    m_story = std::move(story);
    m_isGrouped = m_story && m_story->rows.size() > mostSingle;
    m_hasWriters = m_story && std::ranges::any_of(m_story->trace.reads, [](const StoryRead& read) {
                       return read.from == StoryRead::From::Shared;
                   });
    fillSpans();
    endResetModel();
}

void StoryModel::setGrouped(bool grouped)
{
    beginResetModel();
    m_isGrouped = grouped;
    fillSpans();
    endResetModel();
}

void StoryModel::setColours(const QColor& wrong)
{
    m_wrong = wrong;
    if (rowCount() > 0)
        emit dataChanged(index(0, 0), index(rowCount() - 1, columnCount() - 1), {Qt::ForegroundRole});
}

void StoryModel::fillSpans()
{
    m_spans.clear();
    if (!m_story)
        return;
    const auto& rows = m_story->rows;
    const auto belongTogether = [&](const StoryRow& a, const StoryRow& b) {
        if (a.term.has_value() != b.term.has_value() || a.read.has_value() != b.read.has_value())
            return false;
        if (a.term)
            return m_story->terms[*a.term].dy == m_story->terms[*b.term].dy;
        return m_story->trace.reads[*a.read].memory == m_story->trace.reads[*b.read].memory;
    };
    for (std::size_t i = 0; i < rows.size(); ++i) {
        if (m_isGrouped && i > 0 && belongTogether(rows[i - 1], rows[i]))
            ++m_spans.back().count;
        else
            m_spans.push_back({i, 1});
    }
}

std::vector<std::size_t> StoryModel::rowsAt(int row) const
{
    std::vector<std::size_t> rows;
    if (row < 0 || row >= rowCount())
        return rows;
    const Span& span = m_spans[static_cast<std::size_t>(row)];
    for (std::size_t i = 0; i < span.count; ++i)
        rows.push_back(span.first + i);
    return rows;
}

int StoryModel::firstWrong() const
{
    const auto found = std::ranges::find_if(m_spans, [this](const Span& span) { return isWrong(span); });
    return found == m_spans.end() ? -1 : static_cast<int>(found - m_spans.begin());
}

int StoryModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_spans.size());
}

/// Without terms there are no weights, without shared memory nobody who filled it.
int StoryModel::columnCount(const QModelIndex& parent) const
{
    if (parent.isValid() || !m_story)
        return 0;
    return 3 + static_cast<int>(weightColumns()) + (m_hasWriters ? 1 : 0);
}

std::size_t StoryModel::weightColumns() const { return m_story->terms.empty() ? 0 : m_story->sums.size(); }

StoryModel::Column StoryModel::columnAt(int section, std::size_t& sum) const
{
    const auto weights = static_cast<int>(weightColumns());
    if (section < 2)
        return section == 0 ? Column::Pixel : Column::Value;
    if (section < 2 + weights) {
        sum = static_cast<std::size_t>(section - 2);
        return Column::Weight;
    }
    return section == 2 + weights ? Column::Place : Column::Writer;
}

static QString pixelText(int x, int y) { return QStringLiteral("(%1, %2)").arg(x).arg(y); }

QString StoryModel::single(const StoryRow& row, Column column, std::size_t sum) const
{
    const PixelStory& story = *m_story;
    const PixelTerm* const term = row.term ? &story.terms[*row.term] : nullptr;
    switch (column) {
    case Column::Pixel:
        if (term && !term->isRead())
            return tr("outside the image");
        if (term && term->isStandIn)
            return tr("%1, border").arg(pixelText(term->x, term->y));
        if (term)
            return pixelText(term->x, term->y);
        return row.source ? pixelText(row.source->x, row.source->y) : QStringLiteral("–");
    case Column::Value: return row.value ? storyNumberText(*row.value) : QStringLiteral("–");
    case Column::Weight: return term ? storyNumberText(term->weights[sum]) : QString();
    case Column::Place: return row.read ? storyPlace(story, story.trace.reads[*row.read]) : tr("not read");
    case Column::Writer: return row.read ? storyWriter(story, story.trace.reads[*row.read]) : QString();
    }
    return {};
}

QString StoryModel::group(const Span& span, Column column, std::size_t sum) const
{
    const PixelStory& story = *m_story;
    const StoryRow &first = story.rows[span.first], &last = story.rows[span.first + span.count - 1];
    switch (column) {
    case Column::Pixel:
        return first.term ? tr("row %1, columns %2 to %3")
                                .arg(story.pixel.y + story.terms[*first.term].dy)
                                .arg(story.pixel.x + story.terms[*first.term].dx)
                                .arg(story.pixel.x + story.terms[*last.term].dx)
                          : QStringLiteral("–");
    case Column::Value: return tr("%1 values").arg(span.count);
    case Column::Weight: {
        double products = 0;
        for (std::size_t i = span.first; i < span.first + span.count; ++i)
            if (story.rows[i].term)
                products += story.rows[i].value.value_or(0) * story.terms[*story.rows[i].term].weights[sum];
        return first.term ? tr("Σ %1").arg(storyNumberText(products)) : QString();
    }
    case Column::Place:
        return first.read ? storyPlace(story, story.trace.reads[*first.read]) + QChar(0x2026) : tr("not read");
    case Column::Writer: {
        std::size_t empty = 0;
        for (std::size_t i = span.first; i < span.first + span.count; ++i)
            empty += readsEmpty(story, story.rows[i]);
        return empty ? tr("%1 uninitialised").arg(empty) : QString();
    }
    }
    return {};
}

bool StoryModel::isWrong(const Span& span) const
{
    for (std::size_t i = span.first; i < span.first + span.count; ++i)
        if (m_story->rows[i].isWrong() || (m_story->rows[i].term && readsEmpty(*m_story, m_story->rows[i])))
            return true;
    return false;
}

QVariant StoryModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid() || index.row() >= rowCount())
        return {};
    const Span& span = m_spans[static_cast<std::size_t>(index.row())];
    std::size_t sum = 0;
    const Column column = columnAt(index.column(), sum);
    if (role == Qt::DisplayRole)
        return span.count > 1 ? group(span, column, sum) : single(m_story->rows[span.first], column, sum);
    if (role == Qt::ToolTipRole)
        return span.count > 1 ? tr("%1 reads. Choose All reads to list them individually.").arg(span.count)
                              : storyRowText(*m_story, m_story->rows[span.first]);
    if (role == Qt::TextAlignmentRole && (column == Column::Value || column == Column::Weight))
        return QVariant(Qt::AlignRight | Qt::AlignVCenter);
    if (role == Qt::ForegroundRole && m_wrong.isValid() && isWrong(span))
        return m_wrong;
    return {};
}

QVariant StoryModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || !m_story)
        return {};
    std::size_t sum = 0;
    const Column column = columnAt(section, sum);
    if (role == Qt::TextAlignmentRole && (column == Column::Value || column == Column::Weight))
        return QVariant(Qt::AlignRight | Qt::AlignVCenter);
    if (role != Qt::DisplayRole)
        return {};
    switch (column) {
    case Column::Pixel: return tr("Pixel");
    case Column::Value: return tr("Value");
    case Column::Weight:
        return m_story->sums.size() == 1 ? tr("× weight") : tr("× %1").arg(QString::fromStdString(m_story->sums[sum]));
    case Column::Place: return tr("Read from");
    case Column::Writer: return tr("Filled by");
    }
    return {};
}

} // namespace tilescope
