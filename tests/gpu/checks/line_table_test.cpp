#include "gpu/program/checks/line_table.h"

#include <gtest/gtest.h>

#include <cstring>
#include <elf.h>

namespace tilescope
{
namespace
{

using Bytes = std::vector<std::uint8_t>;

template <class Value>
void append(Bytes& bytes, const Value& value)
{
    const auto* const begin = reinterpret_cast<const std::uint8_t*>(&value);
    bytes.insert(bytes.end(), begin, begin + sizeof value);
}

/// .debug_line of one unit: code from 0x1000 to 0x1020, line 12 of src/lab.cu, line 13 at 0x1008.
Bytes lines(std::uint16_t version)
{
    Bytes head{1, 1, 1, 0xFB, 14, 13};                         // DWARF 4's own: line base −5, range 14
    const Bytes arguments{0, 1, 1, 1, 1, 0, 0, 0, 1, 0, 0, 1}; // of the 12 standard operations
    head.insert(head.end(), arguments.begin(), arguments.end());
    for (const char sign : std::string("src\0\0lab.cu\0", 12))
        head.push_back(static_cast<std::uint8_t>(sign));
    for (const std::uint8_t byte : {1, 0, 0, 0}) // folder, time, size; end
        head.push_back(byte);
    Bytes program{0, 9, 2}; // the address
    append(program, std::uint64_t{0x1000});
    const Bytes rows{3,
                     11,
                     1,                   // line 12, a row
                     13 + 8 * 14 + 5 + 1, // 8 bytes and 1 line on, a row
                     2,
                     24,
                     0,
                     1,
                     1}; // 24 bytes on, the end
    program.insert(program.end(), rows.begin(), rows.end());
    Bytes unit;
    append(unit, version);
    append(unit, static_cast<std::uint32_t>(head.size()));
    unit.insert(unit.end(), head.begin(), head.end());
    unit.insert(unit.end(), program.begin(), program.end());
    Bytes section;
    append(section, static_cast<std::uint32_t>(unit.size()));
    section.insert(section.end(), unit.begin(), unit.end());
    return section;
}

/// An ELF file with this section alone.
Bytes fileWith(const Bytes& section)
{
    const std::string names("\0.debug_line\0", 13);
    Elf64_Ehdr head{};
    std::memcpy(head.e_ident, ELFMAG, SELFMAG);
    head.e_ident[EI_CLASS] = ELFCLASS64;
    head.e_shoff = sizeof head;
    head.e_shnum = 2;
    Elf64_Shdr nameHead{}, lineHead{};
    nameHead.sh_offset = sizeof head + 2 * sizeof nameHead;
    nameHead.sh_size = names.size();
    lineHead.sh_name = 1;
    lineHead.sh_offset = nameHead.sh_offset + names.size();
    lineHead.sh_size = section.size();
    Bytes file;
    append(file, head);
    append(file, nameHead);
    append(file, lineHead);
    file.insert(file.end(), names.begin(), names.end());
    file.insert(file.end(), section.begin(), section.end());
    return file;
}

TEST(LineTable, FindsTheLineOfAnAddress)
{
    struct Row {
        std::uint64_t address;
        int line;
    };
    const LineTable table(fileWith(lines(4)));
    for (const auto& [address, line] : {Row{0xFFF, 0}, Row{0x1000, 12}, Row{0x1007, 12}, Row{0x1008, 13},
                                        Row{0x101F, 13}, Row{0x1020, 0}, Row{0x2000, 0}}) {
        EXPECT_EQ(table.placeOf(address).line, line) << address;
        EXPECT_EQ(table.placeOf(address).file, line > 0 ? "src/lab.cu" : "") << address;
    }
}

TEST(LineTable, TakesNoOtherVersion) { EXPECT_EQ(LineTable(fileWith(lines(5))).placeOf(0x1000).line, 0); }

TEST(LineTable, SurvivesAnyFile)
{
    const Bytes whole = fileWith(lines(4));
    for (std::size_t bytes = 0; bytes < whole.size(); ++bytes)
        EXPECT_LE(LineTable(std::span(whole).first(bytes)).placeOf(0x1008).line, 13);
    for (std::size_t at = 0; at < whole.size(); ++at)
        for (const int change : {1, 0x80, 0xFF}) {
            Bytes damaged = whole;
            damaged[at] = static_cast<std::uint8_t>(damaged[at] ^ change);
            EXPECT_GE(LineTable(damaged).placeOf(0x1008).line, 0);
        }
}

} // namespace
} // namespace tilescope
