#include "gpu/model/registers.h"

#include <algorithm>
#include <cstdint>
#include <cstring>
#include <string_view>
#include <vector>

namespace tilescope
{

namespace
{

/// Untrusted bytes: reads beyond them give 0 or nothing.
class Bytes
{
public:
    explicit Bytes(std::span<const std::byte> bytes) : m_bytes(bytes) {}

    std::uint64_t size() const { return m_bytes.size(); }

    /// Little-endian, as in every NVIDIA cubin.
    template <class Number>
    Number at(std::uint64_t offset) const
    {
        Number number{};
        if (offset <= m_bytes.size() && m_bytes.size() - offset >= sizeof number)
            std::memcpy(&number, m_bytes.data() + offset, sizeof number);
        return number;
    }

    /// Empty if the part is out of range.
    Bytes part(std::uint64_t offset, std::uint64_t count) const
    {
        if (offset > m_bytes.size() || count > m_bytes.size() - offset)
            return Bytes({});
        return Bytes(m_bytes.subspan(offset, count));
    }

    /// Up to the first NUL, or to the end.
    std::string_view text(std::uint64_t offset) const
    {
        if (offset >= m_bytes.size())
            return {};
        const std::string_view rest(reinterpret_cast<const char*>(m_bytes.data()) + offset, m_bytes.size() - offset);
        return rest.substr(0, rest.find('\0'));
    }

private:
    std::span<const std::byte> m_bytes;
};

/// Offsets in a 64-bit ELF file (System V ABI, "Object Files").
struct Section {
    std::uint32_t name, type, link, info;
    std::uint64_t offset, bytes;
};

std::vector<Section> sectionsOf(const Bytes& file)
{
    const auto offset = file.at<std::uint64_t>(0x28);
    const auto stride = file.at<std::uint16_t>(0x3A);
    const auto count = file.at<std::uint16_t>(0x3C);
    const Bytes table = file.part(offset, std::uint64_t{stride} * count);
    std::vector<Section> sections;
    if (stride >= 64)
        for (std::uint64_t at = 0; at < table.size(); at += stride)
            sections.push_back({table.at<std::uint32_t>(at), table.at<std::uint32_t>(at + 4),
                                table.at<std::uint32_t>(at + 40), table.at<std::uint32_t>(at + 44),
                                table.at<std::uint64_t>(at + 24), table.at<std::uint64_t>(at + 32)});
    return sections;
}

Bytes contentOf(const Bytes& file, const std::vector<Section>& sections, std::size_t index)
{
    return index < sections.size() ? file.part(sections[index].offset, sections[index].bytes) : Bytes({});
}

/// The index of the kernel in the symbol table.
std::optional<std::uint32_t> symbolOf(const Bytes& file, const std::vector<Section>& sections,
                                      const std::string& kernel)
{
    constexpr std::uint32_t symbolTable = 2;
    constexpr std::uint64_t symbolBytes = 24;
    constexpr unsigned function = 2;
    for (std::size_t i = 0; i < sections.size(); ++i) {
        if (sections[i].type != symbolTable)
            continue;
        const Bytes symbols = contentOf(file, sections, i), names = contentOf(file, sections, sections[i].link);
        for (std::uint64_t at = 0; at + symbolBytes <= symbols.size(); at += symbolBytes)
            if ((symbols.at<std::uint8_t>(at + 4) & 0xFu) == function &&
                names.text(symbols.at<std::uint32_t>(at)) == kernel)
                return static_cast<std::uint32_t>(at / symbolBytes);
    }
    return std::nullopt;
}

/// .nv.info is a list of records: one byte for the format of the value, one for the attribute, then the value.
/// EIATTR_REGCOUNT has a value of 8 bytes: a symbol and its number of registers.
std::optional<int> registersInInfo(const Bytes& info, std::uint32_t symbol)
{
    constexpr std::uint8_t sized = 4, registerCount = 0x2F; // EIFMT_SVAL, EIATTR_REGCOUNT
    for (std::uint64_t at = 0; at + 4 <= info.size();) {
        const auto format = info.at<std::uint8_t>(at), attribute = info.at<std::uint8_t>(at + 1);
        const std::uint64_t bytes = format == sized ? info.at<std::uint16_t>(at + 2) : 0;
        const Bytes value = info.part(at + 4, bytes);
        if (attribute == registerCount && value.size() >= 8 && value.at<std::uint32_t>(0) == symbol)
            return static_cast<int>(value.at<std::uint32_t>(4) & 0xFFFFu);
        at += 4 + bytes;
    }
    return std::nullopt;
}

bool isCubin(const Bytes& file)
{
    constexpr std::uint16_t cuda = 190; // EM_CUDA
    constexpr std::uint8_t bits64 = 2, littleEndian = 1;
    return file.text(0).starts_with("\x7f"
                                    "ELF") &&
           file.at<std::uint8_t>(4) == bits64 && file.at<std::uint8_t>(5) == littleEndian &&
           file.at<std::uint16_t>(0x12) == cuda;
}

} // namespace

std::optional<int> registersInCubin(std::span<const std::byte> cubin, const std::string& kernel)
{
    const Bytes file(cubin);
    if (!isCubin(file) || kernel.empty())
        return std::nullopt;
    const std::vector<Section> sections = sectionsOf(file);
    const Bytes names = contentOf(file, sections, file.at<std::uint16_t>(0x3E));
    const auto symbol = symbolOf(file, sections, kernel);
    if (!symbol)
        return std::nullopt;
    for (std::size_t i = 0; i < sections.size(); ++i)
        if (names.text(sections[i].name) == ".nv.info")
            if (const auto registers = registersInInfo(contentOf(file, sections, i), *symbol))
                return registers;
    // In the older file format, before compute capability 9.0, the section's header contained them as well.
    for (const Section& section : sections)
        if (names.text(section.name) == ".text." + kernel && section.info >> 24 != 0)
            return static_cast<int>(section.info >> 24);
    return std::nullopt;
}

namespace
{

/// Registers that ptxas uses in addition to the live values: loads moved ahead, common addresses, reserved registers.
/// The median over all shipped kernels is 10 at compute capability 7.5 and 9 at 9.0 (bench_model registers; README.md).
constexpr int overhead = 9;

constexpr int fewest = 8, most = 255;

} // namespace

int estimatedRegisters(const ptx::Kernel& kernel)
{
    return std::clamp(mostLiveRegisters(kernel) + overhead, fewest, most);
}

} // namespace tilescope
