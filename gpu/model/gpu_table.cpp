#include "gpu/model/gpu_model.h"
#include "gpu/recipe/message.h"
#include "gpu/recipe/recipe.h"

#include <algorithm>
#include <array>
#include <cctype>

namespace tilescope
{

namespace
{

constexpr std::size_t kilobytes = 1024, megabytes = 1024 * kilobytes, gigabytes = 1024 * megabytes;

/// The manufacturer's figures for one product; all others follow from its compute capability.
struct Product {
    const char* name;
    int major, minor, multiprocessors;
    double boostMHz, bandwidthGBs;
    std::size_t memoryBytes, l2Bytes;
    double l2BytesPerClock; ///< 0: not published
};

// clang-format off
constexpr std::array products{
    // GF110, not GF114: 448 cores (14 of 32). Processor clock 1,464 MHz, 320 bits: 152 GB/s, 1,280 MB, as commonly
    // given for this card; not checked against NVIDIA's own page. L2: five 64-bit controllers of 128 KB.
    Product{"GTX 560 Ti 448", 2, 0, 14, 1464, 152, 1280 * megabytes, 640 * kilobytes, 0},
    // GF114. NVIDIA's product page "GeForce GTX 560": 336 cores (7 of 48), processor clock 1,620 MHz (its lowest),
    // 128 GB/s, 1 GB; L2 512 KB: four 64-bit controllers of 128 KB (whitepaper "GF100").
    Product{"GTX 560", 2, 1, 7, 1620, 128, 1 * gigabytes, 512 * kilobytes, 0},
    // The SXM2 board with 16 GB. Whitepaper "NVIDIA Tesla P100" (2016): 56
    // multiprocessors, 1,480 MHz, 4,096 KB of L2; 732 GB/s: datasheet of the same board.
    Product{"Tesla P100", 6, 0, 56, 1480, 732, 16 * gigabytes, 4096 * kilobytes, 0},
    // The PCIe board with 16 GB. Datasheet "Tesla P100 PCIe" (2016): 732 GB/s, 9.3 TFLOPS of fp32, which 1,303 MHz gives;
    // the rest as the SXM2 board's.
    Product{"Tesla P100 PCIe", 6, 0, 56, 1303, 732, 16 * gigabytes, 4096 * kilobytes, 0},
    // Whitepaper "NVIDIA GeForce GTX 1080" (2016): 20, 1,733 MHz, 320 GB/s, 8 GB, 2,048 KB.
    Product{"GTX 1080", 6, 1, 20, 1733, 320, 8 * gigabytes, 2048 * kilobytes, 0},
    // The SXM2 board with 16 GB. Whitepaper "NVIDIA Tesla V100" (2017): 80, 1,530 MHz, 900 GB/s, 6,144 KB. L2's
    // 2,048 bytes a clock: whitepaper "NVIDIA A100", which compares the two.
    Product{"V100", 7, 0, 80, 1530, 900, 16 * gigabytes, 6144 * kilobytes, 2048},
    // Whitepaper "NVIDIA Turing" (2018), reference board: 68, 1,545 MHz, 616 GB/s, 11 GB, 5,632 KB.
    Product{"RTX 2080 Ti", 7, 5, 68, 1545, 616, 11 * gigabytes, 5632 * kilobytes, 0},
    // Datasheet "NVIDIA T4" (2019): 2,560 cores (40 of 64), 8.1 TFLOPS of fp32, which 1,590 MHz gives; 320 GB/s,
    // 16 GB. TU104 has 4,096 KB of L2 (whitepaper "NVIDIA Turing").
    Product{"T4", 7, 5, 40, 1590, 320, 16 * gigabytes, 4096 * kilobytes, 0},
    // The SXM4 board with 40 GB. Whitepaper "NVIDIA A100" (2020): 108, 1,410 MHz, 1,555 GB/s, 40 MB, L2 of
    // 5,120 bytes a clock.
    Product{"A100", 8, 0, 108, 1410, 1555, 40 * gigabytes, 40 * megabytes, 5120},
    // Datasheet "NVIDIA A10" (2021): 31.2 TFLOPS of fp32, which 9,216 cores (72 of 128) at 1,695 MHz give; 600 GB/s,
    // 24 GB. GA102 has 6,144 KB of L2 (whitepaper "GA102").
    Product{"A10", 8, 6, 72, 1695, 600, 24 * gigabytes, 6144 * kilobytes, 0},
    // The board with GA106 and 8 GB. NVIDIA's product page "GeForce RTX 3050": 2,560 cores (20 of 128), 1.78 GHz (board
    // partners' sheets: 1,777 MHz), 128 bits at 14 Gbit/s: 224 GB/s. L2: four 32-bit controllers of 512 KB, as whitepaper
    // "GA102" pairs them; not checked on a board.
    Product{"RTX 3050", 8, 6, 20, 1777, 224, 8 * gigabytes, 2048 * kilobytes, 0},
    // The board with GA106 and 12 GB. NVIDIA's product page "GeForce RTX 3060 family": 3,584 cores (28 of 128),
    // 1.78 GHz (board partners' sheets: 1,777 MHz), 192 bits at 15 Gbit/s: 360 GB/s. L2: 2,359,296 bytes, as its driver
    // says (deviceQuery and NVBench on two such boards, 28 multiprocessors and 192 bits); six 32-bit controllers of 512
    // KB, as whitepaper "GA102" pairs them, would be 3,072 KB, which a GA106 with 30 multiprocessors has.
    Product{"RTX 3060", 8, 6, 28, 1777, 360, 12 * gigabytes, 2304 * kilobytes, 0},
    // The module with 64 GB. "NVIDIA Jetson AGX Orin Series", technical brief (2022): 16, 1.3 GHz, 4 MB of L2, 5.3
    // TFLOPS of fp32; 204.8 GB/s, which the processor shares. Nothing is copied over PCI Express.
    Product{"Jetson AGX Orin", 8, 7, 16, 1300, 204.8, 64 * gigabytes, 4096 * kilobytes, 0},
    // Datasheet "NVIDIA L4" (2023): 30.3 TFLOPS of fp32, which 7,424 cores (58 of 128) at 2,040 MHz give; 300 GB/s,
    // 24 GB. AD104 has 49,152 KB of L2 (whitepaper "NVIDIA Ada GPU Architecture").
    Product{"L4", 8, 9, 58, 2040, 300, 24 * gigabytes, 49'152 * kilobytes, 0},
    // NVIDIA's product page "GeForce RTX 4060 family": 3,072 cores (24 of 128), 2.46 GHz, 272 GB/s, 8 GB, 24 MB of L2.
    Product{"RTX 4060", 8, 9, 24, 2460, 272, 8 * gigabytes, 24 * megabytes, 0},
    // NVIDIA's product page "GeForce RTX 4070 family": 5,888 cores (46 of 128), 2.48 GHz (board partners' sheets: 2,475
    // MHz), 192 bits at 21 Gbit/s: 504 GB/s, 12 GB, 36 MB of L2.
    Product{"RTX 4070", 8, 9, 46, 2475, 504, 12 * gigabytes, 36 * megabytes, 0},
    // Whitepaper "NVIDIA Ada GPU Architecture" (2022): 128, 2,520 MHz, 1,008 GB/s, 24 GB, 73,728 KB.
    Product{"RTX 4090", 8, 9, 128, 2520, 1008, 24 * gigabytes, 73'728 * kilobytes, 0},
    // The SXM5 board with 80 GB. Whitepaper "NVIDIA H100" (2022): 132, 50 MB; datasheet "H100": 3.35 TB/s; 1,980 MHz
    // gives the datasheet's 67 TFLOPS of fp32. Its L2's bandwidth is not published.
    Product{"H100", 9, 0, 132, 1980, 3350, 80 * gigabytes, 50 * megabytes, 0},
    // SXM. Datasheet "H200": 141 GB, 4.8 TB/s, 67 TFLOPS of fp32 as the H100: 132 at 1,980 MHz; L2 as the H100's.
    Product{"H200", 9, 0, 132, 1980, 4800, 141 * gigabytes, 50 * megabytes, 0},
    // SXM. Datasheet "NVIDIA HGX B200" (2024): 8 TB/s, 180 GB, 75 TFLOPS of fp32, which 148 multiprocessors at 1,965 MHz
    // give; 148 and 126 MB of L2 are what its driver says, as published with github.com/pytorch/ao/pull/4002.
    Product{"B200", 10, 0, 148, 1965, 8000, 180 * gigabytes, 126 * megabytes, 0},
    // Whitepaper "NVIDIA RTX Blackwell GPU Architecture" (2025): 170, 2,407 MHz, 1,792 GB/s, 32 GB, 98,304 KB.
    Product{"RTX 5090", 12, 0, 170, 2407, 1792, 32 * gigabytes, 98'304 * kilobytes, 0},
    // NVIDIA's product page "GeForce RTX 5070 family": 6,144 cores (48 of 128), 2.51 GHz, 672 GB/s, 12 GB. L2 of 48 MB:
    // TechPowerUp's review of the Founders Edition (2025).
    Product{"RTX 5070", 12, 0, 48, 2512, 672, 12 * gigabytes, 48 * megabytes, 0},
};
// clang-format on

GpuModel modelOfProduct(const Product& product)
{
    GpuModel gpu = capabilityModel(product.major, product.minor);
    gpu.name = product.name;
    gpu.multiprocessors = product.multiprocessors;
    gpu.boostClockMHz = product.boostMHz;
    gpu.bandwidthGBs = product.bandwidthGBs;
    gpu.memoryBytes = product.memoryBytes;
    gpu.l2Bytes = product.l2Bytes;
    if (product.major == 8 && product.minor == 7)
        gpu.linkGBs = 0; // it has the processor's memory
    gpu.l2BandwidthGBs = product.l2BytesPerClock * product.boostMHz / 1000;
    if (product.major == 2)
        gpu.textureClockMHz = product.boostMHz / 2; // the graphics clock
    return gpu;
}

/// Makes "NVIDIA GeForce RTX 4090" and "rtx4090" equal.
std::string normalised(const std::string& name)
{
    std::string kept;
    for (const char letter : name)
        if (!std::isspace(static_cast<unsigned char>(letter)))
            kept += static_cast<char>(std::tolower(static_cast<unsigned char>(letter)));
    for (const std::string word : {"nvidia", "geforce", "tesla"})
        if (kept.starts_with(word))
            kept.erase(0, word.size());
    return kept;
}

/// The part of a hostile name that is shown: printable and limited in length.
std::string shown(const std::string& name)
{
    constexpr std::size_t longest = 40;
    std::string text;
    for (const char letter : name.substr(0, longest))
        text += static_cast<unsigned char>(letter) >= ' ' && letter != '\x7f' ? letter : '?';
    return name.size() > longest ? text + "…" : text;
}

} // namespace

std::span<const GpuModel> gpuTable()
{
    static const auto table = [] {
        std::array<GpuModel, products.size()> made;
        std::ranges::transform(products, made.begin(), modelOfProduct);
        return made;
    }();
    return table;
}

const GpuModel& gpuNamed(const std::string& name)
{
    const std::string wanted = normalised(name);
    std::string known;
    for (const GpuModel& gpu : gpuTable()) {
        if (normalised(gpu.name) == wanted)
            return gpu;
        known += (known.empty() ? "" : ", ") + gpu.name;
    }
    throw SettingError("gpu",
                       say(gpu::phrase("There is no GPU \"%1\" in the table. Available: %2."), shown(name), known));
}

} // namespace tilescope
