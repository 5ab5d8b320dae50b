// Times every strategy on every workload on this machine's GPU, with the launch and copy floors of the same run.
//   bench_gpu [--op A,B] [--strategy A,B] [--size 512,4096] [--workload B=31,B=101] [--block 32x8] [--json FILE]
//             [--compile-time-sizes] [--no-counters] [--time MS]
// At 512² a result is compared with the CPU reference, on larger pictures with the operation's first strategy.

#include "gpu/cuda/cuda_backend.h"
#include "gpu/operations/registry.h"
#include "gpu/run/check.h"
#include "gpu/run/fitting_block.h"
#include "gpu/run/runner.h"
#include "gpu/run/runner_options.h"
#include "gpu/run/sweep.h"
#include "tests/bench/gpu/row.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <cstring>
#include <fstream>
#include <map>
#include <sstream>

using namespace tilescope;
using namespace tilescope::bench;

namespace
{

struct Options {
    Selection workloads;
    std::vector<std::string> strategies;
    std::optional<BlockSize> block;
    std::string jsonFile;
    bool counters = true, compileTimeSizes = false;
    /// For each row, most of which settle in a twentieth of it; passes of 60 ms can be repeated twenty times hot and
    /// cold.
    double maxMeasureMs = 4000;
};

std::vector<std::string> listOf(const std::string& text)
{
    std::vector<std::string> items;
    std::stringstream stream(text);
    for (std::string item; std::getline(stream, item, ',');)
        items.push_back(item);
    return items;
}

Options parse(int argc, char** argv)
{
    Options options;
    for (int i = 1; i < argc; ++i) {
        const std::string option = argv[i];
        if (option == "--no-counters") {
            options.counters = false;
            continue;
        }
        if (option == "--compile-time-sizes") {
            options.compileTimeSizes = true;
            continue;
        }
        if (i + 1 == argc)
            throw std::runtime_error(option + " wants a value.");
        const std::string value = argv[++i];
        if (option == "--op")
            options.workloads.operations = listOf(value);
        else if (option == "--strategy")
            options.strategies = listOf(value);
        else if (option == "--size")
            for (const std::string& side : listOf(value))
                options.workloads.sides.push_back(std::stoi(side));
        else if (option == "--workload")
            options.workloads.titles = listOf(value);
        else if (option == "--block")
            options.block = parseBlockSize(value);
        else if (option == "--time")
            options.maxMeasureMs = std::stod(value);
        else if (option == "--json")
            options.jsonFile = value;
        else
            throw std::runtime_error("There is no option " + option + ".");
    }
    return options;
}

/// Noise: gives data-dependent kernels no shortcut, and all neighbours differ.
ImagePtr noise(const Workload& workload)
{
    Image image(workload.width, workload.height, workload.colour ? PixelFormat::Rgb8 : PixelFormat::Grey8);
    std::uint32_t state = 1;
    for (std::byte& value : image.bytes()) {
        state = state * 1664525u + 1013904223u;
        value = static_cast<std::byte>(state >> 24);
    }
    return std::make_shared<const Image>(std::move(image));
}

/// The difference between two results of one operation.
std::string compared(const Image& picture, const Image& expected, const Tolerance& tolerance)
{
    if (picture.bytes().size() != expected.bytes().size())
        return "another size";
    const CheckReport check = compare(picture, expected, tolerance);
    const std::string most = std::to_string(check.maxAbsDifference);
    if (check.mismatches == 0)
        return check.differing == 0 ? "equal" : "within " + most;
    return "**" + std::to_string(check.mismatches) + " wrong**, by up to " + most;
}

class Bench
{
public:
    explicit Bench(const Options& options) : m_options(options), m_runner(RunnerOptions::fromEnvironment()) {}

    bool hasGpu() const { return m_runner.device().device.has_value(); }
    const Runner& runner() const { return m_runner; }

    std::vector<Row> rowsOf(const Workload& workload)
    {
        const ImagePtr image = noise(workload);
        const Operation& operation = m_runner.registry().operation(workload.operation);
        std::vector<Row> rows;
        ImagePtr first;
        for (const Strategy& strategy : operation.strategies) {
            const auto& wanted = m_options.strategies;
            if (!wanted.empty() && std::find(wanted.begin(), wanted.end(), strategy.name) == wanted.end())
                continue;
            rows.push_back(rowOf(workload, operation, strategy, image, first));
            std::fprintf(stderr, "%6.1f s  %s %s %d %s\n", seconds(), workload.operation.c_str(),
                         workload.title.c_str(), workload.width, strategy.name.c_str());
        }
        return rows;
    }

    double seconds() const { return std::chrono::duration<double>(std::chrono::steady_clock::now() - m_start).count(); }

private:
    Row rowOf(const Workload& workload, const Operation& operation, const Strategy& strategy, const ImagePtr& image,
              ImagePtr& first)
    {
        Row row{workload, strategy.name, strategy.after, strategy.expects, {}, {}, {}};
        RunRequest request;
        request.recipe.operation = operation.name;
        request.recipe.strategy = strategy.name;
        request.recipe.block = m_options.block.value_or(operation.defaultBlock);
        request.recipe.parameters = workload.parameters;
        request.recipe.backend = BackendChoice::Cuda;
        request.recipe.compileTimeSizes = m_options.compileTimeSizes;
        request.recipe.counters = m_options.counters && workload.counted ? CounterMode::Auto : CounterMode::None;
        request.image = image;
        request.annotate = false;
        request.maxMeasureMs = m_options.maxMeasureMs;
        request.check = workload.width <= 512 && operation.name != "covariance";
        try {
            row.report = runWithFittingBlock(request);
        } catch (const CudaError&) {
            throw;
        } catch (const std::runtime_error& error) {
            row.reason = error.what();
            return row;
        }
        if (!row.report->picture) {
            row.agreement = "no picture";
        } else if (request.check && row.report->check) {
            const CheckReport& check = *row.report->check;
            row.agreement =
                check.mismatches == 0 ? "= reference" : "**" + std::to_string(check.mismatches) + " wrong**";
        } else if (first) {
            row.agreement =
                compared(*row.report->picture, *first, operation.toleranceOf(row.report->recipe, *image, *first));
        } else {
            row.agreement = "first";
        }
        if (!first)
            first = row.report->picture;
        row.report->picture.reset();
        row.report->reference.reset();
        return row;
    }

    /// With the block named in the strategy's refusal of the operation's default.
    Report runWithFittingBlock(RunRequest request)
    {
        try {
            return m_runner.run(request, {});
        } catch (const SettingError& error) {
            const std::optional<BlockSize> block = namedBlock(error.field, error.nearest);
            if (!block)
                throw;
            request.recipe.block = *block;
            return m_runner.run(request, {});
        }
    }

    Options m_options;
    Runner m_runner;
    std::chrono::steady_clock::time_point m_start = std::chrono::steady_clock::now();
};

int timeAll(const Options& options)
{
    Bench bench(options);
    if (!bench.hasGpu()) {
        std::printf("Nothing to time: %s\n", english(bench.runner().device().reason).c_str());
        return 0;
    }
    std::vector<Row> rows;
    for (const Workload& workload : chosen(allWorkloads(), options.workloads)) {
        const std::vector<Row> more = bench.rowsOf(workload);
        std::fputs(tableOf(more).c_str(), stdout);
        std::fflush(stdout);
        rows.insert(rows.end(), more.begin(), more.end());
    }
    const auto settled = std::count_if(rows.begin(), rows.end(), [](const Row& row) { return row.isSettled(); });
    const auto timed = std::count_if(rows.begin(), rows.end(), [](const Row& row) { return row.hotUs().has_value(); });
    std::printf("\n%s, %zu rows in %.0f s; %td of %td times are settled\n",
                bench.runner().device().device->name.c_str(), rows.size(), bench.seconds(), settled, timed);
    if (!options.jsonFile.empty())
        std::ofstream(options.jsonFile) << toJson(rows).dump(1, ' ', false, nlohmann::json::error_handler_t::replace)
                                        << "\n";
    return std::any_of(rows.begin(), rows.end(),
                       [](const Row& row) { return row.agreement.find("wrong") != std::string::npos; })
               ? 1
               : 0;
}

} // namespace

int main(int argc, char** argv)
{
    try {
        return timeAll(parse(argc, argv));
    } catch (const std::exception& error) {
        std::fprintf(stderr, "%s\n", error.what());
        return 2;
    }
}
