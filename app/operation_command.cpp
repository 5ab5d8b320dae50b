#include "app/commands.h"
#include "app/interrupt.h"
#include "app/operations.h"
#include "app/terminal.h"
#include "gpu/declared/kernel_file.h"
#include "gpu/declared/own_operations.h"
#include "gpu/image/sample.h"
#include "gpu/recipe/json/enum_names.h"
#include "gpu/run/check.h"
#include "gpu/run/runner.h"

#include <algorithm>
#include <cstdio>
#include <map>
#include <set>

namespace tilescope
{

namespace
{

/// Sizes that are no multiple of a block, and one pixel; blocks of one warp and of several.
constexpr BlockSize pictures[] = {{64, 48}, {33, 17}, {1, 1}, {130, 3}};
constexpr BlockSize blocks[] = {{16, 16}, {32, 4}, {8, 8}, {5, 3}};

/// What is tried besides: each parameter at its least and its largest, the others at their defaults.
std::vector<ParameterValues> valuesToTry(const Operation& operation)
{
    std::vector<ParameterValues> all{{}};
    for (const Parameter& parameter : operation.parameters) {
        if (parameter.type == ParameterType::Integer) {
            all.push_back({{parameter.name, static_cast<std::int64_t>(parameter.minimum)}});
            all.push_back({{parameter.name, static_cast<std::int64_t>(parameter.maximum)}});
        } else if (parameter.type == ParameterType::Real) {
            all.push_back({{parameter.name, parameter.minimum}});
            all.push_back({{parameter.name, parameter.maximum}});
        } else if (parameter.type == ParameterType::Boolean) {
            all.push_back({{parameter.name, !std::get<bool>(parameter.defaultValue)}});
        }
        for (const std::string& choice : parameter.choices)
            all.push_back({{parameter.name, choice}});
    }
    return all;
}

/// ", radius=1, gain=0.5"
std::string textOf(const ParameterValues& values)
{
    std::string text;
    for (const auto& [name, value] : values)
        text += ", " + name + "=" + toText(value);
    return text;
}

std::string textOf(const Recipe& recipe, BlockSize picture)
{
    return toText(picture) + ", block " + toText(recipe.block) + ", " + nameOf(recipe.compiler) +
           textOf(recipe.parameters);
}

/// Runs one operation, and says what was found.
class OperationCheck
{
public:
    OperationCheck(const Operation& operation, const Arguments& arguments, Interrupt& interrupt)
        : m_operation(operation), m_interrupt(interrupt), m_runner([&] {
              RunnerOptions options = ownRunnerOptions();
              options.operations = {operation};
              return options;
          }())
    {
        for (const auto& [compiler, name] :
             {std::pair(CompilerChoice::Nvrtc, "nvrtc"), std::pair(CompilerChoice::Clang, "clang")})
            if ((arguments.compiler == "auto" || arguments.compiler == name) && m_runner.toolchain().has(compiler))
                m_compilers.push_back(compiler);
        if (m_compilers.empty())
            throw UsageError("No compiler that can be used was found; \"tilescope devices\" says more.");
    }

    /// Whether nothing was found.
    bool run()
    {
        print(stdout, "%s: %s\n", m_operation.name.c_str(), m_operation.title.c_str());
        if (!m_operation.referencePlan && m_operation.strategies.size() == 1)
            print(stdout, "  nothing says what is right: name a reference kernel or strategy\n");
        for (const Strategy& strategy : m_operation.strategies)
            one(strategy);
        return m_isGood;
    }

private:
    void one(const Strategy& strategy)
    {
        int runs = 0;
        std::set<std::string> faults;
        for (const CompilerChoice compiler : m_compilers)
            for (const BlockSize picture : pictures)
                for (const BlockSize block : blocks)
                    for (const ParameterValues& values : valuesToTry(m_operation)) {
                        Recipe recipe;
                        recipe.operation = m_operation.name;
                        recipe.strategy = strategy.name;
                        recipe.compiler = compiler;
                        recipe.block = block;
                        recipe.parameters = values;
                        recipe.backend = BackendChoice::Emulator;
                        recipe.counters = CounterMode::None;
                        ++runs;
                        if (const std::string fault = faultOf(recipe, picture); !fault.empty())
                            faults.insert(fault + "\n    first at " + textOf(recipe, picture));
                        if (faults.size() >= 3)
                            return say(strategy, runs, faults);
                    }
        say(strategy, runs, faults);
    }

    void say(const Strategy& strategy, int runs, const std::set<std::string>& faults)
    {
        m_isGood = m_isGood && faults.empty();
        print(stdout, "  %-18s %d runs%s\n", strategy.name.c_str(), runs,
              faults.empty() ? ", all as they should be" : "");
        for (const std::string& fault : faults)
            print(stdout, "    %s\n", fault.c_str());
        for (const std::string& note : m_notes)
            print(stdout, "    note: %s\n", note.c_str());
        m_notes.clear();
        std::fflush(stdout);
    }

    std::string faultOf(const Recipe& recipe, BlockSize size)
    {
        RunRequest request;
        request.recipe = recipe;
        request.image = std::make_shared<const Image>(makeSample("board", size.width, size.height));
        try {
            const Report report = m_interrupt.compute([&] { return m_runner.run(request, {m_interrupt.token(), {}}); });
            for (const Message& note : report.notes)
                m_notes.insert(english(note));
            for (const Finding& finding : report.findings)
                if (finding.severity == Severity::Error)
                    return english(finding.message);
            if (report.check && report.check->mismatches > 0)
                return std::to_string(report.check->mismatches) + " values differ from the reference, by up to " +
                       std::to_string(report.check->maxAbsDifference);
            return report.check || !report.picture ? "" : differenceFromFirst(recipe, size, *report.picture);
        } catch (const Cancelled&) {
            throw;
        } catch (const SettingError& error) { // refused in words, which an operation may
            return error.field == "operation" ? error.what() : "";
        } catch (const std::exception& error) {
            return error.what();
        }
    }

    /// Without a reference all strategies must agree with the first.
    std::string differenceFromFirst(const Recipe& recipe, BlockSize size, const Image& picture)
    {
        const auto [first, isNew] = m_first.emplace(toText(size) + textOf(recipe.parameters), picture);
        if (isNew || first->second.format() != picture.format())
            return "";
        const CheckReport check = compare(picture, first->second, {m_operation.tolerance});
        return check.mismatches == 0
                   ? ""
                   : std::to_string(check.mismatches) + " values differ from another block, compiler or strategy";
    }

    const Operation& m_operation;
    Interrupt& m_interrupt;
    Runner m_runner;
    std::vector<CompilerChoice> m_compilers;
    std::map<std::string, Image> m_first;
    std::set<std::string> m_notes; ///< of the strategy's runs, each once
    bool m_isGood = true;
};

} // namespace

int operationCommand(const Arguments& arguments)
{
    Interrupt interrupt;
    bool isGood = true;
    for (const std::string& path : arguments.operationFolders) {
        try {
            const Operation operation = readOperation(path);
            isGood = OperationCheck(operation, arguments, interrupt).run() && isGood;
        } catch (const UsageError&) {
            throw;
        } catch (const Cancelled&) {
            print(stderr, "tilescope: %s\n", Cancelled().what());
            return 1;
        } catch (const std::exception& error) {
            print(stdout, "%s\n  %s\n", path.c_str(), error.what());
            isGood = false;
        }
    }
    return isGood ? 0 : 1;
}

} // namespace tilescope
