#include "app/commands.h"

#include "app/files.h"
#include "app/interrupt.h"
#include "app/operations.h"
#include "app/recipes.h"
#include "app/strategy_runs.h"
#include "app/tables/tables.h"
#include "app/terminal.h"
#include "gpu/files/regular_file.h"
#include "gpu/recipe/json/json_reader.h"
#include "gpu/run/runner.h"
#include "gpu/run/sweep.h"
#include "gpu/run/sweep_table.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <ctime>
#include <exception>
#include <filesystem>
#include <functional>
#include <mutex>
#include <optional>
#include <thread>

namespace tilescope
{

namespace
{

bool isForKernelTuner(const std::string& file) { return file.ends_with(".kernel-tuner.json"); }

/// Its files have the times of one strategy.
void refuseSeveralStrategies(const Arguments& arguments, const std::vector<Recipe>& recipes)
{
    const auto another = std::ranges::find_if(
        recipes, [&](const Recipe& recipe) { return recipe.strategy != recipes.front().strategy; });
    if (isForKernelTuner(arguments.jsonFile) && another != recipes.end())
        throw UsageError("A file for Kernel Tuner (.kernel-tuner.json) has the times of one strategy; these are of " +
                         recipes.front().strategy + " and " + another->strategy + ". Give one with --strategy.");
}

/// The first parameter that has several values in the rows; empty if none has.
std::string sweptParameter(const std::vector<SweepRow>& rows)
{
    for (const auto& [name, value] : rows.front().recipe.parameters)
        for (const SweepRow& row : rows)
            if (const auto other = row.recipe.parameters.find(name);
                other != row.recipe.parameters.end() && other->second != value)
                return name;
    return {};
}

/// "2026-11-23T12:34:56Z"
std::string isoTime()
{
    const std::time_t now = std::time(nullptr);
    std::tm parts{};
    gmtime_r(&now, &parts);
    char text[32];
    std::strftime(text, sizeof text, "%Y-%m-%dT%H:%M:%SZ", &parts);
    return text;
}

std::string kernelTunerText(const std::vector<SweepRow>& rows)
{
    const std::string strategy = rows.empty() ? "" : rows.front().recipe.strategy,
                      parameter = rows.empty() ? "" : sweptParameter(rows), now = isoTime();
    return kernelTunerCache(rows, strategy, parameter, now)
               .dump(2, ' ', false, nlohmann::json::error_handler_t::replace) +
           "\n";
}

void writeRows(const Arguments& arguments, const SweepPart& part, const std::stop_token& stop)
{
    std::exception_ptr failure;
    const auto write = [&](const std::string& file, const auto& writes) {
        try {
            if (!file.empty())
                writes(file);
        } catch (const std::exception&) { // the other file may have room
            failure = std::current_exception();
        }
    };
    write(arguments.csvFile, [&](const std::string& file) { writeText(file, sweepCsv(part.rows), stop); });
    write(arguments.jsonFile, [&](const std::string& file) {
        if (isForKernelTuner(file))
            writeText(file, kernelTunerText(part.rows), stop);
        else
            writeJson(file, sweepJson(part), stop);
    });
    if (failure)
        std::rethrow_exception(failure);
}

/// While a sweep goes on, its files have the rows so far: a disk that is full is noticed before all has been measured.
/// What is no regular file, such as a pipe, is written once, at the end.
class RowKeeper
{
public:
    explicit RowKeeper(const Arguments& arguments) : m_files(arguments)
    {
        for (std::string* file : {&m_files.csvFile, &m_files.jsonFile})
            if (std::error_code error; *file == "-" || (std::filesystem::exists(*file, error) &&
                                                        !std::filesystem::is_regular_file(*file, error)))
                file->clear();
    }

    /// Writes at most every few seconds.
    void keep(const std::function<SweepPart()>& part, const std::stop_token& stop)
    {
        using Clock = std::chrono::steady_clock;
        constexpr Clock::duration pause = std::chrono::seconds(10);
        const std::scoped_lock lock(m_mutex);
        const auto begin = Clock::now();
        if (begin < m_next)
            return;
        writeRows(m_files, part(), stop);
        const auto end = Clock::now();
        m_next = end + std::max(pause, 20 * (end - begin)); // many rows take their time
    }

private:
    Arguments m_files;
    std::mutex m_mutex;
    std::chrono::steady_clock::time_point m_next;
};

void printTable(const std::vector<SweepRow>& rows, const Operation* published)
{
    std::vector<Report> reports;
    for (const SweepRow& row : rows)
        if (row.report)
            reports.push_back(*row.report);
    print(stdout, reportTable(reports, published));
    if (const std::string counted = counterTable(reports); !counted.empty())
        print(stdout, "\n%s", counted.c_str());
    for (const SweepRow& row : rows)
        if (!row.report)
            print(stdout, "%s %s: %s\n", row.recipe.strategy.c_str(), toText(row.recipe.block).c_str(),
                  english(row.reason).c_str());
}

/// The strategies of which no combination ran, with the reason of the first combination.
std::vector<LeftOut> leftOutOf(const std::vector<std::string>& strategies, const std::vector<SweepRow>& rows)
{
    std::vector<LeftOut> leftOut;
    for (const std::string& strategy : strategies) {
        const auto isIts = [&](const SweepRow& row) { return row.recipe.strategy == strategy; };
        const auto first = std::ranges::find_if(rows, isIts);
        if (first != rows.end() &&
            std::ranges::none_of(rows, [&](const SweepRow& row) { return isIts(row) && row.report; }))
            leftOut.push_back({strategy, english(first->reason)});
    }
    return leftOut;
}

/// The rows of a sweep, which several runners measure: each takes the next combination when it is done with one.
class SharedSweep
{
public:
    SharedSweep(std::size_t combinations, const SweepShard& shard) : m_rows(combinations)
    {
        for (std::size_t i = combinations; i-- > 0;)
            if (shard.contains(i))
                m_waiting.push_back(i);
        m_size = m_waiting.size();
    }

    std::size_t size() const { return m_size; } ///< of the shard

    /// The next combination, or nothing when all have been taken.
    std::optional<std::size_t> take()
    {
        const std::scoped_lock lock(m_mutex);
        if (m_waiting.empty())
            return std::nullopt;
        const std::size_t index = m_waiting.back();
        m_waiting.pop_back();
        return index;
    }
    /// It was taken by a worker that is lost.
    void giveBack(std::size_t index)
    {
        const std::scoped_lock lock(m_mutex);
        m_waiting.push_back(index);
    }
    void add(std::size_t index, SweepRow row)
    {
        const std::scoped_lock lock(m_mutex);
        row.combination = index;
        m_rows[index] = std::move(row);
    }
    std::size_t measured() const
    {
        const std::scoped_lock lock(m_mutex);
        return static_cast<std::size_t>(std::ranges::count_if(m_rows, [](const auto& row) { return row.has_value(); }));
    }

    /// Those that were measured, in the order of the combinations.
    std::vector<SweepRow> rows() const
    {
        const std::scoped_lock lock(m_mutex);
        std::vector<SweepRow> rows;
        for (const auto& row : m_rows)
            if (row)
                rows.push_back(*row);
        return rows;
    }

private:
    mutable std::mutex m_mutex;
    std::vector<std::optional<SweepRow>> m_rows;
    std::vector<std::size_t> m_waiting; ///< the next one is the last
    std::size_t m_size = 0;
};

/// One runner for this machine, or one for each worker: without a link it gives its combination back.
std::vector<RunnerOptions> runnersOf(const Arguments& arguments)
{
    std::vector<RunnerOptions> all{runnerOptionsFor(arguments)};
    for (std::size_t i = 1; i < arguments.workers.size(); ++i) {
        all.push_back(all.front());
        all.back().remote = workerOf(arguments.workers[i]);
    }
    for (RunnerOptions& options : all)
        options.standsIn = !options.remote;
    return all;
}

SweepPart readPart(const std::string& name)
{
    constexpr int deepest = 64;
    constexpr std::size_t mostBytes = std::size_t{1} << 30;
    const std::string text = [&] {
        try {
            return readRegularFile(name, mostBytes);
        } catch (const std::runtime_error& error) {
            throw UsageError(name + " cannot be read: " + error.what() + ".");
        }
    }();
    try {
        return sweepPartFromJson(parsedShallow(text, deepest));
    } catch (const SettingError& error) {
        throw UsageError(name + " is no file that \"sweep --json\" of this version wrote. " + error.what());
    } catch (const nlohmann::json::exception& error) {
        throw UsageError(name + " is not JSON: " + error.what());
    }
}

/// Joins what several calls measured of one sweep.
int mergeCommand(const Arguments& arguments)
{
    checkOutputs(arguments, {});
    std::vector<SweepPart> parts;
    std::vector<std::string> names;
    for (const std::string& name : arguments.images) {
        parts.push_back(readPart(name));
        names.push_back(name);
    }
    const SweepPart merged = mergedSweep(parts, names);
    std::vector<Recipe> recipes;
    for (const SweepRow& row : merged.rows)
        recipes.push_back(row.recipe);
    refuseSeveralStrategies(arguments, recipes);
    writeRows(arguments, merged, {});
    if (arguments.csvFile != "-" && arguments.jsonFile != "-")
        printTable(merged.rows, nullptr);
    if (const std::string doubled = doubledIn(parts); !doubled.empty())
        print(stderr, "Several of the files have the combinations %s; those of the first file were taken.\n",
              doubled.c_str());
    const std::string missing = missingOf(merged);
    if (!missing.empty())
        print(stderr, "%zu of %zu combinations are in the files; missing are %s.\n", merged.rows.size(),
              merged.combinations, missing.c_str());
    const bool failed =
        std::ranges::any_of(merged.rows, [](const SweepRow& row) { return row.report && isWrong(*row.report); });
    return failed || !missing.empty() ? 1 : 0;
}

} // namespace

int sweepCommand(const Arguments& arguments)
{
    if (arguments.merge)
        return mergeCommand(arguments);
    Interrupt interrupt;
    const std::vector<RunnerOptions> runners = runnersOf(arguments);
    const Registry registry = runners.front().operations.empty() ? Registry() : Registry(runners.front().operations);
    const std::vector<std::string> strategies = strategiesOf(arguments, registry);
    const std::vector<Recipe> recipes = sweepOf(arguments, registry);
    refuseSeveralStrategies(arguments, recipes);
    checkOutputs(arguments, {});
    const OpenedPicture loaded = interrupt.compute([&] {
        return openImage(arguments.images.front(), interrupt.token(), arguments.range.value_or(RangeChoice()));
    });
    RunControl control;
    control.stop = interrupt.token();

    SharedSweep sweep(recipes.size(), arguments.shard);
    const std::string id = sweepId(recipes, *loaded.image, shortVersionText());
    const auto measuredPart = [&] { return SweepPart{id, recipes.size(), sweep.rows()}; };
    const auto write = [&] {
        const SweepPart part = measuredPart();
        if (arguments.csvFile != "-" && arguments.jsonFile != "-")
            printTable(part.rows, arguments.published ? &registry.operation(recipes.front().operation) : nullptr);
        writeRows(arguments, part, control.stop);
    };
    RowKeeper keeper(arguments);
    keeper.keep(measuredPart, control.stop);
    const auto cut = [&] {
        print(stderr, "Interrupted: %zu of %zu combinations were measured and are written.\n", sweep.measured(),
              sweep.size());
    };
    const auto rescue = [&] {
        cut();
        write();
        flushStandardOutput();
    };
    const auto measure = [&](Runner& runner) {
        while (const std::optional<std::size_t> index = sweep.take()) {
            const Recipe& recipe = recipes[*index];
            print(stderr, "%zu of %zu: %s %s\n", *index + 1, recipes.size(), recipe.strategy.c_str(),
                  toText(recipe.block).c_str());
            RunRequest request;
            request.recipe = recipe;
            request.image = loaded.image;
            request.imageName = nameInRange(loaded.name, loaded.range);
            request.runs = arguments.runs;
            request.check = arguments.check;
            try {
                sweep.add(*index, runSweepRow(runner, request, control));
            } catch (...) {
                sweep.giveBack(*index);
                throw;
            }
            keeper.keep(measuredPart, control.stop);
        }
    };
    std::vector<std::exception_ptr> errors(runners.size());
    const auto work = [&](std::size_t i) {
        try {
            Runner runner(runners[i]);
            measure(runner);
        } catch (const LinkLost& lost) {
            print(stderr, "Worker %zu is lost, and its combination goes to another: %s\n", i + 1, lost.what());
            errors[i] = std::current_exception();
        } catch (...) {
            errors[i] = std::current_exception();
        }
    };
    interrupt.compute(
        [&] {
            std::vector<std::jthread> others;
            for (std::size_t i = 1; i < runners.size(); ++i)
                others.emplace_back(work, i);
            work(0);
        },
        rescue);
    // A combination may have been given back when the other workers had ended.
    for (std::size_t i = 0; i < runners.size() && sweep.measured() < sweep.size(); ++i)
        if (!errors[i] && !control.stop.stop_requested())
            interrupt.compute([&] { work(i); }, rescue);
    const std::vector<SweepRow> rows = sweep.rows();
    bool failed = std::ranges::any_of(rows, [](const SweepRow& row) { return row.report && isWrong(*row.report); });
    if (rows.size() < sweep.size()) {
        const auto first = std::ranges::find_if(errors, [](const auto& error) { return error != nullptr; });
        try {
            if (first != errors.end())
                std::rethrow_exception(*first);
        } catch (const Cancelled&) {
            cut();
            failed = true;
        } catch (const std::exception&) {
            write(); // no measured row is lost
            throw;
        }
    }
    write();
    if (arguments.shard.parts > 1) // a strategy's other combinations may be in other parts
        return failed ? 1 : 0;
    const std::vector<LeftOut> leftOut = leftOutOf(strategies, rows);
    for (const LeftOut& one : leftOut)
        print(stderr, "No combination of %s can run. %s\n", one.strategy.c_str(), one.reason.c_str());
    const bool noneRan = !rows.empty() && leftOut.size() == strategies.size();
    return noneRan && !failed ? 2 : exitStatus(failed, leftOut, arguments.strategies);
}

} // namespace tilescope
