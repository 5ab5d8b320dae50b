// tilescope-ship-kernels FILE LESSONS: compiles the built-in kernels, also with their mistakes, and those of the
// lessons in a folder. Clang compiles them, whose PTX every driver takes that knows the architecture. FILE is for
// ShippedKernels. Runs when a package is built.

#include "gpu/compile/shipped_kernels.h"
#include "gpu/compile/toolchain.h"
#include "gpu/files/regular_file.h"
#include "gpu/lesson/lesson_runs.h"
#include "gpu/run/plan_code.h"

#include <algorithm>
#include <cstdio>
#include <filesystem>
#include <future>
#include <stdexcept>
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

/// Of every run of the lessons in the folders of this folder.
std::vector<Recipe> lessonRecipes(const std::filesystem::path& lessons, const Registry& registry)
{
    std::vector<Recipe> recipes;
    for (const auto& folder : std::filesystem::directory_iterator(lessons)) {
        if (!folder.is_directory())
            continue;
        LessonFiles files{folder.path().filename().string(), {}};
        for (const auto& file : std::filesystem::directory_iterator(folder))
            files.contents[file.path().filename().string()] = readRegularFile(file.path(), longestLessonFile);
        const LessonRead read = readLesson(files);
        if (!read.lesson)
            throw std::runtime_error(folder.path().string() + " holds no lesson");
        for (const auto& [name, run] : read.lesson->runs)
            recipes.push_back(lessonRecipe(run, registry));
    }
    return recipes;
}

int shipKernels(const char* file, const char* lessons)
{
    const Registry registry;
    const std::vector<CompileRequest> requests = builtinRequests(registry, lessonRecipes(lessons, registry));
    const std::size_t threads = std::max(1U, std::thread::hardware_concurrency());
    std::vector<std::future<std::vector<ShippedKernels::Entry>>> parts;
    for (std::size_t i = 0; i < threads; ++i)
        parts.push_back(std::async(std::launch::async, [&, i] { return compileSome(requests, i, threads); }));
    std::vector<ShippedKernels::Entry> entries;
    for (auto& part : parts)
        for (ShippedKernels::Entry& entry : part.get())
            entries.push_back(std::move(entry));
    ShippedKernels::write(file, entries);
    std::printf("%zu of %zu kernels shipped\n", entries.size(), requests.size());
    return entries.empty() ? 1 : 0;
}

} // namespace

int main(int argc, char** argv)
{
    if (argc != 3) {
        std::fprintf(stderr, "usage: tilescope-ship-kernels FILE LESSONS\n");
        return 2;
    }
    try {
        return shipKernels(argv[1], argv[2]);
    } catch (const std::exception& error) {
        std::fprintf(stderr, "tilescope-ship-kernels: %s\n", error.what());
        return 1;
    }
}
