// Measures the emulator beside PoCL, Oclgrind and plain C++:  bench_peers [RUNS] [CLASS or kernel, a part of its name]
// Two tables, as Markdown. In the first, a loop repeats one instruction (or the few that stand there), 8 warps × 4
// blocks of 32 lanes: warp instructions, in millions, per second of processor time of all threads together; for OpenCL
// and C++ an instruction is 32 of its operations. In the second, whole kernels on a picture: milliseconds of processor
// time, with the copies of the picture in and out. The least time of RUNS counts, without compilation. All OpenCL
// devices that are processors are measured, compilers also with a barrier at the end of each 32 steps of a loop. What
// differs from the emulator's results is reported.

#include "gpu/compile/toolchain.h"
#include "gpu/emulator/emulator.h"
#include "gpu/image/sample.h"
#include "gpu/operations/registry.h"
#include "tests/bench/emulator/peer_classes.h"
#include "tests/bench/emulator/peer_pictures.h"
#include "tests/bench/processor_time.h"

#define CL_HPP_TARGET_OPENCL_VERSION 120
#define CL_HPP_MINIMUM_OPENCL_VERSION 120
#define CL_HPP_ENABLE_EXCEPTIONS
#include <CL/opencl.hpp>

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <functional>
#include <limits>
#include <span>
#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

using namespace tilescope;
using namespace tilescope::peers;

namespace
{

constexpr unsigned leastRounds = 16, mostRounds = 20'000;
constexpr double loopMs = 10;      ///< of a run, so that what a launch costs by itself does not count
constexpr double longestMs = 4000; ///< after which a case is not run again

double timed(const std::function<void()>& run)
{
    const double before = processorMs();
    run();
    return processorMs() - before;
}

/// The least of several runs after a first one, which compiles; of fewer if they are long.
double leastMs(const std::function<void()>& run, int runs)
{
    run();
    double least = std::numeric_limits<double>::infinity(), spent = 0;
    for (int i = 0; i < runs && spent < longestMs; ++i) {
        const double ms = timed(run);
        least = std::min(least, ms);
        spent += ms;
    }
    return least;
}

// OpenCL

/// One device of a platform, with its compiled kernels and their arguments.
class OpenClPeer
{
public:
    OpenClPeer(const cl::Platform& platform, const cl::Device& device)
        : m_device(device), m_context(device), m_queue(m_context, device)
    {
        const auto platformName = platform.getInfo<CL_PLATFORM_NAME>();
        name = platformName.find("Portable") != std::string::npos ? "PoCL" : platformName;
        version = platform.getInfo<CL_PLATFORM_VERSION>();
        deviceName = device.getInfo<CL_DEVICE_NAME>();
        isInterpreter = name.find("Oclgrind") != std::string::npos;
    }

    std::string name, version, deviceName;
    bool isInterpreter = false; ///< a thousand times slower than the others: it has a smaller picture

    cl::Kernel compiled(const std::string& text, const char* kernel) const
    {
        const cl::Program program(m_context, text);
        try {
            program.build("-cl-std=CL1.2");
        } catch (const cl::Error&) {
            throw std::runtime_error(program.getBuildInfo<CL_PROGRAM_BUILD_LOG>(m_device));
        }
        return {program, kernel};
    }

    template <typename T>
    cl::Buffer buffer(std::span<const T> content) const
    {
        cl::Buffer made(m_context, CL_MEM_READ_WRITE, content.size_bytes());
        write(made, content);
        return made;
    }

    template <typename T>
    void write(const cl::Buffer& to, std::span<const T> content) const
    {
        m_queue.enqueueWriteBuffer(to, CL_TRUE, 0, content.size_bytes(), content.data());
    }

    template <typename T>
    void read(const cl::Buffer& from, std::span<T> content) const
    {
        m_queue.enqueueReadBuffer(from, CL_TRUE, 0, content.size_bytes(), content.data());
    }

    /// The texture of the loops.
    cl::Image2D image(std::vector<float> texels) const
    {
        return {m_context,
                CL_MEM_READ_ONLY | CL_MEM_COPY_HOST_PTR,
                cl::ImageFormat(CL_R, CL_FLOAT),
                textureSide,
                textureSide,
                0,
                texels.data()};
    }

    void run(const cl::Kernel& kernel, const cl::NDRange& all, const cl::NDRange& group) const
    {
        m_queue.enqueueNDRangeKernel(kernel, cl::NullRange, all, group);
        m_queue.finish();
    }

private:
    cl::Device m_device;
    cl::Context m_context;
    cl::CommandQueue m_queue;
};

std::vector<OpenClPeer> openClPeers()
{
    std::vector<OpenClPeer> peers;
    std::vector<cl::Platform> platforms;
    try {
        cl::Platform::get(&platforms);
    } catch (const cl::Error&) { // there is none
    }
    for (const cl::Platform& platform : platforms) {
        std::vector<cl::Device> devices;
        try {
            platform.getDevices(CL_DEVICE_TYPE_CPU, &devices);
        } catch (const cl::Error&) {
            continue;
        }
        for (const cl::Device& device : devices)
            peers.emplace_back(platform, device);
    }
    std::ranges::stable_sort(peers, {}, &OpenClPeer::isInterpreter);
    return peers;
}

/// What a peer does: -1 where it cannot, for the reason that is printed.
double orNothing(const std::string& what, const std::function<double()>& measure)
{
    try {
        return measure();
    } catch (const cl::Error& error) {
        std::fprintf(stderr, "%s: %s gives %d\n", what.c_str(), error.what(), error.err());
    } catch (const std::exception& error) {
        std::fprintf(stderr, "%s: %s\n", what.c_str(), error.what());
    }
    return -1;
}

std::string cell(double value)
{
    if (value < 0)
        return "–";
    char text[32];
    std::snprintf(text, sizeof text, "%.*f", value < 1 ? 2 : value < 20 ? 1 : 0, value);
    return text;
}

void printHeader(const std::vector<std::string>& cells)
{
    for (const std::string& text : cells)
        std::printf("| %s ", text.c_str());
    std::printf("|\n");
    for (std::size_t i = 0; i < cells.size(); ++i)
        std::printf("|---");
    std::printf("|\n");
}

void printRow(const std::string& name, const std::vector<double>& values)
{
    std::printf("| %s ", name.c_str());
    for (const double value : values)
        std::printf("| %s ", cell(value).c_str());
    std::printf("|\n");
    std::fflush(stdout);
}

[[noreturn]] void stopAt(const std::string& sentence)
{
    std::printf("%s\n", sentence.c_str());
    std::exit(1);
}

EmulatorResult checked(EmulatorResult result)
{
    if (!result.findings.empty())
        stopAt(english(result.findings[0].message));
    return result;
}

// The classes of instructions

using Loop = std::function<void(unsigned rounds)>;

/// M warp instructions a second.
double speedOf(const PeerClass& row, const Loop& loop, int runs)
{
    loop(leastRounds); // compiles
    unsigned rounds = leastRounds;
    double ms = timed([&] { loop(rounds); });
    while (ms < loopMs / 2 && rounds < mostRounds) {
        rounds = std::min(mostRounds, static_cast<unsigned>(rounds * std::clamp(loopMs / ms, 1.5, 8.0)));
        ms = timed([&] { loop(rounds); });
    }
    return millionsOfWarpInstructions(row, rounds) / leastMs([&] { loop(rounds); }, runs) * 1e3;
}

Plan planOf(const PeerClass& row, const ClassData& data, unsigned rounds)
{
    const auto bytesOf = [](const auto& values) {
        const auto bytes = std::as_bytes(std::span(values));
        return std::vector<std::byte>(bytes.begin(), bytes.end());
    };
    Plan plan;
    plan.sources.push_back({"k.cu", ""});
    plan.buffers = {{"values", data.values.size(), Buffer::Fill::Bytes, data.values},
                    {"result", std::size_t{items} * chains * elementBytes(row), Buffer::Fill::None, {}},
                    {"memory", data.memory.size() * sizeof(unsigned), Buffer::Fill::Bytes, bytesOf(data.memory)},
                    {"texels", data.texels.size() * sizeof(float), Buffer::Fill::Bytes, bytesOf(data.texels)}};
    plan.pictureBuffer = 1;
    Texture texture;
    texture.buffer = 3;
    texture.width = texture.height = textureSide;
    texture.format = PixelFormat::Float32;
    texture.filter = row.uses == PeerClass::Uses::LinearImage ? Texture::Filter::Linear : Texture::Filter::Point;
    plan.textures.push_back(texture);
    plan.launches.push_back({.kernel = "k",
                             .grid = {blocks, 1, 1},
                             .block = {threads, 1, 1},
                             .arguments = {BufferArgument{0}, BufferArgument{1}, BufferArgument{2}, TextureArgument{0},
                                           std::uint32_t{rounds}}});
    return plan;
}

/// Whether there are barriers in the loops: both are measured where a compiler makes another program of them.
std::vector<bool> barriersOf(const OpenClPeer& peer)
{
    return peer.isInterpreter ? std::vector{false} : std::vector{false, true};
}

class ClassBench
{
public:
    ClassBench(Emulator& emulator, const std::vector<OpenClPeer>& peers, const PeerClass& row, int runs)
        : m_emulator(emulator), m_peers(peers), m_row(row), m_runs(runs), m_data(classData(row))
    {
        m_module.ptx = ptxOf(row);
    }

    /// In the order of the table's columns.
    std::vector<double> speeds()
    {
        const Loop emulated = [this](unsigned rounds) { emulate(rounds); };
        std::vector<double> all{speedOf(m_row, emulated, m_runs)};
        const std::vector<std::byte> right = emulate(leastRounds);
        for (const OpenClPeer& peer : m_peers)
            for (const bool hasBarriers : barriersOf(peer))
                all.push_back(
                    orNothing(peer.name + ", " + m_row.name, [&] { return openClSpeed(peer, hasBarriers, right); }));
        ClassData data = m_data;
        m_row.cpp(data, leastRounds);
        data.values.resize(right.size());
        compare("C++", right, data.values);
        data = m_data;
        const Loop plain = [&](unsigned rounds) { m_row.cpp(data, rounds); };
        all.push_back(speedOf(m_row, plain, m_runs));
        return all;
    }

private:
    std::vector<std::byte> emulate(unsigned rounds)
    {
        const Plan plan = planOf(m_row, m_data, rounds);
        return checked(m_emulator.run(plan, std::span(&m_module, 1), Image(), {}, {})).picture;
    }

    double openClSpeed(const OpenClPeer& peer, bool hasBarriers, const std::vector<std::byte>& right) const
    {
        std::vector<std::byte> result(right.size());
        const cl::Buffer values = peer.buffer(std::span<const std::byte>(m_data.values)),
                         results = peer.buffer(std::span<const std::byte>(result)),
                         memory = peer.buffer(std::span<const unsigned>(m_data.memory));
        cl::Image2D image; // an argument is not kept by its kernel
        cl::Kernel kernel = peer.compiled(openClOf(m_row, hasBarriers), "k");
        kernel.setArg(0, values);
        kernel.setArg(1, results);
        kernel.setArg(2, memory);
        if (usesTexture(m_row))
            kernel.setArg(4, image = peer.image(m_data.texels));
        const Loop loop = [&](unsigned rounds) {
            kernel.setArg(3, cl_uint{rounds});
            peer.run(kernel, cl::NDRange(items), cl::NDRange(threads));
        };
        loop(leastRounds);
        peer.read(results, std::span(result));
        compare(peer.name, right, result);
        return speedOf(m_row, loop, m_runs);
    }

    void compare(const std::string& peer, const std::vector<std::byte>& right,
                 const std::vector<std::byte>& result) const
    {
        const double apart = difference(m_row, right, result);
        if (!(apart <= 1))
            std::fprintf(stderr, "%s, %s: differs from the emulator by %g times what is tolerated\n", peer.c_str(),
                         m_row.name, apart);
    }

    Emulator& m_emulator;
    const std::vector<OpenClPeer>& m_peers;
    const PeerClass& m_row;
    int m_runs;
    ClassData m_data;
    CompiledModule m_module;
};

// Whole kernels

/// What interprets OpenCL has a picture of this side, and its time is multiplied.
constexpr int smallSide = 128;

struct KernelText {
    const char* operation;
    const char* title;
    const char* openCl;
};

constexpr KernelText kernelTexts[] = {{"sobel", "Sobel `shared`", sobelOpenCl},
                                      {"blur", "blur `shared`, 9×9, RGB", blurOpenCl}};

/// A kernel with its picture.
struct KernelCase {
    KernelText text;
    Image picture;
    Plan plan;
    CompiledModule code;

    /// The filter's weights, of a kernel that has them.
    std::vector<float> weights() const
    {
        if (plan.buffers.size() < 3)
            return {};
        std::vector<float> values(plan.buffers[2].content.size() / sizeof(float));
        std::memcpy(values.data(), plan.buffers[2].content.data(), plan.buffers[2].content.size());
        return values;
    }
};

class KernelBench
{
public:
    KernelBench(Emulator& emulator, const std::vector<OpenClPeer>& peers, int runs)
        : m_emulator(emulator), m_peers(peers), m_toolchain(ToolchainOptions::fromEnvironment()), m_runs(runs)
    {
    }

    /// In the order of the table's columns.
    std::vector<double> times(const KernelText& text, int width, int height)
    {
        const KernelCase whole = caseOf(text, width, height);
        const std::vector<std::byte> right = emulate(whole, {});
        std::vector<double> all{leastMs([&] { emulate(whole, {}); }, m_runs),
                                leastMs([&] { emulate(whole, {.counters = true}); }, m_runs)};
        for (const OpenClPeer& peer : m_peers)
            all.push_back(orNothing(peer.name + ", " + text.title, [&]() -> double {
                if (!peer.isInterpreter)
                    return openClMs(peer, whole, right);
                if (width * height > 512 * 512)
                    return -1;
                const KernelCase small = caseOf(text, smallSide, smallSide);
                return openClMs(peer, small, emulate(small, {})) * width * height / (smallSide * smallSide);
            }));
        all.push_back(plainMs(whole, right));
        return all;
    }

    std::string compiler() { return caseOf(kernelTexts[0], smallSide, smallSide).code.compiler; }

private:
    KernelCase caseOf(const KernelText& text, int width, int height)
    {
        const Operation& operation = m_registry.operation(text.operation);
        KernelCase made{text, m_registry.prepared(operation, makeSample("board", width, height)), {}, {}};
        Recipe recipe;
        recipe.operation = text.operation;
        recipe.strategy = "shared";
        recipe.block = {16, 16};
        made.plan = m_registry.plan(m_registry.completed(recipe), Inputs(made.picture));
        made.code = m_toolchain.compile(
            CompilerChoice::Auto,
            {made.plan.sources[0], made.plan.definitions, std::max(75, made.plan.minimumCapability), false}, {});
        return made;
    }

    std::vector<std::byte> emulate(const KernelCase& of, const Observation& observation)
    {
        return checked(m_emulator.run(of.plan, std::span(&of.code, 1), of.picture, observation, {})).picture;
    }

    double openClMs(const OpenClPeer& peer, const KernelCase& of, const std::vector<std::byte>& right) const
    {
        const Launch& launch = of.plan.launches[0];
        std::vector<std::byte> result(right.size());
        const cl::Buffer input = peer.buffer(of.picture.bytes()),
                         output = peer.buffer(std::span<const std::byte>(result));
        cl::Buffer filter;
        const std::vector<float> weights = of.weights();
        cl::Kernel kernel = peer.compiled(of.text.openCl, of.text.operation);
        kernel.setArg(0, input);
        kernel.setArg(1, output);
        kernel.setArg(2, of.picture.width());
        kernel.setArg(3, of.picture.height());
        cl_uint next = 4;
        if (!weights.empty()) {
            kernel.setArg(next++, filter = peer.buffer(std::span(weights)));
            kernel.setArg(next++, filterWidth(weights));
        }
        kernel.setArg(next, cl::Local(launch.dynamicSharedBytes));
        const cl::NDRange group(launch.block.x, launch.block.y);
        const cl::NDRange all(launch.grid.x * launch.block.x, launch.grid.y * launch.block.y);
        const double ms = leastMs(
            [&] {
                peer.write(input, of.picture.bytes());
                peer.run(kernel, all, group);
                peer.read(output, std::span(result));
            },
            m_runs);
        compare(peer.name, of, right, result);
        return ms;
    }

    double plainMs(const KernelCase& of, const std::vector<std::byte>& right) const
    {
        Bytes picture{of.picture.width(), of.picture.height(), channelCount(of.picture.format()), {}};
        for (const std::byte value : of.picture.bytes())
            picture.values.push_back(std::to_integer<std::uint8_t>(value));
        const std::vector<float> weights = of.weights();
        std::vector<std::uint8_t> result(right.size());
        const double ms = leastMs(
            [&] {
                if (weights.empty())
                    sobelRows(picture, result);
                else
                    blurRows(picture, weights, filterWidth(weights), result);
            },
            m_runs);
        compare("C++", of, right, std::as_bytes(std::span(result)));
        return ms;
    }

    static int filterWidth(const std::vector<float>& weights)
    {
        int width = 1;
        while (static_cast<std::size_t>(width) * width < weights.size())
            ++width;
        return width;
    }

    /// Sums of floats may round to the next level.
    static void compare(const std::string& peer, const KernelCase& of, std::span<const std::byte> right,
                        std::span<const std::byte> result)
    {
        int most = 0;
        for (std::size_t i = 0; i < right.size(); ++i)
            most = std::max(most, std::abs(std::to_integer<int>(right[i]) - std::to_integer<int>(result[i])));
        if (most > 1)
            std::fprintf(stderr, "%s, %s: differs from the emulator by up to %d levels\n", peer.c_str(), of.text.title,
                         most);
    }

    Emulator& m_emulator;
    const std::vector<OpenClPeer>& m_peers;
    Registry m_registry;
    Toolchain m_toolchain;
    int m_runs;
};

} // namespace

int main(int argc, char** argv)
{
    int runs = 5;
    std::string only;
    for (int i = 1; i < argc; ++i) {
        if (std::atoi(argv[i]) > 0)
            runs = std::atoi(argv[i]);
        else
            only = argv[i];
    }
    const auto chosen = [&only](const char* name) { return std::string(name).find(only) != std::string::npos; };
    if (!canRunPlainLoops()) {
        std::puts("The loops of C++ are compiled for x86-64-v3, which this processor lacks.");
        return 1;
    }
    Emulator emulator({.threads = 1});
    const std::vector<OpenClPeer> peers = openClPeers();
    KernelBench kernels(emulator, peers, runs);
    std::printf("Emulator: kernels compiled by %s\n", kernels.compiler().c_str());
    for (const OpenClPeer& peer : peers)
        std::printf("%s: %s, %s\n", peer.name.c_str(), peer.version.c_str(), peer.deviceName.c_str());

    std::printf("\nM warp instructions a second\n\n");
    std::vector<std::string> columns{"class", "emulator"};
    for (const OpenClPeer& peer : peers)
        for (const bool hasBarriers : barriersOf(peer))
            columns.push_back(peer.name + (hasBarriers ? ", barriers" : ""));
    columns.emplace_back("C++");
    printHeader(columns);
    for (const PeerClass& row : peerClasses())
        if (chosen(row.name))
            printRow(row.name, ClassBench(emulator, peers, row, runs).speeds());

    std::printf("\nms\n\n");
    columns = {"kernel", "emulator", "with counters"};
    for (const OpenClPeer& peer : peers)
        columns.push_back(peer.name);
    columns.emplace_back("C++");
    printHeader(columns);
    for (const KernelText& text : kernelTexts)
        for (const auto& [width, height] : {std::pair{512, 512}, std::pair{1920, 1080}})
            if (chosen(text.title))
                printRow(std::string(text.title) + ", " + std::to_string(width) + "×" + std::to_string(height),
                         kernels.times(text, width, height));
    return 0;
}
