#include "gpu/direct/array.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cstdint>
#include <cstring>

namespace tilescope
{

namespace
{

using Kind = ArrayType::Kind;

constexpr std::array<ArrayType, 14> arrayTypes{{{"bool", "b1", "bool", 1, Kind::Integer},
                                                {"int8", "i1", "char", 1, Kind::Integer},
                                                {"uint8", "u1", "unsigned char", 1, Kind::Integer},
                                                {"int16", "i2", "short", 2, Kind::Integer},
                                                {"uint16", "u2", "unsigned short", 2, Kind::Integer},
                                                {"int32", "i4", "int", 4, Kind::Integer},
                                                {"uint32", "u4", "unsigned int", 4, Kind::Integer},
                                                {"int64", "i8", "long long", 8, Kind::Integer},
                                                {"uint64", "u8", "unsigned long long", 8, Kind::Integer},
                                                {"float16", "f2", "__half", 2, Kind::Real},
                                                {"float32", "f4", "float", 4, Kind::Real},
                                                {"float64", "f8", "double", 8, Kind::Real},
                                                {"complex64", "c8", "float2", 8, Kind::Complex},
                                                {"complex128", "c16", "double2", 16, Kind::Complex}}};

constexpr std::string_view magic = "\x93NUMPY";
constexpr std::size_t mostHeaderBytes = 65'535; ///< as of version 1
constexpr std::size_t mostSides = 32;           ///< as of NumPy

/// The bytes of so many values; throws ArrayError beyond the limit.
std::size_t bytesOfShape(const std::vector<std::size_t>& shape, std::size_t valueBytes)
{
    if (std::ranges::find(shape, 0U) != shape.end())
        return 0;
    std::size_t bytes = valueBytes;
    for (const std::size_t side : shape) {
        if (side > mostArrayBytes / bytes)
            throw ArrayError("An array of " + shapeText(shape) + " values is too large: it can have up to 4 GB.");
        bytes *= side;
    }
    return bytes;
}

/// Reads the header, which is a dictionary as Python writes it.
class HeaderReader
{
public:
    explicit HeaderReader(std::string_view text) : m_text(text) {}

    Array read()
    {
        Array array;
        bool hasOrder = false, hasShape = false;
        expect('{');
        while (!accept('}')) {
            const std::string_view key = quoted();
            expect(':');
            if (key == "descr")
                array.type = type();
            else if (key == "fortran_order")
                hasOrder = order();
            else if (key == "shape")
                hasShape = shape(array.shape);
            else
                throw ArrayError("The header of the file has an unknown field \"" + std::string(key) + "\".");
            if (!accept(',')) {
                expect('}');
                break;
            }
        }
        if (!array.type || !hasOrder || !hasShape)
            throw ArrayError("The header of the file does not say type, order and shape.");
        return array;
    }

private:
    void skipBlanks() { m_text.remove_prefix(std::min(m_text.find_first_not_of(" \t\n"), m_text.size())); }

    bool accept(char wanted)
    {
        skipBlanks();
        if (!m_text.starts_with(wanted))
            return false;
        m_text.remove_prefix(1);
        return true;
    }

    void expect(char wanted)
    {
        if (!accept(wanted))
            throw ArrayError(std::string("The header of the file is damaged: \"") + wanted + "\" is missing.");
    }

    std::string_view quoted()
    {
        skipBlanks();
        const char quote = m_text.empty() ? ' ' : m_text.front();
        const std::size_t end = m_text.find(quote, 1);
        if ((quote != '\'' && quote != '"') || end == std::string_view::npos)
            throw ArrayError("The header of the file is damaged: a name in quotes is missing.");
        const std::string_view word = m_text.substr(1, end - 1);
        m_text.remove_prefix(end + 1);
        return word;
    }

    const ArrayType* type()
    {
        skipBlanks();
        if (m_text.starts_with('['))
            throw ArrayError("An array of records cannot be passed; pass its bytes: array.view(numpy.uint8).");
        const std::string_view written = quoted();
        if (written.starts_with('>'))
            throw ArrayError("The array's values are big-endian; write array.astype(array.dtype.newbyteorder(\"<\")).");
        const bool hasOrder = written.starts_with('<') || written.starts_with('|') || written.starts_with('=');
        const auto found = std::ranges::find(arrayTypes, written.substr(hasOrder ? 1 : 0), &ArrayType::code);
        if (found == arrayTypes.end())
            throw ArrayError("An array of type \"" + std::string(written) + "\" cannot be passed; " + arrayTypeNames() +
                             " can.");
        return &*found;
    }

    bool order()
    {
        skipBlanks();
        if (m_text.starts_with("True"))
            throw ArrayError("The array is in Fortran's order; save numpy.ascontiguousarray(array).");
        if (!m_text.starts_with("False"))
            throw ArrayError("The header of the file is damaged: its order is neither True nor False.");
        m_text.remove_prefix(5);
        return true;
    }

    bool shape(std::vector<std::size_t>& sides)
    {
        expect('(');
        while (!accept(')')) {
            skipBlanks();
            std::size_t side = 0;
            const auto [end, error] = std::from_chars(m_text.data(), m_text.data() + m_text.size(), side);
            if (error != std::errc() || sides.size() == mostSides)
                throw ArrayError("The header of the file has a shape that no array has.");
            m_text.remove_prefix(static_cast<std::size_t>(end - m_text.data()));
            sides.push_back(side);
            if (!accept(',')) {
                expect(')');
                break;
            }
        }
        return true;
    }

    std::string_view m_text;
};

} // namespace

const ArrayType* arrayTypeNamed(std::string_view name)
{
    const auto found = std::ranges::find(arrayTypes, name, &ArrayType::name);
    return found == arrayTypes.end() ? nullptr : &*found;
}

const ArrayType* arrayTypeOfCuda(std::string_view cuda)
{
    const auto* const found = std::ranges::find(arrayTypes, cuda, &ArrayType::cuda);
    return found == arrayTypes.end() ? nullptr : found;
}

std::string arrayTypeNames()
{
    std::string list;
    for (const ArrayType& type : arrayTypes)
        list += (list.empty() ? "" : ", ") + std::string(type.name);
    return list;
}

std::size_t Array::count() const
{
    std::size_t values = 1;
    for (const std::size_t side : shape)
        values *= side;
    return values;
}

std::vector<std::size_t> parseShape(const std::string& text, std::size_t valueBytes)
{
    std::vector<std::size_t> shape;
    const char *at = text.data(), *const end = at + text.size();
    while (true) {
        std::size_t side = 0;
        const auto [next, error] = std::from_chars(at, end, side);
        if (error != std::errc() || side == 0 || shape.size() == mostSides || (next != end && *next != 'x'))
            throw ArrayError("\"" + text + "\" is no shape of an array; 1000 is, and 480x640 of one with 480 rows.");
        shape.push_back(side);
        if (next == end)
            break;
        at = next + 1;
    }
    (void)bytesOfShape(shape, valueBytes);
    return shape;
}

std::string shapeText(const std::vector<std::size_t>& shape)
{
    std::string text;
    for (const std::size_t side : shape)
        text += (text.empty() ? "" : "x") + std::to_string(side);
    return text.empty() ? "1" : text;
}

Array arrayFromNpy(const SharedBytes& file)
{
    const std::string_view text(reinterpret_cast<const char*>(file.data()), file.size());
    if (!text.starts_with(magic) || text.size() < 12)
        throw ArrayError("It is no NumPy file; numpy.save(\"array.npy\", array) writes one.");
    const auto byteAt = [&](std::size_t i) { return static_cast<std::size_t>(static_cast<unsigned char>(text[i])); };
    const std::size_t version = byteAt(6);
    if (version < 1 || version > 3)
        throw ArrayError("It is a NumPy file of version " + std::to_string(version) + "; 1 to 3 are known.");
    const std::size_t start = version == 1 ? 10 : 12;
    std::size_t headerBytes = byteAt(8) | byteAt(9) << 8;
    if (version > 1)
        headerBytes |= byteAt(10) << 16 | byteAt(11) << 24;
    if (headerBytes > mostHeaderBytes || headerBytes > text.size() - start)
        throw ArrayError("The file ends in its header.");
    Array array = HeaderReader(text.substr(start, headerBytes)).read();
    const std::size_t bytes = bytesOfShape(array.shape, array.type->bytes);
    if (file.size() - start - headerBytes < bytes)
        throw ArrayError("The file ends before the array's last value.");
    if (bytes == 0)
        throw ArrayError("The array is empty; one with at least one value can be passed.");
    array.bytes = file.part(start + headerBytes, bytes);
    return array;
}

std::vector<std::byte> npyOf(const Array& array)
{
    std::string sides;
    for (const std::size_t& side : array.shape)
        sides += std::to_string(side) + (array.shape.size() == 1 || &side != &array.shape.back() ? "," : "");
    std::string header = "{'descr': '" + std::string(array.type->bytes == 1 ? "|" : "<") +
                         std::string(array.type->code) + "', 'fortran_order': False, 'shape': (" + sides + "), }";
    constexpr std::size_t start = 10, alignment = 64; // of the values
    header.append(alignment - 1 - (start + header.size()) % alignment, ' ');
    header += '\n';
    std::string text(magic);
    text += {'\x01', '\x00', static_cast<char>(header.size() & 0xFF), static_cast<char>(header.size() >> 8)};
    text += header;
    std::vector<std::byte> file(text.size() + array.bytes.size());
    std::memcpy(file.data(), text.data(), text.size());
    if (!array.bytes.empty())
        std::memcpy(file.data() + text.size(), array.bytes.data(), array.bytes.size());
    return file;
}

} // namespace tilescope
