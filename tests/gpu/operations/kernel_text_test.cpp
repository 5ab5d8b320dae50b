#include "gpu/operations/plan_parts.h"

#include "gpu/operations/registry.h"

#include <gmock/gmock.h>

#include <algorithm>
#include <cctype>
#include <filesystem>
#include <fstream>
#include <map>
#include <regex>
#include <set>
#include <sstream>

namespace tilescope
{
namespace
{

/// Every .cu file of every operation, by its path: "sobel/shared.cu".
std::map<std::string, std::string> kernelFiles()
{
    const std::filesystem::path folder = TILESCOPE_OPERATIONS_FOLDER;
    std::map<std::string, std::string> files;
    for (const auto& entry : std::filesystem::recursive_directory_iterator(folder)) {
        if (entry.path().extension() != ".cu")
            continue;
        std::ostringstream text;
        text << std::ifstream(entry.path()).rdbuf();
        files[std::filesystem::relative(entry.path(), folder).generic_string()] = text.str();
    }
    return files;
}

std::string withoutComments(const std::string& text) { return std::regex_replace(text, std::regex("//[^\n]*"), " "); }

struct DeviceFunction {
    std::string name, text; ///< from __device__ to the last brace, without white space
};

std::vector<DeviceFunction> deviceFunctions(const std::string& file)
{
    const std::string text = withoutComments(file);
    static const std::regex head(R"(__device__[^;{(]*?(\w+)\([^)]*\)\s*\{)");
    std::vector<DeviceFunction> functions;
    for (std::sregex_iterator at(text.begin(), text.end(), head), end; at != end; ++at) {
        std::size_t last = static_cast<std::size_t>(at->position() + at->length());
        for (int open = 1; open > 0 && last < text.size(); ++last)
            open += text[last] == '{' ? 1 : text[last] == '}' ? -1 : 0;
        const auto begin = static_cast<std::size_t>(at->position());
        std::string body = text.substr(begin, last - begin);
        std::erase_if(body, [](unsigned char letter) { return std::isspace(letter) != 0; });
        functions.push_back({(*at)[1], std::move(body)});
    }
    return functions;
}

TEST(KernelText, CarriesEveryKernelFileAsItIs)
{
    const auto files = kernelFiles();
    for (const auto& [path, text] : files)
        EXPECT_EQ(kernelText(path), text);
    EXPECT_GE(files.size(), 6U);
    EXPECT_THROW(kernelText("sobel/none.cu"), std::logic_error);
}

TEST(KernelText, IsPlainCudaThatAStudentCanRead)
{
    const Registry registry;
    for (const Operation& operation : registry.operations())
        for (const Strategy& strategy : operation.strategies) {
            if (!strategy.hasText())
                continue;
            SCOPED_TRACE(strategy.source.name);
            EXPECT_THAT(strategy.source.text, testing::HasSubstr("extern \"C\" __global__ void "));
            EXPECT_THAT(strategy.source.text, testing::Not(testing::ContainsRegex("#(define|include|if)")));
            std::istringstream lines(strategy.source.text);
            for (std::string line; std::getline(lines, line);)
                EXPECT_LE(line.size(), 122u) << line; // "×" counts as two
        }
}

/// Each text is self-contained, so functions that many need are repeated in each. A variant has another name, and a fix
/// in one copy must be made in all.
TEST(KernelText, RepeatsDeviceFunctionsWordForWord)
{
    const std::set<std::string> ownInEveryText{
        "blur",      // shared by the RGB and the grey kernel of a text: the whole strategy
        "fetch",     // how a tile is filled is the topic of the two strategies with asynchronous copies
        "magnitude", // the arithmetic on two pixels at a time, in which packed16, half2 and diagonals differ
        "smoothed",  // the same
    };
    std::map<std::string, std::pair<std::string, std::string>> first; // the text and the file, by name
    int repeated = 0;
    for (const auto& [path, text] : kernelFiles())
        for (const DeviceFunction& function : deviceFunctions(text)) {
            if (ownInEveryText.contains(function.name))
                continue;
            const auto [known, isNew] = first.try_emplace(function.name, function.text, path);
            repeated += isNew ? 0 : 1;
            EXPECT_EQ(function.text, known->second.first)
                << function.name << "() of " << path << " differs from that of " << known->second.second
                << ". Change all copies, or give the variant a name of its own.";
        }
    EXPECT_GE(repeated, 80);
}

} // namespace
} // namespace tilescope
