#include "gpu/files/source_text.h"

#include <gtest/gtest.h>

#include <stdexcept>

using namespace tilescope;
using namespace std::string_literals;

TEST(SourceText, IsReadAndWrittenInItsEncoding)
{
    struct Row {
        const char* name;
        std::string bytes, text;
        TextEncoding encoding;
    };
    for (const auto& [name, bytes, text, encoding] :
         {Row{"plain", "// \xC3\xA9\nint a;\n", "// \xC3\xA9\nint a;\n", TextEncoding::Utf8},
          Row{"marked", "\xEF\xBB\xBFint a;\n", "int a;\n", TextEncoding::MarkedUtf8},
          Row{"UTF-16", "\xFF\xFE/\0/\0\xE9\0\x3D\xD8\x00\xDE\n\0"s, "//\xC3\xA9\xF0\x9F\x98\x80\n",
              TextEncoding::Utf16Little},
          Row{"UTF-16, big end first", "\xFE\xFF\0/\0/\0\xE9\xD8\x3D\xDE\x00\0\n"s, "//\xC3\xA9\xF0\x9F\x98\x80\n",
              TextEncoding::Utf16Big},
          Row{"Latin-1", "// caf\xE9\n", "// caf\xC3\xA9\n", TextEncoding::Bytes},
          Row{"GBK", "// \xD6\xD0\xCE\xC4\n", "// \xC3\x96\xC3\x90\xC3\x8E\xC3\x84\n", TextEncoding::Bytes},
          Row{"cut short", "// caf\xC3", "// caf\xC3\x83", TextEncoding::Bytes},
          Row{"too long a form", "// \xC0\xAF\n", "// \xC3\x80\xC2\xAF\n", TextEncoding::Bytes},
          Row{"a notebook's cell", "%%writefile lab.cu\nint a;\n", "//%%writefile lab.cu\nint a;\n",
              TextEncoding::Utf8},
          Row{"nothing", "", "", TextEncoding::Utf8}}) {
        const SourceText read = sourceTextOf(bytes);
        EXPECT_EQ(read.text, text) << name;
        EXPECT_EQ(read.encoding, encoding) << name;
        EXPECT_EQ(bytesLike(bytes, read.text), bytes) << name;
    }
    EXPECT_THROW(sourceTextOf("a\0b"s), std::runtime_error);
    EXPECT_THROW(sourceTextOf("\xFF\xFE"
                              "a\0b"s),
                 std::runtime_error);
}

TEST(SourceText, KeepsTheFilesOwnLineEndsAndLosesNoCharacter)
{
    EXPECT_EQ(bytesLike("a\r\nb\r\n", "a\nb\nc\n"), "a\r\nb\r\nc\r\n");
    EXPECT_EQ(bytesLike("a\r\nb\n", "a\nb\n"), "a\nb\n") << "both kinds";
    EXPECT_EQ(bytesLike("\xFF\xFE"
                        "a\0\r\0\n\0"s,
                        "b\n"),
              "\xFF\xFE"
              "b\0\r\0\n\0"s);
    EXPECT_EQ(bytesLike("// caf\xE9\n", "// \xC3\xBC\n"), "// \xFC\n");
    EXPECT_EQ(bytesLike("// caf\xE9\n", "// \xE4\xB8\xAD\n"), std::nullopt) << "Latin-1 has no such character";
    EXPECT_EQ(bytesLike("%%cu\nint a;\n", "int a;\n"), "int a;\n") << "the user has removed that line";
}
