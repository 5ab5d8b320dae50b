#include "gpu/system/dynamic_library.h"

#include <gtest/gtest.h>

#include <cstring>

namespace tilescope
{

TEST(DynamicLibrary, FindsFunctionsByName)
{
    const DynamicLibrary library("libc.so.6");
    ASSERT_TRUE(library.isOpen()) << library.reason();
    std::size_t (*length)(const char*) = nullptr;
    ASSERT_TRUE(library.find("strlen", length));
    EXPECT_EQ(length("four"), 4U);
    EXPECT_FALSE(library.find("tilescope_has_no_such_function", length));
    EXPECT_EQ(length, nullptr);
}

TEST(DynamicLibrary, GivesTheReasonOfTheLoader)
{
    const DynamicLibrary library("libtilescope-none.so");
    EXPECT_FALSE(library.isOpen());
    EXPECT_NE(library.reason().find("libtilescope-none.so"), std::string::npos) << library.reason();
    int (*function)() = [] { return 1; };
    EXPECT_FALSE(library.find("anything", function));
    EXPECT_EQ(function, nullptr);
    EXPECT_FALSE(DynamicLibrary().isOpen());
}

} // namespace tilescope
