#include <gtest/gtest.h>

#include <map>
#include <string>

std::map<std::string, std::string> factsOfOurHeader(), factsOfToolkit();

/// Programs that nvcc compiled run on our library, and programs that use our headers are those of NVIDIA's.
TEST(HeaderAbi, OursIsThatOfTheToolkit)
{
    const std::map<std::string, std::string> ours = factsOfOurHeader();
    EXPECT_GT(ours.size(), 200U);
    for (const auto& [name, fact] : factsOfToolkit())
        EXPECT_EQ(ours.at(name), fact) << name;
}
