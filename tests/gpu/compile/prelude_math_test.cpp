// The prelude's series, compiled for this machine with the hardware's approximations replaced by exact functions, and
// compared with the C library in double precision.

#include <gtest/gtest.h>

#include <algorithm>
#include <bit>
#include <cmath>
#include <functional>
#include <limits>
#include <random>
#include <string>
#include <vector>

namespace prelude
{
#define __prelude__ [[maybe_unused]] static
inline float __int_as_float(int x) { return std::bit_cast<float>(x); }
inline int __float_as_int(float x) { return std::bit_cast<int>(x); }
inline int __float2int_rn(float x) { return static_cast<int>(std::nearbyint(x)); }
inline float __prelude_ex2__(float x) { return static_cast<float>(std::exp2(static_cast<double>(x))); }
inline float __prelude_lg2__(float x) { return static_cast<float>(std::log2(static_cast<double>(x))); }
inline float __sinf(float x) { return std::sin(x); }
inline float __cosf(float x) { return std::cos(x); }
inline bool signbit(float x) { return std::signbit(x); }
#include "gpu/compile/prelude/math_series.h"
} // namespace prelude

namespace
{

struct Case {
    std::string name;
    std::function<float(float)> ours;
    std::function<double(double)> exact;
    float first, last;
    double maxUlp;
};

void PrintTo(const Case& c, std::ostream* out) { *out << c.name; }

/// Distance in units of the last place of `exact` as a float, or of `scale` if that is larger.
double ulps(float value, double exact, double scale = 0)
{
    const auto nearest = static_cast<float>(std::max({std::abs(exact), scale, 1.2e-38}));
    const double unit = static_cast<double>(std::nextafter(nearest, INFINITY)) - static_cast<double>(nearest);
    return std::abs(static_cast<double>(value) - exact) / unit;
}

class PreludeMath : public testing::TestWithParam<Case>
{
};

TEST_P(PreludeMath, StaysWithinItsStatedError)
{
    const Case& c = GetParam();
    std::mt19937 random(1);
    std::uniform_real_distribution<float> uniform(c.first, c.last);
    double worst = 0;
    float at = 0;
    for (int i = 0; i < 400'000; ++i) {
        const float x = uniform(random);
        const double error = ulps(c.ours(x), c.exact(static_cast<double>(x)));
        if (!(error <= worst))
            worst = error, at = x;
    }
    EXPECT_LE(worst, c.maxUlp) << "at " << at;
    RecordProperty("worst_ulp", std::to_string(worst));
}

double sine(double x) { return std::sin(x); }

INSTANTIATE_TEST_SUITE_P(
    Functions, PreludeMath,
    testing::Values(Case{"exp", prelude::expf, [](double x) { return std::exp(x); }, -87, 88, 3},
                    Case{"exp2", prelude::exp2f, [](double x) { return std::exp2(x); }, -126, 127, 3},
                    Case{"log", prelude::logf, [](double x) { return std::log(x); }, 1e-30f, 1e4f, 3},
                    Case{"log near 1", prelude::logf, [](double x) { return std::log(x); }, 0.5f, 2, 3},
                    Case{"log2", prelude::log2f, [](double x) { return std::log2(x); }, 0.4f, 3, 4},
                    Case{"log10", prelude::log10f, [](double x) { return std::log10(x); }, 0.4f, 30, 4},
                    Case{"log1p", prelude::log1pf, [](double x) { return std::log1p(x); }, -0.5f, 2, 4},
                    Case{"expm1", prelude::expm1f, [](double x) { return std::expm1(x); }, -1, 5, 8},
                    Case{"tanh", prelude::tanhf, [](double x) { return std::tanh(x); }, -9, 9, 8},
                    Case{"atan", prelude::atanf, [](double x) { return std::atan(x); }, -30, 30, 4},
                    Case{"asin", prelude::asinf, [](double x) { return std::asin(x); }, -1, 1, 5},
                    Case{"acos", prelude::acosf, [](double x) { return std::acos(x); }, -0.99f, 0.99f, 5},
                    Case{"sin", prelude::sinf, sine, -3, 3, 100},
                    Case{"sin small", prelude::sinf, sine, -0.7f, 0.7f, 2},
                    Case{"cbrt", prelude::cbrtf, [](double x) { return std::cbrt(x); }, -1e4f, 1e4f, 2}),
    [](const auto& test) {
        std::string name = test.param.name;
        std::replace(name.begin(), name.end(), ' ', '_');
        return name;
    });

TEST(PreludeMath, SineAndCosineStayWithinTwoUlpsOfOneUpToTenThousand)
{
    std::mt19937 random(2);
    std::uniform_real_distribution<float> uniform(-10'000, 10'000);
    double worst = 0;
    for (int i = 0; i < 400'000; ++i) {
        const float x = uniform(random);
        worst = std::max({worst, ulps(prelude::sinf(x), std::sin(static_cast<double>(x)), 1),
                          ulps(prelude::cosf(x), std::cos(static_cast<double>(x)), 1)});
    }
    EXPECT_LE(worst, 2);
}

TEST(PreludeMath, PowerIsWithinItsStatedRelativeError)
{
    std::mt19937 random(3);
    std::uniform_real_distribution<float> base(0.001f, 100), exponent(-5, 5);
    for (int i = 0; i < 200'000; ++i) {
        const float x = base(random), y = exponent(random);
        const double exact = std::pow(static_cast<double>(x), static_cast<double>(y));
        const double bound = std::ldexp(2 + std::abs(y * std::log2(static_cast<double>(x))), -22);
        ASSERT_LE(std::abs(static_cast<double>(prelude::powf(x, y)) - exact), bound * exact) << x << " ^ " << y;
    }
}

TEST(PreludeMath, QuadrantsAndSpecialValuesAreTheStandards)
{
    const float inf = std::numeric_limits<float>::infinity(), nan = std::numeric_limits<float>::quiet_NaN();
    for (const float y : {0.0f, -0.0f, 1.0f, -1.0f, 0.3f, -2.5f, 1e-20f, 1e20f})
        for (const float x : {0.0f, -0.0f, 1.0f, -1.0f, 0.4f, -0.7f, 1e-20f, -1e20f})
            EXPECT_NEAR(prelude::atan2f(y, x), std::atan2(y, x), 1e-6) << y << ", " << x;
    EXPECT_EQ(prelude::expf(inf), inf);
    EXPECT_EQ(prelude::expf(-inf), 0);
    EXPECT_EQ(prelude::expf(0), 1);
    EXPECT_EQ(prelude::logf(1), 0);
    EXPECT_EQ(prelude::logf(0), -inf);
    EXPECT_EQ(prelude::logf(inf), inf);
    EXPECT_TRUE(std::isnan(prelude::logf(-1)));
    EXPECT_TRUE(std::isnan(prelude::logf(nan)));
    EXPECT_TRUE(std::isnan(prelude::expf(nan)));
    EXPECT_NEAR(prelude::logf(1e-42f), std::log(1e-42f), 1e-4);
    EXPECT_EQ(prelude::powf(-2, 3), -8);
    EXPECT_EQ(prelude::powf(-2, 2), 4);
    EXPECT_TRUE(std::isnan(prelude::powf(-2, 0.5f)));
    EXPECT_EQ(prelude::powf(0, 0), 1);
    EXPECT_EQ(prelude::powf(0, 2), 0);
    EXPECT_EQ(prelude::powf(0, -1), inf);
    EXPECT_EQ(prelude::cbrtf(0), 0);
    EXPECT_EQ(prelude::hypotf(3, 4), 5);
    EXPECT_EQ(prelude::hypotf(0, 0), 0);
    EXPECT_EQ(prelude::fmodf(7.5f, 2), 1.5f);
    EXPECT_EQ(prelude::fmodf(-7.5f, 2), -1.5f);
    EXPECT_EQ(prelude::fmodf(5, inf), 5);
    EXPECT_FLOAT_EQ(prelude::tanf(1), std::tan(1.0f));
    EXPECT_FLOAT_EQ(prelude::sinhf(1), std::sinh(1.0f));
    EXPECT_FLOAT_EQ(prelude::coshf(1), std::cosh(1.0f));
}

} // namespace
