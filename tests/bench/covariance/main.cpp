// The covariance of images in a file, by all GPUs, beside reading the file and doing nothing else.
//   bench_covariance make FILE COUNT WIDTH HEIGHT [sparse]   sparse: noise at both ends, and a hole between
//   bench_covariance FILE [COUNT]                            both, from the disk (cache dropped first) and again

#include "gpu/cuda/backend/piece_reader.h"
#include "gpu/cuda/device.h"
#include "gpu/files/regular_file.h"
#include "gpu/operations/covariance/layout.h"
#include "gpu/operations/registry.h"
#include "gpu/run/runner.h"
#include "gpu/run/runner_options.h"

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <fstream>
#include <random>
#include <string>
#include <vector>

#include <fcntl.h>
#include <unistd.h>

using namespace tilescope;

namespace
{

using Clock = std::chrono::steady_clock;

double secondsSince(Clock::time_point begin) { return std::chrono::duration<double>(Clock::now() - begin).count(); }

int make(const std::string& path, std::int64_t count, int width, int height, bool isSparse)
{
    std::string head = "{'descr': '|u1', 'fortran_order': False, 'shape': (" + std::to_string(count) + ", " +
                       std::to_string(height) + ", " + std::to_string(width) + "), }";
    head.resize(117, ' ');
    std::ofstream file(path, std::ios::binary);
    file << "\x93NUMPY\x01" << '\0' << static_cast<char>(head.size() + 1) << '\0' << head << '\n';
    const std::int64_t whole = count * width * height, begin = file.tellp();
    constexpr std::int64_t pieceBytes = 64 << 20;
    std::vector<std::uint64_t> noise(pieceBytes / sizeof(std::uint64_t));
    std::mt19937_64 random(1);
    std::ranges::generate(noise, random);
    for (std::int64_t at = 0; at < whole && file; at += pieceBytes) {
        if (isSparse && at == pieceBytes && whole > 3 * pieceBytes) {
            at = whole - pieceBytes;
            file.seekp(begin + at);
        }
        std::rotate(noise.begin(), noise.begin() + 1 + at / pieceBytes % 1000, noise.end());
        file.write(reinterpret_cast<const char*>(noise.data()), std::min(pieceBytes, whole - at));
    }
    file.close();
    std::printf("%s: %lld images of %dx%d, %.1f GB%s\n", path.c_str(), static_cast<long long>(count), width, height,
                static_cast<double>(whole) / 1e9, file ? "" : ", not written whole");
    return file ? 0 : 1;
}

/// So that the file is read from the disk.
void dropFromCache(const std::string& path)
{
    const FileDescriptor file = openRegularFile(path);
    fsync(file.number());
    posix_fadvise(file.number(), 0, 0, POSIX_FADV_DONTNEED);
}

/// Seconds that the pieces of the plan take to be read into pinned memory.
double readAlone(const Plan& plan)
{
    cuda::PieceReader reader(plan);
    const auto begin = Clock::now();
    reader.start();
    for (int piece = 0; piece < plan.repetition.times; ++piece) {
        for (std::size_t gpu = 0; gpu < plan.shares.gpus(); ++gpu)
            (void)reader.wait(gpu, piece, {});
        reader.release(piece);
    }
    return secondsSince(begin);
}

int measure(const std::string& path, std::int64_t count)
{
    RunnerOptions options = RunnerOptions::fromEnvironment();
    options.loadFile = loadStoredImages;
    Runner runner(options);
    if (!runner.device().device) {
        std::printf("%s\n", english(runner.device().reason).c_str());
        return 0;
    }
    RunRequest request;
    request.recipe.operation = "covariance";
    request.recipe.strategy = "nccl";
    request.recipe.block = {32, 4};
    request.recipe.backend = BackendChoice::Cuda;
    request.recipe.counters = CounterMode::None;
    request.recipe.parameters = {{"data", std::string("file")}, {"file", path}, {"rows", count}};
    request.image = std::make_shared<const Image>(1, 1, PixelFormat::Grey8);
    request.depth = RunDepth::Full;
    request.check = request.annotate = false;

    const Recipe recipe = runner.registry().completed(request.recipe);
    Inputs inputs(*request.image);
    inputs.files["file"] = loadStoredImages(runner.registry().operation("covariance").files(recipe).front(), {});
    inputs.gpus = static_cast<int>(gpusHere(options).size());
    const Plan plan = operations::planPieces(recipe, inputs);
    if (!plan.storedPieces.images) {
        std::puts("So few images are loaded as a whole.");
        return 1;
    }
    std::uint64_t bytes = 0;
    for (const auto& [first, end] : plan.storedPieces.ranges)
        bytes += static_cast<std::uint64_t>(end - first) * plan.storedPieces.images->bytesOfImage();
    const auto print = [&](const char* what, double seconds) {
        std::printf("%-28s %8.3f s  %6.2f GB/s\n", what, seconds, static_cast<double>(bytes) / seconds / 1e9);
        std::fflush(stdout);
    };
    std::printf("%d x %s, %.1f GB in %d pieces each\n", inputs.gpus, runner.device().device->name.c_str(),
                static_cast<double>(bytes) / 1e9, plan.repetition.times);
    cuda::makeDeviceCurrent(runner.device().device->ordinal);
    const auto memory = static_cast<std::uint64_t>(sysconf(_SC_PHYS_PAGES)) * sysconf(_SC_PAGESIZE);
    const auto both = [&](const std::string& from, bool isCold) {
        if (isCold)
            dropFromCache(path);
        const double alone = readAlone(plan);
        print(("reading alone, " + from).c_str(), alone);
        if (isCold)
            dropFromCache(path);
        const Report report = runner.run(request, {});
        const double all = report.time->medianUs / 1e6;
        print(("covariance, " + from).c_str(), all);
        for (const Message& note : report.notes)
            std::printf("    %s\n", english(note).c_str());
        std::printf("%.1f %% of the reading speed\n", 100 * alone / all);
    };
    if (bytes > memory)
        both("larger than the memory", true);
    else
        for (const bool isCold : {true, true, false, false}) // the first run loads code and connects the GPUs
            both(isCold ? "from the disk" : "from the cache", isCold);
    return 0;
}

} // namespace

int main(int argc, char** argv)
{
    const std::vector<std::string> words(argv + 1, argv + argc);
    if (words.size() >= 5 && words[0] == "make")
        return make(words[1], std::atoll(words[2].c_str()), std::atoi(words[3].c_str()), std::atoi(words[4].c_str()),
                    words.size() > 5 && words[5] == "sparse");
    if (words.empty() || words.size() > 2) {
        std::fputs("bench_covariance make FILE COUNT WIDTH HEIGHT [sparse] | FILE [COUNT]\n", stderr);
        return 2;
    }
    return measure(words[0], words.size() > 1 ? std::atoll(words[1].c_str()) : 200'000'000);
}
