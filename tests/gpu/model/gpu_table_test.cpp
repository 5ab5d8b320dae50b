#include "gpu/cuda/device.h"
#include "gpu/model/gpu_model.h"
#include "gpu/recipe/recipe.h"

#include <gmock/gmock.h>

#include <set>

using namespace tilescope;
using testing::HasSubstr;

TEST(GpuTable, HasEveryGenerationOldestFirst)
{
    std::set<std::string> architectures;
    int before = 0;
    for (const GpuModel& gpu : gpuTable()) {
        architectures.insert(gpu.architecture);
        const int capability = gpu.major * 10 + gpu.minor;
        EXPECT_GE(capability, before) << gpu.name;
        before = capability;
    }
    EXPECT_EQ(architectures, (std::set<std::string>{"Fermi", "Pascal", "Volta", "Turing", "Ampere", "Ada Lovelace",
                                                    "Hopper", "Blackwell"}));
}

TEST(GpuTable, IsWholeAndCoherent)
{
    for (const GpuModel& gpu : gpuTable()) {
        SCOPED_TRACE(gpu.name);
        EXPECT_GT(gpu.multiprocessors, 0);
        EXPECT_EQ(gpu.maxThreadsPerSm, gpu.maxWarpsPerSm * 32);
        EXPECT_GE(gpu.sharedBytesPerSm, gpu.sharedBytesPerBlockOptIn + gpu.sharedReserved);
        EXPECT_GE(gpu.sharedBytesPerBlockOptIn, gpu.sharedBytesPerBlock);
        EXPECT_GT(gpu.memoryBytes, gpu.l2Bytes);
        EXPECT_GT(gpu.boostClockMHz, 800);
        EXPECT_GT(gpu.bandwidthGBs, 100);
        EXPECT_TRUE(gpu.l2BandwidthGBs == 0 || gpu.l2BandwidthGBs > gpu.bandwidthGBs);
        EXPECT_EQ(gpu.banks * gpu.bankBytes, 128);
    }
}

/// The published peak of fp32, which is not in the table: must equal lanes × multiprocessors × clock × 2.
TEST(GpuTable, GivesThePublishedPeaks)
{
    const struct {
        const char* name;
        double teraflops;
    } rows[] = {{"GTX 560", 1.089},    {"GTX 560 Ti 448", 1.312},
                {"Tesla P100", 10.6},  {"Tesla P100 PCIe", 9.3},
                {"GTX 1080", 8.87},    {"V100", 15.7},
                {"RTX 2080 Ti", 13.4}, {"A100", 19.5},
                {"RTX 3060", 12.7},    {"RTX 4090", 82.6},
                {"H100", 67},          {"H200", 67},
                {"RTX 5090", 104.8},   {"T4", 8.1},
                {"A10", 31.2},         {"RTX 3050", 9.1},
                {"L4", 30.3},          {"RTX 4060", 15.1},
                {"RTX 4070", 29.1},    {"Jetson AGX Orin", 5.3},
                {"B200", 75},          {"RTX 5070", 30.9}};
    for (const auto& row : rows) {
        const GpuModel& gpu = gpuNamed(row.name);
        const double peak = 2e-6 * gpu.fp32LanesPerSm * gpu.multiprocessors * gpu.boostClockMHz;
        EXPECT_NEAR(peak / row.teraflops, 1, 0.01) << row.name;
    }
}

TEST(GpuTable, HasWhatDriversSayOfL2)
{
    EXPECT_EQ(gpuNamed("RTX 3060").l2Bytes, 2'359'296u);
    EXPECT_EQ(gpuNamed("RTX 4070").l2Bytes, 36u * 1024 * 1024);
}

TEST(GpuNamed, TakesWhatPeopleWrite)
{
    EXPECT_EQ(gpuNamed("GTX 1080").name, "GTX 1080");
    EXPECT_EQ(gpuNamed(" gtx1080 ").name, "GTX 1080");
    EXPECT_EQ(gpuNamed("NVIDIA GeForce RTX 4090").name, "RTX 4090");
    EXPECT_EQ(gpuNamed("p100").name, "Tesla P100");
    EXPECT_EQ(gpuNamed("Tesla V100").name, "V100");
    EXPECT_EQ(gpuNamed("GeForce GTX 560 Ti 448").multiprocessors, 14);
}

TEST(GpuNamed, RefusesOthersNamingThoseThereAre)
{
    for (const std::string& name :
         {std::string(), std::string("GTX"), std::string("RTX 9999"), std::string("\0\n\x1b[2J", 7),
          std::string(1'000'000, 'x'), std::string("\xff\xfe%s%n")}) {
        try {
            gpuNamed(name);
            ADD_FAILURE() << "accepted " << name.substr(0, 20);
        } catch (const SettingError& error) {
            EXPECT_EQ(error.field, "gpu");
            EXPECT_THAT(error.what(), HasSubstr("GTX 560 Ti 448, GTX 560, Tesla P100, Tesla P100 PCIe"));
            EXPECT_LT(std::string(error.what()).size(), 400u);
            EXPECT_EQ(std::string(error.what()).find('\x1b'), std::string::npos);
        }
    }
}

TEST(LimitsOf, AreTheGpusOwn)
{
    const DeviceLimits fermi = limitsOf(gpuNamed("GTX 560"));
    EXPECT_EQ(fermi.name, "GTX 560");
    EXPECT_EQ(fermi.maxSharedBytesPerBlock, 49'152u);
    EXPECT_EQ(fermi.maxTextureWidth, 65'536);
    EXPECT_EQ(limitsOf(gpuNamed("H100")).maxSharedBytesPerBlock, 232'448u);
    EXPECT_EQ(limitsOf(gpuNamed("RTX 2080 Ti")).maxSharedBytesPerBlock, 65'536u);
}

TEST(ModelOf, TakesWhatTheDriverSays)
{
    DeviceInfo device;
    device.name = "NVIDIA RTX 2000 Ada Generation";
    device.major = 8;
    device.minor = 9;
    device.multiprocessors = 22;
    device.clockKHz = 2'130'000;
    device.memoryClockKHz = 8'001'000;
    device.memoryBusBits = 128;
    device.l2Bytes = 12'582'912;
    device.maxThreadsPerMultiprocessor = 1536;
    const GpuModel gpu = modelOf(device);
    EXPECT_EQ(gpu.name, device.name);
    EXPECT_EQ(gpu.architecture, "Ada Lovelace");
    EXPECT_EQ(gpu.multiprocessors, 22);
    EXPECT_EQ(gpu.maxBlocksPerSm, 24); // the driver did not report it
    EXPECT_EQ(gpu.maxWarpsPerSm, 48);
    EXPECT_NEAR(gpu.bandwidthGBs, 256, 0.1);
    EXPECT_DOUBLE_EQ(gpu.boostClockMHz, 2130);
    EXPECT_EQ(gpu.l2Bytes, device.l2Bytes);
}

TEST(ModelOf, IsUsableWhateverTheDriverSays)
{
    DeviceInfo silent;
    for (const int major : {0, 1, 3, 7, 12, 99}) {
        silent.major = major;
        const GpuModel gpu = modelOf(silent);
        EXPECT_GT(gpu.multiprocessors, 0);
        EXPECT_GT(gpu.bandwidthGBs, 0);
        EXPECT_GT(gpu.boostClockMHz, 0);
        EXPECT_GT(occupancyOf(gpu, 256, 32, 1024).blocksPerSm, 0) << major;
    }
}

TEST(CapabilityModel, TakesAnUnknownOneForTheNewestBefore)
{
    EXPECT_EQ(capabilityModel(12, 1).maxBlocksPerSm, 24);
    EXPECT_EQ(capabilityModel(12, 1).minor, 1);
    EXPECT_EQ(capabilityModel(6, 2).architecture, "Pascal");
    EXPECT_EQ(capabilityModel(7, 2).architecture, "Volta");
    EXPECT_EQ(capabilityModel(1, 3).architecture, "Fermi");
}
