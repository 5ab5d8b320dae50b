#include "gpu/compile/module_cache.h"

#include "gpu/compile/sha256.h"
#include "gpu/files/regular_file.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <atomic>
#include <chrono>
#include <fstream>
#include <unistd.h>

namespace tilescope
{
namespace
{

namespace fs = std::filesystem;
using nlohmann::json;

// An entry consists of this word, the SHA-256 of the rest, and a CompiledModule as CBOR.
constexpr std::string_view magic = "tilescope-module-1\n";
constexpr std::size_t digestSize = 64;
constexpr const char* extension = ".module";
constexpr std::string_view temporaryPrefix = "writing-";

std::string toBytes(const CompiledModule& module)
{
    json warnings = json::array();
    for (const auto& w : module.warnings)
        warnings.push_back({static_cast<int>(w.severity), w.file, w.line, w.column, w.message});
    std::vector<std::uint8_t> cubin;
    for (const auto byte : module.cubin)
        cubin.push_back(static_cast<std::uint8_t>(byte));
    const json all = {{"compiler", module.compiler},
                      {"ptx", module.ptx},
                      {"cubin", json::binary(std::move(cubin))},
                      {"warnings", std::move(warnings)}};
    std::string bytes;
    json::to_cbor(all, bytes);
    return bytes;
}

CompiledModule fromBytes(std::string_view bytes)
{
    const json all = json::from_cbor(bytes);
    CompiledModule module;
    all.at("compiler").get_to(module.compiler);
    all.at("ptx").get_to(module.ptx);
    for (const auto byte : all.at("cubin").get_binary())
        module.cubin.push_back(static_cast<std::byte>(byte));
    for (const auto& w : all.at("warnings"))
        module.warnings.push_back({static_cast<DiagnosticSeverity>(w.at(0).get<int>()), w.at(1).get<std::string>(),
                                   w.at(2).get<int>(), w.at(3).get<int>(), w.at(4).get<std::string>()});
    return module;
}

struct Entry {
    fs::path path;
    std::uintmax_t bytes = 0;
    fs::file_time_type used;
};

/// The entries of a folder, the least recently used first. Removes files of a program that died while writing. Times in
/// the future come from a clock that was wrong: they would make every new entry the oldest, which is removed first.
std::vector<Entry> entriesOf(const fs::path& folder)
{
    std::vector<Entry> list;
    std::error_code error, ignored;
    constexpr std::chrono::hours anHour(1);
    const auto now = fs::file_time_type::clock::now();
    for (fs::directory_iterator file(folder, error), end; !error && file != end; file.increment(error)) {
        std::error_code gone; // another program may remove the file meanwhile
        Entry entry = {file->path(), file->file_size(gone), file->last_write_time(gone)};
        if (gone)
            continue;
        if (entry.used - now > anHour)
            entry.used = fs::file_time_type::min();
        if (entry.path.extension() == extension)
            list.push_back(entry);
        else if (entry.path.filename().string().starts_with(temporaryPrefix) && entry.used < now - anHour)
            fs::remove(entry.path, ignored);
    }
    std::sort(list.begin(), list.end(), [](const Entry& a, const Entry& b) { return a.used < b.used; });
    return list;
}

} // namespace

DiskCache::DiskCache(fs::path folder, std::size_t maxBytes) : m_folder(std::move(folder)), m_maxBytes(maxBytes) {}

fs::path DiskCache::fileOf(const std::string& key) const { return m_folder / (key + extension); }

std::optional<CompiledModule> DiskCache::find(const std::string& key)
{
    std::error_code ignored;
    if (!fs::exists(fileOf(key), ignored))
        return {};
    try {
        const std::string content = readRegularFile(fileOf(key), m_maxBytes);
        const std::string_view all = content;
        if (!all.starts_with(magic) || all.size() < magic.size() + digestSize ||
            sha256(all.substr(magic.size() + digestSize)) != all.substr(magic.size(), digestSize))
            throw std::runtime_error("damaged");
        auto module = fromBytes(all.substr(magic.size() + digestSize));
        fs::last_write_time(fileOf(key), fs::file_time_type::clock::now(), ignored);
        return module;
    } catch (const std::exception&) {
        fs::remove(fileOf(key), ignored); // damaged: will be recompiled
        return {};
    }
}

void DiskCache::insert(const std::string& key, const CompiledModule& module)
{
    static std::atomic<unsigned> counter = 0;
    const std::string bytes = toBytes(module);
    if (bytes.size() + magic.size() + digestSize > m_maxBytes)
        return;
    std::error_code error, ignored;
    fs::create_directories(m_folder, error);
    const auto temporary =
        m_folder / (std::string(temporaryPrefix) + std::to_string(getpid()) + "-" + std::to_string(counter++));
    std::ofstream file(temporary, std::ios::binary);
    file << magic << sha256(bytes) << bytes;
    file.close();
    if (file)
        fs::rename(temporary, fileOf(key), error);
    if (!file || error)
        fs::remove(temporary, ignored);
    else
        removeOldest();
}

void DiskCache::removeOldest() const
{
    const auto entries = entriesOf(m_folder);
    std::uintmax_t total = 0;
    for (const auto& entry : entries)
        total += entry.bytes;
    std::error_code ignored;
    for (const auto& entry : entries) {
        if (total <= m_maxBytes)
            break;
        fs::remove(entry.path, ignored);
        total -= entry.bytes;
    }
}

} // namespace tilescope
