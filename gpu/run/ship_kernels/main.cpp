// tilescope-ship-kernels FILE: compiles the built-in kernels with clang, whose PTX every driver takes that knows the
// architecture, and writes them for ShippedKernels. Runs when a package is built.

#include "gpu/compile/shipped_kernels.h"
#include "gpu/compile/toolchain.h"
#include "gpu/run/plan_code.h"

#include <algorithm>
#include <cstdio>
#include <future>
#include <thread>

namespace
{

using namespace tilescope;

/// Every `step`th request from `first` on; those that clang cannot compile are left out, with a line that says so.
std::vector<ShippedKernels::Entry> compileSome(const std::vector<CompileRequest>& requests, std::size_t first,
                                               std::size_t step)
{
    ToolchainOptions options = ToolchainOptions::fromEnvironment();
    options.shippedKernels.clear();
    Toolchain toolchain(options);
    std::vector<ShippedKernels::Entry> entries;
    for (std::size_t i = first; i < requests.size(); i += step)
        try {
            entries.push_back({requests[i], toolchain.compile(CompilerChoice::Clang, requests[i], {})});
        } catch (const std::exception& error) {
            std::fprintf(stderr, "not shipped: %s: %s\n", requests[i].source.name.c_str(), error.what());
        }
    return entries;
}

} // namespace

int main(int argc, char** argv)
{
    if (argc != 2) {
        std::fprintf(stderr, "usage: tilescope-ship-kernels FILE\n");
        return 2;
    }
    const std::vector<CompileRequest> requests = builtinRequests(Registry());
    const std::size_t threads = std::max(1U, std::thread::hardware_concurrency());
    std::vector<std::future<std::vector<ShippedKernels::Entry>>> parts;
    for (std::size_t i = 0; i < threads; ++i)
        parts.push_back(std::async(std::launch::async, [&, i] { return compileSome(requests, i, threads); }));
    std::vector<ShippedKernels::Entry> entries;
    for (auto& part : parts)
        for (ShippedKernels::Entry& entry : part.get())
            entries.push_back(std::move(entry));
    try {
        ShippedKernels::write(argv[1], entries);
    } catch (const std::exception& error) {
        std::fprintf(stderr, "tilescope-ship-kernels: %s\n", error.what());
        return 1;
    }
    std::printf("%zu of %zu kernels shipped\n", entries.size(), requests.size());
    return entries.empty() ? 1 : 0;
}
