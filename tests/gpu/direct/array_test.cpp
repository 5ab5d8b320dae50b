#include "gpu/direct/array.h"

#include <gtest/gtest.h>

#include <cstring>
#include <span>
#include <string>

using namespace tilescope;

namespace
{

std::vector<std::byte> bytesOf(std::string_view text)
{
    const auto bytes = std::as_bytes(std::span(text));
    return {bytes.begin(), bytes.end()};
}

/// A file of version 1 with this header, and so many bytes after it.
std::vector<std::byte> fileOf(const std::string& header, std::size_t content)
{
    std::string text = "\x93NUMPY";
    text += {'\x01', '\x00', static_cast<char>(header.size() & 0xFF), static_cast<char>(header.size() >> 8)};
    return bytesOf(text + header + std::string(content, 'x'));
}

std::string refusalOf(const std::vector<std::byte>& file)
{
    try {
        (void)arrayFromNpy(file);
    } catch (const ArrayError& error) {
        return error.what();
    }
    return {};
}

} // namespace

TEST(NumPyFile, IsReadAsItWasWritten)
{
    for (const char* const type : {"bool", "int8", "uint16", "int64", "float16", "float64", "complex128"})
        for (const std::vector<std::size_t>& shape :
             {std::vector<std::size_t>{}, std::vector<std::size_t>{3}, std::vector<std::size_t>{4, 5, 2}}) {
            Array array{arrayTypeNamed(type), shape, {}};
            std::vector<std::byte> bytes(array.count() * array.type->bytes);
            for (std::size_t i = 0; i < bytes.size(); ++i)
                bytes[i] = static_cast<std::byte>(i * 7);
            array.bytes = std::move(bytes);
            const std::vector<std::byte> file = npyOf(array);
            EXPECT_EQ(arrayFromNpy(file), array) << type;
            EXPECT_EQ((file.size() - array.bytes.size()) % 64, 0U) << "the values are aligned";
        }
}

/// As numpy.save() of NumPy 1.24 writes numpy.arange(3, dtype=numpy.float32).
TEST(NumPyFile, OfNumPyIsRead)
{
    const Array array = arrayFromNpy(fileOf("{'descr': '<f4', 'fortran_order': False, 'shape': (3,), }\n", 12));
    EXPECT_EQ(array.type->name, "float32");
    EXPECT_EQ(array.shape, (std::vector<std::size_t>{3}));
    EXPECT_EQ(array.bytes.size(), 12U);
}

TEST(NumPyFile, ThatCannotBePassedSaysWhy)
{
    const struct {
        std::vector<std::byte> file;
        const char* sentence;
    } rows[] = {
        {bytesOf("GIF89a------"), "numpy.save"},
        {bytesOf(""), "numpy.save"},
        {bytesOf("\x93NUMPY\x07\x01------"), "version 7"},
        {fileOf("{'descr': '<f4', 'fortran_order': False, 'shape': (4,), }", 12), "ends before"},
        {fileOf("{'descr': '<f4', 'fortran_order': True, 'shape': (3,), }", 12), "ascontiguousarray"},
        {fileOf("{'descr': '>f4', 'fortran_order': False, 'shape': (3,), }", 12), "big-endian"},
        {fileOf("{'descr': '<U7', 'fortran_order': False, 'shape': (3,), }", 84), "\"<U7\" cannot be passed"},
        {fileOf("{'descr': [('a', '<f4')], 'fortran_order': False, 'shape': (3,), }", 12), "view(numpy.uint8)"},
        {fileOf("{'descr': '<f4', 'fortran_order': False, 'shape': (0,), }", 0), "is empty"},
        {fileOf("{'descr': '<f4', 'fortran_order': False, 'shape': (99999999999, 99999999999), }", 0), "too large"},
        {fileOf("{'descr': '<f4', 'fortran_order': False, 'shape': (-1,), }", 0), "a shape that no array has"},
        {fileOf("{'descr': '<f4', 'fortran_order': False}", 12), "does not say"},
        {fileOf("{'descr': '<f4', 'colour': 3}", 12), "unknown field \"colour\""},
        {fileOf("{'descr': '<f4", 12), "damaged"},
        {bytesOf("\x93NUMPY\x01\x01\xff\xff{}"), "ends in its header"},
    };
    for (const auto& [file, sentence] : rows)
        EXPECT_NE(refusalOf(file).find(sentence), std::string::npos) << sentence << ": " << refusalOf(file);
}

/// Every prefix of a file, and every file with a byte that was changed, is read or refused.
TEST(NumPyFile, ThatIsDamagedIsReadOrRefused)
{
    Array array{arrayTypeNamed("int16"), {2, 3}, std::vector<std::byte>(12)};
    const std::vector<std::byte> whole = npyOf(array);
    for (std::size_t length = 0; length < whole.size(); ++length)
        EXPECT_NE(refusalOf({whole.begin(), whole.begin() + static_cast<std::ptrdiff_t>(length)}), "") << length;
    for (std::size_t at = 0; at < whole.size(); ++at)
        for (const int value : {0, 32, 40, 57, 255}) {
            std::vector<std::byte> changed = whole;
            changed[at] = static_cast<std::byte>(value);
            (void)refusalOf(changed);
        }
}

TEST(ArrayShape, IsOneToManySides)
{
    EXPECT_EQ(parseShape("480x640x3", 4), (std::vector<std::size_t>{480, 640, 3}));
    EXPECT_EQ(parseShape("7", 1), (std::vector<std::size_t>{7}));
    for (const char* const text : {"", "0", "3x", "x3", "-1", "3x0", "4294967297x2", "65536x65536x2", "3,4"})
        EXPECT_THROW((void)parseShape(text, 4), ArrayError) << text;
}
