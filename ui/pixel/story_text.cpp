#include "ui/pixel/story_text.h"

#include "ui/trace/lane_text.h"
#include "ui/translation.h"

#include <algorithm>
#include <cmath>

namespace tilescope
{

namespace
{

QString pairText(int x, int y) { return QStringLiteral("(%1, %2)").arg(x).arg(y); }

QString channelName(const PixelStory& story)
{
    if (story.channels == 1)
        return {};
    return story.pixel.channel == 0 ? tr("red") : story.pixel.channel == 1 ? tr("green") : tr("blue");
}

QString threadOf(const PixelStory& story, const StoryAccess& access)
{
    return threadText(story.trace.block, access.warp, access.lane);
}

/// "12 steps": events of the block between two accesses.
QString stepsText(std::uint64_t count) { return counted(count, tr("1 step"), tr("%1 steps")); }

std::size_t countOf(const PixelStory& story, bool (*isSuch)(const PixelStory&, const StoryRow&))
{
    return static_cast<std::size_t>(
        std::ranges::count_if(story.rows, [&](const StoryRow& row) { return isSuch(story, row); }));
}

bool isOther(const PixelStory& story, const StoryRow& row)
{
    return row.term && row.read && row.isWrong() && !readsEmpty(story, row);
}

bool isMissing(const PixelStory& story, const StoryRow& row)
{
    if (row.read || !row.term || !story.terms[*row.term].isRead())
        return false;
    return std::ranges::any_of(story.terms[*row.term].weights, [](double weight) { return weight != 0; });
}

/// Why the sum is not the reference's, as the rows show it.
QString causeText(const PixelStory& story)
{
    const std::size_t empty = countOf(story, readsEmpty), other = countOf(story, isOther);
    if (empty > 0)
        return empty == 1 ? tr("One element of the tile was read before any thread had written it.")
                          : tr("%1 elements of the tile were read before any thread had written them.").arg(empty);
    if (other > 0)
        return other == 1 ? tr("One of the values read is not the expected one.")
                          : tr("%1 of the values read are not the expected ones.").arg(other);
    return {};
}

QString notExplained(const PixelStory& story)
{
    if (!story.trace.incomplete.empty())
        return translated(story.trace.incomplete);
    if (const std::size_t missing = countOf(story, isMissing); missing > 0) {
        if (story.hasEarlierLaunch)
            return tr("The values that this kernel reads were computed by an earlier launch: the list shows them, but "
                      "they are not pixels of the image.");
        return missing == 1 ? tr("One pixel required by the definition was not read.")
                            : tr("%1 pixels required by the definition were not read.").arg(missing);
    }
    if (story.computed)
        return tr("From these values, the definition gives %1, but the kernel computes something else.")
            .arg(storyNumberText(story.computed->value));
    return tr("The list shows what was read; how the kernel computes the result from it is unknown.");
}

} // namespace

QString storyNumberText(double value)
{
    if (value == std::floor(value) && std::abs(value) < 1e9)
        return QString::number(value, 'f', 0).replace(QLatin1Char('-'), QChar(0x2212));
    return QString::number(value, 'g', 4).replace(QLatin1Char('-'), QChar(0x2212));
}

QString storyTitle(const PixelStory& story)
{
    const QString text = added(tr("Pixel %1").arg(pairText(story.pixel.x, story.pixel.y)), channelName(story));
    return story.stored ? tr("%1: %2").arg(text, storyNumberText(*story.stored)) : text;
}

QString storyThread(const PixelStory& story)
{
    const Dim3& index = story.trace.index;
    const QString block = pairText(static_cast<int>(index.x), static_cast<int>(index.y));
    if (!story.trace.store)
        return tr("No thread of block %1 stored this pixel.").arg(block);
    const StoryAccess& store = *story.trace.store;
    return tr("Thread %1 of block %2, lane %3 of warp %4, stored it on line %5.")
        .arg(threadOf(story, store), block)
        .arg(store.lane)
        .arg(store.warp)
        .arg(store.line);
}

QString storyPlace(const PixelStory& story, const StoryRead& read)
{
    const QString name = QString::fromStdString(read.memory);
    const TileGeometry& tile = story.geometry;
    switch (read.from) {
    case StoryRead::From::Shared:
        if (tile.hasSharedTile && tile.elementBytes > 0 && tile.tilePitch > 0) {
            const int element = static_cast<int>(read.element) / tile.elementBytes;
            return QStringLiteral("%1 %2").arg(name, pairText(element % tile.tilePitch, element / tile.tilePitch));
        }
        return tr("%1 + %2 bytes").arg(name).arg(read.element);
    case StoryRead::From::Texture: return read.isOutside ? tr("outside the texture") : tr("texture of %1").arg(name);
    case StoryRead::From::Constant: return tr("constant %1").arg(name);
    case StoryRead::From::Local:
    case StoryRead::From::Global: break;
    }
    return tr("global %1").arg(name);
}

QString storyWriter(const PixelStory& story, const StoryRead& read)
{
    if (read.from != StoryRead::From::Shared)
        return {};
    if (read.writer)
        return tr("thread %1").arg(threadOf(story, *read.writer));
    return read.later ? tr("uninitialised, %1 came too late").arg(threadOf(story, *read.later)) : tr("no thread");
}

bool readsEmpty(const PixelStory& story, const StoryRow& row)
{
    if (!row.read)
        return false;
    const StoryRead& read = story.trace.reads[*row.read];
    return read.from == StoryRead::From::Shared && !read.writer;
}

QString storyRowText(const PixelStory& story, const StoryRow& row)
{
    QStringList said;
    if (row.read) {
        const StoryRead& read = story.trace.reads[*row.read];
        said << tr("Line %1 reads %2.").arg(read.access.line).arg(storyPlace(story, read));
        if (read.writer)
            said << tr("Thread %1 stored it there %2 earlier.")
                        .arg(threadOf(story, *read.writer), stepsText(read.access.event - read.writer->event));
        else if (read.later)
            said << tr("Nothing had been stored at this address yet; thread %1 stored to it %2 after the read.")
                        .arg(threadOf(story, *read.later), stepsText(read.later->event - read.access.event));
        else if (read.from == StoryRead::From::Shared)
            said << tr("No thread ever stores there.");
    } else {
        said << tr("The thread did not read this pixel.");
    }
    if (row.source)
        said << tr("The value is that of pixel %1 of the source.").arg(pairText(row.source->x, row.source->y));
    if (row.term && story.terms[*row.term].isStandIn) {
        const PixelTerm& term = story.terms[*row.term];
        const QString place = pairText(story.pixel.x + term.dx, story.pixel.y + term.dy);
        said << (term.isRead() ? tr("This pixel replaces %1, which is outside the image.").arg(place)
                               : tr("%1 is outside the image and counts as black.").arg(place));
    }
    for (std::size_t s = 0; s < story.sums.size(); ++s)
        if (row.weightReads[s])
            said << tr("The weight was read from %1.").arg(storyPlace(story, story.trace.reads[*row.weightReads[s]]));
    if (row.isWrong() && row.expected)
        said << tr("It should be %1.").arg(storyNumberText(*row.expected));
    if (row.isInferred)
        said << tr("The kernel reads several pixels as one word; the value shown is that of the image.");
    return sentences(said);
}

QString storySum(const PixelStory& story)
{
    if (!story.computed)
        return {};
    const QString text = QString::fromStdString(story.computed->text);
    if (story.sums.size() == 1 && !story.terms.empty())
        return tr("%1 = %2").arg(QString::fromStdString(story.sums[0]), text);
    QStringList sums;
    for (std::size_t s = 0; s < story.sums.size() && !story.terms.empty(); ++s)
        sums << tr("%1 = %2").arg(QString::fromStdString(story.sums[s]), storyNumberText(story.computed->sums[s]));
    return sums.isEmpty() ? text : tr("%1; %2").arg(listed(sums), text);
}

StoryVerdict storyVerdict(const PixelStory& story, std::optional<double> shown, std::optional<double> reference)
{
    if (!story.stored) {
        QString text = tr("The result keeps the previous contents of its memory.");
        if (story.hasLaterLaunch)
            text = tr("Another launch may store this pixel; the story follows only the main launch.");
        if (!story.trace.fault.empty())
            text = translated(story.trace.fault);
        return {text, false, !story.hasLaterLaunch};
    }
    if (story.expected)
        reference = story.expected->value;
    const bool isEqual = reference && std::abs(*story.stored - *reference) <= story.tolerance;
    StoryVerdict verdict;
    verdict.isGood = isEqual;
    verdict.isWrong = reference && !isEqual;
    QStringList said;
    const QString stored = storyNumberText(*story.stored);
    if (!reference)
        said << tr("Stored: %1.").arg(stored);
    else if (*story.stored == *reference)
        said << tr("Stored: %1, equal to the reference.").arg(stored);
    else if (isEqual)
        said << tr("Stored: %1, within the tolerance of the reference %2.").arg(stored, storyNumberText(*reference));
    else
        said << tr("Stored: %1, but the reference is %2.").arg(stored, storyNumberText(*reference));
    if (!story.isExplained())
        said << notExplained(story);
    else if (verdict.isWrong)
        said << causeText(story);
    if (shown && std::abs(*shown - *story.stored) > story.tolerance)
        said << tr("The image shows %1: threads that race give a different result in a different order.")
                    .arg(storyNumberText(*shown));
    if (!story.isInReplayOrder)
        said << tr("The warps ran here as they did for the image; the replay, in which they take turns, may show other "
                   "values.");
    verdict.text = sentences(said);
    return verdict;
}

} // namespace tilescope
