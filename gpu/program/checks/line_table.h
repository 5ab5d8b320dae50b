#pragma once

#include "gpu/program/checks/host_events.h"

#include <cstdint>
#include <span>
#include <string>
#include <vector>

namespace tilescope
{

/// The lines of a program's machine code: .debug_line of DWARF 2 to 4 in a 64-bit ELF file. Code without it has no
/// lines.
class LineTable
{
public:
    LineTable() = default;
    /// What does not fit the format is left out.
    explicit LineTable(std::span<const std::uint8_t> file);

    /// `address` as it is in the file, not as it is loaded. If code of a library's header is there, inlined into a
    /// function of the user's that begins at `function`, the user's line before it; `function` 0: not known.
    SourcePlace placeOf(std::uint64_t address, std::uint64_t function = 0) const;

private:
    struct Row {
        std::uint64_t address = 0;
        std::uint32_t file = 0;
        int line = 0; ///< 0: the code behind the end of a sequence
    };
    friend class LineProgram;

    std::vector<std::string> m_files;
    std::vector<Row> m_rows; ///< by address
};

/// Whether an address, or a return address, is in the code of the program, and not of a library.
bool isCodeOfThisProgram(CallSite site);

/// Where an address of this process is in the program's text; a return address counts as its call.
SourcePlace placeInThisProgram(CallSite site);

} // namespace tilescope
