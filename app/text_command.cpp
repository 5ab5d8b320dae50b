#include "app/commands.h"

#include "app/files.h"
#include "app/interrupt.h"
#include "app/operations.h"
#include "app/program.h"
#include "app/strategy_runs.h"
#include "app/tables/tables.h"
#include "app/terminal.h"
#include "gpu/model/gpu_model.h"
#include "gpu/operations/experiment_table.h"
#include "gpu/operations/registry.h"
#include "gpu/recipe/json/enum_names.h"
#include "gpu/run/runner.h"
#include "gpu/run/sweep.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <cstdio>

namespace tilescope
{

namespace
{

/// The table with these lines under each of its last rows: those before them are its titles.
std::string withLines(const std::string& table, const std::vector<std::string>& lines)
{
    const auto count = static_cast<std::size_t>(std::ranges::count(table, '\n'));
    std::string text;
    std::size_t begin = 0;
    for (std::size_t row = 0; row < count; ++row) {
        const std::size_t end = table.find('\n', begin) + 1;
        text += table.substr(begin, end - begin);
        if (row + lines.size() >= count)
            text += lines[row + lines.size() - count];
        begin = end;
    }
    return text;
}

int listTexts(const Registry& registry)
{
    std::vector<std::vector<std::string>> rows;
    std::vector<std::string> sources;
    for (const Operation* operation : experimentsOf(registry)) {
        rows.push_back({operation->experiment->id, operation->name, operation->experiment->title});
        sources.push_back(wrapped(operation->text, 4));
    }
    print(stdout, withLines(alignedTable(rows), sources));
    return 0;
}

/// The rows as a table, and under each its sentence.
std::string comparisonText(const ExperimentTable& table)
{
    const bool hasOthers = !table.otherLaunches.empty();
    std::vector<std::vector<std::string>> rows{{"compared", "figure", "text", "Tilescope"}};
    if (hasOthers)
        rows.front().push_back("Tilescope without " + table.otherLaunches);
    rows.front().emplace_back("place");
    for (const ExperimentRow& row : table.rows) {
        rows.push_back({row.compared, row.quantity, row.textCell(), row.ourCell()});
        if (hasOthers)
            rows.back().push_back(row.mainCell());
        rows.back().push_back(row.claim.place.empty() ? "–" : row.claim.place);
    }
    std::vector<std::string> sentences;
    for (const ExperimentRow& row : table.rows)
        sentences.push_back(wrapped(row.sentence, 4));
    return withLines(alignedTable(rows), sentences);
}

std::string textOf(const ExperimentTable& table)
{
    std::string text = wrapped(table.title) + wrapped("The text: " + table.source) +
                       wrapped("What it concludes: " + table.claim) + "\n";
    for (const std::string& sentence : table.setup)
        text += wrapped(sentence);
    text += "\nRatios, text and Tilescope: " + table.verdict + "\n" + comparisonText(table) +
            "\nFigures of each run:\n" + foldedTable(table.figures, 2);
    if (!table.missing.empty())
        text += "\nWithout a result:\n";
    for (const std::string& one : table.missing)
        text += wrapped(one);
    if (!table.remarks.empty())
        text += "\n";
    for (const std::string& remark : table.remarks)
        text += wrapped(remark);
    return text;
}

/// The recipes of the experiment's runs, with the settings of the command line.
std::vector<Recipe> recipesOf(const Arguments& arguments, const Runner& runner, const Operation& operation)
{
    const auto backend = fromName<BackendChoice>(arguments.backend, "backend");
    const bool isEmulated =
        backend == BackendChoice::Emulator || (backend == BackendChoice::Auto && !runner.device().device);
    std::vector<Recipe> recipes;
    for (const ExperimentRun& run : operation.experiment->runs) {
        Recipe recipe = recipeOf(runner.registry(), operation, run, isEmulated);
        recipe.backend = backend;
        recipe.compiler = fromName<CompilerChoice>(arguments.compiler, "compiler");
        if (arguments.gpu)
            recipe.gpu = gpuNamed(*arguments.gpu).name;
        recipes.push_back(std::move(recipe));
    }
    return recipes;
}

} // namespace

int textCommand(const Arguments& arguments)
{
    if (!arguments.text)
        return listTexts(Registry());
    Interrupt interrupt;
    Runner runner(runnerOptionsFor(arguments));
    const Operation& operation = experimentNamed(runner.registry(), *arguments.text);
    const Experiment& experiment = *operation.experiment;
    const std::vector<Recipe> recipes = recipesOf(arguments, runner, operation);
    checkOutputs(arguments, {});
    const OpenedPicture loaded = interrupt.compute([&] { return openImage(experiment.image, interrupt.token()); });
    RunControl control;
    control.stop = interrupt.token();

    std::vector<ExperimentOutcome> outcomes;
    const auto write = [&] {
        const ExperimentTable table = experimentTable(operation, outcomes);
        if (arguments.jsonFile != "-")
            print(stdout, textOf(table));
        std::fflush(stdout);
        if (!arguments.jsonFile.empty())
            writeJson(arguments.jsonFile, experimentJson(operation, outcomes), control.stop);
        if (!arguments.htmlFile.empty())
            writeText(arguments.htmlFile, program().textPage(table), control.stop);
    };
    const auto cut = [&] {
        print(stderr, "Interrupted: %zu of %zu runs were made and are written.\n", outcomes.size(), recipes.size());
    };
    const auto rescue = [&] {
        cut();
        write();
        flushStandardOutput();
    };
    bool isCut = false;
    try {
        for (const Recipe& recipe : recipes) {
            print(stderr, "%zu of %zu: %s %s\n", outcomes.size() + 1, recipes.size(), recipe.strategy.c_str(),
                  toText(recipe.block).c_str());
            RunRequest request;
            request.recipe = recipe;
            request.image = loaded.image;
            request.imageName = loaded.name;
            request.runs = arguments.runs > 0 ? arguments.runs : experiment.repetitions;
            SweepRow row = interrupt.compute([&] { return runSweepRow(runner, request, control); }, rescue);
            outcomes.push_back({std::move(row.report), english(row.reason)});
        }
    } catch (const Cancelled&) {
        cut();
        isCut = true;
    } catch (const std::exception&) {
        if (!outcomes.empty()) // no computed run is lost
            write();
        throw;
    }
    write();
    const auto isBad = [](const ExperimentOutcome& outcome) {
        if (!outcome.report || outcome.report->failed())
            return true;
        return !outcome.report->recipe.source && isWrong(*outcome.report); // else it is as wrong as it is printed
    };
    return isCut || std::ranges::any_of(outcomes, isBad) ? 1 : 0;
}

} // namespace tilescope
