#include "gpu/pictures/picture_files.h"

#include "gpu/recipe/run_control.h"

#include <bit>
#include <charconv>
#include <cmath>
#include <cstring>
#include <memory>

namespace tilescope
{

namespace
{

/// "P5", width, height and largest value, or "PF", width, height and scale; of bits ("P1", "P4") without the last.
struct MapFacts {
    int width = 0, height = 0, channels = 1;
    bool isFloat = false, isText = false, isBits = false;
    double most = 1; ///< of integers; of floats the scale
    std::size_t begin = 0;
};

/// The words of a header or of a map that is text, comments skipped.
class MapWords
{
public:
    explicit MapWords(std::string_view bytes) : m_bytes(bytes) {}

    std::string_view next()
    {
        skip();
        const std::size_t begin = m_at;
        while (m_at < m_bytes.size() && !isSpace())
            ++m_at;
        return m_bytes.substr(begin, m_at - begin);
    }
    /// The digit of a bit, which needs no space behind it; −1 if there is none.
    int nextBit()
    {
        skip();
        const char c = m_at < m_bytes.size() ? m_bytes[m_at++] : '\0';
        return c == '0' || c == '1' ? c - '0' : -1;
    }
    std::size_t at() const { return m_at; }

private:
    void skip()
    {
        while (m_at < m_bytes.size() && (isSpace() || m_bytes[m_at] == '#')) {
            if (m_bytes[m_at] == '#')
                m_at = std::min(m_bytes.find('\n', m_at), m_bytes.size() - 1);
            ++m_at;
        }
    }
    bool isSpace() const { return m_bytes[m_at] != '\0' && std::strchr(" \t\r\n\v\f", m_bytes[m_at]) != nullptr; }

    std::string_view m_bytes;
    std::size_t m_at = 0;
};

template <class T>
bool takeNumber(std::string_view word, T& number)
{
    const auto [end, error] = std::from_chars(word.data(), word.data() + word.size(), number);
    return error == std::errc() && end == word.data() + word.size() && !word.empty();
}

MapFacts factsOf(std::string_view bytes, const std::string& name)
{
    MapWords words(bytes);
    const std::string_view kind = words.next();
    MapFacts facts;
    facts.isFloat = kind == "PF" || kind == "Pf";
    facts.channels = kind == "PF" || kind == "P3" || kind == "P6" ? 3 : 1;
    facts.isText = kind == "P1" || kind == "P2" || kind == "P3";
    facts.isBits = kind == "P1" || kind == "P4";
    bool isWhole = kind.size() == 2 && takeNumber(words.next(), facts.width) && takeNumber(words.next(), facts.height);
    constexpr double mostOfSixteenBits = 65535;
    if (isWhole && !facts.isBits)
        isWhole = takeNumber(words.next(), facts.most) && std::isfinite(facts.most) &&
                  (facts.isFloat ? facts.most != 0 : facts.most >= 1 && facts.most <= mostOfSixteenBits);
    if (!isWhole || facts.width < 1 || facts.height < 1)
        throw PictureError(
            "\"" + name +
            "\" is damaged: its first line does not state the size of its image and the range of its values.");
    facts.begin = words.at() + 1;
    return facts;
}

[[noreturn]] void refuseTruncated(const std::string& name)
{
    throw PictureError("\"" + name + "\" ends early: the file is truncated. Copy or download it again.");
}

/// The values in the file's order, one after the other.
class MapValues
{
public:
    MapValues(std::string_view bytes, const MapFacts& facts, const std::string& name)
        : m_facts(facts), m_name(name), m_words(bytes.substr(std::min(facts.begin, bytes.size()))),
          m_bytes(bytes.substr(std::min(facts.begin, bytes.size())))
    {
        const std::size_t perRow = static_cast<std::size_t>(facts.width) * static_cast<std::size_t>(facts.channels);
        m_wide = facts.isFloat ? 4 : facts.most > 255 ? 2 : 1;
        const std::size_t rowBytes = facts.isBits ? (perRow + 7) / 8 : perRow * m_wide;
        if (!facts.isText && rowBytes * static_cast<std::size_t>(facts.height) > m_bytes.size())
            refuseTruncated(name);
    }

    double next()
    {
        if (m_facts.isText)
            return nextWord();
        if (m_facts.isBits)
            return nextBit();
        const bool isBig = !m_facts.isFloat || m_facts.most > 0; // a negative scale of floats: little-endian
        std::uint32_t bits = 0;
        for (std::size_t i = 0; i < m_wide; ++i)
            bits = bits << 8 | static_cast<unsigned char>(m_bytes[m_at + (isBig ? i : m_wide - 1 - i)]);
        m_at += m_wide;
        return m_facts.isFloat ? double{std::bit_cast<float>(bits)} : double{static_cast<double>(bits)};
    }

private:
    double nextWord()
    {
        int value = 0;
        if (m_facts.isBits)
            value = m_words.nextBit();
        else if (!takeNumber(m_words.next(), value))
            value = -1;
        if (value < 0)
            refuseTruncated(m_name);
        return m_facts.isBits ? 1 - value : std::min<double>(value, m_facts.most);
    }

    double nextBit()
    {
        const bool isInk = (static_cast<unsigned char>(m_bytes[m_at]) >> (7 - m_column % 8) & 1) != 0;
        ++m_column;
        if (m_column % 8 == 0 || m_column == m_facts.width) // a row begins at a byte
            ++m_at;
        m_column = m_column == m_facts.width ? 0 : m_column;
        return isInk ? 0 : 1;
    }

    const MapFacts& m_facts;
    const std::string& m_name;
    MapWords m_words;
    std::string_view m_bytes;
    std::size_t m_at = 0, m_wide = 1;
    int m_column = 0;
};

/// Bytes: values of up to 8 bits, and text of 16, as the window reads it.
ReadPicture readBytes(MapValues& values, const MapFacts& facts, const std::stop_token& stop)
{
    auto image = std::make_shared<Image>(facts.width, facts.height,
                                         facts.channels == 3 ? PixelFormat::Rgb8 : PixelFormat::Grey8);
    for (int y = 0; y < facts.height; ++y) {
        if (stop.stop_requested())
            throw Cancelled();
        std::uint8_t* const row = image->row<std::uint8_t>(y);
        for (int i = 0; i < facts.width * facts.channels; ++i)
            row[i] = static_cast<std::uint8_t>(std::min(values.next(), facts.most) * 255 / facts.most);
    }
    ReadPicture read;
    read.values.bytes = std::move(image);
    if (facts.most > 255)
        read.note = "16-bit channels were reduced to 8 bits.";
    return read;
}

} // namespace

ReadPicture readPortableMap(std::string_view bytes, const std::string& name, const std::stop_token& stop)
{
    const MapFacts facts = factsOf(bytes, name);
    checkPictureSides(facts.width, facts.height, name);
    MapValues values(bytes, facts, name);
    if (!facts.isFloat && (facts.most <= 255 || facts.isText))
        return readBytes(values, facts, stop);
    constexpr std::int64_t mostBytes = std::int64_t{1} << 30;
    if (std::int64_t{facts.width} * facts.height * facts.channels * 4 > mostBytes)
        throw PictureError("\"" + name + "\" has more values than fit into 1 GB as floats. Scale it down first.");
    std::vector<std::shared_ptr<Image>> planes;
    for (int channel = 0; channel < facts.channels; ++channel)
        planes.push_back(std::make_shared<Image>(facts.width, facts.height, PixelFormat::Float32));
    for (int i = 0; i < facts.height; ++i) {
        if (stop.stop_requested())
            throw Cancelled();
        const int y = facts.isFloat ? facts.height - 1 - i : i; // floats: the lowest row first
        for (int x = 0; x < facts.width; ++x)
            for (const auto& plane : planes)
                plane->row<float>(y)[x] = static_cast<float>(values.next());
    }
    ReadPicture read;
    read.values.kind = facts.isFloat ? PictureValues::Kind::Floats : PictureValues::Kind::SixteenBits;
    read.values.planes.assign(planes.begin(), planes.end());
    if (!facts.isFloat)
        read.values.most = facts.most;
    return read;
}

} // namespace tilescope
