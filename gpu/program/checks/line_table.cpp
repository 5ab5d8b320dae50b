#include "gpu/program/checks/line_table.h"

#include "gpu/recipe/text/library_file.h"

#include <algorithm>
#include <cstring>
#include <elf.h>
#include <fcntl.h>
#include <limits>
#include <link.h>
#include <stdexcept>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>
#include <unwind.h>
#include <utility>

namespace tilescope
{
namespace
{

using Bytes = std::span<const std::uint8_t>;

/// Reads numbers from front to back. Throws std::out_of_range behind the end.
class ByteReader
{
public:
    explicit ByteReader(Bytes bytes) : m_bytes(bytes) {}

    bool atEnd() const { return m_bytes.empty(); }

    Bytes take(std::size_t count)
    {
        if (count > m_bytes.size())
            throw std::out_of_range("end");
        const Bytes taken = m_bytes.first(count);
        m_bytes = m_bytes.subspan(count);
        return taken;
    }

    template <class Number>
    Number number()
    {
        Number value;
        std::memcpy(&value, take(sizeof value).data(), sizeof value);
        return value;
    }

    /// LEB128.
    std::uint64_t unsignedNumber()
    {
        std::uint64_t value = 0;
        for (unsigned shift = 0;; shift += 7) {
            const auto byte = number<std::uint8_t>();
            if (shift < 64)
                value |= static_cast<std::uint64_t>(byte & 0x7FU) << shift;
            if (!(byte & 0x80U))
                return value;
        }
    }
    std::int64_t signedNumber()
    {
        std::uint64_t value = 0;
        for (unsigned shift = 0;;) {
            const auto byte = number<std::uint8_t>();
            if (shift < 64)
                value |= static_cast<std::uint64_t>(byte & 0x7FU) << shift;
            shift += 7;
            if (byte & 0x80U)
                continue;
            if (byte & 0x40U && shift < 64)
                value |= ~std::uint64_t{0} << shift;
            return static_cast<std::int64_t>(value);
        }
    }

    std::string text()
    {
        std::string value;
        for (auto sign = number<char>(); sign != 0; sign = number<char>())
            value += sign;
        return value;
    }

private:
    Bytes m_bytes;
};

template <class Head>
Head headAt(Bytes file, std::uint64_t offset)
{
    if (offset > file.size() || sizeof(Head) > file.size() - offset)
        throw std::out_of_range("head");
    Head head;
    std::memcpy(&head, file.data() + offset, sizeof head);
    return head;
}

Bytes sectionNamed(Bytes file, const char* name)
{
    const auto head = headAt<Elf64_Ehdr>(file, 0);
    if (std::memcmp(head.e_ident, ELFMAG, SELFMAG) != 0 || head.e_ident[EI_CLASS] != ELFCLASS64)
        return {};
    const auto section = [&](std::uint64_t index) {
        return headAt<Elf64_Shdr>(file, head.e_shoff + index * sizeof(Elf64_Shdr));
    };
    const auto content = [&](const Elf64_Shdr& at) {
        if (at.sh_offset > file.size() || at.sh_size > file.size() - at.sh_offset)
            throw std::out_of_range("section");
        return file.subspan(at.sh_offset, at.sh_size);
    };
    const Bytes names = content(section(head.e_shstrndx));
    const std::size_t length = std::strlen(name) + 1;
    for (unsigned i = 0; i < head.e_shnum; ++i) {
        const Elf64_Shdr one = section(i);
        if (one.sh_name <= names.size() && length <= names.size() - one.sh_name &&
            std::memcmp(names.data() + one.sh_name, name, length) == 0)
            return one.sh_flags & SHF_COMPRESSED ? Bytes() : content(one);
    }
    return {};
}

} // namespace

/// One unit of .debug_line: a program whose instructions make rows.
class LineProgram
{
public:
    LineProgram(LineTable& table, Bytes unit) : m_table(table), m_reader(unit) {}

    void run()
    {
        const auto version = m_reader.number<std::uint16_t>();
        if (version < 2 || version > 4)
            return;
        ByteReader head(m_reader.take(m_reader.number<std::uint32_t>()));
        m_unit = head.number<std::uint8_t>();
        if (version >= 4)
            head.number<std::uint8_t>(); // operations per instruction of VLIW machines
        head.number<std::uint8_t>();     // whether rows are statements at first
        // The base is signed: NOLINTNEXTLINE(bugprone-signed-char-misuse)
        m_lineBase = head.number<std::int8_t>();
        m_lineRange = head.number<std::uint8_t>();
        const auto firstSpecial = head.number<std::uint8_t>();
        if (m_lineRange == 0 || firstSpecial == 0)
            return;
        const Bytes lengths = head.take(firstSpecial - 1U);
        readFiles(head);
        while (!m_reader.atEnd()) {
            const auto code = m_reader.number<std::uint8_t>();
            if (code >= firstSpecial)
                special(code - firstSpecial);
            else if (code == 0)
                extended();
            else
                standard(code, lengths[code - 1U], 255U - firstSpecial);
        }
    }

private:
    void readFiles(ByteReader& head)
    {
        std::vector<std::string> folders{""};
        for (std::string folder = head.text(); !folder.empty(); folder = head.text())
            folders.push_back(folder + "/");
        m_firstFile = m_table.m_files.size();
        for (std::string name = head.text(); !name.empty(); name = head.text()) {
            const std::uint64_t folder = head.unsignedNumber();
            head.unsignedNumber(); // time
            head.unsignedNumber(); // size
            const bool isBelow = folder < folders.size() && !name.starts_with('/');
            m_table.m_files.push_back(isBelow ? folders[folder] + name : name);
        }
    }

    void advance(std::uint64_t operations) { m_address += operations * m_unit; }

    void add(bool isEnd)
    {
        const std::size_t file = m_firstFile + m_file - 1;
        const bool isKnown = !isEnd && m_file > 0 && file < m_table.m_files.size() && m_line > 0 &&
                             m_line <= std::numeric_limits<int>::max();
        // Line 0 is the compiler's own code within a line's: the row before it goes on.
        if (isEnd || isKnown)
            m_table.m_rows.push_back(
                {m_address, isKnown ? static_cast<std::uint32_t>(file) : 0, isKnown ? static_cast<int>(m_line) : 0});
    }

    void special(unsigned code)
    {
        advance(code / m_lineRange);
        m_line += m_lineBase + static_cast<int>(code % m_lineRange);
        add(false);
    }

    void extended()
    {
        ByteReader rest(m_reader.take(m_reader.unsignedNumber()));
        switch (rest.number<std::uint8_t>()) {
        case 1: // end of a sequence
            add(true);
            m_address = 0;
            m_file = 1;
            m_line = 1;
            break;
        case 2: m_address = rest.number<std::uint64_t>(); break;
        default: break;
        }
    }

    void standard(unsigned code, unsigned arguments, unsigned lastSpecial)
    {
        switch (code) {
        case 1: add(false); break;
        case 2: advance(m_reader.unsignedNumber()); break;
        case 3: m_line += m_reader.signedNumber(); break;
        case 4: m_file = m_reader.unsignedNumber(); break;
        case 8: advance(lastSpecial / m_lineRange); break;
        case 9: m_address += m_reader.number<std::uint16_t>(); break;
        default:
            for (unsigned i = 0; i < arguments; ++i)
                m_reader.unsignedNumber();
        }
    }

    LineTable& m_table;
    ByteReader m_reader;
    std::uint64_t m_unit = 1, m_address = 0, m_file = 1;
    std::int64_t m_line = 1;
    int m_lineBase = 0;
    unsigned m_lineRange = 1;
    std::size_t m_firstFile = 0;
};

LineTable::LineTable(Bytes file)
{
    try {
        ByteReader units(sectionNamed(file, ".debug_line"));
        while (!units.atEnd()) {
            const auto bytes = units.number<std::uint32_t>();
            if (bytes == 0xFFFF'FFFF) // 64-bit DWARF, which programs of 4 GB need
                break;
            LineProgram(*this, units.take(bytes)).run();
        }
    } catch (const std::out_of_range&) { // the rows before are right
    }
    // The end of one sequence may be the beginning of another.
    std::ranges::stable_sort(m_rows, {}, [](const Row& row) { return std::pair(row.address, row.line > 0); });
}

SourcePlace LineTable::placeOf(std::uint64_t address, std::uint64_t function) const
{
    const auto next = std::ranges::upper_bound(m_rows, address, {}, &Row::address);
    if (next == m_rows.begin() || std::prev(next)->line == 0)
        return {};
    const auto isUsers = [&](const Row& row) { return !isLibraryFile(m_files[row.file]); };
    const auto own = std::prev(next);
    if (function > 0)
        for (auto row = own; row->line > 0 && row->address >= function; --row) {
            if (isUsers(*row))
                return {m_files[row->file], row->line};
            if (row == m_rows.begin())
                break;
        }
    return {m_files[own->file], own->line};
}

namespace
{

struct LoadedProgram {
    LineTable lines;
    std::uint64_t base = 0, begin = 0, end = 0; ///< of its code, as loaded

    LoadedProgram()
    {
        dl_iterate_phdr(
            [](dl_phdr_info* info, std::size_t, void* found) {
                auto& program = *static_cast<LoadedProgram*>(found);
                program.base = info->dlpi_addr;
                for (int i = 0; i < info->dlpi_phnum; ++i)
                    if (const ElfW(Phdr)& part = info->dlpi_phdr[i]; part.p_type == PT_LOAD && part.p_flags & PF_X) {
                        program.begin = info->dlpi_addr + part.p_vaddr;
                        program.end = program.begin + part.p_memsz;
                    }
                return 1; // the first is the program
            },
            this);
        const int file = open("/proc/self/exe", O_RDONLY | O_CLOEXEC);
        struct stat state {
        };
        if (file >= 0 && fstat(file, &state) == 0 && state.st_size > 0) {
            const auto bytes = static_cast<std::size_t>(state.st_size);
            void* const at = mmap(nullptr, bytes, PROT_READ, MAP_PRIVATE, file, 0);
            if (at != MAP_FAILED) {
                lines = LineTable(Bytes(static_cast<const std::uint8_t*>(at), bytes));
                munmap(at, bytes);
            }
        }
        if (file >= 0)
            close(file);
    }
};

const LoadedProgram& thisProgram()
{
    static const LoadedProgram& program = *new LoadedProgram; // programs end with threads of theirs that still run
    return program;
}

} // namespace

bool isCodeOfThisProgram(CallSite site) { return site > thisProgram().begin && site <= thisProgram().end; }

SourcePlace placeInThisProgram(CallSite site)
{
    if (!isCodeOfThisProgram(site))
        return {};
    const auto& [lines, base, begin, end] = thisProgram();
    // NOLINTNEXTLINE(performance-no-int-to-ptr)
    const auto function = reinterpret_cast<CallSite>(_Unwind_FindEnclosingFunction(reinterpret_cast<void*>(site - 1)));
    const bool isInUsers = function > base && !isLibraryFile(lines.placeOf(function - base).file);
    return lines.placeOf(site - 1 - base, isInUsers ? function - base : 0);
}

} // namespace tilescope
