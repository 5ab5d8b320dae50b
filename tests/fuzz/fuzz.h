#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>

// TILESCOPE_FUZZ(name) { … } defines what is done with one `input`: an exception that it lets out, a require() that
// does not hold, and whatever the sanitizers find are faults. For libFuzzer (tests/fuzz/run) it is the only function of
// the program; in the presets it is a test that takes each file of corpus/name.

#ifdef TILESCOPE_FUZZING

#define TILESCOPE_FUZZ(name)                                                                                           \
    static void take_##name(std::string_view input);                                                                   \
    extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)                                  \
    {                                                                                                                  \
        take_##name({reinterpret_cast<const char*>(data), size});                                                      \
        return 0;                                                                                                      \
    }                                                                                                                  \
    static void take_##name(std::string_view input)

namespace tilescope::fuzz
{

inline void require(bool holds)
{
    if (!holds)
        __builtin_trap();
}

} // namespace tilescope::fuzz

#else

#include <gtest/gtest.h>

#include <algorithm>
#include <exception>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>
#include <vector>

#define TILESCOPE_FUZZ(name)                                                                                           \
    static void take_##name(std::string_view input);                                                                   \
    TEST(Corpus, name) { tilescope::fuzz::replay(#name, take_##name); }                                                \
    static void take_##name(std::string_view input)

namespace tilescope::fuzz
{

inline void require(bool holds) { EXPECT_TRUE(holds); }

inline void replay(const std::string& name, void (*take)(std::string_view))
{
    std::vector<std::filesystem::path> files;
    for (const auto& entry : std::filesystem::directory_iterator(std::filesystem::path(TILESCOPE_FUZZ_CORPUS) / name))
        files.push_back(entry.path());
    std::ranges::sort(files);
    EXPECT_FALSE(files.empty());
    for (const auto& path : files) {
        SCOPED_TRACE(path.string());
        std::ifstream file(path, std::ios::binary);
        const std::string content{std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>()};
        EXPECT_NO_THROW(take(content));
    }
}

} // namespace tilescope::fuzz

#endif
