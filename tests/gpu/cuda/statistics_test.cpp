#include "gpu/cuda/statistics.h"

#include <gtest/gtest.h>

#include <cmath>
#include <limits>

using namespace tilescope;

TEST(Statistics, QuantilesLieBetweenNeighbours)
{
    const std::vector<double> samples{4, 1, 3, 2};
    EXPECT_DOUBLE_EQ(quantile(samples, 0), 1);
    EXPECT_DOUBLE_EQ(quantile(samples, 0.5), 2.5);
    EXPECT_DOUBLE_EQ(quantile(samples, 0.25), 1.75);
    EXPECT_DOUBLE_EQ(quantile(samples, 1), 4);
    EXPECT_DOUBLE_EQ(quantile(samples, 7), 4);
    EXPECT_DOUBLE_EQ(quantile({5}, 0.95), 5);
    EXPECT_DOUBLE_EQ(quantile({}, 0.5), 0);
}

TEST(Statistics, SummaryIsOrdered)
{
    std::vector<double> samples;
    for (int i = 100; i >= 0; --i)
        samples.push_back(i);
    EXPECT_EQ(summarise(samples), (SampleSummary{50, 0, 95}));
    EXPECT_EQ(summarise({}), SampleSummary{});
}

TEST(Statistics, ErrorOfMedianShrinksWithSamples)
{
    std::vector<double> few, many;
    for (int i = 0; i < 8; ++i)
        few.push_back(i % 2 == 0 ? 9 : 11);
    for (int i = 0; i < 800; ++i)
        many.push_back(i % 2 == 0 ? 9 : 11);
    EXPECT_NEAR(relativeErrorOfMedian(few) / relativeErrorOfMedian(many), 10, 1e-9);
    // sigma = 2 / 1.349, error = 1.2533 sigma / sqrt(8) / 10
    EXPECT_NEAR(relativeErrorOfMedian(few), 1.2533 * (2 / 1.349) / std::sqrt(8.0) / 10, 1e-12);
}

TEST(Statistics, AStretchedPassDoesNotUnsettleTheMedian)
{
    std::vector<double> samples(40, 10.0);
    samples.push_back(5000);
    EXPECT_EQ(relativeErrorOfMedian(samples), 0);
}

TEST(Statistics, PassesThatAnotherProcessStretchedAreLeftOutAndCounted)
{
    // 200 passes of about 10 µs and, in one batch, 16 that waited a second for the GPU: 7 %, above the 95th percentile.
    std::vector<double> samples;
    for (int i = 0; i < 200; ++i)
        samples.push_back(10 + 0.01 * (i % 20));
    for (int i = 0; i < 16; ++i)
        samples.push_back(1.1e6 + i);
    const SampleSummary summary = summarise(samples);
    EXPECT_EQ(summary.disturbed, 16);
    EXPECT_LT(summary.p95, 10.2);
    EXPECT_GT(summary.p95, summary.median);
    EXPECT_EQ(summary.min, 10);
}

TEST(Statistics, AKernelsOwnSpreadIsNotADisturbance)
{
    struct Case {
        const char* what;
        std::vector<double> samples;
        double p95;
    };
    std::vector<double> twoLevels, even;
    for (int i = 0; i < 100; ++i) {
        twoLevels.push_back(i % 10 == 0 ? 14 : 10); // one pass in ten at a lower clock
        even.push_back(10 + i);
    }
    for (const Case& c : {Case{"two clocks", twoLevels, 14}, Case{"evenly spread", even, 104.05},
                          Case{"one sample", {5}, 5}, Case{"three samples, one far", {1, 1, 100}, 90.1}}) {
        EXPECT_EQ(summarise(c.samples).disturbed, 0) << c.what;
        EXPECT_NEAR(summarise(c.samples).p95, c.p95, 1e-9) << c.what;
    }
}

TEST(Statistics, TooFewSamplesAreNeverSettled)
{
    const double infinite = std::numeric_limits<double>::infinity();
    EXPECT_EQ(relativeErrorOfMedian({}), infinite);
    EXPECT_EQ(relativeErrorOfMedian({1, 1, 1}), infinite);
    EXPECT_EQ(relativeErrorOfMedian({0, 0, 0, 0}), infinite);
}

TEST(Statistics, SettlesByItsErrorAndNotBeforeTwentySamples)
{
    struct Case {
        const char* what;
        int samples;
        double jitter; ///< of every second one
        bool isSettled;
    };
    for (const Case& c : {Case{"equal ones, too few", 19, 0, false}, Case{"equal ones", 20, 0, true},
                          Case{"wide", 20, 2, false}, Case{"wide, many", 4000, 0.5, true}}) {
        std::vector<double> samples;
        for (int i = 0; i < c.samples; ++i)
            samples.push_back(10 + (i % 2) * c.jitter);
        EXPECT_EQ(isSettled(samples), c.isSettled) << c.what;
        EXPECT_EQ(spreadOf(samples).value(), relativeErrorOfMedian(samples)) << c.what;
    }
    EXPECT_FALSE(spreadOf({5})) << "one sample has none";
}
