#include "app/check/expectations.h"
#include "app/check/program_check.h"
#include "app/check/sarif.h"
#include "app/commands.h"
#include "app/files.h"
#include "app/interrupt.h"
#include "app/operations.h"
#include "app/option_table.h"
#include "app/recipes.h"
#include "app/strategy_runs.h"
#include "app/tables/tables.h"
#include "app/terminal.h"
#include "gpu/compile/compiler.h"
#include "gpu/declared/kernel_file.h"
#include "gpu/declared/own_operations.h"
#include "gpu/image/sample.h"
#include "gpu/program/program.h"
#include "gpu/ptx/module.h"
#include "gpu/recipe/json/enum_names.h"
#include "gpu/run/runner.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <filesystem>

namespace tilescope
{

using nlohmann::json;

namespace
{

/// Sides that no usual block divides, so that a missing test of the border shows.
constexpr int imageWidth = 203, imageHeight = 149;

Finding findingOf(FindingKind kind, int line, const std::string& sentence, const std::string& source = {})
{
    Finding finding;
    finding.source = source;
    finding.kind = kind;
    finding.line = line;
    finding.message = Message(sentence);
    return finding;
}

/// Checks files, one after the other, and keeps what it finds.
class FileCheck
{
public:
    FileCheck(const Arguments& arguments, Interrupt& interrupt)
        : m_arguments(arguments), m_interrupt(interrupt),
          m_image(std::make_shared<const Image>(makeSample("board", imageWidth, imageHeight)))
    {
    }

    /// A kernel file, or a folder of an operation.
    void checkOperation(const std::string& path)
    {
        m_file = path;
        std::error_code unknown;
        m_isFolder = std::filesystem::is_directory(path, unknown);
        try {
            const Operation operation = readOperation(path);
            RunnerOptions options = ownRunnerOptions();
            options.operations = {operation};
            Runner runner(options);
            for (const Strategy& strategy : operation.strategies)
                check(runner, operation, strategy);
        } catch (const KernelFileError& error) {
            add(findingOf(FindingKind::Refused, 0, error.what()));
        } catch (const SettingError& error) {
            add(findingOf(FindingKind::Refused, 0, error.what()));
        }
    }

    const std::vector<FoundIn>& found() const { return m_found; }
    const std::vector<Report>& reports() const { return m_reports; }

private:
    void add(Finding finding)
    {
        const bool isOther = !finding.source.empty() && finding.source != fileName(); // of a folder's, or a header
        const std::filesystem::path path(m_file);
        FoundIn found{isOther ? ((m_isFolder ? path : path.parent_path()) / finding.source).lexically_normal().string()
                              : m_file,
                      std::move(finding)};
        if (std::ranges::find(m_found, found) == m_found.end())
            m_found.push_back(std::move(found));
    }

    std::string fileName() const { return std::filesystem::path(m_file).filename().string(); }

    void check(Runner& runner, const Operation& operation, const Strategy& strategy)
    {
        RunRequest request;
        request.recipe.operation = operation.name;
        request.recipe.strategy = strategy.name;
        request.recipe.block = m_arguments.block.value_or(operation.defaultBlock);
        request.recipe.backend = BackendChoice::Emulator;
        request.recipe.compiler = fromName<CompilerChoice>(m_arguments.compiler, "compiler");
        request.image = m_image;
        request.imageName = "sample:board";
        try {
            Report report = m_interrupt.compute([&] {
                return runInItsBlock(runner, request, controlFor(m_interrupt, strategy.name),
                                     m_arguments.block.has_value());
            });
            endProgress();
            nameHeaders(report, runner.registry());
            for (const Finding& finding : report.findings)
                add(finding);
            if (report.check && report.check->mismatches > 0)
                add(findingOf(FindingKind::WrongResult, 0,
                              strategy.name + ": " + std::to_string(report.check->mismatches) +
                                  " values differ from the reference."));
            addUnmet(strategy.source, report);
            report.picture.reset();
            m_reports.push_back(std::move(report));
        } catch (const CompileError& error) {
            for (const Diagnostic& diagnostic : error.diagnostics)
                if (diagnostic.severity == DiagnosticSeverity::Error)
                    add(findingOf(FindingKind::Compiler, diagnostic.line, diagnostic.message, diagnostic.file));
        } catch (const ptx::PtxError& error) {
            add(findingOf(FindingKind::Refused, 0, error.what()));
        } catch (const SettingError& error) {
            add(findingOf(FindingKind::Refused, 0, error.what()));
        }
    }

    void addUnmet(const KernelSource& source, const Report& report)
    {
        const std::filesystem::path path(m_file), folder = m_isFolder ? path : path.parent_path();
        try {
            for (Finding& unmet :
                 unmetExpectations(expectationNotes(source.text), toJson(report),
                                   [&](const std::string& file) { return readReport(folder / file); })) {
                unmet.source = source.name;
                add(std::move(unmet));
            }
        } catch (const UsageError& error) {
            throw UsageError(m_file + ": " + error.what());
        }
    }

    const Arguments& m_arguments;
    Interrupt& m_interrupt;
    ImagePtr m_image;
    std::string m_file;
    bool m_isFolder = false; ///< of an operation, whose findings are in its files
    std::vector<FoundIn> m_found;
    std::vector<Report> m_reports;
};

/// The files and folders of a call, as what they are.
struct GivenPrograms {
    Words programs;   ///< files with a main(), and folders without an operation.json
    Words sources;    ///< other files that a program can be made of
    Words operations; ///< all else: folders, or files that cannot be read
};

bool isProgram(const std::string& path)
{
    try {
        return isSourceFile(path) && hasMain(ProgramSources{{path}, {}, {}});
    } catch (const std::runtime_error&) { // whoever checks it says why
        return false;
    }
}

GivenPrograms divided(const Words& paths)
{
    GivenPrograms given;
    for (const std::string& path : paths) {
        std::error_code none;
        const bool isFolder = std::filesystem::is_directory(path, none);
        const bool isOperation =
            isFolder && std::filesystem::exists(std::filesystem::path(path) / "operation.json", none);
        Words& kind = (isFolder && !isOperation) || isProgram(path) ? given.programs
                      : isSourceFile(path)                          ? given.sources
                                                                    : given.operations;
        kind.push_back(path);
    }
    return given;
}

/// Refuses options and arguments of programs where there is none, or where they are meant for one of several.
void checkProgramArguments(const Arguments& arguments, const Words& programs)
{
    const ProgramArguments& own = *arguments.program;
    const bool hasOptions = !own.includes.empty() || !own.definitions.empty() || !own.libraries.empty() ||
                            !own.image.empty() || !own.arguments.empty();
    if (programs.empty() && hasOptions)
        throw UsageError("--include, --define, --library, --image and what follows -- are for a whole program, and "
                         "none of the files has a main(). Leave them out.");
    if (programs.size() > 1 && !own.arguments.empty())
        throw UsageError("What follows -- is passed to a program, and there are several: " +
                         joinedWords(programs, ", ") + ". Check one of them at a time.");
    if (!programs.empty() && arguments.block)
        throw UsageError(programs.front() +
                         " is a whole program, which says itself in which blocks its kernels run. Leave --block out.");
}

/// Whether a program has the file: compiled, or included.
bool isPartOf(const CheckedProgram& program, const std::string& path)
{
    std::error_code none;
    return std::ranges::any_of(program.files, [&](const std::filesystem::path& file) {
        return std::filesystem::equivalent(file, path, none);
    });
}

/// Whether "--fail-on" names the finding: by its kind, or by a severity, which stands for worse ones too.
bool isNamed(const Words& words, const Finding& finding)
{
    const auto has = [&](const char* word) { return contains(words, word); };
    if (contains(words, nameOf(finding.kind)))
        return true;
    switch (finding.severity) {
    case Severity::Error: return has("error") || has("warning") || has("note");
    case Severity::Warning: return has("warning") || has("note");
    case Severity::Note: return has("note");
    }
    return false;
}

/// A misspelt word would let a script pass.
void checkWords(const Words& words)
{
    Words known{"error", "warning", "note", "none"};
    for (const FindingKindFacts& kind : findingKinds())
        known.push_back(nameOf(kind.kind));
    for (const std::string& word : words)
        if (!contains(known, word))
            throw UsageError("--fail-on takes " + alternatives(known) + "; \"" + word + "\" is none of them.");
}

std::string counted(std::size_t count, const char* one, const char* many)
{
    return std::to_string(count) + " " + (count == 1 ? one : many);
}

std::string summaryOf(const std::vector<FoundIn>& found, std::size_t runs, std::size_t files)
{
    const auto of = [&](Severity severity) {
        return static_cast<std::size_t>(
            std::ranges::count_if(found, [&](const FoundIn& one) { return one.finding.severity == severity; }));
    };
    return counted(of(Severity::Error), "error", "errors") + ", " +
           counted(of(Severity::Warning), "warning", "warnings") + ", " + counted(of(Severity::Note), "note", "notes") +
           " in " + counted(runs, "kernel", "kernels") + " of " + counted(files, "file", "files") + "\n";
}

} // namespace

int checkCommand(const Arguments& arguments)
{
    checkOutputs(arguments, {});
    checkWords(arguments.failOn);
    const GivenPrograms given = divided(arguments.operationFolders);
    checkProgramArguments(arguments, given.programs);
    Interrupt interrupt;
    std::vector<FoundIn> found;
    json document = json::array();
    std::size_t kernels = 0;
    Words left = given.sources; // that no program has
    for (const std::string& path : given.programs) {
        CheckedProgram program = checkProgram(arguments, path, given.sources, interrupt);
        for (FoundIn& one : program.found)
            if (std::ranges::find(found, one) == found.end())
                found.push_back(std::move(one));
        for (const std::string& note : program.notes)
            print(stderr, note + "\n");
        if (!program.document.is_null())
            document.push_back(std::move(program.document));
        kernels += program.kernels;
        std::erase_if(left, [&](const std::string& source) { return isPartOf(program, source); });
    }
    FileCheck check(arguments, interrupt);
    for (const std::string& path : given.operations)
        check.checkOperation(path);
    for (const std::string& path : left)
        check.checkOperation(path);
    found.insert(found.end(), check.found().begin(), check.found().end());
    const std::vector<Report>& reports = check.reports();
    const bool isQuiet = arguments.jsonFile == "-" || arguments.sarifFile == "-";
    if (!isQuiet) {
        Report all;
        for (const FoundIn& one : found) {
            all.findings.push_back(one.finding);
            all.findings.back().source = one.file;
        }
        print(stdout, findingText({all}));
        print(stdout, summaryOf(found, kernels + reports.size(), arguments.operationFolders.size()));
    }
    print(stderr, noteText(reports)); // such as kernels that were left out
    const auto write = [&](const std::string& file, const json& content) {
        if (!file.empty())
            writeJson(file, content, interrupt.token());
    };
    write(arguments.sarifFile, sarifOf(found, programVersion()));
    for (const Report& report : reports)
        document.push_back(toJson(report));
    write(arguments.jsonFile, document);
    const bool fails =
        std::ranges::any_of(found, [&](const FoundIn& one) { return isNamed(arguments.failOn, one.finding); });
    return fails ? 1 : 0;
}

} // namespace tilescope
