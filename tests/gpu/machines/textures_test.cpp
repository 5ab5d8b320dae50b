#include "tests/gpu/machines/both_machines.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <cstdio>

namespace tilescope::test
{
namespace
{

constexpr int width = 8, height = 4; // powers of two, so that normalised coordinates are exact
using Address = Texture::Address;
using Filter = Texture::Filter;

struct Case {
    const char* name;
    Address address;
    Filter filter;
    PixelFormat format;
    bool normalisedRead, normalisedCoordinates;
};

void PrintTo(const Case& c, std::ostream* out) { *out << c.name; }

constexpr PixelFormat Byte = PixelFormat::Grey8, Float = PixelFormat::Float32;

const Case cases[] = {
    {"bytes_clamp_point", Address::Clamp, Filter::Point, Byte, false, false},
    {"bytes_border_point", Address::Border, Filter::Point, Byte, false, false},
    {"bytes_wrap_point", Address::Wrap, Filter::Point, Byte, false, true},
    {"bytes_mirror_point", Address::Mirror, Filter::Point, Byte, false, true},
    {"bytes_clamp_point_normalised_coordinates", Address::Clamp, Filter::Point, Byte, false, true},
    {"bytes_wrap_without_normalised_coordinates", Address::Wrap, Filter::Point, Byte, false, false},
    {"bytes_clamp_point_normalised_read", Address::Clamp, Filter::Point, Byte, true, false},
    {"bytes_clamp_linear", Address::Clamp, Filter::Linear, Byte, true, false},
    {"bytes_border_linear", Address::Border, Filter::Linear, Byte, true, false},
    {"bytes_wrap_linear", Address::Wrap, Filter::Linear, Byte, true, true},
    {"bytes_mirror_linear", Address::Mirror, Filter::Linear, Byte, true, true},
    {"floats_clamp_point", Address::Clamp, Filter::Point, Float, false, false},
    {"floats_border_point", Address::Border, Filter::Point, Float, false, false},
    {"floats_wrap_point", Address::Wrap, Filter::Point, Float, false, true},
    {"floats_mirror_point", Address::Mirror, Filter::Point, Float, false, true},
    {"floats_clamp_linear", Address::Clamp, Filter::Linear, Float, false, false},
    {"floats_border_linear", Address::Border, Filter::Linear, Float, false, false},
    {"floats_wrap_linear", Address::Wrap, Filter::Linear, Float, false, true},
    {"floats_mirror_linear", Address::Mirror, Filter::Linear, Float, false, true},
    {"floats_border_linear_normalised_coordinates", Address::Border, Filter::Linear, Float, false, true},
};

int byteAt(int x, int y) { return (37 * x + 91 * y + 5) % 256; }
float floatAt(int x, int y) { return static_cast<float>(byteAt(x, y)) * 0.75F - 60.0F; }

/// From well before the texture to well beyond it, in steps that cover every part of a texel. Offset by a quarter of a
/// step from the 256 steps of the filter's weights, so that no coordinate is in the middle between two.
std::vector<float> placesAlong(int size)
{
    std::vector<float> places;
    for (int i = 0; i < 32; ++i)
        places.push_back(static_cast<float>(size) * (-1.5F + static_cast<float>(i) * 0.125F) +
                         static_cast<float>(i % 8) * 0.1875F + 1.0F / 1024);
    return places;
}

struct Coordinates {
    std::vector<float> x, y;
};

Coordinates coordinatesFor(const Case& c)
{
    Coordinates all;
    for (const float y : placesAlong(height))
        for (const float x : placesAlong(width)) {
            all.x.push_back(c.normalisedCoordinates ? x / width : x);
            all.y.push_back(c.normalisedCoordinates ? y / height : y);
        }
    return all;
}

// The CUDA Programming Guide's appendix "Texture Fetching", in doubles.

/// The effective mode: without normalised coordinates the two repeating modes become clamping.
Address modeOf(const Case& c)
{
    const bool repeats = c.address == Address::Wrap || c.address == Address::Mirror;
    return repeats && !c.normalisedCoordinates ? Address::Clamp : c.address;
}

double inTexels(double x, int size, const Case& c)
{
    if (!c.normalisedCoordinates)
        return x;
    const double fraction = x - std::floor(x);
    const bool odd = std::fmod(std::floor(x), 2) != 0;
    if (modeOf(c) == Address::Wrap)
        x = fraction;
    if (modeOf(c) == Address::Mirror)
        x = odd ? 1 - fraction : fraction;
    return x * size;
}

double texel(int x, int y, const Case& c)
{
    const auto place = [&](int i, int size) {
        if (i >= 0 && i < size)
            return i;
        switch (modeOf(c)) {
        case Address::Border: return -1;
        case Address::Wrap: return (i % size + size) % size;
        default: return std::clamp(i, 0, size - 1); // also mirrored: the neighbour of an edge's texel is itself
        }
    };
    x = place(x, width);
    y = place(y, height);
    if (x < 0 || y < 0)
        return 0;
    if (c.format == Float)
        return static_cast<double>(floatAt(x, y));
    return c.normalisedRead ? byteAt(x, y) / 255.0 : byteAt(x, y);
}

double expected(float xGiven, float yGiven, const Case& c)
{
    const double x = inTexels(static_cast<double>(xGiven), width, c);
    const double y = inTexels(static_cast<double>(yGiven), height, c);
    if (c.filter == Filter::Point)
        return texel(static_cast<int>(std::floor(x)), static_cast<int>(std::floor(y)), c);
    const double xB = x - 0.5, yB = y - 0.5;
    const int i = static_cast<int>(std::floor(xB)), j = static_cast<int>(std::floor(yB));
    const auto weight = [](double at) { return std::round((at - std::floor(at)) * 256) / 256; }; // 8 bits of fraction
    const double a = weight(xB), b = weight(yB);
    return (1 - a) * (1 - b) * texel(i, j, c) + a * (1 - b) * texel(i + 1, j, c) + (1 - a) * b * texel(i, j + 1, c) +
           a * b * texel(i + 1, j + 1, c);
}

bool readsIntegers(const Case& c) { return c.format == Byte && !c.normalisedRead; }

Plan planFor(const Case& c)
{
    std::vector<std::uint8_t> bytes;
    std::vector<float> floats;
    for (int y = 0; y < height; ++y)
        for (int x = 0; x < width; ++x) {
            bytes.push_back(static_cast<std::uint8_t>(byteAt(x, y)));
            floats.push_back(floatAt(x, y));
        }
    const Coordinates places = coordinatesFor(c);
    const std::size_t count = places.x.size();
    const auto buffer = [](const char* name, std::vector<std::byte> content) {
        const std::size_t size = content.size();
        return Buffer{name, size, Buffer::Fill::Bytes, std::move(content)};
    };
    Plan plan;
    plan.sources = {machineKernel("texture_fetch")};
    plan.buffers = {{"values", 4 * count, Buffer::Fill::Zero, {}},
                    buffer("texels", c.format == Float ? bytesOf(floats) : bytesOf(bytes)),
                    buffer("x", bytesOf(places.x)),
                    buffer("y", bytesOf(places.y))};
    plan.textures = {{.buffer = 1,
                      .width = width,
                      .height = height,
                      .format = c.format,
                      .address = c.address,
                      .filter = c.filter,
                      .normalisedRead = c.normalisedRead,
                      .normalisedCoordinates = c.normalisedCoordinates}};
    plan.launches = {{.kernel = readsIntegers(c) ? "fetchBytes" : "fetch",
                      .source = 0,
                      .grid = {static_cast<unsigned>(count / 64), 1, 1},
                      .block = {64, 1, 1},
                      .dynamicSharedBytes = 0,
                      .arguments = {TextureArgument{0}, BufferArgument{2}, BufferArgument{3}, BufferArgument{0}}}};
    plan.pictureWidth = static_cast<int>(count);
    plan.pictureHeight = 1;
    plan.pictureFormat = PixelFormat::Float32;
    return plan;
}

/// The fetched values, as doubles for any type of kernel.
std::vector<double> fetched(const std::vector<std::byte>& bytes, const Case& c)
{
    std::vector<double> values;
    if (readsIntegers(c))
        for (const auto value : valuesOf<std::uint32_t>(bytes))
            values.push_back(value);
    else
        for (const auto value : valuesOf<float>(bytes))
            values.push_back(static_cast<double>(value));
    return values;
}

class TextureMachines : public testing::TestWithParam<Case>
{
protected:
    void SetUp() override
    {
        if (!machines.hasCompiler())
            GTEST_SKIP() << "There is no compiler.";
    }
    BothMachines machines{CompilerChoice::Auto};
};

TEST_P(TextureMachines, FetchWhatTheProgrammingGuideSays)
{
    const Case& c = GetParam();
    const Coordinates places = coordinatesFor(c);
    const std::vector<double> values = fetched(machines.emulated(planFor(c)), c);
    ASSERT_EQ(values.size(), places.x.size());
    // Floats that are sums of four products; a fetch of one texel is exact except for the division of a byte by 255.
    const double tolerance = c.filter == Filter::Linear ? 4e-5 : c.normalisedRead ? 1e-7 : 0;
    for (std::size_t i = 0; i < values.size() && !HasFailure(); ++i)
        EXPECT_NEAR(values[i], expected(places.x[i], places.y[i], c), tolerance)
            << "at " << places.x[i] << ", " << places.y[i];
}

TEST_P(TextureMachines, FetchTheSameOnTheDevice)
{
    const DeviceProbe probe = probeDevice();
    if (!probe.device)
        GTEST_SKIP() << english(probe.reason);
    const Case& c = GetParam();
    const Coordinates places = coordinatesFor(c);
    const auto backend = CudaBackend::open(*probe.device);
    const std::vector<double> device = fetched(machines.onDevice(planFor(c), *backend), c);
    const std::vector<double> emulated = fetched(machines.emulated(planFor(c)), c);
    ASSERT_EQ(device.size(), emulated.size());
    // A single texel is bit-exact. Between texels the hardware's own arithmetic rounds: half a step of the weights.
    const double range = c.format == Float ? 192 : 1;
    const double tolerance = c.filter == Filter::Linear ? range / 512 : 0;
    double largest = 0;
    for (std::size_t i = 0; i < device.size(); ++i) {
        largest = std::max(largest, std::abs(device[i] - emulated[i]));
        if (!HasFailure()) {
            EXPECT_NEAR(device[i], emulated[i], tolerance) << "at " << places.x[i] << ", " << places.y[i];
        }
    }
    std::printf("largest difference of device and emulator: %g\n", largest);
}

INSTANTIATE_TEST_SUITE_P(Every, TextureMachines, testing::ValuesIn(cases),
                         [](const auto& test) { return std::string(test.param.name); });

} // namespace
} // namespace tilescope::test
