#include "app/check/program_check.h"

#include "app/check/expectations.h"
#include "app/interrupt.h"
#include "app/programs/program_results.h"
#include "gpu/compile/compiler.h"
#include "gpu/declared/kernel_text.h"
#include "gpu/program/replay/replay.h"
#include "gpu/recipe/message.h"
#include "gpu/recipe/run_control.h"
#include "gpu/recipe/text/own_header.h"
#include "gpu/run/runner.h"
#include "gpu/run/runner_options.h"

#include <algorithm>
#include <optional>
#include <set>
#include <stdexcept>
#include <utility>

namespace tilescope
{

namespace fs = std::filesystem;

namespace
{

Finding errorOf(FindingKind kind, const std::string& source, int line, const std::string& sentence)
{
    Finding finding;
    finding.kind = kind;
    finding.source = source;
    finding.line = line;
    finding.message = Message(sentence);
    return finding;
}

/// "reduce" of "reduce<float, 4>"
std::string withoutArguments(const std::string& title) { return title.substr(0, title.find('<')); }

/// A note "//@ expect" and the kernel that it stands in or before.
struct KernelExpectation {
    KernelNote note; ///< its line is one of all of the text
    TextPlace place; ///< where the user wrote it
    std::string kernel;
};

/// Those of a text and of the headers that it carries.
std::vector<KernelExpectation> expectationsIn(const std::string& text, const std::string& name, const Replay& replay)
{
    std::vector<KernelNote> notes = expectationNotes(text);
    for (const CarriedHeader& header : headersIn(text))
        for (KernelNote& note : expectationNotes(std::string(header.text))) {
            note.line += header.line - 1;
            notes.push_back(std::move(note));
        }
    if (notes.empty())
        return {};
    const auto placeOf = [&](int line) {
        TextPlace place = placeIn(text, name, line);
        if (place.file != name)
            place.file = headerPlace(replay, name, place.file);
        return place;
    };
    std::vector<KernelExpectation> all;
    const std::vector<DefinedKernel> kernels = kernelsIn(text);
    for (KernelNote& note : notes) {
        const TextPlace place = placeOf(note.line);
        std::string kernel;
        for (const DefinedKernel& one : kernels) {
            const std::size_t end = afterClosed(text, one.body, '{', '}');
            const auto lastLine = 1 + std::count(text.begin(), text.begin() + static_cast<std::ptrdiff_t>(end), '\n');
            if (kernel.empty() && lastLine >= note.line && placeOf(one.line).file == place.file)
                kernel = one.name;
        }
        all.push_back({std::move(note), place, std::move(kernel)});
    }
    return all;
}

/// One program.
class ProgramCheck
{
public:
    ProgramCheck(const Arguments& arguments, std::string name, Interrupt& interrupt)
        : m_arguments(arguments), m_name(std::move(name)), m_interrupt(interrupt)
    {
    }

    CheckedProgram check(const Words& named)
    {
        try {
            run(named);
        } catch (const CompileError& error) {
            for (const Diagnostic& diagnostic : error.diagnostics)
                if (diagnostic.severity == DiagnosticSeverity::Error)
                    add(errorOf(FindingKind::Compiler, diagnostic.file, diagnostic.line, diagnostic.message));
        } catch (const UsageError&) {
            throw;
        } catch (const CompilerUnavailable&) {
            throw;
        } catch (const Cancelled&) {
            throw;
        } catch (const std::runtime_error& error) { // such as a folder without a program
            add(errorOf(FindingKind::Refused, m_name, 0, error.what()));
        }
        return std::move(m_checked);
    }

private:
    void run(const Words& named)
    {
        ProgramSources sources = programSources({m_name}, *m_arguments.program);
        sources.named.insert(sources.named.end(), named.begin(), named.end());
        // Standard output has the findings.
        ProgramResults results = ranProgram(std::move(sources), *m_arguments.program, stderr, m_interrupt);
        if (!results.replay.launches.empty()) {
            RunnerOptions options = RunnerOptions::fromEnvironment();
            options.operations = {results.replay.operation};
            Runner runner(options);
            repeatLaunches(m_arguments, runner, m_interrupt, results);
        }
        for (const ProgramFile& file : results.record.files) {
            m_checked.files.emplace_back(file.name);
            for (const CarriedHeader& header : headersIn(file.text))
                m_checked.files.emplace_back(headerPlace(results.replay, file.name, header.name));
        }
        for (const Finding& finding : results.host)
            add(finding);
        std::set<std::string> kernels;
        for (const RepeatedLaunch& launch : results.repeated) {
            kernels.insert(results.record.record.launches[launch.number - 1].kernel);
            for (const Finding& finding : launch.findings)
                add(finding);
        }
        m_checked.kernels = kernels.size();
        addFaults(results);
        addEnd(results.record);
        addUnmet(results);
        if (results.record.record.launchCount == 0 && results.host.empty())
            results.notes.push_back(m_name + ": the program launched no kernel.");
        m_checked.notes = results.notes;
        m_checked.document = documentOf(results);
    }

    /// At the name that the user gave the file.
    void add(Finding finding)
    {
        std::error_code none;
        std::string file = finding.source.empty() ? m_name : finding.source;
        const auto known =
            std::ranges::find_if(m_checked.files, [&](const fs::path& one) { return fs::equivalent(file, one, none); });
        if (known != m_checked.files.end())
            file = known->string();
        FoundIn found{file, std::move(finding)};
        if (std::ranges::find(m_checked.found, found) == m_checked.found.end())
            m_checked.found.push_back(std::move(found));
    }

    /// Kernels that ended with an error and whose launches were not repeated, which would tell it.
    void addFaults(const ProgramResults& results)
    {
        for (const RecordedLaunch& launch : results.record.record.launches) {
            const auto repeated = std::ranges::find(results.repeated, launch.number, &RepeatedLaunch::number);
            const bool isTold = repeated != results.repeated.end() &&
                                std::ranges::any_of(repeated->findings, [](const Finding& finding) {
                                    return finding.severity == Severity::Error;
                                });
            if (launch.fault.empty() || isTold)
                continue;
            const bool hasPlace = launch.faultLine > 0 && !launch.faultFile.empty();
            add(errorOf(FindingKind::FailedLaunch, hasPlace ? launch.faultFile : launch.file,
                        hasPlace ? launch.faultLine : launch.line,
                        "Kernel " + shortKernelTitle(launch.kernel) + ": " + launch.fault));
        }
    }

    void addEnd(const ProgramRecord& record)
    {
        if (const std::string end = endText(record); !end.empty())
            add(errorOf(record.timedOut ? FindingKind::StepLimit : FindingKind::WrongResult, {}, 0, end));
        else if (record.exitCode != 0)
            add(errorOf(FindingKind::WrongResult, {}, 0,
                        "The program ended with the exit status " + std::to_string(record.exitCode) + "."));
    }

    void addUnmet(const ProgramResults& results)
    {
        struct Judged {
            KernelExpectation wanted;
            bool isJudged = false;
        };
        std::vector<Judged> all;
        const auto collect = [&](const std::string& text, const std::string& name) {
            for (KernelExpectation& one : expectationsIn(text, name, results.replay)) {
                const bool isKnown = std::ranges::any_of(all, [&](const Judged& other) {
                    return other.wanted.place.file == one.place.file && other.wanted.place.line == one.place.line;
                });
                if (!isKnown)
                    all.push_back({std::move(one)});
            }
        };
        for (const ProgramFile& file : results.record.files)
            collect(file.text, file.name);
        for (const Strategy& strategy : results.replay.operation.strategies)
            collect(strategy.source.text, strategy.source.name);
        for (const RepeatedLaunch& launch : results.repeated) {
            const std::string title = shortKernelTitle(results.record.record.launches[launch.number - 1].kernel);
            for (Judged& one : all)
                if (one.wanted.kernel == withoutArguments(title)) {
                    one.isJudged = true;
                    judge(one.wanted, launch, title);
                }
        }
        for (const Judged& one : all)
            if (!one.isJudged)
                add(errorOf(FindingKind::Refused, one.wanted.place.file, one.wanted.place.line,
                            "\"//@ expect " + one.wanted.note.rest +
                                "\" cannot be judged: " + reasonOf(one.wanted.kernel, results)));
    }

    void judge(const KernelExpectation& wanted, const RepeatedLaunch& launch, const std::string& title)
    {
        KernelNote note = wanted.note;
        note.line = wanted.place.line;
        try {
            for (Finding& unmet : unmetExpectations({note}, toJson(launch.report), [&](const std::string& file) {
                     return readReport(fs::path(wanted.place.file).parent_path() / file);
                 })) {
                unmet.source = wanted.place.file;
                unmet.message =
                    Message("Launch " + std::to_string(launch.number) + " (" + title + "): " + english(unmet.message));
                add(std::move(unmet));
            }
        } catch (const UsageError& error) {
            throw UsageError(wanted.place.file + ": " + error.what());
        }
    }

    static std::string reasonOf(const std::string& kernel, const ProgramResults& results)
    {
        if (kernel.empty())
            return "no kernel follows it in its file. Write it into a kernel, or in the line before.";
        const auto isIts = [&](const RecordedLaunch& launch) {
            return withoutArguments(shortKernelTitle(launch.kernel)) == kernel;
        };
        const auto& launches = results.record.record.launches;
        const auto launch = std::ranges::find_if(launches, isIts);
        if (launch == launches.end())
            return "the program did not launch the kernel " + kernel +
                   ". Give the program arguments after -- with which it does.";
        const std::string number = "aunch " + std::to_string(launch->number);
        for (const std::string& note : results.notes)
            if (note.starts_with("L" + number + " ") || note.starts_with("L" + number + ":"))
                return note;
        return "l" + number + " of the kernel " + kernel + " was not repeated.";
    }

    const Arguments& m_arguments;
    std::string m_name;
    Interrupt& m_interrupt;
    CheckedProgram m_checked;
};

} // namespace

CheckedProgram checkProgram(const Arguments& arguments, const std::string& name, const Words& named,
                            Interrupt& interrupt)
{
    return ProgramCheck(arguments, name, interrupt).check(named);
}

} // namespace tilescope
