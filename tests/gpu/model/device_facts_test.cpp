#include "gpu/model/device_facts.h"

#include <gtest/gtest.h>

namespace tilescope
{
namespace
{

DeviceInfo detectedGpu()
{
    DeviceInfo device;
    device.name = "NVIDIA H200";
    device.major = 9;
    device.multiprocessors = 132;
    device.maxThreadsPerMultiprocessor = 2048;
    device.maxBlocksPerMultiprocessor = 32;
    device.registersPerMultiprocessor = 65'536;
    device.globalBytes = 150'110'994'432;
    device.constantBytes = 65'536;
    device.l2Bytes = 62'914'560;
    device.sharedBytesPerBlock = 49'152;
    device.sharedBytesPerBlockOptIn = 232'448;
    device.sharedBytesPerMultiprocessor = 233'472;
    device.clockKHz = 1'980'000;
    device.memoryClockKHz = 3'201'000;
    device.memoryBusBits = 6144;
    device.driverVersion = 13'000;
    return device;
}

/// "group / name = value", one per line.
std::string printed(const std::vector<DeviceFact>& facts)
{
    std::string text;
    for (const auto& fact : facts)
        text += fact.group + " / " + fact.name + " = " + fact.value + "\n";
    return text;
}

TEST(DeviceFacts, OfAGpu)
{
    EXPECT_EQ(printed(deviceFacts(detectedGpu())), "GPU / name = NVIDIA H200\n"
                                                   "GPU / compute capability = 9.0\n"
                                                   "GPU / multiprocessors = 132\n"
                                                   "GPU / clock = 1,980 MHz\n"
                                                   "Each multiprocessor / threads = 2,048\n"
                                                   "Each multiprocessor / warps = 64\n"
                                                   "Each multiprocessor / blocks = 32\n"
                                                   "Each multiprocessor / shared memory = 228 KB\n"
                                                   "Each multiprocessor / registers = 65,536\n"
                                                   "Limits of a block / threads = 1,024\n"
                                                   "Limits of a block / sides = 1,024 × 1,024 × 64\n"
                                                   "Limits of a block / shared memory = 48 KB\n"
                                                   "Limits of a block / shared, opt-in = 227 KB\n"
                                                   "Memory / global = 139.8 GB\n"
                                                   "Memory / constant = 64 KB\n"
                                                   "Memory / L2 cache = 60 MB\n"
                                                   "Memory / clock = 3,201 MHz\n"
                                                   "Memory / bus = 6,144 bits\n"
                                                   "Memory / bandwidth = 4.92 TB/s\n"
                                                   "CUDA / driver = 13.0\n");
}

TEST(DeviceFacts, WhatADriverDoesNotTellIsUnknown)
{
    const std::string text = printed(deviceFacts(DeviceInfo()));
    EXPECT_NE(text.find("GPU / clock = unknown\n"), std::string::npos);
    EXPECT_NE(text.find("Memory / bandwidth = unknown\n"), std::string::npos);
    EXPECT_NE(text.find("CUDA / driver = unknown\n"), std::string::npos);
}

TEST(DeviceFacts, OfTheEmulator)
{
    EXPECT_EQ(printed(emulatorFacts(DeviceLimits())), "Emulator / models = any GPU since Ampere\n"
                                                      "Limits of a block / threads = 1,024\n"
                                                      "Limits of a block / sides = 1,024 × 1,024 × 64\n"
                                                      "Limits of a block / shared memory = 99 KB\n"
                                                      "Memory / constant = 64 KB\n");
}

/// Fermi's two schedulers work at half the clock of its lanes.
TEST(DeviceFacts, OfFermiHaveTwoSchedulers)
{
    for (const char* name : {"GTX 560 Ti 448", "GTX 560"})
        EXPECT_NE(printed(modelFacts(gpuNamed(name))).find("/ schedulers = 2\n"), std::string::npos) << name;
    EXPECT_EQ(gpuNamed("GTX 560 Ti 448").schedulersPerSm, 1) << "what they issue together in a clock";
}

TEST(DeviceFacts, OfTheExercisesGpu)
{
    EXPECT_EQ(printed(modelFacts(gpuNamed("Tesla P100 PCIe"))), "GPU / name = Tesla P100 PCIe\n"
                                                                "GPU / architecture = Pascal\n"
                                                                "GPU / compute capability = 6.0\n"
                                                                "GPU / multiprocessors = 56\n"
                                                                "GPU / clock = 1,303 MHz\n"
                                                                "Each multiprocessor / threads = 2,048\n"
                                                                "Each multiprocessor / warps = 64\n"
                                                                "Each multiprocessor / blocks = 32\n"
                                                                "Each multiprocessor / shared memory = 64 KB\n"
                                                                "Each multiprocessor / registers = 65,536\n"
                                                                "Each multiprocessor / schedulers = 2\n"
                                                                "Each multiprocessor / FP32 cores = 64\n"
                                                                "Limits of a block / threads = 1,024\n"
                                                                "Limits of a block / shared memory = 48 KB\n"
                                                                "Limits of a block / shared, opt-in = 48 KB\n"
                                                                "Memory / global = 16.0 GB\n"
                                                                "Memory / constant = 64 KB\n"
                                                                "Memory / L2 cache = 4 MB\n"
                                                                "Memory / bandwidth = 732 GB/s\n");
}

TEST(DeviceFacts, OfCompilers)
{
    EXPECT_EQ(printed(compilerFacts({{CompilerChoice::Nvrtc, "", "Install the CUDA Toolkit."},
                                     {CompilerChoice::Clang, "clang 14.0.6", "/usr/bin/clang-14"}})),
              "Compilers / NVRTC = not found\n"
              "Compilers / clang = clang 14.0.6\n");
}

TEST(DeviceFacts, EveryOneIsExplained)
{
    for (const auto& facts : {deviceFacts(detectedGpu()), emulatorFacts(DeviceLimits()), modelFacts(gpuNamed("H200"))})
        for (const auto& fact : facts)
            EXPECT_FALSE(fact.meaning.empty()) << fact.name;
}

} // namespace
} // namespace tilescope
