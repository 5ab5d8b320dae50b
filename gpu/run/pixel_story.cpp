#include "gpu/run/pixel_story.h"

#include "gpu/recipe/result_planes.h"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <cstring>
#include <map>
#include <tuple>

namespace tilescope
{

namespace
{

/// The pixel of the picture that a byte of a buffer is. A copy of the picture with a border also has pixels beyond it.
std::optional<StoryPixel> pixelOf(const Plan& plan, const Image& picture, const BufferByte& byte)
{
    const HeldPicture held = heldPicture(plan, byte.buffer);
    if (held.which != HeldPicture::Which::Input)
        return std::nullopt;
    const auto place = held.at(byte.offset, picture.width(), picture.height());
    return place ? std::optional(StoryPixel{place->x, place->y, static_cast<int>(place->byte)}) : std::nullopt;
}

double pictureValue(const Image& picture, int x, int y, int channel)
{
    return picture.row<std::uint8_t>(y)[x * channelCount(picture.format()) + channel];
}

/// Joins reads and terms; each term takes the first read of its pixel that no other term has taken.
class Joiner
{
public:
    Joiner(const Plan& plan, const Image& picture, PixelStory& story) : m_plan(plan), m_picture(picture), m_story(story)
    {
        m_isTaken.resize(story.trace.reads.size(), false);
        m_rowsOf.resize(story.trace.reads.size());
        m_isWeight.resize(story.trace.reads.size(), false);
        for (std::size_t r = 0; r < story.trace.reads.size(); ++r)
            for (std::size_t b = 0; b < story.trace.reads[r].origin.size(); ++b)
                if (const auto pixel = pixelOf(plan, picture, story.trace.reads[r].origin[b]))
                    m_places[key(pixel->x, pixel->y, pixel->channel)].push_back({r, b, *pixel});
    }

    void join()
    {
        std::vector<std::size_t> unread;
        for (std::size_t t = 0; t < m_story.terms.size(); ++t)
            if (!joinTerm(t))
                unread.push_back(t);
        joinInOrder(unread);
        joinWeights();
        for (std::size_t r = 0; r < m_rowsOf.size(); ++r) {
            if (m_rowsOf[r].empty() && !m_isWeight[r])
                m_rowsOf[r].push_back(plainRow(r));
            m_story.rows.insert(m_story.rows.end(), m_rowsOf[r].begin(), m_rowsOf[r].end());
        }
        for (const std::size_t t : unread) {
            StoryRow row;
            row.term = t;
            row.expected = expectedOf(t);
            if (!m_story.terms[t].isRead())
                row.value = 0;
            m_story.rows.push_back(row);
        }
    }

private:
    using Key = std::tuple<int, int, int>;
    struct Place {
        std::size_t read = 0, byte = 0;
        StoryPixel pixel;
    };

    static Key key(int x, int y, int channel) { return {x, y, channel}; }

    std::optional<double> expectedOf(std::size_t term) const
    {
        const PixelTerm& t = m_story.terms[term];
        return t.isRead() ? pictureValue(m_picture, t.x, t.y, m_story.pixel.channel) : 0;
    }

    bool joinTerm(std::size_t term)
    {
        const PixelTerm& t = m_story.terms[term];
        const int channel = m_story.pixel.channel;
        for (const Key& wanted :
             {key(t.x, t.y, channel), key(m_story.pixel.x + t.dx, m_story.pixel.y + t.dy, channel)}) {
            const auto found = m_places.find(wanted);
            if (found == m_places.end())
                continue;
            const std::vector<Place>& places = found->second;
            const auto free = std::ranges::find_if(places, [this](const Place& p) { return !m_isTaken[p.read]; });
            take(term, free == places.end() ? places.back() : *free);
            return true;
        }
        return false;
    }

    void take(std::size_t term, const Place& place)
    {
        const StoryRead& read = m_story.trace.reads[place.read];
        StoryRow row;
        row.read = place.read;
        row.term = term;
        row.source = place.pixel;
        row.expected = expectedOf(term);
        const bool isTexture = read.from == StoryRead::From::Texture; // a copy of the buffer from before the launch
        if (isTexture)
            row.value = row.expected;
        else if (read.isCopy && place.byte < 8)
            row.value = static_cast<double>(read.bits >> (8 * place.byte) & 0xFF);
        else if (read.origin.size() == 1)
            row.value = storyNumber(read);
        else {
            row.value = row.expected;
            row.isInferred = true;
        }
        m_isTaken[place.read] = true;
        m_rowsOf[place.read].push_back(row);
    }

    /// Reads of unknown origin, such as elements that no thread stores, are the remaining terms if they are as many.
    void joinInOrder(std::vector<std::size_t>& unread)
    {
        std::vector<std::size_t> left;
        for (std::size_t r = 0; r < m_rowsOf.size(); ++r) {
            const StoryRead& read = m_story.trace.reads[r];
            if (m_rowsOf[r].empty() && read.from != StoryRead::From::Constant && read.origin.empty())
                left.push_back(r);
        }
        if (left.empty() || left.size() != unread.size())
            return;
        for (std::size_t i = 0; i < left.size(); ++i) {
            StoryRow row = plainRow(left[i]);
            row.term = unread[i];
            row.expected = expectedOf(unread[i]);
            m_rowsOf[left[i]].push_back(row);
        }
        unread.clear();
    }

    /// Reads of one memory, as many as reads of pixels, whose values are the weights of one sum in the same order.
    void joinWeights()
    {
        std::vector<StoryRow*> rows;
        std::map<std::string, std::vector<std::size_t>> others;
        for (std::size_t r = 0; r < m_rowsOf.size(); ++r) {
            for (StoryRow& row : m_rowsOf[r])
                rows.push_back(&row);
            if (m_rowsOf[r].empty())
                others[m_story.trace.reads[r].memory].push_back(r);
        }
        for (const auto& [memory, reads] : others)
            for (std::size_t sum = 0; sum < m_story.sums.size(); ++sum)
                if (reads.size() == rows.size() && areWeights(reads, rows, sum)) {
                    for (std::size_t i = 0; i < reads.size(); ++i) {
                        rows[i]->weightReads[sum] = reads[i];
                        m_isWeight[reads[i]] = true;
                    }
                    break;
                }
    }

    bool areWeights(const std::vector<std::size_t>& reads, const std::vector<StoryRow*>& rows, std::size_t sum) const
    {
        for (std::size_t i = 0; i < reads.size(); ++i) {
            const std::optional<double> value = plainRow(reads[i]).value;
            const double weight = m_story.terms[*rows[i]->term].weights[sum];
            if (!value || std::abs(*value - weight) > 1e-6 * std::abs(weight))
                return false;
        }
        return true;
    }

    StoryRow plainRow(std::size_t index) const
    {
        const StoryRead& read = m_story.trace.reads[index];
        StoryRow row;
        row.read = index;
        if (read.isOutside)
            row.value = 0;
        else if (read.from != StoryRead::From::Texture)
            row.value = storyNumber(read);
        else if (const Buffer& buffer = m_plan.buffers[read.origin[0].buffer];
                 read.origin[0].offset < buffer.content.size())
            row.value = static_cast<double>(std::to_integer<int>(buffer.content[read.origin[0].offset]));
        if (read.origin.size() == 1 || (read.isCopy && !read.origin.empty()))
            row.source = pixelOf(m_plan, m_picture, read.origin[0]);
        if (row.source && read.origin.size() > 1)
            row.value.reset(); // several pixels in one word
        return row;
    }

    const Plan& m_plan;
    const Image& m_picture;
    PixelStory& m_story;
    std::map<Key, std::vector<Place>> m_places;
    std::vector<bool> m_isTaken, m_isWeight;     ///< by read
    std::vector<std::vector<StoryRow>> m_rowsOf; ///< by read
};

/// From the values that were read; none if a term that counts has none.
std::optional<PixelResult> computedOf(const PixelStory& story, const PixelFormula& formula)
{
    std::vector<double> values(story.terms.size(), 0);
    for (const StoryRow& row : story.rows) {
        if (!row.term)
            continue;
        const auto& weights = story.terms[*row.term].weights;
        const bool counts = std::ranges::any_of(weights, [](double weight) { return weight != 0; });
        if (counts && !row.value)
            return std::nullopt;
        values[*row.term] = row.value.value_or(0);
    }
    return formula.result(values);
}

double storedNumber(const Plan& plan, std::uint64_t bits)
{
    if (!plan.resultType.empty())
        return numberIn(resultValues(plan).type, reinterpret_cast<const std::byte*>(&bits));
    if (plan.pictureFormat != PixelFormat::Float32)
        return static_cast<double>(bits & 0xFF);
    float value = 0;
    std::memcpy(&value, &bits, sizeof value);
    return static_cast<double>(value);
}

} // namespace

bool PixelStory::isExplained() const { return stored && computed && std::abs(*stored - computed->value) <= tolerance; }

bool PixelStory::isAsDefined() const { return stored && expected && std::abs(*stored - expected->value) <= tolerance; }

double storyNumber(const StoryRead& read)
{
    if (read.isFloat && read.bytes == 8) {
        double value = 0;
        std::memcpy(&value, &read.bits, sizeof value);
        return value;
    }
    if (read.isFloat) {
        float value = 0;
        std::memcpy(&value, &read.bits, sizeof value);
        return static_cast<double>(value);
    }
    if (!read.isSigned || read.bytes == 0 || read.bytes >= 8)
        return static_cast<double>(read.bits);
    const unsigned unused = 64 - 8 * read.bytes;
    return static_cast<double>(static_cast<std::int64_t>(read.bits << unused) >> unused);
}

StoryTarget storyTarget(const Plan& plan, const StoryPixel& pixel)
{
    const ResultValues values = resultValues(plan);
    const std::size_t bytes = builtInTypeBytes(values.type).value_or(1);
    if (const std::span<const std::size_t> planes = otherPlanes(plan); !planes.empty()) {
        const std::size_t plane = std::min(static_cast<std::size_t>(pixel.channel), planes.size());
        const auto width = static_cast<std::size_t>(plan.pictureWidth);
        return {plane == 0 ? plan.pictureBuffer : planes[plane - 1],
                (static_cast<std::size_t>(pixel.y) * width + static_cast<std::size_t>(pixel.x)) * bytes, bytes};
    }
    const Buffer& buffer = plan.buffers[plan.pictureBuffer];
    const std::size_t pitch =
        buffer.isPitched() ? buffer.pitchBytes : static_cast<std::size_t>(plan.pictureWidth) * values.channels * bytes;
    return {plan.pictureBuffer,
            static_cast<std::size_t>(pixel.y) * pitch +
                (static_cast<std::size_t>(pixel.x) * values.channels + static_cast<std::size_t>(pixel.channel)) * bytes,
            bytes};
}

PixelStory pixelStory(const Plan& plan, const Image& picture, const StoryPixel& pixel, ValueStory trace,
                      const PixelFormula& formula)
{
    PixelStory story;
    story.pixel = pixel;
    story.channels = channelCount(plan.pictureFormat);
    story.kernel = plan.launches[plan.mainLaunch].kernel;
    story.hasEarlierLaunch = plan.mainLaunch > 0;
    story.hasLaterLaunch = plan.mainLaunch + 1 < plan.launches.size();
    story.trace = std::move(trace);
    if (story.trace.store)
        story.stored = storedNumber(plan, story.trace.bits);
    story.geometry = plan.geometry;
    story.sums = formula.sums;
    story.terms = formula.terms;
    Joiner(plan, picture, story).join();
    if (formula.ofPairs && story.stored) {
        std::vector<double> reads;
        for (const StoryRead& read : story.trace.reads)
            reads.push_back(storyNumber(read));
        story.computed = formula.ofPairs(reads);
    }
    if (!formula.result)
        return story;
    std::vector<double> values;
    for (const PixelTerm& term : story.terms)
        values.push_back(term.isRead() ? pictureValue(picture, term.x, term.y, pixel.channel) : 0);
    story.expected = formula.result(values);
    if (story.trace.store)
        story.computed = computedOf(story, formula);
    return story;
}

} // namespace tilescope
