#include "gpu/system/recently_used.h"

#include <gtest/gtest.h>

#include <string>

namespace tilescope
{

namespace
{

std::string inOrder(RecentlyUsed<std::string>& cache)
{
    std::string text;
    for (const std::string& entry : cache)
        text += entry + " ";
    return text;
}

auto is(std::string wanted)
{
    return [wanted = std::move(wanted)](const std::string& entry) { return entry == wanted; };
}

std::size_t length(const std::string& entry) { return entry.size(); }

RecentlyUsed<std::string> ofThree()
{
    RecentlyUsed<std::string> cache;
    cache.add("a");
    cache.add("bb");
    cache.add("ccc");
    return cache;
}

} // namespace

TEST(RecentlyUsed, PutsTheEntryThatIsFoundFirst)
{
    RecentlyUsed<std::string> cache = ofThree();
    EXPECT_EQ(inOrder(cache), "ccc bb a ");
    ASSERT_NE(cache.find(is("a")), nullptr);
    EXPECT_EQ(inOrder(cache), "a ccc bb ");
    EXPECT_EQ(cache.find(is("d")), nullptr);
    EXPECT_EQ(inOrder(cache), "a ccc bb ");
}

TEST(RecentlyUsed, DropsTheEntriesThatWereUsedLeastRecently)
{
    RecentlyUsed<std::string> cache = ofThree();
    EXPECT_TRUE(cache.shrinkToCount(3).empty());
    EXPECT_EQ(cache.shrinkToCount(2), std::list<std::string>{"a"});
    EXPECT_EQ(cache.shrinkTo(5, length), std::list<std::string>{});
    EXPECT_EQ(cache.shrinkTo(4, length), std::list<std::string>{"bb"});
    EXPECT_EQ(inOrder(cache), "ccc ");
}

TEST(RecentlyUsed, KeepsTheFirstEntryWhateverItCosts)
{
    RecentlyUsed<std::string> cache = ofThree();
    cache.shrinkTo(0, length);
    EXPECT_EQ(inOrder(cache), "ccc ");
    cache.clear();
    EXPECT_TRUE(cache.shrinkTo(0, length).empty());
}

TEST(RecentlyUsed, LeavesEveryEntryWhereItIs)
{
    RecentlyUsed<std::string> cache = ofThree();
    const std::string* const first = cache.find(is("a"));
    cache.add("d");
    cache.find(is("bb"));
    cache.dropIf(is("ccc"));
    EXPECT_EQ(cache.find(is("a")), first);
    EXPECT_EQ(cache.size(), 3U);
}

} // namespace tilescope
