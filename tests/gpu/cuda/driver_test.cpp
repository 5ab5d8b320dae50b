#include "gpu/cuda/driver/driver_api.h"

#include <gmock/gmock.h>

#include <filesystem>
#include <set>
#include <string>

namespace tilescope
{
namespace
{

using testing::AllOf;
using testing::HasSubstr;

TEST(DriverLibrary, MissingSaysWhatToInstall)
{
    const driver::Loaded loaded = driver::load("libcuda_of_nobody.so.1");
    EXPECT_FALSE(loaded.api);
    EXPECT_THAT(english(loaded.reason), HasSubstr("no NVIDIA driver"));
}

TEST(DriverLibrary, TooOldIsFoundByWhatItLacks)
{
    const auto folder = std::filesystem::canonical("/proc/self/exe").parent_path();
    const driver::Loaded loaded = driver::load(folder / "old_driver.so");
    EXPECT_FALSE(loaded.api);
    EXPECT_THAT(english(loaded.reason), AllOf(HasSubstr("too old"), HasSubstr("CUDA 10.2"), HasSubstr("470 or newer")));
}

TEST(DriverLibrary, EveryFunctionHasItsOwnName)
{
    driver::Api api;
    std::set<std::string> names;
    std::set<const void*> places;
    eachFunction(api, [&](const char* name, auto& function, bool) {
        EXPECT_TRUE(names.insert(name).second) << name;
        EXPECT_TRUE(places.insert(&function).second) << name;
    });
    EXPECT_EQ(names.size() * sizeof(void (*)()), sizeof api) << "a function that is never looked up";
}

} // namespace
} // namespace tilescope
