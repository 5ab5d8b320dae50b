/// Which image an array of a launch is: from its size, the numbers that the kernel is given, and the grid.

#include "gpu/program/replay/buffer_picture.h"

#include <gtest/gtest.h>

using namespace tilescope;

namespace
{

struct BufferRow {
    const char* what;
    BufferFacts facts;
    std::optional<BufferPicture> expected;
    BufferChoice choice = {};
};

const std::vector<std::pair<std::string, std::int64_t>> sides{{"radius", 3}, {"width", 640}, {"height", 480}};

const BufferRow bufferRows[]{
    {"bytes", {640 * 480, "unsigned char", sides}, BufferPicture{640, 480, 1, "unsigned char"}},
    {"interleaved colours", {640 * 480 * 3, "unsigned char", sides}, BufferPicture{640, 480, 3, "unsigned char"}},
    {"colours with alpha", {640 * 480 * 4, "unsigned char", sides}, BufferPicture{640, 480, 4, "unsigned char"}},
    {"uchar4", {640 * 480 * 4, "uchar4", sides}, BufferPicture{640, 480, 4, "unsigned char"}},
    {"floats", {640 * 480 * 4, "float", sides}, BufferPicture{640, 480, 1, "float"}},
    {"colours as floats", {640 * 480 * 3 * 4, "float", sides}, BufferPicture{640, 480, 3, "float"}},
    {"the height first",
     {640 * 480, "unsigned char", {{"rows", 480}, {"cols", 640}}},
     BufferPicture{640, 480, 1, "unsigned char"}},
    {"sides without names", {600 * 400 * 4, "int", {{"a", 600}, {"b", 400}}}, BufferPicture{600, 400, 1, "int"}},
    {"the grid says which of them is the width",
     {600 * 400 * 4, "int", {{"a", 400}, {"b", 600}}, {38, 25}, {16, 16}},
     BufferPicture{600, 400, 1, "int"}},
    {"a square matrix", {64 * 64 * 4, "float", {{"n", 64}}}, BufferPicture{64, 64, 1, "float"}},
    {"a thread for each value",
     {128 * 96, "unsigned char", {}, {8, 6}, {16, 16}},
     BufferPicture{128, 96, 1, "unsigned char"}},
    {"a list", {1000 * 4, "float", {{"n", 1000}}, {4}, {256}}, std::nullopt},
    {"weights beside an image", {9 * 4, "float", sides}, std::nullopt},
    {"a struct", {640 * 480 * 8, "Particle", sides}, std::nullopt},
    {"a chosen width", {1000 * 4, "float", {}, {4}, {256}}, BufferPicture{100, 10, 1, "float"}, {100}},
    {"a chosen width that leaves a rest", {1000, "unsigned char"}, BufferPicture{300, 3, 1, "unsigned char"}, {300}},
    {"chosen channels", {300, "unsigned char"}, BufferPicture{10, 10, 3, "unsigned char"}, {10, 3}},
    {"a width that is too large", {10, "unsigned char"}, std::nullopt, {11}},
    {"nothing", {0, "unsigned char"}, std::nullopt},
};

} // namespace

TEST(BufferPicture, FollowsFromTheLaunchUnlessItIsChosen)
{
    for (const BufferRow& row : bufferRows)
        EXPECT_EQ(pictureOf(row.facts, row.choice), row.expected) << row.what;
}
