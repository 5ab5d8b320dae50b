#include "gpu/program/replay/carried_source.h"

#include "gpu/files/regular_file.h"
#include "gpu/files/source_text.h"
#include "gpu/recipe/text/library_file.h"
#include "gpu/recipe/text/own_header.h"

#include <algorithm>
#include <charconv>
#include <exception>
#include <filesystem>
#include <map>
#include <set>
#include <string_view>
#include <utility>

namespace tilescope
{

namespace fs = std::filesystem;

namespace
{

constexpr std::size_t mostHeaderBytes = 256U << 10U, mostTextBytes = 900U << 10U; ///< compilers take 1 MB

std::string_view firstLine(std::string_view text) { return text.substr(0, text.find('\n')); }

/// The number that a text begins with, which is removed, and the blanks before it; −1 if it begins with none.
long long takeNumber(std::string_view& text)
{
    text.remove_prefix(std::min(text.find_first_not_of(" \t"), text.size()));
    long long number = -1;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    text.remove_prefix(static_cast<std::size_t>(end - text.data()));
    return error == std::errc() ? number : -1;
}

/// The files that PTX names in lines such as '.file 1 "/home/me/own.cuh"', by their numbers.
std::map<long long, std::string> filesOfPtx(std::string_view ptx)
{
    std::map<long long, std::string> files;
    for (std::size_t at = 0; (at = ptx.find(".file", at)) != std::string_view::npos; ++at) {
        std::string_view line = firstLine(ptx.substr(at + 5));
        const long long number = takeNumber(line);
        const std::size_t open = line.find('"'), close = line.rfind('"');
        if (number >= 0 && open < close)
            files.emplace(number, line.substr(open + 1, close - open - 1));
    }
    return files;
}

std::string nameFrom(const fs::path& header, const fs::path& file)
{
    std::error_code none;
    const fs::path from = fs::weakly_canonical(fs::absolute(file, none), none).parent_path(),
                   to = fs::weakly_canonical(fs::absolute(header, none), none);
    return to.lexically_relative(from).string();
}

/// The name by which an edited text finds a header of another folder (-I); empty if none of its lines includes it so.
std::string includedName(const std::string& text, const std::string& path)
{
    for (const QuotedInclusion& inclusion : quotedInclusions(text)) {
        const std::string end = "/" + fs::path(inclusion.name).lexically_normal().string();
        if (inclusion.carried.empty() && path.ends_with(end))
            return headerNameFrom(placeIn(text, "", inclusion.line).file, inclusion.name);
    }
    return {};
}

/// Takes "2 3" from the beginning of the rest of a line, and adds it, or "1 17" in its place.
void takePlace(std::string& moved, std::string_view& rest, long long main, const std::map<long long, long long>& before)
{
    const std::string_view whole = rest;
    const long long file = takeNumber(rest), line = takeNumber(rest);
    const auto known = before.find(file);
    if (line < 1 || known == before.end())
        moved += whole.substr(0, whole.size() - rest.size());
    else
        moved += " " + std::to_string(main) + " " + std::to_string(line + known->second);
}

/// With each line of the numbered files as a line of the file `main`.
std::string movedLines(std::string_view ptx, long long main, const std::map<long long, long long>& before)
{
    constexpr std::string_view word = ".loc", caller = "inlined_at";
    std::string moved;
    moved.reserve(ptx.size());
    while (!ptx.empty()) {
        std::string_view line = ptx.substr(0, std::min(ptx.find('\n'), ptx.size() - 1) + 1);
        ptx.remove_prefix(line.size());
        const std::size_t begin = std::min(line.find_first_not_of(" \t"), line.size());
        if (line.substr(begin, word.size() + 1) != ".loc " && line.substr(begin, word.size() + 1) != ".loc\t") {
            moved += line;
            continue;
        }
        moved += line.substr(0, begin + word.size());
        line.remove_prefix(begin + word.size());
        takePlace(moved, line, main, before);
        if (const std::size_t at = line.find(caller); at != std::string_view::npos) {
            moved += line.substr(0, at + caller.size());
            line.remove_prefix(at + caller.size());
            takePlace(moved, line, main, before);
        }
        moved += line;
    }
    return moved;
}

} // namespace

bool isSameSource(const std::string& inPtx, const std::string& file)
{
    std::error_code none;
    return file == inPtx || fs::equivalent(file, inPtx, none) ||
           inPtx.ends_with("/" + file); // one that is no file, but was compiled while the program ran
}

std::vector<ProgramFile> headersOf(const std::vector<std::string>& modules)
{
    constexpr std::size_t most = 100;
    std::set<std::string> names;
    for (const std::string& ptx : modules)
        for (const auto& [number, path] : filesOfPtx(ptx))
            if (!isLibraryFile(path))
                names.insert(path);
    std::vector<ProgramFile> headers;
    for (const std::string& name : names)
        try {
            std::string text = sourceTextOf(readRegularFile(name, mostHeaderBytes)).text;
            if (text.size() < mostHeaderBytes && headers.size() < most)
                headers.push_back({name, std::move(text)});
        } catch (const std::exception&) { // none that is a file: its lines stay as they are
            continue;
        }
    return headers;
}

CarriedSource carriedSource(const ProgramRecord& record, const ProgramFile& file, const std::string& ptx)
{
    CarriedSource result{{file.name, file.text, ptx}, {}};
    KernelSource& source = result.source;
    std::map<long long, std::string> nameOf;    ///< of headers
    std::map<long long, long long> linesBefore; ///< where the text carries a file
    long long main = -1;
    for (const auto& [number, path] : filesOfPtx(ptx)) {
        if (isSameSource(path, file.name)) {
            main = main < 0 ? number : main;
            linesBefore.emplace(number, 0);
            continue;
        }
        std::string name = nameFrom(path, file.name);
        const std::vector<CarriedHeader> carried = headersIn(source.text);
        if (std::ranges::find(carried, name, &CarriedHeader::name) == carried.end()) {
            const auto header = std::ranges::find(record.headers, path, &ProgramFile::name);
            if (header == record.headers.end() || name.empty() ||
                source.text.size() + header->text.size() > mostTextBytes)
                continue;
            if (const std::string included = includedName(source.text, path); !included.empty()) {
                name = included;
                result.places.emplace(name, path);
            }
            source.text = withHeader(std::move(source.text), name, header->text);
        }
        nameOf.emplace(number, name);
    }
    if (nameOf.empty())
        return result;
    const std::vector<CarriedHeader> carried = headersIn(source.text);
    for (const auto& [number, name] : nameOf)
        if (const auto header = std::ranges::find(carried, name, &CarriedHeader::name); header != carried.end())
            linesBefore.emplace(number, header->line - 1);
    if (main < 0) { // all of the code is that of headers
        main = filesOfPtx(ptx).rbegin()->first + 1;
        source.ptx += "\n.file " + std::to_string(main) + " \"" + file.name + "\"\n";
    }
    source.ptx = movedLines(source.ptx, main, linesBefore);
    return result;
}

std::optional<CarriedSource> sourceWithHeader(const ProgramRecord& record, const std::string& header,
                                              const std::string& ptx)
{
    if (isLibraryFile(header))
        return std::nullopt;
    const std::map<long long, std::string> inPtx = filesOfPtx(ptx);
    const ProgramFile* best = nullptr;
    int bestSigns = 0;
    for (const ProgramFile& file : record.files) {
        const std::vector<CarriedHeader> carried = headersIn(file.text);
        const bool includes =
            std::ranges::find(carried, nameFrom(header, file.name), &CarriedHeader::name) != carried.end();
        const bool isOfModule =
            std::ranges::any_of(inPtx, [&](const auto& one) { return isSameSource(one.second, file.name); });
        if (const int signs = (includes ? 2 : 0) + (isOfModule ? 1 : 0); signs > bestSigns) {
            best = &file;
            bestSigns = signs;
        }
    }
    return best ? std::optional(carriedSource(record, *best, ptx)) : std::nullopt;
}

} // namespace tilescope
