#include "gpu/operations/kernel_text.h"

#include "gpu/operations/registry.h"

#include <gmock/gmock.h>

#include <filesystem>
#include <fstream>
#include <regex>
#include <sstream>

namespace tilescope
{
namespace
{

TEST(KernelText, CarriesEveryKernelFileAsItIs)
{
    const std::filesystem::path folder = TILESCOPE_OPERATIONS_FOLDER;
    int files = 0;
    for (const auto& entry : std::filesystem::recursive_directory_iterator(folder)) {
        if (entry.path().extension() != ".cu")
            continue;
        std::ostringstream text;
        text << std::ifstream(entry.path()).rdbuf();
        EXPECT_EQ(kernelText(std::filesystem::relative(entry.path(), folder).generic_string()), text.str());
        ++files;
    }
    EXPECT_GE(files, 6);
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

} // namespace
} // namespace tilescope
