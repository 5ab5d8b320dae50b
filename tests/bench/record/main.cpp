// Records runs on this machine's GPU for resources/recorded: each strategy at its defaults on the first pictures of the
// window, the runs of the lessons, and those of the texts.
//   bench_record LESSONS FILE     LESSONS is resources/lessons, FILE the JSON that is written

#include "gpu/lesson/lesson_runs.h"
#include "gpu/operations/experiment.h"
#include "gpu/run/fitting_block.h"
#include "gpu/run/recorded_runs.h"
#include "gpu/run/runner.h"
#include "gpu/run/runner_options.h"

#include <nlohmann/json.hpp>

#include <chrono>
#include <cstdio>
#include <ctime>
#include <filesystem>
#include <fstream>
#include <sstream>
#include <utility>

using namespace tilescope;

namespace
{

std::string contentOf(const std::filesystem::path& path)
{
    std::ifstream file(path);
    std::ostringstream text;
    text << file.rdbuf();
    return text.str();
}

Lesson lessonIn(const std::filesystem::path& folder)
{
    LessonFiles files{folder.filename().string(), {}};
    for (const auto& entry : std::filesystem::directory_iterator(folder))
        files.contents[entry.path().filename().string()] = contentOf(entry.path());
    LessonRead read = readLesson(files);
    if (!read.lesson)
        throw std::runtime_error(folder.string() + ": " + read.faults.front().message);
    return *read.lesson;
}

struct Recorder {
    Runner runner{RunnerOptions::fromEnvironment()};
    RecordedRuns recorded;

    /// Runs it unless it is there; a run that the GPU or the strategy refuses is left out.
    void record(Recipe recipe, const std::string& imageName)
    {
        recipe.backend = BackendChoice::Cuda;
        if (recipe.source)
            return; // the kernels of lessons change; only built-in ones are recorded
        const ImagePtr image = lessonSample(imageName);
        if (findRecorded(recorded, recipe, imageName, runner.registry()))
            return;
        const std::string name =
            recipe.operation + " " + recipe.strategy + " " + toText(recipe.block) + " " + imageName;
        try {
            RunRequest request;
            request.recipe = recipe;
            request.image = image;
            request.imageName = imageName;
            request.annotate = false;
            request.check = false;
            Report report = runner.run(request, {});
            std::printf("%-60s %10.2f us%s\n", name.c_str(), report.time->medianUs,
                        report.time->settled ? "" : ", not settled");
            recorded.runs.push_back(std::move(report));
        } catch (const SettingError& error) {
            std::printf("%-60s %s\n", name.c_str(), error.what());
        }
        std::fflush(stdout);
    }
};

/// Each strategy in its operation's default block, or in the nearest one that it takes.
void recordDefaults(Recorder& recorder, const std::string& imageName)
{
    const Registry& registry = recorder.runner.registry();
    for (const Operation& operation : registry.operations())
        for (const Strategy& strategy : operation.strategies) {
            Recipe recipe;
            recipe.operation = operation.name;
            recipe.strategy = strategy.name;
            recipe.block = operation.defaultBlock;
            try {
                registry.checkBlock(registry.completed(recipe));
            } catch (const SettingError& error) {
                if (error.nearest)
                    recipe.block = parseBlockSize(toText(*error.nearest));
            }
            recorder.record(recipe, imageName);
        }
}

std::string today()
{
    const std::time_t now = std::time(nullptr);
    char text[16];
    std::strftime(text, sizeof text, "%Y-%m-%d", std::gmtime(&now));
    return text;
}

} // namespace

int main(int argc, char** argv)
try {
    if (argc != 3) {
        std::fprintf(stderr, "bench_record LESSONS FILE\n");
        return 2;
    }
    Recorder recorder;
    recorder.recorded.date = today();
    recorder.recorded.from = "tests/bench/record";
    for (const char* picture : {"sample:board@1024x768", "sample:board@512x512"})
        recordDefaults(recorder, picture);
    const Registry& registry = recorder.runner.registry();
    for (const auto& entry : std::filesystem::directory_iterator(argv[1]))
        if (entry.is_directory()) {
            const Lesson lesson = lessonIn(entry.path());
            for (const auto& [name, run] : lesson.runs)
                recorder.record(lessonRecipe(run, registry), run.image);
        }
    for (const Operation* operation : experimentsOf(registry))
        for (const ExperimentRun& run : operation->experiment->runs)
            recorder.record(recipeOf(registry, *operation, run, false), operation->experiment->image);
    // A line for each run, so that a later recording is compared by runs.
    nlohmann::json document = toJson(recorder.recorded);
    const nlohmann::json runs = std::exchange(document["runs"], nullptr);
    document.erase("runs");
    std::string head = document.dump();
    head.pop_back();
    std::ofstream file(argv[2]);
    file << head << ",\"runs\":[\n";
    for (std::size_t i = 0; i < runs.size(); ++i)
        file << runs[i].dump() << (i + 1 < runs.size() ? ",\n" : "\n");
    file << "]}\n";
    std::printf("%zu runs\n", recorder.recorded.runs.size());
    return file ? 0 : 1;
} catch (const std::exception& error) {
    std::fprintf(stderr, "%s\n", error.what());
    return 1;
}
