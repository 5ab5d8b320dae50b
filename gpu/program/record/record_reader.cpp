#include "gpu/program/record/record_reader.h"

#include "gpu/files/regular_file.h"
#include "gpu/program/record/record_files.h"
#include "gpu/recipe/text/library_file.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <cstdint>
#include <fcntl.h>
#include <fstream>
#include <map>
#include <memory>
#include <span>
#include <sstream>
#include <stdexcept>
#include <sys/mman.h>
#include <sys/stat.h>

namespace tilescope
{

using nlohmann::json;

namespace
{

constexpr std::size_t mostEventBytes = std::size_t{256} << 20;
constexpr std::size_t mostModuleBytes = std::size_t{64} << 20;
constexpr std::size_t mostMissing = 8, mostMissingBytes = std::size_t{1} << 20;
constexpr std::size_t mostModules = 1000;
constexpr std::size_t mostRegions = 65'536;
constexpr std::size_t mostNameBytes = 16'384;
constexpr std::size_t mostParameterBytes = 32'764;

std::vector<std::byte> bytesOfHex(const std::string& text)
{
    const auto digit = [](char sign) -> unsigned {
        if (sign >= '0' && sign <= '9')
            return static_cast<unsigned>(sign - '0');
        if (sign >= 'a' && sign <= 'f')
            return static_cast<unsigned>(sign - 'a') + 10;
        throw std::runtime_error("not a digit");
    };
    if (text.size() % 2 != 0 || text.size() / 2 > mostParameterBytes)
        throw std::runtime_error("not parameters");
    std::vector<std::byte> bytes;
    for (std::size_t i = 0; i < text.size(); i += 2)
        bytes.push_back(static_cast<std::byte>(digit(text[i]) << 4U | digit(text[i + 1])));
    return bytes;
}

Dim3 sidesIn(const json& list)
{
    return {list.at(0).get<unsigned>(), list.at(1).get<unsigned>(), list.at(2).get<unsigned>()};
}

/// A file in memory. Its size is checked here, and nothing of ours makes it smaller.
SharedBytes mapped(const std::filesystem::path& path)
{
    const FileDescriptor file = openRegularFile(path);
    struct stat state {
    };
    if (fstat(file.number(), &state) != 0 || state.st_size < 0)
        throw std::runtime_error("no size");
    const auto bytes = static_cast<std::size_t>(state.st_size);
    if (bytes == 0)
        return {};
    void* const at = mmap(nullptr, bytes, PROT_READ, MAP_PRIVATE, file.number(), 0);
    if (at == MAP_FAILED)
        throw std::runtime_error("no room");
    const std::shared_ptr<const void> owner(at, [bytes](const void* held) { munmap(const_cast<void*>(held), bytes); });
    return {owner, {static_cast<const std::byte*>(at), bytes}};
}

SharedBytes partOf(const SharedBytes& whole, const json& bytes, const json& at)
{
    const auto count = bytes.get<std::size_t>(), first = at.get<std::size_t>();
    if (first > whole.size() || count > whole.size() - first)
        throw std::runtime_error("beyond the file");
    return whole.part(first, count);
}

template <class Enum>
Enum enumIn(const json& number, Enum last)
{
    const int value = number.get<int>();
    if (value < 0 || value > static_cast<int>(last))
        throw std::runtime_error("no such value");
    return static_cast<Enum>(value);
}

RecordedTexture textureIn(const json& list, const SharedBytes& whole)
{
    constexpr int mostTexels = 1 << 20; // of a side
    RecordedTexture texture;
    Texture& made = texture.description;
    made.width = list.at(0).get<int>();
    made.height = list.at(1).get<int>();
    made.depth = list.at(2).get<int>();
    made.channels = list.at(3).get<int>();
    made.format = list.at(4).get<bool>() ? PixelFormat::Float32 : PixelFormat::Grey8;
    made.address = enumIn(list.at(5), Texture::Address::Mirror);
    made.shape = enumIn(list.at(6), Texture::Shape::Cube);
    made.filter = list.at(7).get<bool>() ? Texture::Filter::Linear : Texture::Filter::Point;
    made.normalisedRead = list.at(8).get<bool>();
    made.normalisedCoordinates = list.at(9).get<bool>();
    made.isSurface = list.at(10).get<bool>();
    texture.memory = list.at(11).get<std::uint64_t>();
    texture.texels = partOf(whole, list.at(12), list.at(13));
    const auto isSide = [](int side) { return side >= 0 && side <= mostTexels; };
    if (!isSide(made.width) || !isSide(made.height) || !isSide(made.depth) || made.channels < 0 || made.channels > 4)
        throw std::runtime_error("no such texture");
    return texture;
}

void readMemory(const json& line, const std::filesystem::path& folder, RecordedLaunch& launch)
{
    const SharedBytes whole = mapped(folder / recordMemoryName(launch.number));
    for (const json& one : line.at("memory")) {
        const auto region = one.at(0).get<std::size_t>();
        if (region >= mostRegions)
            throw std::runtime_error("no such region");
        launch.memory.push_back({region, partOf(whole, one.at(1), one.at(2))});
    }
    for (const json& one : line.at("variables"))
        launch.variables.push_back(
            {one.at(0).get<std::string>(), one.at(1).get<bool>(), partOf(whole, one.at(2), one.at(3))});
    for (const json& one : line.at("textures"))
        launch.textures.push_back(textureIn(one, whole));
    launch.isObserved = true;
}

RecordedLaunch launchIn(const json& line)
{
    RecordedLaunch launch;
    launch.number = line.at("launch").get<std::size_t>();
    launch.module = line.at("module").get<std::size_t>();
    launch.kernel = line.at("kernel").get<std::string>();
    if (launch.kernel.size() > mostNameBytes)
        throw std::runtime_error("not a name");
    launch.file = line.at("file").get<std::string>();
    launch.line = std::max(line.at("line").get<int>(), 0);
    launch.grid = sidesIn(line.at("grid"));
    launch.block = sidesIn(line.at("block"));
    launch.sharedBytes = line.at("shared").get<std::size_t>();
    launch.isCooperative = line.value("cooperative", false);
    launch.parameters = bytesOfHex(line.at("parameters").get<std::string>());
    return launch;
}

void addSkipped(const SkippedLaunch& launch, std::vector<SkippedLaunch>& all)
{
    constexpr std::size_t mostPlaces = 100;
    if (launch.kernel.size() > mostNameBytes)
        throw std::runtime_error("not a name");
    const auto known = std::ranges::find_if(all, [&](const SkippedLaunch& one) {
        return one.kernel == launch.kernel && one.file == launch.file && one.line == launch.line;
    });
    if (known != all.end())
        ++known->count;
    else if (all.size() < mostPlaces)
        all.push_back(launch);
}

/// A damaged list is one of other names: they are only shown.
void readMissingFiles(const std::filesystem::path& folder, ReadRecord& record)
{
    const std::filesystem::path path = folder / missingFilesName;
    std::error_code none;
    if (!std::filesystem::is_regular_file(path, none))
        return;
    try {
        std::istringstream lines(readRegularFile(path, mostMissingBytes));
        for (std::string line; std::getline(lines, line);) {
            if (line.size() < 2)
                continue;
            const std::string name = line.substr(1);
            std::vector<std::string>& list = line.front() == '=' ? record.replaced : record.missing;
            std::erase(list, name);
            if (line.front() != '+' && list.size() < mostMissing)
                list.push_back(name);
        }
    } catch (const std::runtime_error&) { // it is told without them
    }
}

std::string skippedText(const ReadRecord& record)
{
    constexpr std::size_t mostPlaces = 8, mostOfName = 60;
    std::size_t all = 0;
    std::string places;
    for (std::size_t i = 0; i < record.skipped.size(); ++i) {
        const SkippedLaunch& one = record.skipped[i];
        all += one.count;
        if (i >= mostPlaces)
            continue;
        const bool isLong = one.kernel.size() > mostOfName;
        places += (i > 0 ? ", " : "") + (isLong ? one.kernel.substr(0, one.kernel.find('<')) : one.kernel);
        if (one.line > 0)
            places += " at " + one.file + ":" + std::to_string(one.line);
        if (one.count > 1)
            places += " (" + std::to_string(one.count) + " times)";
    }
    if (record.skipped.size() > mostPlaces)
        places += " and others";
    const auto failed = std::find_if(record.launches.rbegin(), record.launches.rend(),
                                     [](const RecordedLaunch& launch) { return !launch.fault.empty(); });
    const std::string which =
        failed == record.launches.rend() ? std::string("a launch") : "launch " + std::to_string(failed->number);
    return "The error in " + which + " ended the use of the GPU, so " + std::to_string(all) +
           (all == 1 ? " later launch did not run: " : " later launches did not run: ") + places +
           ". Mend that error first.";
}

/// Adds the event of one line.
void addEvent(const json& line, const std::filesystem::path& folder, ReadRecord& record)
{
    if (line.contains("version")) {
        if (line.at("version") != recordVersion)
            throw std::runtime_error("another version");
    } else if (line.contains("launch")) {
        RecordedLaunch launch = launchIn(line);
        if (launch.number != record.launches.size() + 1 || launch.number > mostRecordedLaunches)
            throw std::runtime_error("not the next launch");
        if (line.contains("memory"))
            readMemory(line, folder, launch);
        if (line.contains("unwritten"))
            record.notes.push_back("The memory before launch " + std::to_string(launch.number) +
                                   " could not be written to " + folder.parent_path().string() +
                                   ". Free some space there, or set TMPDIR to another folder.");
        record.launches.push_back(std::move(launch));
        record.launchCount = std::max(record.launchCount, record.launches.size());
    } else if (line.contains("launches")) {
        record.launchCount = std::max(record.launchCount, line.at("launches").get<std::size_t>());
    } else if (line.contains("fault")) {
        RecordedLaunch& launch = record.launches.at(line.at("fault").get<std::size_t>() - 1);
        launch.fault = line.at("sentence").get<std::string>();
        launch.faultFile = line.at("file").get<std::string>();
        if (baseName(launch.faultFile) == baseName(launch.file)) // as the user has named it
            launch.faultFile = launch.file;
        launch.faultLine = std::max(line.at("line").get<int>(), 0);
    } else if (line.contains("skipped")) {
        addSkipped({line.at("skipped").get<std::string>(), line.at("file").get<std::string>(),
                    std::max(line.at("line").get<int>(), 0), 1},
                   record.skipped);
    } else if (line.contains("child")) {
        constexpr const char* note = "A child process that the program made with fork() launched kernels too. They are "
                                     "not listed: launch them in the program's first process to see them.";
        if (std::ranges::find(record.notes, note) == record.notes.end())
            record.notes.emplace_back(note);
    } else {
        record.events.push_back(line.dump(-1, ' ', false, json::error_handler_t::replace));
    }
}

} // namespace

void writeRecordRequest(const std::filesystem::path& folder, const RecordRequest& request)
{
    std::ofstream file(folder / recordRequestName, std::ios::binary);
    file << json{{"launches", request.launches}, {"bytes", request.bytes}, {"no_code", request.noCode}};
    file.close();
    if (!file)
        throw std::runtime_error(folder.string() + " cannot be written. Free some space there, or set TMPDIR to "
                                                   "another folder.");
}

ReadRecord readRecord(const std::filesystem::path& folder)
{
    ReadRecord record;
    readMissingFiles(folder, record);
    std::string text;
    try {
        text = readRegularFile(folder / recordEventsName, mostEventBytes);
    } catch (const std::runtime_error&) { // a program that never called the runtime
        return record;
    }
    for (std::size_t begin = 0; begin < text.size();) {
        const std::size_t end = std::min(text.find('\n', begin), text.size());
        try {
            addEvent(json::parse(text.begin() + static_cast<std::ptrdiff_t>(begin),
                                 text.begin() + static_cast<std::ptrdiff_t>(end)),
                     folder, record);
        } catch (const std::exception&) {
            record.notes.emplace_back("The record of the program is damaged; its launches are listed up to there.");
            break;
        }
        begin = end + 1;
    }
    if (!record.skipped.empty())
        record.notes.push_back(skippedText(record));
    for (std::size_t module = 0; module < mostModules; ++module) {
        const std::filesystem::path path = folder / recordModuleName(module);
        std::error_code none;
        if (!std::filesystem::is_regular_file(path, none))
            break;
        try {
            record.modules.push_back(readRegularFile(path, mostModuleBytes));
        } catch (const std::runtime_error&) {
            record.modules.emplace_back();
        }
    }
    return record;
}

} // namespace tilescope
